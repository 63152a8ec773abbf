"""The headings of the rulebook that need no test, each with the reason."""

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
    "faq-sources": "says where the answers come from",
    "faq-4": "no card played here changes a base strength",
    "faq-7": "no card played here makes several ranged attacks in a row",
    "faq-9": "The First Shout is not played yet",
    "faq-15": "says what words mean",
    "faq-16": "no two cards here act before the first action; where Reactions begin is proven",
    "faq-21": "says what words mean",
}
