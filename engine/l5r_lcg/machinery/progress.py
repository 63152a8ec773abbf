"""What a position says about the course of the round: uses that count against limits, and conflicts of this phase."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from engine.kernel.prompt import Refused
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.literal import CourseAt

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

PLAYER: Final = ("limited_played", "lost_conflict", "bid_modifier", "additional")


def dump(table: "Table") -> dict[str, Any]:
    """Return the course of the round as a literal, without its empty parts."""
    players = [{name: getattr(player, name) for name in PLAYER} for player in table.players]
    for facts in players:
        facts["additional"] = list(facts["additional"])
    fought = table.declared_conflicts if table.phase == "conflict" else []
    found: dict[str, Any] = {
        "used": [use for card in table.all_cards() if card.uses for use in _used(table, card)],
        "maximums": list(_maximums(table)),
        "conflicts": [{"attacker": who, "types": list(types), "broken": broken} for who, types, broken in fought],
        "players": players if any(any(facts.values()) for facts in players) else [],
    }
    return {name: part for name, part in found.items() if part}


def _used(table: "Table", card: Card) -> Iterator[dict[str, Any]]:
    counted = {ability.name: table.period(ability.period) for ability in card.abilities()}
    for (name, seat), (period, times) in card.uses.items():
        if counted.get(name) == period:
            yield {"card": card.key, "ability": name, "seat": seat, "times": times}


def _maximums(table: "Table") -> Iterator[dict[str, Any]]:
    if not table.maximums:
        return
    now = _periods(table)
    for (seat, name, ability), (period, times) in table.maximums.items():
        if now.get((name, ability)) == period:
            yield {"name": name, "ability": ability, "seat": seat, "times": times}


def _periods(table: "Table") -> dict[tuple[str, str], int]:
    """Return the present period of each ability with a maximum, by the card's name and the ability's name."""
    return {
        (card.face.name, ability.name): table.period(ability.maximum_period)
        for card in table.all_cards()
        for ability in card.abilities()
        if ability.maximum is not None
    }


def load(table: "Table", course: CourseAt) -> None:
    """Put the course of the round on a table that has all its cards. Raises Refused (``impossible-position``)."""
    cards = {card.key: card for card in table.all_cards()}
    now = _periods(table)
    problems = [*_strange_uses(course, cards), *_strange_maximums(course, now)]
    if problems:
        raise Refused("impossible-position", problems=problems)
    for one in course.used:
        card = cards[one.card]
        ability = next(ability for ability in card.abilities() if ability.name == one.ability)
        card.uses = {**card.uses, (one.ability, one.seat): (table.period(ability.period), one.times)}
    table.maximums = {
        (one.seat, one.name, one.ability): (now[one.name, one.ability], one.times) for one in course.maximums
    }
    table.declared_conflicts = [(one.attacker, tuple(one.types), one.broken) for one in course.conflicts]
    for player, at in zip(table.players, course.players, strict=True):
        player.limited_played, player.lost_conflict = at.limited_played, at.lost_conflict
        player.bid_modifier, player.additional = at.bid_modifier, list(at.additional)


def _strange_uses(course: CourseAt, cards: dict[str, Card]) -> Iterator[dict[str, str]]:
    for number, one in enumerate(course.used):
        if one.card not in cards:
            yield {"at": f"course.used.{number}", "problem": "unknown-card"}
        elif all(ability.name != one.ability for ability in cards[one.card].abilities()):
            yield {"at": f"course.used.{number}", "problem": "unknown-ability"}


def _strange_maximums(course: CourseAt, known: dict[tuple[str, str], int]) -> Iterator[dict[str, str]]:
    for number, one in enumerate(course.maximums):
        if (one.name, one.ability) not in known:
            yield {"at": f"course.maximums.{number}", "problem": "unknown-ability"}
