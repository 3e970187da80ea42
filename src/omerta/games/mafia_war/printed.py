"""What is printed in the box, for clients that draw it: the documented edition, its map, and what things are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from msgspec import structs

from omerta.games.mafia_war.edition.borders import edition_map
from omerta.games.mafia_war.edition.document import Printed, write_document
from omerta.games.mafia_war.edition.find import find_edition
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.map_file import MapFile, read_map_file
from omerta.games.mafia_war.edition.model import Edition, Order
from omerta.games.mafia_war.edition.tongues import list_tongues, own_names, read_tongue
from omerta.kernel.errors import Unreadable


@cache
def printed_data(edition: str) -> Printed:
    """The document of docs/edition-format.md with `names`, the `words` of other languages, and `map`, None if none."""
    document = write_document(load_edition(edition))
    words = {language: printed_names(edition, language) for language in list_tongues(edition)}
    return Printed(**structs.asdict(document), names=printed_names(edition), words=words, map=_read_map(edition))


@cache
def printed_names(edition: str, language: str = "en") -> dict[str, str]:
    """What the edition calls its places, people, tiles, cards and orders, by id; other texts by `id.field`."""
    box = load_edition(edition)
    tongue = read_tongue(edition, language)
    return own_names(box) | tongue | _order_names(box, tongue)


def _order_names(box: Edition, tongue: Mapping[str, str]) -> dict[str, str]:
    """Orders have no printed names: basic ones are called by their kind and initiative, which stand on the token,
    advanced ones by their place on the mat. What would be called the same is counted."""
    names: dict[str, str] = {}
    for family in box.families:
        alike: Counter[str] = Counter()
        for order in family.orders:
            name = f"{family.name} {_order_title(order, tongue)}"
            alike[name] += 1
            names[order.id] = name if alike[name] == 1 else f"{name} ({alike[name]})"
    return names


def _order_title(order: Order, tongue: Mapping[str, str]) -> str:
    if not order.institution or not order.column:
        return f"{tongue.get(order.kind, order.kind.title())} {order.initiative}"
    return f"{tongue.get(order.institution, order.institution.title())} {order.column}"


def _read_map(edition: str) -> MapFile | None:
    try:
        return read_map_file(edition_map(find_edition(edition)))
    except Unreadable:
        return None
