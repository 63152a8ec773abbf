"""All that a player may declare as a conflict: ring, type, province, attackers, covert targets (Appendix I, 3.2)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.choosing import passing
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_lcg.card import Card, Province, Skill
from engine.l5r_lcg.covert import may_evade
from engine.l5r_lcg.state import Conflict, Ring

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

SKILLS: Final[tuple[Skill, Skill]] = ("military", "political")
GROUPS: Final[tuple[Group, ...]] = (
    Group("ring", 1, 1),
    Group("skill", 1, 1),
    Group("province", 1, 1),
    Group("attackers", 1, 1000),
    Group("covert", 0, 1000),
)


class Declared:
    """The parts of a declaration, taken from the chosen options."""

    def __init__(self, answer: tuple[Option, ...]) -> None:
        groups: dict[str, list[Any]] = {group.name: [] for group in GROUPS}
        for option in answer:
            groups[option.group].append(option.value)
        self.ring: Ring = groups["ring"][0]
        self.skill: Skill = groups["skill"][0]
        self.province: Province = groups["province"][0]
        self.attackers: list[Card] = groups["attackers"]
        self.pairs: list[tuple[Card, Card]] = groups["covert"]


class Declaration:
    """All declarations that a player may make now."""

    def __init__(self, table: "Table", seat: int, only: Ring | None = None) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.provinces = table.eligible_provinces(1 - seat)
        self.skills = [skill for skill in SKILLS if self._left(skill)]
        # For each conflict type, the provinces against which such a conflict may be declared.
        self.attackable = {
            skill: [province for province in self.provinces if not province.forbids(f"be-attacked-{skill}")]
            for skill in self.skills
        }
        rings = table.rings.values() if only is None else (only,)
        self.rings = [ring for ring in rings if ring.unclaimed and self._may_contest(ring)]
        self.ready = [card for card in self.player.characters if not card.bowed]
        self.trials = {(r.element, s): self._eligible(r, s) for r in self.rings for s in self.skills}

    def _left(self, skill: Skill) -> bool:
        """Tell whether a conflict of this type may still be declared: one per phase, and any that effects add (3.2)."""
        return self.player.declared.count(skill) < 1 + self.player.additional.count(skill)

    def _may_contest(self, ring: Ring) -> bool:
        return not self.player.forbids("declare-element", ring)

    def _eligible(self, ring: Ring, skill: Skill) -> list[Card]:
        """Return the characters that could attack in a conflict of this ring and type."""
        provinces = self.attackable[skill]
        if not provinces or not self.ready or self.player.forbids(f"declare-{skill}"):
            return []
        with Trial(self.table, self.seat, ring, skill, provinces[0]):
            return [
                card
                for card in self.ready
                if not card.forbids("be-declared-attacker") and self.table.may_participate(card, self.seat)
            ]

    def legal(self) -> bool:
        """Tell whether any conflict can be declared."""
        return bool(self.player.conflicts_left and self.provinces and any(self.trials.values()))

    def prompt(self, *, may_pass: bool) -> Prompt:
        """Return the prompt for the declaration."""
        options = [*self.options()] if self.legal() else []
        return Prompt(
            self.seat,
            "declare-conflict",
            [*options, passing()] if may_pass else options,
            rule="3.2",
            groups=GROUPS,
            check=self.check,
        )

    def options(self) -> Iterator[Option]:
        """Return every part that a declaration may contain."""
        able = {ring for ring, _ in (pair for pair, cards in self.trials.items() if cards)}
        for ring in self.rings:
            if ring.element in able:
                yield ring.option("ring", group="ring")
        for skill in self.skills:
            if any(cards for (_, used), cards in self.trials.items() if used == skill):
                yield Option(f"skill:{skill}", "skill", skill, subject=f"skill:{skill}", group="skill")
        used = [skill for skill in self.skills if any(cards for (_, of), cards in self.trials.items() if of == skill)]
        for province in self.provinces:
            if any(province in self.attackable[skill] for skill in used):
                yield province.option("attack", group="province")
        attackers = [c for c in self.player.characters if any(c in cards for cards in self.trials.values())]
        for card in attackers:
            yield card.option("commit", group="attackers")
        covered = self._covered()
        for card in attackers:
            for victim in self.table.players[1 - self.seat].characters:
                if (card, victim) in covered:
                    key = f"covert:{card.key}>{victim.key}"
                    yield Option(key, "covert", (card, victim), card=card.key, target=victim.key, group="covert")

    def _covered(self) -> set[tuple[Card, Card]]:
        """Return the possible pairs of an attacker and its covert target. Covert may depend on the ring's element."""
        victims = self.table.players[1 - self.seat].characters
        covered: set[tuple[Card, Card]] = set()
        for ring in self.rings:
            for skill in self.skills:
                with Trial(self.table, self.seat, ring, skill, self.provinces[0]):
                    for card in self.trials[(ring.element, skill)]:
                        if card.has("covert"):
                            covered.update((card, victim) for victim in victims if may_evade(card, victim))
        return covered

    def check(self, answer: tuple[Option, ...]) -> str | None:
        """Return the fault of a whole declaration (its attackers, its covert pairs), or None."""
        chosen = Declared(answer)
        able = self.trials[(chosen.ring.element, chosen.skill)]
        if any(card not in able for card in chosen.attackers) or chosen.province not in self.attackable[chosen.skill]:
            return "cannot-attack"
        if len({card for card, _ in chosen.pairs}) != len(chosen.pairs):
            return "covert-once"
        with Trial(self.table, self.seat, chosen.ring, chosen.skill, chosen.province):
            for card, victim in chosen.pairs:
                if card not in chosen.attackers or not may_evade(card, victim):
                    return "cannot-covert"
        return None


class Trial:
    """In its ``with`` block, the table looks as if a conflict had been declared, although no event has happened."""

    def __init__(self, table: "Table", seat: int, ring: Ring, skill: Skill, province: Province) -> None:
        self.table = table
        self.before = table.conflict
        self.conflict = Conflict(table, seat, ring, skill, province)

    def __enter__(self) -> None:
        self.table.conflict = self.conflict
        self.table.version += 1

    def __exit__(self, *_: object) -> None:
        self.table.conflict = self.before
        self.table.version += 1
