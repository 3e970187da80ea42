"""Answers of the planning phase: for each question what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.mafia_war.asked import Asked
from omerta.bots.mafia_war.board import NEUTRAL
from omerta.games.mafia_war import CELL_IDS, Choice, parts

TILES: Final = {
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
    """A token, a column, or a tile first."""
    planning = asked.planning
    if choice.verb == "gain":
        return planning.gain(choice.number)
    if choice.verb == "use":
        gain = planning.tile(choice.number)
        return planning.best_space() + gain if gain > 0.3 else -1.0
    owners = asked.view.top[CELL_IDS[choice.number]]
    return planning.best_space() + max(planning.token(owner) for owner in owners)


def turn_end(asked: Asked, choice: Choice) -> float:
    """A tile, or enough."""
    return asked.planning.tile(choice.number) if choice.verb == "use" else 0.3


def shortage(asked: Asked, choice: Choice) -> float:
    """Give to a poor partner only from plenty; sell what promises least."""
    if choice.verb == "give":
        return 1.0 if asked.board.money >= 5 else -1.0
    if choice.verb == "sell":
        order = asked.own_order(choice.number)
        return -max([0.0, *[asked.planning.order(area, order) for area in asked.board.own]]) - order.skull
    return 0.0 if choice.verb == "pass" else turn(asked, choice)


def pick_owner(asked: Asked, choice: Choice) -> float:
    """Whose token?"""
    return asked.planning.token("neutral" if choice.number == NEUTRAL else choice.number)


def pick_space(asked: Asked, choice: Choice) -> float:
    """The best action; passing a final one is worth nothing."""
    return asked.planning.space(asked.space(choice.number)) if choice.verb == "space" else 0.0


def parts_of_space(asked: Asked, choice: Choice) -> float:
    """The better part of two; of several that may all be done, the one that comes first."""
    if choice.verb == "done":
        return 0.0
    space = asked.space(asked.board.number(2))
    worth = max(asked.planning.part(part) for part in space.parts if part.kind == choice.number)
    if space.choose_one:
        return worth
    return 10.0 - PART_ORDER.index(choice.number) if worth > 0.02 else -1.0


def column_action(asked: Asked, choice: Choice) -> float:
    """The column's action, then an order, then the end."""
    if choice.verb == "done":
        return 0.0
    if choice.notation == "do column-action":
        return 10.0
    return asked.planning.best_order() - 0.05


def issue_area(asked: Asked, choice: Choice) -> float:
    """The area with the best order for it."""
    if choice.verb == "done":
        return 0.05
    return max(asked.planning.order(choice.number, order) for order in asked.board.hand)


def issue_order(asked: Asked, choice: Choice) -> float:
    """The best order for the area."""
    if choice.verb == "done":
        return 0.3
    return asked.planning.order(asked.board.number(2), asked.own_order(choice.number))


def place_area(asked: Asked, choice: Choice) -> float:
    """Where Soldati help most."""
    count = min(asked.board.number(2), asked.board.headquarters)
    return asked.planning.place_in(choice.number, count)


def move_column(asked: Asked, choice: Choice) -> float:
    """A token that performs nothing: keep the good spaces open."""
    return -asked.planning.space(asked.space(choice.number))


def token_destination(asked: Asked, choice: Choice) -> float:
    """A token off the mat: on the bottom sheet it works next round, on top it lengthens this one."""
    if choice.verb == "top":
        return 0.1 if asked.board.me.orders else 0.0
    return 0.2 - 0.1 * asked.planning.space(asked.space(choice.number))


def row(asked: Asked, choice: Choice) -> float:
    """The row that reveals most."""
    return asked.planning.row(choice.number)


def equip(asked: Asked, choice: Choice) -> float:
    """Car, speedboat, lab, or nothing."""
    return asked.planning.equip(1 << choice.number) if choice.verb == "equip" else 0.0


def car_area(asked: Asked, choice: Choice) -> float:
    """Where a car joins the best attack."""
    area = choice.number
    soldati = asked.board.soldati[area]
    with_car = asked.odds.best_attack(area, soldati + 2, 1, True)
    return with_car - 2.0 * asked.board.cars[area] - asked.odds.threat(area, soldati, asked.board.guard[area])


def lab_area(asked: Asked, choice: Choice) -> float:
    """Where a lab is safe and protects what matters."""
    area = choice.number
    soldati = asked.board.soldati[area]
    at_risk = asked.odds.threat(area, soldati, asked.board.guard[area] + 1)
    return asked.odds.relief(area, 0, 1) - 0.3 * at_risk - 0.3 * asked.board.labs[area]


def sea(asked: Asked, choice: Choice) -> float:
    """The sea that opens the best coasts, not one that is crowded or crossed already."""
    number = asked.board.number(2) if choice.verb == "stay" else choice.number
    crowd = len(asked.view.seas[asked.box.sea_ids[number]])
    unwanted = asked.board.has_team_boat(number) + (crowd > 1)
    return asked.planning.shores(number) + 0.1 * len(asked.box.coast_of[number]) - 6.0 * unwanted


def boat_clash(asked: Asked, choice: Choice) -> float:
    """A foe's boat rather than the team's."""
    return 1.0 if (choice.number - asked.board.seat) % 2 else -float(choice.number == asked.board.seat)


def rally_area(asked: Asked, choice: Choice) -> float:
    """Where the gathered Soldati attack best."""
    area = choice.number
    soldati = asked.board.soldati[area]
    gathered = asked.odds.rally(area)
    return (
        asked.planning.attack_from(area, soldati + gathered)
        - asked.planning.attack_from(area, soldati)
        + gathered * 0.1
    )


def rally(asked: Asked, choice: Choice) -> float:
    """From where: whoever has Soldati to spare."""
    return asked.board.soldati[choice.number] - 1 if choice.verb == "from" else 0.0


def rally_soldati(asked: Asked, choice: Choice) -> float:
    """All but one."""
    return -abs(choice.number - asked.board.soldati[asked.board.number(3)] + 1)


def mark(asked: Asked, choice: Choice) -> float:
    """The more welcome tile."""
    return TILES[asked.box.tile_ids[choice.number]]


def unmark(asked: Asked, choice: Choice) -> float:
    """The less welcome tile."""
    return -mark(asked, choice)


def influence_tile(asked: Asked, choice: Choice) -> float:
    """A Soldato for a token: only from plenty."""
    return 0.1 if choice.verb == "use" and asked.board.headquarters > 3 else 0.0


ANSWERS: Final[dict[str, Callable[[Asked, Choice], float]]] = {
    "turn": turn,
    "turn-end": turn_end,
    "shortage": shortage,
    "pick-owner": pick_owner,
    "pick-space": pick_space,
    "final-action": pick_space,
    "parts": parts_of_space,
    "column-action": column_action,
    "issue-area": issue_area,
    "issue-order": issue_order,
    "place-area": place_area,
    "setup-area": place_area,
    "move-column": move_column,
    "token-destination": token_destination,
    "exert-row": row,
    "two-rows": row,
    "equip": equip,
    "car-area": car_area,
    "lab-area": lab_area,
    "place-boat": sea,
    "move-boat": sea,
    "boat-clash": boat_clash,
    "rally-area": rally_area,
    "rally": rally,
    "rally-soldati": rally_soldati,
    "mark": mark,
    "unmark": unmark,
    "influence-tile": influence_tile,
}
