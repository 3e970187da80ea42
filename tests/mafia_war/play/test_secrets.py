"""Secrets: what the other team sees of orders, and the worlds it holds possible."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.games.mafia_war import State
from omerta.games.mafia_war.document.conservation import misplaced_pieces
from omerta.games.mafia_war.imagine import MOST_MONEY
from omerta.kernel import SPECTATOR, Dice, foresee
from tests.mafia_war.boards import WAR, board, mandamenti, offers, play, set_up

ROUNDS = 600


def two_orders(first: str = "licata", second: str = "enna") -> State:
    """Red has laid an order out of its five basic ones, then gained Police A and laid another one."""
    basic = [f"red-{number}" for number in range(1, 6)]
    areas = {
        first: {"holder": 0, "soldati": 2, "orders": ["red-2"], "order_choices": [basic]},
        second: {"holder": 0, "soldati": 2, "orders": ["red-police-a"], "order_choices": [[*basic, "red-police-a"]]},
    }
    full = [len(row.spaces) for row in WAR.box.families[3].rows]
    assert WAR.box.families[3].id == "red"
    mat = [full[0], full[1] - 1, *full[2:]]
    return board(empty_board=True, areas=areas, players=[{"mat": mat}], turn=1)


def laid(state: State, name: str) -> str:
    area = WAR.box.area_ids.index(name)
    return WAR.box.orders[state.order_number(0, state.orders[area * 2])].id


@pytest.mark.parametrize("seat", [1, 3, SPECTATOR])
def test_others_see_where_orders_lie_but_not_which(seat: int) -> None:
    view = WAR.view_of(two_orders().seen_by(seat))
    assert [order.order for area in view.areas for order in area.orders] == [None, None]
    assert view.players[0].orders is None
    assert view.players[0].orders_in_headquarters == 4
    assert len(view.players[0].hidden_orders) == 6


def test_the_teammate_sees_everything() -> None:
    view = WAR.view_of(two_orders().seen_by(2))
    assert {order.order for area in view.areas for order in area.orders} == {"red-2", "red-police-a"}
    assert view.players[0].orders is not None


def test_worlds_that_differ_in_secrets_give_equal_views() -> None:
    state = two_orders()
    dice = Dice("worlds")
    views = [WAR.view_of(WAR.imagine(state.seen_by(1), dice).seen_by(SPECTATOR)) for _ in range(20)]
    assert all(view == WAR.view_of(state.seen_by(SPECTATOR)) for view in views)


@pytest.mark.parametrize(("first", "second"), [("licata", "enna"), ("enna", "licata")])
def test_imagined_orders_are_fair_and_never_newer_than_their_token(first: str, second: str) -> None:
    sight = two_orders(first, second).seen_by(1)
    dice = Dice("fair")
    worlds = Counter(
        (laid(world, first), laid(world, second)) for world in (WAR.imagine(sight, dice) for _ in range(ROUNDS))
    )
    assert all(older != "red-police-a" and older != newer for older, newer in worlds)
    assert len(worlds) == 25
    assert max(worlds.values()) < 2.5 * ROUNDS / 25


def worlds_of(state: State, seat: int) -> list[State]:
    """Some worlds that a seat holds possible, all of them without a piece too many or too few."""
    dice = Dice("worlds")
    worlds = [WAR.imagine(state.seen_by(seat), dice) for _ in range(60)]
    assert [misplaced_pieces(world) for world in worlds] == [[]] * len(worlds)
    return worlds


ENNA = {"enna": {"holder": 0, "soldati": 4, "orders": ["red-1"]}, "caltanissetta": {"holder": 1, "soldati": 3}}


def conflict(options: dict[str, str] | None = None) -> State:
    """Red has attacked Blue in Caltanissetta, and both have laid a card."""
    state = board(options, phase="encounter", empty_board=True, areas=ENNA)
    play(state, "0 do shotgun", "0 land caltanissetta", "0 amount 3", "0 finesse")
    return play(state, "0 card turncoat", "1 card coward-1")


def test_the_enemy_s_card_may_be_any_of_the_three_and_the_own_is_known() -> None:
    state = conflict()
    all_three = set(range(len(WAR.box.conflict_cards)))
    laid = (state.attack.leader_card, state.attack.defender_card)
    known = ((2, {laid[0]}, all_three), (3, all_three, {laid[1]}), (SPECTATOR, all_three, all_three))
    for seat, leader, defender in known:
        worlds = worlds_of(state, seat)
        assert {world.attack.leader_card for world in worlds} == leader
        assert {world.attack.defender_card for world in worlds} == defender


def test_behind_a_screen_the_attackers_on_their_way_are_not_counted_twice() -> None:
    assert len({world.headquarters[0] for world in worlds_of(conflict({"headquarters": "hidden"}), 1)}) > 6


def test_behind_a_screen_nobody_is_left_once_all_soldati_stand_on_the_board() -> None:
    everybody = {"enna": {"holder": 0, "soldati": 50}}
    state = board({"headquarters": "hidden"}, empty_board=True, areas=everybody, players=[{"headquarters": 0}])
    assert {world.headquarters[0] for world in worlds_of(state, 1)} == {0}
    nearly = {"enna": {"holder": 0, "soldati": 49}}
    state = board({"headquarters": "hidden"}, empty_board=True, areas=nearly, players=[{"headquarters": 0}])
    assert {world.headquarters[0] for world in worlds_of(state, 1)} == {0, 1}


def test_behind_a_screen_whoever_is_asked_has_something_to_choose() -> None:
    """Recruitment is asked of a family with somebody in headquarters, and of nobody else."""
    marks = {"recruitment": [0]}
    areas = {"enna": {"holder": 0, "soldati": 4, "orders": ["red-justice-a"]}, "gela": {"holder": 1}}
    areas |= {"caltagirone": {"holder": "neutral", "soldati": 1}}
    players = [{"mat": [3, 4, 3, 6], "headquarters": 1}]
    options = {"headquarters": "hidden"}
    state = board(options, phase="encounter", empty_board=True, areas=areas, marks=marks, players=players)
    play(state, "0 do shotgun", "0 land caltagirone", "0 amount 2")
    assert state.to_move() == (0,)
    assert min(world.headquarters[0] for world in worlds_of(state, 1)) == 1


def test_behind_a_screen_a_turn_that_goes_on_has_something_to_go_on_with() -> None:
    """Reinforcements after the move: without anybody in headquarters the turn would have ended by itself."""
    state = board({"headquarters": "hidden"}, marks={"reinforcements": [0]})
    play(state, "0 take start-0", "0 space church-0", "0 amount 1")
    assert "use reinforcements" in offers(state, 0)
    worlds = worlds_of(state, 1)
    assert min(world.headquarters[0] for world in worlds) == 1
    assert min(world.money[0] for world in worlds) < 2, "an order could be sold for the tile"


def test_behind_a_screen_whoever_is_asked_to_help_could() -> None:
    players = [{"money": 0}, {}, {"money": 5}]
    top = {"police-0": [1]}
    state = board({"headquarters": "hidden"}, top=top, players=players)
    assert state.to_move() == (2,)
    worlds = worlds_of(state, 1)
    assert {world.to_move() for world in worlds} == {(2,)}
    assert min(world.money[2] for world in worlds) >= 2
    assert {world.money[0] for world in worlds} == {0}


def test_behind_a_screen_nobody_foresees_how_many_recruits_an_enemy_s_supply_still_holds() -> None:
    """Brute force with agitated neutrals: Blue recruits for two, or for one if nobody else is left."""
    areas = {"enna": {"holder": 0, "soldati": 2, "orders": ["red-2"]}, "gela": {"holder": 1, "soldati": 33}}
    areas |= {"caltagirone": {"holder": "neutral", "soldati": 3}}
    for headquarters, options in ((4, "hidden"), (16, "hidden"), (16, "counted")):
        players = [{}, {"headquarters": headquarters}]
        state = board({"headquarters": options}, phase="encounter", empty_board=True, areas=areas, players=players)
        play(state, "0 do agitate", "0 land gela", "0 amount 3")
        told = [event.kind for event in foresee(state, 0, WAR.actions.parse("brute-force"))]
        assert told[:2] == ["brute-force", "attackers-lost"]
        assert ("recruits" in told) == (options == "counted")


def test_behind_a_screen_nobody_foresees_whether_an_enemy_s_order_closes_by_itself() -> None:
    """Yellow's order places three: with nobody in headquarters there is nothing to ask."""
    areas = {"gela": {"holder": 2, "orders": ["green-4"]}, "licata": {"holder": 3, "orders": ["yellow-5"]}}
    for headquarters, options, closed in ((0, "hidden", 1), (3, "hidden", 1), (0, "counted", 2), (3, "counted", 1)):
        players = [{}, {}, {}, {"headquarters": headquarters}]
        state = board({"headquarters": options}, phase="encounter", empty_board=True, areas=areas, players=players)
        told = [event.kind for event in foresee(state, 2, WAR.actions.parse("done"))]
        assert told.count("order-closed") == closed


