"""Functions that find the faults of an impossible position."""

from collections.abc import Iterator
from typing import Any

from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.machinery.literal import (
    STEPS,
    CardAt,
    CharacterAt,
    LyingAt,
    PlayerAt,
    Position,
    ProvinceAt,
    entries_of,
    id_of,
)


def problems(position: Position) -> Iterator[dict[str, Any]]:
    """Return every fault of a position, each with its place in the literal."""
    if position.step not in STEPS:
        yield {"at": "step", "problem": "unknown-step"}
    for seat, player in enumerate(position.players):
        yield from _player_problems(seat, player)
    yield from _unique_problems(position)
    yield from _conflict_problems(position)
    yield from _uid_problems(position)


def _player_problems(seat: int, player: PlayerAt) -> Iterator[dict[str, Any]]:
    at = f"players.{seat}"
    places: list[tuple[str, list[Any], tuple[str, ...]]] = [
        ("stronghold", [player.stronghold], ("stronghold",)),
        ("role", [player.role] if player.role else [], ("role",)),
        ("provinces", list(player.provinces), ("province",)),
        ("characters", list(player.characters), ("character",)),
        ("hand", list(player.hand), ("conflict",)),
        ("conflict_deck", list(player.conflict_deck), ("conflict",)),
        ("dynasty_deck", list(player.dynasty_deck), ("dynasty",)),
        ("conflict_discard", list(player.conflict_discard), ("conflict",)),
        ("dynasty_discard", list(player.dynasty_discard), ("dynasty",)),
        ("removed", list(player.removed), ("conflict", "dynasty")),
    ]
    for index, province in enumerate(player.provinces):
        if isinstance(province, ProvinceAt):
            # Only a holding can lie on the stronghold's province.
            fits = "dynasty" if index < 4 else "holding"
            places.append((f"provinces.{index}.cards", list(province.cards), (fits,)))
            for number, lying in enumerate(province.cards):
                if isinstance(lying, LyingAt):
                    places.append((f"provinces.{index}.cards.{number}.under", list(lying.under), ("character",)))
    for index, character in enumerate(player.characters):
        if isinstance(character, CharacterAt):
            places.append((f"characters.{index}.attachments", list(character.attachments), ("attachment", "play-as")))
    if player.provinces and len(player.provinces) != 5:
        yield {"at": f"{at}.provinces", "problem": "five-provinces"}
    for place, cards, kinds in places:
        for number, entry in enumerate(cards):
            yield from _card_problems(f"{at}.{place}.{number}", id_of(entry), kinds)


def _card_problems(at: str, card_id: str, kinds: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    card = catalogue().get(card_id)
    if card is None:
        yield {"at": at, "problem": "unknown-card", "card": card_id}
    elif not card.implemented:
        yield {"at": at, "problem": "card-not-implemented", "card": card_id}
    elif not _fits(card, kinds):
        yield {"at": at, "problem": "wrong-place", "card": card_id}


def _fits(card: CardDef, kinds: tuple[str, ...]) -> bool:
    return card.type in kinds or card.side in kinds or ("play-as" in kinds and card.play_as is not None)


def _uid_problems(position: Position) -> Iterator[dict[str, Any]]:
    seen: set[int] = set()
    for seat, player in enumerate(position.players):
        for at, entry in entries_of(player):
            if isinstance(entry, CardAt) and entry.uid is not None:
                if entry.uid in seen:
                    yield {"at": f"players.{seat}.{at}", "problem": "uid-twice", "card": entry.id}
                seen.add(entry.uid)


def _unique_problems(position: Position) -> Iterator[dict[str, Any]]:
    for seat, player in enumerate(position.players):
        seen: set[str] = set()
        for number, entry in enumerate(player.characters):
            held = [id_of(entry)]
            if isinstance(entry, CharacterAt):
                held.extend(id_of(attachment) for attachment in entry.attachments)
            for card_id in held:
                card = catalogue().get(card_id)
                if card is not None and card.unique:
                    if card.name in seen:
                        at = f"players.{seat}.characters.{number}"
                        yield {"at": at, "problem": "unique-twice", "card": card_id}
                    seen.add(card.name)


def _conflict_problems(position: Position) -> Iterator[dict[str, Any]]:
    running = position.step.startswith("3.2.")
    if running and position.conflict is None:
        yield {"at": "conflict", "problem": "missing"}
    if position.conflict is not None and not running:
        yield {"at": "conflict", "problem": "not-in-this-step"}
    for seat, player in enumerate(position.players):
        for number, entry in enumerate(player.characters):
            if isinstance(entry, CharacterAt) and entry.participating:
                at = f"players.{seat}.characters.{number}"
                card = catalogue().get(entry.id)
                if position.conflict is None:
                    yield {"at": at, "problem": "no-conflict"}
                elif card is not None and getattr(card, position.conflict.skill) is None:
                    yield {"at": at, "problem": "dash", "card": entry.id}
    if position.conflict is not None:
        ring = position.rings.get(position.conflict.ring)
        if ring is not None and ring.claimed_by is not None:
            yield {"at": f"rings.{position.conflict.ring}", "problem": "claimed-and-contested"}
        provinces = position.players[1 - position.conflict.attacker].provinces
        attacked = provinces[position.conflict.province] if len(provinces) == 5 else None
        if isinstance(attacked, ProvinceAt) and attacked.facedown:
            yield {"at": "conflict.province", "problem": "facedown"}
