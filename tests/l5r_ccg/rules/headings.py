"""The headings of the rulebook that no test needs to prove, and why."""

from typing import Final

SUMMARY: Final = "a summary; the full rule is proven"
HEADS: Final = "only heads others"
TOLD: Final = "tells the story, no rule"

NOT_BY_PLAY: Final = {
    "rulebook": "the title and the contents",
    "story": TOLD,
    "basics": TOLD,
    "main-clans": TOLD,
    "later-words": "words of later sets, which these rules do not have",
    "expansion-clans": TOLD,
    "play-area": "says where on a table of wood things lie",
    "simplified-rules": HEADS,
    "quick-start": SUMMARY,
    "quick-winning": SUMMARY,
    "quick-turn": SUMMARY,
    "quick-into-play": SUMMARY,
    "quick-actions": SUMMARY,
    "quick-attack": SUMMARY,
    "quick-resolution": SUMMARY,
    "quick-favor": SUMMARY,
    "quick-destroying": SUMMARY,
    "quick-duels": SUMMARY,
    "game-mechanics": HEADS,
    "special-card-effects": HEADS,
    "special-card-traits": HEADS,
    "oni": "what these cards are; they say themselves what they do",
    "revised-rules": "lists what this edition changed",
}
