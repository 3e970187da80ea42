"""`omerta serve` as a person starts and stops it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from omerta.server import house_address, listen
from tests.processes import IS_LINUX, interrupt_while_beginning

COMMAND = [sys.executable, "-c", "import sys; from omerta.cli import main; sys.exit(main())", "serve"]


def test_it_prints_its_address_and_stops_quietly(tmp_path: Path) -> None:
    arguments = [*COMMAND, "--port", "0", "--database", f"sqlite:///{tmp_path / 'new' / 'tables.db'}"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}api/games", timeout=30) as response:
            assert response.status == 200
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
    assert complaints.strip() == ""
    assert (tmp_path / "new" / "tables.db").is_file()


@pytest.mark.skipif(not IS_LINUX, reason="needs Linux to find the workers")
def test_it_stops_quietly_while_its_workers_begin(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to them too, and each once complained of it."""
    arguments = [*COMMAND, "--port", "0", "--database", str(tmp_path / "tables.db"), "--workers", "2"]
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        interrupt_while_beginning(process, 2)
        _, complaints = process.communicate(timeout=30)
    assert complaints.strip() == ""


def test_only_a_server_for_the_network_has_an_address_there() -> None:
    with listen("127.0.0.1", 0) as own, listen("0.0.0.0", 0) as open_to_all:
        assert house_address(own) is None
        port = open_to_all.getsockname()[1]
        address = house_address(open_to_all)  # None where this machine has no network
        assert address is None or re.fullmatch(rf"http://(?!127|0\.)[\d.]+:{port}/", address)


def test_bad_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        for arguments, words in (
            (
                ["--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "a.db")],
                "cannot listen on 127.0.0.1",
            ),
            (["--port", "0", "--database", str(tmp_path)], "cannot open the database"),
            (["--port", "0", "--database", "mysql://x"], "'mysql' is not known here"),
            (["--port", "0", "--redis", "x"], "--redis"),
            (["--port", "0", "--smtp", "smtp://[", "--mail-from", "table@table.example"], "--smtp must begin with"),
            (["--port", "0", "--log-level", "loud"], "--log-level loud"),
            (["--port", "0", "--public"], "--public needs --name NAME"),
            (["--port", "0", "--public", "--name", "omerta.example"], "--public needs --proxy ADDRESS"),
            (["--port", "0", "--name", "https://omerta.example/"], "without https:// and slashes"),
            (["--port", "0", "--proxy", "nginx"], "'nginx'"),
            (["--port", "99999"], "--port"),
            (["--port", "0", "--host", ""], "--host names no address"),
            (["--port", "0", "--edition", "nobody"], "nobody"),
        ):
            done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=30, check=False)
            assert done.returncode == 2
            assert words in done.stderr
            assert len(done.stderr.splitlines()) == 1
