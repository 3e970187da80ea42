"""What an operator sees: health, counts, logs without secrets, and a database that went away."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from omerta.server.testing import Device, RefusedError, ServerProcess, run
from tests.server.people import status

SERVE = [sys.executable, "-c", "import sys; from omerta.cli import main; sys.exit(main())", "serve", "--port", "0"]


def test_logs_are_json_with_request_ids_and_without_secrets(tmp_path: Path) -> None:
    wish = json.dumps({"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
    command = [*SERVE, "--database", str(tmp_path / "tables.db"), "--log-format", "json", "--log-level", "info"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        headers = {"Content-Type": "application/json", "X-Request-ID": "from-the-proxy"}
        request = urllib.request.Request(f"{address}api/tables", wish, headers)
        with urllib.request.urlopen(request, timeout=30) as response:
            assert response.headers["X-Request-ID"] == "from-the-proxy"
            opened = json.loads(response.read())
        with pytest.raises(urllib.error.HTTPError) as lost:
            urllib.request.urlopen(f"{address}lost%0Aand%1B[31mfound", timeout=30)
        lost.value.close()
        token = opened["host"]["token"]
        path = f"{address}api/tables/{opened['table']['table']}/games/1/record"
        odd = {"Authorization": f"Bearer {token}", "X-Request-ID": "a b"}
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(urllib.request.Request(path, headers=odd), timeout=30)
        assert error.value.headers["X-Request-ID"] != "a b"
        error.value.close()
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=30)
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"POST /api/tables 201" in line["message"] for line in lines if line["request"] == "from-the-proxy"} == {
        True
    }
    assert [line["message"].split()[1] for line in lines if "lost" in line["message"]] == ["/lost%0Aand%1B%5B31mfound"]
    assert token not in log


def test_health_readiness_and_counts(server: ServerProcess) -> None:
    assert (status(server.address, "health"), status(server.address, "ready")) == (200, 200)

    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me", start="0")
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(server.address)
            await device.act(0, "pass")
            counts = server.fetch("metrics").decode()
        for line in ("omerta_tables_total 1.0", "omerta_choices_total 1.0", "omerta_guests 1.0", "omerta_rooms 1.0"):
            assert line in counts
        assert 'omerta_requests_total{status="201"} 1.0' in counts

    run(story())


def test_a_deleted_database_is_noticed_and_nothing_is_acknowledged(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me", start="0")
        path = Path(server.settings.database)
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(server.address)
            path.rename(path.with_suffix(".away"))
            with pytest.raises(RefusedError) as error:
                await device.act(0, "pass")
            assert error.value.refusal.error == "storage-failed"
            assert str(path) not in error.value.refusal.message
            assert status(server.address, "ready") == 503
            path.with_suffix(".away").rename(path)
            assert status(server.address, "ready") == 200
            await device.until(lambda device: device.close_code is not None)
            await device.connect(server.address)
            assert device.sequence == 1
            await device.act(0, "pass")

    run(story())
    assert "was deleted or replaced under the running server" in server.complaints()
