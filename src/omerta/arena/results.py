"""Results on disk, one JSON document a line: a killed run loses no finished game and plays none twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from omerta.kernel import Game, Mismatch, OmertaError


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what is played. A run goes on only under the same plan."""

    format: str
    game: str
    rules_version: int
    edition: str | None
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game, by its number in the plan."""

    number: int


class Result(Line, frozen=True, kw_only=True):
    """A finished game. `slowest` is, for each seat, how long 95 in 100 of its choices took at most, in seconds on a
    core of its own; `turns` the same for all choices it made in a row."""

    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    choices: int
    slowest: tuple[float, ...]
    turns: tuple[float, ...] = ()


MEETING = "omerta arena 1"
BALANCE = "omerta balance 1"
"""What a file holds: results of bots that met, or what games of equal bots told."""

Kept = TypeVar("Kept", bound=Line)


def plan_of(kind: str, game: Game, options: dict[str, str], bots: tuple[str, ...], games: int, seed: str) -> Plan:
    """The plan of a run."""
    edition = game.edition[1] if game.edition is not None else None
    return Plan(
        format=kind,
        game=game.name,
        rules_version=game.rules_version,
        edition=edition,
        options=options,
        bots=bots,
        games=games,
        seed=seed,
    )


class ResultFile(Generic[Kept]):
    """The file of a run, opened to go on: the plan, then a line for each game."""

    def __init__(self, path: Path, plan: Plan, line: type[Kept]) -> None:
        self.path = path
        self.plan = plan
        self._line = line
        self.done = list(self._read())
        """What was played before."""
        self._file = path.open("ab")
        if path.stat().st_size == 0:
            self._write(plan)

    def add(self, line: Kept) -> None:
        """Keep what came of a game before the next is waited for."""
        self._write(line)

    def close(self) -> None:
        """Nothing more comes."""
        self._file.close()

    def _write(self, line: Plan | Kept) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self) -> Iterator[Kept]:
        """What the file holds; a last line that was cut off in writing is dropped, its game is played again."""
        if not self.path.exists():
            return
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.path.write_bytes(whole)
        lines = whole.splitlines()
        try:
            if lines and msgspec.json.decode(lines[0], type=Plan) != self.plan:
                raise Mismatch(f"{self.path} holds another run: other bots, games, seed, options or rules")
            for line in lines[1:]:
                yield msgspec.json.decode(line, type=self._line)
        except msgspec.DecodeError as error:
            raise OmertaError(f"{self.path} is no result file of the arena: {error}") from None
