"""The 1997 game, as people see it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.decks.kept.prepared import accepted
from bot.games.alarms import AIMED, ATTACKED, Alarm, aimed, attack_on
from bot.games.face import Closing, Face
from bot.games.figures import Total, counted, in_words
from bot.games.l5r_ccg import choice
from bot.games.l5r_ccg.choice import quiet
from bot.games.l5r_ccg.log import acts, line
from bot.games.l5r_ccg.names import GAME, CcgNames, card_name
from bot.games.l5r_ccg.pictures import battle_sketch, hand_sketch, table_sketches
from bot.games.l5r_ccg.scene import Scene, View
from bot.games.l5r_ccg.table import about_block, hand_block, held_line, seen_cards, table_blocks
from bot.games.lobby import Setting
from bot.games.periods import turns_of_players
from bot.games.pictured import Signs, marked, new_cards
from bot.games.scene import called, in_hand
from bot.pictures.l5r_ccg.legend import MARKS, draw_legend
from bot.pictures.render import Sketch
from bot.store.matches.plan import NOTHING
from bot.words import Tongue
from engine.desks import RANDOM
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_ccg import deckbuilding
from engine.l5r_ccg.definition import decks
from engine.l5r_ccg.game import playable
from engine.l5r_ccg.options import CHOICES, NO, YES

TOTALS: Final[Mapping[str, Total]] = {"declare-attack": Total("attacks")}


class CcgFace(Face[View]):
    """The 1997 game in words and pictures."""

    name = GAME
    signs = Signs(draw_legend, MARKS)

    # The lobby

    def formats(self, say: Tongue) -> dict[str, str]:
        """Return the one format: the rules of Crimson and Jade."""
        return {deckbuilding.FORMAT: say.of(GAME)("format-crimson-and-jade")}

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return the prepared decks whose cards can all be played."""
        fitting = accepted(self.name, form) if form else decks()
        found = [deck for deck in decks().values() if deck.id in fitting and playable(deck)]
        return {deck.id: deck.name.get(say.language, deck.id) for deck in found}

    def random_decks(self, say: Tongue) -> dict[str, str]:
        """Return a random deck of the whole pool for each clan, by its stronghold."""
        return {f"{RANDOM}:{deck.stronghold}": deck.clan for deck in decks().values()}

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        """Return the optional rules of chapter 13 that a table may choose (§optional-rules)."""
        own = say.of(GAME)
        word = {NO: "choice-no", YES: "choice-yes"}
        return [
            Setting(
                name,
                own(f"setting-{name}"),
                {way: own.first(f"setting-{name}-{way}", word.get(way, f"first-{way}")) for way in ways},
                {way: own(hint) for way in ways if own.has(hint := f"setting-{name}-{way}-hint")},
            )
            for name, ways in CHOICES.items()
        ]

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return a seat with its whole deck list, so that later changes to the deck do not change the match."""
        return {"deck": decks()[brings].model_dump(mode="json"), "prepared": brings, "name": name}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the settings: people are asked every question whose absence could reveal their hand."""
        return {"asked": list(humans), **settings}

    # The table

    def table(self, scene: Scene) -> list[str]:
        """Return the table as text."""
        return table_blocks(scene)

    def pictures(self, scene: Scene) -> Sequence[Sketch]:
        """Return the pictures: the battle if there is one, the table, and the hand of a viewer who holds cards."""
        return [*battle_sketch(scene), *table_sketches(scene), *hand_sketch(scene)]

    def hand(self, scene: Scene) -> str:
        """Return the viewer's hand."""
        return hand_block(scene)

    def held(self, scene: Scene) -> str:
        """Return the cards of the viewer's hand by name."""
        return held_line(scene)

    def seen_cards(self, scene: Scene) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees."""
        return seen_cards(scene)

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_name(card_id, say.of(GAME))

    # Questions

    def moved(self, scene: Scene, before: Mapping[str, Any], records: Sequence[Record]) -> Sequence[Sketch]:
        """Return the table with a star at every card that is new."""
        return self.scenery(marked(scene, new=new_cards(scene.view, before)))

    def question(self, prompt: Prompt, scene: Scene) -> str:
        """Return the question in words."""
        return choice.question(prompt, scene)

    def reason(self, prompt: Prompt, scene: Scene) -> str:
        """Return the rule that asks and the text of the card that asks."""
        return choice.reason(prompt, scene)

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the words on an option."""
        return choice.label(option, prompt, scene)

    def heading(self, option: Option, scene: Scene) -> str:
        """Return the heading of an option: its kind of act, or its owner."""
        return choice.heading(option, scene)

    def in_hand(self, option: Option, scene: Scene) -> str:
        """Return the card of the viewer's hand that an option uses, or the key that equal cards in provinces share."""
        return in_hand(option, scene) or choice.in_province(option, scene)

    def hint(self, option: Option, scene: Scene) -> str:
        """Return the text of an option's card."""
        return choice.hint(option, scene)

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        """Return the heading of one part of an answer."""
        return called(scene.say, f"group-{prompt.kind}-{name}", f"group-{prompt.kind}")

    def about(self, prompt: Prompt, scene: Scene, *, pictured: bool = False) -> str:
        """Return the honor of all players, the gold available, the attack or the duel."""
        return about_block(scene, prompt)

    def standing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return the facts of ``about`` for players who wait, and the state of a lobbying."""
        totals = next(((prompt.data or {})["totals"] for prompt in asked if prompt.kind == "lobby"), ())
        told = scene.say("about-lobby", **CcgNames(scene).told({"totals": totals})) if totals else ""
        return "\n".join(line for line in (about_block(scene), told) if line)

    def doing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return the phase that the match is in."""
        return scene.say(f"phase-{scene.view['phase'] or 'setup'}")

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the words of the button that confirms: the payment, the number of units."""
        return choice.confirmed(prompt, keys, scene) or super().confirm(prompt, keys, scene)

    def defaults(self, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return the proposed payment."""
        return choice.proposed(prompt)

    def preview(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the armies that a committal would give."""
        return choice.preview(prompt, keys, scene)

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether an answer needs no preview.

        Questions about cards to discard or keep need no preview, and neither does the choice of allies.
        """
        return prompt.kind in ("discard-dynasty", "stay-bowed", "invite")

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether a player who passes is not asked again in this part of the turn."""
        return prompt.kind in ("dynasty", "declare-attack", "exchange-cards")

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell whether a window only offers to cancel the player's own Event."""
        return quiet(prompt)

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the alarms for a declared attack, and for acts that are aimed at the player's cards."""
        return {ATTACKED: attack_on("declare-attack", "defender"), AIMED: aimed}

    def asks(self, prompt: Prompt) -> str:
        """Return "defend" if the question is who defends (kind ``commit``).

        Otherwise return the kind of the question.
        """
        defends = prompt.kind == "commit" and (prompt.data or {}).get("side") == "defend"
        return "defend" if defends else prompt.kind

    def if_asked(self, scene: Scene) -> tuple[str, Mapping[str, str]]:
        """In turns of other players, return the question of which province each unit defends.

        The options of this question are each ready unit at each province, and nobody.
        """
        view, seat, names = scene.view, scene.view["viewer"], CcgNames(scene)
        if seat is None or view["active"] == seat:
            return "", {}
        mine = view["players"][seat]
        standing = [place for place in mine["provinces"] if not place["destroyed"]]
        ready = [card for card in mine["personalities"] if not card["bowed"] and card["at"] is None]
        found = {
            f"commit:{card['key']}>{place['key']}": scene.say(
                "if-asked-defend", card=names.thing(card["key"]), number=place["index"] + 1
            )
            for card in ready
            for place in standing
        }
        return "defend", {NOTHING: scene.say("if-asked-nobody"), **found}

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the battle if there is one or the Action Phase, and the turn."""
        turn, battle = str(view["turn"]), view.get("battle")
        if battle is not None:
            return {"battle": f"{turn}:{battle['province']}", "turn": turn}
        return {"action-phase": turn, "turn": turn} if view["phase"] == "action" else {"turn": turn}

    # The log

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records as acts."""
        return acts(records)

    def chapter(self, record: Record, scene: Scene) -> str:
        """Return the heading of a new turn."""
        if record.kind != "turn-begins":
            return ""
        return scene.say("log-turn", turn=record.facts["turn"], player=scene.names[record.facts["player"]])

    def periods(self, records: Sequence[Record]) -> Sequence[tuple[int, str]]:
        """Return where turns and rounds begin."""
        return list(turns_of_players(records, "turn-begins"))

    def record(self, record: Record, scene: Scene) -> str | None:
        """Return an act, or a single record, as a line."""
        return line(record, scene)

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene) -> Closing:
        """Return honor, provinces, Personalities and attacks of all players, and the table with all cards open."""
        counts = counted(records, TOTALS)
        for player in scene.view["players"]:
            seat = player["seat"]
            counts["honor", seat] = player["honor"]
            counts["provinces", seat] = sum(not one["destroyed"] for one in player["provinces"])
            counts["personalities", seat] = len(player["personalities"])
        figures = in_words(counts, ("honor", "provinces", "personalities", "attacks"), scene)
        return Closing(figures, self.pictures(scene), drawn=False)

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        """Return the winner and the way in which the match was won."""
        if outcome.winner is None:
            return scene.say.first(f"ending-{outcome.reason}", "ending-draw")
        return scene.say.first(f"ending-{outcome.reason}", "ending-other", winner=scene.names[outcome.winner])
