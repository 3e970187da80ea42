"""What one game of equal bots tells: what its sides had without choosing, what they chose of what they could, and how
they stood on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from omerta.arena.fitting import find_scale, has_scale
from omerta.arena.results import Line
from omerta.arena.run import Run
from omerta.games import find_game
from omerta.kernel import Action, Game, State

USES: Final = frozenset(
    ("take", "space", "gain", "order", "mark", "use", "card", "equip", "finesse", "brute-force", "accountant", "brute")
)
"""Verbs whose object is worth counting."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played: by one kind of bot in all seats."""

    number: int
    game: str
    edition: str | None
    bots: str
    seed: str


class Trait(msgspec.Struct, frozen=True):
    """Something a side had in a game: `family white`, and whether it won (a draw is half a win)."""

    group: str
    name: str
    won: float


class Used(msgspec.Struct, frozen=True):
    """A thing in one game: how many seats could choose it, how many did, how often, and how many of these won."""

    could: int
    did: int
    times: int
    won: float


class Moment(msgspec.Struct, frozen=True):
    """How the seats stood when a round was over: for each what is named, the sum of those who won and of the others."""

    round: int
    held: dict[str, tuple[float, float]]


class Played(Line, frozen=True, kw_only=True):
    """What one game tells."""

    traits: list[Trait]
    uses: dict[str, Used]
    course: list[Moment]
    """After set-up, after every round, and at the end; empty for games without rounds, and for drawn ones."""
    ending: str
    round: int
    choices: int


class WatchedRun(Run):
    """A game with a look at what each seat is offered and takes, and at the table after every round."""

    def __init__(self, game: Game, options: dict[str, str], bots: Sequence[str], seed: str) -> None:
        super().__init__(game, options, bots, seed, keep=True)
        self.offered: list[set[int]] = [set() for _ in bots]
        self.taken: list[Counter[int]] = [Counter() for _ in bots]
        self.moments: list[dict[str, Any]] = []
        self._counted = {action.index for action in game.actions if action.verb in USES}
        self._scale = find_scale(game) if has_scale(game) else None
        self._before: State | None = None

    def choose(self, state: State, seat: int) -> Action:
        """Note what is asked and answered."""
        if self._before is None:
            if is_set_up(document := self.read(state)):
                self.moments.append(document)
                self._before = state.copy()
        elif self._scale is not None:
            if self._scale.is_moment(self._before, state):
                self.moments.append(self.read(state))
            self._before = state.copy()
        action = super().choose(state, seat)
        self.offered[seat].update(self._counted.intersection([choice.index for choice in state.legal_actions(seat)]))
        if action.index in self._counted:
            self.taken[seat][action.index] += 1
        return action

    def read(self, state: State) -> dict[str, Any]:
        """The table as it stands."""
        document: dict[str, Any] = msgspec.to_builtins(self.game.dump(state))
        return document


def is_set_up(document: Mapping[str, Any]) -> bool:
    """Has the game begun?"""
    return document.get("phase") != "setup"


def play(task: Task) -> Played:
    """One game."""
    game = find_game(task.game, task.edition)
    run = WatchedRun(game, game.choose_options({}), [task.bots] * game.seats, task.seed)
    return tell(task.number, run, run.play())


def tell(number: int, run: WatchedRun, end: State) -> Played:
    """What a finished game tells."""
    game = run.game
    outcome = end.outcome()
    assert outcome is not None
    last = run.read(end)
    won = [outcome.share_of(seat) for seat in range(game.seats)]
    uses = dict(_uses(run, last.get("families"), won))
    if "families" in last:
        rows = [action.args[0][1] for action in game.actions if action.verb == "row"]
        uses.update(_mat_places(rows, run.moments[0]["players"], last["players"], won))
    return Played(
        number=number,
        traits=list(_traits(game, last, run.steps, won)),
        uses=uses,
        course=_course([*run.moments, last], won) if "families" in last and outcome.winners else [],
        ending=outcome.reason,
        round=last.get("round", 0),
        choices=run.length,
    )


