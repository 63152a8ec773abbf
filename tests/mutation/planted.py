"""Sources with faults in them: they are put in while Python imports a file, and the file on the disk stays as it is."""

import ast
import builtins
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tests.mutation.faults import ASKED, faults, plant


class Asked:
    """Tells planted code which fault is in force, and records which tests reach each fault."""

    def __init__(self) -> None:
        self.number: int | None = None
        """The fault that the code has. While it is None, the code is right, and what tests reach is recorded."""
        self.test = ""
        self.reached: dict[int, set[str]] = defaultdict(set)

    def __call__(self, number: int) -> bool:
        """Tell whether this fault is in force."""
        if self.number is None:
            self.reached[number].add(self.test)
        return number == self.number


def install(chosen: Mapping[Path, Mapping[int, int]]) -> Asked:
    """Plant faults into the files imported from now on.

    ``chosen`` gives, for each file, the place of each numbered fault.
    """
    asked = Asked()
    setattr(builtins, ASKED, asked)
    sys.meta_path.insert(0, _Finder({str(path): places for path, places in chosen.items()}))
    return asked


class _Finder(MetaPathFinder):
    def __init__(self, chosen: Mapping[str, Mapping[int, int]]) -> None:
        self.chosen = chosen

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin not in self.chosen:
            return None
        spec.loader = _Loader(fullname, spec.origin, self.chosen[spec.origin])
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, places: Mapping[int, int]) -> None:
        super().__init__(fullname, path)
        self.places = places

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source file, because stored bytecode has no faults."""
        tree = ast.parse(self.get_data(self.path))
        found = faults(tree)
        planted: Any = plant(tree, {number: found[place] for number, place in self.places.items()})
        code = compile(planted, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code
