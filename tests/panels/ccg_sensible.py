"""A sensible player of the 1997 game, for measurements of ordinary matches and for whole matches.

A sensible player is not a strong player. A sensible player buys holdings first, and then the strongest Personalities. A
sensible player attacks the weakest province with all units that can be sent, if the attack wins there. The player
defends provinces that would be lost, uses each card once a turn, and strikes early in duels. The player decides only by
its own view and question.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.tables.answers.draft import problem
from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_ccg.definition import catalogue

View = Mapping[str, Any]
HOLDINGS: Final = 5  # this many are bought before expensive Personalities
MARGIN: Final = 2  # an attack wants this much more Force than the defenders can send


class Sensible97:
    """One sensible player of the 1997 game.

    ``answer`` gives the keys of an answer to a question, as this player sees the table.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._used: set[object] = set()

    def answer(self, prompt: Prompt, view: View) -> list[str]:
        """Return the keys of the answer."""
        decide = getattr(self, "_" + prompt.kind.replace("-", "_"), None)
        keys: list[str] | None = decide(prompt, view) if decide else None
        if keys is None and any(option.key == PASS for option in prompt.options):
            keys = self._once(prompt, view)
        if keys is None or problem(prompt, keys) is not None:
            keys = [option.key for option in prompt.least()]
        return keys

    def _once(self, prompt: Prompt, view: View) -> list[str]:
        """Use every ability that is offered, each card once a turn."""
        for option in prompt.options:
            done = (view["turn"], option.card or option.key)
            if option.key != PASS and option.verb != "exchange" and done not in self._used:
                self._used.add(done)
                return [option.key]
        return [PASS]

    def _action(self, prompt: Prompt, view: View) -> list[str]:
        """Spend gold only where enough is left for the most expensive card of the provinces."""
        mine = view["players"][self.seat]
        dearest = max((cost for place in mine["provinces"] if (cost := _cost(place)) <= _gold(mine)), default=0)
        for option in prompt.options:
            done = (view["turn"], option.card or option.key)
            spends = (option.number or 0) + dearest > _gold(mine) if option.number else _makes_gold(option, mine)
            if (
                option.key != PASS
                and option.verb not in ("exchange", "lobby")
                and not spends
                and done not in self._used
            ):
                self._used.add(done)
                return [option.key]
        return [PASS]

    def _pay(self, prompt: Prompt, view: View) -> list[str]:
        return list((prompt.data or {})["proposal"])

    def _dynasty(self, prompt: Prompt, view: View) -> list[str]:
        """Buy a holding while the player owns few, otherwise the most expensive card that the player can pay for."""
        few = len(view["players"][self.seat]["holdings"]) < HOLDINGS
        wanted = [option for option in prompt.options if option.key != PASS]
        wanted.sort(
            key=lambda option: (few and _facts(option.card).type == "holding", option.number or 0), reverse=True
        )
        return [wanted[0].key if wanted else PASS]

    def _discard_dynasty(self, prompt: Prompt, view: View) -> list[str]:
        """Discard cards that cost more gold than the player can produce."""
        mine = view["players"][self.seat]
        gold = sum(card.get("gold", 0) for card in (mine["stronghold"], *mine["holdings"]))
        return [option.key for option in prompt.options if (_facts(option.card).gold_cost or 0) > gold]

    # The attack

    def _declare_attack(self, prompt: Prompt, view: View) -> list[str]:
        """Attack a player who can be beaten, if there is one."""
        able = sum(card["unit_force"] for card in _ready(view, self.seat))
        for option in sorted(prompt.options, key=lambda option: _weakest(view, option.player)):
            if option.player is not None and able >= _weakest(view, option.player) + MARGIN + _met(view, option.player):
                return [option.key]
        return [PASS]

    def _invite(self, prompt: Prompt, view: View) -> list[str]:
        """Ask everybody to join the attack; defend alone."""
        return [option.key for option in prompt.options] if (prompt.data or {})["side"] == "attack" else []

    def _commit(self, prompt: Prompt, view: View) -> list[str]:
        """Send all units to the weakest province when attacking; when defending, to where they keep the province."""
        attack, side = view["attack"], (prompt.data or {})["side"]
        places = {place["province"]: place for place in attack["provinces"]}
        force = {card["key"]: card["unit_force"] for card in _ready(view, self.seat)}
        for key, place in sorted(places.items(), key=lambda one: _interest(one[1], side)):
            going = [option for option in prompt.options if option.target == key and force.get(option.card or "", 0)]
            total = place[side]["force"] + sum(force[option.card or ""] for option in going)
            if side == "attack" or (place["attack"]["units"] and place["attack"]["force"] - place["strength"] < total):
                return [option.key for option in going]
        return []

    def _next_battle(self, prompt: Prompt, view: View) -> list[str]:
        """Fight where units are, and nowhere else."""
        return [PASS if any(option.key == PASS for option in prompt.options) else prompt.options[0].key]

    # Duels

    def _duel(self, prompt: Prompt, view: View) -> list[str]:
        """Focus with a high card. Without such a card, strike."""
        best = max(prompt.options, key=_focus)
        return [best.key if _focus(best) >= 3 else "strike"]


def _facts(key: str | None) -> Any:
    return catalogue()[(key or "").partition("#")[0]]


def _focus(option: Option) -> int:
    return 0 if option.card is None else _facts(option.card).focus or 0


def _cost(place: Any) -> int:
    card = place["card"]
    return 0 if card is None or "key" not in card else int(card["printed"]["gold_cost"] or 0)


def _gold(mine: Any) -> int:
    return sum(card.get("gold", 0) for card in (mine["stronghold"], *mine["holdings"]) if not card["bowed"])


def _makes_gold(option: Option, mine: Any) -> bool:
    return any(card["key"] == option.card and "gold" in card for card in (mine["stronghold"], *mine["holdings"]))


def _ready(view: View, seat: int) -> Sequence[Any]:
    return [card for card in view["players"][seat]["personalities"] if not card["bowed"] and card["at"] is None]


def _met(view: View, seat: int | None) -> int:
    """Return half of the Force that could defend."""
    return 0 if seat is None else sum(card["unit_force"] for card in _ready(view, seat)) // 2


def _weakest(view: View, seat: int | None) -> int:
    if seat is None:
        return 0
    standing = [place["strength"] for place in view["players"][seat]["provinces"] if not place["destroyed"]]
    return min(standing, default=0)


def _interest(place: Any, side: str) -> int:
    """Return how early a province is considered: the weakest first to attack, the most threatened first to defend."""
    return int(place["strength"]) if side == "attack" else int(place["strength"] - place["attack"]["force"])
