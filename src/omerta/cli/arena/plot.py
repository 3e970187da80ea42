"""Shares of wins with their intervals, and how things went over the rounds, as a small SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

WIDTH: Final = 760
LABELS: Final = 330
ROW: Final = 22
TOP: Final = 52
RIGHT: Final = 24
PANEL: Final = 110
GAP: Final = 24
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
SHADED: Final = (0.45, 0.55)
"""Where equals should lie."""

Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Draw the shares with their intervals into this SVG file.")
]


class Bar(msgspec.Struct, frozen=True):
    """A share of wins, with the interval that holds the true one 95 times in 100."""

    label: str
    share: float
    low: float
    high: float


class Course(msgspec.Struct, frozen=True):
    """What a seat has after each round: winners and others."""

    label: str
    points: list[tuple[int, float, float]]


def draw_shares(title: str, bars: Sequence[Bar], courses: Sequence[Course] = ()) -> str:
    """One row a share: a dot for what was seen, a line for what it may be. Below them a panel for each course."""
    bottom = TOP + ROW * len(bars)
    panels = "\n".join([_draw_course(each, bottom + GAP + number * PANEL) for number, each in enumerate(courses)])
    height = bottom + 12 + (GAP + PANEL * len(courses) if courses else 0)
    left, right = _x(SHADED[0]), _x(SHADED[1])
    ticks = "\n".join(
        [
            f'<line x1="{_x(tick)}" x2="{_x(tick)}" y1="{TOP - 8}" y2="{bottom}" stroke="#d8d0bd"/>'
            f'<text x="{_x(tick)}" y="{TOP - 14}" font-size="11" text-anchor="middle">{100 * tick:.0f} %</text>'
            for tick in TICKS
        ]
    )
    rows = "\n".join([_draw_row(bar, TOP + ROW * (number + 0.5)) for number, bar in enumerate(bars)])
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">
<title>{escape(title)}</title>
<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>
<rect x="{left}" y="{TOP - 8}" width="{right - left:.1f}" height="{bottom - TOP + 8}" fill="#efe8d6"/>
<text x="12" y="20" font-size="14" font-weight="bold">{escape(title)}</text>
{ticks}
{rows}
{panels}
</svg>
"""


def _draw_row(bar: Bar, y: float) -> str:
    told = f"{100 * bar.share:.1f} % ({100 * bar.low:.0f}–{100 * bar.high:.0f} %)"
    return (
        f"<g><title>{escape(bar.label)}: {told}</title>"
        f'<text x="{LABELS - 12}" y="{y + 4}" font-size="12" text-anchor="end">{escape(bar.label)}</text>'
        f'<line x1="{_x(bar.low)}" x2="{_x(bar.high)}" y1="{y}" y2="{y}" stroke="#1f4e79" stroke-width="3"/>'
        f'<circle cx="{_x(bar.share)}" cy="{y}" r="5" fill="#b3261e"/></g>'
    )


def _draw_course(course: Course, top: float) -> str:
    """Two lines over the rounds: those who won in the end, and the others."""
    highest = max([value for _, *values in course.points for value in values] + [1.0])
    rounds = max(number for number, *_ in course.points) or 1
    lines = ""
    for place, (who, colour) in enumerate((("winners", "#b3261e"), ("others", "#1f4e79"))):
        points = [
            (_x(number / rounds), round(top + (PANEL - GAP) * (1 - values[place] / highest), 1))
            for number, *values in course.points
        ]
        way = " ".join([f"{x},{y}" for x, y in points])
        told = ", ".join([f"{values[place]:.1f}" for _, *values in course.points])
        lines += (
            f"<g><title>{escape(course.label)}, {who}: {told}</title>"
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.5"/></g>'
            f'<text x="{LABELS - 12}" y="{top + 32 + 16 * place}" font-size="11" text-anchor="end" fill="{colour}">'
            f"{who}: {told}</text>"
        )
    return (
        f'<text x="{LABELS - 12}" y="{top + 14}" font-size="12" text-anchor="end">'
        f"{escape(course.label)}, by round</text>"
        f'<line x1="{_x(0)}" x2="{_x(1)}" y1="{top + PANEL - GAP}" y2="{top + PANEL - GAP}" stroke="#d8d0bd"/>{lines}'
    )


def _x(share: float) -> float:
    return round(LABELS + (WIDTH - LABELS - RIGHT) * share, 1)
