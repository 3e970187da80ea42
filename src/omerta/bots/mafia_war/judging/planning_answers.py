"""Answers of the planning phase: for each question what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.mafia_war.judging.asked import Asked
from omerta.bots.mafia_war.judging.gifts import worth_of_gift
from omerta.games.mafia_war.actions import (
    COLUMN_ACTION,
    DONE,
    EQUIP,
    FROM,
    GAIN,
    GIVE,
    PASS,
    SELL,
    SPACE,
    STAY,
    TOP,
    USE,
    Choice,
)
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.phases.anytime import GIFT
from omerta.games.mafia_war.phases.ending import LAST_ROUND
from omerta.games.mafia_war.phases.management import Mark, Unmark
from omerta.games.mafia_war.phases.planning.final_action import FinalAction
from omerta.games.mafia_war.phases.planning.gain import ColumnAction, MoveColumn
from omerta.games.mafia_war.phases.planning.issue import IssueArea, IssueOrder
from omerta.games.mafia_war.phases.planning.mat import ExertRow, TokenDestination, TwoRows
from omerta.games.mafia_war.phases.planning.parts import Parts, RallyArea
from omerta.games.mafia_war.phases.planning.turn import PickOwner, PickSpace, Shortage, Turn, TurnEnd
from omerta.games.mafia_war.phases.planning.turn_tiles import InfluenceTile
from omerta.games.mafia_war.phases.setup.lineup import SetupArea, TopToken
from omerta.games.mafia_war.phases.supply.boats import BoatClash, MoveBoat, PlaceBoat
from omerta.games.mafia_war.phases.supply.equipment import CarArea, Equip, LabArea
from omerta.games.mafia_war.phases.supply.rally import Rally, RallySoldati
from omerta.games.mafia_war.phases.supply.soldati import PlaceArea
from omerta.games.mafia_war.pieces.reading import boats_in
from omerta.games.mafia_war.tokens import owners_in

TILES: Final[dict[str, float]] = {
    "recruitment": 3.0,
    "reinforcements": 2.8,
    "bribery": 2.6,
    "meeting": 2.5,
    "chain-of-command": 2.0,
    "allies": 1.8,
    "cars": 1.6,
    "delay-detonator": 1.2,
    "miniguns": 1.1,
    "speedboats": 1.0,
    "influence": 0.9,
}
"""How welcome each control tile is."""
PLENTY: Final = 5
"""Whoever has so much Money can give some away."""
PART_ORDER: Final = (
    parts.EXERT,
    parts.RECRUIT,
    parts.LAUNDER,
    parts.EQUIP,
    parts.PLACE,
    parts.RALLY,
    parts.ISSUE_ORDERS,
    parts.ULTIMA_AZIONE,
)
"""The parts of a space in a good order: orders after the Soldati they command."""


def turn(asked: Asked, choice: Choice) -> float:
    """A token, a column, or a tile or a gift first."""
    planning = asked.planning()
    if choice.kind == GIVE:
        return planning.best_space() + worth_of_gift(asked.look, asked.odds) - GIFT * planning.money
    if choice.kind == GAIN:
        return planning.gain(choice.number)
    if choice.kind == USE:
        gain = planning.tile(choice.number)
        return planning.best_space() + gain if gain > 0.3 else -1.0
    if choice.kind == PASS:  # [FIRST-1]
        return -1.0
    return planning.best_space() + max([planning.token(owner) for owner in owners_in(asked.state.top[choice.number])])


def turn_end(asked: Asked, choice: Choice) -> float:
    """A tile, or enough."""
    return asked.planning().tile(choice.number) if choice.kind == USE else 0.3


def shortage(asked: Asked, choice: Choice) -> float:
    """Give to a poor partner from plenty, or what buys nothing any more; sell what promises least."""
    if choice.kind == GIVE:
        is_over = asked.state.round >= LAST_ROUND and asked.planning().turns <= 1
        return 1.0 if is_over or asked.state.money[asked.look.seat] >= PLENTY else -1.0
    if choice.kind == SELL:
        order = asked.look.own_order(choice.number)
        return -max([0.0, *[asked.planning().order(area, order) for area in asked.planning().own]]) - order.skull
    return 0.0 if choice.kind == PASS else turn(asked, choice)


def pick_owner(asked: Asked, choice: Choice) -> float:
    """Whose token?"""
    return asked.planning().token(choice.number)


def pick_space(asked: Asked, choice: Choice) -> float:
    """The best action; passing a final one is worth nothing."""
    return asked.planning().space(asked.space(choice.number)) if choice.kind == SPACE else 0.0


def parts_of_space(asked: Asked, choice: Choice) -> float:
    """The better part of two; of several that may all be done, the one that comes first."""
    if choice.kind == DONE:
        return 0.0
    frame = asked.frame
    assert isinstance(frame, Parts)
    space = asked.space(frame.cell)
    worth = max([asked.planning().part(part) for part in space.parts if part.kind == choice.number])
    if space.choose_one:
        return worth
    return 10.0 - PART_ORDER.index(choice.number) if worth > 0.02 else -1.0


def column_action(asked: Asked, choice: Choice) -> float:
    """The column's action, then an order, then the end."""
    if choice.kind == DONE:
        return 0.0
    if choice.number == COLUMN_ACTION:
        return 10.0
    return asked.planning().best_order() - 0.05


def issue_area(asked: Asked, choice: Choice) -> float:
    """The area with the best order for it."""
    if choice.kind == DONE:
        return 0.05
    return max([asked.planning().order(choice.number, order) for order in asked.planning().hand])


