"""What rates bots comes with an extra of its own."""

from __future__ import annotations

from importlib.util import find_spec

from omerta.kernel import OmertaError

NEEDED = "openskill"


def need_extra() -> None:
    """Refuse in one line where it is missing."""
    if find_spec(NEEDED) is None:
        raise OmertaError(f"{NEEDED} is missing: install omerta[arena]")
