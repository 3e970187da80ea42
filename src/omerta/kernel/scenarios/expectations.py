"""What a scenario expects at one moment against what is there: every difference in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from omerta.kernel.action import SPECTATOR, parse_step
from omerta.kernel.errors import OmertaError, Unreadable
from omerta.kernel.event import Event
from omerta.kernel.game import Game
from omerta.kernel.machine import State
from omerta.kernel.scenarios.document import NO_VALUE, Expectations, ExpectedEvent
from omerta.kernel.view import View


def differences(game: Game, state: State, wanted: Expectations, events: Sequence[Event]) -> list[str]:
    """Everything that is not as it was expected."""
    problems = _compare(_position_of(game, state), wanted.expect, "") if wanted.expect else []
    for name, paths in wanted.seen.items():
        view = msgspec.to_builtins(game.view_of(state.seen_by(_viewer(game, name))))
        problems += _compare(view, paths, f"seen by {name}: ")
    movers = list(state.to_move())
    if wanted.to_move is not None and sorted(wanted.to_move) != sorted(movers):
        problems.append(f"to_move: expected {wanted.to_move}, found {movers}")
    asked = question(game, state).prompt.key
    if wanted.asked is not None and wanted.asked != asked:
        problems.append(f"asked: expected {wanted.asked!r}, found {asked!r}")
    for text in wanted.offered:
        if not state.is_legal(*parse_step(game.actions, text, game.seats)):
            problems.append(f"'{text}' should be offered but is not")
    for text in wanted.not_offered:
        if state.is_legal(*parse_step(game.actions, text, game.seats)):
            problems.append(f"'{text}' should not be offered but is")
    return problems + _missing_events(wanted.events, events)


def question(game: Game, state: State) -> View:
    """What whoever is to move sees; a spectator's view where nobody is."""
    return game.view_of(state.seen_by(next(iter(state.to_move()), SPECTATOR)))


def _position_of(game: Game, state: State) -> dict[str, Any]:
    return {**msgspec.to_builtins(game.dump(state)), "outcome": msgspec.to_builtins(state.outcome())}


def _viewer(game: Game, name: str) -> int:
    seats = {"spectator": SPECTATOR, **{str(seat): seat for seat in range(game.seats)}}
    if name not in seats:
        raise Unreadable(f"seen: '{name[:20]}' is no seat from 0 to {game.seats - 1}, nor spectator")
    return seats[name]


def _compare(document: object, wanted: Mapping[str, object], where: str) -> list[str]:
    problems: list[str] = []
    for path, value in wanted.items():
        try:
            found = _follow(document, path)
        except OmertaError as error:
            problems.append(f"{where}{error}")
            continue
        if found != (None if value == NO_VALUE else value):
            problems.append(f"{where}{path}: expected {_say(value)}, found {_say(found)}")
    return problems


def _say(value: object) -> str:
    return NO_VALUE if value is None or value == NO_VALUE else repr(value)


def _follow(document: object, path: str) -> object:
    value = document
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list | tuple) and _is_place(part) and int(part) < len(value):
            value = value[int(part)]
        else:
            raise Unreadable(f"{path}: nothing is called '{part}' there")
    return list(value) if isinstance(value, tuple) else value


def _is_place(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) < 6


def _missing_events(wanted: Sequence[ExpectedEvent], told: Sequence[Event]) -> list[str]:
    """Those that were not told, looked for in the given order."""
    problems: list[str] = []
    place = 0
    for expected in wanted:
        found = next((n for n in range(place, len(told)) if expected.is_met_by(told[n])), None)
        if found is None:
            said = ", ".join([event.kind for event in told[place : place + 12]]) or "nothing"
            problems.append(f"event '{expected}' was not told; told was: {said}")
        else:
            place = found + 1
    return problems
