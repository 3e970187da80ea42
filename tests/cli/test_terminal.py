"""A real terminal: a screen of its own that gives the shell's back, whatever ends the sitting."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from omerta.kernel import read_record

ENTER, LEAVE, ERASE = "\x1b[?1049h", "\x1b[?1049l", "\x1b[3J"
PATIENCE = 60
"""Seconds after which a terminal that says nothing has failed."""
COMMAND = [sys.executable, "-m", "omerta", "play", "famiglia", "--seats", "anna,ben", "--option", "start=0"]


class Seat:
    """Somebody in front of a terminal of 80 columns and 24 lines."""

    def __init__(self, *more: str, kind: str = "xterm") -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *more],
            stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True, start_new_session=True,
            env={**os.environ, "TERM": kind, "COLUMNS": "80", "LINES": "24", "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        os.close(theirs)
        self.seen = ""
        self._read = 0

    def read_until(self, text: str) -> None:
        """Read on until this is on the screen."""
        while (found := self.seen.find(text, self._read)) < 0:
            assert select.select([self._ours], [], [], PATIENCE)[0], f"no {text!r} in {self.seen[self._read :]!r}"
            self.seen += os.read(self._ours, 65536).decode("utf-8", "replace")
        self._read = found + len(text)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._ours, text.encode())

    def send(self, number: signal.Signals) -> None:
        """Send a signal until something comes of it: one that comes between the question and the reading of the answer
        waits for the next key."""
        self.process.send_signal(number)
        while not select.select([self._ours], [], [], 1)[0]:
            self.process.send_signal(number)

    def leave(self) -> int:
        """Read what is left; the exit code."""
        try:
            while more := os.read(self._ours, 65536):
                self.seen += more.decode("utf-8", "replace")
        except OSError:  # the other side is closed
            pass
        code = self.process.wait(timeout=30)
        os.close(self._ours)
        return code


def press(keys: str) -> Callable[[Seat], None]:
    return lambda seat: seat.type(keys)


def send(number: signal.Signals) -> Callable[[Seat], None]:
    return lambda seat: seat.send(number)


@pytest.mark.parametrize(
    ("end", "code"),
    [
        (send(signal.SIGINT), 130),
        (send(signal.SIGTERM), 130),
        (send(signal.SIGHUP), 130),
        (press("\x04"), 1),
        (press("q\ry\r"), 0),
    ],
    ids=["interrupted", "terminated", "hung up", "Ctrl-D", "q"],
)
def test_the_shells_screen_comes_back_and_nothing_is_lost(games: Path, end: Callable[[Seat], None], code: int) -> None:
    seat = Seat()
    seat.read_until("> ")
    seat.type("pass\r")
    seat.read_until("anna passed.")
    seat.read_until("> ")
    end(seat)
    assert seat.leave() == code
    assert seat.seen.count(ENTER) == seat.seen.count(LEAVE) == 1
    assert ERASE not in seat.seen
    assert "omerta play --continue" in seat.seen.rpartition(LEAVE)[2]
    (path,) = games.iterdir()
    assert read_record(path).steps[-1] == "0 pass"


def test_ctrl_z_gives_the_screen_back_and_everything_is_there_again_afterwards() -> None:
    seat = Seat()
    seat.read_until("> ")
    seat.send(signal.SIGTSTP)  # stops nothing here, because no shell waits to go on
    seat.read_until(LEAVE + ENTER)
    seat.read_until("The Street")
    seat.read_until("> ")
    seat.type("pass\r")
    seat.read_until("anna passed.")
    seat.type("\x04")
    assert seat.leave() == 1
    assert seat.seen.count(ENTER) == seat.seen.count(LEAVE) == 2


def test_the_result_stays_on_the_shells_screen() -> None:
    seat = Seat()
    seat.read_until("> ")
    seat.type("pass\r")
    seat.read_until("anna passed.")
    seat.read_until("> ")
    seat.type("pass\r")
    seat.read_until("Enter leaves")
    seat.type("\r")
    assert seat.leave() == 0
    assert "Both passed" in seat.seen.rpartition(LEAVE)[2]


def test_a_long_page_is_read_leaf_by_leaf() -> None:
    seat = Seat()
    seat.read_until("> ")
    seat.type("?\r")
    seat.read_until("Leaf 1 of 2")
    assert "The aim" in seat.seen
    seat.type("\r")
    seat.read_until("Press Enter to go back.")
    seat.type("\r")
    seat.read_until("> ")
    seat.type("\x04")
    assert seat.leave() == 1


def test_a_dumb_terminal_is_sent_no_escape() -> None:
    seat = Seat(kind="dumb")
    seat.read_until("> ")
    seat.type("?\r")
    seat.read_until("Press Enter to go back.")
    seat.type("\x04")
    seat.leave()
    assert "\x1b" not in seat.seen


def test_writing_over_a_record_is_asked(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("precious", encoding="utf-8")
    seat = Seat("--record", str(taken))
    seat.read_until("Write over it?")
    seat.type("n\r")
    assert seat.leave() == 1
    assert taken.read_text(encoding="utf-8") == "precious"
