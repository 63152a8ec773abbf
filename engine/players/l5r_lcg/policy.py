"""Rules of thumb for every question of the card game. The rules are fast, because playouts use them.

Each kind of question has its rule. A rule of thumb reads the table, but uses only its seat's knowledge: open cards, its
own hand, and the number of the opponent's cards. The policy values an option that uses an ability by the events that
the ability would cause.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine.cardplay.ability import Choice, Target
from engine.cardplay.cost import Cost
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.actions import Duplicate, Play, play_cost
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.use import Use
from engine.players.l5r_lcg import buying, declaring, worth
from engine.players.l5r_lcg.appraising import worth_of_choice, worth_of_target, worth_of_use
from engine.players.l5r_lcg.counting import events_worth
from engine.players.l5r_lcg.situation import Situation
from engine.players.random import choose as at_random
from engine.players.single import takes_one

Keys: TypeAlias = Sequence[str]
Rule: TypeAlias = Callable[[Table, Prompt, Stream], Keys]
# An ability or a card is used if it is worth this much more than it costs.
WORTHWHILE: Final = 0.2


def answer(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Return the answer that the rules of thumb give."""
    rule = RULES.get(prompt.kind)
    if rule is not None:
        return rule(table, prompt, stream)
    return _choose_subjects(table, prompt, stream)


def ranked(table: Table, prompt: Prompt, stream: Stream) -> list[tuple[float, Keys]] | None:
    """Return the answers with their worth, best first, if each answer is a single option.

    Return None for other questions.
    """
    if prompt.window:
        own = Situation(table, prompt.seat)
        found = [(_option(own, prompt, option), [option.key]) for option in prompt.options]
    elif prompt.kind == "ring-choice":
        found = [(_ring_option(table, prompt.seat, option), [option.key]) for option in prompt.options]
    elif takes_one(prompt) and isinstance(prompt.purpose, tuple):
        own = Situation(table, prompt.seat)
        found = [(_subject(own, prompt, option), [option.key]) for option in prompt.options]
    else:
        return None
    return sorted(found, key=_by_worth)


def _by_worth(entry: tuple[float, Keys]) -> float:
    return -entry[0]


# Windows.


