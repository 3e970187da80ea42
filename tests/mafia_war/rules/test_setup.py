"""SETUP: tiles, families, line-up, start player, characters, units, labs and action sheet 0."""

from __future__ import annotations

import pytest

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.state import State
from omerta.kernel import SPECTATOR, Dice, settle
from tests.mafia_war.boards import (
    BOX,
    FAMILIES,
    TILES,
    WAR,
    area,
    board,
    draws,
    offers,
    play,
    player,
    refused_by,
    set_up,
    told,
)

UNITS = (
    *("0 area enna", "0 sea mare-catania", "0 sea mare-agrigento"),
    *("1 area gela", "1 area gela", "1 area palermo"),
    *("2 area alcamo", "2 amount 1", "2 area ribera", "2 amount 2", "2 area ribera"),
    *("3 area licata", "3 amount 2"),
)
"""Ferryman, mechanic, sergeant and pharmacist put their extra units on the board."""
LABS = ("0 area enna", "1 area gela", "2 area alcamo", "3 area licata", "3 area licata", "3 area ragusa")


def ready() -> State:
    """Everything is on the board; sheet 0 waits for tokens."""
    return play(set_up(), *UNITS, *LABS)


def asked(state: State) -> dict[str, int | str]:
    """What the question says beside its words."""
    prompt = state.prompt()
    return {} if prompt is None else prompt.args


def test_SETUP_1_sheet_0_on_top_and_sheet_1_below() -> None:
    view = WAR.view_of(set_up().seen_by(0))
    assert (view.top_sheet, view.bottom_sheet, view.round) == (0, 1, 1)


def test_SETUP_2_each_player_has_a_corner() -> None:
    state = set_up()
    for place in range(36):
        seat = BOX.start_seat[place]
        assert state.holder[place] == (NEUTRAL if seat < 0 else seat)


def test_SETUP_3_the_teams_alternate_in_a_circle() -> None:
    state = ready()
    order: list[int] = []
    for cell in ("start-2", "start-3", "justice-1", "justice-2"):
        order += state.to_move()
        play(state, f"{state.to_move()[0]} top {cell}")
    assert order == [0, 1, 2, 3]
    assert state.to_move() == (0,)


def test_SETUP_4_seven_tiles_are_drawn_before_the_families() -> None:
    state = WAR.setup({})
    assert len(draws(state)) == 11
    play(state, *[f"* draw-tile {tile}" for tile in TILES[:6]])
    assert [weight for _, weight in state.chance_outcomes()] == [1] * 5
    assert refused_by(state, "* draw-tile meeting") == "SETUP-4"
    assert draws(play(state, "* draw-tile miniguns"))[0].startswith("draw-family")


def test_SETUP_5_both_teams_use_the_same_seven_and_no_other() -> None:
    assert sorted(WAR.dump(set_up()).tiles or []) == sorted(TILES)
    state = board(phase="encounter", tiles=list(TILES), areas={"nicosia": {"holder": 0}, "camastra": {"holder": 1}})
    assert offers(state, 0) == offers(state, 1) != []
    assert refused_by(state, "0 mark reinforcements") == "SETUP-5"


def test_SETUP_6_three_families_for_each_team() -> None:
    state = set_up("families")
    assert len(draws(state)) == 6
    play(state, f"* draw-family {FAMILIES[0]}")
    assert refused_by(state, f"* draw-family {FAMILIES[0]}") == "SETUP-6"
    play(state, *[f"* draw-family {family}" for family in FAMILIES[1:]])
    assert offers(state, 0) == ["lead green", "lead red", "lead white"]
    assert offers(state, 1) == ["lead black", "lead blue", "lead yellow"]
    assert refused_by(state, "0 lead blue") == "SETUP-6"


def test_SETUP_7_each_team_decides_who_leads_which() -> None:
    state = play(set_up("leaders"), "0 lead white")
    assert offers(state, 0) == ["partner green", "partner red"]
    assert refused_by(state, "0 partner white") == "SETUP-7"
    play(state, "0 partner red", "1 lead yellow", "1 partner black")
    assert WAR.dump(state).families == ("white", "yellow", "red", "black")


def test_SETUP_8_first_game_without_black_and_white_dealt_at_random() -> None:
    state = set_up("families", options={"families": "first-game"})
    assert draws(state) == [f"draw-family {family}" for family in ("blue", "green", "red", "yellow")]
    assert refused_by(state, "* draw-family black") == "SETUP-8"
    settle(state, Dice("first"))
    assert sorted(family or "" for family in WAR.dump(state).families) == ["blue", "green", "red", "yellow"]


