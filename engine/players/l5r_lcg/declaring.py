"""Decisions about conflicts and defenders: how many characters, which province, and which ring."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.card import Card, Province, Skill
from engine.l5r_lcg.machinery.table import Table
from engine.players.l5r_lcg import outlook, worth
from engine.players.l5r_lcg.outlook import Outlook

# The share of the opponent's ready skill that is expected to defend, and the skill that each of the opponent's cards in
# hand may add.
DEFEND: Final = 0.7
TRICK: Final = 0.4
# The cost of bowing a character for each point of its better skill, as long as conflicts are still to come.
BOWS: Final = 0.22
UNSURE: Final = 2.4


class Attack:
    """One way to declare a conflict, and its expected worth."""

    __slots__ = ("attackers", "province", "ring", "skill", "worth")

    def __init__(self, gain: float, ring: Option, skill: Option, province: Option, attackers: Sequence[Option]) -> None:
        self.worth = gain
        self.ring = ring
        self.skill = skill
        self.province = province
        self.attackers = attackers

    def keys(self, covert: Sequence[Option]) -> list[str]:
        """Return the keys of the declaration's options. Covert is used on the strongest possible characters."""
        chosen = [option.key for option in (self.ring, self.skill, self.province, *self.attackers)]
        return chosen + _covert(self, covert)


def attack(table: Table, prompt: Prompt, stream: Stream) -> list[str]:
    """Return the declaration with the highest worth, or passing."""
    found = attacks(table, prompt)
    covert = [option for option in prompt.options if option.group == "covert"]
    for each in found[:4]:
        if each.worth <= 0.0 and prompt.options[-1].alone:
            return [PASS]
        keys = each.keys(covert)
        if _stands(prompt, keys):
            return keys
    return [PASS] if prompt.options[-1].alone else [option.key for option in prompt.least()]


def attacks(table: Table, prompt: Prompt, rings: int = 1) -> list[Attack]:
    """Return promising declarations, the best first.

    Each is made with some of the strongest characters, for a type and a province. ``rings`` is the number of rings to
    try; those with the highest worth are tried.
    """
    groups: dict[str, list[Option]] = {"ring": [], "skill": [], "province": [], "attackers": [], "covert": []}
    for option in prompt.options:
        if not option.alone:
            groups[option.group].append(option)
    if not groups["attackers"] or not groups["province"]:
        return []
    seat = prompt.seat
    prizes = [(worth.best_ring(table, seat, option.value), option) for option in groups["ring"]]
    prizes.sort(key=lambda entry: -entry[0] - entry[1].value.fate)
    found: list[Attack] = []
    provinces = sorted(groups["province"], key=lambda option: worth.strength(seat, option.value))[:2]
    for skill in groups["skill"]:
        kind: Skill = skill.value
        able = [option for option in groups["attackers"] if option.value.skill(kind) is not None]
        able.sort(key=lambda option: -(option.value.skill(kind) or 0))
        for province in provinces:
            for prize, ring in prizes[:rings]:
                found.extend(_with(table, seat, (ring, skill, province), able, prize))
    return sorted(found, key=lambda each: -each.worth)


def _with(
    table: Table, seat: int, parts: tuple[Option, Option, Option], able: Sequence[Option], prize: float
) -> list[Attack]:
    """Return attacks on ``parts`` (ring, type, province): by the strongest character, the two strongest, and so on."""
    ring, skill, province = parts
    kind: Skill = skill.value
    other = table.players[1 - seat]
    ready = [card for card in other.characters if not card.bowed]
    against = DEFEND * sum(card.skill(kind) or 0 for card in ready) + TRICK * len(other.hand)
    help_at_hand = TRICK * len(table.players[seat].hand)
    target: Province = province.value
    look = Outlook(
        seat,
        won=prize + (0.0 if ready else -worth.honor(other, -1)),
        breaks=worth.STRONGHOLD if target.has_stronghold else outlook.province_worth(table, other.seat),
        lost=worth.CLAIMED + 0.3,
        strength=worth.strength(seat, target),
        softness=UNSURE,
    )
    total, bowed = 0, 0.0
    found = []
    for count, option in enumerate(able, start=1):
        card: Card = option.value
        total += card.skill(kind) or 0
        bowed += bow_cost(table, card)
        if total:
            gain = look.worth(seat, total + help_at_hand - against) - bowed + ring.value.fate
            found.append(Attack(gain, ring, skill, province, able[:count]))
    return found


def bow_cost(table: Table, card: Card) -> float:
    """Return the cost of bowing a character: the worth of everything it could still do in this phase."""
    own, other = table.players[card.controller], table.players[1 - card.controller]
    coming = (1.0 if other.conflicts_left and any(not one.bowed for one in other.characters) else 0.0) + (
        0.7 if own.conflicts_left > 1 else 0.0
    )
    return BOWS * coming * max(card.military, card.political) + 0.05


def _covert(attack: Attack, covert: Sequence[Option]) -> list[str]:
    """Return the keys that use covert: each attacker with covert names one of the opponent's strongest characters."""
    kind: Skill = attack.skill.value
    attackers = {option.value for option in attack.attackers}
    pairs = [option for option in covert if option.value[0] in attackers]
    pairs.sort(key=lambda option: -_threat(option.value[1], kind))
    used: set[Card] = set()
    keys = []
    for option in pairs:
        attacker, victim = option.value
        if attacker not in used and victim not in used and not victim.bowed:
            used.update((attacker, victim))
            keys.append(option.key)
    return keys


def _threat(card: Card, kind: Skill) -> int:
    return card.skill(kind) or 0


def _stands(prompt: Prompt, keys: Sequence[str]) -> bool:
    chosen = tuple(option for option in prompt.options if option.key in keys)
    return prompt.check is None or prompt.check(chosen) is None


def defend(table: Table, prompt: Prompt, stream: Stream) -> list[str]:
    """Return the keys of the best defence: as few characters as possible to win or to hold the province, or nobody."""
    return defences(table, prompt)[0][1]


def defences(table: Table, prompt: Prompt) -> list[tuple[float, list[str]]]:
    """Return ways to defend, each with its worth, best first."""
    conflict = table.conflict
    assert conflict is not None
    seat, most = prompt.seat, prompt.groups[0].most
    kind = conflict.skill
    look = outlook.of_conflict(table, conflict, seat)
    undefended = look.worth(seat, outlook.lead_of(conflict))
    look.won += worth.honor(table.players[seat], -1)
    look.lost = worth.CLAIMED
    found: list[tuple[float, list[str]]] = [(undefended, [])]
    strongest = sorted(prompt.options, key=lambda option: -conflict.counted(option.value))
    for order in (strongest, strongest[::-1]):
        lead, bowed, keys = float(outlook.lead_of(conflict)), 0.0, []
        for option in order[:most]:
            lead -= conflict.counted(option.value)
            bowed += bow_cost(table, option.value)
            keys.append(option.key)
            found.append((look.worth(seat, lead) - bowed, list(keys)))
    if kind == "military" or len(found) > 1:
        found.sort(key=lambda entry: -entry[0])
    return found
