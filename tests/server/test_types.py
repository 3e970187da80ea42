"""The client's types say what the server sends."""

from __future__ import annotations

from pathlib import Path

from omerta.server.typescript import main, stale_files

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_clients_types_are_fresh() -> None:
    assert stale_files(WIRE) == [], "run python -m omerta.server.typescript"


def test_a_change_in_the_types_is_noticed_and_repaired(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    (tmp_path / "messages.ts").write_text("export interface Hello {}\n", encoding="utf-8")
    (tmp_path / "left-over.ts").write_text("", encoding="utf-8")
    assert stale_files(tmp_path) == ["left-over.ts", "messages.ts"]
    assert main(["--check", str(tmp_path)]) == 1
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
