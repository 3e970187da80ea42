"""The JSON Schema of a game's scenarios, each field with the words that stand below it in the code."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from typing import Any

import msgspec

from omerta.kernel.game import Game
from omerta.kernel.scenarios.document import Scenario
from omerta.kernel.view import Option

REFERENCE = "#/$defs/{name}"


def scenario_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a scenario for this game, its position included."""
    (schema,), components = _components(Scenario)
    (position,), more = _components(game.position_type)
    fields = components["Scenario"]["properties"]
    fields["position"] = {**position, "description": fields["position"]["description"]}
    fields["game"]["const"] = game.name
    fields["options"]["properties"] = {option.name: _words_of(option) for option in game.options}
    fields["options"]["additionalProperties"] = False
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "$defs": {**components, **more},
    }


def _words_of(option: Option) -> dict[str, Any]:
    """What may be given for an option; some take lists of names."""
    words = {"enum": list(option.choices)} if option.choices else {}
    return {"type": "string", **words, "default": option.default}


def _components(document: type[msgspec.Struct]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    schemas, components = msgspec.json.schema_components([document], ref_template=REFERENCE)
    words = _field_words(document)
    for name, component in components.items():
        for field, described in component["properties"].items():
            if field in words.get(name, {}):
                described["description"] = words[name][field]
    return schemas, components


def _field_words(document: type[msgspec.Struct]) -> dict[str, dict[str, str]]:
    """By class of the document's module, then by field: the string below it. Such modules are never compiled."""
    module = inspect.getmodule(document)
    assert module is not None
    words: dict[str, dict[str, str]] = {}
    for part in ast.parse(inspect.getsource(module)).body:
        if isinstance(part, ast.ClassDef):
            bases = [base.id for base in part.bases if isinstance(base, ast.Name)]
            words[part.name] = {field: said for base in bases for field, said in words.get(base, {}).items()}
            words[part.name] |= _words_below(part.body)
    return words


def _words_below(body: list[ast.stmt]) -> dict[str, str]:
    words: dict[str, str] = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            said = ast.literal_eval(below.value)
            words[field.target.id] = " ".join(said.split())
    return words
