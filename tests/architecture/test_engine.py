"""The engine keeps its own rules: who may write pieces, what views are drawn from, where imports stand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.house import SOURCE, modules

WAR = SOURCE / "games" / "mafia_war"
PIECES = {
    *("holder", "soldati", "cars", "labs", "boats", "confirmed", "orders", "order_marks", "order_masks"),
    *("money", "headquarters", "mat", "mat_orders", "headquarters_orders", "board_orders", "sold_orders"),
    *("supply_soldati", "supply_cars", "supply_boats", "supply_tokens", "supply_labs", "supply_neutrals"),
    *("busts", "marks", "top", "bottom", "boxed_tokens", "removed_tokens"),
}
"""The fields of a position that hold pieces."""
WRITERS = {
    "pieces",
    "blank.py",
    "imagine.py",
    "state.py",
    "document/load.py",
    "document/load_board.py",
    "document/load_orders.py",
}
"""The pieces' own rooms, and whoever makes a position that was not there before: blank, imagined, copied, read."""
ENGINE = ("kernel", "games", "bots")
VIEW_WRITERS = tuple(
    SOURCE / "games" / game / f"{name}.py"
    for game, name in (
        ("mafia_war", "viewing"),
        ("mafia_war", "pricing"),
        ("famiglia", "view"),
        ("famiglia", "pricing"),
    )
)
MOST_FILES = 16
"""About a dozen is the aim."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_writer(path: Path) -> bool:
    name = path.relative_to(WAR).as_posix()
    return name in WRITERS or name.split("/")[0] in WRITERS


def written_fields(path: Path) -> Iterator[str]:
    """The fields of positions that a module assigns to, whole or entry by entry."""
    for node in ast.walk(tree(path)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else targets
        for target in [part for whole in targets for part in ast.walk(whole)]:
            written = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(written, ast.Attribute) and getattr(written.value, "id", "") != "self":
                yield written.attr


@pytest.mark.parametrize(
    "path", [path for path in sorted(WAR.rglob("*.py")) if not is_writer(path)], ids=lambda path: path.name
)
def test_only_pieces_write_pieces(path: Path) -> None:
    assert PIECES.isdisjoint(written_fields(path))


def test_the_pieces_are_fields_and_all_of_them_have_a_writer() -> None:
    state = next(node for node in tree(WAR / "state.py").body if isinstance(node, ast.ClassDef))
    fields = {node.target.id for node in state.body if isinstance(node, ast.AnnAssign) and hasattr(node.target, "id")}
    assert fields >= PIECES
    written = {field for path in (WAR / "pieces").glob("*.py") for field in written_fields(path)}
    assert written >= PIECES


@pytest.mark.parametrize("path", VIEW_WRITERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_writes_views_cannot_name_a_state(path: Path) -> None:
    """A view is drawn from a sight, so a leak would need a wrong sight."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            assert not [alias.name for alias in node.names if alias.name.endswith("State")]
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("State", "seen_by")


@pytest.mark.parametrize("room", ENGINE)
def test_imports_of_the_engine_stand_at_the_top(room: str) -> None:
    hidden = [
        f"{path.name}:{node.lineno}"
        for path in sorted((SOURCE / room).rglob("*.py"))
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not hidden


def test_folders_hold_about_a_dozen_files() -> None:
    counts: dict[Path, int] = {}
    for path in modules():
        if path.name != "__init__.py":
            counts[path.parent] = counts.get(path.parent, 0) + 1
    assert not {folder.name: count for folder, count in counts.items() if count > MOST_FILES}
