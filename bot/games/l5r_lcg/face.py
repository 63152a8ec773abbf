"""Legend of the Five Rings: The Card Game, as people see it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.decks.kept.prepared import accepted
from bot.games.alarms import AIMED, ATTACKED, OPPOSED, Alarm, aimed, attack_on
from bot.games.face import Closing, Face
from bot.games.l5r_lcg.choice import (
    any_order,
    confirmed,
    hint,
    opposed,
    passing,
    preview,
    proposed,
    quiet,
    reading,
    row,
    skill_of,
)
from bot.games.l5r_lcg.figures import figures
from bot.games.l5r_lcg.log import acts, happening, line
from bot.games.l5r_lcg.names import GAME, LcgNames, card_name, card_text, controller, rule_name
from bot.games.l5r_lcg.pictures import closing_sketch, conflict_sketch, hand_sketch, table_sketch
from bot.games.l5r_lcg.scene import Scene, View
from bot.games.l5r_lcg.table import (
    about_block,
    duel_line,
    hand_block,
    held_line,
    own,
    ring_text,
    seen_cards,
    table_blocks,
)
from bot.games.periods import ROUND, TURN
from bot.games.pictured import Signs, marked, new_cards
from bot.games.scene import called, in_hand
from bot.pictures.l5r_lcg.legend import MARKS, draw_legend
from bot.pictures.render import Sketch
from bot.store.matches.plan import NOTHING
from bot.words import Tongue
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_lcg.deckbuilding import find_format, formats
from engine.l5r_lcg.definition import decks

TEXT: Final = 400  # the most letters of a card's text in a question
PASSED_NEXT: Final[Mapping[str, Sequence[str]]] = {
    "declare-conflict": ("action", OPPOSED),
    "declare-defenders": ("action",),
    "dynasty": ("dynasty",),
}
WINDOWS: Final = ("reaction", "interrupt", "would-interrupt")  # rules whose questions are asked within another step


class LcgFace(Face[View]):
    """The card game in words."""

    name = GAME
    signs = Signs(draw_legend, MARKS)

    def formats(self, say: Tongue) -> dict[str, str]:
        """Return the formats of decks, the most permissive one first."""
        return {form.id: form.name.get(say.language, form.id) for form in reversed(formats().formats)}

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return the prepared decks. With ``form``, return only the decks that this format accepts."""
        fitting = accepted(self.name, form) if form else decks()
        return {deck.id: deck.name.get(say.language, deck.id) for deck in decks().values() if deck.id in fitting}

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return a seat with its whole deck list, so that later changes to the deck do not change the match.

        The list of a prepared deck is public.
        """
        return {"deck": decks()[brings].model_dump(mode="json"), "prepared": brings, "name": name}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the settings: people are asked every question whose absence could reveal their hand.

        The format tells whether decks follow the deckbuilding rules.
        """
        bound = bool(form) and find_format(form).deckbuilding
        return {"asked": list(humans), "deckbuilding": bound}

    def table(self, scene: Scene) -> list[str]:
        """Return the table as text."""
        return table_blocks(scene)

    def hand(self, scene: Scene) -> str:
        """Return the viewer's hand."""
        return hand_block(scene)

    def seen_cards(self, scene: Scene) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees."""
        return seen_cards(scene)

    def pictures(self, scene: Scene) -> Sequence[Sketch]:
        """Return the pictures: the conflict if there is one, the table, and the hand of a viewer who holds cards."""
        view, viewer = scene.view, scene.view["viewer"]
        conflict = [conflict_sketch(scene)] if view["conflict"] is not None else []
        hand = [hand_sketch(scene)] if viewer is not None and view["players"][viewer]["hand"] else []
        return [*conflict, table_sketch(scene), *hand]

    def moved(self, scene: Scene, before: Mapping[str, Any], records: Sequence[Record]) -> Sequence[Sketch]:
        """Return the table with a star at every card that is new."""
        return self.scenery(marked(scene, new=new_cards(scene.view, before)))

    def question(self, prompt: Prompt, scene: Scene) -> str:
        """Return the question, with the card that asks."""
        names, say, data = LcgNames(scene), scene.say, prompt.data or {}
        text = say.first(
            f"ask-{prompt.kind}-{data.get('name', '')}",
            f"ask-{prompt.kind}",
            "ask-other",
            events=happening(data.get("events", ()), scene),
            number=data.get("index", 0) + 1,
            amount=data.get("amount", 0),
            total=data.get("total", 0),
        )
        if not prompt.source:
            return text
        return say("asked-by", card=names.asking(prompt.source, data.get("targets", ())), question=text)

    def reason(self, prompt: Prompt, scene: Scene) -> str:
        """Return the rule that asks, by name and number, and the text of the card that asks."""
        rule = self.rule(prompt)
        name = rule_name(rule, scene.say)
        lines = [f"{name} ({rule})" if rule[:1].isdigit() else name]
        if prompt.source:
            lines.append(card_text(LcgNames(scene).card_id(prompt.source), scene.say)[:TEXT])
        return "\n".join(line for line in lines if line)

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the words on an option."""
        names, say = LcgNames(scene), scene.say
        if option.verb in ("skill", "favor"):
            return say(f"skill-{skill_of(option)}")
        if option.verb == "select":
            number = "" if option.number is None else str(option.number)
            return names.choice(option.way, option.about("ring") or prompt.source, number)
        if option.verb == "fate" and option.number is not None:
            return say("option-fate", amount=option.number, left=own(scene)["fate"] - option.number)
        if option.verb == "resolve" and (ring := option.about("ring")):
            return say(f"option-resolve-{ring}")
        if option.verb == "pass":
            return say(passing(prompt, scene))
        return self._label(option, prompt, names)

    @staticmethod
    def _label(option: Option, prompt: Prompt, names: LcgNames) -> str:
        """Return an option's subject and cost. The heading names its owner."""
        say, place = names.say, option.about("province")
        subject = names.place(place, short=True) if place and option.verb == "attack" else names.subject(option)
        if place and option.verb == "discard":
            subject = say("card-facedown-in", province=names.place(place, short=True))
        elif lies := names.lies(option, prompt):
            subject = f"{subject} ({lies})"
        if option.verb == "ring" and (ring := option.about("ring")):
            subject = ring_text(names, next(one for one in names.scene.view["rings"] if one["element"] == ring))
        if option.verb == "trigger" and (giver := names.given(option)):
            subject = say("option-by", subject=subject, ability=giver)
        if option.verb in ("play", "trigger") and option.number is not None:
            subject = say("option-costs", subject=subject, cost=option.number)
        target = names.thing(option.target) + names.state(option.target) if option.target else ""
        if option.verb in ("pass-both", "conflict", "home") or subject:
            return say.first(f"option-{option.verb}", "option-other", subject=subject, target=target)
        return say("option-effect")

    def rule(self, prompt: Prompt) -> str:
        """Return the rule that asks. For additional fate, this is the rule about playing a character (§play)."""
        return "play" if prompt.kind == "fate" else prompt.rule

    def heading(self, option: Option, scene: Scene) -> str:
        """Return the heading of an option: the kind of act, or for a choice the card's owner."""
        say = scene.say
        if not say.has(f"heading-{option.verb}") and (seat := controller(option.card, scene.view)) is not None:
            if seat == scene.view["viewer"]:
                return say("heading-yours")
            return say("heading-theirs", name=scene.names[seat])
        return say.first(f"heading-{option.verb}", "heading-other")

    def in_hand(self, option: Option, scene: Scene) -> str:
        """Return the card of the viewer's hand that an option uses."""
        return in_hand(option, scene)

    def hint(self, option: Option, scene: Scene) -> str:
        """Return the text of an option's card, after the printed values of a card that is not in play."""
        return hint(option, scene)

    def brief(self, option: Option, scene: Scene) -> tuple[str, str] | None:
        """Return the name and state of a character that may join a conflict, or that is kept from defending."""
        if option.card is None or option.verb not in ("commit", "defend", "covert"):
            return None
        names, meant = LcgNames(scene), option.target if option.verb == "covert" else option.card
        name = names.thing(option.card)
        if option.target and option.verb == "covert":
            name = scene.say("option-covert", subject=name, target=names.thing(option.target))
        return name, names.state(meant or option.card).strip(" ()")

    def reading(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the print of an option's card with its signs, or a ring's effect."""
        return reading(option, self.option(option, prompt, scene), scene)

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether an answer needs no preview.

        Questions about cards to discard or replace need no preview, and neither does the choice of the only possible
        defender.
        """
        if prompt.kind == "declare-defenders":
            return len(prompt.options) == 1
        return prompt.kind in ("mulligan-provinces", "mulligan-hand", "discard-dynasty", "discard-province")

    def by_lot(self, prompt: Prompt) -> str | None:
        """Return the kind of question that may be answered at random: provinces to place, or the order of discards."""
        return {"place-stronghold": "place-province", "discard-order": "discard-order"}.get(prompt.kind)

    def amount(self, option: Option, scene: Scene) -> str:
        """Return an amount of fate."""
        return scene.say("way-fate", amount=option.number or 0)

    amounts_listed = True

    def row(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the cost, the skills and the name of a character to play."""
        return row(option, prompt, scene) or self.option(option, prompt, scene)

    def amount_line(self, option: Option, chosen: Option, scene: Scene) -> tuple[str, str]:
        """Return the fate with which a character enters play, and the cost of the character with this fate."""
        amount = chosen.number or 0
        cost = (option.number or 0) + amount
        hint = scene.say("row-fate-cost", cost=cost, left=own(scene)["fate"] - cost)
        return scene.say("row-fate", amount=amount), hint

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell from public facts whether a window is one in which players rarely act (see ``choice.py``)."""
        return quiet(prompt, view, since)

    def any_order(self, prompt: Prompt, view: Mapping[str, Any]) -> bool:
        """Tell whether the order in which characters without fate leave makes no difference."""
        return any_order(prompt, view)

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the alarms for a conflict against the player's province, and for acts aimed at the player's cards.

        A third alarm rings when somebody opposes the player's own attack.
        """
        return {ATTACKED: attack_on("declare-conflict", "province"), AIMED: aimed, OPPOSED: opposed}

    def if_asked(self, scene: Scene) -> tuple[str, Mapping[str, str]]:
        """Return the declaration of defenders, with the viewer's ready characters."""
        seat, names = scene.view["viewer"], LcgNames(scene)
        own = [] if seat is None else scene.view["players"][seat]["characters"]
        ready = [card["key"] for card in own if not card["bowed"]]
        nobody = {NOTHING: scene.say("if-asked-nobody")}
        return "declare-defenders", {**{f"defend:{key}": names.card(key) for key in ready}, **nobody}

    def passed_next(self, prompt: Prompt) -> Sequence[str]:
        """Return ``dynasty`` in the dynasty phase, and ``action`` after a declaration of a conflict or of defenders.

        The attacker does not pass if the attack is opposed.
        """
        return PASSED_NEXT.get(prompt.kind, ())

    def passed_apart(self, prompt: Prompt) -> str:
        """Return "between" for a window between conflicts."""
        return "between" if prompt.kind == "action" and prompt.rule == "3.1" else ""

    def asks(self, prompt: Prompt) -> str:
        """Return "between" for a window between conflicts, else the kind of the question."""
        return self.passed_apart(prompt) or prompt.kind

    def sign(self, option: Option) -> str:
        """Return the sign of a ring or a skill."""
        if option.verb in ("skill", "favor"):
            return skill_of(option)
        return option.about("ring") or ""

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        """Return the heading of one part of a declaration."""
        return called(scene.say, f"group-{name}")

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the words of the button that confirms: the attack, the defense, the number of cards."""
        if not keys:
            return scene.say.first(f"nothing-{prompt.kind}", "button-confirm")
        return confirmed(prompt, keys, scene) or super().confirm(prompt, keys, scene)

    def confirm_briefly(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the words of the button that confirms. An attack names only the number of attackers."""
        count = sum(option.group == "attackers" for option in prompt.options if option.key in keys)
        if prompt.kind == "declare-conflict" and keys:
            return scene.say("confirm-attack-short", count=count)
        return self.confirm(prompt, keys, scene)

    def about(self, prompt: Prompt, scene: Scene, *, pictured: bool = False) -> str:
        """Return both players' values, their bids while these matter, the conflict, and the player evaded in it."""
        evaded = (prompt.data or {}).get("covert", ())
        told = scene.say("about-covert", cards=LcgNames(scene).every(evaded)) if evaded else ""
        return "\n".join(line for line in (self._facts(scene, [prompt], pictured=pictured), told) if line)

    def standing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return the public facts of ``about`` for players who wait."""
        return self._facts(scene, asked)

    @staticmethod
    def _facts(scene: Scene, asked: Sequence[Prompt], *, pictured: bool = False) -> str:
        events = [event["kind"] for prompt in asked for event in (prompt.data or {}).get("events", ())]
        shown = scene.view["phase"] == "draw" or "reveal-dials" in events
        known = all(player["bid"] is not None for player in scene.view["players"])
        kinds = {prompt.kind for prompt in asked}
        bids, defended = shown and known and "bid" not in kinds, "declare-defenders" not in kinds
        about = about_block(scene, bids=bids, defended=defended, pictured=pictured)
        duels = (prompt.data for prompt in asked if prompt.kind == "bid" and prompt.data)
        return "\n".join([about, *(duel_line(scene, duel) for duel in [*duels][:1])])

    def doing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return the present step of the round, and the kind of window that is open."""
        step = scene.view["step"] or ""
        windows = dict.fromkeys(rule_name(prompt.rule, scene.say) for prompt in asked if prompt.rule in WINDOWS)
        return " · ".join([rule_name(step, scene.say), *windows]) if step else ""

    def held(self, scene: Scene) -> str:
        """Return the cards of the viewer's hand by name."""
        return held_line(scene)

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether a player who passes is not asked again.

        Passing has this effect for plays from provinces and for searches.
        """
        return prompt.kind in ("dynasty", "search")

    def defaults(self, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return the proposed declaration."""
        return proposed(prompt, scene)

    def preview(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the totals that a declaration would give."""
        return preview(prompt, keys, scene)

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the conflict if there is one, and the phase."""
        spans = {"phase": f"{view['round']}:{view['phase']}"}
        if view["conflict"] is not None:
            return {"conflict": f"{view['round']}:{view['conflict']['number']}", **spans}
        return spans

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_name(card_id, say)

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records as acts."""
        return acts(records)

    def chapter(self, record: Record, scene: Scene) -> str:
        """Return the heading with a round's number if the record begins a round; otherwise an empty text."""
        begins = record.kind == "phase-begins" and record.facts["phase"] == "dynasty"
        return scene.say("log-round", round=record.facts["round"]) if begins else ""

    def periods(self, records: Sequence[Record]) -> Sequence[tuple[int, str]]:
        """Return where rounds begin, and between them their other phases."""
        begun = [(number, record) for number, record in enumerate(records) if record.kind == "phase-begins"]
        return [(number, ROUND if record.facts["phase"] == "dynasty" else TURN) for number, record in begun]

    def record(self, record: Record, scene: Scene) -> str | None:
        """Return an act, or a single record, as a line."""
        return line(record, scene)

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene) -> Closing:
        """Return honor, conflicts, provinces, rings and cards of both players, and the picture of the end."""
        found = figures(records, scene)
        return Closing(found, [closing_sketch(scene, self.ending(outcome, scene), outcome.winners, found)])

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        """Return the winner and the way in which the match was won."""
        winner = outcome.winner
        if winner is None:
            return scene.say("ending-draw")
        loser = ", ".join(name for seat, name in enumerate(scene.names) if seat not in outcome.winners)
        reason = f"ending-{outcome.reason}"
        return scene.say.first(reason, "ending-other", winner=scene.names[winner], loser=loser)
