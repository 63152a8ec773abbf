"""A sensible player of the card game, for measurements of ordinary matches.

A sensible player is not a strong player. A sensible player keeps a hand that it can pay for, buys characters, and gives
fate to the expensive ones. The player attacks if the attack gains something, and defends provinces that would break.
The player plays cards while they change who wins, and uses every ability that is offered as a reaction. The player
decides only by its own view and question.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.tables.answers.at_seat import PASS_BOTH
from bot.tables.answers.draft import problem
from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_lcg.definition import catalogue

View = Mapping[str, Any]
SAVED: Final = 2  # fate that is not spent before the conflicts
PER_CONFLICT: Final = 1  # cards and abilities used in a conflict at most
UNKNOWN: Final = 4  # the strength assumed for a facedown province
MANY: Final = 3  # characters in a conflict at most, on one side
MARGIN: Final = 1  # it attacks if all possible defenders together are stronger by less than this
BIDS: Final = (5, 3, 2)
HARM: Final = frozenset({"dishonor", "bow", "remove-fate"})


def after(window: Prompt) -> Prompt:
    """Return the questions that may follow a window in which nobody acts any more."""
    found = window.follows and window.follows(next(option for option in window.options if option.key == PASS))
    assert found
    return found


class Sensible:
    """One sensible player of the 2017 game.

    ``answer`` gives the keys of an answer to a question, as this player sees the table. A calm player attacks once a
    round, and again where nobody can defend, and plays cards only in conflicts. A ``busy`` player attacks whenever an
    attack is worth it, and plays attachments before conflicts.
    """

    def __init__(self, seat: int, *, busy: bool = False) -> None:
        self.seat = seat
        self.busy = busy
        self._used: dict[object, int] = {}

    def answer(self, prompt: Prompt, view: View) -> list[str]:
        """Return the keys of the answer."""
        if prompt.first is not None:
            keys = self.answer(prompt.first, view)
            if keys == [PASS]:
                keys = [PASS_BOTH if key == PASS else key for key in self.answer(after(prompt.first), view)]
            return keys
        decide = getattr(self, "_" + prompt.kind.replace("-", "_"), None)
        keys: list[str] | None = decide(prompt, view) if decide else None
        if keys is None and prompt.window:
            keys = self._react(prompt, view)
        if keys is None:
            keys = self._aim(prompt, view)
        return keys if problem(prompt, keys) is None else [option.key for option in prompt.least()]

    def passes_next(self, prompt: Prompt, keys: Sequence[str], view: View) -> bool:
        """Tell whether this player, who answers with ``keys``, will surely pass the next window."""
        if prompt.kind == "dynasty":
            played = next(option for option in prompt.options if option.key == keys[0])
            if played.verb != "play":
                return False
            further = prompt.follows(played) if prompt.follows else None
            given = int(self._fate(further, view)[0].partition(":")[2]) if further else 0
            left = view["players"][self.seat]["fate"] - (played.number or 0) - given - SAVED
            others = [option for option in prompt.options if option.verb == "play" and option is not played]
            return all((option.number or 0) > left for option in others)
        if prompt.kind == "declare-conflict":
            return keys != [PASS] and self._breaks(prompt, keys, view)
        if prompt.kind == "declare-defenders":
            conflict = view["conflict"]
            defence = sum(_card(view, key.partition(":")[2])[conflict["skill"]] or 0 for key in keys)
            return bool(conflict["totals"][self.seat] + defence >= conflict["totals"][conflict["attacker"]])
        return False

    @staticmethod
    def _breaks(prompt: Prompt, keys: Sequence[str], view: View) -> bool:
        """Tell whether an attack breaks its faceup province if nobody opposes it and the attacker plays no card."""
        chosen = [option for option in prompt.options if option.key in keys]
        kinds = [option.key.partition(":")[2] for option in chosen if option.group == "skill"]
        places = [option.subject for option in chosen if option.group == "province"]
        strengths = [
            province["strength"]
            for player in view["players"]
            for province in player["provinces"]
            if province["place"] in places
        ]
        if not kinds or None in strengths:
            return False
        attack = sum(_card(view, option.card)[kinds[0]] or 0 for option in chosen if option.group == "attackers")
        return bool(attack >= sum(strengths))

    def passes_between(self, view: View) -> bool:
        """Tell whether this player will surely play nothing more between the conflicts of this phase."""
        mine = view["players"][self.seat]
        attachments = [card for card in mine["hand"] if catalogue()[card["id"]].type == "attachment"]
        return not self.busy or all((catalogue()[card["id"]].cost or 0) > mine["fate"] - SAVED for card in attachments)

    # The set-up

    def _place_stronghold(self, prompt: Prompt, view: View) -> list[str]:
        """Put the strongest province under the stronghold."""
        return [max(prompt.options, key=lambda option: _face(option).strength).key]

    def _place_province(self, prompt: Prompt, view: View) -> list[str]:
        return [prompt.options[0].key]

    def _mulligan_provinces(self, prompt: Prompt, view: View) -> list[str]:
        """Replace holdings, and cards that are too expensive at the beginning."""
        return [o.key for o in prompt.options if _face(o).type == "holding" or (_face(o).cost or 0) > 4]

    def _mulligan_hand(self, prompt: Prompt, view: View) -> list[str]:
        """Replace expensive cards."""
        return [option.key for option in prompt.options if (_face(option).cost or 0) > 2]

    # Outside of conflicts

    def _dynasty(self, prompt: Prompt, view: View) -> list[str]:
        """Play the most expensive character that leaves some fate; play a first character in any case."""
        mine = view["players"][self.seat]
        plays = [option for option in prompt.options if option.verb == "play"]
        plays.sort(key=lambda option: -(option.number or 0))
        spare = mine["fate"] - (SAVED if mine["characters"] else 0)
        return next(([option.key] for option in plays if (option.number or 0) <= spare), [PASS])

    def _fate(self, prompt: Prompt, view: View) -> list[str]:
        """Put fate on an expensive character."""
        cost = catalogue()[(prompt.source or "").partition("#")[0]].cost or 0
        most = max(0, max(option.number or 0 for option in prompt.options) - SAVED)
        return [f"fate:{min(2 if cost >= 4 else 1 if cost >= 2 else 0, most)}"]

    def _bid(self, prompt: Prompt, view: View) -> list[str]:
        honor, other = (view["players"][seat]["honor"] for seat in (self.seat, 1 - self.seat))
        bid = BIDS[min(view["round"], 3) - 1] if honor > 5 and honor + 6 > other else 1
        return [f"bid:{bid}"]

    def _discard_dynasty(self, prompt: Prompt, view: View) -> list[str]:
        """Discard cards that were too expensive."""
        return [option.key for option in prompt.options if (_face(option).cost or 0) > 5]

    def _discard_province(self, prompt: Prompt, view: View) -> list[str]:
        return [option.key for option in prompt.options]

    # Conflicts

    def _declare_conflict(self, prompt: Prompt, view: View) -> list[str]:
        """Attack with the fewest that may break the weakest province, if the opponent cannot easily stop them."""
        best: tuple[int, list[str]] = (0, [PASS])
        if not self.busy and view["players"][self.seat]["declared"] and _ready(view, 1 - self.seat):
            return best[1]
        groups = {name: [o for o in prompt.options if o.group == name] for name in ("ring", "skill", "province")}
        fate = {ring["element"]: ring["fate"] for ring in view["rings"]}
        province = min(groups["province"], key=lambda option: _strength(view, option.subject), default=None)
        for ring in sorted(groups["ring"], key=lambda option: -fate[option.about("ring") or ""]):
            for skill in groups["skill"]:
                if province is None:
                    continue
                kind = skill.key.split(":")[1]
                against = sum(card[kind] or 0 for card in _ready(view, 1 - self.seat))
                wanted = _strength(view, province.subject) + against // 2
                chosen = self._as_many([o for o in prompt.options if o.group == "attackers"], view, kind, wanted)
                total = sum(_card(view, option.card)[kind] or 0 for option in chosen)
                keys = [ring.key, skill.key, province.key, *(option.key for option in chosen)]
                worth = total - against + MARGIN
                if chosen and total >= max(2, against // 2) and worth > best[0] and problem(prompt, keys) is None:
                    best = (worth, keys)
        return best[1]

    def _as_many(self, options: Sequence[Option], view: View, kind: str, wanted: int) -> list[Option]:
        """Return the strongest characters until their skill reaches ``wanted``, or all that add skill."""
        chosen: list[Option] = []
        for option in sorted(options, key=lambda option: -(_card(view, option.card)[kind] or 0)):
            if wanted <= 0 or len(chosen) == MANY or not _card(view, option.card)[kind]:
                break
            chosen.append(option)
            wanted -= _card(view, option.card)[kind] or 0
        return chosen

    def _declare_defenders(self, prompt: Prompt, view: View) -> list[str]:
        """Win where that is possible, otherwise save the province, otherwise do not defend."""
        conflict = view["conflict"]
        kind, attack = conflict["skill"], conflict["totals"][conflict["attacker"]]
        strength = conflict["strength"] if conflict["strength"] is not None else UNKNOWN
        able = sum(_card(view, option.card)[kind] or 0 for option in prompt.options)
        for wanted in (attack, attack - strength + 1):
            if able >= wanted > 0:
                return [option.key for option in self._as_many(prompt.options, view, kind, wanted)]
        return []

    def _action(self, prompt: Prompt, view: View) -> list[str]:
        """In a conflict use cards until this side is ahead.

        Outside conflicts, a busy player plays attachments and saves some fate.
        """
        conflict, options = view["conflict"], [option for option in prompt.options if option.key != PASS]
        if conflict is None and not self.busy:
            return [PASS]
        if conflict is None:
            mine = view["players"][self.seat]
            spare = mine["fate"] - (SAVED if view["step"] == "3.1" else 99)
            fitting = (o for o in options if _face(o).type == "attachment" and (o.number or 0) <= spare)
            return next(([option.key] for option in fitting), [PASS])
        used = self._used.get(conflict["number"], 0)
        lead = conflict["totals"][self.seat] - conflict["totals"][1 - self.seat]
        enough = (conflict["strength"] or UNKNOWN) if conflict["attacker"] == self.seat else 0
        if not options or lead >= enough or used >= PER_CONFLICT or not any(conflict["totals"]):
            return [PASS]
        self._used[conflict["number"]] = used + 1
        return [options[0].key]

    def _ring_choice(self, prompt: Prompt, view: View) -> list[str]:
        """Choose the effect that helps this player or harms the opponent."""
        return [max(prompt.options, key=lambda option: self._worth(option, view)).key]

    def _react(self, prompt: Prompt, view: View) -> list[str]:
        """Use every reaction that is offered, each ability once a round."""
        for option in prompt.options:
            done = (view["round"], option.key)
            if option.key != PASS and done not in self._used:
                self._used[done] = 1
                return [option.key]
        return [PASS]

    def _aim(self, prompt: Prompt, view: View) -> list[str]:
        """Choose the targets that help most, as few as the question demands.

        If the question demands none, choose one.
        """
        options = sorted(
            (o for o in prompt.options if not o.alone), key=lambda option: self._worth(option, view), reverse=True
        )
        if len(prompt.groups) == 1 and prompt.check is None:
            count = max(prompt.groups[0].least, min(1, len(options)))
            return [option.key for option in options[:count]] or [option.key for option in prompt.least()]
        return [option.key for option in prompt.least()]

    def _worth(self, option: Option, view: View) -> int:
        """Rate a target: it is good to harm the opponent's strong cards and to help the player's own."""
        card = _card(view, option.card)
        if not card:
            return 0
        own = card["controller"] == self.seat
        strong = (card.get("military") or 0) + (card.get("political") or 0) + 5 * bool(card["participating"])
        if option.verb in HARM:
            return strong + 20 if not own and not card["bowed"] else -strong
        return strong + 20 if own else 0


def _face(option: Option) -> Any:
    return catalogue()[(option.card or "").partition("#")[0]]


def _ready(view: View, seat: int) -> list[Any]:
    return [card for card in view["players"][seat]["characters"] if not card["bowed"]]


def _card(view: View, key: str | None) -> Any:
    found = [card for player in view["players"] for card in player["characters"] if card["key"] == key]
    return found[0] if found else {}


def _strength(view: View, place: str | None) -> int:
    for player in view["players"]:
        for province in player["provinces"]:
            if province["place"] == place:
                return UNKNOWN if province["strength"] is None else int(province["strength"])
    return UNKNOWN
