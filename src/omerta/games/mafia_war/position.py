"""The position document of The Great Mafia War: what scenarios write, hashes read and `load` understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from omerta.games.mafia_war.actions import CELL_IDS, ORDER_SLOTS, SEATS
from omerta.games.mafia_war.tokens import OWNERS, owners_in, tokens_of

if TYPE_CHECKING:
    from omerta.games.mafia_war.state import State

Phase: TypeAlias = Literal["setup", "planning", "encounter"]
PHASES: tuple[Phase, ...] = ("setup", "planning", "encounter")
OrderMark: TypeAlias = Literal["face-up", "executed", "fresh"]
ORDER_MARKS: tuple[OrderMark, ...] = ("face-up", "executed", "fresh")
Holder: TypeAlias = int | Literal["neutral", "empty"]
Owner: TypeAlias = int | Literal["neutral"]


class AreaPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An area. What is left out is as in the starting line-up; with a new holder it is 1 Soldato."""

    holder: Holder | None = None
    soldati: int | None = None
    cars: int = 0
    labs: int = 0
    orders: list[str] = []
    """Order ids of the holder's family, in the order they were placed."""
    order_marks: list[list[OrderMark]] = []
    """For each order; left out: face up in the encounter phase, nothing before."""
    order_choices: list[list[str]] = []
    """For each order: what the family had in headquarters or on the board when it was placed; left out: all it has."""


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A family. Orders are where the mat, the board and `sold` leave them; supplies are what is nowhere else."""

    character: str | None = None
    money: int = 10
    headquarters: int = 4
    """Soldati in headquarters."""
    mat: list[int] | None = None
    """Tokens left on Justice, Police, Economy, Church; left out: all."""
    orders: list[str] | None = None
    """Orders in headquarters; left out: all that are neither on the mat, the board nor sold. Given: the rest is
    sold."""
    sold: list[str] = []
    bust: str | None = None
    """The cell of the bottom sheet where the bust stands."""
    bust_owner: Owner | None = None
    """Whose token stands beside it; left out: the only one there."""
    supply_soldati: int | None = None
    supply_cars: int | None = None
    supply_boats: int | None = None
    supply_tokens: int | None = None
    """Supplies need not be given; if they are, they must agree with all the rest."""


class AttackPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An attack that is going on."""

    target: str
    side: Owner
    leader: int
    soldati: int
    origin: str
    car: int = 0
    by_sea: bool = False
    defender: int | None = None
    leader_card: str | None = None
    defender_card: str | None = None
    leader_picks_up: bool | None = None
    defender_picks_up: bool | None = None


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position in plain words. What is left out is a game at the start of a planning turn of seat `turn`."""

    round: int = 1
    phase: Phase = "planning"
    turn: int | None = None
    start: int | None = 0
    lead: int | None = None
    families: tuple[str | None, ...] = ("red", "blue", "green", "yellow")
    players: list[PlayerPosition] = []
    empty_board: bool = False
    """Areas that are not named hold nobody, instead of the starting line-up."""
    areas: dict[str, AreaPosition] = {}
    seas: dict[str, list[int]] = {}
    """The owners of the speedboats in a sea area."""
    tiles: list[str] | None = None
    """Control tiles in play; left out: the marked ones, filled up in printed order."""
    marks: dict[str, list[int]] = {}
    """The seats whose tokens lie on a tile, one of each team at most."""
    used: list[str] = []
    confirmed: dict[str, int] | None = None
    """Control tokens crest up; left out: wherever somebody holds a mandamento."""
    top: dict[str, list[Owner]] | None = None
    """The tokens in each cell; left out: neutral ones on the sheet that is in use, nothing on the other."""
    bottom: dict[str, list[Owner]] | None = None
    supply_labs: int | None = None
    supply_neutrals: int | None = None
    executing: str | None = None
    attack: AttackPosition | None = None
    pending: list[int] | None = None
    frames: list[str] | None = None


def name_holder(holder: int) -> Holder:
    """Who holds an area, as the outside says it."""
    if holder == OWNERS - 1:
        return "neutral"
    return "empty" if holder < 0 else holder


def name_owner(owner: int) -> Owner:
    """Whose token it is, as the outside says it."""
    return "neutral" if owner == OWNERS - 1 else owner


def name_orders(state: State, seat: int, slots: int) -> list[str]:
    """The ids behind a bit set of a seat's orders."""
    return [state.box.orders[state.order_number(seat, slot)].id for slot in range(ORDER_SLOTS) if (slots >> slot) & 1]


def name_marks(marks: int) -> list[OrderMark]:
    """The words behind the bits of an order token."""
    return [word for bit, word in enumerate(ORDER_MARKS) if (marks >> bit) & 1]


