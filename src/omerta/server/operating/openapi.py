"""What the server answers over HTTP as an OpenAPI document, made from the types of the wire."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import msgspec

from omerta.kernel import Record
from omerta.server import wire
from omerta.server.club import documents, vocabulary
from omerta.server.club.export import Export
from omerta.server.club.friends import documents as friends
from omerta.server.club.reach import documents as reach
from omerta.server.club.records import documents as records
from omerta.server.club.tournaments import documents as tournaments
from omerta.server.problems import CODES

_REF: Final = "#/components/schemas/{name}"
_OPERATIONS: Final = (
    ("get", "/api/games", "The games one can play here.", None, wire.Catalogue, 200),
    ("get", "/api/games/{game}/printed", "What is printed on a game's components.", None, None, 200),
    ("post", "/api/tables", "Open a table; its links are told this once.", wire.NewTable, wire.OpenedTable, 201),
    ("post", "/api/links", "Where does a link lead?", wire.AskLink, wire.LinkInfo, 200),
    ("post", "/api/claims", "Take the seat an invitation offers.", wire.Claim, wire.Claimed, 200),
    ("get", "/api/tables/{table}/games/{number}/record", "The record of a game that is over.", None, None, 200),
    ("get", "/api/me", "Who am I?", None, documents.Whoami, 200),
    (
        "post",
        "/api/accounts",
        "Make an account; a cookie keeps you logged in.",
        documents.NewAccount,
        documents.Whoami,
        201,
    ),
    ("post", "/api/sessions", "Log in.", documents.Login, documents.Whoami, 200),
    ("post", "/api/me/leave", "Log out.", None, documents.Whoami, 200),
    ("get", "/api/me/sessions", "The devices you are logged in on.", None, documents.Sessions, 200),
    ("post", "/api/me/sessions/end", "Log another device out, or all.", documents.EndSession, documents.Sessions, 200),
    ("post", "/api/me/password", "Another password.", documents.NewPassword, documents.Whoami, 200),
    ("post", "/api/me/delete", "Forget my account.", documents.DeleteAccount, documents.Whoami, 200),
    ("get", "/api/me/export", "Everything kept about me.", None, Export, 200),
    ("post", "/api/me/records", "Keep a game from elsewhere.", Record, records.Imported, 201),
    ("post", "/api/me/records/{table}/delete", "Forget one of them.", None, records.Deleted, 200),
    ("post", "/api/me/keys", "Seats of a guest become the account's.", documents.BringKeys, documents.Brought, 200),
    ("get", "/api/me/preferences", "What I chose about the page.", None, documents.Preferences, 200),
    (
        "post",
        "/api/me/preferences",
        "Another choice; what is empty stays.",
        documents.SetPreferences,
        documents.Preferences,
        200,
    ),
    ("get", "/api/me/tables", "Tables I host or sit at.", None, documents.HeldTables, 200),
    ("post", "/api/me/tokens", "A token for a program.", documents.NewToken, documents.ProgramToken, 200),
    ("get", "/api/me/turns", "Where it is my turn, and who invites me.", None, documents.Turns, 200),
    ("post", "/api/me/tables/{table}/keys", "Keys to my seats for this device.", None, documents.Keyring, 200),
    ("get", "/api/me/people", "Friends, and who else I know.", None, friends.People, 200),
    ("post", "/api/me/people/befriend", "Ask somebody to be a friend.", friends.Befriend, friends.People, 200),
    ("post", "/api/me/people/part", "Friends no more, or heard again.", friends.AboutSomebody, friends.People, 200),
    ("post", "/api/me/people/block", "Hear nothing of somebody.", friends.AboutSomebody, friends.People, 200),
    ("post", "/api/me/invitations", "Invite somebody to a seat.", friends.InvitePerson, friends.InvitationSent, 200),
    ("post", "/api/me/invitations/accept", "Take that seat.", friends.AboutInvitation, wire.Claimed, 200),
    ("post", "/api/me/invitations/decline", "No, thank you.", friends.AboutInvitation, documents.Turns, 200),
    ("get", "/api/me/reach", "Where I am told that it is my turn.", None, reach.Reach, 200),
    ("post", "/api/me/reach", "Tell me there.", reach.SetReach, reach.Reach, 200),
    ("get", "/api/me/push", "Is this device told?", None, reach.PushState, 200),
    ("post", "/api/me/push", "Tell this device.", reach.Subscribe, reach.PushState, 200),
    ("post", "/api/me/push/end", "Tell this device no more.", None, reach.PushState, 200),
    ("post", "/api/confirmations", "I read letters sent there.", reach.Confirm, reach.Noted, 200),
    ("post", "/api/recoveries", "I lost my password.", reach.Recover, reach.Noted, 200),
    ("post", "/api/recoveries/password", "Another one, by letter.", reach.RecoverPassword, documents.Whoami, 200),
    ("get", "/api/lobby", "Open tables.", None, documents.OpenTables, 200),
    ("post", "/api/lobby/seek", "Pair me, or wait at a new table.", documents.Seek, documents.Found, 200),
    ("post", "/api/lobby/{table}/join", "Take a seat of an open table.", documents.JoinTable, wire.Claimed, 200),
    ("post", "/api/lobby/{table}/watch", "Watch an open table.", None, documents.WatchLink, 200),
    ("get", "/api/tournaments", "The latest tournaments.", None, tournaments.Tournaments, 200),
    ("post", "/api/tournaments", "Make one.", tournaments.NewTournament, tournaments.Tournament, 201),
    ("get", "/api/tournaments/{tournament}", "Its table and its games.", None, tournaments.Tournament, 200),
    ("post", "/api/tournaments/{tournament}/join", "Enter.", None, tournaments.Tournament, 200),
    ("post", "/api/tournaments/{tournament}/leave", "Do not enter.", None, tournaments.Tournament, 200),
    ("post", "/api/tournaments/{tournament}/begin", "Wait for nobody else.", None, tournaments.Tournament, 200),
    ("post", "/api/tournaments/{tournament}/cancel", "Give it up.", None, tournaments.Tournaments, 200),
    ("get", "/api/players/{account}", "Somebody's name and ratings.", None, documents.Profile, 200),
    ("get", "/api/players/{account}/games", "What somebody played.", None, documents.Games, 200),
    ("get", "/health", "Does the process live?", None, None, 200),
    ("get", "/ready", "Can it serve?", None, None, 200),
    ("get", "/metrics", "Counts for Prometheus.", None, None, 200),
)
_WORD: Final = {"type": "string", "minLength": 1, "maxLength": 80}


def describe() -> dict[str, Any]:
    """The whole document."""
    types = [Record, *wire.REQUESTS, *vocabulary.REQUESTS, *wire.ANSWERS, *vocabulary.ANSWERS]
    _, components = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, body, answer, status in _OPERATIONS:
        paths.setdefault(path, {})[method] = _operation(path, summary, body, answer, status)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Omertà",
            "version": str(wire.WIRE_VERSION),
            "description": "The open table over HTTP; play itself goes over the socket at /api/socket.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(
    path: str, summary: str, body: type[msgspec.Struct] | None, answer: type[msgspec.Struct] | None, status: int
) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": part[1:-1], "in": "path", "required": True, "schema": _WORD}
        for part in path.split("/")
        if part.startswith("{")
    ]
    if path.endswith("/printed"):
        parameters.append({"name": "edition", "in": "query", "schema": _WORD})
    operation: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters,
        "responses": {
            str(status): _response("As asked.", answer, "text/plain" if path == "/metrics" else "application/json"),
            "default": _response(f"A refusal; `error` is one of {', '.join(CODES)}.", wire.Refusal, "application/json"),
        },
    }
    if path.endswith("/record"):
        operation["security"] = [{"link": []}]
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(body)}}}
    return operation


def _response(description: str, answer: type[msgspec.Struct] | None, media: str) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": _schema(answer) if answer else {}}}}


def _schema(struct: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=struct.__name__)}


def draw_page() -> str:
    """The document for people: every operation, then every type with its fields."""
    document = describe()
    operations = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation['summary'])}</p>"
        f"<p>{_link_types(operation)}</p>"
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = [
        f"<h2 id='{name}'>{name}</h2><p>{escape(schema.get('description', ''))}</p>"
        f"<pre>{escape(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode())}</pre>"
        for name, schema in document["components"]["schemas"].items()
    ]
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Omertà: the API</title>"
        f"<h1>Omertà over HTTP</h1><p>{escape(document['info']['description'])} "
        f"<a href='openapi.json'>As an OpenAPI document</a>.</p>{''.join(operations)}"
        f"<h1>Types</h1>{''.join(schemas)}</html>"
    )


def _link_types(operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    answers = [
        content["schema"].get("$ref", "")
        for status, response in operation["responses"].items()
        if status != "default"
        for content in response["content"].values()
    ]
    names = [reference.rpartition("/")[2] for reference in [body.get("$ref", ""), *answers] if reference]
    return " → ".join([f"<a href='#{name}'>{name}</a>" for name in names])
