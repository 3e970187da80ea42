"""What a seat may know of The Great Mafia War, field by field. [W24]

Secret from the other team and from spectators: the faces of orders that lie face down, which orders are in
headquarters, conflict cards before the reveal and pending choices; by table option also what can be counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from omerta.games.mafia_war.actions import CELL_IDS, EXECUTE, ORDER, SEATS, SELL, Choice
from omerta.games.mafia_war.box.tables import CHURCH, JUSTICE, POLICE
from omerta.games.mafia_war.position import (
    PHASES,
    Holder,
    OrderMark,
    Owner,
    Phase,
    name_boats,
    name_confirmed,
    name_executing,
    name_holder,
    name_marks,
    name_orders,
    name_owner,
    name_tiles,
    name_tokens,
)
from omerta.games.mafia_war.tokens import OWNERS
from omerta.kernel.view import Offer, Prompt, View, offers_of

if TYPE_CHECKING:
    from omerta.games.mafia_war.state import State

GAME_NAME = "mafia-war"
RULES_VERSION = 1

HIDDEN: Literal["hidden"] = "hidden"
CardView: TypeAlias = str | None
"""A card's id, `hidden` when it lies face down, None when none was chosen."""


class OrderView(msgspec.Struct, frozen=True):
    """An order token on the board; `choices` are the orders it may be for all that the other team knows."""

    order: str | None
    marks: tuple[OrderMark, ...]
    choices: tuple[str, ...]


class AreaView(msgspec.Struct, frozen=True):
    """An area."""

    id: str
    holder: Holder
    soldati: int
    cars: int
    labs: int
    orders: tuple[OrderView, ...]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A family. None stands for what the viewer may not know."""

    family: str | None
    character: str | None
    money: int | None
    headquarters: int | None
    supply_soldati: int | None
    supply_cars: int
    supply_boats: int
    supply_tokens: int
    mat: tuple[int, ...]
    recruit_base: int
    place_base: int
    car_attack: int
    car_strike: int
    orders: tuple[str, ...] | None
    """In headquarters."""
    orders_in_headquarters: int
    hidden_orders: tuple[str, ...]
    """In headquarters or face down on the board: that set is public. [SETUP-10]"""
    mat_orders: tuple[str, ...]
    sold: tuple[str, ...]
    bust: str | None
    bust_owner: Owner | None
    mandamenti: int


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """The attack that is going on."""

    target: str
    side: Owner
    leader: int
    soldati: int
    origin: str
    car: int
    by_sea: bool
    defender: int | None
    leader_card: CardView
    defender_card: CardView
    leader_picks_up: bool | None
    defender_picks_up: bool | None


class WarView(View, frozen=True, kw_only=True):
    """A seat's view of the table."""

    options: dict[str, str]
    round: int
    phase: Phase
    turn: int
    start: int | None
    lead: int | None
    players: tuple[PlayerView, ...]
    areas: tuple[AreaView, ...]
    seas: dict[str, tuple[int, ...]]
    """The owners of the speedboats in each sea area."""
    mandamenti: dict[str, int | None]
    """Who holds each mandamento now."""
    confirmed: dict[str, int]
    """Whose control token lies there crest up."""
    tiles: tuple[str, ...]
    marks: dict[str, tuple[int, ...]]
    used: tuple[str, ...]
    top_sheet: int
    bottom_sheet: int
    top: dict[str, tuple[Owner, ...]]
    bottom: dict[str, tuple[Owner, ...]]
    supply_labs: int
    supply_neutrals: int
    executing: str | None
    attack: AttackView | None
    pending: tuple[int | None, ...]
    """Choices of a simultaneous step: the own team's, None for the others'."""
    frames: tuple[str, ...]


def is_secret(viewer: int, owner: int) -> bool:
    """Is what `owner` hides also hidden from `viewer`? Not within a team. [SETUP-9] [TEAM-1]"""
    return viewer < 0 or viewer % 2 != owner % 2


