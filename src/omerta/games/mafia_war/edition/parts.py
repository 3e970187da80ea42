"""The symbols of the game as typed records: what a sheet space, an order or a mat space does.

A record is one printed symbol with its numbers. In the files its key is `do` (spaces and orders) or `gives` (mats).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
Bonus: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
OneOrTwo: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
Equipment: TypeAlias = Literal["car", "speedboat", "lab"]


class Symbol(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One printed symbol on an action space or an order token."""


class Recruit(Symbol, frozen=True, tag="recruit"):
    """Soldati from the supply to headquarters: the Church base plus a bonus."""

    bonus: Bonus


class Place(Symbol, frozen=True, tag="place"):
    """Soldati from headquarters into one area: the Police base plus a bonus."""

    bonus: Bonus
    only_where_you_stand: bool = False


class PlaceFixed(Symbol, frozen=True, tag="place-fixed"):
    """Up to a printed number of Soldati from headquarters, whatever the base (W38)."""

    soldati: Count


class IssueOrders(Symbol, frozen=True, tag="orders"):
    """Order tokens from headquarters: into so many areas, so many in each."""

    areas: OneOrTwo = 1
    each: OneOrTwo = 1


class Equip(Symbol, frozen=True, tag="equip"):
    """One piece of equipment, picked from a list."""

    choice: tuple[Equipment, ...] = ("car", "speedboat", "lab")


class Launder(Symbol, frozen=True, tag="launder"):
    """1 Money for each own drug lab."""


class Exert(Symbol, frozen=True, tag="exert"):
    """Tokens off the left of one mat row, to the supply or (one token) to an action sheet."""

    tokens: OneOrTwo = 1
    to: Literal["supply", "sheet"] = "supply"


class Rally(Symbol, frozen=True, tag="rally"):
    """Own Soldati and cars from adjacent areas into one area: on an order, the order's own."""


class UltimaAzione(Symbol, frozen=True, tag="ultima-azione"):
    """The bust is put down for one final action after the phase."""


class Car(Symbol, frozen=True, tag="car"):
    """1 car into the order's area."""


class Speedboat(Symbol, frozen=True, tag="speedboat"):
    """1 speedboat into a sea beside the order's area, then perhaps one sea further."""


class Lab(Symbol, frozen=True, tag="lab"):
    """1 drug lab into the order's area."""


class Coin(Symbol, frozen=True, tag="coin"):
    """Money from the supply."""

    money: Count


class SupplyAdjacent(Symbol, frozen=True, tag="supply-adjacent"):
    """Soldati here and in some adjacent areas: own, the teammate's or neutral (W64)."""

    soldati: Count
    adjacent_areas: Count


class SoldatiAtLabs(Symbol, frozen=True, tag="soldati-at-labs"):
    """Soldati from headquarters to every own drug lab (W65)."""

    per_lab: Count


class Shotgun(Symbol, frozen=True, tag="shotgun"):
    """Movement (and Attack), once or twice."""

    count: OneOrTwo


class Bomb(Symbol, frozen=True, tag="bomb"):
    """Strike, once or twice; `also_from_area_reached` is the freedom of ruling W61."""

    count: OneOrTwo
    also_from_area_reached: bool = False


class Pentito(Symbol, frozen=True, tag="pentito"):
    """One own Soldato gives evidence: each number leaves a different adjacent area (W17)."""

    removals: tuple[Count, ...]


class Agitate(Symbol, frozen=True, tag="agitate"):
    """Neutral Soldati up to this many borders away attack, as the last part of the order (W18)."""

    distance: Annotated[int, Meta(ge=1, le=3)]


class SwapDefenders(Symbol, frozen=True, tag="swap-defenders"):
    """With a movement: up to so many defenders are replaced by own Soldati (W63)."""

    up_to: Count


class PayToRemove(Symbol, frozen=True, tag="pay-to-remove"):
    """With a movement: pay X Money, remove X defenders (W63)."""


class PullIn(Symbol, frozen=True, tag="pull-in"):
    """Up to so many enemies in adjacent areas change sides and come to the order's area (W64)."""

    up_to: Count


PlanningPart: TypeAlias = Recruit | Place | IssueOrders | Equip | Launder | Exert | Rally | UltimaAzione
SupplyPart: TypeAlias = Recruit | Place | PlaceFixed | Car | Speedboat | Lab | Coin | SupplyAdjacent | SoldatiAtLabs
AttackPart: TypeAlias = Shotgun | Bomb | Rally | Pentito | Agitate | SwapDefenders | PayToRemove | PullIn
OrderPart: TypeAlias = SupplyPart | AttackPart

SUPPLY_PARTS = (Recruit, Place, PlaceFixed, Car, Speedboat, Lab, Coin, SupplyAdjacent, SoldatiAtLabs)
"""The symbols with a green background: the only ones a supply order shows."""
ATTACKS = (Shotgun, Bomb, Pentito, PullIn)
"""The symbols that make an order an attack order."""


class Reveal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="gives", kw_only=True):
    """What stands under one influence token of a mat."""

    column: Literal["A", "B", "C"]
    provenance: Literal["known", "ours"]
    note: str = ""


class JusticePair(Reveal, frozen=True, tag="pair"):
    """New bonus of a car: in an attack, and in a strike."""

    attack: Bonus
    strike: Bonus


class BaseValue(Reveal, frozen=True, tag="base"):
    """New base value of the row: place (Police) or recruit (Church)."""

    value: Count


class InstantCar(Reveal, frozen=True, tag="car"):
    """Place 1 car now."""


class InstantMoney(Reveal, frozen=True, tag="money"):
    """Take Money now."""

    money: Count


class InstantLab(Reveal, frozen=True, tag="lab"):
    """Build 1 drug lab now."""


class InstantLaunder(Reveal, frozen=True, tag="launder"):
    """Launder money now."""


MatSpace: TypeAlias = JusticePair | BaseValue | InstantCar | InstantMoney | InstantLab | InstantLaunder
