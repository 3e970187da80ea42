"""`python -m benchmarks`: all side-by-side runs as one JSON object on standard output, as `omerta bench --json`."""

from __future__ import annotations

import sys

from omerta.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", "--json", *sys.argv[1:]]))
