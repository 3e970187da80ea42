"""Lists in the docs that have a twin in the code hold all of it."""

from __future__ import annotations

import re
from typing import get_args

from prometheus_client import REGISTRY

from omerta.server.operating import metrics
from omerta.server.wire import FromClient
from tests.docs.test_examples import ROOT


def words_of(page: str) -> set[str]:
    """Everything that stands there between backquotes."""
    return set(re.findall(r"`([^`\n]+)`", (ROOT / page).read_text(encoding="utf-8")))


def test_the_page_of_the_server_names_every_message_a_client_can_send() -> None:
    messages = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert len(messages) > 10
    assert messages - words_of("docs/server.md") == set()


def test_the_page_of_the_operator_names_every_metric() -> None:
    assert metrics.CHOICES is not None
    counted = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in REGISTRY.collect()
        if family.name.startswith("omerta_")
    }
    assert len(counted) > 10
    named = {word.partition("{")[0] for word in words_of("docs/operating.md")}
    assert counted - named == set()


def test_the_page_of_the_client_names_every_room() -> None:
    rooms = {f"src/{room.name}" for room in (ROOT / "web" / "src").iterdir() if room.is_dir()}
    assert len(rooms) > 5
    assert rooms - words_of("web/README.md") == set()
