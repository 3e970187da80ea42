"""Checks of the families: mats of 17 spaces in four rows, and thirteen orders that can be carried out."""

from __future__ import annotations

from itertools import pairwise

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import (
    COLOURS,
    INSTITUTIONS,
    Edition,
    Family,
    FamilyPieces,
    Letter,
    MatRow,
    Order,
)
from omerta.games.mafia_war.edition.parts import (
    ATTACKS,
    SUPPLY_PARTS,
    Agitate,
    BaseValue,
    Bomb,
    InstantCar,
    InstantLab,
    InstantLaunder,
    InstantMoney,
    JusticePair,
    PayToRemove,
    Pentito,
    Rally,
    Shotgun,
    SwapDefenders,
)


def check_families(edition: Edition, problems: Problems) -> None:
    """Everything about the six families."""
    for family in edition.families:
        file = family_file(family)
        if problems.is_whole(file):
            _check_mat(family, file, edition.components.family, problems)
            _check_numbers(family, file, edition.components.family, problems)
        problems.expect_unique([order.id for order in family.orders], file, "orders.id")
        for order in family.orders:
            _check_order(order, file, f"orders[{order.id}]", problems)
    if problems.is_whole(*(f"family-{colour}.toml" for colour in COLOURS)):
        problems.expect_count(len(edition.families), edition.components.common.families, "edition", "families")
    for family in edition.families:
        others = [other for other in edition.families if other is not family]
        same_name = any(other.name == family.name for other in others)
        problems.expect(not same_name, family_file(family), "name", f"'{family.name}' is another family's name too")
        taken = {order.id for other in others for order in other.orders}
        for order in family.orders:
            problems.expect(
                order.id not in taken, family_file(family), f"orders[{order.id}].id", "is another family's id too"
            )


def family_file(family: Family) -> str:
    """The file a family stands in."""
    return f"family-{family.id}.toml"


def _check_mat(family: Family, file: str, pieces: FamilyPieces, problems: Problems) -> None:
    rows = [row.institution for row in family.mat]
    problems.expect(
        sorted(rows) == sorted(INSTITUTIONS), file, "mat", f"must have the rows {', '.join(INSTITUTIONS)}, each once"
    )
    problems.expect_count(sum(len(row.spaces) for row in family.mat), pieces.mat_tokens, file, "mat spaces")
    starts = [(row.institution, letter) for row in family.mat for letter in column_letters(row)]
    problems.expect_count(len(starts), pieces.advanced_orders, file, "mat columns")
    placed = [(order.institution, order.column) for order in family.orders if not order.is_basic]
    for institution, letter in starts:
        found = placed.count((institution, letter))
        problems.expect_count(found, 1, file, f"orders for {institution} {letter}")
    for order in family.orders:
        stands = order.is_basic or (order.institution, order.column) in starts
        problems.expect(
            stands, file, f"orders[{order.id}]", f"the mat has no column {order.column} in {order.institution}"
        )
    for row in family.mat:
        _check_row(row, file, pieces, problems)


def column_letters(row: MatRow) -> list[Letter]:
    """The columns of a row from left to right."""
    return sorted({space.column for space in row.spaces})


def _check_row(row: MatRow, file: str, pieces: FamilyPieces, problems: Problems) -> None:
    key = f"mat[{row.institution}]"
    letters = [space.column for space in row.spaces]
    in_order = letters == sorted(letters) and column_letters(row) == list("ABC")[: len(set(letters))]
    problems.expect(in_order and bool(letters), file, key, "columns must run A, B, C from left to right without a gap")
    has_pair, has_value = row.base_pair is not None, row.base_value is not None
    if row.institution == "justice":
        problems.expect(has_pair and not has_value, file, key, "needs base_pair, and no base_value")
        _check_justice(row, file, key, pieces, problems)
    elif row.institution == "economy":
        problems.expect(not has_pair and not has_value, file, key, "has no base value")
        instants = all(isinstance(space, InstantMoney | InstantLab | InstantLaunder) for space in row.spaces)
        problems.expect(instants, file, key, "gives money, a lab or laundering, nothing else")
    else:
        problems.expect(has_value and not has_pair, file, key, "needs base_value, and no base_pair")
        values = [row.base_value or 0, *(space.value for space in row.spaces if isinstance(space, BaseValue))]
        problems.expect(len(values) == len(row.spaces) + 1, file, key, "gives base values, nothing else")
        problems.expect(_rises(values), file, key, f"base values must rise, found {values}")


def _check_justice(row: MatRow, file: str, key: str, pieces: FamilyPieces, problems: Problems) -> None:
    kinds = ["car" if isinstance(space, InstantCar) else "pair" for space in row.spaces]
    pairs = [space for space in row.spaces if isinstance(space, JusticePair)]
    fits = len(pairs) + kinds.count("car") == len(row.spaces)
    problems.expect(fits, file, key, "gives pairs and cars, nothing else")
    alternates = all(left != right for left, right in pairwise(kinds))
    problems.expect(alternates, file, key, "pairs and cars must alternate")
    problems.expect(kinds.count("car") <= pieces.cars, file, key, f"gives more than {pieces.cars} cars")
    if row.base_pair is not None:
        values = [(row.base_pair.attack, row.base_pair.strike), *((pair.attack, pair.strike) for pair in pairs)]
        falls = any(b[0] < a[0] or b[1] < a[1] or a == b for a, b in pairwise(values))
        problems.expect(not falls, file, key, f"pairs must rise, found {values}")


def _rises(values: list[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


def _check_numbers(family: Family, file: str, pieces: FamilyPieces, problems: Problems) -> None:
    basic = [order for order in family.orders if order.is_basic]
    problems.expect_count(len(basic), pieces.basic_orders, file, "basic orders")
    problems.expect_count(len(family.orders) - len(basic), pieces.advanced_orders, file, "advanced orders")
    for kind in ("supply", "attack"):
        found = any(order.kind == kind for order in family.orders)
        problems.expect(found, file, "orders", f"no {kind} order")


def _check_order(order: Order, file: str, key: str, problems: Problems) -> None:
    """An order must be executable by the symbols it shows."""
    kinds = [type(part) for part in order.parts]
    problems.expect(bool(kinds), file, key, "does nothing")
    problems.expect(len(set(kinds)) == len(kinds), file, key, "shows a symbol twice: use its number")
    both_or_none = (order.institution is None) == (order.column is None)
    problems.expect(both_or_none, file, key, "an advanced order names institution and column, a basic one neither")
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
