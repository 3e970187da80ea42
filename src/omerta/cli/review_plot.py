"""The curve of a reviewed game as a small SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from omerta.bots import Review

WIDTH = 800
HEIGHT = 240
MARGIN = 24


def draw_curve(review: Review, seats: Sequence[str], teams: Sequence[Sequence[int]]) -> str:
    """The first side's chance from the first step to the last; turning points are dots that say what was chosen."""
    last = max((moment.step for moment in review.moments), default=1)
    line = " ".join([_point(moment.step, moment.chance, last) for moment in review.moments])
    after = {moment.step: moment.chance for moment in review.moments}
    names = [escape(" + ".join(seats[seat] for seat in side)) for side in teams]
    dots = "\n".join(
        [
            f'<circle r="4" fill="#b3261e" transform="translate({_point(turning.step, after[turning.step], last)})">'
            f"<title>{turning.step}: {escape(seats[turning.seat])}, {escape(turning.action)}</title></circle>"
            for turning in review.turnings
        ]
    )
    middle = HEIGHT / 2
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">
<title>Chance to win, step by step</title>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>
<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{middle}" y2="{middle}" stroke="#8a8170" stroke-dasharray="4 4"/>
<polyline points="{line}" fill="none" stroke="#1f4e79" stroke-width="2"/>
{dots}
<text x="{MARGIN}" y="{MARGIN - 6}" font-family="sans-serif" font-size="13">{names[0]}</text>
<text x="{MARGIN}" y="{HEIGHT - 8}" font-family="sans-serif" font-size="13">{names[-1]}</text>
</svg>
"""


def _point(step: int, chance: float, last: int) -> str:
    x = MARGIN + (WIDTH - 2 * MARGIN) * step / last
    y = MARGIN + (HEIGHT - 2 * MARGIN) * (1 - chance)
    return f"{x:.1f},{y:.1f}"
