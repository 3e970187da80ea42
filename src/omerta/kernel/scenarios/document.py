"""Scenarios: a position, a script, refusals and expected values in one file a player can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from omerta.kernel.documents import decode_json, decode_toml, read_bytes
from omerta.kernel.errors import Unreadable
from omerta.kernel.event import Event
from omerta.kernel.game import Game

NO_VALUE = "no value"
"""What stands in a scenario for nothing, since TOML has no word for it."""
EVERYBODY = "everybody"


class ExpectedEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that must be told: its kind, and whatever of the rest is given."""

    kind: str
    rule: str | None = None
    args: dict[str, int | str] = {}
    audience: list[int] | Literal["everybody"] | None = None

    def is_met_by(self, event: Event) -> bool:
        """Is this the fact?"""
        audience = EVERYBODY if event.audience is None else sorted(event.audience)
        return (
            event.kind == self.kind
            and self.rule in (None, event.rule)
            and all(event.args.get(name) == value for name, value in self.args.items())
            and (
                self.audience is None
                or audience == (self.audience if self.audience == EVERYBODY else sorted(self.audience))
            )
        )

    def __str__(self) -> str:
        """The fact in a few words."""
        given = [self.rule or "", *[f"{name}={value}" for name, value in self.args.items()]]
        heard = [] if self.audience is None else [f"for {self.audience}"]
        return " ".join([word for word in [self.kind, *given, *heard] if word])


class Expectations(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so at one moment. Paths go into a document (`hands.0.1`); "no value" expects nothing there."""

    expect: dict[str, Any] = {}
    """By path into the position, or into `outcome`."""
    seen: dict[str, dict[str, Any]] = {}
    """By seat (or `spectator`), then by path into what that seat sees."""
    to_move: list[int] | None = None
    asked: str | None = None
    """The question, as `omerta scenario probe` names it."""
    offered: list[str] = []
    not_offered: list[str] = []
    events: list[ExpectedEvent] = []
    """Facts told by the step that led here; for the scenario as a whole, by any step, in this order."""


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that must be refused after so many steps of the script: with this rule, or with any."""

    action: str
    rule: str | None = None
    after: int = 0


class Moment(Expectations, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so after so many steps of the script."""

    after: int


class Scenario(Expectations, frozen=True, forbid_unknown_fields=True):
    """One scenario. What it expects itself must be so at its end; `at` expects something on the way."""

    title: str
    game: str
    rules: list[str] = []
    note: str = ""
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    script: list[str] = []
    refused: list[Refused] = []
    at: list[Moment] = []


def read_scenario(path: Path) -> Scenario:
    """A scenario from a TOML or JSON file."""
    content = read_bytes(path)
    try:
        return msgspec.convert(decode_json(content) if path.suffix == ".json" else decode_toml(content), Scenario)
    except (msgspec.ValidationError, Unreadable) as error:
        raise Unreadable(f"{path}: {error}") from None


def scenario_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a scenario for this game, its position included."""
    (schema,), components = msgspec.json.schema_components([Scenario], ref_template="#/$defs/{name}")
    (position,), more = msgspec.json.schema_components([game.position_type], ref_template="#/$defs/{name}")
    components["Scenario"]["properties"]["position"] = position
    components["Scenario"]["properties"]["game"] = {"const": game.name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "$defs": {**components, **more},
    }
