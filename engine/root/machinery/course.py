"""The course: how far a turn has come.

A position includes the course, so that play can go on from the middle of a phase. All other fields of a position
describe the things on the table. The course says which steps have begun, at which moment the player has just passed,
and how much of its limits each board has used. From a position with a course, the rules ask the question that was open
when the position was written. This works for every question at which the rules can restart (see ``turn``).
"""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.root.machinery.table import Table

# The limits that all boards have and that are used up in a turn. ``Faction.limits`` adds the limits of one faction.
COMMON = ("activated",)


class Course(BaseModel):
    """How far a turn has come.

    If ``turn`` and ``phase`` differ from those of the position, the course is ignored, and the phase begins.
    """

    model_config = ConfigDict(extra="forbid")
    turn: int = Field(description="The seat whose turn it is.")
    phase: str
    begun: bool = Field(
        False, description="Whether the phase was announced. In Birdsong it says whether the turn has begun."
    )
    acts: bool = Field(False, description="Whether the acts of the phase have begun.")
    step: int = Field(0, description="The number of the step that has begun, if the steps have an order.")
    settled: list[str] = Field([], description="The effects at the start of the phase that are already resolved.")
    passed: str = Field("", description="The moment at which the player has just passed.")
    drawn: bool = Field(False, description="Whether the player has drawn a card in this Evening.")
    limits: list[dict[str, Any]] = Field(
        [], description="For each seat, how much of its board's limits is already used."
    )


def dump(table: Table) -> dict[str, Any]:
    """Return the course of the present turn as plain data."""
    return {
        "turn": table.turn,
        "phase": table.phase,
        "begun": table.begun == table.phase,
        "acts": table.acts_begun,
        "step": table.step_begun,
        "settled": list(table.settled),
        "passed": table.passed_moment,
        "drawn": table.has_drawn,
        "limits": [
            {name: plain(getattr(faction, name)) for name in (*COMMON, *faction.limits)} for faction in table.factions
        ],
    }


def plain(value: Any) -> Any:
    """Return ``value`` with lists in place of tuples, as JSON would hold it."""
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def load(table: Table, given: Course | None) -> list[str]:
    """Apply the course ``given`` to the table's turn, and return the faults of the course.

    A course of another turn or phase changes nothing and has no faults.
    """
    if given is None or (given.turn, given.phase) != (table.turn, table.phase):
        return []
    table.begun = table.phase if given.begun else ""
    table.acts_begun, table.step_begun = given.acts, given.step
    table.settled, table.passed_moment, table.has_drawn = list(given.settled), given.passed, given.drawn
    problems = []
    for faction, limits in zip(table.factions, given.limits, strict=False):
        for name, value in limits.items():
            if name not in (*COMMON, *faction.limits) or not _fits(getattr(faction, name), value):
                problems.append(f"course {faction.seat}: {name}")
            else:
                setattr(faction, name, _like(getattr(faction, name), value))
    return problems


def _fits(default: Any, value: Any) -> bool:
    """Tell whether ``value`` has the same form as ``default``, the value of a limit that is not used."""
    if isinstance(default, tuple):
        return isinstance(value, list) and len(value) == len(default) and all(map(_fits, default, value))
    if isinstance(default, list):
        same = len(value) == len(default) if isinstance(value, list) and default else isinstance(value, list)
        return same and all(isinstance(part, int | str) for part in value)
    return type(value) is type(default)


def _like(default: Any, value: Any) -> Any:
    """Return ``value`` as new lists and tuples, with a tuple wherever ``default`` has one."""
    if isinstance(default, tuple):
        return tuple(map(_like, default, value))
    return list(value) if isinstance(default, list) else value
