"""ACCOUNTANT, BRUTE, ABILITY and their rulings."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA
from tests.famiglia.boards import board, choices, do, hand, parked, refused_by


def test_ACCOUNTANT_1_an_accountant_of_1_to_4_goes_from_hand_to_the_play_area() -> None:
    state = board(street=["brute-0"], hand=["accountant-2", "accountant-0"], parked_by_0=["famiglia-1"])
    assert choices(state, "accountant") == ["accountant accountant-2"]
    do(state, "accountant accountant-2")
    assert parked(state) == ["famiglia-1", "accountant-2"]
    assert refused_by(board(street=["brute-0"]), "accountant accountant-3") == "ACCOUNTANT-1"


def test_ACCOUNTANT_1_it_is_its_turn_as_soon_as_action_1_is_over() -> None:
    state = board(stage="accountant", street=["brute-1"], hand=["accountant-2", "brute-0"], parked_by_0=["famiglia-1"])
    assert choices(state, "discard") == []
    assert choices(state, "accountant") == ["accountant accountant-2"]


def test_ACCOUNTANT_2_up_to_its_value_of_parked_cards_return() -> None:
    state = board(
        street=["brute-0"], hand=["accountant-2", "brute-0"], parked_by_0=["famiglia-1", "brute-1", "mercenary-1"]
    )
    do(state, "accountant accountant-2", "take-back famiglia-1", "take-back brute-1")
    assert choices(state) == ["park famiglia-1", "park brute-0", "park brute-1"]
    assert refused_by(state, "take-back mercenary-1") == "ACCOUNTANT-3"


def test_ACCOUNTANT_3_equally_many_cards_are_parked() -> None:
    state = board(
        street=["brute-0"], hand=["accountant-2", "famiglia-0", "brute-0"], parked_by_0=["famiglia-1", "brute-1"]
    )
    do(state, "accountant accountant-2", "take-back famiglia-1", "take-back brute-1", "park famiglia-0")
    assert refused_by(state, "take brute-0") == "ACCOUNTANT-3"
    do(state, "park brute-0")
    assert hand(state) == ["famiglia-1", "brute-1"]
    assert parked(state) == ["famiglia-0", "accountant-2", "brute-0"]


def test_ACCOUNTANT_4_the_accountant_just_played_stays() -> None:
    state = board(street=["brute-0"], hand=["accountant-1", "brute-0"], parked_by_0=["famiglia-1"])
    do(state, "accountant accountant-1")
    assert choices(state) == ["take-back famiglia-1"]
    assert refused_by(state, "take-back accountant-1") == "ACCOUNTANT-4"
    other = board(street=["brute-0"], hand=["accountant-1", "brute-0"], parked_by_0=["accountant-1"])
    assert choices(do(other, "accountant accountant-1")) == ["take-back accountant-1"]


def test_BRUTE_1_a_brute_of_1_to_4_is_parked_and_names_a_card() -> None:
    state = board(street=["famiglia-2"], hand=["brute-1", "brute-0"])
    assert choices(state, "brute") == ["brute brute-1"]
    do(state, "brute brute-1")
    assert parked(state) == ["brute-1"]
    assert choices(state) == ["lower famiglia-2 1"]


def test_BRUTE_2_never_below_0_and_no_further_than_its_value() -> None:
    state = do(board(street=["famiglia-1", "famiglia-4"], hand=["brute-2"]), "brute brute-2")
    assert choices(state) == ["lower famiglia-1 0", "lower famiglia-4 2", "lower famiglia-4 3"]
    assert refused_by(state, "lower famiglia-4 1") == "BRUTE-2"


def test_BRUTE_3_lowered_to_0_is_free_else_a_smaller_pair() -> None:
    free = do(board(street=["famiglia-2"], hand=["brute-2"]), "brute brute-2", "lower famiglia-2 0", "take-lowered")
    assert hand(free) == ["famiglia-2"]
    pair = board(street=["famiglia-3"], hand=["brute-2", "famiglia-0", "famiglia-0"])
    do(pair, "brute brute-2", "lower famiglia-3 1", "take-lowered")
    assert hand(pair) == ["famiglia-0", "famiglia-3"]
    assert parked(pair) == ["famiglia-0", "brute-2"]


def test_ABILITY_1_a_0_has_no_ability() -> None:
    state = board(street=["famiglia-1"], hand=["accountant-0", "brute-0", "mercenary-0"], parked_by_0=["famiglia-0"])
    assert choices(state) == ["discard famiglia-1", "pass"]


def test_ABILITY_2_la_famiglia_only_scores() -> None:
    state = board(street=["brute-1"], hand=["famiglia-4", "famiglia-3"], parked_by_0=["famiglia-0"])
    assert choices(state) == ["discard brute-1", "pass"]


def test_F1_a_brute_may_lower_by_less() -> None:
    state = do(board(street=["famiglia-3"], hand=["brute-3"]), "brute brute-3")
    assert choices(state) == ["lower famiglia-3 0", "lower famiglia-3 1", "lower famiglia-3 2"]


def test_F2_an_accountant_swaps_at_least_one_and_may_stop() -> None:
    state = board(street=["brute-0"], hand=["accountant-3", "famiglia-0"], parked_by_0=["famiglia-1", "brute-1"])
    do(state, "accountant accountant-3")
    assert refused_by(state, "enough") == "F2"
    do(state, "take-back famiglia-1", "enough", "park famiglia-0")
    assert hand(state) == ["famiglia-1"]


def test_F11_at_most_one_accountant_and_one_brute_in_fixed_order() -> None:
    state = board(street=["brute-2"], hand=["brute-1", "brute-2", "accountant-1"], parked_by_0=["famiglia-0"])
    do(state, "brute brute-1", "lower brute-2 1")
    assert choices(state, "brute") == choices(state, "accountant") == []


def test_F12_the_brute_stays_parked_if_its_card_is_left() -> None:
    state = board(street=["famiglia-3", "brute-0"], hand=["brute-1"])
    do(state, "brute brute-1", "lower famiglia-3 2", "take brute-0")
    assert parked(state) == ["brute-1"]
    assert FAMIGLIA.dump(state).street == ["famiglia-3"]


def test_F14_the_pair_is_one_below_the_lowered_value() -> None:
    state = board(street=["famiglia-3"], hand=["brute-1", "famiglia-2", "famiglia-2"])
    do(state, "brute brute-1", "lower famiglia-3 2")
    assert refused_by(state, "take-lowered") == "F14"
    assert refused_by(state, "take famiglia-3") == "BRUTE-2"
    twin = board(street=["famiglia-3", "famiglia-3"], hand=["brute-1", "famiglia-2", "famiglia-2"])
    assert choices(do(twin, "brute brute-1", "lower famiglia-3 2"), "take") == ["take famiglia-3"]


def test_F20_take_back_then_park_and_what_a_regained_card_can_do() -> None:
    assert refused_by(board(street=["brute-0"], hand=["accountant-1"]), "accountant accountant-1") == "F20"
    state = board(street=["famiglia-2"], hand=["accountant-2", "mercenary-0"], parked_by_0=["brute-2", "accountant-3"])
    do(state, "accountant accountant-2", "take-back brute-2", "take-back accountant-3")
    assert choices(state) == ["park accountant-3", "park brute-2", "park mercenary-0"]
    do(state, "park accountant-3")
    assert choices(state) == ["park brute-2", "park mercenary-0"]
    regained = board(street=["famiglia-2"], hand=["accountant-1", "famiglia-0"], parked_by_0=["brute-2"])
    do(regained, "accountant accountant-1", "take-back brute-2", "park famiglia-0")
    assert choices(regained) == ["brute brute-2", "pass"]
    again = board(street=["famiglia-2"], hand=["accountant-1", "famiglia-0"], parked_by_0=["accountant-2"])
    do(again, "accountant accountant-1", "take-back accountant-2", "park famiglia-0")
    assert refused_by(again, "accountant accountant-2") == "TURN-3"
    joker = board(street=["famiglia-2"], hand=["accountant-1", "famiglia-1", "brute-0"], parked_by_0=["mercenary-2"])
    do(joker, "accountant accountant-1", "take-back mercenary-2", "park brute-0")
    assert "take famiglia-2" in choices(joker)


def test_F22_after_adding_the_brute_names_a_new_card_and_never_a_0() -> None:
    state = board(street=["famiglia-2", "famiglia-1"], hand=["brute-1"])
    do(state, "discard famiglia-1", "draw accountant-1", "brute brute-1")
    assert choices(state) == ["lower accountant-1 0"]
    assert refused_by(state, "lower famiglia-2 1") == "F22"
    assert refused_by(board(street=["famiglia-0"], hand=["brute-1"]), "brute brute-1") == "F22"


def test_F24_an_accountant_alone_in_hand_has_nothing_to_exchange() -> None:
    alone = board(street=["brute-0"], hand=["accountant-2"], parked_by_0=["famiglia-1", "brute-1"])
    assert refused_by(alone, "accountant accountant-2") == "F24"
    assert choices(alone, "accountant") == []
    two = board(street=["brute-0"], hand=["accountant-2", "accountant-2"], parked_by_0=["famiglia-1", "brute-1"])
    do(two, "accountant accountant-2", "take-back famiglia-1", "take-back brute-1", "park brute-1", "park accountant-2")
    assert hand(two) == ["famiglia-1"]


def test_MERCENARY_2_the_highest_stands_in_for_all_below_it_and_no_other() -> None:
    state = board(street=["brute-4", "accountant-4"], hand=["mercenary-4", "brute-3", "accountant-2"])
    assert choices(state, "take") == ["take brute-4"]
    lower = board(street=["brute-4"], hand=["mercenary-3", "brute-3"])
    assert choices(lower, "take") == []
