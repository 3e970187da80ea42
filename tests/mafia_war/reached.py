"""What random games of The Great Mafia War reach, and what they never do: `python -m tests.mafia_war.reached GAMES`."""

from __future__ import annotations

import sys

from omerta.bots import make_bot
from omerta.games.mafia_war import MafiaWar, State, open_mafia_war
from omerta.games.mafia_war.actions import BY_SEA, CAR_STRIKE, DO, ORDER, SPACE, Choice
from omerta.games.mafia_war.box.parts import CHOSEN_KINDS, EXERT, ULTIMA_AZIONE
from omerta.games.mafia_war.box.tables import MINIGUNS
from omerta.games.mafia_war.numbers import FRESH
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.phases.planning.sheets import bottom_space
from omerta.kernel import Action, Dice, EventKind, Journal
from tests.contract.play import step

ENDINGS = ("five-alone", "six-together", "more-mandamenti", "tie-break", "draw")
PASSAGES = frozenset(
    {
        "round",
        "attack",
        "encounter",
        "management",
        "final-actions",
        "influence-tiles",
        "setup-units",
        "setup-labs",
        "sheet-zero",
        "line-up",
        "fill-headquarters",
        "uncover",
        "box-up",
    }
)
"""Frames that ask nobody."""
USED = ("influence", "meeting", "reinforcements", "cars", "speedboats", "bribery")
"""Tiles that are used by saying so; the others change what is offered or counted."""


class Reached:
    """Everything that came up, as `kind: name` texts."""

    def __init__(self, game: MafiaWar) -> None:
        self.game = game
        self.found: set[str] = set()

    def wanted(self) -> set[str]:
        """Everything that should come up."""
        box = self.game.box
        wanted = {f"action: {kind_of(action)}" for action in self.game.actions if _is_wanted(self.game, action)}
        wanted |= {f"frame: {word}" for word in FRAMES.by_word() if word not in PASSAGES}
        wanted |= {f"event: {kind.name}" for kind in vars_of(self.game.events)}
        wanted |= {f"order: {order.id}" for order in box.orders}
        wanted |= {f"space: {space.id}" for sheet in box.sheets[1:] for space in sheet.spaces}
        wanted |= {f"tile: {tile}" for tile in box.tile_ids}
        wanted |= {f"ending: {reason}" for reason in ENDINGS}
        for order in box.orders:
            wanted |= {f"part: {order.id} {part.kind}" for part in order.parts if part.kind < CHOSEN_KINDS}
        return wanted

    def watch(self, state: State, seat: int, action: Action) -> None:
        """Note a choice about to be made."""
        assert isinstance(action, Choice)
        words = [FRAMES.format(frame).split()[0] for frame in state.frames]
        self.found.add(f"action: {kind_of(action)}")
        self.found.add(f"frame: {words[-1]}")
        if action.kind == SPACE and words[-1] in ("pick-space", "final-action"):
            self.found.add(f"space: {bottom_space(state, action.number).id}")
        if action.kind == DO and words[-1] == "executing":
            seat, slot = divmod(state.executing, 13)
            order = state.box.orders[state.order_number(seat, slot)]
            self.found.add(f"part: {order.id} {action.number}")
        self.watch_silent_tiles(state, seat, action)

    def watch_silent_tiles(self, state: State, seat: int, action: Choice) -> None:
        """Tiles that work without being used: a second order, a far car bomb, an attack by sea."""
        if action.kind == ORDER:
            area = int(FRAMES.format(state.frames[-1]).split()[2])
            if state.orders[area * 2] >= 0 and not state.order_marks[area * 2] & FRESH:
                self.found.add("tile: chain-of-command")
        elif action.kind == CAR_STRIKE:
            executing = next(text for frame in state.frames if (text := FRAMES.format(frame)).startswith("executing"))
            if state.box.distance[int(executing.split()[2])][action.number] > 1:
                self.found.add("tile: delay-detonator")
        elif action.kind == BY_SEA and state.has_tile(seat, MINIGUNS):
            self.found.add("tile: miniguns")

    def note(self, journal: Journal) -> None:
        """Note what happened."""
        for event in journal.events:
            self.found.add(f"event: {event.kind}")
            if event.kind == "order-begun":
                self.found.add(f"order: {event.args['order']}")
            if event.kind == "tile-used":
                self.found.add(f"tile: {event.args['tile']}")


def kind_of(action: Action) -> str:
    """One area, sea or order is as good as another; everything else counts by itself."""
    is_alike = action.args and action.args[0][0] in ("area", "sea", "order", "amount")
    return action.verb if is_alike else action.notation


def vars_of(events: object) -> list[EventKind]:
    """All kinds of events of an edition."""
    return [kind for name in dir(events) if isinstance(kind := getattr(events, name), EventKind)]


def _is_wanted(game: MafiaWar, action: Action) -> bool:
    """Cells that no sheet has, tiles that work without being used and parts that always come alone are never asked."""
    assert isinstance(action, Choice)
    if action.verb == "use":
        return game.box.tile_ids[action.number] in USED
    if action.verb == "do":
        return action.number not in (EXERT, ULTIMA_AZIONE)
    if action.verb in ("take", "top", "space"):
        sheets = game.box.sheets[:-1] if action.verb != "space" else game.box.sheets[1:]
        return any(sheet.space_in[action.number] is not None for sheet in sheets)
    return True


def play(game: MafiaWar, number: int, reached: Reached) -> None:
    """One game: random, but every twentieth among soldati, who win early."""
    dice = Dice(f"reached/{number}")
    bots = [make_bot(game, "soldato", dice) for _ in range(game.seats)] if number % 20 == 0 else []
    options = {"families": "first-game" if number % 10 == 9 else "drawn"}
    state = game.setup(options)
    journal = Journal()
    state.journal = journal
    while state.frames:
        if bots and (movers := state.to_move()):
            seat = movers[0]
            action = bots[seat].choose(state.seen_by(seat))
        else:
            seat, action = step(game, state, dice)
        reached.watch(state, seat, action)
        state.advance(seat, action)
        reached.note(journal)
        journal.events.clear()
    assert state.ending is not None
    reached.found.add(f"ending: {state.ending.reason}")


def main(games: int) -> None:
    """Print what was never reached."""
    game = open_mafia_war()
    reached = Reached(game)
    for number in range(games):
        play(game, number, reached)
    missing = sorted(reached.wanted() - reached.found)
    sys.stdout.write(f"{games} games, {len(missing)} of {len(reached.wanted())} never reached\n")
    sys.stdout.writelines(f"  {text}\n" for text in missing)


if __name__ == "__main__":
    main(int(sys.argv[1]))
