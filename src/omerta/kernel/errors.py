"""Everything that can go wrong, as one tree.

OmertaError
├── Unreadable          a text, file or document cannot be understood
│   └── UnknownName     a name that should be in a list is not
├── IllegalAction       a readable action breaks a rule in this position
├── WrongVersion        a document belongs to other rules or another edition
└── Mismatch            a document contradicts itself (a changed record, a failed scenario)
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class OmertaError(Exception):
    """Root of the tree; its text is one line a user can act on."""


class Unreadable(OmertaError):
    """A text, a file or a document that cannot be understood."""


class UnknownName(Unreadable):
    """A name that is not in the list it should come from."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"unknown {what} '{name}'; {suggest(name, known)}")


def suggest(name: str, known: Iterable[str]) -> str:
    """The known names a wrong one comes near to, or else some of those there are."""
    names = sorted(known)
    close = get_close_matches(name, names, n=3, cutoff=0.5)
    return f"did you mean {' or '.join(close)}?" if close else f"known: {', '.join(names[:12])}"


class IllegalAction(OmertaError):
    """An action that breaks a rule here: the rule's id and a stable code that reads as words."""

    def __init__(self, rule: str, code: str, seat: int = -1, action: str = "") -> None:
        self.rule = rule
        self.code = code
        self.seat = seat
        self.action = action
        said = f"'{action}' is refused: " if action else ""
        super().__init__(f"{said}{code.replace('-', ' ')} [{rule}]")


class WrongVersion(OmertaError):
    """A document made for other rules or another edition than the ones at hand."""


class Mismatch(OmertaError):
    """A document that contradicts itself or the game it tells of."""
