"""What needs the consent of others: to resign as a team, a draw, an undo across what was learnt, another game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.kernel import AGREED_DRAW, RESIGNED
from omerta.server.club.chronicle import sides_of
from omerta.server.problems import Rejected
from omerta.server.storage.log import Answered, GameSettled, Proposed, TakenBack
from omerta.server.wire import Proposal, ProposalKind

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room


class Proposals:
    """The one open proposal of a table. Whoever calls holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def open(self) -> Proposal | None:
        """The proposal that waits for answers, and for whose; none that the game has left behind."""
        found = self._room.history.proposal
        if found is None or (found.kind == "rematch") != (self._room.phase == "over"):
            return None
        waiting = self._voters(found.kind, found.seat) - found.agreed
        return Proposal(found.kind, found.seat, tuple(sorted(waiting)))

    async def propose(self, kind: ProposalKind, seat: int | None, together: tuple[int, ...]) -> None:
        """Somebody proposes something; `together` are the seats of the same device, who agree to it."""
        self._check(kind, seat)
        found = self.open
        if found is not None:
            is_same = kind in ("draw", "rematch") or found.seat in self._side_of(seat)
            if found.kind != kind or not is_same:
                raise Rejected("proposal-open")
            await self.answer(together, True)
            return
        if self._voters(kind, seat).issubset(together):
            await self._carry_out(kind, seat)
        else:
            await self._room.commit(Proposed(kind, seat, together))
            self._room.announce_change()

    async def answer(self, seats: tuple[int, ...], agrees: bool) -> None:
        """Some seats agree, or one of them does not; with the last who agrees it happens."""
        found = self.open
        if found is None:
            raise Rejected("nothing-proposed")
        if not self._voters(found.kind, found.seat).intersection(seats):
            raise Rejected("not-asked")
        if agrees and set(found.waiting).issubset(seats):
            await self._carry_out(found.kind, found.seat)
        else:
            await self._room.commit(Answered(seats, agrees))
            self._room.announce_change()

    def _check(self, kind: ProposalKind, seat: int | None) -> None:
        phase, opening = self._room.phase, self._room.history.opening
        if kind == "rematch":
            if phase != "over":
                raise Rejected("not-over")
            if not all(self._room.history.taken):
                raise Rejected("seats-are-empty")
            return
        if phase != "playing":
            raise Rejected("no-game-now")
        if kind == "undo" and seat not in self._room.history.plays[-1].actors:
            raise Rejected("nothing-to-take-back")
        if not any(all(map(self._is_bot, side)) for side in sides_of(self._room.game)):
            return
        if kind == "draw":
            raise Rejected("bots-play-on")
        if kind == "undo" and opening.is_contest:
            raise Rejected("bots-keep-to-it")

    def _voters(self, kind: ProposalKind, seat: int | None) -> set[int]:
        """Everybody who has to agree: the people of the table, of whom a team resigns alone."""
        seats = self._side_of(seat) if kind == "resign" else range(self._room.game.seats)
        return {each for each in seats if not self._is_bot(each)}

    def _side_of(self, seat: int | None) -> tuple[int, ...]:
        return next((side for side in sides_of(self._room.game) if seat in side), ())

    def _is_bot(self, seat: int) -> bool:
        """Does a bot play there, for good or for somebody who is away?"""
        history = self._room.history
        return history.opening.seats[seat].kind == "bot" or seat in history.lent

    async def _carry_out(self, kind: ProposalKind, seat: int | None) -> None:
        room = self._room
        if kind == "rematch":
            await room.start()
        elif kind == "undo":
            actors = room.history.plays[-1].actors
            last = max(moment for moment, actor in enumerate(actors) if actor == seat)
            await room.commit(TakenBack(last - 1, hour=room.lending.hour((actors[last],))))
            await room.go_back()
        else:
            losers = self._side_of(seat)
            winners = [each for each in range(room.game.seats) if kind == "resign" and each not in losers]
            reason = RESIGNED if winners else AGREED_DRAW
            await room.commit(GameSettled(tuple(winners), reason, hour=room.lending.hour(())))
            room.tell_settled()
