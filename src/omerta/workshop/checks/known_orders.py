"""The order tokens the rulebooks show: each line is one of them and must stand somewhere in its family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import Edition, Order
from omerta.games.mafia_war.edition.parts import (
    Agitate,
    Bomb,
    Car,
    Lab,
    PayToRemove,
    Pentito,
    Place,
    PlaceFixed,
    PullIn,
    Shotgun,
    SoldatiAtLabs,
    SupplyAdjacent,
    SwapDefenders,
)

Test = Callable[[Order], bool]

ORDERS: Final[tuple[tuple[str, str, Test], ...]] = (
    (
        "red",
        "column A: attack, initiative 4, one shotgun, skull 2",
        lambda order: (
            (order.kind, order.column, order.initiative, order.skull) == ("attack", "A", 4, 2)
            and Shotgun(1) in order.parts
        ),
    ),
    (
        "red",
        "column B: initiative 2, ends with Agitate 2",
        lambda order: (order.column, order.initiative, order.parts[-1:]) == ("B", 2, (Agitate(2),)),
    ),
    (
        "blue",
        "Justice B: initiative 3, one strike and one shotgun",
        lambda order: (
            (order.institution, order.column, order.initiative) == ("justice", "B", 3)
            and set(order.parts) == {Shotgun(1), Bomb(1, also_from_area_reached=True)}
        ),
    ),
    (
        "blue",
        "Justice C: initiative 1",
        lambda order: (order.institution, order.column, order.initiative) == ("justice", "C", 1),
    ),
    (
        "blue",
        "basic: initiative 6, vest 1",
        lambda order: (order.is_basic, order.initiative, order.vest) == (True, 6, 1),
    ),
    (
        "green",
        "Church A: attack, initiative 6, swap 1 defender",
        lambda order: (
            (order.kind, order.institution, order.column, order.initiative) == ("attack", "church", "A", 6)
            and SwapDefenders(1) in order.parts
        ),
    ),
    (
        "black",
        "Church B: attack, initiative 2, swap up to 2 defenders",
        lambda order: (
            (order.kind, order.institution, order.column, order.initiative) == ("attack", "church", "B", 2)
            and SwapDefenders(2) in order.parts
        ),
    ),
    (
        "white",
        "Church A: supply, initiative 6, 2 Soldati here and in up to 2 adjacent areas",
        lambda order: (
            (order.kind, order.institution, order.column, order.initiative) == ("supply", "church", "A", 6)
            and SupplyAdjacent(2, 2) in order.parts
        ),
    ),
    (
        "white",
        "column B, not Church: pull in up to 3 enemies",
        lambda order: order.column == "B" and order.institution != "church" and PullIn(3) in order.parts,
    ),
    (
        "yellow",
        "column B: car, lab and 1 Soldato at each lab",
        lambda order: order.column == "B" and set(order.parts) == {Car(), Lab(), SoldatiAtLabs(1)},
    ),
    (
        "yellow",
        "column C: attack, pay X to remove X defenders",
        lambda order: order.column == "C" and order.kind == "attack" and PayToRemove() in order.parts,
    ),
)

SYMBOLS: Final[tuple[tuple[str, Test], ...]] = (
    ("a bomb with skull 4", lambda order: order.skull == 4 and Bomb(1) in order.parts),
    ("a double bomb with skull 2", lambda order: order.skull == 2 and Bomb(2) in order.parts),
    ("a double shotgun", lambda order: Shotgun(2) in order.parts),
    ("a vest 1", lambda order: order.vest == 1),
    ("a vest 2", lambda order: order.vest == 2),
    ("Agitate 1", lambda order: Agitate(1) in order.parts),
    ("Agitate 2", lambda order: Agitate(2) in order.parts),
    ("a skull 1", lambda order: order.skull == 1),
    ("place 3 exactly", lambda order: PlaceFixed(3) in order.parts),
    ("place base+1", lambda order: Place(1) in order.parts),
    ("a Pentito 2, 2, 1", lambda order: Pentito((2, 2, 1)) in order.parts),
)


def check_known_orders(edition: Edition, problems: Problems) -> None:
    """Every known order stands in its family, every symbol seen in a figure in some family."""
    families: dict[str, tuple[Order, ...]] = {family.id: family.orders for family in edition.families}
    for colour, name, fits in ORDERS:
        found = any(fits(order) for order in families.get(colour, ()))
        problems.expect(found, f"family-{colour}.toml", "orders", f"lacks the known order, {name}")
    orders = [order for family in edition.families for order in family.orders]
    for name, fits in SYMBOLS:
        problems.expect(any(fits(order) for order in orders), "families", "orders", f"no order shows {name}")
