"""The interface of a game in the bot: its words, pictures, questions and lobby."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic

from typing_extensions import TypeVar

from bot.games.alarms import Alarm
from bot.games.gathering import Gathering, Setting
from bot.pictures.render import Sketch
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record

BRIEF: Final = 32  # letters of a button in one line of a phone
NAMED: Final = 40  # a button names the selection only if that takes at most this many letters


V_co = TypeVar("V_co", bound=Mapping[str, Any], covariant=True, default=Mapping[str, Any])


@dataclass(frozen=True)
class Scene(Generic[V_co]):
    """The context of a sentence: the language with the game's words, the seats' names, the viewer's view.

    In a ``headed`` scene, options have a heading that says whose they are. A game's own modules know the type of its
    view.
    """

    say: Tongue
    names: Sequence[str]
    view: V_co
    headed: bool = False

    def tells_whose(self, option: Option) -> bool:
        """Tell whether an option must name its card's player because no heading does."""
        return not self.headed or self.say.has(f"heading-{option.verb}")


@dataclass(frozen=True)
class Closing:
    """The end of a match as people see it: texts, pictures, and totals (such as battles) with a value for each seat.

    ``drawn`` tells whether the pictures show the totals too.
    """

    figures: Sequence[tuple[str, Sequence[str]]] = ()
    pictures: Sequence[Sketch] = ()
    drawn: bool = True


