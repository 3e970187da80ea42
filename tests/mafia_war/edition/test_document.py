"""The JSON document of an edition keeps its promise, and the hash follows what is played by."""

from __future__ import annotations

import json

import msgspec
from msgspec.structs import replace

from omerta.games.mafia_war.box.build import build_box
from omerta.games.mafia_war.edition.document import content_hash, edition_document
from omerta.games.mafia_war.edition.model import Edition

ARRAYS = (
    *("areas", "borders", "sea_borders", "sheets", "families"),
    *("characters", "control_tiles", "conflict_cards"),
)


def test_promised_keys(trinacria: Edition) -> None:
    document = json.loads(json.dumps(edition_document(trinacria)))
    assert all(isinstance(document[key], list) for key in ARRAYS)
    assert isinstance(document["components"], dict)
    assert {"id", "name", "mandamento", "seas", "start", "soldati"} <= set(document["areas"][0])
    assert all({"mat", "orders"} <= set(family) for family in document["families"])
    sizes = {key: len(document[key]) for key in ARRAYS if "borders" not in key}
    assert sizes == {
        "areas": 36,
        "sheets": 5,
        "families": 6,
        "characters": 6,
        "control_tiles": 11,
        "conflict_cards": 3,
    }


def test_borders_are_pairs_of_known_ids(trinacria: Edition) -> None:
    document = edition_document(trinacria)
    for key, ids in (("borders", "areas"), ("sea_borders", "seas")):
        known = {entry["id"] for entry in document[ids]}
        assert document[key]
        assert all(len(pair) == 2 and set(pair) <= known for pair in document[key])


def test_every_designed_value_says_where_it_comes_from(trinacria: Edition) -> None:
    document = edition_document(trinacria)
    entries = [entry for key in ARRAYS if "borders" not in key for entry in document[key]]
    entries += [space for sheet in document["sheets"] for space in sheet["spaces"]]
    entries += [order for family in document["families"] for order in family["orders"]]
    entries += [row for family in document["families"] for row in family["mat"]]
    entries += [space for family in document["families"] for row in family["mat"] for space in row["spaces"]]
    entries += document["mandamenti"] + document["seas"] + [document["components"]]
    assert {entry["provenance"] for entry in entries} == {"known", "ours"}


def test_space_ids_are_unique(trinacria: Edition) -> None:
    ids = [space["id"] for sheet in edition_document(trinacria)["sheets"] for space in sheet["spaces"]]
    assert len(ids) == len(set(ids))


def test_words_do_not_change_the_hash(trinacria: Edition) -> None:
    family = replace(trinacria.families[0], name="Another", about="Other words", provenance="known")
    reworded = replace(trinacria, id="copy", name="Copy", families=(family, *trinacria.families[1:]))
    assert content_hash(reworded) == content_hash(trinacria)


def test_numbers_change_the_hash(trinacria: Edition) -> None:
    order = replace(trinacria.families[0].orders[0], initiative=9)
    family = replace(trinacria.families[0], orders=(order, *trinacria.families[0].orders[1:]))
    changed = replace(trinacria, families=(family, *trinacria.families[1:]))
    assert content_hash(changed) != content_hash(trinacria)
    assert content_hash(replace(trinacria, borders=trinacria.borders[1:])) != content_hash(trinacria)


def test_an_orders_slot_is_the_number_actions_call_it_by(trinacria: Edition) -> None:
    red = next(family for family in trinacria.families if family.id == "red")
    turned = msgspec.structs.replace(red, orders=red.orders[::-1])
    reordered = msgspec.structs.replace(
        trinacria, families=tuple(turned if family is red else family for family in trinacria.families)
    )
    numbers = {order.id: order.slot + 1 for order in build_box(reordered).orders}
    for family in edition_document(reordered)["families"]:
        assert [order["slot"] for order in family["orders"]] == [numbers[order["id"]] for order in family["orders"]]
        assert sorted(order["slot"] for order in family["orders"]) == list(range(1, 14))
