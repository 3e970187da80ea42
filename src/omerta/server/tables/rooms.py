"""A room: one running table, the people connected to it, and its bots.

Everything that looks at the table or changes it holds the room's lock, so nobody sees a choice before it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from omerta.kernel import SPECTATOR, Action, Dice, Event, Game, Offer, Prompt, Table, View
from omerta.server.links import Key
from omerta.server.operating.metrics import CHOICES
from omerta.server.problems import Rejected
from omerta.server.storage.log import (
    Answered,
    ChoiceMade,
    ChoiceUndone,
    Entry,
    GameSettled,
    GameStarted,
    Proposed,
    SeatFreed,
    SeatLent,
    SeatReturned,
    SeatTaken,
    TakenBack,
)
from omerta.server.storage.store import Conflict, Retirement
from omerta.server.tables.archive import Ending
from omerta.server.tables.bookmarks import InPlay, encode_bookmark, resume
from omerta.server.tables.bots import BotPlayers
from omerta.server.tables.guests import TABLE_RELOADS, Guest
from omerta.server.tables.history import History, Play, told
from omerta.server.tables.info import describe_table
from omerta.server.tables.lending import Lending
from omerta.server.tables.presence import Presence
from omerta.server.tables.proposals import Proposals
from omerta.server.tables.staff import Staff
from omerta.server.tables.talk import Conversation
from omerta.server.wire import Memory, Phase, SeatSight, Snapshot, TableChanged, TableInfo, Update, encode

_Remembered = tuple[int, tuple[SeatSight, ...], tuple[Memory, ...]]
"""The last moment, what is seen of it, and what was told until then."""
_Question = tuple[Prompt, tuple[Offer, ...]]
_NOTHING_YET: Final[_Remembered] = (-1, (), ())


class Room:
    """One table. It is built from its log and can be thrown away at any time."""

    def __init__(
        self,
        table_id: str,
        game: Game,
        history: History,
        staff: Staff,
        dice: Dice,
        in_play: InPlay | None = None,
        ending: Ending | None = None,
    ) -> None:
        self.id = table_id
        self.game = game
        self.history = history
        self.lock = asyncio.Lock()
        self.visits = 0
        self.is_broken = False
        self.presence = Presence(game.seats)
        self.talk = Conversation(table_id, game, staff.store)
        self._staff = staff
        self._dice = dice
        self._actions: dict[str, Action] = {action.notation: action for action in game.actions}
        self.bots = BotPlayers(self, staff)
        self.lending = Lending(self, staff)
        self.proposals = Proposals(self)
        self._in_play = in_play
        self._ending = ending
        self._views: dict[int, View] = {}
        self._questions: dict[int, _Question | None] = {}
        self._asked_since: dict[int, int] = {}
        self._quiet_until = 0.0
        self._news: asyncio.Task[None] | None = None
        if in_play is not None:
            self._look_again(range(game.seats))
            self.lending.note_turns()

    @property
    def phase(self) -> Phase:
        """Before, in or after a game."""
        if self._in_play is None:
            return "over" if self._ending is not None else "lobby"
        return "over" if self._in_play.table.is_over or self.history.plays[-1].settled else "playing"

    @property
    def is_idle(self) -> bool:
        """Does nobody need this room now?"""
        return not self.presence.guests and not self.visits

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return describe_table(self)

    # Coming and going.

    def join(self, guest: Guest, sequence: int) -> None:
        """A connection comes; it knows the log up to `sequence`."""
        self.presence.add(guest)
        if self._in_play is not None:
            self._questions.update({seat: self._question(seat) for seat in guest.seats})
        guest.tell(self._snapshot(guest, self.history.first_unknown(sequence)))
        self.spread_news()
        self.bots.wake()

    def leave(self, guest: Guest) -> None:
        """A connection goes."""
        if guest in self.presence.guests:
            self.presence.remove(guest)
            self.spread_news()

    def spread_news(self, *, to_workers: bool = True) -> None:
        """Tell everybody soon who is there: at once at a quiet table, less often the more there are to tell."""
        if to_workers:
            self.tell_workers()
        if self._news is None or self._news.done():
            self._news = asyncio.create_task(self._announce_presence())

    async def _announce_presence(self) -> None:
        loop = asyncio.get_running_loop()
        if self._quiet_until > loop.time():
            await asyncio.sleep(self._quiet_until - loop.time())
        async with self.lock:
            self._news = None
            self._quiet_until = (
                loop.time() + len(self.presence.guests) / self._staff.settings.limits.presence_per_second
            )
            data = encode(TableChanged(self.history.sequence, self.info()))
            for guest in self.presence.guests:
                guest.send_news(data)
            self.post_notice()

    def post_notice(self, *, is_new: bool = False) -> None:
        """Put a table that wants company on the noticeboard, as it is now; whoever opened it is on the way."""
        if self.history.opening.is_open:
            self._staff.noticeboard.post(self.info(), is_new or bool(self.presence.seats))

    def announce_change(self) -> None:
        """Tell everybody who is at the table that a seat was taken or freed."""
        data = encode(TableChanged(self.history.sequence, self.info()))
        for guest in self.presence.guests:
            guest.send(data)
        self.post_notice()

    def dismiss(self, seat: int) -> None:
        """Show out whoever holds a seat that was given away."""
        for guest in [guest for guest in self.presence.guests if seat in guest.seats]:
            guest.show_out("revoked-link")
            self.presence.remove(guest)

    # Playing. The caller holds the lock.

    async def start(self) -> None:
        """Begin a game: the first one or, after the end, a rematch."""
        if self.phase == "playing":
            raise Rejected("already-started")
        if not all(self.history.taken):
            raise Rejected("seats-are-empty")
        names = [name or str(seat) for seat, name in enumerate(self.history.names)]
        table = Table(self.game, self.history.opening.options, names, self._dice)
        await self.commit(GameStarted(table.record, hour=self.lending.hour(table.to_move())))
        self._begin()

    async def act(self, seat: int, expected: int, notation: str) -> None:
        """A choice: checked, carried out, stored, told; in this order."""
        table, action = self.running().table, self.find_action(notation)
        self._check_unsettled()
        if not self._asked_since[seat] <= expected <= self.history.sequence:
            raise Rejected("stale")
        before = len(table.record.steps)
        events = table.act(seat, action)
        await self.commit(ChoiceMade(seat, tuple(table.record.steps[before:]), hour=self.lending.hour()))
        CHOICES.inc()
        self._tell_choice(seat, events)
        self.lending.note_turns(seat)
        self._keep()

    async def undo(self, seat: int, expected: int) -> None:
        """Take back this seat's last choice."""
        table = self.running().table
        self._check_unsettled()
        if expected != self.history.sequence:
            raise Rejected("stale")
        table.undo(seat)
        await self.commit(ChoiceUndone(seat, hour=self.lending.hour()))
        self._tell_undone(seat)
        self.lending.note_turns(seat)

    def _check_unsettled(self) -> None:
        """What the rules would still allow is over when people ended it."""
        if self.history.plays[-1].settled:
            raise Rejected("no-game-now")

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

    # The log.

    async def commit(self, entry: Entry, issued: Sequence[Key] = (), retired: Retirement | None = None) -> None:
        """Store an entry, then count it. If another worker was quicker, the table goes on from the log; if the store
        failed, memory may be ahead of the log: the room is given up and the next visitor reads it back."""
        try:
            await self._staff.store.append(self.id, self.history.sequence + 1, entry, issued, retired)
        except Conflict:
            await self._return_to_log()
            raise Rejected("stale") from None
        except BaseException:
            self.give_up()
            raise
        self.history.note(entry)
        if self.presence.is_elsewhere or not isinstance(entry, ChoiceMade | ChoiceUndone):
            self.tell_workers()

    async def catch_up(self) -> bool:
        """Carry out what other workers have written since; was there something?"""
        try:
            entries = await self._staff.store.read_log(self.id, self.history.sequence)
            for entry in entries:
                await self._follow(entry)
        except BaseException:
            self.give_up()
            raise
        return bool(entries)

    def give_up(self) -> None:
        """Send everybody away to come back to a room read from the log; whoever asked still gets an answer first."""
        self.is_broken = True
        for guest in self.presence.guests:
            asyncio.get_running_loop().call_soon(guest.close, TABLE_RELOADS)

    async def _return_to_log(self) -> None:
        if self._in_play is not None and self.history.plays:
            self._in_play = resume(self.game, self.history.plays[-1], self._dice)
            self._look_again(range(self.game.seats))
        if not await self.catch_up():
            self.give_up()

    async def _follow(self, entry: Entry) -> None:
        self.history.note(entry)
        self.lending.follow(entry)
        match entry:
            case GameStarted():
                self._begin()
            case ChoiceMade(seat=seat, steps=steps):
                self._tell_choice(seat, self.running().table.follow(seat, steps))
            case ChoiceUndone(seat=seat):
                self.running().table.undo(seat)
                self._tell_undone(seat)
            case SeatFreed(seat=seat):
                self.dismiss(seat)
                self.announce_change()
            case SeatTaken():
                self.announce_change()
            case SeatLent() | SeatReturned():
                self.announce_change()
                self.bots.wake()
            case Proposed() | Answered():
                self.announce_change()
            case GameSettled():
                self.tell_settled()
            case TakenBack():
                await self.go_back()

    def _begin(self) -> None:
        self._in_play = resume(self.game, self.history.plays[-1], self._dice)
        self._ending = None
        self._look_again(range(self.game.seats))
        for guest in self.presence.guests:
            guest.tell(self._snapshot(guest, 0))
        self.post_notice()
        self.lending.note_turns()
        self.bots.wake()

    def _tell_choice(self, seat: int, events: Sequence[Event]) -> None:
        self.running().told.append(list(events))
        self._look_again((seat,))
        self._announce_moment(events, undone=False)

    def _tell_undone(self, seat: int) -> None:
        self.running().told.pop()
        self._look_again((seat,))
        self._announce_moment((), undone=True)

    def tell_settled(self) -> None:
        """People ended the game."""
        self._look_again(())
        self.lending.note_turns()
        self.announce_change()
        self._keep()

    async def go_back(self) -> None:
        """All agreed to take something back: the game goes on from where its log stops now."""
        play = self.history.plays[-1].copy()
        self._in_play = await asyncio.to_thread(resume, self.game, play, self._dice)
        self._look_again(range(self.game.seats))
        self.lending.note_turns()
        self._announce_moment((), undone=True)
        self.announce_change()

    def _keep(self) -> None:
        """Set a bookmark now and then, and archive what is over; losing either costs nothing but time."""
        number = len(self.history.plays)
        if self.phase == "over":
            self.post_notice()
            self._staff.archivist.keep(self.id, number, self.game, self.history.plays[-1].copy())
        elif bookmark := self.running().new_bookmark(number, self.history.sequence):
            self._staff.archivist.save_bookmark(self.id, self.history.sequence, encode_bookmark(bookmark))

    def running(self) -> InPlay:
        """The game that is or was played last, where today's rules can read it."""
        if self._in_play is None:
            raise Rejected("not-started" if self._ending is None else "outdated-table")
        return self._in_play

    def tell_workers(self) -> None:
        """Say to other workers how long the log is and who is connected here."""
        presence = self.presence
        self._staff.announcer.announce(
            self.id, self.history.sequence, self.talk.length, presence.seats_here, presence.watchers_here
        )

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.running().table.view(seat)
        return view

    def _look_again(self, movers: Sequence[int]) -> None:
        """After a change: note since when each seat has been asked what it is asked now. A seat that owes nothing and
        that nobody holds here is looked at when somebody comes."""
        self._views.clear()
        looked_at = self.presence.seats_here.union(self.running().table.to_move())
        for seat in range(self.game.seats):
            question = self._question(seat) if seat in looked_at else None
            if seat in movers or question is None or question != self._questions.get(seat):
                self._asked_since[seat] = self.history.sequence
            self._questions[seat] = question

    def _question(self, seat: int) -> _Question:
        view = self.view(seat)
        return view.prompt, view.offers

    def _sight(self, seat: int, events: Sequence[Event]) -> SeatSight:
        can_undo = seat != SPECTATOR and self.running().table.can_undo(seat)
        return SeatSight(seat, self.view(seat), can_undo, told(events, seat))

    def _announce_moment(self, events: Sequence[Event], undone: bool) -> None:
        """Everybody gets the same kind of message for every choice, whoever made it and whatever it was."""
        moment, clocks = len(self.running().told) - 1, self.history.clocks.read()
        encoded: dict[tuple[int, ...], bytes] = {}
        for guest in self.presence.guests:
            data = encoded.get(guest.eyes)
            if data is None:
                sights = tuple([self._sight(seat, events) for seat in guest.eyes])
                data = encode(Update(self.history.sequence, moment, undone, self.phase, sights, clocks))
                encoded[guest.eyes] = data
            guest.send(data)
        self.bots.wake()

    def _snapshot(self, guest: Guest, first: int) -> Snapshot:
        moment, sights, memories = _NOTHING_YET
        if self._in_play is not None:
            moment, sights, memories = self._remember(guest.eyes, self._in_play, first)
        elif self._ending is not None:
            moment, sights, memories = self._ending.remember(guest.eyes, first)
        return Snapshot(self.history.sequence, moment, first, self.info(), guest.seats, guest.is_host, sights, memories)

    def _remember(self, eyes: Sequence[int], play: InPlay, first: int) -> _Remembered:
        sights = tuple([self._sight(seat, ()) for seat in eyes])
        memories = tuple([Memory(seat, tuple([told(events, seat) for events in play.told[first:]])) for seat in eyes])
        return len(play.told) - 1, sights, memories
