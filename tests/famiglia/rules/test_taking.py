"""TAKE and MERCENARY: what a card costs."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA
from tests.famiglia.boards import board, choices, do, hand, parked, refused_by


def test_TAKE_1_one_card_into_hand_or_pass() -> None:
    state = board(street=["brute-0", "famiglia-0"], hand=[])
    assert choices(state) == ["take brute-0", "take famiglia-0", "pass"]
    do(state, "take famiglia-0")
    assert hand(state) == ["famiglia-0"]
    assert state.to_move() == (1,)
    assert refused_by(state, "take famiglia-4") == "TAKE-1"


def test_TAKE_2_a_0_is_free() -> None:
    state = do(board(street=["brute-0", "brute-1"], hand=[]), "take brute-0")
    assert (hand(state), parked(state)) == (["brute-0"], [])


def test_TAKE_3_two_identical_cards_of_the_next_lower_value() -> None:
    street = ["brute-2", "brute-0"]
    assert "take brute-2" in choices(board(street=street, hand=["brute-1", "brute-1"]))
    for wrong in (["brute-1"], ["brute-0", "brute-0"], ["brute-2", "brute-2"], ["famiglia-1", "brute-1"]):
        assert refused_by(board(street=street, hand=wrong), "take brute-2") == "TAKE-3"


def test_TAKE_4_one_is_parked_the_other_returns() -> None:
    state = do(board(street=["brute-2", "brute-0"], hand=["brute-1", "brute-1"]), "take brute-2")
    assert (hand(state), parked(state)) == (["brute-1", "brute-2"], ["brute-1"])


def test_TAKE_5_taking_nothing_is_a_pass() -> None:
    state = do(board(street=["brute-0"]), "pass")
    assert state.to_move() == (1,)
    assert FAMIGLIA.dump(state).passes == 1
    assert FAMIGLIA.dump(state).street == ["brute-0"]


def test_MERCENARY_1_stands_in_for_the_second_card_of_any_family() -> None:
    for family in ("famiglia", "accountant", "brute"):
        state = board(street=[f"{family}-3"], hand=[f"{family}-2", "mercenary-3"])
        assert f"take {family}-3" in choices(state)


def test_MERCENARY_2_one_true_card_is_always_needed() -> None:
    state = board(street=["famiglia-2", "brute-0"], hand=["mercenary-2", "mercenary-3"])
    assert refused_by(state, "take famiglia-2") == "MERCENARY-2"
    for short in (["mercenary-2"], ["mercenary-1", "mercenary-4"], ["brute-1", "brute-1"]):
        assert refused_by(board(street=["famiglia-2", "brute-0"], hand=short), "take famiglia-2") == "TAKE-3"


def test_MERCENARY_3_either_card_may_return_to_hand() -> None:
    cards = ["famiglia-2", "mercenary-3"]
    for payment, kept, gone in (("keep", "mercenary-3", "famiglia-2"), ("park", "famiglia-2", "mercenary-3")):
        state = do(
            board(street=["famiglia-3", "brute-0"], hand=cards), "take famiglia-3", f"pay-{payment}-joker mercenary-3"
        )
        assert sorted(hand(state)) == sorted([kept, "famiglia-3"])
        assert parked(state) == [gone]


def test_F3_only_for_strictly_lower_values_its_own_family_too() -> None:
    equal = board(street=["famiglia-3", "brute-0"], hand=["famiglia-2", "mercenary-2"])
    assert refused_by(equal, "take famiglia-3") == "F3"
    lower = board(street=["famiglia-3", "brute-0"], hand=["famiglia-2", "mercenary-1"])
    assert refused_by(lower, "take famiglia-3") == "TAKE-3"
    single = board(street=["mercenary-3", "brute-0"], hand=["mercenary-2", "mercenary-1"])
    assert refused_by(single, "take mercenary-3") == "TAKE-3"
    without_power = board(street=["famiglia-1"], hand=["famiglia-0", "mercenary-0"])
    assert refused_by(without_power, "take famiglia-1") == "TAKE-3"
    own = board(street=["mercenary-1", "brute-0"], hand=["mercenary-0", "mercenary-2"])
    do(own, "take mercenary-1", "pay-keep-joker mercenary-2")
    assert hand(own) == ["mercenary-1", "mercenary-2"]
    paying = board(street=["famiglia-3", "brute-0"], hand=["famiglia-2", "mercenary-2", "mercenary-3"])
    assert refused_by(do(paying, "take famiglia-3"), "pay-keep-joker mercenary-2") == "F3"


def test_F4_the_player_chooses_what_is_shown_and_what_is_parked() -> None:
    state = board(street=["brute-1", "brute-0"], hand=["brute-0", "brute-0", "mercenary-1", "mercenary-4"])
    do(state, "take brute-1")
    assert choices(state) == [
        "pay-pair",
        "pay-keep-joker mercenary-1",
        "pay-park-joker mercenary-1",
        "pay-keep-joker mercenary-4",
        "pay-park-joker mercenary-4",
    ]
    assert refused_by(state, "pass") == "TAKE-4"


def test_F21_a_card_just_played_cannot_be_shown() -> None:
    state = board(street=["brute-2", "brute-3"], hand=["brute-1", "brute-1"])
    assert "take brute-2" in choices(state)
    do(state, "brute brute-1", "lower brute-3 2")
    assert choices(state) == ["pass"]
    assert refused_by(state, "take brute-2") == "TAKE-3"
