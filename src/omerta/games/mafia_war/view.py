"""The document that shows a sight of The Great Mafia War to clients, field by field."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from omerta.games.mafia_war.naming import Holder, OrderMark, Owner, Phase
from omerta.kernel.view import View

CardView: TypeAlias = str | None
"""A card's id, `hidden` when it lies face down, None when none was chosen."""


class OrderView(msgspec.Struct, frozen=True, gc=False):
    """An order token on the board; `choices` are the orders it may be for all that the other team knows."""

    order: str | None
    marks: tuple[OrderMark, ...]
    choices: tuple[str, ...]


class AreaView(msgspec.Struct, frozen=True, gc=False):
    """An area."""

    id: str
    holder: Holder
    soldati: int
    cars: int
    labs: int
    orders: tuple[OrderView, ...]


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A family. None stands for what the viewer may not know."""

    family: str | None
    character: str | None
    money: int | None
    headquarters: int | None
    supply_soldati: int | None
    supply_cars: int
    supply_boats: int
    supply_tokens: int
    removed_tokens: int
    """Out of the game, by rulebook 1.0."""
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


class AttackView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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


class PricesView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What things on the table take from the viewer, whether or not they can be chosen now."""

    columns: dict[str, int]
    """Money to gain influence with a column of the top sheet, its tokens' owners included; none without tokens."""
    fees: dict[str, int]
    """Money to the owner of the token that is taken from a cell of the top sheet."""
    tiles: dict[str, int]
    """Money for each use of a control tile in play."""
    sale: int
    """Money that an order from headquarters brings."""
    freeing: dict[str, int]
    """How many tokens of its row have to leave the mat until an order comes to headquarters."""
    labs: tuple[str, ...]
    """The areas where a drug lab is lost when the viewer comes in."""
    defence: dict[str, int]
    """The bonus of the areas whose Soldati the viewer could attack, as far as it is known."""
    seas: tuple[str, ...]
    """Where the next speedboat would go down with another one."""


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
    prices: PricesView | None
    """None for whoever watches, and before families are known."""
    frames: tuple[str, ...]
