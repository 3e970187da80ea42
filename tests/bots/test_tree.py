"""What a searching bot of Famiglia takes a draw for, and what it remembers between the choices of a turn."""

from __future__ import annotations

import pytest

from omerta.bots import make_searcher
from omerta.bots.search.thought import Thought
from omerta.games import find_game
from omerta.kernel import Dice, read_position, settle
from tests.bots.test_positions import TWO_TURNS

FAMIGLIA = find_game("famiglia")
TRIES = 40

BRUTE_TURN = {
    **TWO_TURNS,
    "hands": [["brute-2", "accountant-0"], ["famiglia-2", "famiglia-0"]],
    "street": ["famiglia-2", "accountant-2", "famiglia-1"],
    "stage": "brute",
}
"""The Brute makes the 2 of La Famiglia affordable."""


@pytest.mark.parametrize("deal", [1, 8])
def test_nobody_passes_for_a_draw_when_the_game_has_hardly_begun(deal: int) -> None:
    """Whoever opens these Streets helps the other a little, so that a draw would look good if it counted half."""
    state = FAMIGLIA.setup({"start": "0"})
    settle(state, Dice(f"deal/{deal}"))
    state.advance(0, FAMIGLIA.actions.parse("pass"))
    thought = make_searcher(FAMIGLIA, "capo:120", Dice("0")).suggest(state.seen_by(1))
    assert thought.choices[0].action.notation != "pass"


def test_a_turn_goes_on_with_what_was_found_out() -> None:
    state = FAMIGLIA.load(read_position(FAMIGLIA, BRUTE_TURN), {})
    bot = make_searcher(FAMIGLIA, f"capo:{TRIES}", Dice("0"))
    first = bot.suggest(state.seen_by(0))
    assert first.choices[0].action.notation == "brute brute-2"
    assert tries_of(first) == TRIES
    state.advance(0, first.choices[0].action)
    assert tries_of(bot.suggest(state.seen_by(0))) == TRIES + first.choices[0].tries - 1


@pytest.mark.parametrize("seed", ["0", "1"])
def test_who_is_to_move_next_may_hang_on_a_hidden_hand(seed: str) -> None:
    """The same choice ends the turn in one world and not in another: a whole game is thought through with both."""
    state = FAMIGLIA.setup({"hands": "hidden"})
    bots = [make_searcher(FAMIGLIA, "capo:12", Dice(f"{seed}/{seat}")) for seat in (0, 1)]
    chance = Dice(seed)
    settle(state, chance)
    while state.to_move():
        seat = state.to_move()[0]
        state.advance(seat, bots[seat].choose(state.seen_by(seat)))
        settle(state, chance)
    assert state.outcome() is not None


def test_the_other_seat_is_thought_about_anew() -> None:
    """A bot that advises both seats takes nothing over from one to the other."""
    state = FAMIGLIA.setup({"start": "0"})
    settle(state, Dice("deal/1"))
    bot = make_searcher(FAMIGLIA, f"capo:{TRIES}", Dice("0"))
    bot.suggest(state.seen_by(0))
    state.advance(0, FAMIGLIA.actions.parse("pass"))
    assert tries_of(bot.suggest(state.seen_by(1))) == TRIES


def tries_of(thought: Thought) -> int:
    """How much all choices were tried, now and earlier in the turn."""
    return sum(each.tries for each in thought.choices)
