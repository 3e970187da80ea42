"""A match to look at: what a seat sees in lines of text, or these lines as a picture."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from omerta.kernel import Match, OmertaError
from omerta.lab.describing import describe

MODES = ("human", "ansi", "rgb_array")
MARGIN = 12
LINE = 120
"""Longer lines are broken."""

Picture = NDArray[np.uint8]


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise OmertaError(f"render_mode '{mode}': one of {', '.join(MODES)}, or None")
    return mode


def render(match: Match, seat: int, mode: str | None) -> str | Picture | None:
    """What a seat sees: printed (`human`), as text (`ansi`) or as a picture (`rgb_array`)."""
    if mode is None:
        return None
    text = describe(match.game, match.sight(seat))
    if mode == "human":
        print(text)  # noqa: T201  (this is what the mode means)
        return None
    return text if mode == "ansi" else draw_text(text)


def break_lines(text: str) -> list[str]:
    """The lines of a text, long ones broken between words."""
    return [part for line in text.splitlines() for part in wrap(line, LINE, break_on_hyphens=False) or [""]]


def draw_text(text: str) -> Picture:
    """Lines of text as a picture, dark on light."""
    text = "\n".join(break_lines(text))
    measure = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, width, height = measure.multiline_textbbox((0, 0), text)
    picture = Image.new("RGB", (int(width) + 2 * MARGIN, int(height) + 2 * MARGIN), "#fbf7ee")
    ImageDraw.Draw(picture).multiline_text((MARGIN, MARGIN), text, fill="#2b2118")
    return np.asarray(picture, np.uint8)
