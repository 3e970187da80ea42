"""What is printed in the box, for clients that draw it: the documented edition, its map, and what things are called."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from omerta.games.mafia_war.edition.borders import edition_map
from omerta.games.mafia_war.edition.document import Printed, write_document
from omerta.games.mafia_war.edition.find import find_edition
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.map_file import MapFile, read_map_file
from omerta.games.mafia_war.edition.model import Edition, Order
from omerta.kernel.errors import Unreadable


@cache
def printed_data(edition: str) -> Printed:
    """The document of docs/edition-format.md with `names` and `map`; the map is None where the edition has none."""
    document = write_document(load_edition(edition))
    return Printed(**structs.asdict(document), names=printed_names(edition), map=_read_map(edition))


@cache
def printed_names(edition: str) -> dict[str, str]:
    """What the edition calls its places, people, tiles, cards and orders, by id."""
    box = load_edition(edition)
    names = {sea.id: sea.name for sea in box.seas}
    names.update({mandamento.id: mandamento.name for mandamento in box.mandamenti})
    names.update({area.id: area.name for area in box.areas})
    names.update({family.id: family.name for family in box.families})
    names.update({character.id: character.name for character in box.characters})
    names.update({tile.id: tile.name for tile in box.control_tiles})
    names.update({card.id: card.name for card in box.conflict_cards})
    return names | _order_names(box)


def _order_names(box: Edition) -> dict[str, str]:
    """Orders have no printed names: basic ones are numbered, advanced ones are called by their place on the mat."""
    names = {}
    for family in box.families:
        for number, order in enumerate(family.orders, 1):
            names[order.id] = f"{family.name} {_order_place(order) or number}"
    return names


def _order_place(order: Order) -> str:
    return f"{order.institution.title()} {order.column}" if order.institution and order.column else ""


def _read_map(edition: str) -> MapFile | None:
    try:
        return read_map_file(edition_map(find_edition(edition)))
    except Unreadable:
        return None
