"""Choices made at the same time, in a game of three seats made for this test: nobody hears which before all are in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from omerta.kernel import (
    SEVERAL,
    SPECTATOR,
    Action,
    ActionTable,
    Dice,
    EventKind,
    Field,
    Frame,
    Game,
    Outcome,
    Prompt,
    Refusal,
    Sight,
    State,
    View,
    offers_of,
)
from omerta.server.club.meeting.noticeboard import Noticeboard
from omerta.server.club.turnboard import Turnboard
from omerta.server.guard.limits import Limits
from omerta.server.operating.workers import Colleagues
from omerta.server.problems import Rejected
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.storage.log import Opening
from omerta.server.tables.archive import Archivist
from omerta.server.tables.guests import Guest, Outboxes
from omerta.server.tables.history import History
from omerta.server.tables.rooms import Room
from omerta.server.tables.staff import Staff
from omerta.server.testing import run
from omerta.server.thinking import Thinkers
from omerta.server.wire import SeatChoice

SEATS = 3
CHOSE = EventKind("chose", "P-1", (Field("pebbles"),))
SHOWN = EventKind("shown", "P-2", (Field("seat"), Field("pebbles")), reveals=True)
ACTIONS = ActionTable([Action("pebbles", (("count", str(count)),)) for count in range(4)])


class PebblesView(View, frozen=True, kw_only=True):
    """One's own hand, and everybody's at the end."""

    hands: tuple[int | None, ...]


class Choose(Frame["Pebbles", Action]):
    """Everybody takes up to three pebbles in secret; then all hands open."""

    rule = "P-1"

    def asked(self, state: Pebbles) -> int:
        return SEVERAL

    def movers(self, state: Pebbles) -> tuple[int, ...]:
        return tuple(seat for seat, hand in enumerate(state.hands) if hand is None)

    def candidates(self, state: Pebbles, seat: int) -> tuple[Action, ...]:
        return ACTIONS.actions

    def refuse(self, state: Pebbles, seat: int, choice: Action, measure: int) -> Refusal | None:
        return None

    def carry_out(self, state: Pebbles, seat: int, choice: Action) -> None:
        state.hands[seat] = choice.index
        state.tell_only((seat,), CHOSE, choice.index)
        if not self.movers(state):
            state.frames.pop()
            state.ending = Outcome((), tuple(hand or 0 for hand in state.hands), "shown", "P-2")
            for owner, hand in enumerate(state.hands):
                state.tell(SHOWN, owner, hand or 0)


class Pebbles(State):
    """Hands, closed until all have chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.frames.append(Choose())
        self.hands: list[int | None] = [None] * SEATS

    def copy(self) -> Pebbles:
        twin = Pebbles()
        twin.hands = list(self.hands)
        self.copy_machine(twin)
        return twin

    def seen_by(self, seat: int) -> PebblesSight:
        board = self.copy()
        board.forget_offers(seat)
        if self.ending is None:
            board.hands = [hand if owner == seat else None for owner, hand in enumerate(self.hands)]
        return PebblesSight(seat, self.to_move(), board)

    def not_asked(self, seat: int, action: Action) -> Refusal:
        return Refusal("P-1", "you-have-chosen")


class PebblesSight(Sight):
    """One's own hand, and everybody's at the end."""

    def __init__(self, seat: int, movers: tuple[int, ...], board: Pebbles) -> None:
        super().__init__(seat, movers)
        self.board = board

    def known(self) -> Pebbles:
        return self.board


class PebblesGame(Game):
    """The game of pebbles."""

    def __init__(self) -> None:
        self.name = "pebbles"
        self.title = "Pebbles"
        self.rules_version = 1
        self.edition = None
        self.seats = SEATS
        self.teams = ((0,), (1,), (2,))
        self.options = ()
        self.actions = ACTIONS

    def setup(self, options: Mapping[str, str]) -> Pebbles:
        return Pebbles()

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        raise NotImplementedError

    def dump(self, state: State) -> msgspec.Struct:
        raise NotImplementedError

    def imagine(self, sight: Sight, dice: Dice) -> State:
        raise NotImplementedError

    def view_of(self, sight: Sight) -> PebblesView:
        assert isinstance(sight, PebblesSight)
        return PebblesView(
            game="pebbles",
            rules_version=1,
            seat=sight.seat,
            to_move=sight.movers,
            prompt=sight.prompt() or Prompt("over", "P-2"),
            offers=offers_of(sight),
            outcome=sight.board.outcome(),
            hands=tuple(sight.board.hands),
        )

    def count_components(self, state: State) -> dict[str, int]:
        return {}


async def play(folder: Path, choices: list[tuple[int, int]]) -> dict[int, list[bytes]]:
    """Everything each seat and a spectator hear while these choices (seat, pebbles) are made."""
    settings = Settings(database=str(folder / "pebbles.db"), bot_pace=0)
    store = open_store(settings.database)
    opening = Opening("pebbles", None, {}, tuple(SeatChoice("me") for _ in range(SEATS)))
    await store.open_table("table", opening, [])
    staff = Staff(
        settings,
        store,
        Thinkers(settings),
        Archivist(store),
        Colleagues(settings),
        Noticeboard(store),
        Turnboard(store),
    )
    room = Room("table", PebblesGame(), History(opening), staff, Dice("pebbles"))
    outboxes = Outboxes(Limits())
    guests = {seat: Guest(outboxes, lambda: None) for seat in (0, 1, 2, SPECTATOR)}
    async with room.lock:
        for seat, guest in guests.items():
            guest.seats = () if seat == SPECTATOR else (seat,)
            room.join(guest, 0)
        await room.start()
        started = room.history.sequence
        for seat, pebbles in choices:
            await room.act(seat, started, f"pebbles {pebbles}")
    await staff.archivist.settle()
    await staff.turnboard.settle()
    store.close()
    return {seat: await _drain(guest) for seat, guest in guests.items()}


async def _drain(guest: Guest) -> list[bytes]:
    """All a guest was told, but for the news of who is there."""
    guest.close(0)
    heard = []
    while isinstance(item := await guest.next_message(), bytes):
        heard.append(item)
    return [item for item in heard if b'"type":"table-changed"' not in item]


@pytest.mark.parametrize("other", [(0, 3), (2, 1)])
def test_others_hear_the_same_whatever_was_chosen(tmp_path: Path, other: tuple[int, int]) -> None:
    async def story() -> None:
        folders = [tmp_path / name for name in "ab"]
        heard = await play(folders[0], [(0, 1), (2, 2)])
        instead = await play(folders[1], [(0, other[0]), (2, other[1])])
        assert heard[1] == instead[1]
        assert heard[SPECTATOR] == instead[SPECTATOR]
        assert heard[0] != instead[0]
        assert sum([b'"update"' in message for message in heard[1]]) == 2

    run(story())


def test_a_choice_made_while_others_choose_is_not_stale_but_a_second_one_is(tmp_path: Path) -> None:
    async def story() -> None:
        heard = await play(tmp_path / "a", [(0, 1), (2, 2), (1, 3)])
        last = json.loads(heard[SPECTATOR][-1])
        assert last["sights"][0]["view"]["hands"] == [1, 3, 2]
        assert [event["kind"] for event in last["sights"][0]["events"]] == ["shown"] * 3
        with pytest.raises(Rejected) as error:
            await play(tmp_path / "b", [(0, 1), (0, 2)])
        assert error.value.code == "stale"

    run(story())
