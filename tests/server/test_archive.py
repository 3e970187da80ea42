"""Games outlive the rules they were played by, and long games are read back as quickly as short ones."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing

import msgspec
import pytest

from omerta.games import GAMES, find_game
from omerta.kernel import Dice, Table
from omerta.server.tables.bookmarks import Bookmark, InPlay, decode_bookmark, encode_bookmark, resume
from omerta.server.tables.history import Play
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import OpenedTable, Replay, Replayed


def make_older(server: ServerProcess) -> None:
    """Pretend that every game in the database was played under an older version of the rules."""
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        for table, sequence, entry in connection.execute("SELECT table_id, sequence, entry FROM log").fetchall():
            document = json.loads(entry)
            if document["type"] == "game-started":
                document["record"]["rules_version"] = 0
                changed = (json.dumps(document).encode(), table, sequence)
                connection.execute("UPDATE log SET entry = ? WHERE table_id = ? AND sequence = ?", changed)


async def replay(device: Device, seat: int) -> Replayed:
    answer = await device.ask(lambda number: Replay(number, 1, seat=seat))
    assert isinstance(answer, Replayed)
    return answer


def fetch_record(server: ServerProcess, opened: OpenedTable) -> bytes:
    return server.fetch(f"api/tables/{opened.table.table}/games/1/record", token=opened.spectator.token)


@pytest.mark.parametrize("name", GAMES)
def test_finished_games_of_older_rules_stay_readable(server: ServerProcess, name: str) -> None:
    async def story() -> None:
        opened = server.open_table(name, *["me"] * find_game(name).seats)
        tokens = [link.token for link in opened.seats]
        async with Device(tokens) as device:
            await device.connect(server.address)
            await device.play(at_random("to the end", avoid="pass"))
            memories, views = device.memories, {seat: sight.view for seat, sight in device.sights.items()}
            shown = [await replay(device, seat) for seat in (-2, 1)]
            record = fetch_record(server, opened)
        server.stop()
        make_older(server)
        server.start()
        async with Device(tokens) as later:
            await later.connect(server.address)
            assert later.memories == memories
            assert {seat: sight.view for seat, sight in later.sights.items()} == views
            assert [(await replay(later, seat)).frames for seat in (-2, 1)] == [frames.frames for frames in shown]
            assert fetch_record(server, opened) == record
            await later.propose("rematch")
            await later.play(at_random("by today's rules", avoid="pass"), choices=3)

    run(story())


def test_a_running_game_of_older_rules_is_closed_and_its_record_kept(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me", start="0")
        tokens = [link.token for link in opened.seats]
        async with Device(tokens) as device:
            await device.connect(server.address)
            await device.act(0, "pass")
            with pytest.raises(RefusedError) as error:
                fetch_record(server, opened)
            assert error.value.refusal.error == "not-over"
        server.stop()
        make_older(server)
        server.start()
        async with Device(tokens) as later:
            with pytest.raises(RefusedError) as error:
                await later.connect(server.address)
        assert error.value.refusal.error == "outdated-table"
        assert json.loads(fetch_record(server, opened))["steps"][-1] == "0 pass"

    run(story())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_back_from_a_bookmark_is_the_same_table(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    table = Table(game, {}, [str(seat) for seat in range(game.seats)], Dice(f"bookmarks {seed}"))
    play = Play(msgspec.structs.replace(table.record, steps=list(table.record.steps)))
    in_play = InPlay(table, [list(table.events)])
    kept: bytes | None = None
    for _ in range(150):
        if table.is_over:
            break
        seat = dice.choice(table.to_move())
        undoers = [seat for seat in range(game.seats) if table.can_undo(seat)]
        if undoers and dice.random() < 0.2:
            table.undo(undoers[0])
            in_play.told.pop()
            play.moments.pop()
            play.actors.pop()
            continue
        before = len(table.record.steps)
        offers = [offer.action for offer in table.view(seat).offers if offer.action != "pass"] or ["pass"]
        in_play.told.append(table.act(seat, game.actions.parse(dice.choice(offers))))
        play.moments.append(tuple(table.record.steps[before:]))
        play.actors.append(seat)
        if bookmark := in_play.new_bookmark(1, 5):
            kept = encode_bookmark(bookmark)
    bookmark = decode_bookmark(kept, 1, since=5)
    assert bookmark is not None
    assert bookmark.moment >= 40
    assert decode_bookmark(kept, 2, since=0) is None
    assert decode_bookmark(kept, 1, since=6) is None, "all agreed to go back since"
    for back in (resume(game, play, Dice()), resume(game, play, Dice(), bookmark)):
        assert back.told == in_play.told
        assert [back.table.view(seat) for seat in range(-2, game.seats) if seat != -1] == [
            table.view(seat) for seat in range(-2, game.seats) if seat != -1
        ]
        assert [back.table.can_undo(seat) for seat in range(game.seats)] == [
            table.can_undo(seat) for seat in range(game.seats)
        ]


def test_a_bookmark_of_a_step_that_is_written_otherwise_now_costs_nobody_the_table() -> None:
    """Steps may change from version to version without any change of the rules: the log still tells the game."""
    game = find_game("famiglia")
    table = Table(game, {"start": "0"}, ["Anna", "Bruno"], Dice("bookmark"))
    play = Play(msgspec.structs.replace(table.record, steps=list(table.record.steps)))
    position = msgspec.to_builtins(table.position()) | {"frames": ["turn 1 2"]}
    bookmark = Bookmark(1, 1, 0, position, [list(table.events)])
    back = resume(game, play, Dice(), bookmark)
    assert back.told == [table.events]
    assert back.table.view(0) == table.view(0)


def test_a_choice_is_followed_with_the_chance_that_was_rolled() -> None:
    game = find_game("famiglia")
    here, there = [Table(game, {"start": "0"}, ["Anna", "Bruno"], Dice("here")) for _ in range(2)]
    dice = random.Random("choices")
    while not here.is_over:
        seat, before = here.to_move()[0], len(here.record.steps)
        events = here.act(seat, game.actions.parse(dice.choice(here.view(seat).offers).action))
        assert there.follow(seat, here.record.steps[before:]) == events
    assert there.closed_record() == here.closed_record()
