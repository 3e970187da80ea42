"""Reading files that anybody may have written: whatever is wrong with them is said in one line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import msgspec.inspect

from omerta.kernel.errors import Unreadable

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of the largest file that is read; the longest game on record takes a hundredth of it."""
DEEPEST: Final = 64
"""How deeply lists and tables may stand in each other; no document of ours needs ten."""
TOO_DEEP: Final = f"lists and tables stand more than {DEEPEST} deep in each other"

ROOT: Final = "`$"
"""How msgspec begins the place of a problem: `$.areas[...].orders[0]`."""
NO_CHOICE: Final = "Invalid enum value"
PLACE: Final = re.compile(r"\.(\w+)|\[(?:([0-9]{1,9})|\.\.\.)\]", re.ASCII)

Document = TypeVar("Document", bound=msgspec.Struct)


def read_bytes(path: Path) -> bytes:
    """What a file holds; errors name the file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(f"cannot read {path}: {_reason(error)}") from None
    if len(content) > LARGEST:
        raise Unreadable(f"cannot read {path}: it is larger than {LARGEST // 1024 // 1024} MiB")
    return content


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def decode_toml(content: bytes) -> dict[str, Any]:
    """A TOML document as plain data."""
    try:
        document = tomllib.loads(content.decode("utf-8"))
    except RecursionError:
        raise Unreadable(TOO_DEEP) from None
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise Unreadable(str(error)) from None
    check_depth(document)
    return document


def decode_json(content: str | bytes) -> Any:
    """A JSON document as plain data."""
    try:
        document = msgspec.json.decode(content)
    except RecursionError:
        raise Unreadable(TOO_DEEP) from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unreadable(str(error)) from None
    check_depth(document)
    return document


def convert(data: object, wanted: type[Document]) -> Document:
    """Plain data as a document; what is wrong with it is said with its place."""
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        raise Unreadable(_explain(data, wanted, str(error))) from None


def _explain(data: object, wanted: type[Document], said: str) -> str:
    """The words of msgspec, with the place of the problem in full and the words that may stand there.

    It writes `[...]` for the key of a table: which one it is shows when the table is halved again and again.
    """
    words, _, place = said.rpartition(ROOT)
    if not words:
        return said
    path: list[int | str] = []
    for name, number in PLACE.findall(place):
        if name or number:
            path.append(name or int(number))
            continue
        keys = list(_table_at(data, path))
        while len(keys) > 1:
            half = keys[: len(keys) // 2]
            keys = half if _problem_with(_with_only(data, path, half), wanted) == said else keys[len(half) :]
        data = _with_only(data, path, keys)
        if not keys or _problem_with(data, wanted) != said:
            return said
        path.append(keys[0])
    said = words + ROOT + "".join([f"[{part}]" if isinstance(part, int) else f".{part}" for part in path]) + "`"
    return f"{said}; {_choices_at(wanted, path)}" if said.startswith(NO_CHOICE) else said


def _choices_at(wanted: type[Document], path: list[int | str]) -> str:
    """What may stand in a place that takes certain words, and perhaps numbers."""
    kinds = _kinds(msgspec.inspect.type_info(wanted))
    for part in path:
        kinds = [inner for kind in kinds for inner in _inside(kind, part)]
    words = [f"'{word}'" for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType) for word in kind.values]
    numbers = ["a number"] if any(isinstance(kind, msgspec.inspect.IntType) for kind in kinds) else []
    return f"it is one of {', '.join(numbers + words)}"


def _kinds(kind: Any) -> list[Any]:
    return list(kind.types) if isinstance(kind, msgspec.inspect.UnionType) else [kind]


def _inside(kind: Any, part: int | str) -> list[Any]:
    """The kinds of what stands in a part of such a thing."""
    if isinstance(kind, msgspec.inspect.StructType):
        return [inner for field in kind.fields if field.encode_name == part for inner in _kinds(field.type)]
    if isinstance(kind, msgspec.inspect.DictType):
        return _kinds(kind.value_type)
    return _kinds(kind.item_type) if isinstance(kind, msgspec.inspect.ListType) else []


def _problem_with(data: object, wanted: type[Document]) -> str:
    try:
        msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _table_at(data: Any, path: list[int | str]) -> dict[str, Any]:
    """The table there; an empty one where the place was only quoted from a name somebody wrote."""
    for part in path:
        if isinstance(part, str):
            data = data.get(part) if isinstance(data, dict) else None
        else:
            data = data[part] if isinstance(data, list) and part < len(data) else None
    return data if isinstance(data, dict) else {}


def _with_only(data: Any, path: list[int | str], keys: list[str]) -> Any:
    """The same data, but the table at the path has these keys only."""
    if not keys:
        return data
    if not path:
        return {key: data[key] for key in keys}
    around = data.copy()
    around[path[0]] = _with_only(data[path[0]], path[1:], keys)
    return around


def check_depth(document: object) -> None:
    """Refuse plain data that is nested so deeply that reading it further would fail."""
    level: list[object] = [document]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        level = inner
    if level:
        raise Unreadable(TOO_DEEP)
