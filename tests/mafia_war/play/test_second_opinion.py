"""Costs, reach by land and chains by sea, counted a second time, slowly and plainly, on random positions."""

from __future__ import annotations

import random

import pytest

from omerta.games.mafia_war.actions import ALLIES, BY_SEA, LAND
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, SEATS
from omerta.games.mafia_war.phases.orders.parts.shotgun import coast_in_reach, has_target, refuse_way
from omerta.games.mafia_war.phases.planning.sheets import NO_SPACE, column_cost
from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import BOX, WAR, board, offers, play
from tests.mafia_war.wild import wild_turn

COLUMNS = ("start", "justice", "police", "economy", "church", "two")
PRINTED_COSTS = {1: (1, 2, 2, 2, 2, 2), 2: (1, 3, 3, 3, 3, 3), 3: (1, 4, 4, 4, 4, 4)}
"""By round, as the rulebook's sheets print them."""
TEAMMATE = {0: 2, 1: 3, 2: 0, 3: 1}


@pytest.mark.parametrize("seed", range(20))
def test_a_column_costs_its_price_its_tokens_and_their_owners(seed: int) -> None:
    dice = random.Random(seed)
    number = dice.choice((1, 2, 3))
    cells = [f"{COLUMNS[cell // 8]}-{cell % 8}" for cell in range(48) if BOX.sheets[number - 1].space_in[cell]]
    top = {cell: [dice.choice((0, 1, 2, 3, "neutral"))] for cell in dice.sample(cells, min(8, len(cells)))}
    state = board(round=number, top=top)
    for seat in range(SEATS):
        for column, name in enumerate(COLUMNS):
            owners = [owner for cell, there in top.items() if cell.startswith(f"{name}-") for owner in there]
            cost = PRINTED_COSTS[number][column]
            for owner in owners:
                cost += 1 if owner in (seat, "neutral") else 2
            assert column_cost(state, seat, column) == (cost if owners else NO_SPACE)


def random_board(dice: random.Random) -> State:
    """Areas with anybody or nobody in them, boats anywhere."""
    areas = {name: {"holder": dice.choice((0, 1, 2, 3, "neutral", "empty"))} for name in BOX.area_ids}
    boats = dict.fromkeys(range(SEATS), 4)
    seas: dict[str, list[int]] = {}
    for name in BOX.sea_ids:
        seat = dice.randrange(SEATS)
        if dice.random() < 0.7 and boats[seat]:
            boats[seat] -= 1
            seas[name] = [seat]
    return board(phase="encounter", empty_board=True, areas=areas, seas=seas, marks={"allies": [0, 3]})


@pytest.mark.parametrize("seed", range(20))
def test_a_chain_of_boats_reaches_the_coasts_of_its_seas(seed: int) -> None:
    state = random_board(random.Random(seed))
    seas = WAR.dump(state).seas
    for seat in range(SEATS):
        for origin in range(len(BOX.area_ids)):
            reached: set[int] = set()
            for _ in BOX.sea_ids:
                for sea, name in enumerate(BOX.sea_ids):
                    has_boat = any(owner in (seat, TEAMMATE[seat]) for owner in seas[name])
                    is_beside = sea in BOX.seas_of[origin] or any(sea in BOX.sea_neighbours[other] for other in reached)
                    if has_boat and is_beside:
                        reached.add(sea)
            coast = {area for area in range(36) if any(sea in reached for sea in BOX.seas_of[area])}
            assert set(coast_in_reach(state, seat, origin)) == coast
            bits = sum(1 << area for area in coast)
            targets = {area for area in coast - {origin} if state.holder[area] != TEAMMATE[seat]}
            found = [area for area in range(36) if refuse_way(state, seat, origin, BY_SEA, area, bits) is None]
            assert set(found) == targets
            by_land = [area for area in BOX.neighbours[origin] if state.holder[area] != TEAMMATE[seat]]
            assert has_target(state, seat, origin) == bool(targets or by_land)


@pytest.mark.parametrize("seed", range(20))
def test_by_land_every_neighbour_but_the_teammates(seed: int) -> None:
    state = random_board(random.Random(seed))
    for seat in range(SEATS):
        for origin in range(36):
            for target in range(36):
                is_open = target in BOX.neighbours[origin] and state.holder[target] != TEAMMATE[seat]
                assert (refuse_way(state, seat, origin, LAND, target, 0) is None) == is_open


@pytest.mark.parametrize("seed", range(20))
def test_allies_lead_past_an_empty_or_neutral_neighbour(seed: int) -> None:
    state = random_board(random.Random(seed))
    for seat in range(SEATS):
        for origin in range(36):
            passed = [area for area in BOX.neighbours[origin] if state.holder[area] in (EMPTY, NEUTRAL)]
            beyond = {area for between in passed for area in BOX.neighbours[between]} - {origin}
            is_marked = state.has_tile(seat, tables.ALLIES)
            targets = {area for area in beyond if is_marked and state.holder[area] != TEAMMATE[seat]}
            found = [area for area in range(36) if refuse_way(state, seat, origin, ALLIES, area, 0) is None]
            assert set(found) == targets


@pytest.mark.parametrize("number", range(24))
def test_a_token_is_taken_if_its_owner_and_some_space_can_be_paid(number: int) -> None:
    state = wild_turn(number)
    seat = state.turn
    rich = state.copy()
    rich.money[seat] = 99
    rich.go_on()
    names = {space.cell: state.actions.space[space.cell].notation for space in BOX.sheets[state.round].spaces}
    costs = {names[space.cell]: space.cost for space in BOX.sheets[state.round].spaces}
    for cell, owners in (WAR.dump(state).top or {}).items():
        taken = play(rich.copy(), f"{seat} take {cell}")
        cheapest = min(costs[offer] for offer in offers(taken, seat, "space"))
        fee = 0 if owners[0] in (seat, "neutral") else 1
        assert 99 - taken.money[seat] == fee
        assert (f"take {cell}" in offers(state, seat, "take")) == (fee + cheapest <= state.money[seat]), cell