def test_behind_a_screen_nobody_foresees_whether_an_enemy_s_bust_returns_by_itself() -> None:
    """Blue has no money and no orders left, and what is free on sheet 1 only places or recruits."""
    free = "start-0 start-1 start-2 justice-0 justice-1 justice-2 police-1 police-2 economy-0 economy-1 economy-2"
    bottom = {"two-1": [1]} | {cell: [2 + number % 2] for number, cell in enumerate(free.split())}
    for soldati, options, is_told in ((0, "hidden", False), (4, "hidden", False), (0, "counted", True)):
        state = board(
            {"headquarters": options},
            empty_board=True,
            areas={"gela": {"holder": 1, "soldati": 50 - soldati}, "enna": {"holder": 0}},
            players=[{}, {"bust": "two-1", "headquarters": soldati, "money": 0, "orders": []}, {}, {"money": 0}],
            bottom={**bottom, "church-1": [0], "church-2": [0], "two-2": [0]},
            top={"start-0": ["neutral"]},
        )
        play(state, "0 take start-0", "0 space church-0")
        told = [event.kind for event in foresee(state, 0, WAR.actions.parse("amount 1"))]
        assert told[0] == "recruited"
        assert ("bust-returned" in told) == is_told


def test_what_was_offered_to_one_team_is_forgotten_in_the_sight_of_the_other() -> None:
    """Red may sell what it has: on the board of Blue's sight that is listed anew, from what Blue knows."""
    offered = []
    for order in ("red-1", "red-2"):
        state = board(areas={"enna": {"holder": 0, "orders": [order]}}, turn=1)
        assert f"sell {order[-1]}" not in [action.notation for action in state.free_of(0)]
        offered.append(state.seen_by(1).known().free_of(0))
    assert offered[0] == offered[1]


