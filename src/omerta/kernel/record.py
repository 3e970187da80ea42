"""Records: one JSON document that replays a game exactly and verifies itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from omerta.kernel.action import Action, parse_step
from omerta.kernel.documents import convert, decode_json, read_bytes
from omerta.kernel.errors import IllegalAction, Mismatch, Unreadable, WrongVersion
from omerta.kernel.game import Game, blame_position, digest, open_position
from omerta.kernel.machine import State
from omerta.kernel.view import Outcome

FORMAT = 1
RESIGNED = "resigned"
AGREED_DRAW = "agreed-draw"
"""Reasons for an end that people made and no rule did: the steps of such a record lead to a position that goes on."""


class Edition(msgspec.Struct, frozen=True):
    """Which printed data a game was played with."""

    name: str
    hash: str


class Result(msgspec.Struct, frozen=True):
    """Where a record ends: the hash of its last position, and the outcome if the game was over."""

    hash: str
    outcome: Outcome | None = None


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything that happened at a table, chance included; `position` is set when the game did not start at set-up."""

    format: int = FORMAT
    game: str
    rules_version: int
    edition: Edition | None = None
    options: dict[str, str]
    seats: list[str]
    note: str = ""
    position: dict[str, Any] | None = None
    steps: list[str]
    result: Result | None = None


def new_record(game: Game, options: dict[str, str], seats: Sequence[str]) -> Record:
    """An empty record for a game about to start."""
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        edition=Edition(*game.edition) if game.edition else None,
        options=options,
        seats=list(seats),
        steps=[],
    )


def close_record(game: Game, record: Record, state: State) -> Record:
    """The record with the hash and outcome of its last position."""
    return msgspec.structs.replace(record, result=Result(digest(game, state), state.outcome()))


def settle_record(record: Record, winners: tuple[int, ...], reason: str) -> Record:
    """A closed record whose game people ended before its rules did."""
    assert record.result is not None
    outcome = Outcome(winners, (), reason, "")
    return msgspec.structs.replace(record, result=Result(record.result.hash, outcome))


def format_record(record: Record) -> str:
    """The record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def parse_record(text: str | bytes) -> Record:
    """A record from JSON; errors name the field."""
    try:
        return convert(decode_json(text), Record)
    except Unreadable as error:
        raise Unreadable(f"not a record: {error}") from None


def read_record(path: Path) -> Record:
    """A record from a file."""
    content = read_bytes(path)
    try:
        return parse_record(content)
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from None


def check_record(game: Game, record: Record) -> None:
    """Refuse a record made for other rules, another edition or document format, or for another number of seats."""
    if record.format != FORMAT:
        raise WrongVersion(f"the record has format {record.format}; this build reads format {FORMAT}")
    if record.rules_version != game.rules_version:
        raise WrongVersion(
            f"the record was made under rules version {record.rules_version} of {game.name}; "
            f"this build plays version {game.rules_version}"
        )
    wanted = (record.edition.name, record.edition.hash) if record.edition else None
    if game.edition != wanted:
        raise WrongVersion(
            f"the record was made with edition {_name_edition(wanted)}; here it is {_name_edition(game.edition)}"
        )
    if len(record.seats) != game.seats:
        raise Unreadable(f"seats: {game.name} has {game.seats}, the record names {len(record.seats)}")
    outcome = record.result.outcome if record.result else None
    if outcome is not None and not all(0 <= seat < game.seats for seat in outcome.winners):
        raise Unreadable(f"result: winners are seats from 0 to {game.seats - 1}")


def _name_edition(edition: tuple[str, str] | None) -> str:
    return f"{edition[0]} ({edition[1][:12]})" if edition else "none"


def first_state(game: Game, record: Record) -> State:
    """The position a record starts from."""
    options = game.choose_options(record.options)
    if record.position is None:
        return game.setup(options)
    return open_position(game, record.position, options)


def replay(game: Game, record: Record) -> Iterator[tuple[int, Action, State]]:
    """Every step as (seat, action, position after it). The positions are one object that moves on: copy to keep."""
    check_record(game, record)
    if record.position is None:
        yield from _walk(game, record)
    else:
        with blame_position():
            yield from _walk(game, record)


def _walk(game: Game, record: Record) -> Iterator[tuple[int, Action, State]]:
    state = first_state(game, record)
    for number, text in enumerate(record.steps, start=1):
        try:
            seat, action = parse_step(game.actions, text, game.seats)
            state.advance(seat, action)
        except IllegalAction as error:
            raise Mismatch(f"step {number}: {error}") from None
        except Unreadable as error:
            raise Unreadable(f"step {number}: {error}") from None
        yield seat, action, state


def last_state(game: Game, record: Record) -> State:
    """The position after the last step."""
    state = first_state(game, record)
    for _, _, after in replay(game, record):
        state = after
    return state


def _is_settled(outcome: Outcome | None, state: State) -> bool:
    """Somebody wins where others resigned, and nobody where all agreed; neither can be said of a game that is over."""
    if outcome is None or state.outcome() is not None:
        return False
    return outcome.reason == (RESIGNED if outcome.winners else AGREED_DRAW)


def verify(game: Game, record: Record) -> State:
    """Replay everything and compare with what the record says of its end; the last position if all agree."""
    check_record(game, record)
    state = last_state(game, record)
    if record.result is None:
        raise Mismatch("the record carries no result to verify")
    if record.result.outcome != state.outcome() and not _is_settled(record.result.outcome, state):
        raise Mismatch("the record's outcome is not the outcome of its steps")
    if record.result.hash != digest(game, state):
        raise Mismatch("the record's hash is not the hash of its last position")
    return state
