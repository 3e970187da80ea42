"""What mkdocs calls (see mkdocs.yml) so that the site works under the server's strict policy and stays small."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path
from typing import Any, Final

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
SCRIPTS: Final = "assets/javascripts"
UNUSED: Final = ("404.html", "sitemap.xml", "sitemap.xml.gz", f"{SCRIPTS}/lunr", "**/*.map")
"""Pages for other hosts, the search in other languages than the site's, maps for debuggers."""


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Put scripts that stand in the page into files: the policy runs no others."""

    def move(found: re.Match[str]) -> str:
        name = f"{SCRIPTS}/inline.{hashlib.sha256(found[1].encode()).hexdigest()[:8]}.js"
        file = Path(config.site_dir) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found[1], encoding="utf-8")
        return f'<script src="{"../" * page.url.count("/")}{name}"></script>'

    return INLINE.sub(move, output)


def on_post_build(config: Any) -> None:
    """Leave out what nobody asks for."""
    for pattern in UNUSED:
        for path in Path(config.site_dir).glob(pattern):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
