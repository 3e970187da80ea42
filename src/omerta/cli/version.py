"""Which version this is, and whether its engine runs compiled."""

from __future__ import annotations

import sys
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES

from omerta.kernel import Table


def is_compiled(module: str = Table.__module__) -> bool:
    """Does this module of the engine run as native code?"""
    return str(sys.modules[module].__file__).endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """The version in one line."""
    engine = "compiled engine" if is_compiled() else "interpreted engine"
    try:
        number = metadata.version("omerta")
    except metadata.PackageNotFoundError:
        number = "from source, not installed"
    return f"omerta {number} ({engine}, Python {sys.version.split()[0]})"
