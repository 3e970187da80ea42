"""Which version this is, and whether its engine runs compiled."""

from __future__ import annotations

import sys
from importlib import metadata

from omerta.kernel import is_compiled


def describe() -> str:
    """The version in one line."""
    engine = "compiled engine" if is_compiled() else "interpreted engine"
    try:
        number = metadata.version("omerta")
    except metadata.PackageNotFoundError:
        number = "from source, not installed"
    return f"omerta {number} ({engine}, Python {sys.version.split()[0]})"
