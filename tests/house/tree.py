"""The files of the repository, as the checks of this folder see them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def python_files(*folders: str) -> Iterator[Path]:
    """Return every Python file below the folders, in a stable order."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=name(path))


def name(path: Path) -> str:
    """Return a path as messages show it: from the root, with forward slashes."""
    return path.relative_to(ROOT).as_posix()


@cache
def repository_files() -> tuple[Path, ...]:
    """Return all files that git has or would add. Ignored files are left out."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as problem:
        pytest.skip(f"not a git checkout: {problem}")
    paths = (ROOT / line for line in sorted(set(listed.split("\0"))) if line)
    # A file removed but not yet committed is still listed.
    return tuple(path for path in paths if path.is_file())


def text_of(path: Path) -> str | None:
    """Return the text of a file, or None for a binary one."""
    content = path.read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def refuse(problems: list[str], rule: str) -> None:
    """Fail once with all faults, so that one run shows everything to mend."""
    if problems:
        pytest.fail(f"{rule}\n  " + "\n  ".join(problems), pytrace=False)
