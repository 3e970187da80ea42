"""A position with everything each seat has learnt on the way to it, copied only when it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from omerta.kernel.action import CHANCE
from omerta.kernel.chance import Dice
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game
from omerta.kernel.machine import SEVERAL, State
from omerta.kernel.record import Record, close_record, new_record
from omerta.kernel.stories.notes import Notes, Page
from omerta.kernel.stories.steps import Steps

OVER: Final = -4
"""In place of whoever chooses: the game is over."""


class Board:
    """A position and its story. `deepcopy` answers the same board: whoever moves on copies first.

    The story is told when somebody asks for it, and goes on being told from then on: most who play never ask.
    """

    def __init__(
        self, game: Game, options: dict[str, str], state: State, start: State | None, known: Sequence[str]
    ) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.start = start
        """The first position, where that is not the set-up; it stays as it is."""
        self.known = known
        """[seat] what each seat knew there."""
        self.player = CHANCE
        """Who chooses: the first seat that owes a choice, chance, or OVER."""
        self.steps = Steps(game.actions)
        self._notes: Notes | None = None
        """What tells the story, once somebody has asked for it."""
        self._story: Page | None = None
        self._is_shared = False
        self._look()

    def _look(self) -> None:
        state = self.state
        seat = state.frames[-1].asked(state) if state.frames else OVER
        self.player = state.to_move()[0] if seat == SEVERAL else seat

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        self._is_shared = True
        return self

    def numbers(self) -> list[int]:
        """What whoever chooses may choose, by number, lowest first."""
        if self.player == OVER:
            return []
        free = self.state.free_of(self.player)
        asked = self.state.asked_of(self.player)
        numbers: list[int] = [action.as_number for action in (free + asked if free else asked)]
        if not is_rising(numbers):
            numbers.sort()
        return numbers

    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring, by number, with its probability."""
        return self.state.frames[-1].chances(self.state)

    def after(self, number: int) -> Board:
        """The board after the choice with this number, of whoever chooses."""
        actions = self.game.actions
        if not 0 <= number < len(actions):
            raise Unreadable(f"action {number}: {self.game.name} has the actions 0 to {len(actions) - 1}")
        board = self._copy(self.state.copy()) if self._is_shared else self
        action = actions[number]
        seat = board.player
        board.state.advance(CHANCE if seat == OVER else seat, action)
        board.steps.add(seat, action)
        if board._notes is not None and board._story is not None:
            board._story = board._notes.turn_page(board._story, seat, action, board.state)
        board._look()
        return board

    def imagine(self, seat: int, dice: Dice) -> Board:
        """A board that this seat cannot tell from this one. It starts there: the others know what they see."""
        state = self.game.imagine(self.state.seen_by(seat), dice)
        known = [self.known_to(seat) if other == seat else self._see(state, other) for other in range(self.game.seats)]
        return open_board(self.game, self.options, state, known)

    def _see(self, state: State, seat: int) -> str:
        return msgspec.json.encode(self.game.view_of(state.seen_by(seat))).decode()

    def _copy(self, state: State) -> Board:
        board = Board(self.game, self.options, state, self.start, self.known)
        board.steps = self.steps.copy()
        if self._story is not None:
            board._go_on_telling(self._story)
        return board

    def _go_on_telling(self, story: Page) -> None:
        self._story = story
        self._notes = self.state.journal = Notes(self.game.seats, self.game.observer())

    def _tell(self) -> None:
        """Play everything again and take notes."""
        if self._notes is not None:
            return
        notes = Notes(self.game.seats, self.game.observer())
        state = self.game.setup(self.options) if self.start is None else self.start.copy()
        state.journal = notes
        story = notes.first_page(state)
        for seat, action in self.steps.since(0):
            state.advance(seat, action)
            story = notes.turn_page(story, seat, action, state)
        self._go_on_telling(story)

    def known_to(self, seat: int) -> str:
        """Everything a seat has chosen, been told and seen, oldest first: an information state with perfect recall."""
        self._tell()
        texts: list[str] = []
        page = self._story
        while page is not None:
            if page.texts[seat]:
                texts.append(page.texts[seat])
            page = page.before
        texts.append(self.known[seat])
        texts.reverse()
        return "\n".join(texts)

    def record(self, name: str) -> Record:
        """The game so far as a record that replays and verifies itself; `name` sits everywhere."""
        record = new_record(self.game, self.options, [name] * self.game.seats)
        if self.start is not None:
            record.position = msgspec.to_builtins(self.game.dump(self.start))
        record.steps.extend(self.steps.written())
        return close_record(self.game, record, self.state)


def is_rising(numbers: list[int]) -> bool:
    """Is each number larger than the one before? Lists of choices mostly are, and sorting takes longer than looking."""
    before: i64 = -1
    for number in numbers:
        following: i64 = number
        if following <= before:
            return False
        before = following
    return True


def set_up_board(game: Game, options: dict[str, str]) -> Board:
    """The board before anything happened."""
    return Board(game, options, game.setup(options), None, [f"seat {seat}" for seat in range(game.seats)])


def open_board(game: Game, options: dict[str, str], start: State, known: Sequence[str]) -> Board:
    """A board that starts elsewhere, with what each seat knows there."""
    return Board(game, options, start.copy(), start, known)
