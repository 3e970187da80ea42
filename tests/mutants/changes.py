"""Small wrong changes of a source file: every place where one can be made, and the file with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
SPARED = ("prompt", "prompt_args", "rule", "__init__")
"""What these functions say is the business of the messages."""


class Change(NamedTuple):
    """The `number`-th place of a file that can be changed, and the lines of the statement it stands in."""

    number: int
    kind: str
    first: int
    last: int


class Place(NamedTuple):
    """A node that can be changed in one way, and the lines of its statement."""

    node: ast.AST
    kind: str
    first: int
    last: int


def changes_of(source: str) -> list[Change]:
    """Every change that can be made in a file."""
    places = list(places_of(ast.parse(source)))
    return [Change(number, place.kind, place.first, place.last) for number, place in enumerate(places)]


def changed(source: str, number: int) -> ast.Module:
    """The file with one change; -1: with none."""
    tree = ast.parse(source)
    if number >= 0:
        place = next(place for count, place in enumerate(places_of(tree)) if count == number)
        make(place.node, place.kind, refusals_of(tree))
    return ast.fix_missing_locations(tree)


def refusals_of(tree: ast.Module) -> list[str]:
    """The names of the refusals that a file defines."""
    defined = [node for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)]
    return [ast.unparse(node.target) for node in defined if ast.unparse(node).count("= Refusal(")]


def places_of(tree: ast.Module) -> Iterator[Place]:
    """Every node that can be changed, and how, in a fixed order."""
    refusals = refusals_of(tree)
    for node, first, last in walk(tree, 0, 0):
        for kind in kinds_of(node, refusals):
            yield Place(node, kind, first, last)


def kinds_of(node: ast.AST, refusals: list[str]) -> Iterator[str]:
    """How a node can be changed."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITES:
        yield "comparison"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
        yield "sign"
    elif isinstance(node, ast.BoolOp):
        yield "and/or"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "true/false"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "bound"
    elif isinstance(node, ast.Call) and can_swap(node):
        yield "arguments"
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in refusals and len(refusals) > 1:
        yield "refusal"
    if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign) and is_effect(node):
        yield "dropped"


def walk(node: ast.AST, first: int, last: int) -> Iterator[tuple[ast.AST, int, int]]:
    """All nodes that run, without annotations and spared functions, with the lines of their statement or its head."""
    if isinstance(node, ast.stmt):
        first = node.lineno
        body = getattr(node, "body", None)
        last = max(first, body[0].lineno - 1) if body else node.end_lineno or first
    yield node, first, last
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.FunctionDef) and child.name in SPARED:
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            if isinstance(child, ast.AST):
                yield from walk(child, first, last)


def can_swap(call: ast.Call) -> bool:
    """Are there two different arguments to swap behind the state?"""
    return len(call.args) > 2 and ast.dump(call.args[-1]) != ast.dump(call.args[-2])


def is_effect(node: ast.Expr | ast.Assign | ast.AugAssign) -> bool:
    """Does a statement change something outside its function, or tell it?"""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def make(node: ast.AST, kind: str, refusals: list[str]) -> None:
    """Make the change in the tree."""
    if kind == "dropped":
        assert isinstance(node, ast.stmt)
        line = node.lineno
        node.__class__ = ast.Pass
        node.__dict__.clear()
        node.lineno = line
    elif isinstance(node, ast.Name):
        node.id = refusals[(refusals.index(node.id) + 1) % len(refusals)]
    elif isinstance(node, ast.Compare):
        node.ops[0] = OPPOSITES[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = SIGNS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.Call):
        node.args[-1], node.args[-2] = node.args[-2], node.args[-1]
