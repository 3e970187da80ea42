"""The marks of the map: corner symbols, Soldati, control circles, the pass, the compass; each a piece of SVG."""

from __future__ import annotations

from math import atan2, cos, degrees, inf, pi, sin
from xml.sax.saxutils import escape

from omerta.games.mafia_war.edition.map_file import Place
from omerta.workshop.drawing.style import NAME_FONT, Palette, text_width

CORNERS = ("sun", "moon", "star", "wave")
PAWN_STEP = 16.0
DISC = 14.5


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path(lines: list[list[Place]], closed: bool = False) -> str:
    """The `d` of a path through lines of places."""
    end = "Z" if closed else ""
    return "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in line) + end for line in lines if line)


def text(
    at: Place,
    content: str,
    size: float,
    fill: str,
    width: float,
    font: str = NAME_FONT,
    style: str = 'font-weight="700"',
    anchor: str = "middle",
) -> str:
    """A line of text held to `width` in whatever font the viewer has, so that texts never run together."""
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-family="{font}" font-size="{number(size)}" {style} '
        f'text-anchor="{anchor}" textLength="{number(width)}" lengthAdjust="spacingAndGlyphs" '
        f'fill="{fill}">{escape(content)}</text>'
    )


def name(at: Place, content: str, size: float, fill: str, room: float = inf, anchor: str = "middle") -> str:
    """A name in the narrow face, squeezed where `room` is short; the middle of its letters is at `at`."""
    width = min(room, text_width(content, size))
    return text((at[0], at[1] + size * 0.35), content, size, fill, width, anchor=anchor)


def diamonds(at: Place, apart: float, palette: Palette) -> str:
    """Two diamonds beside a name: this area breaks ties."""
    return "".join(
        f'<path d="M{number(at[0] + side * apart)} {number(at[1] - 6)}l5.5 6l-5.5 6l-5.5-6Z" '
        f'fill="{palette.gold}" stroke="{palette.ink}" stroke-width="1.4"/>'
        for side in (-1, 1)
    )


def define_marks(palette: Palette) -> str:
    """The definitions every mark refers to."""
    inks = palette.corners
    symbols = {
        "sun": f'<path d="{_rays(8, 11.8, 7.6)}" fill="{inks["sun"]}"/><circle r="6" fill="{inks["sun"]}"/>',
        "moon": f'<path d="M2.2-10.6A10.7 10.7 0 1 0 10.7 3.6A8.7 8.7 0 0 1 2.2-10.6Z" fill="{inks["moon"]}"/>',
        "star": f'<path d="{_star(5, 11.6, 4.9)}" fill="{inks["star"]}"/>',
        "wave": _wave(inks["wave"]),
    }
    discs = "".join(
        f'<g id="{corner}"><circle r="{DISC}" fill="{palette.disc}" stroke="{palette.ink}" stroke-width="1.8"/>'
        f'<g stroke="{palette.ink}" stroke-width="0.9" stroke-linejoin="round">{symbol}</g></g>'
        for corner, symbol in symbols.items()
    )
    return discs + _soldato(palette)


def _rays(count: int, outer: float, inner: float) -> str:
    """Pointed rays around a disc, apart from it."""
    half = 0.55 * pi / count
    triangles = []
    for step in range(count):
        turn = 2 * pi * step / count
        tip = (outer * sin(turn), -outer * cos(turn))
        feet = [(inner * sin(turn + side), -inner * cos(turn + side)) for side in (half, -half)]
        triangles.append([tip, *feet])
    return path(triangles, closed=True)


def _star(points: int, outer: float, inner: float) -> str:
    ring = [
        (radius * sin(step * pi / points), -radius * cos(step * pi / points))
        for step in range(2 * points)
        for radius in ((outer, inner)[step % 2],)
    ]
    return path([ring], closed=True)


def _wave(ink: str) -> str:
    crest = "q2.75-5.6 5.5 0t5.5 0t5.5 0t5.5 0"
    lines = "".join(f"M-11 {y}{crest}" for y in (-3.6, 3.8))
    return f'<path d="{lines}" fill="none" stroke="{ink}" stroke-width="3.4" stroke-linecap="round"/>'


