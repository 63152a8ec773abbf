"""People who press only what their panels offer: all they know is what the bot has sent."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from . import facts
from .seating import MESSAGES, people
from .stand_in import Act, Message, StandIn

# The weights of the buttons: mostly those that lead on.
WEIGHTS: Final = {"confirm": 8.0, "choose": 4.0, "pick": 3.0, "sketch": 1.5, "mark": 1.0, "clear": 0.2, "back": 0.2}
DECIDES: Final = ("confirm", "choose", "pick")  # these write a decision; others show or prepare
WISHED: Final = {"look": 0.1, "until": 0.05}
Choice = tuple[str, list[str] | None, float]


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Return all components of a message."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])


def verb(custom_id: str) -> str:
    """Return the verb of a button."""
    return custom_id.split(":")[1]


def choices(message: Message, chance: Random) -> list[Choice]:
    """Return the presses that a message allows: the custom_id, the selection, and a weight for choosing it."""
    found: list[Choice] = []
    for component in walk(message.body.get("components") or []):
        name = component.get("custom_id")
        if name is None or component.get("disabled"):
            continue
        weight = WEIGHTS.get(verb(name), WISHED.get(verb(name), 0.0))
        if component["type"] == 2:
            found.append((name, None, weight))
        elif component["type"] == 3:
            values = [option["value"] for option in component["options"]]
            least, most = component.get("min_values", 1), min(component.get("max_values", 1), len(values))
            found.append((name, chance.sample(values, chance.randint(least, most)), weight))
    return found


class Pair:
    """The people of one match, two as a rule."""

    def __init__(self, discord: StandIn, number: int, seats: int = 2) -> None:
        self.discord = discord
        self.match = number + 1
        self.users = people(number, seats)
        self.public = Message(MESSAGES + number, facts.CHANNELS + number, None, {"flags": facts.LAYOUT})
        self.public.body["components"] = [row(f"tea:hand:{self.match}", f"tea:log:{self.match}")]
        discord.messages[self.public.id] = self.public
        self.panels: dict[int, Message] = {}
        self.busy: Act | None = None
        self.opening: list[Act] = []

    @property
    def free(self) -> bool:
        """Tell whether the last press is answered."""
        return self.busy is None or self.busy.first.done()

    def offered(self, *verbs: str) -> list[str]:
        """Return the buttons with these verbs that the public message shows now.

        A finished match has no *My hand*. discord.py answers no press on a button that the pressed message lacks.
        """
        names = [part["custom_id"] for part in walk(self.public.body["components"]) if "custom_id" in part]
        return [name for name in names if verb(name) in verbs]

    async def open_hands(self) -> list[Act]:
        """Press *My hand* for everybody; return when all panels are there."""
        hand = self.offered("hand")
        acts = [await self.discord.press(user, self.public, name) for user in self.users for name in hand]
        for act in acts:
            await act.first
            if act.original is not None:
                self.panels[act.user] = act.original
        return acts

    def next(self, chance: Random) -> tuple[int, Message, Choice] | None:
        """Return a press that leads on, or None when no panel offers one."""
        for act in [act for act in self.opening if act.original is not None]:
            self.opening.remove(act)
            if act.original is not None and act.original.body["flags"] & facts.PRIVATE:
                self.panels[act.user] = act.original
        for user in chance.sample(self.users, len(self.users)):
            panel = self.panels.get(user)
            found = choices(panel, chance) if panel is not None and not panel.gone else []
            if panel is not None and any(verb(name) in WEIGHTS and verb(name) != "back" for name, _, _ in found):
                return user, panel, chance.choices(found, [weight for _, _, weight in found])[0]
        return None

    async def press(self, chance: Random) -> Act:
        """Press a control that leads on; otherwise open the hand again or read the log."""
        found = self.next(chance) if self.free else None
        if found is None:
            custom_id = chance.choice(self.offered("hand", "log"))
            act = await self.discord.press(chance.choice(self.users), self.public, custom_id)
            if verb(custom_id) == "hand":
                self.opening.append(act)
            return act
        user, panel, (name, values, _) = found
        self.busy = await self.discord.press(user, panel, name, values)
        return self.busy


def row(*custom_ids: str) -> dict[str, Any]:
    """Return a row of buttons."""
    return {
        "type": 1,
        "components": [{"type": 2, "style": 2, "label": verb(name), "custom_id": name} for name in custom_ids],
    }
