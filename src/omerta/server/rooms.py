"""A room: one running table, the people connected to it, and its bots.

Everything that looks at the table or changes it holds the room's lock, so nobody sees a choice before it is stored.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from typing import Final

from omerta.kernel import SPECTATOR, Action, Dice, Event, Game, IllegalAction, Offer, OmertaError, Prompt, Table, View
from omerta.server.guests import TABLE_RELOADS, Guest
from omerta.server.history import History, Play, told, walk
from omerta.server.links import Key
from omerta.server.log import ChoiceMade, ChoiceUndone, Entry, GameStarted
from omerta.server.problems import Rejected
from omerta.server.store import Conflict, Retirement, Store
from omerta.server.thinking import Thinkers, ask
from omerta.server.wire import Memory, Phase, SeatInfo, Sight, Snapshot, TableChanged, TableInfo, Update, encode

NO_MOMENT: Final = -1


class Room:
    """One table. It is built from its log and can be thrown away at any time."""

    def __init__(
        self, table_id: str, game: Game, history: History, store: Store, thinkers: Thinkers, dice: Dice, pace: float
    ) -> None:
        self.id = table_id
        self.game = game
        self.history = history
        self.lock = asyncio.Lock()
        self.visits = 0
        self.is_broken = False
        self.guests: list[Guest] = []
        self._store = store
        self._thinkers = thinkers
        self._dice = dice
        self._pace = pace
        self._actions: dict[str, Action] = {action.notation: action for action in game.actions}
        self._bots: asyncio.Task[None] | None = None
        self._table: Table | None = None
        self._told: list[list[Event]] = []
        self._views: dict[int, View] = {}
        self._questions: dict[int, tuple[Prompt, tuple[Offer, ...]]] = {}
        self._asked_since: dict[int, int] = {}
        if history.plays:
            self._resume(history.plays[-1])

    def _resume(self, play: Play) -> None:
        self._table = Table.resume(self.game, play.record(), self._dice)
        self._told = [events for _, events, _ in walk(self.game, play)]
        self._look_again(range(self.game.seats))

    # What everybody may know.

    @property
    def phase(self) -> Phase:
        """Before, in or after a game."""
        if self._table is None:
            return "lobby"
        return "over" if self._table.is_over else "playing"

    @property
    def is_idle(self) -> bool:
        """Does nobody need this room now?"""
        return not self.guests and not self.visits

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        opening = self.history.opening
        present = {seat for guest in self.guests for seat in guest.seats}
        seats = [
            SeatInfo(
                seat,
                choice.kind,
                self.history.names[seat],
                choice.rank,
                self.history.taken[seat],
                choice.kind == "bot" or seat in present,
            )
            for seat, choice in enumerate(opening.seats)
        ]
        watchers = sum([not guest.seats for guest in self.guests])
        number = len(self.history.plays)
        return TableInfo(
            self.id, opening.game, opening.edition, opening.options, self.phase, number, tuple(seats), watchers
        )

    # Coming and going.

    def join(self, guest: Guest, sequence: int) -> None:
        """A connection comes; it knows the log up to `sequence`."""
        self.guests.append(guest)
        guest.tell(self._snapshot(guest, self.history.first_unknown(sequence)))
        self.announce_change(guest)
        self._wake_bots()

    def leave(self, guest: Guest) -> None:
        """A connection goes."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.announce_change()

    def announce_change(self, but: Guest | None = None) -> None:
        """Tell everybody who is at the table."""
        data = encode(TableChanged(self.history.sequence, self.info()))
        for guest in self.guests:
            if guest is not but:
                guest.send(data)

    # Playing. The caller holds the lock.

    async def start(self) -> None:
        """Begin a game: the first one or, after the end, a rematch."""
        if self.phase == "playing":
            raise Rejected("already-started")
        if not all(self.history.taken):
            raise Rejected("seats-are-empty")
        names = [name or str(seat) for seat, name in enumerate(self.history.names)]
        table = Table(self.game, self.history.opening.options, names, self._dice)
        await self.commit(GameStarted(table.record))
        self._resume(self.history.plays[-1])
        for guest in self.guests:
            guest.tell(self._snapshot(guest, 0))
        self._wake_bots()

    async def act(self, seat: int, expected: int, notation: str) -> None:
        """A choice: checked, carried out, stored, told; in this order."""
        table, action = self._running(), self.find_action(notation)
        if not self._asked_since[seat] <= expected <= self.history.sequence:
            raise Rejected("stale")
        before = len(table.record.steps)
        events = table.act(seat, action)
        await self.commit(ChoiceMade(seat, tuple(table.record.steps[before:])))
        self._told.append(events)
        self._look_again((seat,))
        self._announce_moment(events, undone=False)

    async def undo(self, seat: int, expected: int) -> None:
        """Take back this seat's last choice."""
        table = self._running()
        if expected != self.history.sequence:
            raise Rejected("stale")
        table.undo(seat)
        await self.commit(ChoiceUndone(seat))
        self._told.pop()
        self._look_again((seat,))
        self._announce_moment((), undone=True)

    def why_not(self, seat: int, notation: str) -> IllegalAction | None:
        """Which rule forbids this action now?"""
        return self._running().why_not(seat, self.find_action(notation))

    def preview(self, seat: int, notation: str) -> Sequence[Event]:
        """What would this choice surely do, as far as the seat may know?"""
        return self._running().preview(seat, self.find_action(notation))

    def find_play(self, number: int) -> tuple[Play, bool]:
        """A copy of a game played here, and whether it is over."""
        if not 1 <= number <= len(self.history.plays):
            raise Rejected("no-such-game")
        is_over = number < len(self.history.plays) or self.phase == "over"
        return self.history.plays[number - 1].copy(), is_over

    def find_action(self, notation: str) -> Action:
        """The action with this text; unlike the game's own parser it does not search for similar ones."""
        action = self._actions.get(" ".join(notation.split()))
        if action is None:
            raise Rejected("unknown-action", notation)
        return action

    async def commit(self, entry: Entry, issued: Sequence[Key] = (), retired: Retirement | None = None) -> None:
        """Store an entry, then count it. If that fails, memory may be ahead of the log: the room is given up and the
        next visitor reads it back."""
        try:
            await self._store.append(self.id, self.history.sequence + 1, entry, issued, retired)
        except BaseException as error:
            self.give_up()
            if isinstance(error, Conflict):
                raise Rejected("stale") from None
            raise
        self.history.note(entry)

    def give_up(self) -> None:
        """Send everybody away to come back to a room read from the log; whoever asked still gets an answer first."""
        self.is_broken = True
        for guest in self.guests:
            asyncio.get_running_loop().call_soon(guest.close, TABLE_RELOADS)

    def _running(self) -> Table:
        if self._table is None:
            raise Rejected("not-started")
        return self._table

    # What each seat sees.

    def _view(self, seat: int) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._running().view(seat)
        return view

    def _look_again(self, movers: Sequence[int]) -> None:
        """After a change: note since when each seat has been asked what it is asked now."""
        self._views.clear()
        for seat in range(self.game.seats):
            view = self._view(seat)
            question = (view.prompt, view.offers)
            if seat in movers or question != self._questions.get(seat):
                self._asked_since[seat] = self.history.sequence
            self._questions[seat] = question

    def _sight(self, seat: int, events: Sequence[Event]) -> Sight:
        can_undo = seat != SPECTATOR and self._running().can_undo(seat)
        return Sight(seat, self._view(seat), can_undo, told(events, seat))

    def _announce_moment(self, events: Sequence[Event], undone: bool) -> None:
        """Everybody gets the same kind of message for every choice, whoever made it and whatever it was."""
        moment = len(self._told) - 1
        encoded: dict[tuple[int, ...], bytes] = {}
        for guest in self.guests:
            data = encoded.get(guest.eyes)
            if data is None:
                sights = tuple([self._sight(seat, events) for seat in guest.eyes])
                data = encode(Update(self.history.sequence, moment, undone, self.phase, sights))
                encoded[guest.eyes] = data
            guest.send(data)
        self._wake_bots()

    def _snapshot(self, guest: Guest, first: int) -> Snapshot:
        sights: tuple[Sight, ...] = ()
        memories: tuple[Memory, ...] = ()
        if self._table is not None:
            sights = tuple([self._sight(seat, ()) for seat in guest.eyes])
            memories = tuple(
                [Memory(seat, tuple([told(events, seat) for events in self._told[first:]])) for seat in guest.eyes]
            )
        moment = len(self._told) - 1 if self._table is not None else NO_MOMENT
        return Snapshot(self.history.sequence, moment, first, self.info(), guest.seats, guest.is_host, sights, memories)

    # Bots. They play while somebody is at the table, so that a forgotten table costs nothing.

    def _wake_bots(self) -> None:
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._run_bots())

    def _bot_to_move(self) -> int | None:
        if self._table is None or self.is_broken or not self.guests:
            return None
        seats = self.history.opening.seats
        return next((seat for seat in self._table.to_move() if seats[seat].kind == "bot"), None)

    async def _run_bots(self) -> None:
        opening = self.history.opening
        while True:
            async with self.lock:
                seat = self._bot_to_move()
                if seat is None:
                    return
                sight, sequence = self._running().sight(seat), self.history.sequence
                question = ask(self.game, opening.options, opening.seats[seat].rank, sight)
            asked_at = asyncio.get_running_loop().time()
            notation = await self._thinkers.choose(question)
            await self._wait_for_beat(asked_at)
            async with self.lock:
                if self._bot_to_move() is None:
                    return
                try:
                    await self.act(seat, sequence, notation)
                except Rejected:
                    continue  # Somebody undid or interjected meanwhile: the bot is asked again.
                except OmertaError:
                    return

    async def _wait_for_beat(self, asked_at: float) -> None:
        """Bots answer on a fixed beat: how long one thought must not tell what it holds."""
        if self._pace > 0:
            passed = asyncio.get_running_loop().time() - asked_at
            await asyncio.sleep(max(1, math.ceil(passed / self._pace)) * self._pace - passed)
