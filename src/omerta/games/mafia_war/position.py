"""The position document of The Great Mafia War: what scenarios write, hashes read and `load` understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from omerta.games.mafia_war.state import State


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position in plain words."""

    round: int = 1


def dump_position(state: State) -> Position:
    """The whole position as a document."""
    return Position(round=state.round)
