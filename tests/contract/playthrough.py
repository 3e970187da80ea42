"""Random games of fixed dice, each step boiled down to a digit of a checksum of all that was offered, refused, told.

`python -m tests.contract.playthrough` writes playthroughs.toml anew. Whoever has to do that has changed how recorded
games play: see "How to fix a rule" in CONTRIBUTING.
"""

from __future__ import annotations

import tomllib
import zlib
from pathlib import Path

from omerta.games import find_game
from omerta.kernel import CHANCE, Dice, Game, Journal, State, digest, format_step
from tests.contract.play import step
from tests.mafia_war.wild import wild_encounter, wild_turn

TABLE = Path(__file__).with_name("playthroughs.toml")
MOST_STEPS = 240
STRIDE = 4
"""After every so many steps the whole position counts."""
REFUSALS = 30
"""At every step so many choices are looked at whether they are refused, and by which rule."""
WHOLE_GAMES = {
    "famiglia": ({}, {"hands": "hidden"}) * 4,
    "mafia-war": ({}, {"families": "first-game", "conflict": "predictable"}, {"rulebook": "1.0"}),
}
ENCOUNTERS = 28
TURNS = 28
WILD = {"encounter": wild_encounter, "turn": wild_turn}


def names() -> list[str]:
    """Every playthrough: a game, or a kind of wild position, and a number."""
    counts = {"encounter": ENCOUNTERS, "turn": TURNS} | {name: len(tables) for name, tables in WHOLE_GAMES.items()}
    return [f"{kind}-{number}" for kind, count in counts.items() for number in range(count)]


def start_of(name: str) -> tuple[Game, State]:
    """Where a playthrough begins."""
    kind, _, digits = name.rpartition("-")
    number = int(digits)
    if kind in WILD:
        return find_game("mafia-war"), WILD[kind](number)
    game = find_game(kind)
    return game, game.setup(game.choose_options(WHOLE_GAMES[kind][number]))


def play_through(name: str) -> tuple[list[str], str]:
    """Every step, and for each a digit that depends on all that was met and done so far; the whole checksum last."""
    game, state = start_of(name)
    journal = Journal()
    dice = Dice(f"playthrough/{name}")
    steps: list[str] = []
    digits = ""
    checksum = 0
    while len(steps) < MOST_STEPS and (state.to_move() or state.is_chance_due()):
        seen = [*describe_offers(game, state), *describe_refusals(game, state, dice)]
        seat, action = step(game, state, dice)
        state = state.copy()
        state.journal = journal
        state.advance(seat, action)
        seen += [f"{event.kind} {event.rule} {event.args} {event.audience}" for event in journal.events]
        journal.events.clear()
        if len(steps) % STRIDE == 0:
            seen.append(digest(game, state))
        steps.append(format_step(seat, action))
        checksum = zlib.crc32("\n".join(seen).encode(), checksum)
        digits += f"{checksum % 16:x}"
    return steps, f"{digits}{checksum:08x}"


def describe_offers(game: Game, state: State) -> list[str]:
    """Who is asked, and what everybody may do."""
    offers = [" ".join(action.notation for action in state.legal_actions(seat)) for seat in range(game.seats)]
    return [str(state.to_move()), str(state.chance_total()), *offers]


def describe_refusals(game: Game, state: State, dice: Dice) -> list[str]:
    """Why some choices are refused: half of them like those that are offered, half of them any."""
    told: list[str] = []
    movers = state.to_move() or (CHANCE,)
    asked = movers[dice.below(len(movers))]
    verbs = {action.verb for action in state.legal_actions(asked)}
    alike = [action for action in game.actions if action.verb in verbs]
    for number in range(REFUSALS):
        is_any = number % 2 == 0
        seat = dice.below(game.seats) if is_any and asked != CHANCE else asked
        choices = game.actions if is_any else alike
        action = choices[dice.below(len(choices))]
        if not state.is_legal(seat, action):
            told.append(f"{seat} {action.notation} {state.refusal(seat, action)}")
    return told


def recorded() -> dict[str, str]:
    """The digits of every playthrough as they were written down."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def edition_of(name: str) -> str:
    """The printed data that a game is played with."""
    edition = find_game(name).edition
    return " ".join(edition) if edition else ""


def record() -> None:
    """Write them down anew."""
    lines = [f'{name} = "{play_through(name)[1]}"' for name in names()]
    edition = f'edition = "{edition_of("mafia-war")}"'
    title = "# A digit for each step of every playthrough: python -m tests.contract.playthrough"
    TABLE.write_text("\n".join([title, edition, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    record()