def test_SETUP_10_everybody_knows_which_orders_a_family_owns() -> None:
    view = WAR.view_of(ready().seen_by(1)).players[0]
    owned = set(view.hidden_orders) | set(view.mat_orders) | set(view.sold)
    assert len(owned) == 13
    assert owned == {BOX.orders[number].id for family in BOX.families if family.id == "red" for number in family.orders}


def test_SETUP_11_basic_orders_start_in_headquarters() -> None:
    assert player(set_up()).orders == ["red-1", "red-2", "red-3", "red-4", "red-5"]


def test_SETUP_12_advanced_orders_start_on_the_mat() -> None:
    view = WAR.view_of(set_up().seen_by(1)).players[0]
    assert len(view.mat_orders) == 8
    for family in BOX.families:
        for row in family.rows:
            orders = [BOX.orders[space.order] for space in row.spaces if space.order >= 0]
            assert [(order.row, order.letter) for order in orders] == [(row.row, n) for n in range(len(orders))]


def test_SETUP_13_seventeen_tokens_cover_the_mat() -> None:
    assert [sum(player(set_up(), seat).mat or []) for seat in range(4)] == [17] * 4


def test_SETUP_14_the_rest_starts_in_supply() -> None:
    red = player(ready())
    assert (red.supply_cars, red.supply_boats, red.supply_tokens) == (5, 2, 8)
    assert red.supply_soldati == 50 - 15 - 3 - 1


def test_SETUP_15_two_or_three_soldati_in_six_areas_each() -> None:
    state = set_up()
    for seat in range(4):
        counts = [state.soldati[place] for place in range(36) if state.holder[place] == seat]
        assert len(counts) == 6
        assert set(counts) == {2, 3}


def test_SETUP_16_neutral_soldati_everywhere_else() -> None:
    state = set_up()
    neutral = [state.soldati[place] for place in range(36) if state.holder[place] == NEUTRAL]
    assert len(neutral) == 12
    assert sum(neutral) == 30 - state.supply_neutrals
    assert set(state.soldati) == {2, 3}


def test_SETUP_17_any_seat_may_start() -> None:
    state = play(set_up("leaders"), "0 lead red", "1 lead blue", "1 partner yellow", "0 partner green")
    assert [(action.notation, weight) for action, weight in state.chance_outcomes()] == [
        (f"start {seat}", 1) for seat in range(4)
    ]
    position = WAR.dump(play(state, "* start 2"))
    assert (position.start, position.lead, position.turn) == (2, 2, 2)


def test_SETUP_18_one_of_six_characters_each() -> None:
    state = play(set_up("leaders"), "0 lead red", "1 lead blue", "1 partner yellow", "0 partner green", "* start 0")
    assert len(draws(state)) == 6
    play(state, "* deal agata-the-godmother")
    assert len(draws(state)) == 5
    assert refused_by(state, "* deal agata-the-godmother") == "SETUP-18"


def test_SETUP_19_money_and_soldati_into_headquarters() -> None:
    state = set_up(start=1)
    assert [player(state, seat).headquarters for seat in range(4)] == [3, 3, 3, 3]
    assert [player(state, seat).money for seat in (2, 3)] == [10, 10]


