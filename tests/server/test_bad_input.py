"""Whatever is sent: a clear answer, and nothing changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from omerta.server.problems import CODES
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import (
    MESSAGE_LIMIT,
    AskLink,
    Claim,
    Claimed,
    Invite,
    Invited,
    LinkInfo,
    OpenedTable,
    Refused,
    Replay,
    encode,
)

BOUNDED = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
TYPES = st.sampled_from(
    ["hello", "act", "undo", "start", "propose", "answer", "invite", "why-not", "preview", "replay", "dance"]
)
FIELDS = st.sampled_from(
    ["id", "seat", "expected", "action", "actions", "tokens", "sequence", "game_number", "first", "count"]
)


async def hear_refusal(device: Device, data: bytes | str) -> Refused:
    """Send something and return the refusal it gets."""
    known = len(refusals(device))
    await device.send(data)
    await device.until(lambda other: len(refusals(other)) > known)
    return msgspec.json.decode(refusals(device)[known], type=Refused)


def refusals(device: Device) -> list[str]:
    return [text for text in device.heard if text.startswith('{"type":"refused"')]


def refuse(server: ServerProcess, path: str, document: object) -> tuple[int, str]:
    """Send a request over HTTP; the status and code it is refused with."""
    with pytest.raises(RefusedError) as error:
        server.post(path, document, OpenedTable)
    assert error.value.refusal.key == f"refusal-{error.value.refusal.error}"
    assert "\n" not in error.value.refusal.message
    return error.value.status, error.value.refusal.error


async def check_unchanged(server: ServerProcess, opened: OpenedTable, data: bytes | str) -> str:
    """The code a message is refused with, after making sure that it changed nothing and closed nothing."""
    async with Device([opened.seats[0].token]) as anna:
        await anna.connect(server.address)
        before = anna.sequence, anna.sights
        refusal = (await hear_refusal(anna, data)).refusal
        assert (anna.sequence, anna.sights) == before
        await anna.ask(lambda number: Replay(number, 1))
        return refusal.error


@pytest.fixture(scope="module")
def table(shared_server: ServerProcess) -> OpenedTable:
    """A table in play; seat 0 is to move."""
    return shared_server.open_table("famiglia", "me", "me", start="0")


@BOUNDED
@given(data=st.text(max_size=200) | st.binary(max_size=200) | JSON.map(msgspec.json.encode))
def test_noise_is_refused(shared_server: ServerProcess, table: OpenedTable, data: bytes | str) -> None:
    noise = data if isinstance(data, str) else data.decode("utf-8", "replace")
    run(_expect(shared_server, table, noise, "malformed"))


async def _expect(server: ServerProcess, table: OpenedTable, data: str, code: str) -> None:
    assert await check_unchanged(server, table, data) == code


@BOUNDED
@given(kind=TYPES, fields=st.dictionaries(FIELDS, JSON, max_size=5))
def test_messages_with_wrong_fields_are_refused(
    shared_server: ServerProcess, table: OpenedTable, kind: str, fields: dict[str, Any]
) -> None:
    async def story() -> None:
        code = await check_unchanged(shared_server, table, msgspec.json.encode({"type": kind, **fields}))
        assert code in CODES

    run(story())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "id": 1, "seat": 1, "expected": 1, "action": "pass"}, "not-your-seat"),
        ({"type": "act", "id": 1, "seat": 0, "expected": 0, "action": "pass"}, "stale"),
        ({"type": "act", "id": 1, "seat": 0, "expected": 99, "action": "pass"}, "stale"),
        ({"type": "act", "id": 1, "seat": 0, "expected": 1, "action": "burn the table"}, "unknown-action"),
        ({"type": "act", "id": 1, "seat": 0, "expected": 1, "action": "x" * 200}, "malformed"),
        ({"type": "act", "id": 1, "seat": 0, "expected": 1, "action": "pass", "state": {}}, "malformed"),
        ({"type": "undo", "id": 1, "seat": 0, "expected": 1}, "nothing-to-take-back-here"),
        ({"type": "why-not", "id": 1, "seat": 7, "action": "pass"}, "not-your-seat"),
        ({"type": "preview", "id": 1, "seat": 1, "actions": ["pass"]}, "not-your-seat"),
        ({"type": "start", "id": 1}, "only-the-host"),
        ({"type": "invite", "id": 1, "seat": 1}, "only-the-host"),
        ({"type": "propose", "id": 1, "kind": "rematch", "seat": 0}, "not-over"),
        ({"type": "reply", "id": 1, "agrees": True}, "nothing-proposed"),
        ({"type": "replay", "id": 1, "game_number": 2}, "no-such-game"),
        ({"type": "replay", "id": 1, "game_number": 1, "seat": 1}, "closed-eyes"),
        ({"type": "replay", "id": 1, "game_number": 1, "seat": 5}, "not-your-seat"),
        ({"type": "hello", "tokens": ["guess"]}, "unknown-link"),
        ({"type": "hello", "tokens": []}, "malformed"),
    ],
)
def test_what_is_not_allowed_is_refused(
    shared_server: ServerProcess, table: OpenedTable, message: dict[str, Any], code: str
) -> None:
    run(_expect(shared_server, table, msgspec.json.encode(message).decode(), code))


def test_out_of_turn_names_the_rule(shared_server: ServerProcess, table: OpenedTable) -> None:
    async def story() -> None:
        async with Device([table.seats[1].token]) as bruno:
            await bruno.connect(shared_server.address)
            with pytest.raises(RefusedError) as error:
                await bruno.act(1, "pass")
            assert (error.value.refusal.rule, error.value.refusal.error) == ("TURN-1", "it-is-not-your-turn")

    run(story())


def test_chance_is_not_for_players(shared_server: ServerProcess, table: OpenedTable) -> None:
    message = {"type": "act", "id": 1, "seat": 0, "expected": 1, "action": "draw famiglia-4"}

    async def story() -> None:
        assert await check_unchanged(shared_server, table, msgspec.json.encode(message)) not in CODES

    run(story())


def test_an_oversized_message_is_refused_and_the_connection_lives(
    shared_server: ServerProcess, table: OpenedTable
) -> None:
    run(_expect(shared_server, table, "[" * (MESSAGE_LIMIT + 1), "too-long"))
    run(_expect(shared_server, table, "[" * MESSAGE_LIMIT, "malformed"))


def test_nothing_is_answered_before_hello(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with connect(f"ws{shared_server.address.removeprefix('http')}api/socket") as socket:
            for message, number, error in (
                ({"type": "hello", "tokens": ["wrong"], "sequence": 0}, None, "unknown-link"),
                ({"type": "act", "id": 1, "seat": 0, "expected": 1, "action": "pass"}, 1, "hello-first"),
            ):
                await socket.send(msgspec.json.encode(message), text=True)
                answer = msgspec.json.decode(await socket.recv(), type=Refused)
                assert (answer.id, answer.refusal.error) == (number, error)

    run(story())


def test_links_of_two_tables_and_unclaimed_invitations_seat_nobody(shared_server: ServerProcess) -> None:
    async def story() -> None:
        here = shared_server.open_table("famiglia", "me", "friend")
        there = shared_server.open_table("famiglia", "me", "friend")
        for tokens, code in (
            ([here.seats[0].token, there.seats[0].token], "links-of-two-tables"),
            ([here.invitations[0].token], "claim-first"),
        ):
            async with Device(tokens) as device:
                with pytest.raises(RefusedError) as error:
                    await device.connect(shared_server.address)
                assert error.value.refusal.error == code

    run(story())


def test_an_invitation_is_good_for_one_seat_once(shared_server: ServerProcess) -> None:
    opened = shared_server.open_table("famiglia", "me", "friend")
    invitation = opened.invitations[0].token
    assert shared_server.post("api/links", AskLink(invitation), LinkInfo).role == "invitation"
    shared_server.post("api/claims", Claim(invitation, "Bruno"), Claimed)
    assert refuse(shared_server, "api/claims", Claim(invitation, "Carlo")) == (410, "spent-link")
    assert refuse(shared_server, "api/links", AskLink(invitation)) == (410, "spent-link")
    assert refuse(shared_server, "api/claims", Claim(opened.host.token)) == (400, "not-an-invitation")
    assert refuse(shared_server, "api/links", AskLink("guess")) == (404, "unknown-link")


def test_a_replaced_link_opens_nothing_and_its_holder_is_told(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "friend")
        seat = shared_server.post("api/claims", Claim(opened.invitations[0].token, "Bruno"), Claimed).seat
        async with Device([opened.host.token]) as host, Device([seat.token]) as bruno:
            await host.connect(shared_server.address)
            await bruno.connect(shared_server.address)
            answer = await host.ask(lambda number: Invite(number, 1))
            assert isinstance(answer, Invited)
            await bruno.until(lambda device: device.close_code is not None)
            assert bruno.close_code == 4410
            assert "revoked-link" in bruno.heard[-1]
            assert refuse(shared_server, "api/links", AskLink(seat.token)) == (410, "revoked-link")
            assert shared_server.post("api/claims", Claim(answer.link.token), Claimed).seat.seat == 1
            with pytest.raises(RefusedError) as error:
                await host.ask(lambda number: Invite(number, 0))
            assert error.value.refusal.error == "not-a-friends-seat"

    run(story())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "famiglia", "edition": "gold", "seats": []}, "unknown-game"),
        ({"game": "famiglia", "seats": [{"kind": "me"}]}, "wrong-number-of-seats"),
        ({"game": "famiglia", "seats": [{"kind": "me"}] * 2, "is_guided": True}, "wrong-number-of-seats"),
        ({"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "bot", "rank": "pope"}]}, "unknown-rank"),
        ({"game": "famiglia", "seats": [{"kind": "me"}] * 2, "options": {"hands": "up"}}, "unknown-option"),
        ({"game": "famiglia", "seats": [{"kind": "me"}] * 2, "seed": "1"}, "malformed"),
        ({"game": "famiglia", "seats": [{"kind": "cat"}] * 2}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(shared_server: ServerProcess, wish: object, code: str) -> None:
    assert refuse(shared_server, "api/tables", wish) == (400, code)


def test_oversized_and_lost_requests_over_http(shared_server: ServerProcess, table: OpenedTable) -> None:
    assert refuse(shared_server, "api/tables", b"[" * (MESSAGE_LIMIT + 1)) == (413, "too-long")
    assert refuse(shared_server, "api/nowhere", encode(AskLink("x"))) == (404, "not-found")
    assert refuse(shared_server, "api/games", b"{}") == (404, "not-found")
    for token, wanted in ((table.host.token, (409, "not-over")), ("guess", (404, "unknown-link"))):
        with pytest.raises(RefusedError) as error:
            shared_server.fetch(f"api/tables/{table.table.table}/games/1/record", token=token)
        assert (error.value.status, error.value.refusal.error) == wanted
