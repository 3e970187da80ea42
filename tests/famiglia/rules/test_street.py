"""STREET and its rulings: new cards, the two passes, the refill."""

from __future__ import annotations

import pytest

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import Unreadable
from tests.famiglia.boards import board, choices, do, hand, refused_by

NO_ZERO = ["brute-1", "brute-2"]


def test_STREET_1_any_card_may_be_discarded_while_no_0_lies_there() -> None:
    assert choices(board(street=NO_ZERO), "discard") == ["discard brute-1", "discard brute-2"]
    assert choices(board(street=[*NO_ZERO, "brute-0"]), "discard") == []


def test_STREET_1_old_cards_and_new_ones_are_discarded_by_different_choices() -> None:
    state = do(board(street=NO_ZERO), "discard brute-2", "draw brute-3", "draw famiglia-1")

    def why(step: str) -> str:
        return state.refusal(0, FAMIGLIA.actions.parse(step)).code

    assert why("discard brute-3") == "the-one-there-was-added-this-turn"
    assert why("discard-new brute-1") == "the-one-there-was-not-added-this-turn"
    assert why("discard brute-4") == why("discard-new brute-4") == "no-such-card-lies-there"


def test_STREET_2_as_many_new_cards_as_the_discarded_value() -> None:
    state = do(board(street=NO_ZERO), "discard brute-2", "draw famiglia-1", "draw famiglia-2")
    assert FAMIGLIA.dump(state).street == ["brute-1", "famiglia-1", "famiglia-2"]
    assert FAMIGLIA.dump(state).fresh == 2
    assert FAMIGLIA.dump(state).discards == ["brute-2"]
    assert state.to_move() == (0,)


def test_STREET_3_repeat_until_a_0_lies_there_or_stop() -> None:
    state = do(board(street=NO_ZERO), "discard brute-1", "draw famiglia-1")
    assert "discard brute-2" in choices(state)
    assert "pass" in choices(state)
    do(state, "discard brute-2", "draw famiglia-0", "draw famiglia-1")
    assert choices(state, "discard") == choices(state, "discard-new") == []
    assert refused_by(state, "discard famiglia-1") == "F6"


def test_STREET_4_after_adding_only_new_cards_can_be_taken() -> None:
    state = board(street=["famiglia-1", "brute-2"], hand=["famiglia-0", "famiglia-0"])
    assert "take famiglia-1" in choices(state)
    do(state, "discard brute-2", "draw accountant-0", "draw brute-1")
    assert choices(state, "take") == ["take accountant-0"]
    assert refused_by(state, "take famiglia-1") == "STREET-4"


def test_F25_a_position_may_hold_an_empty_street_only_while_cards_are_drawn() -> None:
    state = do(board(street=["brute-2"]), "discard brute-2")
    drawing = FAMIGLIA.dump(state)
    assert drawing.street == []
    assert FAMIGLIA.dump(FAMIGLIA.load(drawing, {})) == drawing
    with pytest.raises(Unreadable, match="an empty one is filled before anybody is asked"):
        board(street=[])


def test_STREET_5_an_empty_street_is_six_new_cards_at_once() -> None:
    state = do(board(street=["brute-0"]), "take brute-0")
    assert state.to_move() == ()
    do(state, *["draw famiglia-1", "draw famiglia-2"] * 3)
    assert len(FAMIGLIA.dump(state).street) == 6
    assert state.to_move() == (1,)


def test_STREET_6_the_discard_pile_becomes_the_second_stack() -> None:
    state = board(street=["brute-1"], stack=["brute-2"], discards=["famiglia-4", "famiglia-3"])
    do(state, "discard brute-1", "draw brute-2")
    document = FAMIGLIA.dump(state)
    assert document.second_pass
    assert document.stack == ["famiglia-3", "famiglia-4", "brute-1"]
    assert document.discards == []


def test_STREET_7_only_once_a_turn_in_the_second_pass() -> None:
    state = board(street=NO_ZERO, stack=["famiglia-1", "famiglia-2", "famiglia-3"], second_pass=True)
    do(state, "discard brute-1", "draw famiglia-1")
    assert choices(state, "discard") == []
    assert refused_by(state, "discard brute-2") == "STREET-7"
    do(state, "pass")
    assert "discard brute-2" in choices(state)


def test_STREET_8_the_card_goes_under_the_stack() -> None:
    state = board(street=NO_ZERO, stack=["famiglia-1", "famiglia-2", "famiglia-3"], second_pass=True)
    do(state, "discard brute-2", "draw famiglia-1", "draw famiglia-3")
    assert FAMIGLIA.dump(state).buried == ["brute-2"]
    assert FAMIGLIA.dump(state).discards == []


def test_STREET_9_a_reshuffle_in_mid_draw_continues_it() -> None:
    state = board(street=["brute-3"], stack=["brute-2"], discards=["famiglia-4", "famiglia-3"])
    do(state, "discard brute-3", "draw brute-2", "draw famiglia-4")
    assert state.to_move() == ()
    do(state, "draw brute-3")
    assert FAMIGLIA.dump(state).street == ["brute-2", "famiglia-4", "brute-3"]


