"""Starting an own edition: a commented skeleton with all that is known, or a copy of another edition to change."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from omerta.games.mafia_war.edition.borders import MAP_FILE
from omerta.games.mafia_war.edition.document import edition_document
from omerta.games.mafia_war.edition.find import DEFAULT_EDITION, META_FILE, SHIPPED, find_edition, folder_for_new
from omerta.games.mafia_war.edition.geometry import load_geometry
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import COLOURS
from omerta.kernel import Unreadable
from omerta.workshop.checks.known_orders import ORDERS
from omerta.workshop.drawing.poster import draw_map

TEMPLATES: Final = SHIPPED / "_skeleton"
KNOWN_IN_FULL: Final = ("components.toml", "control-tiles.toml", "conflict-cards.toml")
"""Files without a gap: the rulebooks show all of them."""
HARD: Final = ("black", "white")
BASIC_ORDERS: Final = 5
ADVANCED_ORDERS: Final = 8


def write_skeleton(name: str) -> Path:
    """Write the skeleton of a new edition and return its folder; raises `Unreadable` when the name cannot be used."""
    folder = folder_for_new(name)
    make_folder(folder)
    for file in (META_FILE, "board.toml", "sheets.toml", "characters.toml"):
        text = (TEMPLATES / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace("@name@", name), encoding="utf-8")
    for file in KNOWN_IN_FULL:
        shutil.copyfile(SHIPPED / DEFAULT_EDITION / file, folder / file)
    for colour in COLOURS:
        (folder / f"family-{colour}.toml").write_text(_write_family(colour), encoding="utf-8")
    geometry = load_geometry(SHIPPED / DEFAULT_EDITION / MAP_FILE)
    picture = draw_map(edition_document(load_edition(DEFAULT_EDITION)), geometry)
    (folder / "map.svg").write_text(picture, encoding="utf-8")
    return folder


def copy_edition(name: str, original: str) -> Path:
    """Copy all files of an edition under a new name, to be changed one by one."""
    source, folder = find_edition(original), folder_for_new(name)
    make_folder(folder)
    shutil.copytree(source, folder, dirs_exist_ok=True)
    meta = (folder / META_FILE).read_text(encoding="utf-8")
    renamed = re.sub(r"^name = .*$", f'name = "{name}"', meta, count=1, flags=re.MULTILINE)
    (folder / META_FILE).write_text(renamed, encoding="utf-8")
    return folder


def make_folder(folder: Path) -> None:
    """Make the folder of a new edition; raises `Unreadable` where that is not allowed."""
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise Unreadable(f"cannot make the folder {folder}: {error.strerror}") from None


def _write_family(colour: str) -> str:
    """The family template with the orders known of this family as comments, and thirteen entries to fill in."""
    known = [text for family, text, _ in ORDERS if family == colour]
    lines = ["#", "# Known of this family:", *(f"#   {text}" for text in known)]
    basic = [_write_order(f"{colour}-{number}") for number in range(1, BASIC_ORDERS + 1)]
    advanced = [
        _write_order(f"{colour}-advanced-{number}", '# institution = "justice"\n# column = "A"\n')
        for number in range(1, ADVANCED_ORDERS + 1)
    ]
    template = (TEMPLATES / "family.toml").read_text(encoding="utf-8")
    return (
        template.replace("@colour@", colour)
        .replace("@hard@", str(colour in HARD).lower())
        .replace("@known@", "\n".join(lines))
        .replace("@orders@", "".join(basic + advanced).strip())
    )


def _write_order(order: str, place: str = "") -> str:
    return f"""
[[orders]]
id = "{order}"
{place}# kind = "attack"
# initiative = 5
# vest = 0
# skull = 0
# parts = []
provenance = "known"
"""
