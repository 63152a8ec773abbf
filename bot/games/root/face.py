"""Root, as people see it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.games.alarms import ATTACKED, DEALT, Alarm, attack_on
from bot.games.face import Closing, Face
from bot.games.lobby import Gathering, Setting
from bot.games.periods import turns_of_players
from bot.games.pictured import Signs, marked
from bot.games.root import choice, lobby
from bot.games.root.choice import AMBUSH, MATTERS, dealt, quiet
from bot.games.root.ending import ending, figures
from bot.games.root.log import acts, line
from bot.games.root.names import GAME, RootNames, card_effect, card_name, when
from bot.games.root.pictures import (
    board_sketch,
    changed_boards,
    closing_sketch,
    hand_sketch,
    latest_moves,
    map_sketch,
    ways,
)
from bot.games.root.scene import Scene, View
from bot.games.root.table import hand_block, held_line, seen_cards, table_blocks
from bot.games.scene import called
from bot.pictures.render import Sketch
from bot.pictures.root.legend import MARKS, draw_legend
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.record import Record
from engine.root.definition import cards

# The section of the Law about buying services.
SERVICES: Final = "11.2.6"


class RootFace(Face[View]):
    """Root in words and pictures."""

    name = GAME
    signs = Signs(draw_legend, MARKS)

    # The lobby

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return all factions that a seat may bring, a Vagabond with each character."""
        return lobby.offers(say.of(GAME), ())

    def offers(self, say: Tongue, gathering: Gathering) -> dict[str, str]:
        """Return the remaining factions: each once, except for a second Vagabond."""
        return lobby.offers(say.of(GAME), [brings for brings in gathering.brought if brings is not None])

    def sort_of(self, brings: str) -> str:
        """Return the faction of a key. The key of a Vagabond also names its character, which is left out."""
        return lobby.faction_of(brings)

    def brings(self, gathering: Gathering) -> bool:
        """Tell whether seats bring factions. If factions are drafted, seats bring none."""
        return not lobby.drafts(gathering)

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        """Return map, deck and set-up."""
        return lobby.settings(say.of(GAME))

    def lobby_faults(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return the reasons for which the rules would refuse the lobby."""
        return lobby.faults(gathering)

    def lobby_warnings(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return a warning if the factions' total reach is too low for this number of players."""
        return lobby.warnings(gathering)

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return a seat with its faction, and a Vagabond's character. The result is empty if factions are drafted."""
        return lobby.seat(brings, name)

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the settings: people are asked every question whose absence could reveal their hand."""
        return {"asked": list(humans), **settings}

    # The table

    def table(self, scene: Scene) -> list[str]:
        """Return the table as text."""
        return table_blocks(scene)

    unfolds = True

    def held(self, scene: Scene) -> str:
        """Return the cards of the viewer's hand by name."""
        return held_line(scene)

    def hand(self, scene: Scene) -> str:
        """Return the viewer's hand and the other cards that only the viewer knows."""
        return hand_block(scene)

    def seen_cards(self, scene: Scene) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees."""
        return seen_cards(scene)

    def pictures(self, scene: Scene) -> Sequence[Sketch]:
        """Return the pictures: the map, the factions' boards, and the hand of a viewer who holds cards."""
        return [map_sketch(scene), board_sketch(scene), *hand_sketch(scene)]

    def lately(self, scene: Scene, records: Sequence[Record]) -> Scene:
        """Return the scene with an arrow for every move of the present turn."""
        return marked(scene, ways=ways(scene.view, scene.view, latest_moves(records)))

    def scenery(self, scene: Scene) -> Sequence[Sketch]:
        """Return the map, which shows the course of a match."""
        return [map_sketch(scene)]

    def moved(self, scene: Scene, before: Mapping[str, Any], records: Sequence[Record]) -> Sequence[Sketch]:
        """Return the map with an arrow for every move of pieces, and the changes on the boards."""
        there = marked(scene, ways=ways(scene.view, before, records))
        return [map_sketch(there), *changed_boards(scene, before)]

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_name(card_id, say.of(GAME))

    # Questions

    def question(self, prompt: Prompt, scene: Scene) -> str:
        """Return the question in words."""
        return choice.question(prompt, scene)

    def reason(self, prompt: Prompt, scene: Scene) -> str:
        """Return the section of the Law that asks, and the effect of the card that asks."""
        rule = self.rule(prompt)
        lines = [choice.section(rule, scene.say)] if rule else []
        if prompt.source:
            lines.append(card_effect(prompt.source, RootNames(scene)))
        return "\n".join(line for line in lines if line)

    def rule(self, prompt: Prompt) -> str:
        """Return the section of the Law that asks; for services the section about services."""
        return SERVICES if choice.sells(prompt) else prompt.rule

    def about(self, prompt: Prompt, scene: Scene, *, pictured: bool = False) -> str:
        """Return the Decree if the question is about it."""
        return choice.about(prompt, scene)

    def purpose(self, prompt: Prompt, scene: Scene) -> str:
        """Return a line about the question's purpose, for the faction that is asked if there is one for it."""
        own = called(scene.say, f"purpose-{prompt.kind}-{RootNames(scene).faction(prompt.seat)}")
        return own or super().purpose(prompt, scene)

    def explained(self, prompt: Prompt) -> bool:
        """Tell whether there are too many options to explain them above their buttons, such as nine Vagabonds."""
        return choice.explained(prompt)

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the words on an option."""
        return choice.label(option, prompt, scene)

    def heading(self, option: Option, scene: Scene) -> str:
        """Return the kind of act that an option is, or the origin of a move."""
        return choice.heading(option, scene)

    def way(self, option: Option, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return a move's origin, destination and number. If there are many moves, these are chosen one by one."""
        return choice.way(option, prompt, scene)

    def lane(self, option: Option, scene: Scene) -> str:
        """Return a move's origin and destination in short."""
        return choice.lane(option, scene)

    def hint(self, option: Option, scene: Scene) -> str:
        """Return the effect of an option's card."""
        return choice.hint(option, scene)

    def sign(self, option: Option) -> str:
        """Return the sign for an option's act."""
        return choice.sign(option)

    def joins(self, prompt: Prompt) -> bool:
        """Tell whether a window, or a question that can only be passed, shares its screen with the next question."""
        return choice.joins(prompt)

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether an answer needs no preview, such as which cards to spend or to discard."""
        return prompt.kind in choice.AT_ONCE

    def whole(self, prompt: Prompt) -> bool:
        """Tell whether each of a few answers is offered as a whole: always, unless one answer is proposed."""
        return not choice.proposed(prompt)

    def leads(self, option: Option, to: Prompt | None = None) -> bool:
        """Tell whether an option only begins an act that players see as one: a march, a card of the Decree, a plot.

        A new leader does not belong to the card that was resolved before the turmoil.
        """
        return choice.leads(option) and (to is None or to.kind != "leader")

    def passes_on(self, prompt: Prompt) -> bool:
        """Tell whether a faction's question may be the last one before crafting in Evening, prices or incitement."""
        return prompt.rule.partition(".")[0] in choice.PASSING_ON

    def passed_too(self, prompt: Prompt) -> bool:
        """Tell whether a question is often passed together with the question before it, such as crafting in Evening."""
        return prompt.kind in choice.PASSED_TOO

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        """Return the heading of one part of an answer."""
        return called(scene.say, f"group-{prompt.kind}-{name}", f"group-{name}")

    def defaults(self, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return the proposed selection."""
        return choice.proposed(prompt)

    def matter(self, option: Option) -> str | None:
        """Return the matter of an option: buying services, exposing a plot, or the option's card.

        The result is None if the option has no card.
        """
        return option.verb if option.verb in MATTERS else super().matter(option)

    def matter_name(self, matter: str, say: Tongue) -> str:
        """Return the name of a matter: of services, of exposing plots, or of a card."""
        return say.of(GAME)(f"heading-{matter}") if matter in MATTERS else self.card(matter, say)

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell whether a plot can be exposed just as well in Daylight, which follows or was just passed."""
        return quiet(prompt, view, since)

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the alarms for a battle against the player, and for a card that the player gets."""
        return {ATTACKED: attack_on("battle", "defender"), DEALT: dealt}

    def passed_apart(self, prompt: Prompt) -> str:
        """Return "ambush" for the question of whether to ambush an attacker."""
        return AMBUSH if prompt.kind == AMBUSH else ""

    def longer_passes(self, prompt: Prompt, spans: Iterable[str]) -> Sequence[str]:
        """If the question is whether to ambush, return only the passing of all such questions.

        Players are rarely asked anything else in other players' turns.
        """
        return [AMBUSH] if prompt.kind == AMBUSH else super().longer_passes(prompt, spans)

    def if_asked(self, scene: Scene) -> tuple[str, Mapping[str, str]]:
        """Return the question of whether to ambush. The viewer can choose an ambush card or no ambush."""
        seat, names = scene.view["viewer"], RootNames(scene)
        hand = () if seat is None else scene.view["players"][seat].get("hand", ())
        held = {f"ambush:{card}": names.card(card) for card in hand if cards()[card].kind == "ambush"}
        return AMBUSH, {**held, PASS: scene.say("if-asked-no-ambush")}

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return two spans to pass: the present turn, and all turns until the viewer's next one."""
        turns, viewer = view["turns"], view["viewer"]
        if viewer not in view["order"] or view["turn"] not in view["order"]:
            return {"turn": str(turns)}
        behind = (view["order"].index(view["turn"]) - view["order"].index(viewer)) % len(view["order"])
        return {"turn": str(turns), "own-turn": str(turns - behind)}

    def doing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return the present phase and whose turn it is."""
        view, say = scene.view, scene.say
        phase = say(f"phase-{view['phase']}")
        return phase if view["phase"] == "set-up" else say("labelled", name=phase, text=scene.names[view["turn"]])

    # The log

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records as acts."""
        return acts(records)

    def chapter(self, record: Record, scene: Scene) -> str:
        """Return the heading of a new turn."""
        if record.kind != "turn":
            return ""
        turn = when(scene.view, scene.say, record.facts["number"])
        return scene.say("log-turn", turn=turn, player=RootNames(scene).player(record.facts["player"]))

    def periods(self, records: Sequence[Record]) -> Sequence[tuple[int, str]]:
        """Return where turns and rounds begin."""
        return list(turns_of_players(records, "turn"))

    def record(self, record: Record, scene: Scene) -> str | None:
        """Return an act, or a single record, as a line."""
        return line(record, scene)

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene) -> Closing:
        """Return points, clearings, battles and crafted cards of all players, the final map, and the open hands."""
        found = figures(records, scene)
        return Closing(found, [map_sketch(scene), closing_sketch(scene, outcome, found)])

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        """Return the winner, the way of winning, a coalition's partner, and the points of all players."""
        return ending(RootNames(scene), outcome)
