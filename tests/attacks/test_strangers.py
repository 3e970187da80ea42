"""Pages of other sites, other names, forms, and addresses nobody would write."""

from __future__ import annotations

import http.client
import json
from urllib.parse import urlsplit

import pytest

from omerta.server.testing import ServerProcess
from tests.attacks.conftest import Serve
from tests.attacks.plain import connect

WISH = json.dumps({"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "me"}]})
JSON = "application/json"


def ask(server: ServerProcess, method: str, path: str, body: str | None = None, **headers: str) -> tuple[int, str]:
    """The status and the code of a refusal."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    fields = {name.replace("_", "-"): text for name, text in headers.items()}
    connection.request(method, path, body, fields)
    answer = connection.getresponse()
    text = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, json.loads(text).get("error", "") if text.startswith("{") else ""


def test_forms_and_pages_of_other_sites_open_no_table(serve: Serve) -> None:
    server = serve()
    here = server.address.rstrip("/")
    for headers, wanted in (
        ({"Content_Type": JSON}, (201, "")),
        ({"Content_Type": f"{JSON}; charset=utf-8", "Origin": here}, (201, "")),
        ({"Content_Type": "text/plain"}, (415, "not-json")),
        ({"Content_Type": "application/x-www-form-urlencoded", "Origin": here}, (415, "not-json")),
        ({}, (415, "not-json")),
        ({"Content_Type": JSON, "Origin": "https://evil.example"}, (403, "foreign-page")),
        ({"Content_Type": JSON, "Origin": "null"}, (403, "foreign-page")),
        ({"Content_Type": JSON, "Origin": "http://["}, (403, "foreign-page")),
        ({"Content_Type": JSON, "Origin": "http://[evil]"}, (403, "foreign-page")),
        ({"Content_Type": JSON, "Origin": "http://127.0.0.1:1"}, (403, "foreign-page")),
        ({"Content_Type": JSON, "Host": "evil.example"}, (421, "unknown-name")),
    ):
        assert ask(server, "POST", "/api/tables", WISH, **headers) == wanted, headers


def test_a_socket_of_another_site_is_refused(serve: Serve) -> None:
    server = serve()
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
        "Sec_WebSocket_Version": "13",
    }
    assert ask(server, "GET", "/api/socket", Origin="https://evil.example", **upgrade) == (403, "foreign-page")
    assert ask(server, "GET", "/api/socket", Origin="http://[", **upgrade) == (403, "foreign-page")
    assert ask(server, "GET", "/api/socket", Host="evil.example", **upgrade) == (421, "unknown-name")
    for nowhere in ("/", "/api/other", "/docs/", "/api/socket%ff"):
        assert ask(server, "GET", nowhere, **upgrade) == (404, ""), nowhere
    assert server.complaints() == ""


def test_a_server_answers_to_its_configured_names(serve: Serve) -> None:
    server = serve(names=("table.example",))
    assert ask(server, "GET", "/api/games", Host="table.example")[0] == 200
    assert ask(server, "GET", "/api/games", Host="Table.Example:443")[0] == 200
    assert ask(server, "GET", "/api/games", Host="192.0.2.7") == (421, "unknown-name")
    assert ask(server, "GET", "/health", Host="10.0.0.7")[0] == 200


@pytest.mark.parametrize(
    ("path", "statuses"),
    [
        (f"/api/tables/t/games/{'9' * 5000}/record", {404}),
        ("/api/tables/t/games/-1/record", {404}),
        ("/api/tables/t/games/%C2%B2/record", {404}),
        (f"/api/games/{'a' * 5000}/printed", {400}),
        (f"/api/games/mafia-war/printed?edition={'b' * 5000}", {400}),
        ("/api/games/mafia-war/printed?edition=%00", {400}),
        ("/api/games/mafia-war/printed?edition=../../x", {400}),
        ("/api/games/%ff%fe/printed", {400}),
        (f"/messages/{'a' * 5000}/b.ftl", {404}),
        (f"/messages/en/{'a' * 300}.ftl", {404}),
        (f"/{'x' * 5000}", {404, 503}),
        ("/%00", {400}),
    ],
)  # fmt: skip
def test_odd_addresses_are_refused_in_one_line(serve: Serve, path: str, statuses: set[int]) -> None:
    server = serve()
    assert ask(server, "GET", path)[0] in statuses


def test_only_a_trusted_proxy_speaks_for_others(serve: Serve) -> None:
    limits = {"rate_per_address": 1, "burst_per_address": 80, "patience": 0.1}
    for proxies, address, wanted in (
        ((), "203.0.113.{}", [201, 201, 429]),
        (("127.0.0.1",), "203.0.113.{}", [201, 201, 201]),
        # Everybody with a network of IPv6 has any number of addresses in it.
        (("127.0.0.0/8",), "2001:db8::{}", [201, 201, 429]),
    ):
        server = serve(proxies=proxies, **limits)
        statuses = [
            ask(server, "POST", "/api/tables", WISH, Content_Type=JSON, X_Forwarded_For=address.format(number))[0]
            for number in range(3)
        ]
        assert statuses == wanted


def test_counts_are_for_the_operators_own_network(serve: Serve) -> None:
    server = serve(proxies=("127.0.0.1",))
    assert ask(server, "GET", "/metrics", X_Forwarded_For="8.8.8.8") == (404, "not-found")
    assert ask(server, "GET", "/metrics")[0] == 200


def test_an_aborted_post_is_one_line_at_most(serve: Serve) -> None:
    server = serve()
    for _ in range(5):
        with connect(server) as connection:
            connection.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 50\r\n\r\n{"
            )
    assert ask(server, "GET", "/api/games")[0] == 200
    assert len(server.complaints().splitlines()) <= 5


def test_what_never_changes_is_sent_once(serve: Serve) -> None:
    server = serve()
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    for path in ("/api/games", "/api/games/mafia-war/printed?edition=trinacria"):
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        first = connection.getresponse()
        body = first.read()
        assert (first.status, first.headers["Content-Encoding"]) == (200, "gzip")
        assert body
        connection.request("GET", path, headers={"If-None-Match": first.headers["ETag"]})
        second = connection.getresponse()
        assert (second.status, second.read()) == (304, b"")
    connection.close()
