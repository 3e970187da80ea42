"""A position with everything each seat has learnt on the way to it, copied only when it changes."""

from __future__ import annotations

from typing import Any, Final

from omerta.kernel.action import CHANCE, format_step
from omerta.kernel.chance import Dice
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game
from omerta.kernel.machine import State
from omerta.kernel.record import Record, close_record, new_record
from omerta.kernel.stories.notes import Chapter, Notes

OVER: Final = -4
"""In place of whoever chooses: the game is over."""


class Board:
    """A position and its story. `deepcopy` answers the same board: whoever moves on copies first."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        state: State,
        opening: dict[str, Any] | None = None,
        dealt: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.opening = opening
        """The document of the first position, where that is not the set-up."""
        self.dealt = dealt
        """[seat] what the opening told each seat alone."""
        self.story: Chapter | None = None
        self.player = CHANCE
        """Who chooses: the first seat that owes a choice, chance, or OVER."""
        self._notes = Notes()
        self._is_shared = False
        state.journal = self._notes
        self._look()

    def _look(self) -> None:
        movers = self.state.to_move()
        if movers:
            self.player = movers[0]
        else:
            self.player = CHANCE if self.state.ending is None else OVER

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        self._is_shared = True
        return self

    def numbers(self) -> list[int]:
        """What whoever chooses may choose, by number, lowest first."""
        if self.player == OVER:
            return []
        numbers = [action.index for action in self.state.legal_actions(self.player)]
        numbers.sort()
        return numbers

    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring, by number, with its probability."""
        state = self.state
        frame = state.frames[-1]
        total = state.chance_total()
        return [(action.index, frame.chance_weight(state, action) / total) for action in state.legal_actions(CHANCE)]

    def after(self, number: int) -> Board:
        """The board after the choice with this number, of whoever chooses."""
        actions = self.game.actions
        if not 0 <= number < len(actions):
            raise Unreadable(f"action {number}: {self.game.name} has the actions 0 to {len(actions) - 1}")
        board = self._copy(self.state.copy()) if self._is_shared else self
        action = actions[number]
        seat = board.player
        board.state.advance(CHANCE if seat == OVER else seat, action)
        board.story = Chapter(board.story, seat, action, board._notes.facts)
        board._notes.facts = []
        board._look()
        return board

    def imagine(self, seat: int, dice: Dice) -> Board:
        """A board that this seat cannot tell from this one."""
        return self._copy(self.game.imagine(self.state.seen_by(seat), dice))

    def _copy(self, state: State) -> Board:
        board = Board(self.game, self.options, state, self.opening, self.dealt)
        board.story = self.story
        return board

    def known_to(self, seat: int) -> str:
        """Everything a seat has chosen and been told, oldest first: an information state with perfect recall."""
        lines: list[str] = []
        chapter = self.story
        while chapter is not None:
            for fact in reversed(chapter.facts):
                if fact.audience is None or seat in fact.audience:
                    lines.append(fact.words())
            if chapter.seat == seat:
                lines.append(f"> {chapter.action.notation}")
            chapter = chapter.before
        if self.dealt:
            lines.append(self.dealt[seat])
        lines.append(f"seat {seat}")
        lines.reverse()
        return "\n".join(lines)

    def last_choices(self, count: int) -> list[tuple[int, int]]:
        """The last so many choices, oldest first: who, and which number."""
        choices: list[tuple[int, int]] = []
        chapter = self.story
        while chapter is not None and len(choices) < count:
            choices.append((chapter.seat, chapter.action.index))
            chapter = chapter.before
        choices.reverse()
        return choices

    def record(self, name: str) -> Record:
        """The game so far as a record that replays and verifies itself; `name` sits everywhere."""
        steps: list[str] = []
        chapter = self.story
        while chapter is not None:
            steps.append(format_step(chapter.seat, chapter.action))
            chapter = chapter.before
        steps.reverse()
        record = new_record(self.game, self.options, [name] * self.game.seats)
        record.position = self.opening
        record.steps.extend(steps)
        return close_record(self.game, record, self.state)