@pytest.mark.parametrize(("start", "last"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_SETUP_20_the_start_player_gives_the_last_player_1(start: int, last: int) -> None:
    state = set_up(start=start)
    assert [player(state, seat).money for seat in (start, last)] == [9, 11]
    assert start % 2 != last % 2


def test_SETUP_21_units_in_order_of_play_from_the_start_player() -> None:
    state = set_up(start=2)
    assert state.to_move() == (2,)
    play(state, *UNITS[6:11])
    assert state.to_move() == (3,)
    assert area(state, "ribera").soldati == 2 + 2
    assert area(state, "ribera").cars == 1


def test_SETUP_21_whoever_places_several_pieces_is_told_which_of_them_it_is() -> None:
    state = play(set_up(), "0 area enna")
    for number, sea in ((1, "mare-catania"), (2, "mare-messina")):
        assert asked(state) == {"number": number, "count": 2}
        play(state, f"0 sea {sea}")


def test_SETUP_22_only_where_own_soldati_stand() -> None:
    state = set_up()
    assert refused_by(state, "0 area gela") == "SETUP-22"
    play(state, "0 area enna")
    assert refused_by(state, "0 sea mare-palermo") == "EQUIP-3"
    play(state, *UNITS[1:4])
    assert refused_by(state, "1 area enna") == "EQUIP-2"


def test_SETUP_23_labs_only_after_all_units() -> None:
    state = play(set_up(), *UNITS)
    assert [sum(state.cars), sum(state.labs)] == [3, 0]
    assert refused_by(state, "0 area gela") == "EQUIP-6"
    play(state, *LABS)
    assert sum(state.labs) == 6


def test_SETUP_24_never_three_labs_in_an_area() -> None:
    state = play(set_up(), *UNITS, *LABS[:5])
    assert area(state, "licata").labs == 2
    assert refused_by(state, "3 area licata") == "SETUP-24"
    later = play(board(areas={"enna": {"labs": 2}}), "0 take start-0", "0 space start-1", "0 equip lab")
    assert refused_by(later, "0 area enna") == "SETUP-24"


def test_SETUP_25_neutral_tokens_on_the_grey_circles() -> None:
    grey = {f"{cell}" for cell, owners in (WAR.dump(ready()).top or {}).items() if owners == ["neutral"]}
    assert grey == {"start-0", "start-1", "justice-0", "police-0", "economy-0", "church-0", "two-0", "two-1"}


def test_SETUP_26_two_rounds_of_one_token_each() -> None:
    state = ready()
    assert refused_by(state, "0 top start-0") == "SPACE-2"
    cells = [f"{column}-{row}" for column in ("police", "church") for row in (1, 2, 3)] + ["two-2", "two-3"]
    for number, cell in enumerate(cells):
        assert asked(state) == {"number": 1 + number // 4, "count": 2}
        play(state, f"{number % 4} top {cell}")
    assert [player(state, seat).supply_tokens for seat in range(4)] == [6] * 4
    assert WAR.dump(state).phase == "planning"


def test_W6_a_boat_of_the_set_up_does_not_move_on() -> None:
    state = play(set_up(), "0 area enna", "0 sea mare-catania")
    assert offers(state, 0, "stay") == []
    assert offers(state, 0, "sea") == [f"sea {sea}" for sea in coasts(state, 0)]


def coasts(state: State, seat: int) -> list[str]:
    """The seas beside a seat's areas."""
    seas = {sea for place in range(36) if state.holder[place] == seat for sea in BOX.seas_of[place]}
    return [BOX.sea_ids[sea] for sea in sorted(seas)]


def test_W6_the_placer_picks_the_other_boat_and_passing_by_is_free() -> None:
    state = board(seas={"mare-agrigento": [0, 1]})
    play(state, "0 take start-0", "0 space start-1", "0 equip speedboat", "0 sea mare-agrigento")
    assert WAR.dump(state).seas["mare-agrigento"] == [0, 0, 1]
    assert offers(play(state.copy(), "0 stay"), 0) == ["boat 0", "boat 1"]
    assert WAR.dump(play(state, "0 sea mare-licata")).seas["mare-agrigento"] == [0, 1]


def test_W27_the_lower_seat_answers_for_the_team_and_the_partner_sees_it() -> None:
    state = set_up("leaders")
    assert state.to_move() == (0, 1)
    assert refused_by(state, "2 lead red") == "SETUP-7"
    assert WAR.view_of(state.seen_by(2)).prompt.key == "choose-leaders"


def test_W31_both_teams_choose_at_once_and_reveal_together() -> None:
    state = play(set_up("leaders"), "0 lead red", "0 partner green")
    assert WAR.dump(state).families == (None, None, None, None)
    assert WAR.view_of(state.seen_by(1)).pending[0] is WAR.view_of(state.seen_by(SPECTATOR)).pending[0] is None
    assert WAR.view_of(state.seen_by(2)).pending[0] not in (None, EMPTY)
    play(state, "1 lead blue", "1 partner yellow")
    assert told(state, "leads") == ["0 red", "1 blue", "2 green", "3 yellow"]


def test_W31_the_corner_fixes_the_line_up() -> None:
    state = play(set_up("leaders"), "0 lead white", "1 lead black", "1 partner blue", "0 partner red")
    assert [list(state.holder).count(seat) for seat in range(4)] == [6] * 4
    assert area(state, "enna").holder == 0


def test_W32_units_split_freely_then_labs_in_a_second_pass_and_no_fee_for_the_coin() -> None:
    state = play(set_up(), *UNITS)
    assert area(state, "gela").cars == 1
    assert area(state, "palermo").cars == 1
    assert sum(player(state, seat).money for seat in range(4)) == 40
    all_in_one = play(set_up(start=2), "2 area alcamo", "2 amount 3", "2 area alcamo")
    assert area(all_in_one, "alcamo").soldati == 2 + 3


def test_W33_every_free_space_is_open_and_none_may_be_left_out() -> None:
    state = ready()
    assert len(offers(state, 0)) == len(BOX.sheets[0].spaces) - 8
    assert refused_by(state, "0 pass") == "SETUP-26"
    assert all(any(space.infinite for space in sheet.spaces) for sheet in BOX.sheets[1:])
