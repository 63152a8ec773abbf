"""The ids in a complete glossary of the card game, in the order of its reference."""

from ..l5r_lcg.rules.entries import SETUP, STEPS

# In the order of the French headings.
TERMS = (
    "jade-rule", "action", "current", "ancestral", "rings", "cancel", "attacker", "ability", "triggered-abilities",
    "persistent-abilities", "attachment-cards", "event-cards", "character-cards", "holding-cards", "role-cards",
    "unique-cards", "would", "search", "choose", "select", "target", "clan", "skill", "glory-count", "count",
    "triggering-condition", "deckbuilding", "against", "courtesy", "cost", "player-order", "running-out-of-cards",
    "defender", "move", "dishonored", "fate", "broken-province", "covert", "give", "duplicate", "duel", "switch",
    "effects", "framework-effects", "ring-effects", "replacement-effects", "lasting-effects", "delayed-effects",
    "in-play", "then", "enters-play", "copy", "imperial-favor", "home", "pride", "set", "forced", "stronghold",
    "gain", "winning-the-game", "glory", "honor", "personal-honor", "honored", "immune", "printed", "bow",
    "influence", "initiating-abilities", "interrupts", "play", "active-player", "deck-limits", "limit", "limited",
    "maximum", "shuffle", "setup", "modifiers", "keywords", "mulligan", "cannot", "neutral", "unopposed", "normal",
    "participating", "no-attachments", "pass", "blank", "may", "discard-piles", "drawing-cards", "status-token",
    "running-out-of-tokens", "own", "first-player", "take", "simultaneous-resolution", "ownership-and-control",
    "province", "facedown-province", "challenge", "qualifiers", "leaves-play", "reactions", "ready",
    "refill-province", "winning-a-conflict", "token-pool", "resolve-twice", "restricted", "play-restrictions",
    "removed-from-game", "reveal", "sacrifice", "nested-sequences", "sincerity", "self-referential", "dash", "traits",
    "card-types", "base-value", "bid-value", "letter-x",
)  # fmt: skip

TIMING = ("framework-steps", "action-windows", "reactions-and-interrupts")
CHARTS = (
    "phase-dynasty", "phase-draw", "phase-conflict", "phase-fate", "phase-regroup", "conflict-resolution",
    "duel-timing",
)  # fmt: skip

IDS = (
    *TERMS,
    *TIMING,
    *(name.replace(" ", "-") for name in SETUP),
    *(f"step-{number.lower()}" for number in STEPS),
    *CHARTS,
    "card-anatomy",
    *(f"faq-{number}" for number in range(1, 16)),
    "errata",
    "restricted-list",
    *(f"booklet-faq-{number}" for number in range(1, 5)),
    "later-words",
)
