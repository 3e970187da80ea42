"""`omerta arena`: bots meet, editions are weighed, weights are fitted."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from omerta.cli.arena import balance, export, fit, meet


class ArenaGroup(TyperGroup):
    """`omerta arena GAME …` is short for `omerta arena meet GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the verb in where a game stands in its place."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = ["meet", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=ArenaGroup,
    help="Let bots meet and see who is stronger, or what an edition favours.\n\n"
    "Example: `omerta arena famiglia --bots soldato,capo --games 40 --jobs 2 --out results.jsonl`",
)
app.command("meet")(meet.meet)
app.command("balance")(balance.balance)
app.command("export")(export.export)
app.command("fit")(fit.fit_weights)
