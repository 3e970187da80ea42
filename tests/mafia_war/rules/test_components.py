"""AIM, COMPONENT, MAP and what is printed on mats and sheets: proven on the box of the shipped edition."""

from __future__ import annotations

from itertools import pairwise

import pytest

from omerta.games.mafia_war.box import parts, tables
from omerta.kernel import UnknownName
from tests.mafia_war.boards import BOX, WAR, board, mandamenti, marked, offers, play, player, set_up


def test_AIM_1_four_players_in_two_teams() -> None:
    assert WAR.seats == 4
    assert WAR.teams == ((0, 2), (1, 3))


def test_AIM_2_a_team_wins_together() -> None:
    outcome = board(phase="encounter", empty_board=True, areas=mandamenti(5), marks=marked(5)).outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.scores[0] == outcome.scores[2] == 5


def test_AIM_3_six_areas_each_and_no_mandamento_at_the_start() -> None:
    state = set_up()
    assert [list(state.holder).count(seat) for seat in range(4)] == [6, 6, 6, 6]
    assert [view.mandamenti for view in WAR.view_of(state.seen_by(0)).players] == [0, 0, 0, 0]


def test_COMPONENT_1_sheet_0_and_four_more() -> None:
    assert [sheet.number for sheet in BOX.sheets] == [0, 1, 2, 3, 4]


def test_COMPONENT_2_common_supply() -> None:
    pieces = BOX.pieces
    assert (pieces.labs, pieces.neutral_soldati, pieces.neutral_tokens) == (30, 30, 8)


def test_COMPONENT_3_six_characters_and_one_start_piece() -> None:
    assert len(BOX.characters) == 6
    assert WAR.dump(set_up()).start == 0


def test_COMPONENT_4_both_teams_have_the_same_eleven_tiles() -> None:
    assert len(BOX.tile_ids) == len(set(BOX.tile_ids)) == 11
    state = board(marks={"meeting": [0, 3]})
    assert state.has_tile(0, tables.MEETING)
    assert state.has_tile(3, tables.MEETING)


def test_COMPONENT_5_six_families_with_mats_of_their_own() -> None:
    assert {family.id for family in BOX.families} == {"black", "blue", "green", "red", "white", "yellow"}
    assert len({tuple(len(row.spaces) for row in family.rows) for family in BOX.families}) > 1


def test_COMPONENT_6_five_basic_and_eight_advanced_orders() -> None:
    for family in BOX.families:
        basic = [number for number in family.orders if BOX.orders[number].is_basic]
        assert (len(basic), len(family.orders)) == (5, 13)


def test_COMPONENT_7_three_conflict_cards() -> None:
    assert [card.id for card in BOX.conflict_cards] == ["turncoat", "coward-1", "coward-2"]


def test_COMPONENT_8_fifty_soldati_four_boats_five_cars() -> None:
    counted = WAR.count_components(board())
    for seat in range(4):
        assert [counted[f"{piece}-{seat}"] for piece in ("soldati", "boats", "cars")] == [50, 4, 5]


def test_COMPONENT_9_twenty_five_influence_tokens_and_six_control_tokens() -> None:
    assert WAR.count_components(board())["tokens-0"] == 17 + 8
    assert BOX.pieces.control_tokens == 6


def test_COMPONENT_10_what_is_not_in_supply_is_not_received() -> None:
    state = board(players=[{"headquarters": 33}])
    play(state, "0 take start-0", "0 space church-0")
    assert offers(state, 0) == ["amount 1", "amount 2"]
    play(state, "0 amount 2")
    assert player(state).supply_soldati == 0
    rich = board(players=[{"money": 500}])
    assert player(play(rich, "0 take start-0", "0 space two-0", "0 do place", "0 area enna", "0 amount 1")).money == 501


