"""When two boards are the same to a judge, so that what was worked out on one holds on the other."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.mafia_war.judging.odds import bought_by
from omerta.bots.mafia_war.judging.planning import count_turns
from omerta.games.mafia_war.state import State


def are_alike(one: State, other: State, seat: int) -> bool:
    """Does everything stand here that the looks, odds and plans of a seat remember something of? Spaces are left out:
    they are weighed anew at every question."""
    return (
        one.box is other.box
        and one.first_printing == other.first_printing
        and one.round == other.round
        and one.executing == other.executing
        and one.family is other.family
        and one.cars is other.cars
        and one.labs is other.labs
        and one.boats is other.boats
        and one.mat is other.mat
        and one.headquarters[seat] == other.headquarters[seat]
        and one.headquarters_orders[seat] == other.headquarters_orders[seat]
        and one.supply_soldati[seat] == other.supply_soldati[seat]
        and one.supply_cars is other.supply_cars
        and one.supply_boats is other.supply_boats
        and one.supply_labs == other.supply_labs
        and bought_by(one.money[seat]) == bought_by(other.money[seat])
        and _are_equal(one.holder, other.holder)
        and _are_equal(one.soldati, other.soldati)
        and _lie_alike(one, other)
        and count_turns(one.top) == count_turns(other.top)
    )


def _are_equal(one: vec[i64], other: vec[i64]) -> bool:
    places: i64 = len(one)
    return all(one[place] == other[place] for place in range(places))


def _lie_alike(one: State, other: State) -> bool:
    """Do the same orders lie in the same places, with the same marks?"""
    places: i64 = len(one.orders)
    return all(
        one.orders[place] == other.orders[place] and one.order_marks[place] == other.order_marks[place]
        for place in range(places)
    )
