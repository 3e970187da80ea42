"""A stranger's bot: the example of the docs plays, for an account or as a guest."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from omerta.client import Club, Player, Position, RefusedError
from omerta.kernel import OmertaError, Unreadable
from omerta.server.club.documents import Games, NewToken, ProgramToken, Sessions, Whoami
from omerta.server.testing import Device, ServerProcess, run
from omerta.server.wire import Start
from tests.server.people import Person, error_of

DOCS = Path(__file__).parents[2] / "docs" / "client.md"


def first_choice(position: Position) -> str:
    assert position.fields["seat"] == position.seat
    return next((choice for choice in position.choices if choice != "pass"), "pass")


def test_two_programs_of_the_docs_meet_and_one_plays_for_an_account(house: ServerProcess, tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    script = tmp_path / "stranger.py"
    script.write_text(example, encoding="utf-8")
    owner = Person(house)
    me = owner.register("Owner of a program").me
    assert me is not None
    token = owner.ask("api/me/tokens", ProgramToken, NewToken("stranger")).token
    programs = [
        subprocess.Popen([sys.executable, script, house.address, *more], stdout=subprocess.PIPE, text=True)
        for more in ([token], [])
    ]
    said = [program.communicate(timeout=60)[0] for program in programs]
    assert said[0] == said[1]
    assert said[0].startswith("the winners sit in (")
    while not (games := owner.ask(f"api/players/{me.account}/games", Games).games):
        pass
    assert {player.account for player in games[0].players} == {me.account, None}
    (program,) = [session for session in owner.ask("api/me/sessions", Sessions).sessions if not session.is_this]
    assert (program.device, program.is_program) == ("stranger", True)
    owner.fetch("api/me/sessions/end", {"session": program.session})
    ended = Person(house, Authorization=f"Bearer {token}")
    assert ended.ask("api/me", Whoami).me is None
    assert error_of(ended, "api/me/tables") == "log-in-first"


def test_a_program_takes_a_seat_by_link_and_hears_why_not(house: ServerProcess) -> None:
    async def story() -> None:
        club = Club(house.address)
        opened = Person(house).open_table("famiglia", "soldato", "friend")
        player = await club.accept(opened.invitations[0].path, "Program")
        assert isinstance(player, Player)
        with pytest.raises(RefusedError) as spent:
            await club.accept(opened.invitations[0].path, "Program")
        assert spent.value.refusal.error == "spent-link"
        with pytest.raises(RefusedError):
            await club.join(opened.table.table)
        async with player:
            async with await Device([opened.host.token]).connect(house.address) as host:
                await host.ask(Start)
            outcome = await player.play(first_choice)
            assert set(outcome.winners) <= {0, 1}
        with pytest.raises(OmertaError, match="does not answer"):
            await Club("http://127.0.0.1:9/").list_tables()

    run(story())


@pytest.mark.parametrize(
    "address", ["", "localhost:8000", "ftp://table.example", "file:///tmp", "http://", "http://[::1"]
)
def test_what_is_no_address_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(Unreadable, match=r"is written http://HOST:PORT or https://HOST, not "):
        Club(address)


@pytest.mark.parametrize("address", ["http://[::1]:8000/", "https://table.example", "http://host.example:80/omerta"])
def test_an_address_ends_with_a_slash_however_it_was_written(address: str) -> None:
    assert Club(address).address == address.rstrip("/") + "/"


def test_a_program_learns_that_its_opponent_gave_up(house: ServerProcess) -> None:
    """The rules know nothing of it: it once waited for ever."""

    async def story() -> None:
        opened = Person(house).open_table("famiglia", "me", "friend", start="0")
        async with (
            await Club(house.address).accept(opened.invitations[0].path, "Program") as player,
            await Device([opened.host.token, opened.seats[0].token]).connect(house.address) as anna,
        ):
            playing = asyncio.create_task(player.play(first_choice))
            await anna.ask(Start)
            await anna.until(lambda device: device.seat_to_move() == 0)
            await anna.propose("resign")
            assert (await playing).winners == (1,)

    run(story())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 6\r\n\r\n<html>",
        b"HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n" + b"[" * 200_000,
        b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort",
        b"SSH-2.0-no table\r\n",
        b"",
    ],
    ids=["a gateway's page", "depths", "half an answer", "another protocol", "nothing"],
)
def test_a_server_that_talks_nonsense_is_one_line(answer: bytes) -> None:
    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def story() -> None:
        async with await asyncio.start_server(reply, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(
                OmertaError, match=r"^http://127.0.0.1:\d+/ (does not answer|speaks another language): "
            ):
                await Club(f"http://127.0.0.1:{port}").list_tables()

    run(story())


@pytest.mark.parametrize(
    "said", ["[", "[]", "{}", '{"type":"snapshot"}', "[" * 200_000, '{"type":"update","sights":1}']
)
def test_a_table_that_talks_nonsense_is_one_line(said: str) -> None:
    async def talk(connection: ServerConnection) -> None:
        await connection.recv()
        await connection.send(said)
        await connection.close(4410)

    async def story() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Player(f"http://127.0.0.1:{port}/", ["token"]) as player:
                with pytest.raises(OmertaError, match=r"^the server (speaks another language|closed the connection)"):
                    await player.play(first_choice)

    run(story())
