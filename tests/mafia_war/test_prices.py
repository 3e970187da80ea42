"""What a view says things cost: the same that choosing them takes, and nothing about what the seat may not know."""

from __future__ import annotations

from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.view import PricesView
from omerta.kernel import SPECTATOR
from tests.mafia_war.boards import WAR, board, offers, play, player, told


def prices(state: State, seat: int = 0) -> PricesView:
    """What things cost a seat."""
    found = WAR.view_of(state.seen_by(seat)).prices
    assert found is not None
    return found


def test_a_column_costs_what_its_choice_takes_owners_included() -> None:
    top = {"church-0": ["neutral"], "church-1": [0], "church-2": [3], "two-0": [1]}
    state = board(top=top)
    assert prices(state).columns == {"church": 2 + 3 + 1, "two": 2 + 1 + 1}
    assert prices(state, 1).columns["two"] == 2 + 1
    before = player(state).money
    assert before is not None
    play(state, "0 gain church")
    assert player(state).money == before - 6


def test_a_token_costs_its_owner_s_fee_unless_one_lies_there_that_is_free() -> None:
    state = board(round=2, top={"church-0": ["neutral"], "church-1": [0], "church-2": [3], "two-0": [1, "neutral"]})
    assert prices(state).fees == {"church-2": 1}
    assert prices(state, 3).fees == {"church-1": 1}


def test_an_order_is_sold_for_its_price_and_freed_by_so_many_tokens() -> None:
    state = board(top={"church-0": ["neutral"], "two-0": ["neutral"]})
    before = player(state).money
    assert before is not None
    waiting = prices(state).freeing
    soonest = min(waiting, key=lambda order: (waiting[order], not order.startswith("red-church")))
    assert waiting[soonest] <= 2
    play(state, offers(state, 0, "sell")[0].join(("0 ", "")))
    assert player(state).money == before + prices(state).sale
    play(state, "0 gain church", "0 space two-0", "0 do column-action")
    freed = [order for order, tokens in waiting.items() if "church" in order and tokens <= 2]
    assert told(state, "order-gained") == [f"0 {order}" for order in freed]
    assert not set(freed) & set(prices(state).freeing)


def test_MAT_9_an_order_waits_under_so_many_tokens() -> None:
    state = board(players=[{"mat": [4, 3, 3, 6]}])
    justice_and_police = {"red-justice-a": 1, "red-justice-b": 3, "red-police-b": 2}
    economy_and_church = {"red-economy-a": 1, "red-church-a": 1, "red-church-b": 3, "red-church-c": 5}
    assert prices(state).freeing == justice_and_police | economy_and_church


def test_the_first_family_of_the_box_is_told_prices_too() -> None:
    assert prices(board(families=["black", "blue", "green", "yellow"])).freeing["black-church-c"] == 5
    nobody_leads = board(phase="setup", frames=["round", "deal-families"], families=[None] * 4)
    assert WAR.view_of(nobody_leads.seen_by(0)).prices is None


def test_areas_say_what_coming_in_takes() -> None:
    areas = {
        "enna": {"holder": 0, "labs": 1},
        "catania": {"holder": "empty", "labs": 2},
        "gela": {"holder": 1, "labs": 1},
        "noto": {"holder": 2, "labs": 1},
    }
    found = prices(board(empty_board=True, areas=areas))
    assert set(found.labs) == {"catania", "gela"}
    assert found.defence == {"catania": 2, "gela": 1}


def test_what_lies_face_down_protects_nobody_in_a_price() -> None:
    areas = {"gela": {"holder": 1, "soldati": 2, "orders": ["blue-2"]}}
    hidden = board(empty_board=True, areas=areas)
    vests = [WAR.box.orders[number].vest for number in WAR.box.families[1].orders]
    for slot in range(len(vests)):
        hidden.orders[WAR.box.area_ids.index("gela") * 2] = slot
        assert prices(hidden).defence == {}
    assert max(vests) > 0


def test_a_sea_with_two_speedboats_takes_the_third_with_it() -> None:
    state = board(seas={"mare-catania": [1, 2], "mare-messina": [0]})
    assert prices(state).seas == ("mare-catania",)


def test_whoever_watches_pays_nothing() -> None:
    assert WAR.view_of(board().seen_by(SPECTATOR)).prices is None
