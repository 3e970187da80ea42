"""Movements and strikes alike: one or two in a row, each from an area that may have to be named first."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from omerta.games.mafia_war.actions import DONE, FROM, Choice
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import EMPTY, bit_set, has
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal


class Series(Ask):
    """`count` are shown, `made` are over: where does the next one start, and where does it go?

    The second may be left out. [W46]
    """

    none_made: ClassVar[Refusal]
    """Why the first may not be left out once it is begun."""
    no_start: ClassVar[Refusal]
    """Why nothing starts from an area."""

    def __init__(self, seat: int, count: int, made: int, origin: int) -> None:
        super().__init__(seat)
        self.count = count
        self.made = made
        self.origin = origin
        """Where the next one starts, EMPTY while this is open."""

    def turn_in_series(self) -> dict[str, int | str]:
        """Which of how many it is."""
        return {"number": self.made + 1, "count": self.count}

    @abstractmethod
    def starts(self, state: State) -> list[int]:
        """From where the next one may start."""

    @abstractmethod
    def starting_from(self, origin: int) -> Series:
        """The same, with the start decided."""

    @abstractmethod
    def reach(self, state: State) -> int:
        """The measure of all refusals of targets."""

    @abstractmethod
    def targets(self, state: State) -> list[Choice]:
        """Every target from the origin, at least the possible ones."""

    @abstractmethod
    def refuse_target(self, state: State, choice: Choice, reach: int) -> Refusal | None:
        """Why this is no target."""

    @abstractmethod
    def aim(self, state: State, choice: Choice) -> None:
        """Go for a target."""

    def step(self, state: State) -> bool:
        """None left or none possible: over. Only one place to start from: no question."""
        if self.made < self.count and self.origin != EMPTY:
            return False
        starts = self.starts(state) if self.made < self.count else []
        if len(starts) > 1:
            return False
        if starts:
            state.frames[-1] = self.starting_from(starts[0])
        else:
            state.frames.pop()
        return True

    def measure(self, state: State, seat: int) -> int:
        """The starts as a bit set while this is open, then the reach."""
        return bit_set(self.starts(state)) if self.origin == EMPTY else self.reach(state)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every start or every target, and enough."""
        if self.origin == EMPTY:
            choices = [state.actions.from_area[area] for area in self.starts(state)]
        else:
            choices = self.targets(state)
        choices.append(state.actions.done)
        return tuple(choices)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not from there, why not there, why not enough."""
        if choice.kind == FROM:
            return None if self.origin == EMPTY and has(measure, choice.number) else self.no_start
        if choice.kind == DONE:
            return None if self.made > 0 else self.none_made
        return self.refuse_target(state, choice, measure)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Note the start, go for the target, or stop."""
        if choice.kind == DONE:
            state.frames.pop()
        elif choice.kind == FROM:
            state.frames[-1] = self.starting_from(choice.number)
        else:
            self.aim(state, choice)
