"""Rules of thumb for every question of the 1997 game. The rules are fast, because playouts use them.

Each kind of question has its rule. A rule of thumb reads the table, but uses only its seat's knowledge: open cards, its
own hand, and the number of cards of the other players. To value an option that uses an ability, the policy values the
events that the ability would cause.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.cardplay.ability import Choice, Target
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.rng import Stream
from engine.l5r_ccg.abilities.payments import PAID
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.turn.attachments import AttachFromHand
from engine.players.l5r_ccg import attacking, buying, honors, worth
from engine.players.l5r_ccg.appraising import price, worth_of_choice, worth_of_cost, worth_of_target, worth_of_use
from engine.players.l5r_ccg.dreams import DreamTable
from engine.players.l5r_ccg.situation import Situation
from engine.players.random import choose as at_random

Keys: TypeAlias = Sequence[str]
Rule: TypeAlias = Callable[[Table, Prompt], Keys]
NEVER: Final = -1.0
# The worth of an attack is hard to estimate, so the search always compares an attack with staying at home.
SHARE: Final = 1000.0


def answer(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Return the answer that the rules of thumb give."""
    rule = RULES.get(prompt.kind)
    if rule is not None:
        return rule(table, prompt)
    return _choose_subjects(table, prompt, stream)


def ranked(table: Table, prompt: Prompt) -> list[tuple[float, Keys]] | None:
    """Return the answers with their worth, best first, if each answer is a single option.

    Return None for other questions.
    """
    if prompt.kind == "dynasty":
        return buying.ranked(table, prompt)
    if prompt.kind == "declare-attack":
        found = [(gain / SHARE, [key]) for gain, key in attacking.targets(table, prompt)]
        found.append((0.0, [PASS]))
    elif prompt.window:
        found = [(worth_of, [option.key]) for worth_of, option in _window_worths(table, prompt)]
    elif len(prompt.groups) == 1 and prompt.groups[0].most == 1:
        if not isinstance(prompt.purpose, tuple):
            return None
        own, tried = _trial(table, prompt)
        found = [(_subject(own, tried, prompt, option), [option.key]) for option in prompt.options]
    else:
        return None
    return sorted(found, key=_by_worth)


def _by_worth(entry: tuple[float, Keys]) -> float:
    return -entry[0]


# Windows.


def _window(table: Table, prompt: Prompt) -> Keys:
    """Take the best option if it is good enough. If no action is worth taking, pass."""
    if len(prompt.options) < 2:
        return [prompt.options[0].key]
    best, keys = worth.WORTHWHILE, [PASS]
    for found, option in _window_worths(table, prompt):
        if not option.alone and found > best:
            best, keys = found, [option.key]
    return keys


def _window_worths(table: Table, prompt: Prompt) -> list[tuple[float, Option]]:
    """Return the worth of each option of a window."""
    own: Situation | None = None
    bought: frozenset[Card] | None = None
    favored = honors.lobbyist(table, prompt.seat, prompt.options)
    found = []
    for option in prompt.options:
        value = option.value
        if option.alone:
            gain = worth.WORTHWHILE
        elif isinstance(value, Use):
            known = _known_gain(table, value)
            if known is None:
                own = own or Situation(table, prompt.seat)
                # This is a copy, because the choices that are tried here must not stay in the offered use.
                known = worth_of_use(own, table.use(value.ability, value.this, own.seat, value.event))
            gain = known
        elif isinstance(value, AttachFromHand):
            if bought is None:
                bought = buying.plan(table, prompt.seat)
            gain = buying.attached_worth(value.card) if value.card in bought else NEVER
        elif option.verb == "lobby":
            gain = worth.FAVOR - 1.0 if option.key == favored else NEVER
        else:
            gain = NEVER
        found.append((gain, option))
    return found


def _known_gain(table: Table, use: Use) -> float | None:
    """Return the worth of an offered action if the table already knows it, otherwise None."""
    if use.event is not None or not isinstance(table, DreamTable):
        return None
    return table.gains.get((use.this, use.ability))


