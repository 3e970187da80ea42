"""Reading an edition from its folder. Everything that cannot be read is collected, nothing stops at the first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from omerta.games.mafia_war.edition import model
from omerta.games.mafia_war.edition.borders import MAP_FILE, Borders, read_borders
from omerta.games.mafia_war.edition.errors import EditionError, Problem, Problems
from omerta.games.mafia_war.edition.find import META_FILE, find_edition
from omerta.games.mafia_war.edition.parts import MatSpace
from omerta.games.mafia_war.edition.sound import KNOWN_COMPONENTS, check_sound
from omerta.kernel.documents import decode_toml
from omerta.kernel.errors import Unreadable

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
Table = Mapping[str, Any]

DATA_FILES: Final = (".toml", ".json")
BOARD_KEYS: Final = ("tie_break", "areas", "mandamenti", "seas", "borders", "sea_borders")


class Reader:
    """Reads the files of one folder and remembers every problem."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.opened: set[str] = set()
        """Files of the folder that an edition has, there or not."""
        self.map: Path | None = None
        """The map that could be read, in this folder or another edition's."""
        self.absent: set[str] = set()
        """Files that are not there, or no TOML."""
        self.without_list: set[str] = set()
        """Files that lack a whole list, so that the rest of them proves nothing."""
        self.lost: dict[str, list[str]] = defaultdict(list)

    def report(self, file: str, key: str, reason: str) -> None:
        """Remember a problem."""
        self.problems.append(Problem(file, key, reason))

    def gaps(self) -> Problems:
        """A fresh list of problems that knows what could not be read."""
        incomplete = {problem.file: self.lost[problem.file] for problem in self.problems}
        return Problems(frozenset(self.absent | self.without_list), incomplete)

    def table(self, file: str) -> Table:
        """A whole file; empty when it is missing or no TOML."""
        self.opened.add(file)
        try:
            return decode_toml((self.folder / file).read_bytes())
        except FileNotFoundError:
            self.report(file, "", "the file is missing")
        except (OSError, Unreadable) as error:
            self.report(file, "", f"cannot be read: {error}")
        self.absent.add(file)
        return {}

    def list_of(self, file: str, table: Table, key: str, within: str = "") -> list[object]:
        """A list in a table; empty and a problem when there is none (unless the whole file is missing)."""
        values = table.get(key)
        if isinstance(values, list):
            return values
        if file not in self.absent:
            self.report(file, within + key, "the list is missing" if values is None else "must be a list")
            self.without_list.add(file)
        return []

    def tables(self, file: str, table: Table, key: str) -> Iterator[tuple[str, Table]]:
        """The tables of a list, each with its name in messages; what is no table is reported."""
        for number, entry in enumerate(self.list_of(file, table, key)):
            name = name_entry(key, number, entry)
            if isinstance(entry, dict):
                yield name, entry
            else:
                self.report(file, name, "must be a table")

    def refuse_other_keys(self, file: str, table: Table, *known: str) -> None:
        """Report every key nobody reads: it may be a slip of the pen."""
        for key in table:
            if key not in known:
                self.report(file, key, f"is not a key of this file; known: {', '.join(known)}")

    def refuse_other_files(self) -> None:
        """Report every data file nobody reads: it may be a slip of the pen, or a family too many."""
        for name in sorted(path.name for path in self.folder.iterdir() if path.suffix in DATA_FILES):
            if name not in self.opened:
                close = get_close_matches(name, sorted(self.opened), n=1, cutoff=0.8)
                hint = f"; did you mean {close[0]}?" if close else ""
                self.report(name, "", f"the edition does not use this file{hint}")

    def record(self, file: str, key: str, value: object, convert: Callable[[object], T]) -> T | None:
        """One typed record; None and a problem when it does not fit."""
        try:
            return convert(value)
        except msgspec.ValidationError as error:
            if file in self.absent:
                return None
            reason, _, where = str(error).partition(" - at `$")
            self.report(file, key + where.rstrip("`"), reason[0].lower() + reason[1:])
            self.lost[file].append(key)
            return None

    def records(
        self, file: str, table: Table, key: str, convert: Callable[[object], T], within: str = ""
    ) -> tuple[T, ...]:
        """A list of typed records; those that do not fit are left out and reported."""
        values = self.list_of(file, table, key, within)
        read = (
            self.record(file, within + name_entry(key, number, value), value, convert)
            for number, value in enumerate(values)
        )
        return tuple(record for record in read if record is not None)


def to(kind: type[R]) -> Callable[[object], R]:
    """What turns plain values into records of a kind; names all missing keys at once."""
    required = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]

    def convert(value: object) -> R:
        missing = [key for key in required if key not in value] if isinstance(value, dict) else []
        if missing:
            raise msgspec.ValidationError(f"lacks {', '.join(missing)}")
        return msgspec.convert(value, kind)

    return convert


def to_mat_space(value: object) -> MatSpace:
    """Turn plain values into the kind of mat space they name."""
    space: MatSpace = msgspec.convert(value, MatSpace)
    return space


