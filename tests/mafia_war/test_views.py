"""What a view says of the board is what the position says: two writers, one board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from omerta.games.mafia_war import State
from omerta.kernel import SPECTATOR, Dice, Table
from tests.contract.play import positions
from tests.mafia_war.boards import WAR, board, play, set_up

PUBLIC = "round phase turn start lead seas tiles marks used confirmed top bottom supply_labs supply_neutrals executing"
OF_A_FAMILY = "character money headquarters supply_soldati supply_cars supply_boats supply_tokens mat bust bust_owner"
OF_AN_AREA = "holder soldati cars labs"
OF_AN_ATTACK = "target side leader soldati origin car by_sea defender leader_picks_up defender_picks_up"
STRIDE = 3


def documents(seed: str) -> Iterator[tuple[dict[str, Any], dict[int, dict[str, Any]]]]:
    """Of every third position of a random game: the position, and what a member of each team and a spectator see."""
    for number, state in enumerate(positions(WAR, WAR.choose_options({}), Dice(seed), [])):
        if number % STRIDE == 0:
            views = {seat: WAR.view_of(state.seen_by(seat)) for seat in (0, 1, SPECTATOR)}
            yield as_data(WAR.dump(state)), {seat: as_data(view) for seat, view in views.items()}


def as_data(document: msgspec.Struct) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return data


def differing(words: str, view: dict[str, Any], position: dict[str, Any]) -> list[str]:
    return [word for word in words.split() if view[word] != position[word]]


def on_mat(family: str | None, position: dict[str, Any]) -> list[str]:
    """The orders of a family that lie nowhere else."""
    elsewhere = [position["executing"], *[order for area in position["areas"].values() for order in area["orders"]]]
    elsewhere += [order for placed in position["players"] for order in (placed["orders"] or []) + placed["sold"]]
    own = [order.id for order in WAR.box.orders if order.id.partition("-")[0] == family]
    return [order for order in own if order not in elsewhere]


def face_down(family: str | None, position: dict[str, Any]) -> list[str]:
    """The orders of a family on the board that only their team can read."""
    laid = [
        (order, marks)
        for area in position["areas"].values()
        for order, marks in zip(area["orders"], area["order_marks"], strict=True)
    ]
    return [order for order, marks in laid if order.partition("-")[0] == family and "face-up" not in marks]


def test_every_view_tells_the_public_part_of_the_position() -> None:
    attacks = 0
    for number in range(2):
        for position, views in documents(f"views/{number}"):
            for view in views.values():
                assert differing(PUBLIC, view, position) == []
                for seen, placed in zip(view["players"], position["players"], strict=True):
                    assert differing(OF_A_FAMILY, seen, placed) == []
                    assert (seen["sold"], seen["mat_orders"]) == (placed["sold"], on_mat(seen["family"], position))
                    held = placed["orders"] or []
                    assert sorted(seen["hidden_orders"]) == sorted(held + face_down(seen["family"], position))
                    assert seen["orders_in_headquarters"] == len(held)
                for seen in view["areas"]:
                    assert differing(OF_AN_AREA, seen, position["areas"][seen["id"]]) == []
                if position["attack"] is not None:
                    attacks += 1
                    assert differing(OF_AN_ATTACK, view["attack"], position["attack"]) == []
    assert attacks > 10


MATS = {
    "black": (3, 2, 1, 2),
    "blue": (3, 2, 1, 2),
    "green": (3, 2, 1, 2),
    "red": (3, 2, 1, 2),
    "white": (4, 2, 1, 1),
    "yellow": (3, 2, 1, 1),
}
"""What is printed before the first space of a mat: recruit, place, a car's attack and strike."""


def printed(state: State) -> list[tuple[int, ...]]:
    players = WAR.view_of(state.seen_by(SPECTATOR)).players
    return [(seen.recruit_base, seen.place_base, seen.car_attack, seen.car_strike) for seen in players]