def test_MAP_1_twelve_mandamenti_of_three_areas() -> None:
    assert len(BOX.mandamento_ids) == 12
    assert sorted(area for areas in BOX.areas_of_mandamento for area in areas) == list(range(36))
    assert {len(areas) for areas in BOX.areas_of_mandamento} == {3}


def test_MAP_2_the_shortest_border_counts() -> None:
    enna, camastra = (BOX.area_ids.index(name) for name in ("enna", "camastra"))
    assert camastra in BOX.neighbours[enna]
    assert all(a in BOX.neighbours[b] for b in range(36) for a in BOX.neighbours[b])


def test_MAP_3_nine_seas_side_by_side() -> None:
    assert len(BOX.sea_ids) == 9
    licata = BOX.sea_ids.index("mare-licata")
    assert BOX.sea_ids.index("mare-agrigento") in BOX.sea_neighbours[licata]


def test_MAP_4_one_or_two_seas_at_the_coast_and_none_inland() -> None:
    assert {len(seas) for seas in BOX.seas_of} == {0, 1, 2}
    seas = {BOX.sea_ids[sea] for sea in BOX.seas_of[BOX.area_ids.index("licata")]}
    assert seas == {"mare-agrigento", "mare-licata"}


def test_MAT_1_four_rows_uncovered_from_the_left() -> None:
    assert [row.row for row in BOX.families[0].rows] == [0, 1, 2, 3]
    state = play(board(), "0 take start-0", "0 space justice-0", "0 row police")
    assert player(state).mat == [4, 3, 3, 6]
    assert WAR.view_of(state.seen_by(1)).players[0].place_base == 3


def test_MAT_5_justice_alternates_pairs_and_cars() -> None:
    for family in BOX.families:
        kinds = [space.kind for space in family.rows[tables.JUSTICE].spaces]
        assert set(kinds) == {tables.REVEAL_CAR, tables.REVEAL_PAIR}
        assert all(one != other for one, other in pairwise(kinds))


def test_MAT_6_the_police_base_value_places() -> None:
    for uncovered, base in ((0, 2), (1, 3), (4, 6)):
        state = board(players=[{"mat": [4, 4 - uncovered, 3, 6], "headquarters": 20}])
        play(state, "0 take start-0", "0 space police-0", "0 area enna")
        assert offers(state, 0)[-1] == f"amount {base + 4}"
    for family in BOX.families:
        assert {space.kind for space in family.rows[tables.POLICE].spaces} == {tables.REVEAL_BASE}


def test_MAT_7_economy_rows_hold_instant_effects() -> None:
    instants = {tables.REVEAL_MONEY, tables.REVEAL_LAB, tables.REVEAL_LAUNDER}
    for family in BOX.families:
        assert {space.kind for space in family.rows[tables.ECONOMY].spaces} <= instants


def test_MAT_8_the_church_base_value_recruits() -> None:
    for uncovered, base in ((0, 3), (1, 4), (6, 9)):
        state = board(players=[{"mat": [4, 4, 3, 6 - uncovered]}])
        play(state, "0 take start-0", "0 space church-0")
        assert offers(state, 0)[-1] == f"amount {base + 3}"
    for family in BOX.families:
        assert {space.kind for space in family.rows[tables.CHURCH].spaces} == {tables.REVEAL_BASE}


def best_bonus(sheet: tables.Sheet, kind: int) -> int:
    """The highest number beside a kind of action on a sheet."""
    return max(part.number for space in sheet.spaces for part in space.parts if part.kind == kind)


def test_SPACE_11_sheets_offer_more_and_better_from_round_to_round() -> None:
    for before, after in pairwise(BOX.sheets[1:]):
        assert len(after.spaces) >= len(before.spaces)
        for kind in (parts.RECRUIT, parts.PLACE):
            assert best_bonus(before, kind) <= best_bonus(after, kind)
    assert len(BOX.sheets[4].spaces) > len(BOX.sheets[1].spaces)


def test_options_are_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="headquarters"):
        WAR.choose_options({"headquarters": "glass"})