def test_behind_a_screen_any_sum_is_possible_and_before_the_game_none() -> None:
    state = board({"headquarters": "hidden"})
    assert {world.money[0] for _ in range(6) for world in worlds_of(state, 1)} == set(range(MOST_MONEY + 1))
    setting_up = set_up("families", options={"headquarters": "hidden"})
    for world in worlds_of(setting_up, SPECTATOR)[:5]:
        assert (list(world.money), list(world.headquarters)) == ([0] * 4, [0] * 4)


def test_face_down_orders_of_any_family_are_drawn() -> None:
    for family in WAR.box.families:
        others = [other.id for other in WAR.box.families if other is not family][:3]
        areas = {"enna": {"holder": 0, "orders": [f"{family.id}-2"]}}
        state = board(families=[family.id, *others], areas=areas)
        assert {laid(world, "enna") for world in worlds_of(state, 1)} == {f"{family.id}-{n}" for n in range(1, 6)}


def test_what_the_other_team_has_chosen_unseen_may_be_any_tile() -> None:
    state = board(phase="encounter", round=2, empty_board=True, areas=mandamenti(1, 2))
    play(state, f"0 {offers(state, 0, 'mark')[2]}")
    assert len({world.pending[0] for world in worlds_of(state, 1)}) > 4
    assert {world.pending[0] for world in worlds_of(state, 2)} == {state.pending[0]}


def test_a_sold_order_lies_nowhere_in_any_world() -> None:
    state = play(two_orders(), "0 sell 1")
    dice = Dice("sold")
    for _ in range(100):
        world = WAR.imagine(state.seen_by(3), dice)
        assert "red-1" not in (laid(world, "licata"), laid(world, "enna"))


@pytest.mark.parametrize(("first", "second"), [("licata", "enna"), ("enna", "licata")])
def test_when_all_the_rest_is_sold_it_is_certain_which_token_is_which(first: str, second: str) -> None:
    state = play(two_orders(first, second), "0 sell 1", "0 sell 3", "0 sell 4", "0 sell 5")
    for world in worlds_of(state, 1):
        assert (laid(world, first), laid(world, second)) == ("red-2", "red-police-a")


def test_hidden_headquarters_show_no_numbers_and_worlds_still_agree() -> None:
    state = board({"headquarters": "hidden"})
    view = WAR.view_of(state.seen_by(1))
    assert (view.players[0].money, view.players[0].headquarters, view.players[0].supply_soldati) == (None, None, None)
    assert view.players[3].money == 10
    assert WAR.view_of(WAR.imagine(state.seen_by(1), Dice("hidden")).seen_by(1)) == view