def name_tiles(state: State, tiles: int) -> list[str]:
    """The ids behind a bit set of tiles."""
    return [name for tile, name in enumerate(state.box.tile_ids) if (tiles >> tile) & 1]


def name_tokens(sheet: list[int]) -> dict[str, list[Owner]]:
    """The cells of a sheet with tokens, and whose they are."""
    return {
        CELL_IDS[cell]: [name_owner(owner) for owner in owners_in(tokens) for _ in range(tokens_of(tokens, owner))]
        for cell, tokens in enumerate(sheet)
        if tokens
    }


def name_boats(state: State, sea: int) -> list[int]:
    """The owners of the boats in a sea."""
    return [seat for seat in range(SEATS) for _ in range(state.boats[sea * SEATS + seat])]


def _dump_area(state: State, area: int) -> AreaPosition:
    holder = state.holder[area]
    places = [place for place in (area * 2, area * 2 + 1) if state.orders[place] >= 0]
    return AreaPosition(
        holder=name_holder(holder),
        soldati=state.soldati[area],
        cars=state.cars[area],
        labs=state.labs[area],
        orders=[name_orders(state, holder, 1 << state.orders[place])[0] for place in places],
        order_marks=[name_marks(state.order_marks[place]) for place in places],
        order_choices=[name_orders(state, holder, state.order_masks[place]) for place in places],
    )


def _dump_player(state: State, seat: int) -> PlayerPosition:
    bust = state.busts[seat]
    known = state.family[seat] >= 0
    character = state.character[seat]
    return PlayerPosition(
        character=None if character < 0 else state.box.characters[character].id,
        money=state.money[seat],
        headquarters=state.headquarters[seat],
        mat=state.mat[seat * 4 : seat * 4 + 4],
        orders=name_orders(state, seat, state.headquarters_orders[seat]) if known else [],
        sold=name_orders(state, seat, state.sold_orders[seat]) if known else [],
        bust=None if bust < 0 else CELL_IDS[bust // OWNERS],
        bust_owner=None if bust < 0 else name_owner(bust % OWNERS),
        supply_soldati=state.supply_soldati[seat],
        supply_cars=state.supply_cars[seat],
        supply_boats=state.supply_boats[seat],
        supply_tokens=state.supply_tokens[seat],
    )


def _dump_attack(state: State) -> AttackPosition | None:
    target, side, leader, soldati, car, sea, defender, card, other_card, pick, other_pick, origin = state.attack
    if target < 0:
        return None
    cards = state.box.conflict_cards
    return AttackPosition(
        target=state.box.area_ids[target],
        side=name_owner(side),
        leader=leader,
        soldati=soldati,
        origin=state.box.area_ids[origin],
        car=car,
        by_sea=bool(sea),
        defender=None if defender < 0 else defender,
        leader_card=None if card < 0 else cards[card].id,
        defender_card=None if other_card < 0 else cards[other_card].id,
        leader_picks_up=None if pick < 0 else bool(pick),
        defender_picks_up=None if other_pick < 0 else bool(other_pick),
    )


def dump_position(state: State) -> Position:
    """The whole position as a document."""
    tiles = len(state.box.tile_ids)
    marks = {
        name: [state.marks[team + tile] for team in (0, tiles) if state.marks[team + tile] >= 0]
        for tile, name in enumerate(state.box.tile_ids)
    }
    return Position(
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn,
        start=None if state.start < 0 else state.start,
        lead=None if state.lead < 0 else state.lead,
        families=tuple([None if family < 0 else state.box.families[family].id for family in state.family]),
        players=[_dump_player(state, seat) for seat in range(SEATS)],
        empty_board=True,
        areas={name: _dump_area(state, area) for area, name in enumerate(state.box.area_ids)},
        seas={name: name_boats(state, sea) for sea, name in enumerate(state.box.sea_ids)},
        tiles=name_tiles(state, state.tiles),
        marks={name: seats for name, seats in marks.items() if seats},
        used=name_tiles(state, state.used),
        confirmed=name_confirmed(state),
        top=name_tokens(state.top),
        bottom=name_tokens(state.bottom),
        supply_labs=state.supply_labs,
        supply_neutrals=state.supply_neutrals,
        executing=name_executing(state),
        attack=_dump_attack(state),
        pending=list(state.pending),
        frames=[frame.notation() for frame in state.frames],
    )


def name_confirmed(state: State) -> dict[str, int]:
    """The mandamenti with a control token crest up, and whose it is."""
    return {name: state.confirmed[n] for n, name in enumerate(state.box.mandamento_ids) if state.confirmed[n] >= 0}


def name_executing(state: State) -> str | None:
    """The order that is being executed."""
    if state.executing < 0:
        return None
    seat, slot = divmod(state.executing, ORDER_SLOTS)
    return state.box.orders[state.order_number(seat, slot)].id