def _window(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Take the best option if it is good enough. If no action is worth taking, pass."""
    best, keys = WORTHWHILE, [PASS]
    if len(prompt.options) < 2:
        return [prompt.options[0].key]
    own = Situation(table, prompt.seat)
    for option in prompt.options:
        if not option.alone:
            gain = _gain(own, option)
            if gain > best:
                best, keys = gain, [option.key]
    return keys if keys != [PASS] or any(option.key == PASS for option in prompt.options) else [prompt.options[0].key]


def _option(own: Situation, prompt: Prompt, option: Option) -> float:
    """Return the worth of an option of a window."""
    if option.alone:
        return WORTHWHILE
    if prompt.kind == "dynasty" and isinstance(option.value, Play):
        return buying.plan(own.table, own.seat, option.value.card)[0]
    return _gain(own, option)


def _gain(own: Situation, option: Option) -> float:
    value = option.value
    if isinstance(value, Use):
        # This is a copy, because the choices that are tried here must not stay in the offered use.
        return worth_of_use(own, own.table.use(value.ability, value.this, own.seat, value.event))
    if isinstance(value, Play):
        return _play(own, value)
    if isinstance(value, Duplicate):
        return _more_fate(value.character) - 0.3
    return -1.0


def _play(own: Situation, play: Play) -> float:
    """Return the worth of playing a card from hand."""
    table, card, seat = own.table, play.card, own.seat
    if play.as_attachment or card.face.type == "attachment":
        return max(hosts_worth(own, card, play.hosts(table)), default=-1.0) - worth.CARD
    if table.conflict is None and card.zone == "hand":
        # During a conflict, the card is a surprise.
        return buying.plan(table, seat, card)[0] - worth.CARD - 1.0
    own.forget()
    if own.conflict is not None and table.may_participate(card, seat):
        own.shift(seat, own.skill(card))
    gain = own.moved() + 0.6 * worth.printed(card.face)
    return gain - worth.CARD - play_cost(card, seat)


def hosts_worth(own: Situation, card: Card, hosts: Sequence[Card]) -> list[float]:
    """Return the worth of an attachment in hand on each host, less its cost there."""
    face = card.face if card.face.play_as is None else card.face.play_as
    bonus = 0
    if own.conflict is not None:
        bonus = face.bonus_military if own.conflict.skill == "military" else face.bonus_political
    usual, price = worth.attachment(face), play_cost(card, own.seat)
    found: list[float] = []
    for host in hosts:
        own.forget()
        if own.fighting(host):
            own.shift(host.controller, bonus)
        lasting = 0.4 + 0.4 * min(host.fate, 2)
        gain = usual * lasting * own.sign(host.controller) + own.moved()
        # Only a lasting effect on a host can change the cost there.
        found.append(gain - (play_cost(card, own.seat, host) if host.lasting else price))
    return found


def _more_fate(card: Card) -> float:
    more = worth.rounds(card.fate + 1) - worth.rounds(card.fate)
    return more * worth.body(card.military, card.political, card.face.glory)


def _dynasty(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Play the character that is worth most with the best amount of fate.

    If another act of the phase is worth more, take that act.
    """
    best, keys = 0.0, PASS
    own = Situation(table, prompt.seat)
    for option in prompt.options:
        if option.alone:
            continue
        if isinstance(option.value, Play):
            gain = buying.plan(table, prompt.seat, option.value.card)[0]
        else:
            gain = _gain(own, option) - WORTHWHILE
        if gain > best:
            best, keys = gain, option.key
    return [keys]


def _fate(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Put the planned amount of fate on a character that was just played."""
    card = next((card for card in table.players[prompt.seat].characters if card.key == prompt.source), None)
    most = len(prompt.options) - 1
    amount = 0 if card is None else buying.fate_for(table, prompt.seat, card, most)
    return [prompt.options[min(amount, most)].key]


def _bid(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    amount = buying.duel_bid(table, prompt.seat) if table.duel_step else buying.bid(table, prompt.seat, stream)
    return [f"bid:{amount}"]


# Set-up.


def _place_stronghold(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Put the strongest province under the stronghold."""
    return [max(prompt.options, key=_strength_of).key]


def _strength_of(option: Option) -> int:
    return int(option.value.face.strength)


def _at_random(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    return at_random(prompt, stream)


def _mulligan_provinces(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Replace weak cards, and characters that are too expensive to get some fate in the first round."""
    return [option.key for option in prompt.options if not 1 < _printed_cost(option) <= 5]


def _mulligan_hand(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Replace expensive cards."""
    return [option.key for option in prompt.options if _printed_cost(option) > 2]


def _printed_cost(option: Option) -> int:
    face = option.value.face
    return face.cost or 0 if face.type != "holding" else 2


# Between conflicts.


def _discard_dynasty(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Discard cards that are worth less than an unknown card: weak characters, and cards that stay too expensive."""
    player = table.players[prompt.seat]
    income = player.fate + player.stronghold.face.fate
    return [option.key for option in prompt.options if _stale(option.value, income)]


def _stale(card: Card, income: int) -> bool:
    if card.face.type != "character":
        return False
    return card.cost > income - 1 or worth.printed(card.face) < 1.6


def _discard_province(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Remove the opponent's good cards from a broken province."""
    found = []
    for option in prompt.options:
        card: Card = option.value
        good = card.facedown or card.face.type == "holding" or worth.printed(card.face) > 2.0
        if good == (card.controller != prompt.seat):
            found.append(option.key)
    return found


def _favor(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Claim the Imperial Favor for the skill in which the player is weaker, because it is worth more there."""
    own = table.players[prompt.seat].characters
    military = sum(card.military for card in own) <= sum(card.political for card in own)
    return ["favor:military" if military else "favor:political"]


def _where(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    return [prompt.options[0].key]


def _ring_effect(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Resolve the ring with the highest worth. If every ring would harm the player, resolve none."""
    best, keys = 0.05, PASS
    for option in prompt.options:
        gain = -1.0 if option.alone else worth.ring(table, prompt.seat, str(option.value))
        if gain > best:
            best, keys = gain, option.key
    return [keys] if keys != PASS or prompt.options[-1].alone else [prompt.options[0].key]


def _ring_choice(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Choose between helping the player and harming the opponent, whichever is worth more."""
    return [max(prompt.options, key=lambda option: _ring_option(table, prompt.seat, option)).key]


def _ring_option(table: Table, seat: int, option: Option) -> float:
    own, other = table.players[seat], table.players[1 - seat]
    if option.key == "select:take":
        return worth.honor(own, 1) - worth.honor(other, -1)
    if option.key == "select:gain":
        return worth.honor(own, 2)
    card = next((card for card in table.characters() if card.key == option.card), None)
    if card is None:
        return 0.0
    verbs = {
        "honor": table.framework.honor, "dishonor": table.framework.dishonor, "ready": table.framework.ready,
        "bow": table.framework.bow, "remove-fate": table.framework.remove_fate,
    }  # fmt: skip
    verb = verbs.get(option.verb)
    return 0.0 if verb is None else events_worth(Situation(table, seat), [verb(card)])


# Choosing things.


def _choose_subjects(table: Table, prompt: Prompt, stream: Stream) -> Keys:
    """Choose the best targets or the cheapest costs, as the question's purpose says.

    Without a purpose, choose by the kind of subject.
    """
    options = [option for option in prompt.options if not option.alone]
    if not options or len(prompt.groups) != 1 or prompt.check is not None:
        return at_random(prompt, stream) if prompt.check is not None else [option.key for option in prompt.least()]
    group = prompt.groups[0]
    own = Situation(table, prompt.seat)
    worths = [_subject(own, prompt, option) for option in options]
    order = sorted(range(len(options)), key=lambda place: -worths[place])
    count = max(group.least, min(group.most, sum(gain > 0 for gain in worths)))
    if not count and prompt.options[-1].alone:
        return [prompt.options[-1].key]
    return [options[place].key for place in order[:count]]


def _subject(own: Situation, prompt: Prompt, option: Option) -> float:
    """Return the worth of ``option`` to the player who is asked."""
    if option.alone:
        return 0.0
    if prompt.purpose is None:
        return _by_kind(prompt, option)
    if isinstance(prompt.purpose, Play):
        return hosts_worth(own, prompt.purpose.card, [option.value])[0]
    use, purpose = prompt.purpose
    tried = own.table.use(use.ability, use.this, use.seat, use.event)
    tried.label, tried.choice = use.label, use.choice
    tried.chosen.update(use.chosen)
    tried.paid.update(use.paid)
    if isinstance(purpose, Target):
        if use.ability.effect is None:
            return _by_kind(prompt, option)
        return worth_of_target(own, tried, purpose, (option.value,))
    if isinstance(purpose, Cost):
        tried.paid[purpose.name] = option.value
        return events_worth(own, purpose.events(tried))
    if isinstance(purpose, Choice):
        return worth_of_choice(own, tried, purpose, str(option.value))
    return 0.0


def _by_kind(prompt: Prompt, option: Option) -> float:
    """Return the worth of a choice without a purpose: cheap things of one's own, or valuable things of the opponent."""
    card = option.value
    if not isinstance(card, Card):
        return 0.0
    own = card.controller == prompt.seat
    hidden = card.facedown and not (isinstance(card, Province) and own)
    if hidden:
        return 0.0
    good = worth.character(card) if card.is_character else worth.printed(card.face) + 0.5
    if prompt.kind in ("search", "put-on-top", "target"):
        return good if own else good - 0.1
    return -good if own else good


RULES: Final[Mapping[str, Rule]] = {
    "action": _window,
    "reaction": _window,
    "interrupt": _window,
    "search": _choose_subjects,
    "dynasty": _dynasty,
    "fate": _fate,
    "bid": _bid,
    "place-stronghold": _place_stronghold,
    "place-province": _at_random,
    "mulligan-provinces": _mulligan_provinces,
    "mulligan-hand": _mulligan_hand,
    "discard-dynasty": _discard_dynasty,
    "discard-province": _discard_province,
    "favor": _favor,
    "where": _where,
    "ring-effect": _ring_effect,
    "ring-choice": _ring_choice,
    "declare-conflict": declaring.attack,
    "declare-defenders": declaring.defend,
    "declare-or-pass": _where,
    "order": _where,
    "secret-number": _at_random,
    "guess": _at_random,
}
