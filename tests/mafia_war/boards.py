"""Positions from short documents and steps by notation, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.mafia_war.document.conservation import misplaced_pieces
from omerta.games.mafia_war.document.position import AreaPosition, PlayerPosition, Position
from omerta.games.mafia_war.game import open_mafia_war
from omerta.games.mafia_war.state import State
from omerta.kernel import CHANCE, IllegalAction, Journal, parse_step

WAR = open_mafia_war()
BOX = WAR.box


def board(options: dict[str, str] | None = None, **position: Any) -> State:
    """A position from its document: left out, it is the first planning turn of seat 0 (Red) after the line-up."""
    state = WAR.load(msgspec.convert(position, Position), WAR.choose_options(options or {}))
    state.journal = Journal()
    return state


def play(state: State, *steps: str) -> State:
    """Carry steps out, each written `seat notation` (`*` for chance); no piece may be lost on the way."""
    for step in steps:
        seat, action = parse_step(WAR.actions, step, WAR.seats)
        state.advance(seat, action)
        assert misplaced_pieces(state) == []
    return state


def offers(state: State, seat: int, verb: str = "") -> list[str]:
    """What a seat may choose, all of it or one verb's; anytime options only by their verb."""
    texts = [action.notation for action in state.legal_actions(seat)]
    return [text for text in texts if (text.split()[0] == verb if verb else text.split()[0] not in ("sell", "give"))]


def refused_by(state: State, step: str) -> str:
    """The rule that refuses a step."""
    seat, action = parse_step(WAR.actions, step, WAR.seats)
    try:
        state.copy().advance(seat, action)
    except IllegalAction as error:
        return error.rule
    return "nothing"


def player(state: State, seat: int = 0) -> PlayerPosition:
    """A family's pieces, money and orders."""
    return WAR.dump(state).players[seat]


def area(state: State, name: str) -> AreaPosition:
    """What is in an area."""
    return WAR.dump(state).areas[name]


def told(state: State, kind: str = "") -> list[str]:
    """The kinds of events so far, or the words of one kind's."""
    assert state.journal is not None
    if not kind:
        return [event.kind for event in state.journal.events]
    events = [event for event in state.journal.events if event.kind == kind]
    return [" ".join(str(value) for value in event.args.values()) for event in events]


TILES = ("meeting", "cars", "allies", "bribery", "influence", "recruitment", "miniguns")
FAMILIES = ("red", "green", "white")
CHARACTERS = ("cola-the-ferryman", "turi-the-mechanic", "vanni-the-sergeant", "saro-the-pharmacist")
"""What chance brings in `set_up`, unless a test wants something else."""


def set_up(
    upto: str = "units",
    families: tuple[str, ...] = FAMILIES,
    start: int = 0,
    characters: tuple[str, ...] = CHARACTERS,
    options: dict[str, str] | None = None,
) -> State:
    """A new game with known draws, up to the choice of `families`, `leaders`, or the extra `units`."""
    state = WAR.setup(WAR.choose_options(options or {}))
    state.journal = Journal()
    play(state, *[f"* draw-tile {tile}" for tile in TILES])
    if upto == "families":
        return state
    play(state, *[f"* draw-family {family}" for family in families])
    if upto == "leaders":
        return state
    play(state, "0 lead red", "1 lead blue", "1 partner yellow", "0 partner green")
    return play(state, f"* start {start}", *[f"* deal {character}" for character in characters])


def draws(state: State) -> list[str]:
    """What chance may bring now."""
    return [action.notation for action in state.legal_actions(CHANCE)]


def mandamenti(*counts: int) -> dict[str, dict[str, int]]:
    """Areas that give seat 0, 1 … so many mandamenti: two areas of each, Bronte's mandamento last."""
    last = BOX.mandamento_of[BOX.tie_break]
    numbers = iter([number for number in range(12) if number != last] + [last])
    areas: dict[str, dict[str, int]] = {}
    for seat, count in enumerate(counts):
        for _ in range(count):
            for place in [place for place in BOX.areas_of_mandamento[next(numbers)] if place != BOX.tie_break][:2]:
                areas[BOX.area_ids[place]] = {"holder": seat}
    return areas


def marked(*counts: int) -> dict[str, list[int]]:
    """So many tiles marked by seat 0, 1 …; teammates never mark the same one."""
    marks: dict[str, list[int]] = {}
    for seat, count in enumerate(counts):
        first = counts[seat - 2] if seat >= 2 else 0
        for tile in BOX.tile_ids[first : first + count]:
            marks.setdefault(tile, []).append(seat)
    return marks
