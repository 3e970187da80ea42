"""What a scenario expects at one moment against what is there: every difference in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from omerta.kernel.action import SPECTATOR, parse_step
from omerta.kernel.errors import OmertaError, Unreadable, suggest
from omerta.kernel.event import Event
from omerta.kernel.game import Game
from omerta.kernel.machine import State
from omerta.kernel.scenarios.document import NO_VALUE, Expectations, ExpectedEvent
from omerta.kernel.view import View

SHOWN = 4
"""So many entries that were not expected are named."""


def differences(game: Game, state: State, wanted: Expectations, events: Sequence[Event]) -> list[str]:
    """Everything that is not as it was expected."""
    problems = _compare(_position_of(game, state), wanted.expect, "") if wanted.expect else []
    for name, paths in wanted.seen.items():
        view = _written(game.view_of(state.seen_by(_viewer(game, name))))
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
    """The position as its paths go, with the outcome."""
    return {**_written(game.dump(state)), "outcome": _written(state.outcome())}


def _written(document: Any) -> Any:
    """A document as plain data, with a 0 for the counts it leaves unsaid."""
    if isinstance(document, msgspec.Struct):
        fields = {field: getattr(document, field) for field in document.__struct_fields__}
        return {field: 0 if value is msgspec.UNSET else _written(value) for field, value in fields.items()}
    if isinstance(document, dict):
        return {name: _written(value) for name, value in document.items()}
    return [_written(value) for value in document] if isinstance(document, list | tuple) else document


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
        problems += [f"{where}{problem}" for problem in _differ(path, _meant(value), found)]
    return problems


def _meant(wanted: Any) -> Any:
    """What is expected, with nothing for "no value" wherever it stands."""
    if isinstance(wanted, dict):
        return {name: _meant(value) for name, value in wanted.items()}
    if isinstance(wanted, list):
        return [_meant(value) for value in wanted]
    return None if wanted == NO_VALUE else wanted


def _differ(path: str, wanted: object, found: object) -> list[str]:
    """What is not as it was expected there; of tables, only the entries that differ."""
    if found == wanted:
        return []
    if not isinstance(found, dict) or not isinstance(wanted, dict):
        return [f"{path}: expected {_say(wanted)}, found {_say(found)}"]
    problems: list[str] = []
    for name, value in wanted.items():
        if name in found:
            problems += _differ(f"{path}.{name}", value, found[name])
        else:
            problems.append(f"{path}: nothing is called '{name}' there")
    more = [name for name in found if name not in wanted]
    if more:
        rest = f" and {len(more) - SHOWN} more" if len(more) > SHOWN else ""
        problems.append(
            f"{path}: a table is expected as a whole, and there is also {', '.join(more[:SHOWN])}{rest}; "
            f"for one value write its path in quotes"
        )
    return problems


def _say(value: object) -> str:
    return NO_VALUE if value is None else repr(value)


def _follow(document: object, path: str) -> object:
    value = document
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and _is_place(part) and int(part) < len(value):
            value = value[int(part)]
        elif isinstance(value, list) and part in (named := _by_id(value)):
            value = named[part]
        else:
            raise Unreadable(f"{path}: nothing is called '{part}' there; {_say_what_is(value, part)}")
    return value


def _say_what_is(value: object, part: str) -> str:
    """What could have stood in the path instead of this part."""
    if isinstance(value, list):
        named = _by_id(value)
        return suggest(part, named) if named else f"it is a list of {len(value)}, counted from 0"
    if not isinstance(value, dict):
        return f"it is {_say(value)}"
    return suggest(part, value) if value else "it is empty"


def _by_id(entries: list[Any]) -> dict[str, Any]:
    """The entries of a list that have names of their own, as the areas of a view."""
    return {entry["id"]: entry for entry in entries if isinstance(entry, dict) and "id" in entry}


def _is_place(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) < 6


def _missing_events(wanted: Sequence[ExpectedEvent], told: Sequence[Event]) -> list[str]:
    """Those that were not told, looked for in the given order."""
    problems: list[str] = []
    place = 0
    for expected in wanted:
        found = next((n for n in range(place, len(told)) if expected.is_met_by(told[n])), None)
        if found is None:
            said = ", ".join(_alike(expected, told[place:])[:12]) or "nothing"
            problems.append(f"event '{expected}' was not told; told was: {said}")
        else:
            place = found + 1
    return problems


def _alike(expected: ExpectedEvent, told: Sequence[Event]) -> list[str]:
    """What was told of the same kind, in full; else the kinds of all that was told."""
    alike = [event for event in told if event.kind == expected.kind]
    if not alike:
        return [event.kind for event in told]
    return [str(expected.as_told(event)) for event in alike]
