"""The register of the tests that prove each rule. The proofs of each game use it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection, Mapping
from types import ModuleType
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


class Proofs:
    """The tests of each rule (``test_duels.test_the_challenged_begins``).

    ``rules`` gives the rules by the names that tests use; ``package`` holds the tests, at any depth.
    """

    def __init__(self, rules: Callable[[], Collection[str]], package: ModuleType) -> None:
        self._rules = rules
        self._package = package
        self._found: dict[str, list[str]] = {}

    def proves(self, *given: str) -> Callable[[Test], Test]:
        """Mark a test as proof of these rules. Raises ValueError for an unknown one."""
        unknown = [rule for rule in given if rule not in self._rules()]
        if unknown or not given:
            raise ValueError(f"no such rule: {unknown}")

        def mark(test: Test) -> Test:
            name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
            for rule in given:
                found = self._found.setdefault(rule, [])
                if name not in found:
                    found.append(name)
            marked: Test = pytest.mark.proves(*given)(test)
            return marked

        return mark

    def collect(self) -> dict[str, list[str]]:
        """Import every test module of the package and return all rules with their tests."""
        for module in pkgutil.walk_packages(self._package.__path__, f"{self._package.__name__}."):
            if module.name.rpartition(".")[2].startswith("test_"):
                importlib.import_module(module.name)
        return {rule: self._found.get(rule, []) for rule in self._rules()}


def show(table: Mapping[str, list[str]], reasons: Mapping[str, str], missing: list[str]) -> None:
    """Print each rule and beneath it its tests, or the reason why it has none."""
    for rule, found in table.items():
        print(rule)
        for line in found or [f"({reasons[rule]})" if rule in reasons else "-- NO TEST --"]:
            print(f"    {line}")
    print(f"\n{len(table) - len(missing)} of {len(table)}; without a test: {', '.join(missing) or 'none'}")
