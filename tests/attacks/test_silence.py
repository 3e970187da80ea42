"""Who says nothing, or half of it, or takes nothing, is shown out; newcomers come in."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack

import pytest

from omerta.server.testing import Device, ServerProcess, at_random, run
from omerta.server.wire import Hello, OpenedTable, Replay, encode
from tests.attacks.conftest import Serve
from tests.attacks.plain import connect, frame, head, is_closed, memory, metric, open_socket

PATIENT = {"head_time": 0.5, "request_time": 0.5, "hello_time": 0.5}


@pytest.mark.parametrize(
    ("what", "limit"),
    [
        (b"", "head-time"),
        (b"GET /api/games HTT", "head-time"),
        (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
         b"Content-Length: 100\r\n\r\n{", "request-time"),
    ],
    ids=["silence", "half a head", "half a body"],
)  # fmt: skip
def test_unfinished_requests_end(serve: Serve, what: bytes, limit: str) -> None:
    server = serve(**PATIENT)
    with connect(server) as connection:
        connection.sendall(what)
        assert is_closed(connection)
    assert metric(server, f'omerta_limits_total{{limit="{limit}"}}') == 1
    assert f"limit {limit}" in server.complaints()


def test_a_slow_drip_of_a_head_does_not_reset_the_clock(serve: Serve) -> None:
    server = serve(**PATIENT)
    with connect(server) as connection:
        connection.settimeout(0.1)
        sent = 0
        try:
            while sent < 100:
                connection.sendall(b"G" if sent == 0 else b"E")
                sent += 1
                try:
                    if not connection.recv(1):
                        break
                except TimeoutError:
                    continue
        except ConnectionError:
            pass
        assert sent < 50


def test_a_socket_that_never_says_hello_ends(serve: Serve) -> None:
    server = serve(**PATIENT)
    with open_socket(server) as connection:
        assert is_closed(connection)
    with open_socket(server) as connection:
        connection.sendall(frame(b'{"type":"hello","tokens":["guess"]}'))
        assert is_closed(connection)
    assert metric(server, 'omerta_limits_total{limit="hello-time"}') == 2


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec_WebSocket_Version": "13",
}


@pytest.mark.parametrize(
    ("more", "answer"),
    [
        ({"X_Long": "x" * 9000}, b"HTTP/1.1 431 "),
        ({f"X_{number}": "x" for number in range(200)}, b"HTTP/1.1 431 "),
        ({"Content_Length": "5"}, b""),
        ({"Transfer_Encoding": "chunked"}, b""),
    ],
    ids=["a long line", "many lines", "a body", "a body in pieces"],
)
def test_what_wants_to_be_a_socket_and_cannot_ends_at_once(serve: Serve, more: dict[str, str], answer: bytes) -> None:
    """No clock ran for it: it stayed for as long as it liked, and a few thousand of them kept everybody else out."""
    server = serve()
    with connect(server) as connection:
        connection.settimeout(8)
        connection.sendall(head(server, "GET /api/socket HTTP/1.1", **UPGRADE, **more))
        heard = connection.recv(65536)
        assert heard.startswith(answer)
        assert is_closed(connection)
    assert metric(server, "omerta_connections") == 1, "only whoever asks for the counts is there"


PIECE, NEXT_PIECE, LAST_PIECE, PING, PONG = 0x01, 0x00, 0x80, 0x89, 0x8A


@pytest.mark.parametrize("kind", [PING, PONG, NEXT_PIECE], ids=["pings", "answers to no ping", "empty pieces"])
def test_frames_without_a_message_cannot_hold_up_the_tables(serve: Serve, kind: int) -> None:
    """One connection that sent nothing else once stopped the whole server for as long as it liked."""
    server = serve()
    with open_socket(server) as connection:
        if kind == NEXT_PIECE:
            connection.sendall(frame(b"", PIECE))
        try:
            for _ in range(2000):
                connection.sendall(frame(b"", kind) * 100)
        except ConnectionError:
            pass
        assert is_closed(connection)
    assert metric(server, 'omerta_limits_total{limit="frames"}') == 1


def test_a_body_in_crumbs_cannot_hold_up_the_tables(serve: Serve) -> None:
    """What comes after the answer is read away; one endless body once stopped the whole server."""
    server = serve()
    post = head(server, "POST /api/me/leave HTTP/1.1", Content_Type="application/json", Transfer_Encoding="chunked")
    with connect(server) as connection:
        connection.sendall(post)
        try:
            for _ in range(2000):
                connection.sendall(b"1\r\nx\r\n" * 100)
        except ConnectionError:
            pass
        assert is_closed(connection)
    assert metric(server, 'omerta_limits_total{limit="pieces"}') == 1


def test_a_body_in_some_pieces_is_welcome(serve: Serve) -> None:
    server = serve()
    post = head(server, "POST /api/links HTTP/1.1", Content_Type="application/json", Transfer_Encoding="chunked")
    with connect(server) as connection:
        connection.sendall(post)
        for letter in b'{"token":"guess"}':
            connection.sendall(b"1\r\n%c\r\n" % letter)
        connection.sendall(b"0\r\n\r\n")
        heard = b""
        while b'"unknown-link"' not in heard:
            heard += connection.recv(65536)
        assert heard.startswith(b"HTTP/1.1 404")


def test_a_message_in_pieces_and_pings_now_and_then_are_welcome(serve: Serve) -> None:
    server = serve()
    token = server.open_table("famiglia", "me", "me").spectator.token
    hello = encode(Hello((token,)))
    with open_socket(server) as connection:
        connection.sendall(frame(b"hm", PING))
        connection.sendall(frame(hello[:1], PIECE))
        for place in range(1, len(hello) - 1):
            connection.sendall(frame(hello[place : place + 1], NEXT_PIECE))
        connection.sendall(frame(hello[-1:], LAST_PIECE))
        heard = b""
        while b'"snapshot"' not in heard:
            heard += connection.recv(65536)
        assert heard.startswith(b"\x8a\x02hm")


def test_letters_that_are_none_fill_no_log(serve: Serve) -> None:
    server = serve()
    with open_socket(server) as connection:
        for noise in (frame(b"\xff\xfe"), frame(b"\xe2", PIECE) + frame(b"\xff", LAST_PIECE)):
            connection.sendall(noise)
            heard = b""
            while b'"malformed"' not in heard:
                part = connection.recv(65536)
                assert part
                heard += part
    assert server.complaints() == ""


def test_an_ordinary_visitor_outlives_all_clocks(serve: Serve) -> None:
    server = serve(**PATIENT, ping_time=0.3)
    opened = server.open_table("famiglia", "me", "me", start="0")

    async def story() -> None:
        async with Device([link.token for link in opened.seats]) as anna:
            await anna.connect(server.address)
            for _ in range(2):
                with connect(server) as silent:
                    assert await asyncio.to_thread(is_closed, silent)
            await anna.act(0, "pass")

    run(story())


def test_one_address_cannot_take_all_places(serve: Serve) -> None:
    server = serve(connections_per_address=20)
    with ExitStack() as stack:
        silent = [stack.enter_context(connect(server)) for _ in range(20)]
        late = stack.enter_context(connect(server))
        assert is_closed(late)
        silent[0].close()
        assert b"connections-per-address" in server.complaints().encode()
        with socket.socket() as other:
            other.bind(("127.0.0.2", 0))
            other.settimeout(30)
            other.connect(silent[1].getpeername())
            other.sendall(head(server, "GET /health HTTP/1.1"))
            assert other.recv(1000).startswith(b"HTTP/1.1 200")


def test_behind_a_proxy_sockets_are_counted_by_who_asks(serve: Serve) -> None:
    server = serve(proxies=("127.0.0.1",), connections_per_address=3)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(open_socket(server, X_Forwarded_For="203.0.113.1"))
        with pytest.raises(AssertionError):
            open_socket(server, X_Forwarded_For="203.0.113.1")
        stack.enter_context(open_socket(server, X_Forwarded_For="203.0.113.2"))


def test_a_pipelined_request_has_a_clock_of_its_own(serve: Serve) -> None:
    server = serve(**PATIENT)
    with connect(server) as connection:
        connection.sendall(
            head(server, "GET /health HTTP/1.1")
            + head(server, "POST /api/tables HTTP/1.1", Content_Type="application/json", Content_Length="100")
        )
        assert is_closed(connection)
    assert metric(server, 'omerta_limits_total{limit="request-time"}') == 1


def play_a_while(server: ServerProcess) -> OpenedTable:
    """A table with something to replay."""
    opened = server.open_table("famiglia", "me", "me", start="0")

    async def play() -> None:
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(server.address)
            await device.play(at_random("a while", avoid="pass"), choices=50)

    run(play())
    return opened


def ask_and_take_nothing(server: ServerProcess, token: str, requests: int) -> socket.socket:
    """A watcher who asks for replays and reads none, until the server stops reading or has heard them all."""
    connection = open_socket(server, 4096)
    connection.sendall(frame(encode(Hello((token,)))))
    connection.settimeout(0.2)
    try:
        for _ in range(requests):
            connection.sendall(frame(encode(Replay(1, 1))))
    except (TimeoutError, ConnectionError):
        pass
    connection.settimeout(30)
    return connection


GREEDY = {"rate": 1e6, "rate_per_address": 1e6, "burst": 1e6, "burst_per_address": 1e6, "outbox": 1 << 20}


def test_sockets_that_take_nothing_cost_little_and_go_for_good(serve: Serve) -> None:
    """Six of these once took the server from 55 to 596 MB, and kept it."""
    server = serve(stuck_time=1, ping_time=1, **GREEDY)
    token = play_a_while(server).spectator.token
    before = memory(server)
    with ExitStack() as stack:
        greedy = [stack.enter_context(ask_and_take_nothing(server, token, 3000)) for _ in range(6)]
        assert memory(server) - before < 40 << 20
        assert all(is_closed(connection) for connection in greedy)
    assert metric(server, "omerta_limits_total{") >= 6
    assert metric(server, "omerta_guests") == 0
    deadline = time.monotonic() + 30
    while metric(server, "omerta_outbox_bytes") and time.monotonic() < deadline:
        pass
    assert metric(server, "omerta_outbox_bytes") == 0


def test_all_outboxes_together_are_bounded(serve: Serve) -> None:
    server = serve(stuck_time=60, outboxes=1 << 20, **GREEDY)
    token = play_a_while(server).spectator.token
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(ask_and_take_nothing(server, token, 500))
        deadline = time.monotonic() + 30
        while not metric(server, 'omerta_limits_total{limit="outboxes"}') and time.monotonic() < deadline:
            assert metric(server, "omerta_outbox_bytes") <= 1 << 20
        assert metric(server, 'omerta_limits_total{limit="outboxes"}') >= 1
