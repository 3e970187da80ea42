"""The command line: one small file per subcommand."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from omerta.cli.exits import INTERRUPTED, MISUSED, NO, code_of
from omerta.cli.output.streams import open_streams, print_line, print_problem


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 done, 1 the answer is no, 2 it was asked wrongly."""
    open_streams()
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if given == ["--version"]:  # without waiting for what reads options
            from omerta.cli.version import describe

            print_line(describe())
            sys.stdout.flush()
            return 0
        code = _run(given)
        sys.stdout.flush()
    except OSError as error:  # nobody reads our output, or there is no room for it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO if isinstance(error, BrokenPipeError) else _complain(f"cannot write: {error.strerror}", MISUSED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:  # somebody closed the pipe we write to
        return leaving.code if isinstance(leaving.code, int) else NO
    if code == INTERRUPTED:
        print_problem("")  # the next prompt of the shell starts on its own line
    return code


def _run(given: list[str]) -> int:
    """Let the command answer; its complaint in one line."""
    import typer

    from omerta.cli.app import app

    try:
        code = app(given, prog_name="omerta", standalone_mode=False)
    except typer.TyperException as error:
        return _complain(error.format_message(), MISUSED)
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        from omerta.kernel import OmertaError

        if not isinstance(error, OmertaError):
            raise
        return _complain(str(error), code_of(error))
    return code if isinstance(code, int) else 0


def _complain(text: str, code: int) -> int:
    with contextlib.suppress(BrokenPipeError):
        print_problem(f"omerta: {text}")
    return code


__all__ = ["main"]
