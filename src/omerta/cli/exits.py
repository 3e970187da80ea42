"""Exit codes: 0 done, 1 the answer is no, 2 it was asked wrongly."""

from __future__ import annotations

from pathlib import Path

NO = 1
MISUSED = 2
INTERRUPTED = 130


def name_problem(file: Path, error: Exception) -> str:
    """What is wrong with a file, the file named once."""
    text = str(error)
    return text if str(file) in text else f"{file}: {text}"


def code_of(error: Exception) -> int:
    """A document that contradicts a rule or itself is a no; everything else was asked wrongly."""
    from omerta.kernel import IllegalAction, Mismatch  # here, so that help and version need no kernel

    return NO if isinstance(error, IllegalAction | Mismatch) else MISUSED
