"""Positions that no game of The Great Mafia War reaches: each is refused by the field that gives it away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.mafia_war.actions import CELL_IDS
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.tables import Box, Sheet
from omerta.games.mafia_war.document.position import Position
from omerta.games.mafia_war.naming import Owner
from omerta.games.mafia_war.numbers import SEATS
from omerta.games.mafia_war.phases.supply.boats import MOST_BOATS
from omerta.games.mafia_war.phases.supply.equipment import MOST_LABS
from omerta.kernel.errors import Unreadable

MOST_MONEY: Final = 999
"""Money never runs out, but nobody has ever had a tenth of this."""
EXECUTING: Final = "executing"
ATTACK: Final = "attack"
ATTACK_STEPS: Final = ("bribery", "swap", "buy-off", "approach", "choose-defender", "cards", "pick-up")
"""Steps of an attack, which is itself a step of an order."""
ORDER_STEPS: Final = (
    *(ATTACK, "shotgun", "move-number", "move-car", "recruitment", "bomb", "pentito", "pentito-number"),
    *("agitate", "agitate-target", "agitate-number", "at-labs", "at-labs-number"),
    *("supply-adjacent", "supply-number", "pull-in", "pull-in-number"),
)
LONGEST: Final = 40
"""So much of a name that nothing has is shown."""


def check_possible(box: Box, position: Position) -> None:
    """Refuse what the rules and the box rule out, whatever stands elsewhere."""
    _check_numbers(box, position)
    _check_tiles(box, position)
    _check_orders(position)
    _check_seas(position)
    if position.phase == "encounter" and any((position.top or {}).values()):
        raise Unreadable("position: top: in the encounter phase no token is left on the top sheet")
    if 1 <= position.round < len(box.sheets):
        _check_sheet("top", box.sheets[position.round - 1], position.top)
        _check_sheet("bottom", box.sheets[position.round], position.bottom)
        _check_busts(box.sheets[position.round], position)
    _check_frames(position)


def _cut(name: str) -> str:
    return name[:LONGEST]


def _within(field: str, number: int | None, most: int) -> None:
    if number is not None and not 0 <= number <= most:
        raise Unreadable(f"position: {field} is a number from 0 to {most}")


def _check_numbers(box: Box, position: Position) -> None:
    pieces = box.pieces
    _check_once("players", [player.character for player in position.players if player.character is not None])
    for seat, player in enumerate(position.players):
        _within(f"players.{seat}.money", player.money, MOST_MONEY)
        _within(f"players.{seat}.headquarters", player.headquarters, pieces.soldati)
    for name, area in position.areas.items():
        _within(f"areas.{name}.soldati", area.soldati, max(pieces.soldati, pieces.neutral_soldati))
        _within(f"areas.{name}.cars", area.cars, pieces.cars)
        _within(f"areas.{name}.labs", area.labs, MOST_LABS)
        if len(area.order_marks) > len(area.orders) or len(area.order_choices) > len(area.orders):
            raise Unreadable(f"position: areas.{name}: marks or choices for orders that are not there")
        is_encounter = position.phase == "encounter"
        for marks in area.order_marks:
            if ("face-up" in marks) != is_encounter or ("executed" if not is_encounter else "fresh") in marks:
                raise Unreadable(f"position: areas.{name}.order_marks: in this phase an order lies the other way up")
    if position.attack is not None:
        _within("attack.soldati", position.attack.soldati, max(pieces.soldati, pieces.neutral_soldati))
        _within("attack.car", position.attack.car, 1)
        _within("attack.leader", position.attack.leader, SEATS - 1)
        _within("attack.defender", position.attack.defender, SEATS - 1)
    if position.pending is not None and len(position.pending) != SEATS:
        raise Unreadable(f"position: pending holds {SEATS} numbers, one for each seat")


def _check_seas(position: Position) -> None:
    """One too many is there only until it has moved on or the clash is over. [EQUIP-5]"""
    is_settling = any(frame.startswith(("boat-clash", "move-boat")) for frame in position.frames or ())
    most = MOST_BOATS if is_settling else MOST_BOATS - 1
    for name, owners in position.seas.items():
        if len(owners) > most:
            raise Unreadable(f"position: seas.{name}: a sea area holds at most {most} speedboats")


def _check_tiles(box: Box, position: Position) -> None:
    drawn = box.pieces.tiles_drawn
    tiles = position.tiles
    if tiles is None:
        return
    _check_once("tiles", tiles)
    if len(tiles) > drawn or (len(tiles) < drawn and position.phase != "setup"):
        raise Unreadable(f"position: tiles: {drawn} are in play, not {len(tiles)}")
    for tile in position.used:
        if tile not in tiles:
            raise Unreadable(f"position: used: '{_cut(tile)}' is not in play")


def _check_once(field: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise Unreadable(f"position: {field}: '{_cut(name)}' stands there twice")


def _check_orders(position: Position) -> None:
    """An order lies in one place: in one area, sold, or in headquarters."""
    places: dict[str, str] = {}
    for area, described in position.areas.items():
        _note_orders(places, f"areas.{area}.orders", described.orders)
    for seat, player in enumerate(position.players):
        _note_orders(places, f"players.{seat}.orders", player.orders or ())
        _note_orders(places, f"players.{seat}.sold", player.sold)


def _note_orders(places: dict[str, str], field: str, orders: Sequence[str]) -> None:
    for order in orders:
        if order in places:
            raise Unreadable(f"position: {field}: '{_cut(order)}' lies in {places[order]} already")
        places[order] = field


def _check_sheet(field: str, sheet: Sheet, cells: dict[str, list[Owner]] | None) -> None:
    """Only a large space holds several tokens. [SPACE-2]"""
    small = [CELL_IDS[space.cell] for space in sheet.spaces if not space.infinite]
    for cell, owners in (cells or {}).items():
        if len(owners) > 1 and cell in small:
            raise Unreadable(f"position: {field}.{cell}: this space holds one token, not {len(owners)}")


def _check_busts(sheet: Sheet, position: Position) -> None:
    """A bust stands beside a token of an Ultima Azione, each beside another one. [FINAL-1]"""
    ultima = [
        CELL_IDS[space.cell] for space in sheet.spaces if space.parts and space.parts[0].kind == parts.ULTIMA_AZIONE
    ]
    free = {cell: list(owners) for cell, owners in (position.bottom or {}).items()}
    for seat, player in enumerate(position.players):
        if player.bust is None:
            continue
        if player.bust not in ultima:
            where = ", ".join(ultima) or "none on this sheet"
            raise Unreadable(f"position: players.{seat}.bust: a bust stands on an Ultima Azione ({where})")
        tokens = free.get(player.bust, [])
        if not tokens:
            raise Unreadable(f"position: players.{seat}.bust: no token without a bust lies in {player.bust}")
        owner = tokens[0] if player.bust_owner is None else player.bust_owner
        if owner not in tokens:
            raise Unreadable(f"position: players.{seat}.bust_owner: no such token lies in {player.bust}")
        tokens.remove(owner)


def _check_frames(position: Position) -> None:
    """If a round is going on, it lies under everything else; orders, attacks and their steps belong together."""
    frames = position.frames or []
    if "round" in frames[1:]:
        raise Unreadable("position: frames: 'round' stands first, once")
    words = [frame.partition(" ")[0] for frame in frames]
    for number, word in enumerate(words):
        below = ATTACK if word in ATTACK_STEPS else EXECUTING if word in ORDER_STEPS else ""
        if below and below not in words[:number]:
            raise Unreadable(f"position: frames: '{word}' stands above '{below}' only")
    for field, value, word in (("executing", position.executing, EXECUTING), ("attack", position.attack, ATTACK)):
        if (value is not None) != (word in words):
            raise Unreadable(f"position: {field}: it is there while '{word}' stands in frames, and only then")
    busts = [player.bust for player in position.players] + [None] * SEATS
    for seat in range(SEATS):
        if f"final-action {seat}" in frames and busts[seat] is None:
            raise Unreadable(f"position: players.{seat}.bust: a final action needs one")
