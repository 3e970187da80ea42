"""`python -m omerta` is the command `omerta`."""

import sys

from omerta.cli import main

sys.exit(main())