def test_a_view_tells_the_values_of_every_mat() -> None:
    families = list(MATS)
    for four in (families[:4], families[2:]):
        assert printed(board(families=four)) == [MATS[family] for family in four]
    bare = [{"mat": [0, 0, 0, 0]}]
    assert printed(board(families=families[:4], players=bare))[0] == (9, 4, 2, 3)
    assert printed(set_up("families")) == [(0, 0, 0, 0)] * 4


def test_an_offer_says_what_it_is_about_and_whether_it_answers_the_question() -> None:
    state = board(areas={"enna": {"holder": 0, "orders": ["red-1"]}})
    seen = [WAR.view_of(state.seen_by(seat)).offers for seat in (0, 1)]
    own, other = ({offer.action: (offer.targets, offer.anytime) for offer in each} for each in seen)
    assert own["take police-0"] == (("top:police-0",), False)
    assert own["sell 3"] == (("order:red-3",), True)
    assert other == {**{f"sell {n}": ((f"order:blue-{n}",), True) for n in range(1, 6)}, "give": ((), True)}
    play(state, "0 take police-0", "0 space police-1", "0 area marsala")
    asked = {offer.action: (offer.targets, offer.anytime) for offer in WAR.view_of(state.seen_by(0)).offers}
    assert asked["order 2"] == (("order:red-2",), False)


def test_a_view_names_the_options_of_its_table() -> None:
    usual = {"headquarters": "counted", "conflict": "printed", "families": "drawn", "rulebook": "1.2"}
    other = {"headquarters": "hidden", "conflict": "predictable", "families": "first-game", "rulebook": "1.0"}
    assert WAR.view_of(board().seen_by(0)).options == usual
    for name, value in other.items():
        assert WAR.view_of(board({name: value}).seen_by(0)).options == {**usual, name: value}


def test_faces_and_cards_are_seen_by_their_team_alone() -> None:
    laid = 0
    for position, views in documents("faces"):
        for seat, view in views.items():
            for seen in view["areas"]:
                placed = position["areas"][seen["id"]]
                for order, face, marks in zip(seen["orders"], placed["orders"], placed["order_marks"], strict=True):
                    laid += 1
                    is_own = seat >= 0 and placed["holder"] % 2 == seat % 2
                    assert order["order"] == (face if is_own or "face-up" in marks else None)
                    assert bool(order["choices"]) == ("face-up" not in marks)
            for attacker in ("leader", "defender") if position["attack"] is not None else ():
                card, owner = position["attack"][f"{attacker}_card"], position["attack"][attacker]
                is_own = card is None or (seat >= 0 and owner % 2 == seat % 2)
                assert view["attack"][f"{attacker}_card"] == (card if is_own else "hidden")
    assert laid > 10


def test_an_order_that_was_sold_is_no_choice_for_a_token_any_more() -> None:
    state = board(areas={"enna": {"holder": 0, "orders": ["red-1"]}}, turn=1)

    def choices() -> tuple[str, ...]:
        views = WAR.view_of(state.seen_by(1)).areas
        return next(area.orders[0].choices for area in views if area.id == "enna")

    assert choices() == ("red-1", "red-2", "red-3", "red-4", "red-5")
    play(state, "0 sell 3")
    assert choices() == ("red-1", "red-2", "red-4", "red-5")


def test_a_preview_goes_on_behind_what_others_do_without_a_choice() -> None:
    """Blue's bomb has no target, so its order closes itself, and everybody could tell beforehand."""
    areas = {"gela": {"holder": 0, "orders": ["red-1"]}, "trapani": {"holder": 1, "orders": ["blue-2"]}}
    position = {"phase": "encounter", "empty_board": True, "areas": areas}
    table = Table(WAR, {}, ["a", "b", "c", "d"], Dice("order"), position=position)
    told = table.preview(0, WAR.actions.parse("done"))
    assert [event.args["seat"] for event in told if event.kind == "order-closed"] == [0, 1]
