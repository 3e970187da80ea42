"""What a browser gets before it speaks: the client, the message catalogue, and careful headers."""

from __future__ import annotations

import gzip
import os
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

from omerta.server.problems import CODES
from omerta.server.testing import ServerProcess


def get(server: ServerProcess, path: str, opens: str = "gzip") -> tuple[int, Message, str]:
    request = urllib.request.Request(f"{server.address}{path}", headers={"Accept-Encoding": opens})
    try:
        response = urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        body = response.read()
        is_zipped = response.headers["Content-Encoding"] == "gzip"
        text = gzip.decompress(body).decode() if is_zipped else body.decode("utf-8", "replace")
        return response.status, response.headers, text


def build_client(server: ServerProcess) -> None:
    assets = Path(server.settings.client) / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html><title>Omertà</title>", encoding="utf-8")
    (assets / "main-1a2b3c.js").write_text("let card = 'brute-2';\n" * 200, encoding="utf-8")


def test_the_client_is_served_with_careful_headers(server: ServerProcess) -> None:
    build_client(server)
    status, page, text = get(server, "")
    assert (status, page["Cache-Control"]) == (200, "no-cache")
    assert "Omertà" in text
    _, script, _ = get(server, "assets/main-1a2b3c.js")
    assert "immutable" in script["Cache-Control"]
    assert script["Content-Encoding"] == "gzip"
    for headers in (page, script, get(server, "api/games")[1], get(server, "lost")[1]):
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'self'")
        assert "http" not in policy
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"
    assert get(server, "api/nowhere")[1]["Cache-Control"] == "no-store"


def test_a_packed_file_goes_to_browsers_that_can_open_it(server: ServerProcess) -> None:
    build_client(server)
    (Path(server.settings.client) / "assets" / "main-1a2b3c.js.br").write_text("packed", encoding="utf-8")
    _, script, text = get(server, "assets/main-1a2b3c.js", "gzip, deflate, br")
    assert (script["Content-Encoding"], script["Vary"], text) == ("br", "Accept-Encoding", "packed")
    assert script["Content-Type"].startswith("text/javascript")
    assert "immutable" in script["Cache-Control"]
    for unwelcome in ("br;q=0, gzip", "gzip, BR; Q=0.00"):
        assert get(server, "assets/main-1a2b3c.js", unwelcome)[1]["Content-Encoding"] == "gzip"
    assert get(server, "assets/main-1a2b3c.js", "gzip;q=0.5, br;q=0.1")[1]["Content-Encoding"] == "br"
    assert get(server, "assets/main-1a2b3c.js", "gzip, brave")[1]["Content-Encoding"] == "gzip"
    assert get(server, "", "br")[1]["Content-Encoding"] is None


def test_a_file_is_packed_once_and_again_when_it_has_changed(server: ServerProcess) -> None:
    """Packing one costs as much as many requests: done anew for each, it let one visitor stop the tables."""
    build_client(server)
    file = Path(server.settings.client) / "assets" / "main-1a2b3c.js"
    for text, age, wanted in (("a", 1, "a"), ("b", 1, "a"), ("b", 2, "b")):
        file.write_text(text * 5000, encoding="utf-8")
        os.utime(file, (age, age))
        _, script, shown = get(server, "assets/main-1a2b3c.js", "gzip")
        assert (script["Content-Encoding"], script["Vary"]) == ("gzip", "Accept-Encoding")
        assert script["Content-Type"].startswith("text/javascript")
        assert shown == wanted * 5000
    part = urllib.request.Request(
        f"{server.address}assets/main-1a2b3c.js", headers={"Accept-Encoding": "gzip", "Range": "bytes=0-9"}
    )
    with urllib.request.urlopen(part, timeout=30) as response:
        assert (response.status, response.read()) == (206, b"b" * 10)


def test_a_lost_visitor_gets_a_page_and_nothing_outside_the_client_is_served(server: ServerProcess) -> None:
    build_client(server)
    for path in ("lost", "assets/none.js", "../tables.db", "%2e%2e/tables.db", "..%2ftables.db"):
        status, headers, text = get(server, path)
        assert status == 404
        assert "text/html" in headers["Content-Type"]
        assert "nothing here" in text


def test_without_a_built_client_the_page_says_what_to_do(server: ServerProcess) -> None:
    status, _, text = get(server, "")
    assert status == 503
    assert "make play" in text


def test_the_documentation_is_served_beside_the_client(server: ServerProcess) -> None:
    build_client(server)
    status, headers, text = get(server, "docs/")
    assert (status, "make docs" in text) == (503, True)
    site = Path(server.settings.site)
    site.mkdir()
    (site / "index.html").write_text("<!doctype html><title>Manual</title>", encoding="utf-8")
    (site / "lab.html").write_text("<!doctype html><title>Lab</title>", encoding="utf-8")
    for path, title in (("docs", "Manual"), ("docs/", "Manual"), ("docs/lab.html", "Lab"), ("", "Omertà")):
        status, headers, text = get(server, path)
        assert (status, headers["Cache-Control"]) == (200, "no-cache")
        assert f"<title>{title}<" in text
        assert "'unsafe-inline'" not in headers["Content-Security-Policy"].replace("style-src-attr 'unsafe-inline'", "")
    (site / "404.html").write_text("<!doctype html><title>Lost</title>" + "<p>Nothing here.</p>" * 99, encoding="utf-8")
    for opens in ("gzip", "identity"):
        status, _, text = get(server, "docs/none.html", opens)
        assert (status, "<title>Lost<" in text) == (404, True)
    assert get(server, "docs/../tables.db")[0] == 404


def test_the_message_catalogue_is_served(shared_server: ServerProcess) -> None:
    status, headers, text = get(shared_server, "messages/en/famiglia.ftl")
    assert status == 200
    assert headers["Content-Type"].startswith("text/plain")
    assert "event-took" in text
    for path in ("messages/en/none.ftl", "messages/EN/famiglia.ftl", "messages/xx/famiglia.ftl"):
        assert get(shared_server, path)[0] == 404


def test_every_refusal_of_the_server_has_a_sentence(shared_server: ServerProcess) -> None:
    _, _, text = get(shared_server, "messages/en/server.ftl")
    said = {line.partition(" = ")[0] for line in text.splitlines() if line.startswith("refusal-")}
    assert said == {f"refusal-{code}" for code in CODES}
