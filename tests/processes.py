"""Processes that a command begins, seen from outside."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

IS_LINUX = Path("/proc/self/task").is_dir()


def interrupt_while_beginning(process: subprocess.Popen[str], children: int) -> None:
    """Ctrl-C in a terminal, which everybody hears, as soon as so many children have made up their mind about it."""
    while sum([_has_decided(child) for child in spawned_by(process.pid)]) < children:
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)


def spawned_by(pid: int) -> list[int]:
    """The processes that carry out work for this one."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [child for child in map(int, children) if "spawn_main" in _read(child, "cmdline")]


def _has_decided(pid: int) -> bool:
    """Is an interrupt blocked or answered?"""
    lines = _read(pid, "status").splitlines()
    masks = [int(line.split()[1], 16) for line in lines if line.startswith(("SigBlk:", "SigCgt:"))]
    return any(mask >> (signal.SIGINT - 1) & 1 for mask in masks)


def _read(pid: int, what: str) -> str:
    """Nothing, if the process is gone."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""
