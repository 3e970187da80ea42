"""ROUND, ANYTIME, PLAN and SPACE: turns, money, tokens and action spaces."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by, told

ONLY_BLUES = {"start-0": [1]}
"""The top sheet when the only token is Blue's: every move costs money."""


def poor(**position: Any) -> State:
    """Red has no money, and the only token costs 1."""
    players = [{"money": 0}, {}, {"money": 4}, {}]
    return board(**{"top": ONLY_BLUES, "players": players, **position})


def test_ROUND_1_planning_then_encounter_and_four_rounds_at_most() -> None:
    state = board(round=4, top={"start-0": ["neutral"]})
    assert WAR.dump(state).phase == "planning"
    play(state, "0 take start-0", "0 space two-2", "0 area enna", "0 order 1")
    assert (WAR.dump(state).phase, WAR.dump(state).round) == ("encounter", 4)
    assert play(state, "0 done").outcome() is not None


def test_ROUND_2_management_after_both_phases_but_only_the_second_ends_the_game() -> None:
    held = {name: {"holder": 0} for name in ("nicosia", "camastra", "lercara-friddi", "castelvetrano", "milazzo")}
    state = board(round=2, top={"start-0": ["neutral"]}, areas=held)
    play(state, "0 take start-0", "0 space start-2", "0 area enna", "0 order 1")
    assert (WAR.dump(state).phase, state.outcome()) == ("planning", None)
    play(state, *[f"0 mark {tile}" for tile in ("influence", "meeting", "reinforcements", "cars", "speedboats")])
    assert (WAR.dump(state).phase, state.outcome()) == ("encounter", None)
    outcome = play(state, "0 done").outcome()
    assert outcome is not None
    assert outcome.reason == "five-alone"


def test_ANYTIME_1_in_everybodys_turn() -> None:
    state = board()
    for seat in range(4):
        assert len(offers(state, seat, "sell")) == 5
        assert offers(state, seat, "give") == ["give"]
    play(state, "2 sell 1", "0 take start-0", "3 give", "0 space church-0", "1 sell 2", "0 amount 1")
    assert [player(state, seat).money for seat in range(4)] == [10, 10 + 1 + 1, 11, 8]


def test_ANYTIME_2_an_order_from_headquarters_brings_1_money() -> None:
    state = play(board(), "0 sell 3")
    assert player(state).money == 11
    assert player(state).orders == ["red-1", "red-2", "red-4", "red-5"]


def test_ANYTIME_3_a_sold_order_lies_open_and_never_comes_back() -> None:
    state = play(board(), "0 sell 3")
    assert WAR.view_of(state.seen_by(1)).players[0].sold == ("red-3",)
    assert refused_by(state, "0 sell 3") == "ANYTIME-3"
    play(state, "0 take start-0", "0 space start-2", "0 area enna")
    assert refused_by(state, "0 order 3") == "ANYTIME-3"


def test_ANYTIME_4_two_money_buy_the_teammate_one() -> None:
    state = play(board(players=[{"money": 3}]), "0 give")
    assert [player(state, seat).money for seat in range(4)] == [1, 10, 11, 10]
    assert refused_by(state, "0 give") == "ANYTIME-4"


def test_W43_never_an_order_on_the_mat_or_the_board() -> None:
    state = board(areas={"enna": {"orders": ["red-2"]}})
    assert refused_by(state, "0 sell 2") == "W43"
    assert refused_by(state, "0 sell 6") == "W43"


def test_W43_what_was_declared_stands() -> None:
    state = play(board(), "0 take start-0", "0 space start-0", "0 sell 1", "0 do orders", "0 area enna", "0 sell 2")
    assert area(play(state, "0 order 3"), "enna").orders == ["red-3"]
    assert player(state).money == 10 - 1 + 2


def test_PLAN_1_in_order_of_play_until_the_top_sheet_is_empty() -> None:
    state = board(start=2, top={"start-0": ["neutral"], "two-0": ["neutral"]})
    assert state.to_move() == (2,)
    assert refused_by(state, "0 take start-0") == "PLAN-1"
    play(state, "2 take start-0", "2 space church-0", "2 amount 1")
    assert state.to_move() == (3,)
    play(state, "3 take two-0", "3 space start-2", "3 area licata", "3 order 1")
    assert WAR.dump(state).phase == "encounter"


def test_PLAN_2_one_token_or_one_column() -> None:
    state = board()
    assert {text.split()[0] for text in offers(state, 0)} == {"take", "gain"}
    play(state, "0 take start-0", "0 space church-0", "0 amount 1")
    assert refused_by(state, "0 take start-1") == "PLAN-1"


def test_PLAN_2_tiles_left_do_not_allow_a_second_move() -> None:
    state = play(board(marks={"meeting": [0]}), "0 take start-0", "0 space church-0", "0 amount 1")
    assert offers(state, 0) == ["use meeting", "done"]
    assert refused_by(state, "0 take start-1") == "PLAN-2"


