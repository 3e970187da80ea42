"""Commands in README and docs are commands that exist, with options that they take."""

from __future__ import annotations

import re
import shlex
from typing import Any

import pytest
import typer

from omerta.cli.app import app
from tests.docs.test_examples import PAGES

FENCED = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = sorted(
    {
        line.partition("  #")[0].strip()
        for page in PAGES
        for block in FENCED.findall(page.read_text(encoding="utf-8"))
        for line in block.splitlines()
        if line.startswith("omerta ")
    }
)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_in_the_docs_is_understood(line: str) -> None:
    """Every word is read as the command line reads it, down to the last command; nothing is carried out."""
    words = shlex.split(line)
    context: Any = typer.main.get_command(app).make_context(words[0], words[1:])
    while hasattr(context.command, "resolve_command"):
        left = [*context._protected_args, *context.args]
        name, command, rest = context.command.resolve_command(context, left)
        context = command.make_context(name, rest, parent=context)
    assert context.command.callback is not None