def issue_order(asked: Asked, choice: Choice) -> float:
    """The best order for the area."""
    if choice.kind == DONE:
        return 0.3
    frame = asked.frame
    assert isinstance(frame, IssueOrder)
    return asked.planning().order(frame.area, asked.look.own_order(choice.number))


def place_area(asked: Asked, choice: Choice) -> float:
    """Where Soldati help most."""
    frame = asked.frame
    limit = frame.left if isinstance(frame, SetupArea) else 0
    if isinstance(frame, PlaceArea):
        limit = frame.limit
    return asked.planning().place_in(choice.number, min(limit, asked.planning().headquarters))


def move_column(asked: Asked, choice: Choice) -> float:
    """A token that performs nothing: keep the good spaces open."""
    return -asked.planning().space(asked.space(choice.number))


def token_destination(asked: Asked, choice: Choice) -> float:
    """A token off the mat: on the bottom sheet it works next round, on top it lengthens this one."""
    if choice.kind == TOP:
        return 0.1 if asked.planning().hand else 0.0
    return 0.2 - 0.1 * asked.planning().space(asked.space(choice.number))


def top_token(asked: Asked, choice: Choice) -> float:
    """A token makes its column dearer, least for its owner: it goes where most is to be gained."""
    return asked.planning().gain(choice.number // tables.SHEET_ROWS)


def row(asked: Asked, choice: Choice) -> float:
    """The row that reveals most."""
    return asked.planning().row(choice.number)


def equip(asked: Asked, choice: Choice) -> float:
    """Car, speedboat, lab, or nothing."""
    return asked.planning().equip(1 << choice.number) if choice.kind == EQUIP else 0.0


def car_area(asked: Asked, choice: Choice) -> float:
    """Where a car joins the best attack."""
    area = choice.number
    soldati = asked.look.soldati(area)
    with_car = asked.odds.best_attack(area, soldati + 2, 1, True)
    return with_car - 2.0 * float(asked.state.cars[area]) - asked.odds.threat(area, soldati, asked.look.guard[area])


def lab_area(asked: Asked, choice: Choice) -> float:
    """Where a lab is safe and protects what matters."""
    area = choice.number
    soldati = asked.look.soldati(area)
    at_risk = asked.odds.threat(area, soldati, asked.look.guard[area] + 1)
    return asked.odds.relief(area, 0, 1) - 0.3 * at_risk - 0.3 * float(asked.state.labs[area])


def sea(asked: Asked, choice: Choice) -> float:
    """The sea that opens the best coasts, not one that is crowded or crossed already."""
    frame = asked.frame
    number = frame.sea if isinstance(frame, MoveBoat) and choice.kind == STAY else choice.number
    unwanted = asked.look.has_team_boat(number) + (boats_in(asked.state, number) > 1)
    return asked.planning().shores(number) + 0.1 * len(asked.state.box.coast_of[number]) - 6.0 * unwanted


def boat_clash(asked: Asked, choice: Choice) -> float:
    """A foe's boat rather than the team's."""
    return 1.0 if (choice.number - asked.look.seat) % 2 else -float(choice.number == asked.look.seat)


def rally_area(asked: Asked, choice: Choice) -> float:
    """Where the gathered Soldati attack best."""
    area = choice.number
    soldati = asked.look.soldati(area)
    gathered = asked.odds.rally(area)
    return (
        asked.planning().attack_from(area, soldati + gathered)
        - asked.planning().attack_from(area, soldati)
        + gathered * 0.1
    )


def rally(asked: Asked, choice: Choice) -> float:
    """From where: whoever has Soldati to spare."""
    return asked.look.soldati(choice.number) - 1 if choice.kind == FROM else 0.0


def rally_soldati(asked: Asked, choice: Choice) -> float:
    """All but one."""
    frame = asked.frame
    assert isinstance(frame, RallySoldati)
    return -abs(choice.number - asked.look.soldati(frame.source) + 1)


def mark(asked: Asked, choice: Choice) -> float:
    """The more welcome tile."""
    return TILES[asked.state.box.tile_ids[choice.number]]


def unmark(asked: Asked, choice: Choice) -> float:
    """The less welcome tile."""
    return -mark(asked, choice)


def influence_tile(asked: Asked, choice: Choice) -> float:
    """A Soldato for a token: only from plenty."""
    return 0.1 if choice.kind == USE and asked.planning().headquarters > 3 else 0.0


ANSWERS: Final[dict[type[object], Callable[[Asked, Choice], float]]] = {
    Turn: turn,
    TurnEnd: turn_end,
    Shortage: shortage,
    PickOwner: pick_owner,
    PickSpace: pick_space,
    FinalAction: pick_space,
    Parts: parts_of_space,
    ColumnAction: column_action,
    IssueArea: issue_area,
    IssueOrder: issue_order,
    PlaceArea: place_area,
    SetupArea: place_area,
    TopToken: top_token,
    MoveColumn: move_column,
    TokenDestination: token_destination,
    ExertRow: row,
    TwoRows: row,
    Equip: equip,
    CarArea: car_area,
    LabArea: lab_area,
    PlaceBoat: sea,
    MoveBoat: sea,
    BoatClash: boat_clash,
    RallyArea: rally_area,
    Rally: rally,
    RallySoldati: rally_soldati,
    Mark: mark,
    Unmark: unmark,
    InfluenceTile: influence_tile,
}
