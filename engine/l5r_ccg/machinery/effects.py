"""How a position writes and reads lasting and delayed effects, copied abilities, borrowed cards and used limits."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from engine.cardplay.ability import Ability
from engine.cardplay.durations import Delayed
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.abilities.delayed import CONDITIONS, DELAYED, name_of, name_of_condition
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import pool
from engine.l5r_ccg.machinery.literal import InPlayAt, LastingAt, PlayerAt, WaitingAt
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player, Province

PERMANENT: Final = "permanent"
# This marks a Follower token that ceases to exist at the end of its turn (``placing``).
FLEETING: Final = "fleeting"
# The parts of a card's declaration that hold abilities, by their suffix in a position.
PLACES: Final = {"": "abilities", ".grants": "grants", ".leads": "leads"}


@cache
def printed_abilities() -> dict[str, Ability]:
    """Return every ability that may be copied, by the place where it is printed (``togashi-mitsu.0``)."""
    return {
        f"{face.id}{name}.{number}": ability
        for face in pool().values()
        for name, place in PLACES.items()
        for number, ability in enumerate(getattr(face, place))
    }


def _printed_as(ability: Ability) -> str:
    """Return the place where a copied ability is printed. The ability's ``name`` in records is that of the copy."""
    return next(
        name
        for name, one in printed_abilities().items()
        if one.effect == ability.effect and one.run is ability.run and one.condition is ability.condition
        if one.costs is ability.costs and one.targets is ability.targets and one.when is ability.when
    )


# Loading


def begin(subject: Card | Player | Province, effects: Sequence[LastingAt]) -> None:
    """Resume the lasting effects on a card, a player or a province."""
    for one in effects:
        layer, test = Layer[one.layer.upper()], CONDITIONS.get(one.test)
        lasting = Lasting(one.attribute, one.value, layer, one.source, one.until, test, maker=one.maker)
        if one.until == PERMANENT or one.attribute == FLEETING:
            subject.lasting += (lasting,)
        else:
            subject.table.durations.begin(subject, lasting)


def begin_in_play(card: Card, given: InPlayAt) -> None:
    """Resume the effects of a card in play: lasting effects, copied abilities and, for a borrowed card, the loan."""
    durations = card.table.durations
    begin(card, given.lasting)
    for lent in given.lent:
        ability = printed_abilities()[lent.ability].named(lent.name or lent.ability)
        durations.lend(card, ability, lent.until)
    durations.borrowed.extend((card, loan.seat, loan.until) for loan in given.borrowed)


def load_waiting(table: Table, waiting: Sequence[WaitingAt]) -> None:
    """Resume the delayed effects."""
    cards = {card.uid: card for card in table.all_cards()}
    for one in waiting:
        what, this = DELAYED[one.effect], cards[one.card]
        abilities = [*this.abilities()] or [*this.face.terrain]
        ability = next((each for each in abilities if each.name == one.ability), abilities[0] if abilities else None)
        cause = Use(table, "ability", one.seat, this, ability)
        about = None if one.about is None else cards[one.about]
        delayed = Delayed(
            cause, what.kind, what.when, what.run, one.until, about=about, given=one.given, standing=what.standing
        )
        table.durations.delayed.append(delayed)


def load_used(table: Table, player: Player, at: PlayerAt) -> None:
    """Resume the counts of uses against the limits of this turn, this battle and the game."""
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
                card.uses = {**card.uses, (used.ability, used.seat): (period, used.times)}


# Dumping


def dump_lasting(subject: Card | Player | Province) -> list[dict[str, Any]]:
    """Return the lasting effects on a card, a player or a province as plain data."""
    return [_dump_one(one) for one in subject.lasting]


def _dump_one(one: Lasting) -> dict[str, Any]:
    facts = {"attribute": one.attribute, "value": one.value, "until": one.until, "layer": one.layer.name.lower(),
             "source": one.source, "maker": one.maker}  # fmt: skip
    return {**facts, "test": name_of_condition(one.test)} if one.test is not None else facts


def dump_in_play(card: Card) -> dict[str, Any]:
    """Return the lasting effects, copied abilities, used limits and the loan of a card in play, as plain data."""
    durations = card.table.durations
    found = {
        "lasting": [_dump_one(one) for one in card.lasting if one.until != PERMANENT],
        "used": [{"ability": name, "seat": seat, "times": times} for name, seat, times in card.limited_uses()],
        "lent": [
            {"ability": _printed_as(ability), "name": ability.name, "until": until}
            for one, ability, until in durations.lent
            if one is card
        ],
        "borrowed": [{"seat": seat, "until": until} for one, seat, until in durations.borrowed if one is card],
    }
    return {name: value for name, value in found.items() if value}


def dump_waiting(table: Table) -> list[dict[str, Any]]:
    """Return the delayed effects as plain data, except those about a token that no longer exists."""
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
            found.append({**facts, **{name: value for name, value in more.items() if value not in (None, "")}})
    return found
