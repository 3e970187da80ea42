"""The documentation builds into a site that needs nothing from anywhere else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
pytest.importorskip("mkdocstrings", reason="mkdocs and mkdocstrings are not installed: the site is not built")


def test_the_site_builds_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=quiet)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    pages = {page.stem for page in tmp_path.glob("*.html")}
    assert pages >= {page.stem for page in (ROOT / "docs").glob("*.md")}
    for page in tmp_path.glob("*.html"):
        assert not re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="?https?://', page.read_text(encoding="utf-8"))
    reference = (tmp_path / "api.html").read_text(encoding="utf-8")
    assert "omerta.kernel.Game.observer" in reference
    assert "omerta.lab.batch.Batch" in reference
