"""The map of an edition as a picture: SVG text, light or dark, with the start position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import cos, dist, hypot, pi, sin
from typing import Any
from xml.sax.saxutils import escape

import msgspec

from omerta.games.mafia_war.edition.geometry import Geometry
from omerta.games.mafia_war.edition.map_file import AreaShape, MapError, Place
from omerta.workshop.drawing import legend
from omerta.workshop.drawing.marks import (
    compass,
    control_circle,
    define_marks,
    diamonds,
    name,
    pass_mark,
    path,
    soldati,
    text,
)
from omerta.workshop.drawing.style import DARK, LIGHT, SEA_FONT, Palette

MARGIN = 36.0
NAME_SIZE = 20.0
SHORT_BORDER = 30.0
"""A border shorter than this gets a pass mark."""


class NamedPlace(msgspec.Struct, frozen=True):
    """A sea or mandamento as the picture needs it."""

    id: str
    name: str


class StartArea(msgspec.Struct, frozen=True):
    """An area as the picture needs it."""

    id: str
    name: str
    mandamento: str
    start: str
    soldati: int


class Board(msgspec.Struct, frozen=True):
    """What the picture takes from the document of an edition."""

    name: str
    tie_break: str
    areas: tuple[StartArea, ...]
    mandamenti: tuple[NamedPlace, ...]
    seas: tuple[NamedPlace, ...]


def draw_map(edition: Mapping[str, Any], geometry: Geometry, dark: bool = False) -> str:
    """Draw the board as SVG.

    `edition` is the document of `omerta edition show --json`; read from it are `name`, `tie_break`, `areas`
    (id, name, mandamento, start, soldati), `seas` and `mandamenti` (id, name). Geometry says where all is.
    Raises `MapError` with one line when the two do not fit together.
    """
    try:
        board = msgspec.convert(dict(edition), Board)
    except msgspec.ValidationError as error:
        raise MapError(str(error)) from None
    _match(board, geometry)
    return MapDrawing(board, geometry, DARK if dark else LIGHT).draw()


def _match(board: Board, geometry: Geometry) -> None:
    """Whatever the map shows must be in the edition, and the other way round."""
    sides: tuple[tuple[str, set[str], set[str]], ...] = (
        ("areas", {area.id for area in board.areas}, {shape.id for shape in geometry.areas}),
        ("seas", {sea.id for sea in board.seas}, {shape.id for shape in geometry.seas}),
        (
            "mandamenti",
            {mandamento.id for mandamento in board.mandamenti} | {area.mandamento for area in board.areas},
            {circle.mandamento for circle in geometry.file.control_circles},
        ),
        ("tie_break", {board.tie_break} - {area.id for area in board.areas}, set()),
    )
    for key, told, drawn in sides:
        if told != drawn:
            raise MapError(f"{key}: edition and map differ in {', '.join(sorted(told ^ drawn))}")


class MapDrawing:
    """One drawing: the layers of the poster, from the paper up."""

    def __init__(self, board: Board, geometry: Geometry, palette: Palette) -> None:
        self.board = board
        self.geometry = geometry
        self.file = geometry.file
        self.palette = palette
        self.areas = {area.id: area for area in board.areas}
        self.inks = choose_inks(board, geometry, palette)

    def draw(self) -> str:
        """The whole picture."""
        wide, high = self.file.frame
        width, height = wide + 2 * MARGIN, high + 2 * MARGIN + legend.HEIGHT
        title = escape(f"{self.board.name}: map and start position")
        numbers = (len(self.board.areas), len(self.board.mandamenti), len(self.board.seas))
        counts = "{} areas · {} mandamenti · {} seas".format(*numbers)
        tie_break = self.areas[self.board.tie_break].name
        foot = legend.draw_legend(self.board.name, counts, tie_break, wide, self.palette)
        layers = [*self._sea(), *self._land(), *self._names(), *self._frame()]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
                f"<title>{title}</title>",
                f"<defs>{self._defs()}</defs>",
                f'<rect width="{width:g}" height="{height:g}" fill="{self.palette.paper}"/>',
                f'<g transform="translate({MARGIN:g} {MARGIN:g})">',
                *layers,
                "</g>",
                f'<g id="legend" transform="translate({MARGIN:g} {high + 1.4 * MARGIN:g})">{foot}</g>',
                "</svg>\n",
            ]
        )

    def _defs(self) -> str:
        palette = self.palette
        land = path([self.file.ring(area.polygon) for area in self.file.areas], closed=True)
        wide, high = self.file.frame
        special = next(area for area in self.file.areas if area.id == self.board.tie_break)
        ring = path([self.file.ring(special.polygon)], closed=True)
        return (
            define_marks(palette)
            + f'<path id="land" d="{land}"/>'
            + f'<clipPath id="frame"><rect width="{wide:g}" height="{high:g}"/></clipPath>'
            + f'<clipPath id="tie-break"><path d="{ring}"/></clipPath>'
            + '<pattern id="halftone" width="7" height="7" patternUnits="userSpaceOnUse" '
            + f'patternTransform="rotate(30)"><circle cx="3.5" cy="3.5" r="1" fill="{palette.dot}"/></pattern>'
            + '<linearGradient id="sunset" x1="0" y1="0" x2="0" y2="1">'
            + f'<stop offset="0" stop-color="{palette.gold}"/>'
            + f'<stop offset="1" stop-color="{palette.corners["star"]}"/></linearGradient>'
        )

    def _sea(self) -> list[str]:
        """Water with sun rays, foam along the coast, sea borders, islets, control circles."""
        palette = self.palette
        wide, high = self.file.frame
        foam = "".join(
            f'<use href="#land" stroke="{palette.foam}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
            for width, opacity in ((52, 0.16), (34, 0.24), (18, 0.5))
        )
        borders = path([line for pair in self.geometry.sea_borders for line in self.geometry.border_lines(pair)])
        islets = path([list(islet) for islet in self.file.islets], closed=True)
        return [
            '<g clip-path="url(#frame)">',
            f'<rect width="{wide:g}" height="{high:g}" fill="{palette.sea}"/>',
            f'<path d="{self._rays()}" fill="{palette.ray}"/>',
            f'<path id="sea-borders" d="{borders}" fill="none" stroke="{palette.sea_text}" stroke-width="3.4" '
            'stroke-linecap="round" stroke-dasharray="0.1 9"/>',
            f'<g stroke-linejoin="round">{foam}</g>',
            f'<use href="#land" fill="{palette.shade}" stroke="{palette.shade}" stroke-width="4" '
            'transform="translate(5 8)" opacity="0.55"/>',
            f'<path id="islets" d="{islets}" fill="{palette.lands[4]}" stroke="{palette.ink}" stroke-width="1.8" '
            'stroke-linejoin="round"/>',
            *self._circles(),
            compass((66, high - 66), palette),
            "</g>",
        ]

    def _rays(self) -> str:
        """Sun rays over the water from behind the tie-break area."""
        centre = next(area.label for area in self.file.areas if area.id == self.board.tie_break)
        reach = hypot(*self.file.frame)
        count = 30
        ends = [
            (centre[0] + reach * cos(pi * step / count), centre[1] + reach * sin(pi * step / count))
            for step in range(2 * count)
        ]
        return path([[centre, ends[step], ends[step + 1]] for step in range(0, 2 * count, 2)], closed=True)

    def _circles(self) -> list[str]:
        drawn = []
        for circle in self.file.control_circles:
            own = {area.id for area in self.board.areas if area.mandamento == circle.mandamento}
            shore = [
                place
                for pair in self.geometry.coasts
                if pair[0] in own
                for line in self.geometry.border_lines(pair)
                for place in line
            ]
            nearest = min(shore, key=lambda place: dist(place, circle.at))
            fill = self.inks[circle.mandamento]
            mark = control_circle(circle.at, self.file.circle_radius, nearest, fill, self.palette)
            drawn.append(f'<g id="control-{circle.mandamento}">{mark}</g>')
        return drawn

    def _land(self) -> list[str]:
        """Areas in the ink of their mandamento, then borders: light and thin, heavy, coast, and the pass."""
        palette, geometry = self.palette, self.geometry
        areas = [
            f'<path id="area-{area.id}" d="{path([self.file.ring(area.polygon)], closed=True)}" '
            f'fill="{self.inks[self.areas[area.id].mandamento]}"/>'
            for area in self.file.areas
        ]
        inner: list[list[Place]] = []
        heavy: list[list[Place]] = []
        passes = []
        for pair in geometry.land_borders:
            lines = geometry.border_lines(pair)
            same = self.areas[pair[0]].mandamento == self.areas[pair[1]].mandamento
            (inner if same else heavy).extend(lines)
            if geometry.border_length(pair) < SHORT_BORDER:
                passes += [pass_mark(line, palette) for line in lines]
        coast = [line for pair in geometry.coasts for line in geometry.border_lines(pair)]
        return [
            *areas,
            '<use href="#land" fill="url(#halftone)" opacity="0.16"/>',
            f'<g fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="{palette.ink}">',
            f'<path id="area-borders" d="{path(inner)}" stroke="{palette.area_border}" stroke-width="2.2"/>',
            self._tie_break_ring(),
            f'<path id="mandamento-borders" d="{path(heavy)}" stroke-width="6"/>',
            f'<path id="coast" d="{path(coast)}" stroke-width="4.6"/>',
            "</g>",
            *passes,
        ]

    def _tie_break_ring(self) -> str:
        special = next(area for area in self.file.areas if area.id == self.board.tie_break)
        ring = path([self.file.ring(special.polygon)], closed=True)
        return f'<path d="{ring}" clip-path="url(#tie-break)" stroke="{self.palette.gold}" stroke-width="15"/>'

    def _names(self) -> list[str]:
        """Names of areas with their Soldati, of seas and of mandamenti."""
        palette = self.palette
        drawn = []
        for shape in self.file.areas:
            area = self.areas[shape.id]
            drawn += self._area_name(shape, area.name)
            if area.id == self.board.tie_break:
                drawn.append(diamonds(shape.label, shape.label_size[0] / 2 - 7, palette))
            first_row = [x for x, y in shape.anchors[:4] if y == shape.anchors[0][1]]
            middle = ((min(first_row) + max(first_row)) / 2, shape.anchors[0][1])
            drawn.append(soldati(middle, area.start, area.soldati, palette))
        sea_names = {sea.id: sea.name for sea in self.board.seas}
        italic = 'font-style="italic" font-weight="600"'
        for sea in self.file.seas:
            at = (sea.label[0], sea.label[1] + 9)
            drawn.append(text(at, sea_names[sea.id], 28, palette.sea_text, sea.label_size[0] - 8, SEA_FONT, italic))
        names = {mandamento.id: mandamento.name for mandamento in self.board.mandamenti}
        for circle in self.file.control_circles:
            drawn.append(
                text(
                    (circle.label[0], circle.label[1] + 5),
                    names[circle.mandamento].upper(),
                    14.5,
                    palette.sea_text,
                    circle.label_size[0] - 4,
                )
            )
        return drawn

    def _area_name(self, shape: AreaShape, words: str) -> list[str]:
        """The name, over two lines where the room kept for it is high enough."""
        (x, y), (width, height) = shape.label, shape.label_size
        lines = words.split(" ", 1) if height > 1.7 * NAME_SIZE else [words]
        top = y - (len(lines) - 1) * NAME_SIZE / 2
        return [
            name((x, top + row * NAME_SIZE), line, NAME_SIZE, self.palette.text, width)
            for row, line in enumerate(lines)
        ]

    def _frame(self) -> list[str]:
        wide, high = self.file.frame
        ink = self.palette.text
        return [
            f'<rect width="{wide:g}" height="{high:g}" fill="none" stroke="{ink}" stroke-width="5"/>',
            f'<rect x="-9" y="-9" width="{wide + 18:g}" height="{high + 18:g}" fill="none" stroke="{ink}" '
            'stroke-width="1.6"/>',
        ]


def choose_inks(board: Board, geometry: Geometry, palette: Palette) -> dict[str, str]:
    """An ink for every mandamento, none shared with a neighbour, all used about equally often."""
    home = {area.id: area.mandamento for area in board.areas}
    touching = {frozenset((home[a], home[b])) for a, b in geometry.land_borders}
    inks: dict[str, str] = {}
    for mandamento in board.mandamenti:
        used = Counter(inks.values())
        near = {inks[other] for other in inks if frozenset((mandamento.id, other)) in touching}
        free = [ink for ink in palette.lands if ink not in near] or list(palette.lands)
        inks[mandamento.id] = min(free, key=lambda ink: used[ink])
    return inks
