"""The libraries of the arena come with an extra of their own."""

from __future__ import annotations

from importlib.util import find_spec

from omerta.kernel import OmertaError

NEEDED = ("numpy", "openskill")


def need_extra() -> None:
    """Refuse in one line where they are missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise OmertaError(f"{missing[0]} is missing: install omerta[arena]")
