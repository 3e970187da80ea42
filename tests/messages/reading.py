"""Reads the Fluent files as syntax trees: which messages there are, and what they use."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from fluent.syntax import ast, parse

import omerta

PACKAGE = Path(inspect.getfile(omerta)).parent
FILES = sorted(path.stem for path in (PACKAGE / "messages" / "en").glob("*.ftl"))
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")


def messages(name: str, language: str = "en") -> dict[str, ast.Message]:
    """The messages of one file by id; a file that cannot be read whole, or says a thing twice, fails."""
    resource = parse((PACKAGE / "messages" / language / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), "a message stands twice"
    return dict(zip(keys, found, strict=True))


def variables(node: object) -> set[str]:
    """The arguments a message uses, anywhere in its syntax tree."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return {name for part in parts for name in variables(part)}


def used_by(message: ast.Message, found: dict[str, ast.Message]) -> set[str]:
    """The arguments of a message and of the messages it refers to."""
    names = variables(message)
    for part in references(message):
        names |= used_by(found[part], found)
    return names


def references(node: object) -> set[str]:
    """The messages that a message puts in."""
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return {name for part in parts for name in references(part)}


def words(node: object) -> list[str]:
    """The words of a message as people read them, without the names that are filled in."""
    if isinstance(node, ast.TextElement):
        return WORD.findall(node.value)
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return [word for part in parts for word in words(part)]
