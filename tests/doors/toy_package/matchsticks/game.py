"""The game: one heap, two players, each takes 1, 2 or 3; whoever takes the last match wins."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from omerta.kernel import (
    Action,
    ActionTable,
    Dice,
    EventKind,
    Field,
    Frame,
    Game,
    Option,
    Outcome,
    Prompt,
    Refusal,
    Sight,
    State,
    View,
    offers_of,
)

TAKE = tuple(Action("take", (("matches", str(number)),)) for number in (1, 2, 3))
TOOK = EventKind("took", "M-1", (Field("seat"), Field("matches")))
TOO_MANY = Refusal("M-1", "so-many-are-not-left")
NOT_YOUR_TURN = Refusal("M-2", "it-is-not-your-turn")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as a document: what is left out is the start."""

    matches: int = 12
    turn: int = 0


class MatchesView(View, frozen=True, kw_only=True):
    """What a client is shown; here nothing is secret."""

    matches: int


class Turn(Frame["Heap", Action]):
    """One player takes matches. [M-1]"""

    rule = "M-1"

    def asked(self, state: Heap) -> int:
        return state.turn

    def candidates(self, state: Heap, seat: int) -> tuple[Action, ...]:
        return TAKE

    def refuse(self, state: Heap, seat: int, choice: Action, measure: int) -> Refusal | None:
        return TOO_MANY if int(choice.args[0][1]) > state.matches else None

    def carry_out(self, state: Heap, seat: int, choice: Action) -> None:
        number = int(choice.args[0][1])
        state.matches -= number
        state.turn = 1 - seat
        state.tell(TOOK, seat, number)
        state.end_when_empty()


class Heap(State):
    """The matches, and whose turn it is."""

    def __init__(self, matches: int, turn: int) -> None:
        super().__init__()
        self.matches = matches
        self.turn = turn
        self.frames = [Turn()]
        self.end_when_empty()

    def end_when_empty(self) -> None:
        if self.matches == 0:
            self.frames = []
            winner = 1 - self.turn
            self.ending = Outcome((winner,), (1 - winner, winner), "the-last-match-was-taken", "M-2")

    def copy(self) -> Heap:
        twin = Heap(self.matches, self.turn)
        self.copy_machine(twin)
        return twin

    def seen_by(self, seat: int) -> HeapSight:
        board = self.copy()
        board.forget_offers(seat)
        return HeapSight(seat, self.to_move(), board)

    def not_asked(self, seat: int, action: Action) -> Refusal:
        return NOT_YOUR_TURN


class HeapSight(Sight):
    """What a seat may know: everything."""

    def __init__(self, seat: int, movers: tuple[int, ...], board: Heap) -> None:
        super().__init__(seat, movers)
        self.board = board

    def known(self) -> Heap:
        return self.board


class Matchsticks(Game):
    """The questions every game answers."""

    def __init__(self) -> None:
        self.name = "matchsticks"
        self.title = "Matchsticks"
        self.rules_version = 1
        self.edition = None
        self.seats = 2
        self.teams = ((0,), (1,))
        self.options = (Option("heap", ("12", "21"), "12"),)
        self.actions = ActionTable(TAKE)
        self.position_type = Position

    def setup(self, options: Mapping[str, str]) -> State:
        return Heap(int(self.choose_options(options)["heap"]), 0)

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        assert isinstance(position, Position)
        return Heap(position.matches, position.turn)

    def dump(self, state: State) -> Position:
        assert isinstance(state, Heap)
        return Position(state.matches, state.turn)

    def imagine(self, sight: Sight, dice: Dice) -> State:
        return sight.known().copy()

    def view_of(self, sight: Sight) -> MatchesView:
        assert isinstance(sight, HeapSight)
        return MatchesView(
            game=self.name,
            rules_version=self.rules_version,
            seat=sight.seat,
            to_move=sight.to_move(),
            prompt=sight.prompt() or Prompt("over", "M-2"),
            offers=offers_of(sight),
            outcome=sight.known().outcome(),
            matches=sight.board.matches,
        )

    def count_components(self, state: State) -> dict[str, int]:
        return {}


def open_matchsticks(edition: str | None = None) -> Game:
    """What the entry point names: the game, with the printed data of an edition where it has any."""
    return Matchsticks()
