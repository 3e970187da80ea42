"""What mkdocs calls (see mkdocs.yml) so that the site works under the server's strict policy and stays small."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path
from typing import Any, Final

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
OUTSIDE: Final = re.compile(r'href="\.\./([^"#]+)"')
"""Links to files of the repository that are no pages."""
PAGES: Final = {"CONTRIBUTING.md": "contributing.html"}
"""But for these, which are."""
SCRIPTS: Final = "assets/javascripts"
UNUSED: Final = ("404.html", "sitemap.xml", "sitemap.xml.gz", f"{SCRIPTS}/lunr", "**/*.map")
"""Pages for other hosts, the search in other languages than the site's, maps for debuggers."""


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Put scripts that stand in the page into files: the policy runs no others. Bring along what the page links to."""
    root, site = Path(config.docs_dir).parent, Path(config.site_dir)

    def move(found: re.Match[str]) -> str:
        name = f"{SCRIPTS}/inline.{hashlib.sha256(found[1].encode()).hexdigest()[:8]}.js"
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found[1], encoding="utf-8")
        return f'<script src="{"../" * page.url.count("/")}{name}"></script>'

    def bring(found: re.Match[str]) -> str:
        name = PAGES.get(found[1])
        if name is None:
            name = f"files/{found[1]}.txt"  # browsers show text, and save what they do not know
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / found[1], site / name)
        return f'href="{name}"'

    return OUTSIDE.sub(bring, INLINE.sub(move, output))


def on_post_build(config: Any) -> None:
    """Leave out what nobody asks for."""
    for pattern in UNUSED:
        for path in Path(config.site_dir).glob(pattern):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
