"""The list of commands: it says what each one says itself, needs no game to be read, and completes in shells."""

from __future__ import annotations

import subprocess
import sys

import pytest

from omerta.cli.commands import COMMANDS, open_command

ASK = "import sys; from omerta.cli import main; main(sys.argv[1:]); print(*sorted(sys.modules), file=sys.stderr)"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says(name: str) -> None:
    told = open_command(name).help
    assert " ".join(told.split()).startswith(COMMANDS[name])


@pytest.mark.parametrize("question", ["--help", "--version"])
def test_help_and_version_read_no_game_and_no_message(question: str) -> None:
    done = subprocess.run([sys.executable, "-c", ASK, question], capture_output=True, text=True, timeout=60, check=True)
    loaded = done.stderr.split()
    assert "omerta.cli" in loaded
    assert not [name for name in loaded if name.startswith(("omerta.games.", "omerta.bots", "omerta.messages"))]
    assert "omerta" in done.stdout


@pytest.mark.parametrize(
    ("words", "offered"),
    [("omerta sc", ["scenario"]), ("omerta scenario pr", ["probe"]), ("omerta play ", ["famiglia", "mafia-war"])],
)
def test_shells_complete_commands_and_games(words: str, offered: list[str]) -> None:
    place = str(len(words.split(" ")) - 1)
    done = subprocess.run(
        [sys.executable, "-m", "omerta"],
        env={"_OMERTA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": place},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout.split() == offered