def _traits(game: Game, document: Mapping[str, Any], steps: Sequence[str], won: Sequence[float]) -> Iterator[Trait]:
    """Sides, the start, and in games that have them seats of a team, families, characters and tiles."""
    for side, seats in enumerate(game.teams):
        yield Trait("side", str(side), won[seats[0]])
    starts = [step.split()[-1] for step in steps if step.startswith("* start ")]
    if starts:
        yield Trait("start", "the side that begins", won[int(starts[0])])
    if len(game.teams) < game.seats:
        for seat in range(game.seats):
            yield Trait("seat", str(seat), won[seat])
    families = document.get("families")
    if not families:
        return
    for seat, family in enumerate(families):
        yield Trait("family", family, won[seat])
        yield Trait("character", document["players"][seat]["character"], won[seat])
    for seats in game.teams:
        yield Trait("pair", " + ".join(sorted(families[seat] for seat in seats)), won[seats[0]])
    if starts:
        for tile in document["tiles"]:
            yield Trait("tile, for the side that begins", tile, won[int(starts[0])])


def _uses(run: WatchedRun, families: Sequence[str] | None, won: Sequence[float]) -> Iterator[tuple[str, Used]]:
    """Every choice that some seat was offered; orders are those of a family."""
    actions = run.game.actions
    for index in sorted(set().union(*run.offered)):
        action = actions[index]
        seats = [seat for seat, offered in enumerate(run.offered) if index in offered]
        if action.verb == "order" and families:
            number = action.args[0][1]
            for seat in seats:
                yield f"order {families[seat]} {number}", _used([seat], [run.taken[seat][index]], won)
        else:
            yield action.notation, _used(seats, [run.taken[seat][index] for seat in seats], won)


def _mat_places(
    rows: Sequence[str], first: Sequence[Mapping[str, Any]], last: Sequence[Mapping[str, Any]], won: Sequence[float]
) -> Iterator[tuple[str, Used]]:
    """The places of the mats, row by row: whose token has left them."""
    seats = range(len(first))
    for row, name in enumerate(rows):
        for place in range(max(first[seat]["mat"][row] for seat in seats)):
            could = [seat for seat in seats if place < first[seat]["mat"][row]]
            gone = [int(place < first[seat]["mat"][row] - last[seat]["mat"][row]) for seat in could]
            yield f"mat {name}, place {place + 1}", _used(could, gone, won)


def _used(seats: Sequence[int], times: Sequence[int], won: Sequence[float]) -> Used:
    did = [seat for seat, often in zip(seats, times, strict=True) if often]
    return Used(len(seats), len(did), sum(times), sum(won[seat] for seat in did))


def _course(documents: Sequence[Mapping[str, Any]], won: Sequence[float]) -> list[Moment]:
    """Round 0 is the table after set-up; the last moment is the end, whenever in its round that came."""
    last = len(documents) - 1
    return [
        Moment(document["round"] if number == last else document["round"] - 1, _held(document, won))
        for number, document in enumerate(documents)
    ]


def _held(document: Mapping[str, Any], won: Sequence[float]) -> dict[str, tuple[float, float]]:
    """Money, Soldati and areas of those who won in the end, and of the others."""
    seats = range(len(won))
    board = [0] * len(won)
    areas = [0] * len(won)
    for area in document["areas"].values():
        if area["holder"] in seats:
            board[area["holder"]] += area["soldati"]
            areas[area["holder"]] += 1
    held = {
        "Money": [player["money"] for player in document["players"]],
        "Soldati on the board": board,
        "Soldati in headquarters": [player["headquarters"] for player in document["players"]],
        "areas": areas,
    }
    return {
        name: (
            sum(values[seat] for seat in seats if won[seat]),
            sum(values[seat] for seat in seats if not won[seat]),
        )
        for name, values in held.items()
    }
