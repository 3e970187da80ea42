"""PREP and TURN: what is on the table, and who acts when."""

from __future__ import annotations

from collections import Counter

from omerta.games.famiglia import FAMIGLIA
from omerta.games.famiglia.box import CARD_COPIES, CARD_IDS
from omerta.kernel import CHANCE, Dice, settle
from tests.famiglia.boards import board, choices, do, hand, refused_by


def test_PREP_1_each_family_has_five_four_three_two_one() -> None:
    assert len(CARD_IDS) == 20
    assert CARD_COPIES == (5, 4, 3, 2, 1) * 4
    assert sum(CARD_COPIES) == 60


def test_PREP_2_both_begin_with_one_0_of_each_family() -> None:
    state = FAMIGLIA.setup({})
    zeros = ["famiglia-0", "accountant-0", "brute-0", "mercenary-0"]
    assert hand(state, 0) == hand(state, 1) == zeros


def test_PREP_3_fifty_two_cards_are_shuffled() -> None:
    state = FAMIGLIA.setup({"start": "0"})
    weights = {action.notation: weight for action, weight in state.chance_outcomes()}
    assert sum(weights.values()) == 52
    assert weights["draw brute-0"] == 3
    assert weights["draw brute-4"] == 1


def test_PREP_3_the_listed_chances_are_the_counted_cards() -> None:
    state = FAMIGLIA.setup({"start": "0"})
    counted = {action.index: weight / 52 for action, weight in state.chance_outcomes()}
    assert dict(state.frames[-1].chances(state)) == counted
    few = do(board(street=["brute-2"], stack=["famiglia-1", "mercenary-3", "mercenary-3"]), "discard brute-2")
    known = [("draw famiglia-1", 1 / 3), ("draw mercenary-3", 2 / 3)]
    chances = few.frames[-1].chances(few)
    assert [(FAMIGLIA.actions[number].notation, chance) for number, chance in chances] == known


def test_PREP_4_chance_decides_who_begins() -> None:
    state = FAMIGLIA.setup({})
    assert [(action.notation, weight) for action, weight in state.chance_outcomes()] == [("start 0", 1), ("start 1", 1)]
    state.advance(CHANCE, FAMIGLIA.actions.parse("start 1"))
    settle(state, Dice("any"))
    assert state.to_move() == (1,)


def test_PREP_5_six_cards_form_the_street() -> None:
    state = FAMIGLIA.setup({})
    settle(state, Dice("any"))
    document = FAMIGLIA.dump(state)
    assert len(document.street) == 6
    assert document.stack is not None
    assert len(document.stack) == 46


def test_TURN_1_players_alternate() -> None:
    state = board(street=["brute-0", "brute-0", "brute-0"])
    assert refused_by(state, "take brute-0", seat=1) == "TURN-1"
    do(state, "take brute-0")
    assert state.to_move() == (1,)
    do(state, "take brute-0")
    assert state.to_move() == (0,)


def test_TURN_2_no_way_back_to_an_earlier_action() -> None:
    state = board(
        street=["brute-2", "brute-1"], hand=["brute-1", "accountant-1", "accountant-2"], parked_by_0=["famiglia-0"]
    )
    verbs = {text.split()[0] for text in choices(state)}
    assert verbs == {"discard", "accountant", "brute", "pass"}
    do(state, "brute brute-1", "lower brute-1 0")
    assert refused_by(state, "accountant accountant-1") == "TURN-2"
    assert refused_by(state, "discard brute-2") == "TURN-2"


def test_TURN_3_each_ability_once_a_turn() -> None:
    state = board(
        street=["brute-2"], hand=["accountant-1", "accountant-2", "brute-1", "brute-2"], parked_by_0=["famiglia-0"]
    )
    do(state, "accountant accountant-1", "take-back famiglia-0", "park famiglia-0")
    assert refused_by(state, "accountant accountant-2") == "TURN-3"
    do(state, "brute brute-1", "lower brute-2 1")
    assert refused_by(state, "brute brute-2") == "TURN-3"


def test_the_box_is_counted_in_every_zone() -> None:
    state = FAMIGLIA.setup({})
    settle(state, Dice("count"))
    document = FAMIGLIA.dump(state)
    assert document.hands is not None
    assert document.stack is not None
    everywhere = Counter([*document.street, *document.hands[0], *document.hands[1], *document.stack])
    assert everywhere == Counter(dict(zip(CARD_IDS, CARD_COPIES, strict=True)))
