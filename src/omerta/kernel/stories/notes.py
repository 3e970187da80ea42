"""What a story is made of: choices, and what each seat was told of what followed them."""

from __future__ import annotations

from omerta.kernel.action import Action
from omerta.kernel.event import EventKind
from omerta.kernel.journal import Journal


class Chapter:
    """What each seat learnt by one choice, after everything that came before. It never changes: boards share it."""

    def __init__(self, before: Chapter | None, texts: list[str]) -> None:
        self.before = before
        self.texts = texts
        """[seat] lines; empty where the seat learnt nothing."""


class Notes(Journal):
    """A journal that puts facts into words for every seat that may know them."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._lines: list[list[str]] = [[] for _ in range(seats)]

    def note(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        """Tell one."""
        values = [str(field.value(number)) for field, number in zip(kind.fields, numbers, strict=False)]
        words = " ".join([kind.name, *values])
        for seat, lines in enumerate(self._lines):
            if audience is None or seat in audience:
                lines.append(words)

    def close_chapter(self, before: Chapter | None, chooser: int, action: Action) -> Chapter:
        """The choice, known to whoever made it, and everything told since the last one."""
        texts: list[str] = []
        for seat, lines in enumerate(self._lines):
            if seat == chooser:
                lines.insert(0, f"> {action.notation}")
            texts.append("\n".join(lines))
            lines.clear()
        return Chapter(before, texts)
