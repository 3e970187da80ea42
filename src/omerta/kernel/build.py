"""Which build of the engine runs."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Does the engine run as native code?"""
    return str(sys.modules["omerta.kernel.machine"].__file__).endswith(tuple(EXTENSION_SUFFIXES))
