"""Checks of the families: mats that rise, and orders that can be carried out."""

from __future__ import annotations

from itertools import pairwise

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import Edition, Family, MatRow, Order
from omerta.games.mafia_war.edition.parts import (
    ATTACKS,
    SUPPLY_PARTS,
    Agitate,
    BaseValue,
    Bomb,
    InstantCar,
    JusticePair,
    PayToRemove,
    Pentito,
    Rally,
    Shotgun,
    SwapDefenders,
)
from omerta.games.mafia_war.edition.sound import FAMILY_PIECES, family_file


def check_families(edition: Edition, problems: Problems) -> None:
    """Everything the six families show."""
    for family in edition.families:
        file = family_file(family)
        if problems.is_whole(file):
            for row in family.mat:
                _check_row(row, file, problems)
            _check_kinds(family, file, problems)
        for order in family.orders:
            _check_order(order, file, f"orders[{order.id}]", problems)
        same_name = any(other.name == family.name for other in edition.families if other is not family)
        problems.expect(not same_name, file, "name", f"'{family.name}' is another family's name too")


def _check_row(row: MatRow, file: str, problems: Problems) -> None:
    key = f"mat[{row.institution}]"
    if row.institution == "justice":
        _check_justice(row, file, key, problems)
    elif row.institution != "economy":
        values = [row.base_value or 0, *(space.value for space in row.spaces if isinstance(space, BaseValue))]
        problems.expect(_rises(values), file, key, f"base values must rise, found {values}")


def _check_justice(row: MatRow, file: str, key: str, problems: Problems) -> None:
    kinds = ["car" if isinstance(space, InstantCar) else "pair" for space in row.spaces]
    pairs = [space for space in row.spaces if isinstance(space, JusticePair)]
    alternates = all(left != right for left, right in pairwise(kinds))
    problems.expect(alternates, file, key, "pairs and cars must alternate")
    problems.expect(kinds.count("car") <= FAMILY_PIECES.cars, file, key, f"gives more than {FAMILY_PIECES.cars} cars")
    if row.base_pair is not None:
        values = [(row.base_pair.attack, row.base_pair.strike), *((pair.attack, pair.strike) for pair in pairs)]
        falls = any(b[0] < a[0] or b[1] < a[1] or a == b for a, b in pairwise(values))
        problems.expect(not falls, file, key, f"pairs must rise, found {values}")


def _rises(values: list[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


def _check_kinds(family: Family, file: str, problems: Problems) -> None:
    for kind in ("supply", "attack"):
        found = any(order.kind == kind for order in family.orders)
        problems.expect(found, file, "orders", f"no {kind} order")


def _check_order(order: Order, file: str, key: str, problems: Problems) -> None:
    """An order must be executable by the symbols it shows."""
    kinds = [type(part) for part in order.parts]
    if order.kind == "supply":
        peaceful = all(kind in SUPPLY_PARTS for kind in kinds)
        problems.expect(peaceful, file, key, "a supply order shows supply symbols only")
        problems.expect(not order.skull, file, key, "a supply order has no skull")
        return
    problems.expect(any(kind in ATTACKS for kind in kinds), file, key, "an attack order must show an attack")
    fights = Shotgun in kinds or Bomb in kinds
    problems.expect(fights or not order.skull, file, key, "a skull needs a shotgun or a bomb")
    for kind, name in ((Rally, "rally"), (SwapDefenders, "swap-defenders"), (PayToRemove, "pay-to-remove")):
        problems.expect(kind not in kinds or Shotgun in kinds, file, key, f"{name} needs a shotgun")
    if Rally in kinds and Shotgun in kinds:
        in_order = kinds.index(Rally) < kinds.index(Shotgun)
        problems.expect(in_order, file, key, "rally comes before the shotgun [W46]")
    problems.expect(Agitate not in kinds[:-1], file, key, "Agitate comes last [W46]")
    for part in order.parts:
        if isinstance(part, Pentito):
            problems.expect(bool(part.removals), file, key, "a Pentito shows at least one number")
        if isinstance(part, Bomb) and part.also_from_area_reached:
            problems.expect(Shotgun in kinds, file, key, "a bomb from the area reached needs a shotgun [W61]")
