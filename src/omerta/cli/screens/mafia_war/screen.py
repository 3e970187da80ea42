"""The screen of The Great Mafia War: the page that is asked for, and others where there is room."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from omerta.cli.screens.mafia_war.board import draw_board, draw_encounter, draw_players
from omerta.cli.screens.mafia_war.families import draw_families, draw_tiles
from omerta.cli.screens.mafia_war.look import look_at
from omerta.cli.screens.mafia_war.offers import describe_offer, group_offer
from omerta.cli.screens.mafia_war.orders import draw_orders
from omerta.cli.screens.mafia_war.scene import QUIET, SIGNS, STYLES, Scene, beside, clip, read_printed
from omerta.cli.screens.mafia_war.sheets import draw_sheets
from omerta.cli.screens.screen import Page, Screen, Sight
from omerta.games.mafia_war import WarView
from omerta.kernel import Game, Offer, View
from omerta.messages import Speaker

MAP, SHEETS, FAMILIES, ORDERS = "m", "p", "f", "o"
WIDE = 150
"""From this width on the orders stand beside everything else."""
SIDE = 54
SPARE = 4
"""Lines that are rather left to the choices than filled with a second page."""

_DRAW: dict[str, Callable[[Scene, int], list[Text]]] = {
    MAP: draw_board,
    SHEETS: draw_sheets,
    FAMILIES: draw_families,
    ORDERS: draw_orders,
}
_PAGE_OF_TARGET = {
    "top": SHEETS,
    "bottom": SHEETS,
    "column": SHEETS,
    "row": FAMILIES,
    "family": FAMILIES,
}


class WarScreen(Screen):
    """Map, sheets, families, orders: one of them on a small screen, several on a large one."""

    pages = (
        Page(MAP, "term-war-page-map"),
        Page(SHEETS, "term-war-page-sheets"),
        Page(FAMILIES, "term-war-page-families"),
        Page(ORDERS, "term-war-page-orders"),
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert game.edition is not None
        self._printed = read_printed(game.edition[0])

    def draw(self, sight: Sight) -> RenderableType:
        """Where the game stands, the players, the page; then whatever else fits."""
        scene = self._scene(sight.view, sight.speaker, sight)
        is_wide = sight.width >= WIDE and sight.page != ORDERS
        width = sight.width - SIDE - 2 if is_wide else sight.width
        head = [self._status(scene, sight)]
        if sight.page != FAMILIES:
            head.extend(draw_players(scene, sight.width))
        head.extend(draw_encounter(scene, sight.width))
        lines = self._pages(scene, sight.page or MAP, width, sight.height - len(head))
        if is_wide:
            lines = beside(lines, draw_orders(scene, SIDE), width)
        kept = _crop(scene, lines, max(1, sight.height - len(head)), sight.page or MAP)
        return Group(*[_plain(line) for line in [*head, *kept]])

    def _pages(self, scene: Scene, page: str, width: int, room: int) -> list[Text]:
        """The page, and below it every other one that still fits whole."""
        lines = _DRAW[page](scene, width)
        for other in (MAP, SHEETS, ORDERS):
            if other != page:
                more = _DRAW[other](scene, width)
                if more and len(lines) + 1 + len(more) <= room - SPARE:
                    lines = [*lines, Text("─" * width, style="grey35"), *more]
        if page != FAMILIES:
            tiles = draw_tiles(scene, width)
            if len(lines) + len(tiles) <= room - SPARE:
                lines = [*lines, *tiles]
        return lines

    def _scene(self, view: View, speaker: Speaker, sight: Sight | None = None) -> Scene:
        assert isinstance(view, WarView)
        return Scene(view, speaker, self._printed, sight.keys if sight else {})

    def _status(self, scene: Scene, sight: Sight) -> Text:
        """Round, phase and Primo Giocatore; the pages with their keys."""
        view = scene.view
        phases = {
            "setup": "term-war-setup",
            "planning": "term-war-planning",
            "encounter": "term-war-encounter",
        }
        line = Text(scene.say(phases[view.phase], round=view.round), style="bold")
        if view.start is not None:
            line.append_text(Text.assemble(f" · {scene.name('start')} ", scene.player(view.start), style="not bold"))
        tabs = Text()
        for page in self.pages:
            is_here = page.key == (sight.page or MAP)
            tabs.append(f" {page.key} {scene.say(page.title)} ", style="reverse" if is_here else QUIET)
        tabs.append(f" l {scene.say('term-war-page-log')}", style=QUIET)
        gap = sight.width - line.cell_len - tabs.cell_len
        if gap < 1:
            line = clip(line, max(0, sight.width - tabs.cell_len - 1))
        return clip(Text.assemble(line, " " * max(1, gap), tabs), sight.width)

    def paint(self, text: str, view: View, speaker: Speaker) -> Text:
        """The labels of the players in the colours of their families."""
        scene = self._scene(view, speaker)
        painted = Text(text)
        for seat in range(self.game.seats):
            painted.highlight_regex(rf"(?<!\w){re.escape(speaker.seat(seat))}(?!\w)", scene.style(seat))
        return painted

    def legend(self, speaker: Speaker) -> Text:
        """The signs of the families and of the map."""
        families = Text("  ").join(
            [Text(f"{SIGNS[family]} {speaker.name(family)}", style=style) for family, style in STYLES.items()]
        )
        return Text("\n").join([families, Text(speaker.text("term-war-legend"))])

    def expected(self, view: View) -> list[str]:
        """Everything that is like what is offered."""
        offered = {offer.action for offer in view.offers}
        verbs = {offer.action.split()[0] for offer in view.offers if not offer.anytime}
        assert isinstance(view, WarView)
        return [
            action.notation
            for action in self.game.actions
            if action.verb in verbs
            and action.notation not in offered
            and self._exists(view, action.verb, action.targets)
        ]

    def _exists(self, view: WarView, verb: str, targets: tuple[str, ...]) -> bool:
        """Is there such a space on the sheets in use?"""
        kind, _, cell = targets[0].partition(":") if targets else ("", "", "")
        if kind == "top":
            return self._printed.space(view.top_sheet, cell) is not None
        if kind == "bottom":
            return self._printed.space(view.bottom_sheet, cell) is not None
        return kind != "amount" and (kind != "tile" or cell in view.tiles)

    def has_secrets(self, view: View) -> bool:
        """Always: orders."""
        return True

    def page_for(self, view: View) -> str:
        """The sheets for spaces and columns, the mats for rows and families, the map for everything else."""
        kinds = [target.partition(":")[0] for offer in view.offers if not offer.anytime for target in offer.targets]
        return next((_PAGE_OF_TARGET[kind] for kind in kinds if kind in _PAGE_OF_TARGET), MAP)

    def key_of(self, offer: Offer) -> str:
        """An amount is typed as it is."""
        verb, _, value = offer.action.partition(" ")
        return value if verb == "amount" else ""

    def describe(self, view: View, offer: Offer, speaker: Speaker) -> str:
        """What is printed on the space, order, tile or card."""
        return describe_offer(self._scene(view, speaker), offer)

    def look(self, view: View, word: str, speaker: Speaker) -> str:
        """Neighbours of an area, coasts of a sea, the text of a tile or card."""
        return look_at(self._scene(view, speaker), word)

    def group_of(self, view: View, offer: Offer, speaker: Speaker) -> tuple[str, str]:
        """Areas by mandamento, spaces by sheet."""
        return group_offer(self._scene(view, speaker), offer)


def _crop(scene: Scene, lines: list[Text], room: int, page: str) -> list[Text]:
    """As many lines as there is room for; the last one says how to see the rest."""
    if len(lines) <= room:
        return lines
    more = scene.say("term-war-cropped", count=len(lines) - room + 1, letter=page)
    return [*lines[: room - 1], Text(more, style=QUIET)]


def _plain(line: Text) -> Text:
    line.no_wrap = True
    line.overflow = "crop"
    return line
