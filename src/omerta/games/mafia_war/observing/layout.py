"""The row of numbers that tells a sight of The Great Mafia War to learners, part by part."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import CELL_IDS, COLUMN_IDS, ROW_IDS
from omerta.games.mafia_war.box.tables import Box
from omerta.games.mafia_war.naming import ORDER_MARKS, PHASES
from omerta.games.mafia_war.numbers import ORDER_SLOTS
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.viewing import GAME_NAME
from omerta.kernel.observation import BITS, PLACE, SEAT, FrameWriter, Layout, Part

VERSION: Final = 1
"""Raised whenever a place of the row gets another meaning."""

ROUNDS: Final = 4
PENDING_BITS: Final = 12
STOCK: Final = (
    *("money", "headquarters", "supply soldati", "supply cars", "supply boats", "supply tokens", "removed tokens"),
    *("recruit base", "place base", "car attack", "car strike", "mandamenti", "orders in headquarters"),
)
"""What is counted of each player."""
ATTACK_NUMBERS: Final = ("soldati", "car", "by sea")

SEATS_AXIS: Final = ("seat", ("own", "next", "mate", "previous"))
OWNERS_AXIS: Final = ("owner", ("own", "next", "mate", "previous", "neutral"))
SLOTS_AXIS: Final = ("order", tuple([str(slot) for slot in range(1, ORDER_SLOTS + 1)]))
CELLS_AXIS: Final = ("cell", CELL_IDS)

KINDS_OF_NUMBERS: Final = {
    **dict.fromkeys(("area", "origin", "reached", "reached_later", "source", "target"), PLACE),
    **dict.fromkeys(("cell", "choice", "column", "row", "row_before", "sea", "stage", "way"), PLACE),
    **dict.fromkeys(("attacker", "defender", "owner", "poor", "seat"), SEAT),
    **dict.fromkeys(("done", "finished", "first", "used", "visited"), BITS),
}
"""What the numbers of the frames are; the others are amounts."""


def frame_writer(box: Box) -> FrameWriter:
    """What writes the steps that are going on."""
    areas_or_none = ("none", *box.area_ids)
    labels = {
        **dict.fromkeys(("area", "origin", "reached", "reached_later"), areas_or_none),
        **dict.fromkeys(("source", "target", "used", "visited"), box.area_ids),
        **dict.fromkeys(("attacker", "defender", "poor", "seat"), SEATS_AXIS[1]),
        "owner": OWNERS_AXIS[1],
        "first": tuple([family.id for family in box.families]),
        "cell": CELL_IDS,
        "column": COLUMN_IDS,
        "row": ROW_IDS,
        "row_before": ("none", *ROW_IDS),
        "sea": box.sea_ids,
    }
    return FrameWriter(FRAMES, KINDS_OF_NUMBERS, labels, len(SEATS_AXIS[1]))


def layout_of(box: Box, frames: FrameWriter) -> Layout:
    """All parts, with the names of an edition."""
    areas = ("area", box.area_ids)
    places = ("place", ("first", "second"))
    tiles = ("tile", box.tile_ids)
    cards = ("card", tuple([card.id for card in box.conflict_cards]))
    families = ("family", tuple([family.id for family in box.families]))
    characters = ("character", tuple([character.id for character in box.characters]))
    mandamenti = ("mandamento", box.mandamento_ids)
    return Layout(
        GAME_NAME,
        VERSION,
        [
            Part("to move", "1 for each seat that owes a choice", SEATS_AXIS),
            Part("turn", "1 at the seat on turn, or whose order is executed", SEATS_AXIS),
            Part("start", "1 at the holder of the Primo Giocatore", SEATS_AXIS),
            Part("lead", "1 at the seat that leads this phase", SEATS_AXIS),
            Part("phase", "1 at the phase", ("phase", PHASES)),
            Part("round", "1 at the round", ("round", [str(number) for number in range(1, ROUNDS + 1)])),
            Part(
                "options",
                "1 for each table option that is not as usual",
                ("option", ("headquarters hidden", "conflict predictable", "first game", "rulebook 1.0")),
            ),
            Part("passes", "turns in a row that were passed, by rulebook 1.0", ("number", ("passes",))),
            Part("open", "1: headquarters are filled", ("flag", ("open",))),
            Part("family", "1 at the family of each seat", SEATS_AXIS, families),
            Part("character", "1 at the character of each seat", SEATS_AXIS, characters),
            Part("stock", "how many; 0 where a screen hides it", SEATS_AXIS, ("what", STOCK)),
            Part("screened", "1: money, headquarters and supply of Soldati are hidden", SEATS_AXIS),
            Part("mat", "tokens left in each row of the mat", SEATS_AXIS, ("row", ROW_IDS)),
            Part("orders on mat", "1 for each order not yet freed", SEATS_AXIS, SLOTS_AXIS),
            Part("orders at home", "1 for each order that is, or may be, in headquarters", SEATS_AXIS, SLOTS_AXIS),
            Part("orders on board", "1 for each order known to lie on the board", SEATS_AXIS, SLOTS_AXIS),
            Part("orders sold", "1 for each order sold", SEATS_AXIS, SLOTS_AXIS),
            Part("bust", "1 at the cell on the bottom sheet where the bust stands", SEATS_AXIS, CELLS_AXIS),
            Part("bust owner", "1 at the owner of the token beside the bust", SEATS_AXIS, OWNERS_AXIS),
            Part("pending", "own team's secret choice in a simultaneous step, in bits", SEATS_AXIS, _bits_axis()),
            Part("holder", "1 at who holds the area", areas, OWNERS_AXIS),
            Part("pieces", "how many stand in the area", areas, ("piece", ("soldati", "cars", "labs"))),
            Part("order", "1: an order lies there", areas, places),
            Part("order marks", "1 for each mark of the order", areas, places, ("mark", ORDER_MARKS)),
            Part("order face", "1 at the holder's order, where the viewer can read it", areas, places, SLOTS_AXIS),
            Part("order choices", "1 for each order the token may be, to the other team", areas, places, SLOTS_AXIS),
            Part("boats", "speedboats", ("sea", box.sea_ids), SEATS_AXIS),
            Part("control", "1 at who holds the mandamento now", mandamenti, SEATS_AXIS),
            Part("confirmed", "1 at whose control token lies there crest up", mandamenti, SEATS_AXIS),
            Part("tiles", "1 for each tile in play", tiles),
            Part("tiles used", "1 for each tile used in this turn", tiles),
            Part("tile marks", "1 for each seat that has marked the tile", tiles, SEATS_AXIS),
            Part("top sheet", "tokens", CELLS_AXIS, OWNERS_AXIS),
            Part("bottom sheet", "tokens", CELLS_AXIS, OWNERS_AXIS),
            Part("supply", "how many", ("what", ("labs", "neutral soldati", "boxed tokens"))),
            Part("executing", "1 at the seat whose order is executed", SEATS_AXIS),
            Part("executing order", "1 at that order", SLOTS_AXIS),
            Part("attack target", "1 at the area attacked", areas),
            Part("attack origin", "1 at the area it comes from", areas),
            Part("attack side", "1 at whose Soldati attack", OWNERS_AXIS),
            Part("attack leader", "1 at who makes the attacker's choices", SEATS_AXIS),
            Part("attack defender", "1 at who plays the defence", SEATS_AXIS),
            Part("attack numbers", "how many", ("what", ATTACK_NUMBERS)),
            Part("cards", "1 at the conflict card, where the viewer may know it", ("side", _SIDES), cards),
            Part("cards chosen", "1: a card is chosen", ("side", _SIDES)),
            Part("picks", "1: leaves; 2: picks up; 0: not said yet", ("side", _SIDES)),
            *frames.parts(),
        ],
    )


_SIDES: Final = ("leader", "defender")


def _bits_axis() -> tuple[str, list[str]]:
    return "bit", [str(bit) for bit in range(PENDING_BITS)]
