"""The lock file knows every package of the set-up, with hashes."""

from __future__ import annotations

import re
import tomllib

from tests.architecture.house import ROOT


def test_every_pinned_package_is_locked_at_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *[pin for extra in ("server", "postgres", "redis", "arena", "lab", "docs", "dev") for pin in extras[extra]],
    ]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", locked, re.MULTILINE))
    for pin in wanted:
        name, version = re.split(r"==", re.sub(r"\[.*?\]|;.*", "", pin).strip())
        assert found.get(re.sub(r"[._]", "-", name.lower())) == version, f"{pin}: run `make lock`"
    assert locked.count("--hash=sha256:") >= len(found)
    assert "://" not in locked
