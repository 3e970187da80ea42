"""Which build of the engine runs."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled(module: str = "omerta.kernel.machine") -> bool:
    """Does this module of the engine run as native code?"""
    return str(sys.modules[module].__file__).endswith(tuple(EXTENSION_SUFFIXES))
