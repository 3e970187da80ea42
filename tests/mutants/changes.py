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
    """The `number`-th place of a file that can be changed."""

    number: int
    line: int
    kind: str


def changes_of(source: str) -> list[Change]:
    """Every change that can be made in a file."""
    tree = ast.parse(source)
    return [Change(number, line_of(node), kind) for number, (node, kind) in enumerate(places(tree))]


def line_of(node: ast.AST) -> int:
    """Where a node begins."""
    return int(getattr(node, "lineno", 0))


def changed(source: str, number: int) -> str:
    """The file with one change."""
    tree = ast.parse(source)
    for place, (node, kind) in enumerate(places(tree)):
        if place == number:
            make(node, kind)
            break
    return ast.unparse(ast.fix_missing_locations(tree))


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every node that can be changed, and how, in a fixed order."""
    for node in walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITES:
            yield node, "comparison"
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
            yield node, "sign"
        elif isinstance(node, ast.BoolOp):
            yield node, "and/or"
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, "true/false"
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield node, "bound"
        elif isinstance(node, ast.Call) and can_swap(node):
            yield node, "arguments"
        if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign) and is_effect(node):
            yield node, "dropped"


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes that run, without annotations and spared functions."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.FunctionDef) and child.name in SPARED:
                continue
            if isinstance(child, ast.AST):
                yield from walk(child)


def can_swap(call: ast.Call) -> bool:
    """Are there two different arguments to swap behind the state?"""
    return len(call.args) > 2 and ast.dump(call.args[-1]) != ast.dump(call.args[-2])


def is_effect(node: ast.Expr | ast.Assign | ast.AugAssign) -> bool:
    """Does a statement change something outside its function, apart from what is only told?"""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and not ast.unparse(node.value.func).startswith("facts.")
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def make(node: ast.AST, kind: str) -> None:
    """Make the change in the tree."""
    if kind == "dropped":
        assert isinstance(node, ast.stmt)
        line = node.lineno
        node.__class__ = ast.Pass
        node.__dict__.clear()
        node.lineno = line
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
