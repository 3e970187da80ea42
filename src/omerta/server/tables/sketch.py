"""The secret map of a team: what stands on it after everything that was drawn and erased."""

from __future__ import annotations

from collections.abc import Iterable

from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.wire import MARKS, Drawing, Drawn

Mark = tuple[str, str, str]
"""What a drawing replaces or erases: its sign, its place and its origin."""


def standing(drawings: Iterable[Drawn]) -> dict[Mark, Drawn]:
    """The marks that stand, in the order they were drawn."""
    marks: dict[Mark, Drawn] = {}
    for drawn in drawings:
        if drawn.sign == "wipe":
            marks.clear()
            continue
        mark = (drawn.sign, drawn.place, drawn.origin)
        marks.pop(mark, None)
        if not drawn.is_erased:
            marks[mark] = drawn
    return marks


def add(drawing: Drawing, before: Iterable[Drawn], now: tuple[int, int]) -> Drawn:
    """What is drawn now; refuses a mark nobody could read, and one too many."""
    note = clean_name(drawing.note)
    if drawing.sign != "wipe" and (not drawing.place or (drawing.sign == "note" and not (note or drawing.is_erased))):
        raise Rejected("nothing-drawn")
    drawn = Drawn(drawing.sign, drawing.place, drawing.origin, note, drawing.is_erased, *now)
    if len(standing([*before, drawn])) > MARKS:
        raise Rejected("map-is-full", f"at most {MARKS} marks")
    return drawn
