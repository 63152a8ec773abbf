"""Root looked up: its items, with what the Law states of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.rules.card import Card, begun
from bot.rules.reference import Reference

ITEMS: Final = Path(__file__).parents[2] / "data" / "root" / "items.json"
# What the Law says of an item, and where.
LAWS: Final = {
    **{"track": "9.2.5", "satchel": "9.2.5", "move": "9.5.1", "battle": "9.5.2", "explore": "9.5.3", "strike": "9.5.6"},
    **{"repair": "9.5.7", "craft": "9.5.8", "special-action": "9.5.9", "rolled-hits": "9.2.6", "refresh": "9.4.1"},
    **{"draw": "9.6.2", "item-limit": "9.6.4", "command": "14.2.4", "prowess": "14.2.4"},
}
MOOD: Final = "14.7"


class RootReference(Reference):
    """The items of Root, as cards."""

    name = "root"

    def cards(self) -> Iterator[Card]:
        """Yield the items: what the Law states of them."""
        for item in json.loads(ITEMS.read_text(encoding="utf-8"))["items"]:
            said = [item["vagabond_place"], *item["vagabond_use"], *([item["hoard"]] if item["hoard"] else [])]
            laws = [(name, LAWS[name]) for name in said]
            if mood := item["blocks_mood"]:
                laws.append((f"mood-{mood}", MOOD))
            names = {language: begun(name) for language, name in item["name"].items()}
            numbers = {"supply": item["supply"], "ruins": item["ruins"]}
            name = names.pop("en")
            yield Card(self.name, item["id"], name, names, "item", "item", numbers=numbers, written=True, laws=laws)
