"""Which files the repository may contain."""

import re
from collections.abc import Iterator
from pathlib import Path

from .tree import name, refuse, repository_files, text_of

MAX_BYTES = 1024 * 1024

BINARY_SUFFIXES = {".ttf", ".otf", ".woff2", ".png"}
BINARY_FOLDERS = ("bot/pictures/", "data/", "docs/", "tests/")

# A path of one machine begins at the slash: `engine/root/` and `{folder}/root/` are not such paths, but a file URL
# contains one.
MACHINE_PATH = re.compile(r"(?:(?<![\w.\-/*~}\])>])|(?<=file://))/(?:work|root|home)/")
# Each machine's own settings say where packages come from.
REGISTRY = re.compile(
    r"\b(?:pypi\.(?:python\.)?org|pythonhosted\.org|registry\.(?:npmjs\.org|yarnpkg\.com)"
    r"|(?:deb|security|ftp)\.debian\.org|archive\.ubuntu\.com|proxy\.golang\.org|crates\.io)\b",
    re.IGNORECASE,
)


def places(pattern: re.Pattern[str]) -> Iterator[str]:
    for path in repository_files():
        for number, line in enumerate((text_of(path) or "").splitlines(), start=1):
            if pattern.search(line):
                yield f"{name(path)}:{number} {line.strip()[:120]}"


def may_be_binary(path: Path) -> bool:
    return path.suffix in BINARY_SUFFIXES and name(path).startswith(BINARY_FOLDERS)


def test_no_path_of_one_machine() -> None:
    refuse(list(places(MACHINE_PATH)), "An absolute path works on one machine only; use a relative one:")


def test_no_file_names_a_package_registry() -> None:
    refuse(list(places(REGISTRY)), "No address of a package registry; name packages, not hosts:")


def test_binaries_are_fonts_and_pictures() -> None:
    problems = [name(path) for path in repository_files() if text_of(path) is None and not may_be_binary(path)]
    kinds, folders = ", ".join(sorted(BINARY_SUFFIXES)), ", ".join(BINARY_FOLDERS)
    refuse(problems, f"Only {kinds} may be binary, and only below {folders}:")


def test_no_large_file() -> None:
    sizes = {path: path.stat().st_size for path in repository_files()}
    problems = [f"{name(path)} has {size:,} bytes" for path, size in sizes.items() if size > MAX_BYTES]
    refuse(problems, f"A file stays within {MAX_BYTES:,} bytes:")
