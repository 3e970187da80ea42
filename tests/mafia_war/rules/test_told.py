"""Every fact about a piece that moves says where it was: whoever only listens can follow it over the table."""

from __future__ import annotations

import pytest

from omerta.games.mafia_war.actions import CELL_IDS
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import tokens_of
from omerta.kernel import Dice, Event, Journal
from tests.contract.play import step
from tests.mafia_war.boards import BOX, WAR, board, play, set_up, told

SEATS = 4


def follow(boats: list[int], events: list[Event]) -> list[int]:
    """Where the boats are for somebody who hears this."""
    boats = list(boats)

    def change(event: Event, place: str, by: int, whose: str = "seat") -> None:
        boats[BOX.sea_ids.index(str(event.args[place])) * SEATS + int(event.args[whose])] += by

    for event in events:
        if event.kind in ("boat-placed", "boat-moved"):
            change(event, "sea", 1)
        if event.kind == "boat-moved":
            change(event, "from", -1)
        if event.kind == "boats-clashed":
            change(event, "sea", -1)
            change(event, "sea", -1, "owner")
    return boats


def was_there(state: State, event: Event) -> bool:
    """Did the token that was put down lie where it is said to come from?"""
    place, _, cell = str(event.args["from"]).partition(":")
    owner = event.args["owner"]
    if place == "mat":
        return owner == event.args["seat"]
    sheet = state.top if place == "top" else state.bottom
    return tokens_of(sheet[CELL_IDS.index(cell)], int(owner)) > 0


@pytest.mark.parametrize("seed", range(4))
def test_whoever_listens_can_follow_boats_tokens_and_the_start_piece(seed: int) -> None:
    dice = Dice(f"followed {seed}")
    state = WAR.setup(WAR.choose_options({}))
    boats, start = list(state.boats), state.start
    while state.outcome() is None:
        before = state.copy()
        state.journal = Journal()
        state.advance(*step(WAR, state, dice))
        events = list(state.journal.events)
        boats = follow(boats, events)
        for event in events:
            if event.kind in ("starts", "took-start"):
                assert event.args.get("from", start) == start
                start = int(event.args["seat"])
            assert event.kind != "token-placed" or was_there(before, event)
        # A new boat that is one too many has left the sea before the choice which other leaves with it.
        assert "BoatClash" in str(state.frames) or boats == list(state.boats)
        assert start == state.start


def test_PLAN_2_a_token_is_told_with_the_space_it_was_taken_from() -> None:
    state = play(board(), "0 take police-0", "0 space church-0", "0 amount 1")
    assert told(state, "token-placed") == ["0 top:police-0 church-0 4"]


def test_EXERT_3_a_token_of_the_mat_is_told_to_come_from_there() -> None:
    state = board(round=3, top={"start-0": ["neutral"], "two-0": ["neutral"]})
    play(state, "0 take start-0", "0 space church-2", "0 row church", "0 space police-0")
    assert told(state, "token-placed") == ["0 top:start-0 church-2 4", "0 mat police-0 0"]


def test_EQUIP_4_a_boat_is_told_with_both_seas() -> None:
    state = play(board(marks={"speedboats": [0]}), "0 use speedboats", "0 sea mare-agrigento", "0 sea mare-licata")
    assert told(state, "boat-moved") == ["0 mare-agrigento mare-licata"]


def test_RALLY_1_and_MOVE_1_say_who_goes_from_where_and_with_how_many_cars() -> None:
    areas = {"enna": {"holder": 0, "soldati": 2, "orders": ["red-3"]}, "licata": {"holder": 0, "soldati": 3, "cars": 2}}
    state = board(phase="encounter", empty_board=True, areas=areas)
    play(
        state,
        "0 do rally",
        "0 amount 1",
        "0 amount 2",
        "0 do shotgun",
        "0 land caltagirone",
        "0 amount 3",
        "0 with-car",
    )
    assert told(state, "rallied") == ["0 licata enna 1 2"]
    assert told(state, "moved") == ["0 enna caltagirone 3 1"]


def test_ANYTIME_2_and_ANYTIME_4_say_how_much_money_changes_hands() -> None:
    state = play(board(), "0 sell 3", "0 give")
    assert told(state, "sold") == ["0 red-3 1"]
    assert told(state, "gave") == ["0 2 1 2"]


def test_SETUP_20_says_how_much_the_last_player_gets() -> None:
    assert told(set_up(start=1), "start-coin") == ["1 0 1"]
