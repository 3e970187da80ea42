"""The choices of a game, four bytes each."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from omerta.kernel.action import Action, ActionTable, format_step


class Steps:
    """Who chose what from the start, chance included."""

    def __init__(self, actions: ActionTable) -> None:
        self._actions = actions
        self._numbers = vec[i32]()
        """(seat + 1) × actions + action."""

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, seat: i64, action: Action) -> None:
        """One more."""
        self._numbers = append(self._numbers, i32((seat + 1) * len(self._actions) + action.index))

    def copy(self) -> Steps:
        """The same steps, to go on in another way."""
        twin = Steps(self._actions)
        twin._numbers = self._numbers[:]
        return twin

    def since(self, start: int) -> list[tuple[int, Action]]:
        """All steps but the first `start`."""
        actions = self._actions
        size = len(actions)
        return [(int(number) // size - 1, actions[int(number) % size]) for number in self._numbers[start:]]

    def written(self) -> list[str]:
        """All of them as a record writes them."""
        return [format_step(seat, action) for seat, action in self.since(0)]