def _soldato(palette: Palette) -> str:
    """A man in a hat, 15 wide and 28 high; its fill is the family's and comes from where it is used."""
    return (
        f'<g id="soldato" stroke="{palette.ink}" stroke-width="1.4" stroke-linejoin="round">'
        '<path d="M-7.4 13.6C-7.4 5-5 1.8 0 1.8S7.4 5 7.4 13.6Z"/><circle cy="-2.6" r="4.8"/>'
        '<path d="M-7.8-5.7Q-4.8-6.2-4.4-7L-3.9-12.1Q-1.8-13.6 0-12.3Q1.8-13.6 3.9-12.1L4.4-7Q4.8-6.2 7.8-5.7'
        'Q3.8-4 0-4T-7.8-5.7Z"/></g>'
    )


def soldati(at: Place, start: str, count: int, palette: Palette) -> str:
    """The Soldati that start in an area: corner symbol (none for neutrals), one figure each, their number."""
    lead = 2 * DISC + 1 if start in CORNERS else 0.0
    width = lead + PAWN_STEP * count + 13
    left = at[0] - width / 2
    parts = []
    if lead:
        parts.append(f'<use href="#{start}" x="{number(left + DISC)}" y="{number(at[1])}"/>')
    fill = palette.corners[start]
    parts += [
        f'<use href="#soldato" x="{number(left + lead + PAWN_STEP * (step + 0.5))}" y="{number(at[1])}" fill="{fill}"/>'
        for step in range(count)
    ]
    parts.append(name((left + width - 5, at[1] + 2), str(count), 20, palette.text))
    return f'<g class="soldati {start}">{"".join(parts)}</g>'


def control_circle(at: Place, radius: float, shore: Place, fill: str, palette: Palette) -> str:
    """The circle for a control token, tied to the shore of its mandamento by a dotted line."""
    x, y = number(at[0]), number(at[1])
    line = path([[at, shore]])
    return (
        f'<path d="{line}" stroke="{palette.sea_text}" stroke-width="2.6" stroke-linecap="round" '
        f'stroke-dasharray="0.1 5.5" fill="none"/>'
        f'<circle cx="{x}" cy="{y}" r="{number(radius)}" fill="{fill}" stroke="{palette.ring}" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{y}" r="{number(radius - 5)}" fill="none" stroke="{palette.disc}" '
        f'stroke-width="1.6" stroke-dasharray="3 3"/>'
    )


def pass_mark(line: list[Place], palette: Palette) -> str:
    """Two arrows across a border so short that it could be overlooked."""
    (x1, y1), (x2, y2) = line[0], line[-1]
    middle = (number((x1 + x2) / 2), number((y1 + y2) / 2))
    across = degrees(atan2(y2 - y1, x2 - x1)) + 90
    arrow = "M-20 0L-9-8.5V-3.2H9V-8.5L20 0L9 8.5V3.2H-9V8.5Z"
    return (
        f'<g class="pass" transform="translate({middle[0]} {middle[1]}) rotate({number(across)})">'
        f'<path d="{arrow}" fill="{palette.gold}" stroke="{palette.ink}" stroke-width="1.8" '
        f'stroke-linejoin="round"/></g>'
    )


def compass(at: Place, palette: Palette) -> str:
    """A small wind rose."""
    long, short = _star(4, 40, 9), _star(4, 24, 9)
    label = name((0, -52), "N", 18, palette.sea_text)
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})" stroke="{palette.sea_text}" stroke-width="1.6">'
        f'<circle r="29" fill="none"/><path d="{short}" transform="rotate(45)" fill="{palette.sea}"/>'
        f'<path d="{long}" fill="{palette.foam}"/><g stroke="none">{label}</g></g>'
    )


def striped_sun(at: Place, radius: float, palette: Palette) -> str:
    """The low sun of the title, cut by ever wider bands of haze."""
    x, y = at
    bands = "".join(
        f'<rect x="{number(x - radius)}" y="{number(y + radius * top)}" width="{number(2 * radius)}" '
        f'height="{number(radius * high)}" fill="{palette.paper}"/>'
        for top, high in ((0.02, 0.05), (0.22, 0.07), (0.42, 0.09), (0.62, 0.11), (0.82, 0.2))
    )
    circle = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="url(#sunset)"/>'
    return circle + bands