def name_entry(key: str, number: int, value: object) -> str:
    """How a list entry is called in a message: by its id where it has one, else by its number."""
    if isinstance(value, dict):
        for field in ("id", "institution", "number"):
            if field in value:
                return f"{key}[{value[field]}]"
    return f"{key}[{number}]"


def load_edition(name: str) -> model.Edition:
    """The edition of this name; raises `EditionError` with everything that keeps it from being played."""
    reader = Reader(find_edition(name))
    edition = read_edition(reader)
    gaps = reader.gaps()
    check_sound(edition, gaps)
    if problems := reader.problems + gaps.found:
        raise EditionError(name, problems)
    return edition


def read_edition(reader: Reader) -> model.Edition:
    """Read all files. A component list that cannot be read is stood in for by the known one."""
    meta, board = reader.table(META_FILE), reader.table("board.toml")
    reader.refuse_other_keys(META_FILE, meta, "name", "about", "map")
    reader.refuse_other_keys("board.toml", board, *BOARD_KEYS)
    for key in ("name", "about"):
        if META_FILE not in reader.absent and not (isinstance(meta.get(key), str) and meta[key]):
            reader.report(META_FILE, key, "must be a text")
    if reader.absent & {META_FILE, "board.toml"}:
        borders = Borders(computed=True, readable=False)
    else:
        borders = read_borders(reader.folder, meta, board, reader.report)
        reader.map = borders.map if borders.readable else None
    if not borders.readable or (borders.map is not None and borders.map.parent == reader.folder):
        reader.opened.add(MAP_FILE)
    if not borders.readable:
        reader.without_list.add("board.toml")
    components = reader.record("components.toml", "", reader.table("components.toml"), to(model.Components))
    edition = model.Edition(
        id=reader.folder.name,
        name=str(meta.get("name", "")),
        about=str(meta.get("about", "")),
        tie_break=str(board.get("tie_break", "")),
        areas=read_areas(reader, board, borders),
        mandamenti=reader.records("board.toml", board, "mandamenti", to(model.Mandamento)),
        seas=reader.records("board.toml", board, "seas", to(model.Sea)),
        borders=borders.land,
        sea_borders=borders.sea,
        sheets=read_sheets(reader),
        families=tuple(family for colour in model.COLOURS if (family := read_family(reader, colour)) is not None),
        characters=read_list(reader, "characters", to(model.Character)),
        control_tiles=read_list(reader, "control_tiles", to(model.ControlTile)),
        conflict_cards=read_list(reader, "conflict_cards", to(model.ConflictCard)),
        components=components or KNOWN_COMPONENTS,
    )
    reader.refuse_other_files()
    return edition


def read_list(reader: Reader, key: str, convert: Callable[[object], T]) -> tuple[T, ...]:
    """A file that holds nothing but one list, of the same name."""
    file = f"{key.replace('_', '-')}.toml"
    table = reader.table(file)
    reader.refuse_other_keys(file, table, key)
    return reader.records(file, table, key, convert)


def read_areas(reader: Reader, board: Table, borders: Borders) -> tuple[model.Area, ...]:
    """The areas of the board, each with the seas its coast lies on."""
    complete = []
    for number, area in enumerate(reader.list_of("board.toml", board, "areas")):
        if not borders.computed or not isinstance(area, dict):
            complete.append(area)
            continue
        if "seas" in area:
            key = f"{name_entry('areas', number, area)}.seas"
            reader.report("board.toml", key, "the coast comes from the map: remove this")
        complete.append({**area, "seas": borders.seas_of(str(area.get("id", "")))})
    return reader.records("board.toml", {"areas": complete}, "areas", to(model.Area))


def read_sheets(reader: Reader) -> tuple[model.Sheet, ...]:
    """The sheets, space by space, so that one bad space hides no other."""
    file = "sheets.toml"
    table = reader.table(file)
    reader.refuse_other_keys(file, table, "sheets")
    sheets = []
    for key, entry in reader.tables(file, table, "sheets"):
        spaces = reader.records(file, entry, "spaces", to(model.Space), within=f"{key}.")
        sheet = reader.record(file, key, {**entry, "spaces": ()}, to(model.Sheet))
        if sheet is not None:
            sheets.append(msgspec.structs.replace(sheet, spaces=spaces))
    return tuple(sheets)


def read_family(reader: Reader, colour: model.Colour) -> model.Family | None:
    """One family, mat space by mat space and order by order."""
    file = f"family-{colour}.toml"
    table = reader.table(file)
    if file in reader.absent:
        return None
    rows = []
    for key, entry in reader.tables(file, table, "mat"):
        spaces: tuple[MatSpace, ...] = reader.records(file, entry, "spaces", to_mat_space, within=f"{key}.")
        row = reader.record(file, key, {**entry, "spaces": ()}, to(model.MatRow))
        if row is not None:
            rows.append(msgspec.structs.replace(row, spaces=spaces))
    orders = reader.records(file, table, "orders", to(model.Order))
    family = reader.record(file, "", {**table, "mat": (), "orders": ()}, to(model.Family))
    if family is None:
        return None
    if family.id != colour:
        reader.report(file, "id", f"must be {colour}, like the file")
    return msgspec.structs.replace(family, mat=tuple(rows), orders=orders)