def test_F5_new_cards_are_ordinary_next_turn_and_can_be_discarded_at_once() -> None:
    state = do(board(street=NO_ZERO), "discard brute-1", "draw famiglia-2")
    assert choices(state, "discard-new") == ["discard-new famiglia-2"]
    do(state, "discard-new famiglia-2", "draw famiglia-0", "draw accountant-2")
    assert choices(state, "take") == ["take famiglia-0"]
    do(state, "take famiglia-0")
    assert FAMIGLIA.dump(state).fresh == 0
    assert "discard accountant-2" in choices(state)


def test_F6_a_0_in_the_street_closes_action_1() -> None:
    state = board(street=["brute-1", "famiglia-0"])
    assert refused_by(state, "discard brute-1") == "F6"
    assert "pass" in choices(board(street=NO_ZERO))


def test_F7_one_more_use_after_the_reshuffle() -> None:
    state = board(street=["brute-2", "brute-1"], stack=["famiglia-1"], discards=["accountant-1", "accountant-2"])
    do(state, "discard brute-2", "draw famiglia-1", "draw accountant-2")
    assert "discard brute-1" in choices(state)
    do(state, "discard brute-1", "draw brute-2")
    assert choices(state, "discard") == choices(state, "discard-new") == []


def test_F8_the_buried_card_can_come_straight_back() -> None:
    state = board(street=["brute-3"], stack=["famiglia-1", "famiglia-2"], second_pass=True)
    do(state, "discard brute-3", "draw famiglia-1", "draw famiglia-2")
    assert FAMIGLIA.dump(state).street == ["famiglia-1", "famiglia-2", "brute-3"]
    assert FAMIGLIA.dump(state).exhausted


def test_F9_a_refill_that_exhausts_gives_the_second_player_or_a_full_round() -> None:
    first = board(street=["brute-0"], stack=["famiglia-1"], second_pass=True, first=0)
    do(first, "take brute-0", "draw famiglia-1")
    assert FAMIGLIA.dump(first).turns_left == 0
    second = board(street=["brute-0"], stack=["famiglia-1"], second_pass=True, first=1)
    do(second, "take brute-0", "draw famiglia-1")
    assert FAMIGLIA.dump(second).turns_left == 1


def test_F16_an_exact_draw_reshuffles_at_once() -> None:
    state = board(street=["brute-2", "brute-1"], stack=["famiglia-1", "famiglia-2"], discards=["accountant-1"])
    do(state, "discard brute-2", "draw famiglia-1", "draw famiglia-2")
    assert FAMIGLIA.dump(state).second_pass
    do(state, "discard brute-1", "draw accountant-1")
    assert FAMIGLIA.dump(state).buried == ["brute-1"]


def test_F17_an_empty_discard_pile_makes_it_the_second_exhaustion() -> None:
    state = board(street=["brute-0"], stack=["famiglia-1"])
    do(state, "take brute-0", "draw famiglia-1")
    assert FAMIGLIA.dump(state).exhausted
    assert not FAMIGLIA.dump(state).second_pass


def test_F18_with_street_and_stack_empty_only_a_pass_is_left() -> None:
    state = board(street=["brute-0"], stack=[], second_pass=True, exhausted=True, turns_left=2)
    do(state, "take brute-0")
    assert choices(state) == ["pass"]


def test_F19_after_the_second_exhaustion_action_1_is_gone() -> None:
    state = board(street=["brute-1", "brute-2"], stack=[], second_pass=True, exhausted=True, turns_left=1)
    assert choices(state, "discard") == []
    assert refused_by(state, "discard brute-1") == "F19"
    for first, left in ((0, 1), (1, 0)):
        emptied = board(street=["brute-2", "brute-1"], stack=["famiglia-2"], second_pass=True, first=first)
        assert FAMIGLIA.dump(do(emptied, "discard brute-2", "draw famiglia-2")).turns_left == left


def test_F23_the_refill_belongs_to_the_taking_turn() -> None:
    state = do(board(street=["brute-0"]), "take brute-0")
    assert state.turn == 0
    assert hand(state)[-2:] == ["brute-0", "mercenary-0"]
    do(state, *["draw famiglia-1", "draw famiglia-2"] * 3)
    assert state.turn == 1
    unequal = do(board(street=["brute-0", "brute-0"]), "take brute-0", "pass", "pass")
    assert unequal.outcome() is not None, "the first player has had two turns, the second one"


def test_F25_the_street_is_not_refilled_between_discard_and_draw() -> None:
    state = board(street=["brute-1"], stack=["famiglia-1", "famiglia-2", "famiglia-3"])
    do(state, "discard brute-1", "draw famiglia-1")
    assert FAMIGLIA.dump(state).street == ["famiglia-1"]
    assert state.turn == 0


def test_F26_an_exact_draw_by_action_1_leaves_one_more_use() -> None:
    state = board(street=["brute-2", "brute-1"], stack=["famiglia-1", "famiglia-2"], discards=["accountant-1"])
    do(state, "discard brute-2", "draw famiglia-1", "draw famiglia-2")
    assert "discard brute-1" in choices(state)
    do(state, "discard brute-1", "draw accountant-1")
    assert choices(state, "discard") == choices(state, "discard-new") == []
