"""The foot of the poster: title and legend, on the paper below the map."""

from __future__ import annotations

from omerta.games.mafia_war.edition.map_file import Place
from omerta.workshop.drawing.marks import (
    CORNERS,
    control_circle,
    name,
    pass_mark,
    soldati,
    striped_sun,
    text,
)
from omerta.workshop.drawing.style import TITLE_FONT, Palette, text_width

HEIGHT = 214.0
ROW = 37.0
SIZE = 20.0


def draw_legend(title: str, subtitle: str, tie_break: str, width: float, palette: Palette) -> str:
    """The band below the map, its upper left corner at the origin."""
    parts = [
        striped_sun((92, 108), 84, palette),
        text(
            (208, 122),
            title.upper(),
            104,
            palette.text,
            574,
            font=TITLE_FONT,
            style='font-weight="800"',
            anchor="start",
        ),
        text(
            (211, 166),
            subtitle,
            25,
            palette.text,
            text_width(subtitle, 25, narrow=False) * 0.98,
            font=TITLE_FONT,
            style='font-weight="500"',
            anchor="start",
        ),
        _corners((width - 742, 30), palette),
        _lines((width - 578, 30), palette),
        _places((width - 246, 30), tie_break, palette),
    ]
    return "".join(parts)


def _corners(at: Place, palette: Palette) -> str:
    x, y = at
    parts = []
    for row, corner in enumerate((*CORNERS, "neutral")):
        line = y + row * ROW
        if corner in CORNERS:
            parts.append(f'<use href="#{corner}" x="{x + 14.5:g}" y="{line:g}"/>')
        parts.append(f'<use href="#soldato" x="{x + 42:g}" y="{line:g}" fill="{palette.corners[corner]}"/>')
        parts.append(name((x + 60, line), corner.capitalize(), SIZE, palette.text, anchor="start"))
    return "".join(parts)


def _lines(at: Place, palette: Palette) -> str:
    x, y = at
    rows = [
        ("border of two areas", _line(x, y, palette, palette.area_border, "2.2")),
        ("border of two mandamenti", _line(x, y + ROW, palette, palette.ink, "6.5")),
        (
            "border of two seas",
            _line(x, y + 2 * ROW, palette, palette.sea_text, "3", fill=palette.sea, dash="0.1 8"),
        ),
        (
            "a border, though very short",
            pass_mark([(x + 24, y + 3 * ROW - 1), (x + 24, y + 3 * ROW + 1)], palette),
        ),
        ("Soldati and their number", soldati((x + 24, y + 4 * ROW), "neutral", 2, palette)),
    ]
    return "".join(
        mark + name((x + 60, y + row * ROW), words, SIZE, palette.text, anchor="start")
        for row, (words, mark) in enumerate(rows)
    )


def _line(x: float, y: float, palette: Palette, ink: str, wide: str, fill: str = "", dash: str = "") -> str:
    ground = fill or palette.lands[0]
    dashes = f' stroke-dasharray="{dash}" stroke-linecap="round"' if dash else ""
    box = f'<rect x="{x:g}" y="{y - 11:g}" width="48" height="22" rx="3" fill="{ground}"/>'
    return box + f'<path d="M{x + 3:g} {y:g}h42" stroke="{ink}" stroke-width="{wide}" fill="none"{dashes}/>'


def _places(at: Place, tie_break: str, palette: Palette) -> str:
    x, y = at
    box = (
        f'<rect x="{x + 3:g}" y="{y + ROW * 1.5 - 12:g}" width="42" height="24" rx="5" fill="{palette.lands[2]}" '
        f'stroke="{palette.gold}" stroke-width="5"/>'
    )
    return (
        control_circle((x + 24, y + 4), 19, (x + 24, y + 4), palette.lands[1], palette)
        + name((x + 60, y), "control circle of", SIZE, palette.text, anchor="start")
        + name((x + 60, y + 22), "a mandamento", SIZE, palette.text, anchor="start")
        + box
        + name((x + 60, y + ROW * 1.5), f"{tie_break} breaks ties", SIZE, palette.text, anchor="start")
    )
