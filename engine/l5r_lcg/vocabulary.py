"""The names that cards of this game may use. A new one is declared here, beside the rule that reads it."""

from collections.abc import Iterable
from typing import Final, get_args

from engine.cardplay.vocabulary import Vocabulary
from engine.l5r_lcg.card import Zone
from engine.l5r_lcg.definition import RINGS, CardDef

ATTRIBUTES: Final = (
    "military", "political", "glory", "strength", "fate-income",
    "discount",  # of the card, when it is played
    "event-discount",  # of the player's next event
    "must-be-discarded",
)  # fmt: skip

# What may be forbidden to or by a card or a player (Ne Peut Pas).
PROHIBITIONS: Final = (
    "be-declared-attacker", "be-declared-defender", "be-discarded", "be-dishonored", "be-honored", "be-played",
    "become-dishonored", "become-honored", "bow", "bow-after-conflict", "declare-element",
    "declare-military", "declare-political", "declare-two-defenders", "enter-conflict-from-hand", "fate-when-played",
    "leave-play", "lose-fate", "move", "move-to-conflict", "participate", "participate-attack", "participate-defend",
    "place-fate", "play-card", "play-character", "play-event", "play-into-conflict", "ready",
)  # fmt: skip

SCOPES: Final = ("conflict", "phase", "round")


def vocabulary(cards: Iterable[CardDef]) -> Vocabulary:
    """Return the names that may be used beside this pool: its keywords and traits are those printed in it."""
    keywords: set[str] = set()
    traits: set[str] = set()
    for card in cards:
        keywords |= {keyword.partition(":")[0] for keyword in card.facts.keywords}
        traits |= card.traits
    families = {
        "cannot": PROHIBITIONS,
        "keyword": keywords,
        "trait": traits,
        "element": RINGS,
        "cancel": ("effects", "ring-effects"),
        "attachment-discount": ("0", "1"),
    }
    return Vocabulary(attributes=ATTRIBUTES, families=families, zones=get_args(Zone), scopes=SCOPES)