# Choosing things.


def _choose_subjects(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Choose the best targets or the cheapest costs, as the question's purpose says.

    Without a purpose, choose by the kind of subject.
    """
    options = [option for option in prompt.options if not option.alone]
    if not options or len(prompt.groups) != 1 or prompt.check is not None:
        return at_random(prompt, stream) if prompt.check is not None else [option.key for option in prompt.least()]
    group = prompt.groups[0]
    own, tried = _trial(table, prompt)
    worths = [_subject(own, tried, prompt, option) for option in options]
    order = sorted(range(len(options)), key=lambda place: -worths[place])
    count = max(group.least, min(group.most, sum([gain > 0 for gain in worths])))
    if not count and prompt.options[-1].alone:
        return [prompt.options[-1].key]
    return [options[place].key for place in order[:count]]


def _trial(table: Table, prompt: Prompt) -> tuple[Situation, Use | None]:
    """Return the situation for a question and, if the question belongs to a use, a copy of it to try the options on."""
    if not isinstance(prompt.purpose, tuple):
        return Situation(table, prompt.seat), None
    use: Use = prompt.purpose[0]
    own = Situation(table, use.seat)
    return own, _again(own, use)


def _subject(own: Situation, tried: Use | None, prompt: Prompt, option: Option) -> float:
    """Return the worth of choosing an option."""
    if option.alone:
        return 0.0
    if tried is None:
        return _by_kind(own, option.value)
    what, sign = prompt.purpose[1], 1.0 if tried.seat == prompt.seat else -1.0
    if isinstance(what, Choice):
        return sign * worth_of_choice(own, tried, str(option.value))
    if isinstance(what, Target):
        return sign * worth_of_target(own, tried, what, [option.value])
    return worth_of_cost(own, tried, what, option.value)


def _again(own: Situation, use: Use) -> Use:
    """Return a copy of a use with its choices and payments so far.

    All other payments of the copy are the cheapest ones.
    """
    again = own.table.use(use.ability, use.this, use.seat, use.event)
    again.chosen, again.choice, again.paid = dict(use.chosen), use.choice, dict(use.paid)
    if PAID not in use.paid:
        price(own, again)
        again.paid.update({name: one for name, one in use.paid.items() if one is not None})
    return again


def _by_kind(own: Situation, value: Any) -> float:
    """Return how willingly the player gives up a card. Cards of other players are given up first."""
    if not isinstance(value, Card):
        return 0.0
    if value.zone == "hand":
        return -worth.in_hand(value)
    return -worth.in_play(value) * own.sign(value.controller) if value.in_play else 0.0


def _least(table: Table, prompt: Prompt) -> Keys:
    return [option.key for option in prompt.least()]


def _first(table: Table, prompt: Prompt) -> Keys:
    return [prompt.options[0].key]


def _most(table: Table, prompt: Prompt) -> Keys:
    """Choose the highest number."""
    return [max(prompt.options, key=_number).key]


def _number(option: Option) -> int:
    return option.value if isinstance(option.value, int) else option.number or 0


RULES: Final[Mapping[str, Rule]] = {
    "action": _window, "battle-action": _window, "reaction": _window, "dynasty": buying.dynasty,
    "discard-dynasty": buying.discard_dynasty, "discard-hand": buying.discard_hand, "pay": buying.pay,
    "clan-benefit": buying.clan_benefit, "attach": buying.attach, "declare-attack": attacking.declare,
    "commit": attacking.commit, "invite": attacking.invite, "next-battle": attacking.next_battle,
    "duel": honors.duel, "challenge": honors.challenge, "lobby": honors.lobby, "stay-bowed": _least,
    "exchange-cards": _least, "order": _first, "number": _most, "offer-first": _first,
    "token": _first, "play-ring": _first, "second-focus": _first,
}  # fmt: skip
