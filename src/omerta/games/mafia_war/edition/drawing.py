"""The map of an edition as a picture: SVG text, light or dark, with the start position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from omerta.games.mafia_war.edition.geometry import Geometry


def draw_map(edition: Mapping[str, Any], geometry: Geometry, dark: bool = False) -> str:
    """Draw the board as SVG.

    `edition` is the document of `omerta edition show --json`; read from it are `areas` (id, name,
    mandamento, start, soldati), `seas` and `mandamenti` (id, name). Geometry says where everything is.
    """
    raise NotImplementedError
