"""The house as files: what the architecture tests read."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "omerta"
TESTS = ROOT / "tests"


def modules() -> list[Path]:
    """Every Python module of the package."""
    return sorted(SOURCE.rglob("*.py"))


def dotted(path: Path) -> str:
    """The import name of a module."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """Every `omerta` module that a module imports, names taken from packages included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "omerta":
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == "omerta"}
    return found


def room(name: str) -> str:
    """The room of a module: `kernel`, `games.famiglia`, `cli` …"""
    parts = name.split(".")
    if parts[:2] == ["omerta", "games"] and len(parts) > 2:
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 else "omerta"
