"""What the log of a table says: who sits where, which games were played, and what was told in every moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from omerta.kernel import (
    CHANCE,
    Dice,
    Event,
    Game,
    Journal,
    Offer,
    Outcome,
    Record,
    State,
    Table,
    first_state,
    parse_step,
    settle_record,
)
from omerta.server.storage.log import (
    Answered,
    ChoiceMade,
    ChoiceUndone,
    Entry,
    GameSettled,
    GameStarted,
    Opening,
    Proposed,
    SeatFreed,
    SeatLent,
    SeatReturned,
    SeatTaken,
    TakenBack,
)
from omerta.server.tables.clocks import Clocks
from omerta.server.wire import ProposalKind, ReplayFrame, Told


class OpenProposal(msgspec.Struct, frozen=True):
    """A proposal that waits for answers, and who has agreed."""

    kind: ProposalKind
    seat: int | None
    agreed: frozenset[int]


class Play:
    """One game at a table: its opening record and the steps of every moment that stands."""

    def __init__(self, record: Record) -> None:
        self.opening = record
        self.moments: list[tuple[str, ...]] = [tuple(record.steps)]
        self.actors: list[int] = [CHANCE]
        self.settled: Outcome | None = None
        self.helped: set[int] = set()
        """Seats of people in whose place a bot has chosen."""

    def copy(self) -> Play:
        """The game as it stands now, to be read while the table goes on."""
        twin = Play(self.opening)
        twin.moments, twin.actors, twin.settled = list(self.moments), list(self.actors), self.settled
        twin.helped = set(self.helped)
        return twin

    def is_of(self, game: Game) -> bool:
        """Was it played by the rules and the printed data of this game?"""
        edition = self.opening.edition
        printed = (edition.name, edition.hash) if edition else None
        return (self.opening.rules_version, printed) == (game.rules_version, game.edition)

    def cut(self, moments: int) -> None:
        """Forget all but so many moments."""
        del self.moments[moments:]
        del self.actors[moments:]

    def record(self) -> Record:
        """The record as far as it stands."""
        steps = [step for moment in self.moments for step in moment]
        return msgspec.structs.replace(self.opening, steps=steps)


class History:
    """A table's log, read entry by entry; the same for a running table and for one that is read back."""

    def __init__(self, opening: Opening, entries: Sequence[Entry] = ()) -> None:
        self.opening = opening
        self.sequence = 0
        self.names = [choice.name for choice in opening.seats]
        self.taken = [choice.kind != "friend" for choice in opening.seats]
        self.lent: dict[int, str] = {}
        self.plays: list[Play] = []
        self.clocks = Clocks(opening)
        self.proposal: OpenProposal | None = None
        self.taken_back_at = 0
        """Where in the log all last agreed to go back; what was bookmarked before does not count any more."""
        self._kept: list[tuple[int, int]] = []
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """Read one more entry."""
        self.sequence += 1
        self.clocks.note(entry)
        match entry:
            case SeatTaken(seat=seat, name=name):
                self.taken[seat] = True
                self.names[seat] = name
                self.lent.pop(seat, None)
            case SeatFreed(seat=seat):
                self.taken[seat] = False
                self.proposal = None
            case SeatLent(seat=seat, rank=rank):
                self.lent[seat] = rank
                self.proposal = None
            case SeatReturned(seat=seat):
                self.lent.pop(seat, None)
            case Proposed(kind=kind, seat=proposer, agreed=agreed):
                self.proposal = OpenProposal(kind, proposer, frozenset(agreed))
            case Answered(seats=seats, agrees=agrees):
                found = self.proposal
                self.proposal = None
                if agrees and found is not None:
                    self.proposal = msgspec.structs.replace(found, agreed=found.agreed.union(seats))
            case GameSettled(winners=winners, reason=reason):
                self.plays[-1].settled = Outcome(winners, (), reason, "")
                self.proposal = None
            case GameStarted(record=record):
                self.proposal = None
                self.plays.append(Play(record))
                self._kept = [(self.sequence, 0)]
            case ChoiceMade(seat=seat, steps=steps):
                play = self.plays[-1]
                self._kept.append((self.sequence, len(play.moments)))
                play.moments.append(steps)
                play.actors.append(seat)
                if seat in self.lent:
                    play.helped.add(seat)
                self._forget_undo()
            case ChoiceUndone():
                self._go_back(len(self.plays[-1].moments) - 1)
            case TakenBack(moment=moment):
                self._go_back(moment + 1)
                self.taken_back_at = self.sequence

    def _go_back(self, moments: int) -> None:
        self.plays[-1].cut(moments)
        self._kept.append((self.sequence, moments))
        self._forget_undo()

    def _forget_undo(self) -> None:
        """What was to be taken back is no longer the last thing that happened."""
        if self.proposal is not None and self.proposal.kind == "undo":
            self.proposal = None

    @property
    def now(self) -> tuple[int, int]:
        """The number of the last game, and its last moment; two zeros before the first."""
        return (len(self.plays), len(self.plays[-1].moments) - 1) if self.plays else (0, 0)

    def first_unknown(self, sequence: int) -> int:
        """The first moment of the current game that somebody who knows the log up to `sequence` must be told anew."""
        if not self.plays or sequence > self.sequence:
            return 0
        later = [kept for number, kept in self._kept if number > sequence]
        return min(later, default=len(self.plays[-1].moments))


def walk(game: Game, play: Play) -> Iterator[tuple[int, list[Event], State]]:
    """Every moment as (who chose, what happened, the position after it); the position is one object that moves on."""
    state = first_state(game, msgspec.structs.replace(play.opening, steps=[]))
    for actor, steps in zip(play.actors, play.moments, strict=True):
        journal = Journal()
        state.journal = journal
        for step in steps:
            seat, action = parse_step(game.actions, step, game.seats)
            state.advance(seat, action)
        yield actor, journal.events, state


def told(events: Sequence[Event], seat: int) -> tuple[Told, ...]:
    """What a seat is told of some events."""
    return tuple([Told(event.kind, event.rule, event.args) for event in events if event.is_for(seat)])


def show_frames(game: Game, play: Play, seat: int, first: int, count: int) -> tuple[ReplayFrame, ...]:
    """Some moments of a game as `seat` saw them."""
    frames: list[ReplayFrame] = []
    for moment, (actor, events, state) in enumerate(walk(game, play)):
        if moment >= first + count:
            break
        if moment >= first:
            frames.append(ReplayFrame(moment, actor, game.view_of(state.seen_by(seat)), told(events, seat)))
    return tuple(frames)


def offers_before(game: Game, play: Play, wanted: Mapping[int, int]) -> dict[int, tuple[Offer, ...]]:
    """By moment, what the seat that chose in it was offered."""
    offers: dict[int, tuple[Offer, ...]] = {}
    for before, (_, _, state) in enumerate(walk(game, play)):
        if (seat := wanted.get(before + 1)) is not None:
            offers[before + 1] = game.view_of(state.seen_by(seat)).offers
    return offers


def closed_record(game: Game, play: Play) -> Record:
    """The record of a finished game with its hash and outcome."""
    closed = Table.resume(game, play.record(), Dice()).closed_record()
    closed.note = play.opening.note
    return closed if play.settled is None else settle_record(closed, play.settled.winners, play.settled.reason)
