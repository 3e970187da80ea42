"""The secret map of a team: what stands on it after everything that was drawn and erased."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omerta.server.names import clean_name
from omerta.server.problems import Rejected
from omerta.server.wire import DRAWINGS, MARKS, Drawing, Drawn, Remark

Mark = tuple[str, str, str]
"""What a drawing replaces or erases: its sign, its place and its origin."""


def mark_of(drawing: Drawing) -> Mark:
    """Which mark a drawing is about."""
    return drawing.sign, drawing.place, drawing.origin


def standing(remarks: Iterable[Remark]) -> dict[Mark, int]:
    """The marks that stand, in the order they were drawn, and by which seat."""
    marks: dict[Mark, int] = {}
    for remark in remarks:
        if remark.drawing is not None:
            _draw(marks, remark.drawing, remark.seat)
    return marks


def add(drawing: Drawing, before: Sequence[Remark], now: tuple[int, int]) -> Drawn:
    """What is drawn now; refuses a mark nobody could read, one too many, and what has been drawn too often."""
    if len(before) >= DRAWINGS:
        raise Rejected("map-is-done", f"at most {DRAWINGS} times in a game")
    note = clean_name(drawing.note)
    if drawing.sign != "wipe" and (not drawing.place or (drawing.sign == "note" and not (note or drawing.is_erased))):
        raise Rejected("nothing-drawn")
    marks = standing(before)
    _draw(marks, drawing, 0)
    if len(marks) > MARKS:
        raise Rejected("map-is-full", f"at most {MARKS} marks")
    return Drawn(drawing.sign, drawing.place, drawing.origin, note, drawing.is_erased, *now)


def _draw(marks: dict[Mark, int], drawing: Drawing, seat: int) -> None:
    mark = mark_of(drawing)
    marks.pop(mark, None)
    if drawing.sign == "wipe":
        marks.clear()
    elif not drawing.is_erased:
        marks[mark] = seat
