"""Random encounter phases: no dead end, every piece conserved, every refusal names a rule of the ledger."""

from __future__ import annotations

import random

import pytest

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.kernel import read_ledger
from tests.mafia_war.encounter_board import Board

LEDGER = {rule.id for rule in read_ledger("mafia-war").rule}


def fill(board: Board, dice: random.Random) -> None:
    """A wild position: everybody everywhere, many orders, boats, tiles, some supplies nearly empty."""
    state = board.state
    box = state.box
    for seat in range(4):
        board.headquarters(seat, dice.randrange(8), dice.randrange(5))
        for row in range(4):
            board.uncover(seat, row, dice.randrange(state.mat[seat * 4 + row] + 1))
    for team in (0, 1):
        for tile in ("recruitment", "allies", "bribery", "delay-detonator", "miniguns"):
            board.mark(team + 2 * dice.randrange(2), tile)
    for seat in range(4):
        for _ in range(dice.randrange(4)):
            sea = dice.randrange(len(box.sea_ids))
            if sum(state.boats[sea * 4 : sea * 4 + 4]) < 2:
                board.boat(box.sea_ids[sea], seat)
    slots = [dice.sample(range(13), 13) for _ in range(4)]
    for area in box.area_ids:
        holder = dice.choice((0, 1, 2, 3, 0, 1, 2, 3, NEUTRAL, EMPTY))
        labs = dice.choice((0, 0, 0, 1, 2)) if state.supply_labs > 2 else 0
        if holder in (EMPTY, NEUTRAL):
            count = min(dice.randrange(1, 5), state.supply_neutrals) if holder == NEUTRAL else 0
            board.put(area, holder if count else EMPTY, count, labs=labs)
            continue
        if state.supply_soldati[holder] == 0:
            board.put(area, EMPTY, 0, labs=labs)
            continue
        orders = []
        for _ in range(dice.choice((0, 1, 1, 1, 2))):
            if slots[holder]:
                family = box.families[state.family[holder]]
                orders.append(box.orders[family.orders[slots[holder].pop()]].id)
        cars = min(dice.choice((0, 0, 1, 2)), state.supply_cars[holder])
        board.put(area, holder, min(dice.randrange(1, 8), state.supply_soldati[holder]), cars, labs, tuple(orders))
    state.start = dice.randrange(4)


def play_out(board: Board, dice: random.Random, refusals: bool) -> int:
    """Play random choices to the end of the phase; how many there were."""
    state = board.state
    board.play()
    steps = 0
    while state.frames:
        seat = dice.choice(state.to_move())
        if refusals and dice.random() < 0.1:
            for action in state.actions.table:
                for any_seat in range(4):
                    if not state.is_legal(any_seat, action):
                        refusal = state.refusal(any_seat, action)
                        assert refusal.rule in LEDGER, str(refusal)
        offers = state.legal_actions(seat)
        choices = [action for action in offers if action.verb not in ("sell", "give")]
        assert choices, FRAMES.format(state.frames[-1])
        action = dice.choice(offers if dice.random() < 0.02 else choices)
        twin = state.copy()
        board.play(f"{seat} {action.notation}")
        twin.advance(seat, action)
        assert twin.soldati == state.soldati
        steps += 1
        assert steps < 3000
    return steps


@pytest.mark.parametrize("seed", range(40))
def test_random_encounters_come_to_an_end(seed: int) -> None:
    dice = random.Random(seed)
    families = dice.sample(["red", "blue", "green", "yellow", "black", "white"], 4)
    board = Board(tuple(families))
    fill(board, dice)
    board.state.predictable = seed % 3 == 0
    assert play_out(board, dice, refusals=seed % 8 == 0) > 20
    assert list(board.state.board_orders) == [0, 0, 0, 0]
    assert board.state.executing == EMPTY
