"""Asking the best bot: for advice in a running game, and how a finished one went."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

from omerta.bots import BEST
from omerta.kernel import Game, Offer
from omerta.server.problems import Rejected, refusal_of
from omerta.server.tables.guests import Guest
from omerta.server.tables.history import Play, offers_before
from omerta.server.tables.rooms import Room
from omerta.server.thinking import Question, Thinkers
from omerta.server.wire import Advise, Advised, Outlook, Refused, Review, Reviewed, TurningPoint


class Consultation:
    """What one connection has asked of the bots."""

    def __init__(self, guest: Guest, thinkers: Thinkers) -> None:
        self._guest = guest
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None

    def begin(self, room: Room, message: Advise | Review) -> None:
        """Ask; the table goes on meanwhile, and so does this connection."""
        if isinstance(message, Advise):
            self._advise(room, message)
        else:
            self._review(room, message)

    def end(self) -> None:
        """Nobody waits for the answer any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    def _advise(self, room: Room, message: Advise) -> None:
        if message.seat not in self._guest.seats:
            raise Rejected("not-your-seat")
        if message.seat not in room.running().table.to_move():
            raise Rejected("not-asked")
        self._think(message.id, self._weigh(message.id, room.bots.question_for(message.seat, BEST)))

    def _review(self, room: Room, message: Review) -> None:
        play, is_over = room.find_play(message.game_number)
        if not is_over:
            raise Rejected("not-over")
        if not play.is_of(room.game):
            raise Rejected("outdated-table")
        self._think(message.id, self._look_back(message, room.game, play))

    def _think(self, number: int, thought: Coroutine[None, None, Advised | Reviewed]) -> None:
        """Let the bots think beside the play, about one thing at a time, and tell what comes of it."""
        if self._thinking is not None and not self._thinking.done():
            thought.close()
            raise Rejected("slow-down")
        self._thinking = asyncio.create_task(self._tell(number, thought))

    async def _tell(self, number: int, thought: Coroutine[None, None, Advised | Reviewed]) -> None:
        try:
            self._guest.tell(await thought)
        except Rejected as error:
            self._guest.tell(Refused(number, refusal_of(error)))

    async def _weigh(self, number: int, question: Question) -> Advised:
        return Advised(number, BEST, await self._thinkers.advise(question, self._guest.address))

    async def _look_back(self, message: Review, game: Game, play: Play) -> Reviewed:
        review = await self._thinkers.review(game, play.record(), self._guest.address)
        moments = [moment for moment, steps in enumerate(play.moments) for _ in steps]
        outlooks = [Outlook(moments[each.step - 1], each.chance) for each in review.moments]
        turned = {moments[each.step - 1]: each for each in review.turnings}
        seats = {moment: each.seat for moment, each in turned.items()}
        offers = await asyncio.to_thread(offers_before, game, play, seats)
        turnings = [
            TurningPoint(moment, each.seat, each.lost, _find(offers[moment], each.better))
            for moment, each in turned.items()
        ]
        return Reviewed(message.id, message.game_number, tuple(outlooks), tuple(turnings))


def _find(offers: Sequence[Offer], action: str | None) -> Offer | None:
    return next((offer for offer in offers if offer.action == action), None)
