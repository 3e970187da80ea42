"""A position with everything each seat has learnt on the way to it, copied only when it changes."""

from __future__ import annotations

from typing import Any, TypeAlias

from omerta.games import find_game
from omerta.kernel import (
    CHANCE,
    Action,
    Dice,
    Event,
    Game,
    Journal,
    Record,
    State,
    Unreadable,
    check_record,
    close_record,
    first_state,
    format_record,
    format_step,
    new_record,
    parse_record,
    parse_step,
)

Chapter: TypeAlias = tuple[Any, int, Action, list[Event]]
"""What came before, who chose, what, and the facts that followed. Chapters never change, so boards share them."""


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
        self.seat = _seat_of(state)
        self._is_shared = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        self._is_shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as its record, which says all: OpenSpiel serialises states this way."""
        return reopen, (self.game.name, self.game.edition, format_record(self.record()), self.dealt)

    def action(self, number: int) -> Action:
        """The action with this number."""
        actions = self.game.actions
        if not 0 <= number < len(actions):
            raise Unreadable(f"action {number}: {self.game.name} has the actions 0 to {len(actions) - 1}")
        return actions[number]

    def after(self, action: Action) -> Board:
        """The board after a choice of the seat that is asked, or of chance."""
        board = self._copy(self.state.copy()) if self._is_shared else self
        journal = Journal()
        board.state.journal = journal
        try:
            board.state.advance(self.seat, action)
        finally:
            board.state.journal = None
        board.story = (self.story, self.seat, action, journal.events)
        board.seat = _seat_of(board.state)
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
            before, chooser, action, events = chapter
            lines.extend([_tell(event) for event in reversed(events) if event.is_for(seat)])
            if chooser == seat:
                lines.append(f"> {action.notation}")
            chapter = before
        if self.dealt:
            lines.append(self.dealt[seat])
        lines.append(f"seat {seat}")
        return "\n".join(reversed(lines))

    def record(self) -> Record:
        """The game so far as a record that replays and verifies itself."""
        steps: list[str] = []
        chapter = self.story
        while chapter is not None:
            before, seat, action, _ = chapter
            steps.append(format_step(seat, action))
            chapter = before
        record = new_record(self.game, self.options, ["openspiel"] * self.game.seats)
        record.position = self.opening
        record.steps.extend(reversed(steps))
        return close_record(self.game, record, self.state)


def reopen(name: str, edition: tuple[str, str] | None, text: str, dealt: tuple[str, ...]) -> Board:
    """The board that was written down."""
    game = find_game(name, edition[0] if edition else None)
    record = parse_record(text)
    check_record(game, record)
    board = Board(game, record.options, first_state(game, record), record.position, dealt)
    for step in record.steps:
        _, action = parse_step(game.actions, step, game.seats)
        board = board.after(action)
    return board


def _seat_of(state: State) -> int:
    """Who chooses: the first seat that owes a choice, else chance."""
    movers = state.to_move()
    return movers[0] if movers else CHANCE


def _tell(event: Event) -> str:
    return " ".join([event.kind, *[str(value) for value in event.args.values()]])
