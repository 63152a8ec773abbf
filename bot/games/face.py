"""The interface of a game in the bot: its words, pictures, questions and lobby.

A class for each topic lists what a game may say about it. ``Face`` has all of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic

from bot.games.alarms import Alarm
from bot.games.lobby import Gathering, Setting
from bot.games.pictured import Signs
from bot.games.scene import Scene, V_co, called, joined
from bot.pictures.render import Sketch
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record

BRIEF: Final = 32  # letters of a button in one line of a phone
NAMED: Final = 40  # a button names the selection only if that takes at most this many letters


class LobbyFace(ABC):
    """A game before the match: its formats, its settings, and what the seats bring."""

    name: str

    def title(self, say: Tongue) -> str:
        """Return the game's name."""
        return say(f"game-{self.name}")

    def formats(self, say: Tongue) -> dict[str, str]:
        """Return the formats of a match, id and shown name, the default first."""
        return {}

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return the prepared decks, id and shown name; with a format, only those that it accepts."""
        return {}

    def brings(self, gathering: Gathering) -> bool:
        """Tell whether seats bring something (a deck, a faction) to a match with these settings."""
        return True

    def offers(self, say: Tongue, gathering: Gathering) -> dict[str, str]:
        """Return the key and the shown name of each deck or faction that one more seat of ``gathering`` may bring.

        The bot's messages use the word deck. A game whose seats bring something else has messages of its own.
        """
        return self.decks(say, gathering.form)

    def random_decks(self, say: Tongue) -> dict[str, str]:
        """Return the random decks that a seat may bring, which are drawn when the match begins: key and shown name.

        A key is ``random:`` and the id of a card that the deck holds (``engine.desks.sought``).
        """
        return {}

    def sort_of(self, brings: str) -> str:
        """Return the group of a key of ``offers``. For a computer, the bot draws a group, then a key in that group."""
        return brings

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        """Return the settings that the game adds to a lobby, such as the map."""
        return ()

    def lobby_faults(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return the reasons why a gathering that is otherwise ready must not start."""
        return ()

    def lobby_warnings(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return warnings about a gathering that do not forbid a start."""
        return ()

    def drawn_order(self, gathering: Gathering) -> bool:
        """Tell whether the seats are assigned at random at the start."""
        return False

    @abstractmethod
    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return what the header says about the seat of a player ``name`` with the deck or faction ``brings``."""

    @abstractmethod
    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the options of a match with people on the seats ``humans``, for its settings and its decks' format."""


class TableFace(ABC, Generic[V_co]):
    """A game's table and hands, in words and pictures."""

    @abstractmethod
    def table(self, scene: Scene[V_co]) -> list[str]:
        """Return the table as a few blocks of text."""

    def hand(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand in words, or nothing in a game without hands."""
        return ""

    # The signs that the game's pictures use, for their legend.
    signs: ClassVar[Signs | None] = None
    # Whether a question shows the hand in full as long as there is room.
    unfolds: ClassVar[bool] = False

    def held(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand as one line beneath a question. ``hand`` returns the whole hand."""
        return ""

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_id

    def seen_cards(self, scene: Scene[V_co]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees: the heading of each place and the ids of the cards there."""
        return ()

    def pictures(self, scene: Scene[V_co]) -> Sequence[Sketch]:
        """Return the pictures of the table. A player's pictures may include the hand."""
        return ()

    def lately(self, scene: Scene[V_co], records: Sequence[Record]) -> Scene[V_co]:
        """Return the scene, with the latest of these records marked for its pictures. By default nothing is marked."""
        return scene

    def scenery(self, scene: Scene[V_co]) -> Sequence[Sketch]:
        """Return the pictures that show the course of a match: the table without the hands."""
        return [sketch for sketch in self.pictures(scene) if sketch.name != "hand"]

    def moved(self, scene: Scene[V_co], before: Mapping[str, Any], records: Sequence[Record]) -> Sequence[Sketch]:
        """Return the pictures of the table, with everything marked that is new since the view ``before``."""
        return ()

    def legend(self, say: Tongue) -> Sequence[Sketch]:
        """Return the pictures that explain the signs of the pictures."""
        return () if self.signs is None else [self.signs.legend(say)]

    def doing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the present event of the game, by public facts, for players who wait while others are ``asked``."""
        return ""

    def standing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the public facts that waiting players need in view while others are ``asked``."""
        return ""


class QuestionFace(ABC, Generic[V_co]):
    """A game's questions and their options, as the panel shows them."""

    @abstractmethod
    def question(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the sentence that asks."""

    def reason(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the reason for a question: the rule's name, and the text of the card that asks."""
        return ""

    def purpose(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return a line that explains a question's purpose to beginners, or an empty text if no line is needed.

        A target with a question of its own ("Do you agree?") has no line, because the line about targets may not fit.
        """
        name = (prompt.data or {}).get("name", "")
        if prompt.kind == "target" and name and scene.say.has(f"ask-target-{name}"):
            return ""
        return called(scene.say, f"purpose-{prompt.kind}-{prompt.rule.replace('.', '_')}", f"purpose-{prompt.kind}")

    def about(self, prompt: Prompt, scene: Scene[V_co], *, pictured: bool = False) -> str:
        """Return the facts that a player needs in view to answer a question.

        If the first of ``pictures`` stands above the question (``pictured``), its facts may be left out.
        """
        return ""

    def rule(self, prompt: Prompt) -> str:
        """Return the rule that asks."""
        return prompt.rule

    @abstractmethod
    def option(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the words on an option, short enough for a button where possible."""

    def heading(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the heading of an option among options of several kinds."""
        return ""

    def way(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> Sequence[str]:
        """Return the steps to an option if one list cannot hold all options: headings to open, then its own words."""
        return [self.heading(option, scene), self.option(option, prompt, scene)]

    def in_hand(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the card in the viewer's hand that an option uses, else an empty text.

        Options with equal cards share a button.
        """
        return ""

    def lane(self, option: Option, scene: Scene[V_co]) -> str:
        """Return words that divide the options under a heading among several lists, such as a move's destination."""
        return ""

    def hint(self, option: Option, scene: Scene[V_co]) -> str:
        """Return a line about an option, for places that have room for it."""
        return ""

    def brief(self, option: Option, scene: Scene[V_co]) -> tuple[str, str] | None:
        """Return an option's label as name and state, for a choice of several; None if the label is short already."""
        return None

    def reading(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return a text to read about an option before taking it: its words, and beneath them their meaning.

        Return "" if there is nothing to read.
        """
        text = self.hint(option, scene)
        return f"**{self.option(option, prompt, scene)}**\n{text}" if text else ""

    def sign(self, option: Option) -> str:
        """Return the name of an option's sign."""
        return ""

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether a selection from a question's only list answers at once, without a button to confirm."""
        return False

    def whole(self, prompt: Prompt) -> bool:
        """Tell whether a compound question with few answers offers each answer as a whole, for one press."""
        return False

    def explained(self, prompt: Prompt) -> bool:
        """Tell whether the options stand in a list, because each needs words beneath its name."""
        return False

    def joins(self, prompt: Prompt) -> bool:
        """Tell whether the panel should try to show a window and the question after a pass on one screen."""
        return False

    def leads(self, option: Option, to: Prompt | None = None) -> bool:
        """Tell whether the panel should try to show an option and the question ``to`` that follows it on one screen."""
        return False

    def passes_on(self, prompt: Prompt) -> bool:
        """Tell whether the panel should look for a button that passes a question and also the one after it."""
        return False

    def passed_too(self, prompt: Prompt) -> bool:
        """Tell whether such a button may pass ``prompt`` as the second of the two questions.

        The message ``then-pass-<kind>`` then says what that does.
        """
        return False

    # Whether the amounts asked after an option appear in a list of their own instead of beside the option.
    amounts_listed: ClassVar[bool] = False

    def amount(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the words for an amount (such as fate on a character) beside the option after which it is asked."""
        return str(option.number)

    def row(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the name of the list of amounts that may follow an option."""
        return self.option(option, prompt, scene)

    def amount_line(self, option: Option, chosen: Option, scene: Scene[V_co]) -> tuple[str, str]:
        """Return the words for an amount in the list called ``row``, and a further line about the amount."""
        return self.amount(chosen, scene), ""

    def group(self, name: str, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the heading of one group of a compound question; empty if the question says everything."""
        return ""

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the label of the button that confirms a compound answer. The label says what the answer does."""
        what = self.picked(prompt, keys, scene)
        if not what:
            return scene.say("button-confirm")
        if len(what) > NAMED:
            return scene.say("button-confirm-count", count=len(keys))
        return scene.say("button-confirm-what", what=what)

    def picked(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the options of a compound answer in words."""
        words = {option.key: self.option(option, prompt, scene) for option in prompt.options}
        groups: dict[str, set[str]] = {}
        for option in prompt.options:
            groups.setdefault(words[option.key], set()).add(option.group)
        for option in prompt.options:
            if len(groups[words[option.key]]) > 1:  # only the heading of its group distinguishes the option from others
                words[option.key] = f"{self.group(option.group, prompt, scene)} {words[option.key]}"
        return joined([words[key] for key in keys if key in words])

    def confirm_briefly(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the words of the button that confirms, short enough for one line of a phone."""
        words = self.confirm(prompt, keys, scene)
        return words if len(words) <= BRIEF else scene.say("button-confirm-count", count=len(keys))

    def defaults(self, prompt: Prompt, scene: Scene[V_co]) -> Sequence[str]:
        """Return a sensible preselection for a new compound question, besides the mandatory options."""
        return ()

    def preview(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the result of a compound answer, as far as the viewer can know it."""
        return ""


class AheadFace(TableFace[V_co]):
    """A game's part in answers in advance, and in windows that the bot passes for a player."""

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell from public facts whether a window is one in which players rarely act.

        ``since`` holds the records since the asked player's last answer. By default the bot passes such windows for a
        player, whatever cards the player holds.
        """
        return False

    def any_order(self, prompt: Prompt, view: Mapping[str, Any]) -> bool:
        """Tell from public facts whether all options are equivalent.

        Players on the default setting are then not asked: one option is picked at random.
        """
        return False

    def by_lot(self, prompt: Prompt) -> str | None:
        """Return the kind of question that a player may answer at random, starting with this question, or None."""
        return None

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether a pass here ends the player's part, so that the player will not have to pass again."""
        return False

    def asks(self, prompt: Prompt) -> str:
        """Return the name by which a plan refers to a question of this kind."""
        return prompt.kind

    def if_asked(self, scene: Scene[V_co]) -> tuple[str, Mapping[str, str]]:
        """Return the kind of a question that may be answered before it comes, and its options: keys and words.

        The result is empty if the viewer has no options now. The options are the viewer's own, as the viewer sees them.
        """
        return "", {}

    def passed_next(self, prompt: Prompt) -> Sequence[str]:
        """Return the kind of window that this answer may pass too, and then the alarms that prevent this."""
        return ()

    def passed_apart(self, prompt: Prompt) -> str:
        """Return the name of windows like this one if players may pass them separately, otherwise an empty text.

        The method ``asks`` returns the same name for such a window. A game with such windows has spans of time and the
        alarm ``aimed``.
        """
        return ""

    def longer_passes(self, prompt: Prompt, spans: Iterable[str]) -> Sequence[str]:
        """Return the longer passes that a window offers: all windows like it, or all windows until a span ends."""
        if self.ends_part(prompt):
            return ()
        apart = self.passed_apart(prompt)
        return [apart, *spans] if apart else [*spans]

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the present spans of time, the shortest first. A player may pass until the end of a span."""
        return {}

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the events that end a player's passing in advance (``attacked``, ``aimed``), each with its alarm."""
        return {}

    def matter(self, option: Option) -> str | None:
        """Return the card or other matter of an option. A player may choose never to be asked about this matter."""
        return option.card.partition("#")[0] if option.card else None

    def matter_name(self, matter: str, say: Tongue) -> str:
        """Return the name of a matter (see ``matter``)."""
        return self.card(matter, say)


@dataclass(frozen=True)
class Closing:
    """The end of a match as people see it: texts, pictures, and totals (such as battles) with a value for each seat.

    ``drawn`` tells whether the pictures show the totals too.
    """

    figures: Sequence[tuple[str, Sequence[str]]] = ()
    pictures: Sequence[Sketch] = ()
    drawn: bool = True


class LogFace(TableFace[V_co]):
    """A game's records as lines of the log, and the end of a match."""

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records as acts: records that belong together become one. Each act is a line of the log."""
        return records

    def chapter(self, record: Record, scene: Scene[V_co]) -> str:
        """Return the heading before a record in the log, if it has one: a round, a turn."""
        return ""

    def periods(self, records: Sequence[Record]) -> Sequence[tuple[int, str]]:
        """Return the records with which a turn or a round begins: their numbers, and ``turn`` or ``round``."""
        return ()

    @abstractmethod
    def record(self, record: Record, scene: Scene[V_co]) -> str | None:
        """Return a record, or several folded into one, as a line; None to leave it out."""

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene[V_co]) -> Closing:
        """Return the texts and pictures of a match that is over. The scene's view has all cards open."""
        return Closing(pictures=self.pictures(scene))

    @abstractmethod
    def ending(self, outcome: Outcome, scene: Scene[V_co]) -> str:
        """Return how the match ended."""


class Face(LobbyFace, QuestionFace[V_co], AheadFace[V_co], LogFace[V_co], Generic[V_co]):
    """One game, as people see it. Everything comes from a view or from facts that the viewer may see.

    The words of a face are in ``data/words/<game>``. Methods that get ``say`` without a scene find the words by
    ``say.of(name)``. A method that is not abstract is optional. A game without such a method uses the one of this
    class.
    """
