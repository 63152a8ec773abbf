"""``python -m tests.data.order``: sorts our wording of cards into the order of the cards, for both card games."""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "data"


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def cards_of(game: str) -> list[str]:
    """Return the ids of a game's cards in the order of its data: pack after pack, or one file."""
    folder = DATA / game
    packs = folder / "packs.json"
    files = [folder / "cards" / f"{pack['id']}.json" for pack in read(packs)] if packs.exists() else []
    return [card["id"] for path in files or [folder / "cards.json"] for card in read(path)]


def ordered(texts: Mapping[str, str], cards: Iterable[str]) -> dict[str, str]:
    """Return the texts in the order of the cards. A text without a card comes last, where a test finds it."""
    places = {identity: place for place, identity in enumerate(cards)}
    return dict(sorted(texts.items(), key=lambda one: places.get(one[0], len(places))))


def main() -> int:
    for game in ("l5r_lcg", "l5r_ccg"):
        cards = cards_of(game)
        for path in sorted((DATA / game / "texts").glob("??.json")):
            texts = ordered(read(path), cards)
            path.write_text(json.dumps(texts, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
