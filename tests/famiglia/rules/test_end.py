"""END and SCORE: when it is over, and who has won."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA, State
from omerta.kernel import SPECTATOR
from tests.famiglia.boards import board, choices, do


def exhaust(first: int) -> State:
    """Seat 0 exhausts the stack for the second time by action 1 and takes a card."""
    state = board(
        street=["brute-2", "brute-1"], hand=["famiglia-1"] * 2, stack=["famiglia-2"], second_pass=True, first=first
    )
    return do(state, "discard brute-2", "draw famiglia-2", "take famiglia-2")


def test_END_1_the_round_is_finished_after_the_second_exhaustion() -> None:
    by_the_second_player = exhaust(first=1).outcome()
    assert by_the_second_player is not None
    assert by_the_second_player.reason == "stack-exhausted"
    by_the_first_player = exhaust(first=0)
    assert by_the_first_player.to_move() == (1,)
    assert do(by_the_first_player, "pass").outcome() is not None


def test_END_2_two_passes_end_the_game() -> None:
    state = do(board(street=["brute-1"]), "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "two-passes"
    assert choices(state) == []


def test_F10_a_pass_after_other_actions_is_still_a_pass() -> None:
    state = board(street=["brute-1"], hands=(["brute-2"], []))
    do(state, "brute brute-2", "lower brute-1 0", "pass", "pass")
    assert state.outcome() is not None
    taken_between = do(board(street=["brute-0"]), "pass", "take brute-0")
    assert FAMIGLIA.dump(taken_between).passes == 0


def test_SCORE_1_hand_and_play_area_count() -> None:
    state = board(street=["brute-1"], hands=(["famiglia-0", "brute-4"], []), parked=(["famiglia-4"], ["accountant-3"]))
    do(state, "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1 + 10 + 15, 6)


def test_SCORE_2_the_higher_total_wins() -> None:
    state = do(board(street=["brute-1"], hands=(["brute-1"], ["brute-2"])), "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_SCORE_2_the_higher_total_wins_against_the_highest_card() -> None:
    outcome = do(board(street=["brute-1"], hands=(["brute-4"], ["accountant-3", "brute-3"])), "pass", "pass").outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((10, 12), (1,))


def test_SCORE_3_at_a_tie_the_single_highest_card_wins() -> None:
    six = ["brute-3"]
    threes = ["accountant-2", "mercenary-2"]
    outcome = do(board(street=["brute-1"], hands=(six, threes)), "pass", "pass").outcome()
    assert outcome is not None
    assert outcome.scores == (6, 6)
    assert outcome.winners == (0,)


def test_F13_equal_totals_and_equal_highest_cards_are_a_draw() -> None:
    outcome = do(board(street=["brute-1"], hands=(["brute-4"], ["famiglia-3"])), "pass", "pass").outcome()
    assert outcome is not None
    assert outcome.scores == (10, 10)
    assert outcome.winners == ()


def test_F15_the_option_says_whether_views_show_the_other_hand() -> None:
    cards = {"street": ["brute-1"], "hands": (["brute-4"], ["famiglia-3", "famiglia-2"])}
    counted = FAMIGLIA.view_of(board(option={"hands": "counted"}, **cards).seen_by(0))
    hidden = board(option={"hands": "hidden"}, **cards)
    assert counted.hands[1].cards == ("famiglia-2", "famiglia-3")
    assert FAMIGLIA.view_of(hidden.seen_by(0)).hands[1].cards is None
    assert FAMIGLIA.view_of(hidden.seen_by(0)).hands[1].size == 2
    assert FAMIGLIA.view_of(hidden.seen_by(0)).hands[0].cards == ("brute-4",)
    assert [hand.cards for hand in FAMIGLIA.view_of(hidden.seen_by(SPECTATOR)).hands] == [None, None]
    buried = board(street=["brute-1"], buried=["brute-3"], second_pass=True)
    assert FAMIGLIA.view_of(buried.seen_by(0)).buried == ("brute-3",)