def options_of(state: State) -> dict[str, str]:
    """The table's options by name."""
    return {
        "headquarters": "hidden" if state.hidden else "counted",
        "conflict": "predictable" if state.predictable else "printed",
        "families": "first-game" if state.first_game else "drawn",
    }


def _view_order(state: State, viewer: int, place: int) -> OrderView:
    seat = state.holder[place // 2]
    marks = tuple(name_marks(state.order_marks[place]))
    is_known = "face-up" in marks or not is_secret(viewer, seat)
    choices = state.order_masks[place] & ~state.sold_orders[seat]
    return OrderView(
        order=name_orders(state, seat, 1 << state.orders[place])[0] if is_known else None,
        marks=marks,
        choices=() if "face-up" in marks else tuple(name_orders(state, seat, choices)),
    )


def _view_area(state: State, viewer: int, area: int) -> AreaView:
    return AreaView(
        state.box.area_ids[area],
        name_holder(state.holder[area]),
        state.soldati[area],
        state.cars[area],
        state.labs[area],
        tuple([_view_order(state, viewer, area * 2 + n) for n in (0, 1) if state.orders[area * 2 + n] >= 0]),
    )


def _face_down(state: State, seat: int) -> int:
    """The orders of a family that lie face down, as a bit set."""
    slots = 0
    for place, slot in enumerate(state.orders):
        if slot >= 0 and state.holder[place // 2] == seat and not state.order_marks[place] & 1:
            slots |= 1 << slot
    return slots


def _view_player(state: State, viewer: int, seat: int, mandamenti: int) -> PlayerView:
    secret = is_secret(viewer, seat)
    uncounted = secret and state.hidden
    family = state.family[seat]
    known = family >= 0
    here = state.headquarters_orders[seat]
    bust = state.busts[seat]
    rows = state.box.families[family].rows if known else ()
    gone = [len(row.spaces) - state.mat[seat * 4 + row.row] for row in rows]
    return PlayerView(
        family=state.box.families[family].id if known else None,
        character=None if state.character[seat] < 0 else state.box.characters[state.character[seat]].id,
        money=None if uncounted else state.money[seat],
        headquarters=None if uncounted else state.headquarters[seat],
        supply_soldati=None if uncounted else state.supply_soldati[seat],
        supply_cars=state.supply_cars[seat],
        supply_boats=state.supply_boats[seat],
        supply_tokens=state.supply_tokens[seat],
        mat=tuple(state.mat[seat * 4 : seat * 4 + 4]),
        recruit_base=rows[CHURCH].base_after[gone[CHURCH]] if known else 0,
        place_base=rows[POLICE].base_after[gone[POLICE]] if known else 0,
        car_attack=rows[JUSTICE].attack_after[gone[JUSTICE]] if known else 0,
        car_strike=rows[JUSTICE].strike_after[gone[JUSTICE]] if known else 0,
        orders=None if secret else tuple(name_orders(state, seat, here)),
        orders_in_headquarters=bin(here).count("1"),
        hidden_orders=tuple(name_orders(state, seat, here | _face_down(state, seat))),
        mat_orders=tuple(name_orders(state, seat, state.mat_orders[seat])),
        sold=tuple(name_orders(state, seat, state.sold_orders[seat])),
        bust=None if bust < 0 else CELL_IDS[bust // OWNERS],
        bust_owner=None if bust < 0 else name_owner(bust % OWNERS),
        mandamenti=mandamenti,
    )


def _view_card(state: State, viewer: int, owner: int, card: int) -> CardView:
    if card < 0:
        return None
    return HIDDEN if is_secret(viewer, owner) else state.box.conflict_cards[card].id


def _view_attack(state: State, viewer: int) -> AttackView | None:
    target, side, leader, soldati, car, sea, defender, card, other_card, pick, other_pick, origin = state.attack
    if target < 0:
        return None
    return AttackView(
        target=state.box.area_ids[target],
        side=name_owner(side),
        leader=leader,
        soldati=soldati,
        origin=state.box.area_ids[origin],
        car=car,
        by_sea=bool(sea),
        defender=None if defender < 0 else defender,
        leader_card=_view_card(state, viewer, leader, card),
        defender_card=_view_card(state, viewer, defender, other_card),
        leader_picks_up=None if pick < 0 else bool(pick),
        defender_picks_up=None if other_pick < 0 else bool(other_pick),
    )


def _prompt(state: State, viewer: int) -> Prompt:
    """The question; its numbers could tell what is in somebody's headquarters, so with screens they are left out."""
    if not state.frames:
        return Prompt("over", "END-1")
    prompt = state.frames[-1].prompt(state)
    if state.hidden and any(is_secret(viewer, seat) for seat in state.to_move()):
        return Prompt(prompt.key, prompt.rule)
    return prompt


def _offers(state: State, seat: int) -> tuple[Offer, ...]:
    """The choices of a seat; where one is about an order, its target is that order of the seat's family."""
    if seat < 0:
        return ()
    actions = state.legal_actions(seat)
    offers = list(offers_of(actions))
    for place, action in enumerate(actions):
        if isinstance(action, Choice) and action.kind in (SELL, ORDER, EXECUTE):
            order = name_orders(state, seat, 1 << action.number)[0]
            offers[place] = Offer(action.notation, (f"order:{order}",))
    return tuple(offers)


def _mandamento_holder(state: State, mandamento: int) -> int | None:
    """[CONTROL-1]"""
    holders = [state.holder[area] for area in state.box.areas_of_mandamento[mandamento]]
    for seat in range(SEATS):
        if holders.count(seat) > 1:
            return seat
    return None


def view_for(state: State, seat: int) -> WarView:
    """Everything `seat` may know, field by field."""
    box = state.box
    tiles = len(box.tile_ids)
    mandamenti = {name: _mandamento_holder(state, number) for number, name in enumerate(box.mandamento_ids)}
    held = list(mandamenti.values())
    marks = [
        tuple([state.marks[team + tile] for team in (0, tiles) if state.marks[team + tile] >= 0])
        for tile in range(tiles)
    ]
    return WarView(
        game=GAME_NAME,
        rules_version=RULES_VERSION,
        seat=seat,
        to_move=state.to_move(),
        prompt=_prompt(state, seat),
        offers=_offers(state, seat),
        outcome=state.ending,
        options=options_of(state),
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn,
        start=None if state.start < 0 else state.start,
        lead=None if state.lead < 0 else state.lead,
        players=tuple([_view_player(state, seat, owner, held.count(owner)) for owner in range(SEATS)]),
        areas=tuple([_view_area(state, seat, area) for area in range(len(box.area_ids))]),
        seas={name: tuple(name_boats(state, sea)) for sea, name in enumerate(box.sea_ids)},
        mandamenti=mandamenti,
        confirmed=name_confirmed(state),
        tiles=tuple(name_tiles(state, state.tiles)),
        marks={name: marks[tile] for tile, name in enumerate(box.tile_ids) if marks[tile]},
        used=tuple(name_tiles(state, state.used)),
        top_sheet=state.round - 1,
        bottom_sheet=state.round,
        top={cell: tuple(owners) for cell, owners in name_tokens(state.top).items()},
        bottom={cell: tuple(owners) for cell, owners in name_tokens(state.bottom).items()},
        supply_labs=state.supply_labs,
        supply_neutrals=state.supply_neutrals,
        executing=name_executing(state),
        attack=_view_attack(state, seat),
        pending=tuple([None if is_secret(seat, owner) else state.pending[owner] for owner in range(SEATS)]),
        frames=tuple([frame.notation() for frame in state.frames]),
    )
