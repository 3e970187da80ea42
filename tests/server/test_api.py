"""The API is what its document says, and nothing sent to it makes the server fail."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from omerta.server.operating.openapi import describe
from omerta.server.testing import ServerProcess

SCHEMA = schemathesis.openapi.from_dict(describe())


@pytest.fixture
def address(shared_server: ServerProcess) -> str:
    return shared_server.address


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_the_document_allows_is_answered_as_it_says(case: schemathesis.Case[Any], address: str) -> None:
    response = case.call(base_url=address.rstrip("/"))
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])


def test_the_document_and_its_page_are_served(shared_server: ServerProcess) -> None:
    assert json.loads(shared_server.fetch("api/openapi.json")) == json.loads(json.dumps(describe()))
    with urllib.request.urlopen(f"{shared_server.address}api/docs", timeout=30) as response:
        page = response.read().decode()
        assert response.headers["Content-Type"].startswith("text/html")
    assert "POST /api/tables" in page
    assert "OpenedTable" in page
