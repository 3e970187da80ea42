"""The command `omerta` as it is installed: in a checkout it runs on what `make compiled` built, while that is fresh."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def start() -> int:
    """Run one command on the quickest engine at hand."""
    build = _find_build() if os.environ.get("OMERTA_COMPILE") != "0" else None
    if build is not None:
        os.environ["PYTHONPATH"] = os.pathsep.join([str(build), *filter(None, [os.environ.get("PYTHONPATH")])])
        os.execv(sys.executable, [sys.executable, "-m", "omerta", *sys.argv[1:]])
    from omerta.cli import main  # only here: whoever goes over to the build does not load everything twice

    return main()


def _find_build() -> Path | None:
    """The compiled engine of this checkout, unless its source has changed since."""
    build = CHECKOUT / "build" / "compiled"
    if not (CHECKOUT / "Makefile").is_file() or not (build / "omerta").is_dir():
        return None
    question = ["make", "--question", "--silent", "build/compiled/ready"]
    try:
        subprocess.run(question, cwd=CHECKOUT, check=True, capture_output=True)
    except OSError:  # no make here
        return None
    except subprocess.CalledProcessError:
        if sys.stderr.isatty():
            sys.stderr.write("The compiled engine is older than its source; `make compiled` renews it.\n")
        return None
    return build.resolve()
