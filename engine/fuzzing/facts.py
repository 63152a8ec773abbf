"""Writes the whole state of a match as plain data, to compare two matches and find where they differ."""

from collections.abc import Callable, Collection, Mapping
from enum import Enum
from typing import Any, Final, TypeAlias

from engine.kernel.match import Match
from engine.kernel.record import Record

Atoms: TypeAlias = Mapping[type, Callable[[Any], str]]
_PLAIN: Final = (str, int, float, bool, bytes, type(None))


class Broken(Exception):
    """A failed check: its name, and the fault that it found."""

    def __init__(self, check: str, found: Any) -> None:
        super().__init__(f"{check}: {found}")
        self.check = check
        self.found = found


def facts_of(match: Match, walk: "Walk") -> dict[str, Any]:
    """Return the whole match as plain data: its table (by a new ``Walk``), log, records and open prompts."""
    return {
        "table": walk.facts(match.table),
        "log": [tuple(row) for row in match.log],
        "held": sorted(match.held_keys().items()),
        "pending": [prompt_facts(match, seat) for seat in range(len(match.header.seats))],
        "records": [record_facts(record) for record in match.records],
        "outcome": match.outcome,
    }


def prompt_facts(match: Match, seat: int) -> Any:
    """Return a seat's question with its options in their order."""
    prompt = match.prompt_for(seat)
    if prompt is None:
        return None
    groups = [(group.name, group.least, group.most) for group in prompt.groups]
    keys = [option.key for option in prompt.options]
    return prompt.kind, prompt.rule, prompt.source, groups, keys, prompt.guarded, prompt.data


def record_facts(record: Record | None) -> Any:
    """Return a record as plain data."""
    if record is None:
        return None
    return record.kind, record.facts, record.seats, record_facts(record.hidden)


class Walk:
    """A walk over all objects that can be reached from one object.

    Each object gets a number when it is first met. So one shared object is written differently from two equal objects.

    ``atoms`` says how to write down objects that have no state. ``caches`` names attributes that are only derived from
    others, and are left out.
    """

    def __init__(self, atoms: Atoms, caches: Collection[str] = ()) -> None:
        self.atoms = atoms
        self.caches = caches
        self.met: dict[int, int] = {}
        # This list keeps the objects alive, so that no two of them get the same id.
        self.kept: list[Any] = []

    def facts(self, thing: Any) -> Any:
        """Return ``thing`` as nested plain data."""
        if isinstance(thing, _PLAIN):
            return thing
        atom = self.atoms.get(type(thing))
        if atom is not None:
            return atom(thing)
        if isinstance(thing, Enum):
            return thing.name
        if isinstance(thing, list | tuple):
            return [self.facts(part) for part in thing]
        if isinstance(thing, dict):
            return [(self.facts(name), self.facts(value)) for name, value in thing.items()]
        if isinstance(thing, set | frozenset):
            return sorted(repr(self.facts(part)) for part in thing)
        if callable(thing):
            return getattr(thing, "__qualname__", type(thing).__name__)
        return self._object(thing)

    def _object(self, thing: Any) -> Any:
        if id(thing) in self.met:
            return f"#{self.met[id(thing)]}"
        self.met[id(thing)] = len(self.met)
        self.kept.append(thing)
        names = [name for kind in type(thing).__mro__ for name in _slots(kind)]
        names.extend(getattr(thing, "__dict__", ()))
        held = {name: getattr(thing, name) for name in names if name not in self.caches and hasattr(thing, name)}
        return {"is": type(thing).__name__, **{name: self.facts(value) for name, value in held.items()}}


def _slots(kind: type) -> tuple[str, ...]:
    slots = kind.__dict__.get("__slots__", ())
    # Compiled classes list their attributes under another name.
    return (slots,) if isinstance(slots, str) else (*slots, *kind.__dict__.get("__mypyc_attrs__", ()))


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Return the first place where two pieces of plain data differ. Return None if the two are equal."""
    if type(one) is not type(other):
        return f"{path}: {one!r} != {other!r}"
    if isinstance(one, dict):
        for name in one.keys() | other.keys():
            if name not in one or name not in other:
                return f"{path}.{name}: only on one side"
        parts = [(f"{path}.{name}", one[name], other[name]) for name in one]
    elif isinstance(one, list | tuple):
        if len(one) != len(other):
            return f"{path}: {one!r} != {other!r}"
        parts = [(f"{path}[{number}]", a, b) for number, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return None if one == other else f"{path}: {one!r} != {other!r}"
    return next((found for at, a, b in parts if (found := difference(a, b, at)) is not None), None)


def same(check: str, one: Any, other: Any) -> None:
    """Raise Broken with the first difference if two pieces of plain data differ."""
    if one != other:
        raise Broken(check, difference(one, other))
