"""Games kept as they go, in a person's data folder: whatever ends the sitting, nothing is lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from omerta.cli.output.files import write_file
from omerta.kernel import OmertaError, Table, Unreadable, format_record, read_record


def games_folder() -> Path:
    """Where games are kept: OMERTA_GAMES, else the data folder of the person's system."""
    if chosen := os.environ.get("OMERTA_GAMES"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "omerta" / "games"


def new_file(game: str) -> Path:
    """A file for a game that begins now: its name and the time; a number where that is taken."""
    stem = f"{game}-{datetime.now().strftime('%Y-%m-%d-%H%M%S')}"
    path, number = games_folder() / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = games_folder() / f"{stem}-{number}.json"
    return path


def last_unfinished(game: str | None) -> Path:
    """The game that was left last and can go on, of this name or of any."""
    try:
        files = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        files = []
    for path in files:
        try:
            record = read_record(path)
        except OmertaError:
            continue
        is_over = record.result is not None and record.result.outcome is not None
        if not is_over and game in (None, record.game):
            return path
    raise Unreadable(f"--continue: no game{f' of {game}' if game else ''} was left unfinished")


class Keeper:
    """Writes a game down after every choice. A folder that cannot be written to is told once, and play goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""

    def keep(self, table: Table) -> str:
        """Write the game as it stands; what is wrong, the first time something is."""
        if self.problem:
            return ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.path, format_record(table.closed_record()))
        except OSError as error:
            self.problem = f"cannot write {self.path}: {error.strerror}"
        except OmertaError as error:
            self.problem = str(error)
        return self.problem
