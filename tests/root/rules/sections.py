"""Sections of the Law that no game can prove, and the faction of each chapter."""

from typing import Final

# The faction of each chapter.
CHAPTERS: Final = {
    6: "marquise", 7: "eyrie", 8: "alliance", 9: "vagabond", 10: "cult", 11: "riverfolk", 12: "duchy", 13: "corvids",
    14: "hundreds", 15: "keepers",
}  # fmt: skip

NOT_BY_PLAY: Final = {
    "1.3.1": "what players say to one another is not the engine's",
}
