"""The archive: finished games in the words of the rules they were played by, readable whatever the rules are now."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Sequence
from functools import partial
from typing import Final, cast

import msgspec

from omerta.kernel import SPECTATOR, Game, OmertaError, View, format_record
from omerta.server.club.chronicle import Finished, describe_finished, write_down
from omerta.server.sidework import SideWork
from omerta.server.storage.store import ArchivePage, Store
from omerta.server.tables.history import Play, closed_record, told, walk
from omerta.server.wire import MOMENTS_PER_REPLAY, Memory, ReplayFrame, SeatSight, Told, encode

_PAGE: Final = MOMENTS_PER_REPLAY
_log = logging.getLogger("omerta.server")


class _KeptFrame(msgspec.Struct, frozen=True):
    moment: int
    actor: int
    view: msgspec.Raw
    events: tuple[Told, ...]


class Ending(msgspec.Struct, frozen=True):
    """The end of an archived game as each seat (and a spectator) saw it, and all it was told."""

    moment: int
    views: dict[int, View]
    told: dict[int, tuple[tuple[Told, ...], ...]]

    def remember(self, eyes: Sequence[int], first: int) -> tuple[int, tuple[SeatSight, ...], tuple[Memory, ...]]:
        """The last moment, what these eyes see of it, and what they were told from `first` on."""
        sights = tuple([SeatSight(seat, self.views[seat], False, ()) for seat in eyes])
        return self.moment, sights, tuple([Memory(seat, self.told[seat][first:]) for seat in eyes])


class Archivist:
    """Keeps games that are over, one at a time and beside the play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._work = SideWork()
        self._asked: set[tuple[str, int]] = set()

    def keep(self, table: str, number: int, game: Game, play: Play) -> None:
        """Archive a game soon; if the server ends before, the next visitor's arrival asks again."""
        if (table, number) not in self._asked:
            self._asked.add((table, number))
            self._work.start(self._keep(table, number, game, play))

    def save_bookmark(self, table: str, sequence: int, bookmark: bytes) -> None:
        """Keep a position of a running game soon."""
        self._work.start(self._save(table, sequence, bookmark))

    async def read_record(self, table: str, number: int) -> bytes | None:
        """The record of an archived game."""
        found = await self._store.read_archived_record(table, number)
        return zlib.decompress(found) if found is not None else None

    async def read_frames(self, table: str, number: int, seat: int, first: int, count: int) -> tuple[ReplayFrame, ...]:
        """Some moments of an archived game; their views are passed on as they were written."""
        wanted = range(first // _PAGE, (first + count - 1) // _PAGE + 1)
        found = await self._store.read_archive(table, number, seat, wanted)
        frames = [
            frame for page in found for frame in msgspec.json.decode(zlib.decompress(page), type=list[_KeptFrame])
        ]
        return tuple([_show(frame) for frame in frames if first <= frame.moment < first + count])

    async def read_ending(self, table: str, number: int, seats: int, moments: int) -> Ending:
        """How an archived game ended."""
        eyes = (*range(seats), SPECTATOR)
        frames = {seat: await self.read_frames(table, number, seat, 0, moments) for seat in eyes}
        return Ending(
            moments - 1,
            {seat: shown[-1].view for seat, shown in frames.items()},
            {seat: tuple([frame.events for frame in shown]) for seat, shown in frames.items()},
        )

    async def settle(self) -> None:
        """Wait for what is being kept."""
        await self._work.settle()

    async def _save(self, table: str, sequence: int, bookmark: bytes) -> None:
        try:
            await self._store.save_bookmark(table, sequence, bookmark)
        except OmertaError as error:
            _log.error("no bookmark for table %s: %s", table, error)

    async def _keep(self, table: str, number: int, game: Game, play: Play) -> None:
        async with self._turn:
            try:
                record, pages, finished = await asyncio.to_thread(_pack, game, play)
                note = partial(write_down, table=table, number=number, finished=finished)
                await self._store.save_archive(table, number, record, pages, note)
            except Exception:
                _log.exception("game %d of table %s could not be archived", number, table)
                self._asked.discard((table, number))


def _show(kept: _KeptFrame) -> ReplayFrame:
    # A view of older rules is no document of today's types; it goes out byte for byte as it was shown then.
    return ReplayFrame(kept.moment, kept.actor, cast(View, kept.view), kept.events)


def _pack(game: Game, play: Play) -> tuple[bytes, Sequence[ArchivePage], Finished]:
    closed = closed_record(game, play)
    assert closed.result is not None
    assert closed.result.outcome is not None
    finished = describe_finished(game, closed.seats, len(play.moments) - 1, closed.result.outcome, play.helped)
    record = zlib.compress(format_record(closed).encode())
    frames: dict[int, list[bytes]] = {seat: [] for seat in (*range(game.seats), SPECTATOR)}
    for moment, (actor, events, state) in enumerate(walk(game, play)):
        for seat, shown in frames.items():
            shown.append(encode(ReplayFrame(moment, actor, game.view_of(state.seen_by(seat)), told(events, seat))))
    pages = [
        ArchivePage(seat, start // _PAGE, zlib.compress(b"[" + b",".join(shown[start : start + _PAGE]) + b"]"))
        for seat, shown in frames.items()
        for start in range(0, len(shown), _PAGE)
    ]
    return record, pages, finished
