"""What searching bots find, and what they keep to themselves."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots import make_searcher
from omerta.bots.judges import make_judge
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.flat import FlatThinker
from omerta.bots.search.matrix import solve
from omerta.bots.search.thinkers import make_thinker
from omerta.games import find_game
from omerta.kernel import Dice, Unreadable, read_position, settle
from tests.bots.test_sense import attack, see


def test_mixing_finds_what_nobody_can_exploit() -> None:
    """Rock, paper, scissors where the rock wins double: scissors are the answer half of the time."""
    shares = solve([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    assert shares == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


def test_a_row_that_is_better_everywhere_is_always_chosen() -> None:
    assert solve([[0.2, 0.3], [0.6, 0.4]])[1] > 0.99


def test_a_single_choice_is_not_thought_about() -> None:
    game = find_game("famiglia")
    position = read_position(
        game, {"hands": [["famiglia-0"], []], "street": [], "stack": [], "exhausted": True, "turns_left": 1}
    )
    sight = game.load(position, {}).seen_by(0)
    assert len(sight.legal_actions()) == 1
    assert make_searcher(game, "don:5000", Dice("0")).suggest(sight).choices[0].tries == 0


def test_a_budget_of_tries_is_kept() -> None:
    clock = Clock(Budget(tries=10))
    while clock.has_left():
        clock.tried += 1
    assert clock.tried == 10
    assert not Clock(Budget(seconds=0.0)).has_left()


def test_only_bots_that_search_can_say_what_they_think() -> None:
    with pytest.raises(Unreadable, match="does not search"):
        make_searcher(find_game("famiglia"), "soldato", Dice("0"))


def test_a_don_tries_more_than_a_capo() -> None:
    """Both stop by tries where the machine is quick, and by time where it is not."""
    game = find_game("famiglia")
    state = game.setup({"start": "0"})
    settle(state, Dice("street"))
    capo, don = [make_searcher(game, f"{rank}:{tries}", Dice("0")) for rank, tries in (("capo", 6), ("don", 30))]
    sight = state.seen_by(0)
    tried = [sum(each.tries for each in bot.suggest(sight).choices) for bot in (capo, don)]
    assert tried == [6, 30]


def test_where_tokens_look_all_the_same_a_column_is_tried_too() -> None:
    war = find_game("mafia-war")
    tokens = [f"{column}-{row}" for column in ("justice", "police", "economy", "church") for row in (0, 1)]
    sight = see(0, round=2, players=[{"money": 5}], top={token: ["neutral"] for token in tokens})
    judge = make_judge(war, Dice("0"))
    best = max(judge.sensible(sight), key=lambda choice: judge.worth(sight, choice))
    thinker = make_thinker(war, Dice("0"))
    assert isinstance(thinker, FlatThinker)
    assert best.verb == "take"
    assert {candidate.action.verb for candidate in thinker.candidates(sight, 6)} == {"take", "gain"}


def cards(soldati: int, defenders: int) -> dict[str, Any]:
    """Seats 0 and 1 lay their cards at Castelvetrano."""
    laying = attack(soldati, defenders)
    laying["attack"]["defender"] = 1
    laying["frames"] = [*laying["frames"][:-1], "pick-up 1", "pick-up 0", "cards 0 1"]
    return laying


def test_conflict_cards_are_mixed_by_shares() -> None:
    war = find_game("mafia-war")
    for seat in (0, 1):
        thought = make_searcher(war, "capo:18", Dice("cards")).suggest(see(seat, **cards(4, 3)))
        assert thought.is_mixed
        assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)
        drawn = {thought.decide(Dice(str(number))).notation for number in range(60)}
        likely = {choice.action.notation for choice in thought.choices if choice.share > 0.15}
        assert likely <= drawn
