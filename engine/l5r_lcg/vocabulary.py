"""The names that the code of this game's cards may use. Declare a new name here when you add the rule that reads it."""

from collections.abc import Iterable
from typing import Final, get_args

from engine.cardplay.vocabulary import Vocabulary
from engine.l5r_lcg.card import Zone
from engine.l5r_lcg.definition import CLANS, RINGS, CardDef

ATTRIBUTES: Final = (
    "military", "political", "glory", "strength", "fate-income",
    "counts-at-home", "counts-both-skills", "counts-glory",  # how a character counts when a conflict resolves (3.2.3)
    "defender-chooses-ring",  # the defending player chooses the ring of this player's conflicts
    "event-cost",  # how much more every event costs the player
    "glory-count",  # how much is added to the player's glory count
    "ignores-status",  # a character's status token has no effects
    "play-cost",  # how much more the card costs anybody
    "resolves-all-elements",  # the effects of all elements of the contested ring resolve
    "sees-facedown",  # the player may look at facedown dynasty cards in their own provinces
    "discount",  # how much less the card costs when it is played
    "event-discount",  # how much less the player's next event costs
    "must-be-discarded",
)  # fmt: skip

# Prohibitions to or for a card or a player (§cannot).
PROHIBITIONS: Final = (
    "add-conflict", "be-attacked-military", "be-attacked-political", "be-declared-attacker", "be-declared-defender",
    "be-discarded", "be-dishonored", "be-honored", "be-played", "become-dishonored", "become-honored", "bow",
    "bow-after-conflict", "break", "change-control", "count", "declare-element", "declare-military",
    "declare-political", "declare-two-defenders", "enter-conflict-from-hand", "fate-when-played", "gain-effect",
    "gain-status", "leave-play", "lose-fate", "lose-status", "move", "move-to-conflict", "participate",
    "participate-attack", "participate-defend", "place-fate", "play-card", "play-character", "play-event",
    "play-into-conflict", "ready", "ring-fate", "spend-fate",
)  # fmt: skip

SCOPES: Final = ("conflict", "phase", "round")


def vocabulary(cards: Iterable[CardDef]) -> Vocabulary:
    """Return the names that the code of the cards in this pool may use.

    The declared keywords and traits are the ones printed on these cards.
    """
    keywords: set[str] = set()
    traits: set[str] = set()
    for card in cards:
        keywords |= {keyword.partition(":")[0] for keyword in card.facts.keywords}
        traits |= card.traits
    families = {
        "cannot": PROHIBITIONS,
        "keyword": keywords,
        "trait": traits,
        "clan": CLANS,
        "element": RINGS,
        "holds": RINGS,
        "cancel": ("effects", "ring-effects"),
        "attachment-discount": ("0", "1"),
    }
    return Vocabulary(attributes=ATTRIBUTES, families=families, zones=get_args(Zone), scopes=SCOPES)
