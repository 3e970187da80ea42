"""Every refusal of the checks, provoked once: sheets, mats, cards, and what is known of the printed box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from omerta.games.mafia_war.edition import model, parts
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Edition, Family, MatRow, Sheet, Space
from omerta.workshop import check_edition

TRINACRIA = load_edition("trinacria")


def problems(edition: Edition) -> list[str]:
    return [str(problem) for problem in check_edition(edition)]


def with_sheet(number: int, change: Callable[[Sheet], Sheet]) -> Edition:
    sheets = [change(sheet) if sheet.number == number else sheet for sheet in TRINACRIA.sheets]
    return replace(TRINACRIA, sheets=tuple(sheets))


def with_space(sheet: int, place: int, change: Callable[[Space], Space]) -> Edition:
    return with_sheet(
        sheet,
        lambda old: replace(
            old, spaces=tuple(change(s) if number == place else s for number, s in enumerate(old.spaces))
        ),
    )


def with_family(colour: str, change: Callable[[Family], Family]) -> Edition:
    families = [change(family) if family.id == colour else family for family in TRINACRIA.families]
    return replace(TRINACRIA, families=tuple(families))


def with_row(colour: str, institution: str, change: Callable[[MatRow], MatRow]) -> Edition:
    return with_family(
        colour,
        lambda family: replace(
            family, mat=tuple(change(row) if row.institution == institution else row for row in family.mat)
        ),
    )


def car(column: model.Letter) -> parts.InstantCar:
    return parts.InstantCar(column=column, provenance="ours")


def without_part(kind: type[parts.PlanningPart]) -> Edition:
    """Trinacria with one planning symbol replaced by an order everywhere."""

    def change(space: Space) -> Space:
        kept = tuple(part for part in space.parts if not isinstance(part, kind)) or (parts.IssueOrders(),)
        return replace(space, parts=kept, join=space.join if len(kept) > 1 else "")

    sheets = [replace(s, spaces=tuple(map(change, s.spaces))) if s.number else s for s in TRINACRIA.sheets]
    return replace(TRINACRIA, sheets=tuple(sheets))


SHEETS = [
    (replace(TRINACRIA, sheets=TRINACRIA.sheets[::-1]), "sheets: must be numbered [0, 1, 2, 3, 4] in this order"),
    (with_space(0, 0, lambda s: replace(s, cost=1)), "sheets[0].spaces[0-start-0]: sheet 0 has no actions"),
    (with_space(0, 0, lambda s: replace(s, neutral=False)), "sheets[0] grey circles: there must be 8, found 7"),
    (with_space(0, 4, lambda s: replace(s, neutral=False)), "sheets[0] column justice: needs a grey circle"),
    (
        with_space(0, 4, lambda s: replace(s, row=7)),
        "sheets[0] column justice: grey circles stand above the other spaces",
    ),
    (
        with_sheet(0, lambda s: replace(s, spaces=s.spaces[2:])),
        "sheets[0] column start: holds 2 tokens, needs at least 3",
    ),
    (with_sheet(0, lambda s: replace(s, spaces=s.spaces[:15])), "sheets[0]: 16 tokens start here, there are 15 spaces"),
    (with_sheet(2, lambda s: replace(s, spaces=s.spaces[4:])), "sheets[2] column start: has no space"),
    (with_space(2, 0, lambda s: replace(s, neutral=True)), "sheets[2].spaces[2-start-0]: grey circles are on sheet 0"),
    (with_space(2, 0, lambda s: replace(s, parts=(), join="")), "sheets[2].spaces[2-start-0]: does nothing"),
    (with_space(2, 0, lambda s: replace(s, cost=1, gain=1)), "sheets[2].spaces[2-start-0]: has a cost and a gain"),
    (with_space(2, 0, lambda s: replace(s, join="")), "sheets[2].spaces[2-start-0].join: must say '+' or '/'"),
    (with_space(2, 2, lambda s: replace(s, join="+")), "sheets[2].spaces[2-start-2].join: joins nothing"),
    (
        with_space(2, 0, lambda s: replace(s, parts=(parts.Launder(), parts.Launder()))),
        "sheets[2].spaces[2-start-0]: shows a partial action twice",
    ),
    (
        with_space(2, 0, lambda s: replace(s, parts=(parts.UltimaAzione(), parts.Launder()))),
        "sheets[2].spaces[2-start-0]: Ultima Azione stands alone in a single space",
    ),
    (
        with_space(2, 2, lambda s: replace(s, parts=(parts.Exert(tokens=2, to="sheet"),))),
        "sheets[2].spaces[2-start-2]: only one exerted token can go to a sheet",
    ),
    (
        with_space(2, 2, lambda s: replace(s, parts=(parts.IssueOrders(areas=2, each=2),))),
        "sheets[2].spaces[2-start-2]: 2 orders go into one area or one into each of 2, not both",
    ),
    (
        with_space(2, 2, lambda s: replace(s, parts=(parts.Equip(choice=("car", "car")),))),
        "sheets[2].spaces[2-start-2]: equipment must name different pieces, at least one",
    ),
    (without_part(parts.UltimaAzione), "sheets: no space says: Ultima Azione"),
    (without_part(parts.Rally), "sheets: no space says: launder and rally"),
    (without_part(parts.Equip), "sheets: no space says: equipment of every kind"),
    (without_part(parts.Exert), "sheets: no space says: remove 2 tokens of one row"),
    (without_part(parts.Recruit), "sheets: no space says: recruit"),
    (without_part(parts.Place), "sheets: no space says: place only where you stand"),
    (without_part(parts.Launder), "sheets: no space says: launder"),
    (with_sheet(1, lambda s: replace(s, column_costs=(1, 2, 2, 2, 2, 2))), "sheets[1].column_costs: are [1, 3, 3,"),
    (with_space(1, 0, lambda s: replace(s, cost=2)), "sheets[1].spaces: lacks: pay 1: issue order + place base+1"),
    (with_space(1, 12, lambda s: replace(s, parts=(parts.Recruit(2),))), "sheets[1].spaces: bonuses are [1, 1, 1, 2,"),
]

MATS = [
    (
        with_family("red", lambda f: replace(f, mat=f.mat[:3])),
        "family-red.toml: mat: must have the rows justice, police, economy, church, each once",
    ),
    (
        with_row("red", "church", lambda r: replace(r, spaces=r.spaces[:4])),
        "family-red.toml: mat columns: there must be 8, found 7",
    ),
    (
        with_row("red", "church", lambda r: replace(r, spaces=r.spaces[:4])),
        "family-red.toml: orders[red-church-c]: the mat has no column C in church",
    ),
    (
        with_row("red", "church", lambda r: replace(r, spaces=r.spaces[2:])),
        "family-red.toml: mat[church]: columns must run A, B, C from left to right without a gap",
    ),
    (
        with_row("red", "justice", lambda r: replace(r, base_pair=None)),
        "family-red.toml: mat[justice]: needs base_pair",
    ),
    (
        with_row("red", "police", lambda r: replace(r, base_value=None)),
        "family-red.toml: mat[police]: needs base_value",
    ),
    (
        with_row("red", "economy", lambda r: replace(r, base_value=1)),
        "family-red.toml: mat[economy]: has no base value",
    ),
    (
        with_row("red", "economy", lambda r: replace(r, spaces=(*r.spaces[:2], car("A")))),
        "family-red.toml: mat[economy]: gives money, a lab or laundering, nothing else",
    ),
    (
        with_row("red", "church", lambda r: replace(r, spaces=(car("A"), *r.spaces[1:]))),
        "family-red.toml: mat[church]: gives base values, nothing else",
    ),
    (
        with_row("red", "justice", lambda r: replace(r, spaces=(car("A"), car("A"), *r.spaces[2:]))),
        "family-red.toml: mat[justice]: pairs and cars must alternate",
    ),
    (
        with_row("red", "justice", lambda r: replace(r, base_pair=model.CarBonus(5, 5))),
        "family-red.toml: mat[justice]: pairs must rise",
    ),
    (
        with_family("red", lambda f: replace(f, name=TRINACRIA.families[0].name)),
        f"family-red.toml: name: '{TRINACRIA.families[0].name}' is another family's name too",
    ),
    (
        with_family("red", lambda f: replace(f, orders=(replace(f.orders[0], id="blue-1"), *f.orders[1:]))),
        "family-red.toml: orders[blue-1].id: is another family's id too",
    ),
    (
        with_family("red", lambda f: replace(f, orders=(replace(f.orders[0], column="A"), *f.orders[1:]))),
        "family-red.toml: orders[red-1]: an advanced order names institution and column, a basic one neither",
    ),
    (
        with_family("red", lambda f: replace(f, orders=tuple(o for o in f.orders if o.kind == "attack"))),
        "family-red.toml: orders: no supply order",
    ),
    (
        with_row("red", "economy", lambda r: replace(r, spaces=(r.spaces[2], *r.spaces[1:]))),
        "family-red.toml: mat[economy]: the first space gives 1 Money",
    ),
    (
        with_row("blue", "justice", lambda r: replace(r, spaces=(*r.spaces[:2], r.spaces[3], r.spaces[2]))),
        "family-blue.toml: mat[justice]: column B starts with a car",
    ),
    (
        with_family("white", lambda f: replace(f, orders=tuple(replace(o, initiative=5) for o in f.orders))),
        "family-white.toml: orders: lacks the known order, Church A: supply, initiative 6",
    ),
    (
        with_family("black", lambda f: replace(f, orders=tuple(replace(o, parts=o.parts[1:]) for o in f.orders))),
        "families: orders: no order shows a Pentito 2, 2, 1",
    ),
]

CARDS = [
    (replace(TRINACRIA, characters=TRINACRIA.characters[:5]), "characters: there must be 6, found 5"),
    (
        replace(TRINACRIA, characters=(TRINACRIA.characters[0],) * 6),
        "characters.id: 'saro-the-pharmacist' is used 6 times",
    ),
    (
        replace(TRINACRIA, characters=tuple(replace(c, cars=6) for c in TRINACRIA.characters)),
        "cars: at most 5 can be placed, not 6",
    ),
    (
        replace(TRINACRIA, characters=tuple(replace(c, labs=8) for c in TRINACRIA.characters)),
        "characters: four of them can need 32 labs, there are 30",
    ),
    (
        replace(TRINACRIA, characters=tuple(replace(c, money=9) for c in TRINACRIA.characters)),
        "characters: one has 10 Money, 3 Soldati and 3 labs",
    ),
    (replace(TRINACRIA, control_tiles=TRINACRIA.control_tiles[1:]), "control_tiles[influence]: is missing"),
    (
        replace(TRINACRIA, control_tiles=tuple(replace(t, price=7) for t in TRINACRIA.control_tiles)),
        "control_tiles[meeting]: phase, price, number, free are ('planning', 1, 3, 0)",
    ),
    (
        replace(TRINACRIA, conflict_cards=tuple(replace(c, resolves=1) for c in TRINACRIA.conflict_cards)),
        "conflict_cards[coward-1].resolves: turncoats resolve first",
    ),
    (
        replace(TRINACRIA, conflict_cards=tuple(replace(c, number=2) for c in TRINACRIA.conflict_cards)),
        "conflict_cards: are turncoat, coward-1, coward-2",
    ),
    (
        replace(TRINACRIA, components=replace(TRINACRIA.components, order_of_play=("sun", "sun", "star", "wave"))),
        "order_of_play: must name sun, moon, star, wave once",
    ),
    (
        replace(
            TRINACRIA,
            components=replace(TRINACRIA.components, family=replace(TRINACRIA.components.family, soldati=49)),
        ),
        "components.toml: family.soldati: the box holds 50, not 49",
    ),
]


def renamed(old: str, new: str) -> Edition:
    areas = tuple(replace(area, name=new) if area.name == old else area for area in TRINACRIA.areas)
    return replace(TRINACRIA, areas=areas)


def without_border(a: str, b: str) -> Edition:
    return replace(TRINACRIA, borders=tuple(pair for pair in TRINACRIA.borders if set(pair) != {a, b}))


BOARD = [
    (renamed("Scordia", "Lentini"), "board.toml: areas: Scordia is missing"),
    (without_border("enna", "camastra"), "board.toml: borders: Enna and Camastra are adjacent"),
    (without_border("scordia", "palagonia"), "board.toml: borders: Scordia and Palagonia are adjacent"),
    (replace(TRINACRIA, tie_break="enna"), "board.toml: tie_break: Bronte decides ties"),
    (replace(TRINACRIA, tie_break="rome"), "board.toml: tie_break: no area 'rome'"),
    (
        replace(TRINACRIA, borders=(*TRINACRIA.borders, ("enna", "enna"))),
        "board.toml: borders: 'enna' borders on itself",
    ),
    (replace(TRINACRIA, borders=(*TRINACRIA.borders, ("enna", "rome"))), "borders: 'rome' is not on the board"),
    (
        replace(TRINACRIA, borders=(*TRINACRIA.borders, TRINACRIA.borders[0][::-1])),
        "is used 2 times",
    ),
    (replace(TRINACRIA, sea_borders=TRINACRIA.sea_borders[2:]), "board.toml: sea_borders: no way leads from"),
    (
        replace(TRINACRIA, areas=tuple(replace(a, seas=()) for a in TRINACRIA.areas)),
        "board.toml: seas[mare-licata]: no area lies on this sea",
    ),
    (
        replace(TRINACRIA, areas=tuple(replace(a, seas=()) for a in TRINACRIA.areas)),
        "board.toml: areas[licata].seas: Licata touches Mare Agrigento and Mare Licata",
    ),
    (
        replace(TRINACRIA, mandamenti=tuple(replace(m, control_sea="mare-nostrum") for m in TRINACRIA.mandamenti)),
        "control_sea: no area of the mandamento lies on 'mare-nostrum'",
    ),
]


REFUSALS = SHEETS + MATS + CARDS + BOARD


@pytest.mark.parametrize(("edition", "line"), REFUSALS, ids=[line for _, line in REFUSALS])
def test_refusal(edition: Edition, line: str) -> None:
    assert any(line in said for said in problems(edition)), "\n".join(problems(edition))
