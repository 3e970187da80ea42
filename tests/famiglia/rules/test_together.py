"""Several rules at once, as somebody who looks for a hole would combine them."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA
from tests.famiglia.boards import board, choices, do, hand, parked, refused_by


def test_F14_a_mercenary_stands_in_at_the_lowered_value_too() -> None:
    state = board(street=["famiglia-3"], hand=["brute-1", "famiglia-1", "mercenary-2"])
    do(state, "brute brute-1", "lower famiglia-3 2")
    do(state, "take-lowered")
    assert choices(state) == ["pay-keep-joker mercenary-2", "pay-park-joker mercenary-2"]


def test_F3_a_mercenary_of_the_lowered_pairs_value_does_not_stand_in() -> None:
    state = board(street=["famiglia-3"], hand=["brute-1", "famiglia-1", "mercenary-1"])
    do(state, "brute brute-1", "lower famiglia-3 2")
    assert choices(state) == ["pass"]


def test_ABILITY_1_a_mercenary_0_stands_in_for_nothing() -> None:
    assert choices(board(street=["brute-1"], hand=["brute-0", "mercenary-0"]), "take") == []


def test_BRUTE_3_a_4_lowered_by_4_is_free_without_any_card() -> None:
    state = do(board(street=["famiglia-4"], hand=["brute-4"]), "brute brute-4", "lower famiglia-4 0", "take-lowered")
    assert (hand(state), parked(state)) == (["famiglia-4"], ["brute-4"])


def test_F21_the_brute_just_played_is_no_card_of_its_own_pair() -> None:
    state = board(street=["brute-3"], hand=["brute-1", "brute-1"])
    do(state, "brute brute-1", "lower brute-3 2")
    assert choices(state) == ["pass"]


def test_END_2_a_card_taken_in_between_breaks_the_two_passes() -> None:
    state = board(street=["famiglia-0", "brute-4"], hands=(["brute-0"], ["famiglia-0"]))
    do(state, "pass", "take famiglia-0", "pass")
    assert state.outcome() is None
    do(state, "pass")
    assert state.outcome() is not None


def test_F5_all_new_cards_of_two_discards_may_be_taken_and_no_old_one() -> None:
    state = board(street=["famiglia-1", "accountant-1", "brute-1"], hand=["famiglia-0", "famiglia-0", "brute-0"])
    do(state, "discard brute-1", "draw mercenary-2", "discard-new mercenary-2", "draw accountant-2", "draw mercenary-0")
    assert choices(state, "take") == ["take mercenary-0"]
    assert refused_by(state, "take famiglia-1") == "STREET-4"


def test_F20_a_brute_taken_back_frightens_in_the_same_turn() -> None:
    state = board(street=["famiglia-1"], hand=["accountant-1", "brute-0"], parked_by_0=["brute-1"])
    do(state, "accountant accountant-1", "take-back brute-1", "park brute-0", "brute brute-1", "lower famiglia-1 0")
    assert hand(do(state, "take-lowered")) == ["famiglia-1"]


def test_F8_a_buried_card_is_drawn_last_and_empties_the_stack_for_good() -> None:
    state = board(street=["brute-2", "brute-1"], stack=["famiglia-4"], second_pass=True, first=1)
    do(state, "discard brute-2", "draw famiglia-4")
    document = FAMIGLIA.dump(state)
    assert (document.street, document.stack, document.buried) == (["brute-1", "famiglia-4", "brute-2"], [], [])
    assert (choices(state), document.turns_left) == (["pass"], 0)
    assert do(state, "pass").outcome() is not None
