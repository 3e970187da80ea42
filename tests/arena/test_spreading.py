"""Games on several processes: whatever becomes of whoever started them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.processes import IS_LINUX, interrupt_while_beginning

PARENT = """
from omerta.arena.spreading import Workers, as_they_come
for _ in as_they_come(abs, [1, 2, 3], Workers(jobs=2)):
    print("at work", flush=True)
    input()
"""


def test_processes_end_with_a_command_that_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        process.kill()
        # What all of them write to is only closed when the last of them has ended.
        process.communicate(timeout=60)


@pytest.mark.skipif(not IS_LINUX, reason="needs Linux to find the processes")
def test_processes_that_only_begin_leave_an_interrupt_to_the_command() -> None:
    """A terminal sends Ctrl-C to them too, and each once complained of it."""
    command = [sys.executable, "-m", "omerta", "arena", "famiglia", "--bots", "random,picciotto", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        interrupt_while_beginning(process, 2)
        _, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints.strip()) == (130, "")
