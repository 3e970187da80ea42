"""What every page draws from: the view, the printed data, the signs of the families."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rich.text import Text

from omerta.games.mafia_war import PlayerView, WarView
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import ControlTile, Edition, Family, Order, Sheet, Space
from omerta.messages import Speaker

STYLES = {
    "black": "bold grey93 on grey27",
    "blue": "bold dodger_blue1",
    "green": "bold green3",
    "red": "bold bright_red",
    "white": "bold bright_white",
    "yellow": "bold yellow1",
}
SIGNS = {"black": "♠", "blue": "♦", "green": "♣", "red": "♥", "white": "▲", "yellow": "★"}
"""The colour never stands alone."""
NEUTRAL = "●"
QUIET = "grey62"

Owner = int | str | None
"""A seat, `neutral`, or anything else for nobody."""


class Printed:
    """An edition, found by id."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.orders: dict[str, Order] = {order.id: order for family in edition.families for order in family.orders}
        self.families: dict[str, Family] = {family.id: family for family in edition.families}
        self.tiles: dict[str, ControlTile] = {tile.id: tile for tile in edition.control_tiles}
        self.cards = {card.id: card for card in edition.conflict_cards}
        self.mandamento_of = {area.id: area.mandamento for area in edition.areas}
        self.areas_of = {
            mandamento.id: [area.id for area in edition.areas if area.mandamento == mandamento.id]
            for mandamento in edition.mandamenti
        }
        self._spaces = {
            (sheet.number, f"{space.column}-{space.row}"): space for sheet in edition.sheets for space in sheet.spaces
        }

    def sheet(self, number: int) -> Sheet | None:
        """A sheet by its number; there is none below the last."""
        return next((sheet for sheet in self.edition.sheets if sheet.number == number), None)

    def space(self, sheet: int, cell: str) -> Space | None:
        """The space in a cell of a sheet."""
        return self._spaces.get((sheet, cell))


@cache
def read_printed(edition: str) -> Printed:
    """The printed data of an edition, read once."""
    return Printed(load_edition(edition))


class Scene:
    """A view with everything needed to draw it."""

    def __init__(self, view: WarView, speaker: Speaker, printed: Printed, keys: Mapping[str, str]) -> None:
        self.view = view
        self.speaker = speaker
        self.printed = printed
        self.say = speaker.text
        self.name = speaker.name
        self._keys = keys
        self.places = {area.id: place for place, area in enumerate(view.areas)}

    def style(self, owner: Owner) -> str:
        """The colour of a seat's family."""
        family = self.view.players[owner].family if isinstance(owner, int) else None
        return STYLES.get(family or "", "grey70")

    def sign(self, owner: Owner) -> Text:
        """The sign of a seat's family, or of the neutrals, or of nobody."""
        if isinstance(owner, int):
            return Text(SIGNS.get(self.view.players[owner].family or "", "?"), style=self.style(owner))
        return Text(NEUTRAL if owner == "neutral" else "·", style=QUIET)

    def signs(self, owners: Sequence[Owner]) -> Text:
        """Several signs in a row."""
        return Text("").join([self.sign(owner) for owner in owners])

    def player(self, seat: int) -> Text:
        """A seat's sign and label."""
        return self.sign(seat).append(f" {self.speaker.seat(seat)}")

    def key(self, target: str, width: int = 2) -> Text:
        """What to type for a target, right-aligned; blank where it cannot be chosen."""
        return Text(f"{self._keys.get(target, ''):>{width}}", style="bold reverse" if target in self._keys else "")

    def seats(self) -> list[int]:
        """The viewer's team first, the viewer at the head."""
        first = max(0, self.view.seat)
        return [first, (first + 2) % 4, (first + 1) % 4, (first + 3) % 4]

    def is_team(self, seat: int) -> bool:
        """Does the viewer sit in this seat's team?"""
        return self.view.seat >= 0 and seat % 2 == self.view.seat % 2

    def me(self) -> PlayerView | None:
        """The viewer's family."""
        return self.view.players[self.view.seat] if self.view.seat >= 0 else None


def fit(text: Text, width: int) -> Text:
    """A line of exactly this width."""
    text = text.copy()
    text.truncate(max(0, width), overflow="ellipsis", pad=True)
    return text


def clip(text: Text, width: int) -> Text:
    """A line of at most this width."""
    text = text.copy()
    text.truncate(max(0, width), overflow="ellipsis")
    return text


def wrap(text: Text, width: int, lines: int) -> list[Text]:
    """A text broken at spaces into lines of exactly this width, so many at most; all but the first are indented."""
    rows: list[Text] = [Text()]
    for word in text.split(" "):
        if rows[-1] and rows[-1].cell_len + 1 + word.cell_len > width and len(rows) < lines:
            rows.append(Text(" "))
        rows[-1] = Text(" ").join([rows[-1], word]) if rows[-1] else word
    return [fit(row, width) for row in rows]


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Two blocks of lines next to each other, the left one `width` wide."""
    lines = []
    for number in range(max(len(left), len(right))):
        start = fit(left[number] if number < len(left) else Text(), width)
        lines.append(Text.assemble(start, " " * gap, right[number] if number < len(right) else Text()))
    return lines


def flow(pieces: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> list[Text]:
    """Pieces one after the other, a new line wherever the next one would not fit."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + len(gap) + piece.cell_len > width:
            lines.append(Text(" " * indent))
        elif lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return [clip(line, width) for line in lines]