def test_PLAN_3_neutral_own_and_other_players_tokens() -> None:
    state = board(top={"start-0": ["neutral"], "start-1": [0], "start-2": [1], "start-3": [2], "two-3": [3]})
    assert len(offers(state, 0, "take")) == 5


@pytest.mark.parametrize(("owner", "fee"), [("neutral", 0), (0, 0), (1, 1), (2, 1), (3, 1)])
def test_PLAN_4_another_players_token_costs_1_the_teammates_too(owner: int | str, fee: int) -> None:
    state = play(board(top={"two-3": [owner]}), "0 take two-3", "0 space church-0")
    assert player(state).money == 10 - fee
    if fee:
        assert player(state, int(owner)).money == 11


def test_PLAN_5_nobody_may_pass() -> None:
    state = board()
    assert refused_by(state, "0 pass") == refused_by(state, "0 done") == "PLAN-5"


def test_PLAN_6_without_money_the_teammate_gives_or_the_player_sells() -> None:
    state = poor()
    assert state.to_move() == (2,)
    assert offers(play(state.copy(), "2 give"), 0, "take") == ["take start-0"]
    assert offers(play(state, "0 sell 1"), 0, "take") == ["take start-0"]


def test_W3_the_teammate_may_refuse_while_the_player_can_sell() -> None:
    state = play(poor(), "2 pass")
    assert state.to_move() == (0,)
    assert offers(state, 0) == []
    assert refused_by(state, "0 take start-0") == "W3"
    assert offers(play(state, "0 sell 4"), 0, "take") == ["take start-0"]


def test_W3_the_teammate_must_give_when_nothing_can_be_sold() -> None:
    state = poor(players=[{"money": 0, "orders": []}, {}, {"money": 4}])
    assert state.to_move() == (2,)
    assert refused_by(state, "2 pass") == "PLAN-5"
    assert state.to_move() == (2,)
    assert play(state, "2 give").to_move() == (0,)


def test_W3_what_nobody_can_pay_is_forgiven_for_the_cheapest_move() -> None:
    state = poor(players=[{"money": 0, "orders": []}, {}, {"money": 1}], top={"start-0": [1], "police-0": [1]})
    assert state.to_move() == (0,)
    assert offers(state, 0) == ["take start-0", "take police-0"]
    play(state, "0 take start-0")
    assert "space start-0" not in offers(state, 0)
    play(state, "0 space church-0", "0 amount 1")
    assert [player(state, seat).money for seat in (0, 1)] == [0, 10]
    assert told(state, "forgiven") == ["0 1"]


def test_W3_only_what_can_be_paid_now_is_offered() -> None:
    state = board(players=[{"money": 3}], top={"start-0": ["neutral"], "police-0": ["neutral"], "church-0": [1]})
    assert offers(state, 0) == ["take start-0", "take police-0", "take church-0", "gain start", "gain police"]


def test_W34_unequal_numbers_of_turns() -> None:
    state = board(start=3, top={"start-0": ["neutral"], "start-1": ["neutral"]}, bottom={})
    play(state, "3 gain start", "3 space two-0", "3 space two-0", "3 do column-action", "3 pass")
    assert [player(state, seat).mat for seat in range(3)] == [[4, 4, 3, 6], [6, 4, 3, 4], [4, 6, 3, 4]]
    assert refused_by(state, "0 take start-0") != "nothing"
    assert WAR.dump(play(state, "3 done")).round == 2


def test_SPACE_1_one_token_into_an_empty_space_of_any_column() -> None:
    state = play(board(), "0 take police-0")
    assert len(offers(state, 0)) == 18 - 1  # only laundering without labs is closed
    assert refused_by(state, "0 space two-7") == "SPACE-1"
    play(state, "0 space church-0", "0 amount 2")
    assert WAR.dump(state).bottom == {"church-0": ["neutral"]}
    assert "police-0" not in (WAR.dump(state).top or {})
    assert refused_by(board(), "0 take start-3") == "SPACE-1"


def test_SPACE_2_a_taken_space_is_closed_and_an_infinite_one_never() -> None:
    state = board(bottom={"church-0": [3], "two-0": [1, 2]})
    play(state, "0 take start-0")
    assert refused_by(state, "0 space church-0") == "SPACE-2"
    assert "space two-0" in offers(state, 0)


def test_SPACE_3_the_owner_is_paid_before_the_player_receives_anything() -> None:
    state = play(board(top={"start-0": [1]}), "0 take start-0", "0 space two-0", "0 do recruit", "0 amount 1")
    money = [kind for kind in told(state) if kind in ("fee-paid", "earned")]
    assert money == ["fee-paid", "earned"]


