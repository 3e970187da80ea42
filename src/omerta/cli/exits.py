"""Exit codes: 0 done, 1 the answer is no, 2 it was asked wrongly."""

from __future__ import annotations

from omerta.kernel import IllegalAction, Mismatch, OmertaError

NO = 1
MISUSED = 2
INTERRUPTED = 130


def code_of(error: OmertaError) -> int:
    """A document that contradicts a rule or itself is a no; everything else was asked wrongly."""
    return NO if isinstance(error, IllegalAction | Mismatch) else MISUSED
