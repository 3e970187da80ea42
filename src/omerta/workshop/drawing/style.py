"""How the map looks: two palettes, the type, and how wide a text is. No shape is decided here."""

from __future__ import annotations

from dataclasses import dataclass

NAME_FONT = "'Arial Narrow','Liberation Sans Narrow','Nimbus Sans Narrow','Roboto Condensed',Arial,sans-serif"
SEA_FONT = "Palatino,'Palatino Linotype','URW Palladio L',P052,Georgia,serif"
TITLE_FONT = "Futura,'Century Gothic','URW Gothic','Avenir Next',Montserrat,sans-serif"


@dataclass(frozen=True, slots=True)
class Palette:
    """The inks of one print of the poster."""

    paper: str
    ink: str
    """Frames, coast and the borders of mandamenti."""
    text: str
    sea: str
    ray: str
    foam: str
    sea_text: str
    shade: str
    """The shadow of the island on the water."""
    disc: str
    """Behind corner symbols and inside control circles."""
    ring: str
    """Around corner symbols and control circles."""
    lands: tuple[str, ...]
    """Inks of the mandamenti: neighbours never share one."""
    area_border: str
    gold: str
    corners: dict[str, str]
    dot: str


LIGHT = Palette(
    paper="#f6ead0",
    ink="#2a1f33",
    text="#2a1f33",
    sea="#8cc3c0",
    ray="#9acdc7",
    foam="#e9f0dc",
    sea_text="#14505c",
    shade="#3f8c90",
    disc="#fdf6e3",
    ring="#2a1f33",
    lands=("#ebbb62", "#e2926a", "#b9bb72", "#e7aca0", "#f0dcaa", "#9dbb97"),
    area_border="#7d4f3a",
    gold="#f5b301",
    corners={
        "sun": "#f5a800",
        "moon": "#35409a",
        "star": "#cc2f2a",
        "wave": "#0c7c86",
        "neutral": "#9a958f",
    },
    dot="#8a5a2b",
)

DARK = Palette(
    paper="#16121f",
    ink="#0c0913",
    text="#f7e8c6",
    sea="#11283d",
    ray="#153149",
    foam="#3f7c92",
    sea_text="#8fc7d2",
    shade="#081521",
    disc="#f7e8c6",
    ring="#d9c79c",
    lands=("#855f20", "#8c4430", "#5d6330", "#80475a", "#6f5f40", "#37614f"),
    area_border="#d9c79c",
    gold="#ffc93c",
    corners={
        "sun": "#ffb81c",
        "moon": "#7f8cf0",
        "star": "#f0524a",
        "wave": "#2fb6bd",
        "neutral": "#b0aba5",
    },
    dot="#f7e8c6",
)

_WIDTHS = (
    ("'’", 0.24),
    (" IijlÌìí.,:;!|", 0.28),
    ("ft·-()", 0.33),
    ("r–", 0.4),
    ("aceksvxyzàèéáJ0123456789+×", 0.56),
    ("bdghnopquòùóú", 0.61),
    ("FLTZ", 0.61),
    ("ESPVXY", 0.67),
    ("ABCDHKNRUÀÈ", 0.72),
    ("GOQÒw", 0.78),
    ("M", 0.83),
    ("m", 0.89),
    ("W", 0.94),
)
_WIDTH = {letter: width for letters, width in _WIDTHS for letter in letters}


def text_width(text: str, size: float, narrow: bool = True) -> float:
    """Width of a text in a bold sans, the narrow cut of it for names on the map."""
    return size * (0.82 if narrow else 1.0) * sum(_WIDTH.get(letter, 0.65) for letter in text)
