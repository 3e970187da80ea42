"""Scenarios: a position, a script, refusals and expected values in one file a player can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from omerta.kernel.documents import convert, decode_json, decode_toml, read_bytes
from omerta.kernel.errors import Unreadable
from omerta.kernel.event import Event

NO_VALUE = "no value"
"""What stands in a scenario for nothing, since TOML has no word for it."""
EVERYBODY: Final = "everybody"


class ExpectedEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that must be told: its kind, and whatever of the rest is given."""

    kind: str
    """Its name, as a difference lists what was told."""
    rule: str | None = None
    """The rule it tells of."""
    args: dict[str, int | str] = {}
    """Those of its arguments that matter."""
    audience: list[int] | Literal["everybody"] | None = None
    """The seats that hear it."""

    def is_met_by(self, event: Event) -> bool:
        """Is this the fact?"""
        audience = heard_by(event)
        return (
            event.kind == self.kind
            and self.rule in (None, event.rule)
            and all(event.args.get(name) == value for name, value in self.args.items())
            and (
                self.audience is None
                or audience == (self.audience if self.audience == EVERYBODY else sorted(self.audience))
            )
        )

    def as_told(self, event: Event) -> ExpectedEvent:
        """A fact of the same kind in full, with those who heard it where that is asked."""
        return ExpectedEvent(event.kind, event.rule, event.args, None if self.audience is None else heard_by(event))

    def __str__(self) -> str:
        """The fact in a few words."""
        given = [self.rule or "", *[f"{name}={value}" for name, value in self.args.items()]]
        heard = [] if self.audience is None else [f"for {self.audience}"]
        return " ".join([word for word in [self.kind, *given, *heard] if word])


def heard_by(event: Event) -> list[int] | Literal["everybody"]:
    """Who hears of a fact, as a scenario says it."""
    return EVERYBODY if event.audience is None else sorted(event.audience)


class Expectations(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so at one moment. Paths go into a document (`hands.0.1`); "no value" expects nothing there."""

    expect: dict[str, Any] = {}
    """By path into the position, or into `outcome`."""
    seen: dict[str, dict[str, Any]] = {}
    """By seat (or `spectator`), then by path into what that seat sees."""
    to_move: list[int] | None = None
    """The seats that owe a choice; none where chance is due or the game is over."""
    asked: str | None = None
    """The question, as `omerta scenario probe` names it."""
    offered: list[str] = []
    """Steps that must be possible."""
    not_offered: list[str] = []
    """Steps that must not be possible."""
    events: list[ExpectedEvent] = []
    """Facts told by the step that led here; for the scenario as a whole, by any step, in this order."""


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that must be refused after so many steps of the script: with this rule, or with any."""

    action: str
    """A step as the script writes it: a seat, then the action."""
    rule: str | None = None
    """The rule that must refuse it; left out: any."""
    after: int = 0
    """So many steps of the script are played before."""


class Moment(Expectations, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so after so many steps of the script."""

    after: int
    """So many steps of the script are played before."""


class Scenario(Expectations, frozen=True, forbid_unknown_fields=True):
    """One scenario. What it expects itself must be so at its end; `at` expects something on the way."""

    title: str
    """What it shows, in a line."""
    game: str
    """The game's name."""
    rules: list[str] = []
    """Ids of the ledger that it is about."""
    note: str = ""
    """Whatever else a reader should know."""
    options: dict[str, str] = {}
    """Table options, as `--option` takes them."""
    position: dict[str, Any] = {}
    """What lies on the table before the script; anything left out is a default."""
    script: list[str] = []
    """Steps as records write them: a seat, or `*` for chance, then the action."""
    refused: list[Refused] = []
    """Actions that must be refused."""
    at: list[Moment] = []
    """What must be so on the way."""


def read_scenario(path: Path) -> Scenario:
    """A scenario from a TOML or JSON file."""
    content = read_bytes(path)
    try:
        return convert(decode_json(content) if path.suffix == ".json" else decode_toml(content), Scenario)
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from None