class Face(ABC, Generic[V_co]):
    """One game, as people see it. Everything comes from a view or from facts that the viewer may see.

    Its words are in ``data/words/<game>``. Methods that get ``say`` without a scene find the words by ``say.of(name)``.
    A method that is not abstract is optional. A game without such a method uses the one of this class.
    """

    name: str

    @abstractmethod
    def title(self, say: Tongue) -> str:
        """Return the game's name."""

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
        """Return the group of a key of ``offers``. For a computer, the bot draws a group first, then a key of it."""
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
        """Return the header's facts about a seat that brings ``brings``."""

    @abstractmethod
    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the options of a match with people on the seats ``humans``, for its settings and its decks' format."""

    @abstractmethod
    def table(self, scene: Scene[V_co]) -> list[str]:
        """Return the table as a few blocks of text."""

    @abstractmethod
    def hand(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand in words."""

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
        return ()

    @abstractmethod
    def question(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the sentence that asks."""

    def reason(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the reason for a question: the rule's name, and the text of the card that asks."""
        return ""

    def purpose(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return a line that explains a question's purpose to beginners, or an empty text if no line is needed."""
        return called(scene.say, f"purpose-{prompt.kind}-{prompt.rule.replace('.', '_')}", f"purpose-{prompt.kind}")

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
        """Return the card in the viewer's hand that an option uses, so that equal copies share a button; else empty."""
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

    def rule(self, prompt: Prompt) -> str:
        """Return the rule that asks."""
        return prompt.rule

    def about(self, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the facts that a player needs in view to answer a question."""
        return ""

    def doing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the present event of the game, by public facts, for players who wait while others are ``asked``."""
        return ""

    def standing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the facts that waiting players need in view, all public, while others are ``asked``."""
        return ""

    # Whether a question shows the hand in full as long as there is room.
    unfolds: ClassVar[bool] = False

    def held(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand as one line beneath a question. ``hand`` returns the whole hand."""
        return ""

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether a pass here ends the player's part, so that the player will not have to pass again."""
        return False

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether a selection from a question's only list answers at once, without a button to confirm."""
        return False

    def explained(self, prompt: Prompt) -> bool:
        """Tell whether the options stand in a list, because each needs words beneath its name."""
        return False

    def by_lot(self, prompt: Prompt) -> str | None:
        """Return the kind of question that a player may answer at random from this question on, or None."""
        return None

    def joins(self, prompt: Prompt) -> bool:
        """Tell whether the panel should try to show a window and the question after a pass on one screen."""
        return False

    def leads(self, option: Option) -> bool:
        """Tell whether the panel should try to show an option and the question that follows it on one screen."""
        return False

    def amount(self, option: Option, scene: Scene[V_co]) -> str:
        """Return the words for an amount (such as fate on a character) beside the option after which it is asked."""
        return str(option.number)

    # Whether the amounts asked after an option appear in a list of their own instead of beside the option.
    amounts_listed: ClassVar[bool] = False

    def row(self, option: Option, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the name of the list of amounts that may follow an option."""
        return self.option(option, prompt, scene)

    def amount_line(self, option: Option, chosen: Option, scene: Scene[V_co]) -> tuple[str, str]:
        """Return the words for an amount in the list called ``row``, and a further line about the amount."""
        return self.amount(chosen, scene), ""

    def matter(self, option: Option) -> str | None:
        """Return the card, or other matter, of an option about which a player may choose never to be asked."""
        return option.card.partition("#")[0] if option.card else None

    def matter_name(self, matter: str, say: Tongue) -> str:
        """Return the name of a matter (see ``matter``)."""
        return self.card(matter, say)

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell from public facts whether a window is one in which players hardly ever act.

        ``since`` holds the records since the asked player's last answer. By default the bot passes such windows for a
        player, whatever cards the player holds.
        """
        return False

    def any_order(self, prompt: Prompt, view: Mapping[str, Any]) -> bool:
        """Tell from public facts whether all options are equivalent.

        Players on the default setting are then not asked: one option is picked at random.
        """
        return False

    def passed_next(self, prompt: Prompt) -> Sequence[str]:
        """Return the kind of a window that this answer may pass in advance, then the alarms that prevent it."""
        return ()

    def passed_apart(self, prompt: Prompt) -> str:
        """Return the name of windows like this one if players may pass them separately, otherwise an empty text.

        The method ``asks`` returns the same name. A game with such windows has spans of time and the alarm ``aimed``.
        """
        return ""

    def sign(self, option: Option) -> str:
        """Return the name of an option's sign."""
        return ""

    @abstractmethod
    def group(self, name: str, prompt: Prompt, scene: Scene[V_co]) -> str:
        """Return the heading of one group of a compound question; empty if the question says everything."""

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene[V_co]) -> str:
        """Return the label of the button that confirms a compound answer. The label says what the answer does."""
        words = {option.key: self.option(option, prompt, scene) for option in prompt.options}
        groups: dict[str, set[str]] = {}
        for option in prompt.options:
            groups.setdefault(words[option.key], set()).add(option.group)
        for option in prompt.options:
            if len(groups[words[option.key]]) > 1:  # only its heading distinguishes it from others
                words[option.key] = f"{self.group(option.group, prompt, scene)} {words[option.key]}"
        what = ", ".join(counted(words[key] for key in keys if key in words))
        if not what:
            return scene.say("button-confirm")
        if len(what) > NAMED:
            return scene.say("button-confirm-count", count=len(keys))
        return scene.say("button-confirm-what", what=what)

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

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the present spans of time, the shortest first. A player may pass until the end of a span."""
        return {}

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the events that end a player's passing in advance (``attacked``, ``aimed``), each with its alarm."""
        return {}

    def asks(self, prompt: Prompt) -> str:
        """Return the name under which a question can be answered before it comes."""
        return prompt.kind

    def if_asked(self, scene: Scene[V_co]) -> tuple[str, Mapping[str, str]]:
        """Return the kind of a question that may be answered before it comes, and its options: keys and words.

        The result is empty if the viewer has no options now. The options are the viewer's own, as the viewer sees them.
        """
        return "", {}

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_id

    def seen_cards(self, scene: Scene[V_co]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees: the heading of each place and the ids of the cards there."""
        return ()

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


def called(say: Tongue, *keys: str) -> str:
    """Return the first message of ``keys`` that exists. The result is empty if none of these messages exists."""
    return next((say(key) for key in keys if say.has(key)), "")


def counted(words: Iterable[str]) -> list[str]:
    """Return words or lines in their order. Equal words appear once, with their number."""
    return [f"{count} × {word}" if count > 1 else word for word, count in Counter(words).items()]


def in_hand(option: Option, scene: Scene) -> str:
    """Return the card that an option uses if the viewer holds that card in hand, otherwise an empty text."""
    viewer = scene.view.get("viewer")
    hand = () if viewer is None or option.card is None else scene.view["players"][viewer].get("hand") or ()
    return (option.card or "").partition("#")[0] if any(card["key"] == option.card for card in hand) else ""
