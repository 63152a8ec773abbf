"""What lasts, waits, is lent, borrowed or used up, as a position tells it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from engine.cardplay.ability import UNLIMITED, Ability
from engine.cardplay.durations import Delayed
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import pool
from engine.l5r_ccg.later import CONDITIONS, LATER, name_of, name_of_condition
from engine.l5r_ccg.machinery.literal import InPlayAt, LastingAt, PlayerAt, WaitingAt
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.use import Use

PERMANENT: Final = "permanent"
# Marks a Follower token that is gone when its turn is over (engine.l5r_ccg.machinery.placing): nothing else is to
# end it before.
FLEETING: Final = "fleeting"
# Where a card's declaration has abilities, by the name that a position tells them with.
PLACES: Final = {"": "abilities", ".grants": "grants", ".leads": "leads"}


@cache
def printed_abilities() -> dict[str, Ability]:
    """Return every ability that may be lent, by where it is printed."""
    return {
        f"{face.id}{name}.{number}": ability
        for face in pool().values()
        for name, place in PLACES.items()
        for number, ability in enumerate(getattr(face, place))
    }


def _printed_as(ability: Ability) -> str:
    """Return where an ability is printed that goes by another name here."""
    return next(
        name
        for name, one in printed_abilities().items()
        if one.effect == ability.effect and one.run is ability.run and one.condition is ability.condition
        if one.costs is ability.costs and one.targets is ability.targets and one.when is ability.when
    )


# Loading


def begin(subject: Card | Player | Province, effects: Sequence[LastingAt]) -> None:
    """Let what lasts on something go on."""
    for one in effects:
        layer, test = Layer[one.layer.upper()], CONDITIONS.get(one.test)
        lasting = Lasting(one.attribute, one.value, layer, one.source, one.until, test, maker=one.maker)
        if one.until == PERMANENT or one.attribute == FLEETING:
            subject.lasting.append(lasting)
        else:
            subject.table.durations.begin(subject, lasting)


def begin_in_play(card: Card, given: InPlayAt) -> None:
    """Let what lasts on a card, is lent to it, or only lends it, go on."""
    durations = card.table.durations
    begin(card, given.lasting)
    for lent in given.lent:
        ability = printed_abilities()[lent.ability].named(lent.name or lent.ability)
        durations.lend(card, ability, lent.until)
    durations.borrowed.extend((card, loan.seat, loan.until) for loan in given.borrowed)


def load_waiting(table: Table, waiting: Sequence[WaitingAt]) -> None:
    """Let what waits for its moment wait on."""
    cards = {card.uid: card for card in table.all_cards()}
    for one in waiting:
        what, this = LATER[one.effect], cards[one.card]
        abilities = [*this.abilities()] or [*this.face.terrain]
        ability = next((each for each in abilities if each.name == one.ability), abilities[0] if abilities else None)
        cause = Use(table, "ability", one.seat, this, ability)
        about = None if one.about is None else cards[one.about]
        delayed = Delayed(
            cause, what.kind, what.when, what.run, one.until, about=about, given=one.given, standing=what.standing
        )
        table.durations.delayed.append(delayed)


def load_used(table: Table, player: Player, at: PlayerAt) -> None:
    """Let uses count against the limits of this turn, of this battle, of the game."""
    cards = [player.stronghold, *player.holdings, *player.rings]
    entries: list[Any] = [at.stronghold, *at.holdings, *at.rings]
    for card, entry in zip(player.personalities, at.personalities, strict=True):
        cards.extend(card.unit)
        entries.extend([entry, *(() if isinstance(entry, str) else entry.attachments)])
    for province, one in zip(player.provinces, at.provinces, strict=False):
        cards.extend(province.attached)
        entries.extend(one.attached)
    for card, entry in zip(cards, entries, strict=True):
        limited = {ability.name: ability for ability in card.abilities()}
        for used in entry.used if isinstance(entry, InPlayAt) else ():
            if used.ability in limited:
                period = table.period(limited[used.ability].period)
                card.uses[used.ability, used.seat] = (period, used.times)


# Dumping


def dump_lasting(subject: Card | Player | Province) -> list[dict[str, Any]]:
    """Return what lasts on something."""
    return [_dump_one(one) for one in subject.lasting]


def _dump_one(one: Lasting) -> dict[str, Any]:
    facts = {"attribute": one.attribute, "value": one.value, "until": one.until, "layer": one.layer.name.lower(),
             "source": one.source, "maker": one.maker}  # fmt: skip
    return {**facts, "test": name_of_condition(one.test)} if one.test is not None else facts


def dump_in_play(card: Card) -> dict[str, Any]:
    """Return what lasts on a card in play, is lent to it or was used of it, and whose it is again."""
    durations = card.table.durations
    found = {
        "lasting": [_dump_one(one) for one in card.lasting if one.until != PERMANENT],
        "used": [*_dump_used(card)],
        "lent": [
            {"ability": _printed_as(ability), "name": ability.name, "until": until}
            for one, ability, until in durations.lent
            if one is card
        ],
        "borrowed": [{"seat": seat, "until": until} for one, seat, until in durations.borrowed if one is card],
    }
    return {name: told for name, told in found.items() if told}


def _dump_used(card: Card) -> Iterator[dict[str, Any]]:
    """Return what counts against a limit now."""
    limited = {ability.name: ability for ability in card.abilities() if ability.limit < UNLIMITED}
    for (name, seat), (period, times) in card.uses.items():
        if name in limited and card.table.period(limited[name].period) == period:
            yield {"ability": name, "seat": seat, "times": times}


def dump_waiting(table: Table) -> list[dict[str, Any]]:
    """Return what waits for its moment; what was to come of a token that is gone has nobody to tell it of."""
    if not table.durations.delayed:
        return []
    there = {card.uid for card in table.all_cards()}
    found = []
    for one in table.durations.delayed:
        this = one.cause.this
        if this.uid in there:
            facts = {"effect": name_of(one), "seat": one.cause.seat, "card": this.uid, "until": one.until}
            more = {"ability": getattr(one.cause.ability, "name", ""), "given": one.given,
                    "about": None if one.about is None else one.about.uid}  # fmt: skip
            found.append({**facts, **{name: told for name, told in more.items() if told not in (None, "")}})
    return found
