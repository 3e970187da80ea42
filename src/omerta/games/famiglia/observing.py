"""Famiglia for learners: a sight as a row of small numbers. Families and values are told by the kinds of cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from omerta.games.famiglia.box import CARD_IDS, GAME_NAME, KINDS, STAGES, UNLIMITED
from omerta.games.famiglia.cards import DIGIT
from omerta.games.famiglia.phases.frames import FRAMES
from omerta.games.famiglia.scoring import points_of
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight
from omerta.kernel.machine import Sight
from omerta.kernel.observation import PLACE, FrameWriter, Layout, Observer, Part, blank_row, put

VERSION: Final = 1
"""Raised whenever a place of the row gets another meaning."""

BURIED: Final = 8
"""So many of the cards under the stack are told one by one."""

_CARD: Final = ("card", CARD_IDS)
_OWNER: Final = ("player", ("own", "other"))
_FRAMES: Final = FrameWriter(FRAMES, {"card": PLACE}, {"card": CARD_IDS}, 2)


def _flag(name: str, meaning: str) -> Part:
    return Part(name, meaning, ("flag", (name,)))


LAYOUT: Final = Layout(
    GAME_NAME,
    VERSION,
    [
        Part("hands", "cards in hand; zeros where the hand is secret", _OWNER, _CARD),
        Part("hand sizes", "cards in hand, also of a secret hand", _OWNER),
        Part("hands known", "1: the cards of the hand are told", _OWNER),
        Part("parked", "cards in the play area", _OWNER, _CARD),
        Part("points", "victory points in hand and play area; 0 where the hand is secret", _OWNER),
        Part("street", "cards of the Street that lay there before this turn", _CARD),
        Part("street new", "cards added to the Street in this turn", _CARD),
        Part("unseen", "cards that may still come: the stack, and a secret hand", _CARD),
        Part("discards", "cards put away", _CARD),
        Part("aside", "cards out of the game", _CARD),
        Part("buried", "cards under the stack, counted", _CARD),
        Part(
            "buried order",
            "1 at the card in each place under the stack, the first to come up first",
            ("place", [str(place) for place in range(BURIED)]),
            _CARD,
        ),
        Part("stack", "cards in the stack", ("number", ("size",))),
        Part("stage", "1 at the first of the four actions of a turn that is still open", ("stage", STAGES)),
        _flag("own turn", "1: the turn is the viewer's"),
        _flag("began", "1: the viewer was the starting player"),
        _flag("to move", "1: the viewer owes a choice"),
        _flag("added", "1: cards were added to the Street in this turn"),
        _flag("second pass", "1: the stack is in its second pass"),
        _flag("exhausted", "1: the stack has run out for good"),
        _flag("hidden hands", "1: hands are secret at this table"),
        Part("uses left", "uses of action 1 left in this turn + 1; 0: without limit", ("number", ("uses",))),
        Part("turns left", "turns left after this one + 1; 0: without limit", ("number", ("turns",))),
        Part("passes", "turns in a row that were passed", ("number", ("passes",))),
        Part("accountant", "1 at the Accountant played in this turn", _CARD),
        Part("brute", "1 at the Brute played in this turn", _CARD),
        Part("lowered", "1 at the card that was lowered in this turn", _CARD),
        Part("lowered to", "its value now", ("number", ("value",))),
        *_FRAMES.parts(),
    ],
)
_FRAMES.place(LAYOUT)
_AT: Final = {part.name: part.start for part in LAYOUT.parts}


class FamigliaObserver(Observer):
    """Writes rows of this game."""

    def __init__(self) -> None:
        self.layout = LAYOUT
        self._blank = blank_row(LAYOUT.size)

    def observe(self, sight: Sight) -> vec[u8]:
        """The whole row."""
        assert isinstance(sight, FamigliaSight)
        row = self._blank[:]
        seat = max(sight.seat, 0)
        for number in range(2):
            self._write_player(row, sight, (seat + number) % 2, number)
        self._write_cards(row, sight)
        self._write_turn(row, sight, seat)
        _FRAMES.write(row, sight.board.frames, seat)
        return row

    def _write_player(self, row: vec[u8], sight: FamigliaSight, owner: int, number: int) -> None:
        board = sight.board
        put(row, _AT["hand sizes"] + number, sight.hand_sizes[owner])
        _put_heap(row, _AT["parked"] + number * KINDS, board.parked[owner])
        if board.hands[owner] != UNKNOWN:
            row[_AT["hands known"] + number] = u8(1)
            _put_heap(row, _AT["hands"] + number * KINDS, board.hands[owner])
            put(row, _AT["points"] + number, points_of(board, owner))

    def _write_cards(self, row: vec[u8], sight: FamigliaSight) -> None:
        board = sight.board
        first_new = board.first_new()
        for place in range(len(board.street)):
            start = _AT["street"] if place < first_new else _AT["street new"]
            row[start + board.street[place]] += u8(1)
        _put_heap(row, _AT["unseen"], board.stack)
        _put_heap(row, _AT["discards"], board.discards)
        _put_heap(row, _AT["aside"], board.aside)
        for place in range(len(board.buried)):
            row[_AT["buried"] + board.buried[place]] += u8(1)
            if place < BURIED:
                row[_AT["buried order"] + place * KINDS + board.buried[place]] = u8(1)
        put(row, _AT["stack"], board.stack_size)

    def _write_turn(self, row: vec[u8], sight: FamigliaSight, seat: int) -> None:
        board = sight.board
        row[_AT["stage"] + board.stage] = u8(1)
        row[_AT["own turn"]] = u8(board.turn == seat)
        row[_AT["began"]] = u8(board.first == seat)
        row[_AT["to move"]] = u8(seat in sight.movers)
        row[_AT["added"]] = u8(board.added)
        row[_AT["second pass"]] = u8(board.second_pass)
        row[_AT["exhausted"]] = u8(board.exhausted)
        row[_AT["hidden hands"]] = u8(board.hidden_hands)
        put(row, _AT["uses left"], 0 if board.uses_left == UNLIMITED else board.uses_left + 1)
        put(row, _AT["turns left"], 0 if board.turns_left == UNLIMITED else board.turns_left + 1)
        put(row, _AT["passes"], board.passes)
        _put_card(row, _AT["accountant"], board.accountant)
        _put_card(row, _AT["brute"], board.brute)
        _put_card(row, _AT["lowered"], board.lowered)
        put(row, _AT["lowered to"], board.lowered_to)


def _put_heap(row: vec[u8], start: i64, heap: i64) -> None:
    """A heap as counts by kind."""
    while heap > 0:
        row[start] = u8(heap & 7)
        heap >>= DIGIT
        start += 1


def _put_card(row: vec[u8], start: i64, card: i64) -> None:
    if card >= 0:
        row[start + card] = u8(1)
