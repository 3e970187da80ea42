"""What a story is made of: choices, and what each seat was told and saw of what followed them."""

from __future__ import annotations

from hashlib import blake2b

from omerta.kernel.action import Action
from omerta.kernel.event import EventKind
from omerta.kernel.machine import State
from omerta.kernel.observation import Observer
from omerta.kernel.stories.journal import Journal


class Page:
    """What each seat learnt by one choice, after everything that came before. It never changes: boards share it."""

    def __init__(self, before: Page | None, texts: list[str], looks: list[str]) -> None:
        self.before = before
        self.texts = texts
        """[seat] lines; empty where the seat learnt nothing."""
        self.looks = looks
        """[seat] a fingerprint of what the seat sees."""


class Notes(Journal):
    """A journal that puts facts into words for every seat that may know them. What a seat sees change without being
    told in words is told as a fingerprint: half of a choice, of which nobody speaks before it is whole."""

    def __init__(self, seats: int, observer: Observer) -> None:
        super().__init__()
        self._lines: list[list[str]] = [[] for _ in range(seats)]
        self._observer = observer

    def note(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        """Tell one."""
        values = [str(field.value(number)) for field, number in zip(kind.fields, numbers, strict=False)]
        words = " ".join([kind.name, *values])
        for seat, lines in enumerate(self._lines):
            if audience is None or seat in audience:
                lines.append(words)

    def first_page(self, state: State) -> Page:
        """Nothing was told yet, and this is seen."""
        return Page(None, [""] * len(self._lines), self._look(state))

    def turn_page(self, before: Page, chooser: int, action: Action, state: State) -> Page:
        """The choice, known to whoever made it, everything told since the last one, and what is seen now."""
        texts: list[str] = []
        looks = self._look(state)
        for seat, lines in enumerate(self._lines):
            if seat == chooser:
                lines.insert(0, f"> {action.notation}")
            if looks[seat] != before.looks[seat]:
                lines.append(f"= {looks[seat]}")
            texts.append("\n".join(lines))
            lines.clear()
        return Page(before, texts, looks)

    def _look(self, state: State) -> list[str]:
        rows = [self._observer.observe(state.seen_by(seat)) for seat in range(len(self._lines))]
        return [blake2b(bytes(memoryview(row)), digest_size=8).hexdigest() for row in rows]
