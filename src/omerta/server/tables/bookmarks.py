"""Bookmarks: a position in the middle of a game, so that reading a table back does not grow with its length."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from omerta.kernel import Dice, Event, Game, OmertaError, Record, Table, Unreadable
from omerta.server.tables.history import Play

_FORMAT: Final = 1
_EVERY: Final = 40
"""A bookmark is set after so many choices, as soon as nothing can be taken back across it."""


class Bookmark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position after `moment` of game `number`, and what was told until then. Nobody alone can undo what was before
    it; it becomes wrong only when all agree to go back later in the log than `sequence`."""

    format: int
    number: int
    moment: int
    position: dict[str, Any]
    told: list[list[Event]]
    sequence: int = 0


class InPlay:
    """A game that goes on: its table, what every moment told, and where its last bookmark is."""

    def __init__(self, table: Table, told: list[list[Event]], marked: int = 0) -> None:
        self.table = table
        self.told = told
        self._marked = marked

    def new_bookmark(self, number: int, sequence: int) -> Bookmark | None:
        """A bookmark here, if it is time for one and nobody can take back what led here."""
        moment = len(self.told) - 1
        is_due = moment - self._marked >= _EVERY and not self.table.is_over
        if not is_due or any(self.table.can_undo(seat) for seat in range(self.table.game.seats)):
            return None
        self._marked = moment
        position = msgspec.to_builtins(self.table.position())
        return Bookmark(_FORMAT, number, moment, position, list(self.told), sequence)


def resume(game: Game, play: Play, dice: Dice, bookmark: Bookmark | None = None) -> InPlay:
    """Bring a game back to where its log stops, from a bookmark if there is one that can be used."""
    in_play = None
    if bookmark is not None and bookmark.moment < len(play.moments):
        in_play = _open_at(game, play, dice, bookmark)
    if in_play is None:
        table = _seat(game, play.opening, dice)
        in_play = InPlay(table, [list(table.events)])
    for moment in range(len(in_play.told), len(play.moments)):
        in_play.told.append(in_play.table.follow(play.actors[moment], play.moments[moment]))
    return in_play


def _open_at(game: Game, play: Play, dice: Dice, bookmark: Bookmark) -> InPlay | None:
    """The game as it was at a bookmark; None if this version reads such positions no more: the log has it all."""
    opening = msgspec.structs.replace(play.opening, position=bookmark.position, steps=[])
    try:
        return InPlay(_seat(game, opening, dice), list(bookmark.told), bookmark.moment)
    except Unreadable:
        return None


def _seat(game: Game, record: Record, dice: Dice) -> Table:
    own = msgspec.structs.replace(record, steps=list(record.steps))
    return Table.resume(game, own, dice)


def encode_bookmark(bookmark: Bookmark) -> bytes:
    """A bookmark as it is stored."""
    return msgspec.json.encode(bookmark)


def decode_bookmark(data: bytes | None, number: int, since: int) -> Bookmark | None:
    """The bookmark of game `number` set after `since` in the log, if the stored one is; one that cannot be read is only
    a lost shortcut."""
    try:
        found = msgspec.json.decode(data, type=Bookmark) if data is not None else None
    except (msgspec.DecodeError, OmertaError):
        return None
    if found is None or (found.format, found.number) != (_FORMAT, number) or found.sequence < since:
        return None
    return found