def test_SPACE_4_no_money_for_the_token_unless_it_is_raised_first() -> None:
    state = board(players=[{"money": 0}], top={"start-0": [1], "start-1": ["neutral"]})
    assert refused_by(state, "0 take start-0") == "SPACE-4"
    assert "take start-0" in offers(play(state, "0 sell 1"), 0)


def test_SPACE_4_among_several_owners_only_those_who_can_be_paid() -> None:
    state = board(round=2, players=[{"money": 0}], top={"two-0": [0, 1, "neutral"]})
    play(state, "0 take two-0")
    assert offers(state, 0) == ["owner 0", "owner neutral"]
    assert refused_by(state, "0 owner 1") == "SPACE-4"


def test_SPACE_5_a_gain_comes_on_top_of_the_action() -> None:
    state = play(board(), "0 take start-0", "0 space economy-2", "0 do orders", "0 area enna", "0 order 1")
    assert player(state).money == 11


def test_SPACE_6_a_cost_is_paid_before_the_action() -> None:
    state = play(board(), "0 take start-0", "0 space justice-0")
    assert player(state).money == 9
    assert refused_by(play(board(players=[{"money": 0}]), "0 take start-0"), "0 space justice-0") == "SPACE-6"


def test_SPACE_7_of_parts_with_a_slash_only_one() -> None:
    state = play(board(), "0 take start-0", "0 space economy-2")
    assert offers(state, 0) == ["do orders", "do place"]
    play(state, "0 do place", "0 area enna", "0 amount 1")
    assert state.to_move() == (1,)


def test_SPACE_8_parts_with_a_plus_both_and_in_any_order() -> None:
    state = play(board(), "0 take start-0", "0 space economy-1")
    assert sorted(offers(state, 0)) == ["do equip", "do recruit"]
    for first, second in ((0, 1), (1, 0)):
        steps = [("0 do equip", "0 area enna"), ("0 do recruit", "0 amount 2")]
        after = play(state.copy(), *steps[first], *steps[second])
        assert (area(after, "enna").labs, player(after).headquarters) == (1, 6)


def test_SPACE_9_how_far_and_which_part_is_the_players_choice() -> None:
    state = play(board(), "0 take start-0", "0 space economy-1", "0 do recruit")
    assert offers(state, 0)[0] == "amount 1"
    play(state, "0 amount 1", "0 done")
    assert area(state, "enna").labs == 0


def test_SPACE_10_doing_nothing_is_forbidden() -> None:
    state = play(board(), "0 take start-0", "0 space economy-1")
    assert refused_by(state, "0 done") == "SPACE-10"
    single = play(board(), "0 take start-0", "0 space church-0")
    assert refused_by(single, "0 amount 0") == "W38"
    assert refused_by(play(board(), "0 take start-0", "0 space start-1"), "0 pass") == "SPACE-10"


def test_W2_a_space_needs_a_part_that_can_be_carried_out() -> None:
    state = play(board(players=[{"headquarters": 0}]), "0 take start-0")
    assert refused_by(state, "0 space police-0") == "W2"  # nobody to place
    assert refused_by(state, "0 space economy-0") == "W2"  # no labs to launder with
    assert "space two-0" in offers(state, 0)  # recruiting is possible there
    assert offers(play(state, "0 space two-0"), 0) == [f"amount {n}" for n in (1, 2, 3, 4)]


def test_W2_moving_nothing_is_no_rally() -> None:
    alone = board(round=2, empty_board=True, areas={"enna": {"holder": 0}, "gela": {"holder": 0}})
    assert refused_by(play(alone, "0 take start-0"), "0 space economy-1") == "W2"
    labs = board(round=2, empty_board=True, areas={"enna": {"holder": 0, "labs": 1}})
    assert "space economy-1" in offers(play(labs, "0 take start-0"), 0)


def test_W2_a_column_needs_only_a_token_and_its_price() -> None:
    state = board(players=[{"mat": [0, 4, 3, 6]}], top={"justice-0": ["neutral"]})
    assert "gain justice" in offers(state, 0)


def test_W4_owner_cost_action_gain() -> None:
    state = board(round=4, top={"start-0": [1]}, players=[{"money": 2, "headquarters": 9}])
    play(state, "0 take start-0", "0 space start-1", "0 do place", "0 area enna", "0 amount 2", "0 done")
    assert [kind for kind in told(state) if kind in ("fee-paid", "paid", "soldati-placed", "earned")] == [
        "fee-paid",
        "soldati-placed",
        "earned",
    ]
    broke = board(top={"start-0": [1], "start-1": [0]}, players=[{"money": 0}])
    assert refused_by(broke, "0 take start-0") == "SPACE-4"  # the 1 Money of an ∞ space comes too late
    paying = play(board(top={"start-0": [1]}), "0 take start-0", "0 space start-0")
    assert [kind for kind in told(paying) if kind in ("fee-paid", "paid")] == ["fee-paid", "paid"]
