"""What a game must tell the bot about itself, and where those who do are found."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.pictures.render import Sketch
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of, sound
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt, Refused
from engine.kernel.record import Record

NAMED: Final = 40  # letters of what is picked that a button still names


@dataclass(frozen=True)
class Scene:
    """What a sentence may speak of: the language with the game's words, the seats' names, what the viewer may see.

    Options of a ``headed`` scene stand under a heading that says whose they are.
    """

    say: Tongue
    names: Sequence[str]
    view: Mapping[str, Any]
    headed: bool = False

    def tells_whose(self, option: Option) -> bool:
        """Tell whether an option must say itself whose card it is: nothing above it does."""
        return not self.headed or self.say.has(f"heading-{option.verb}")


@dataclass(frozen=True)
class Gathering:
    """What a lobby has come to: what each taken seat brings (None: nothing yet), the format, the settings chosen."""

    brought: Sequence[str | None] = ()
    form: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """Something that a lobby chooses for the whole match: its name, and the choices, first what is meant by itself."""

    id: str
    name: str
    choices: Mapping[str, str]


@dataclass(frozen=True)
class Closing:
    """What there is to tell and to show of a match that is over: each figure with its value for every seat.

    ``drawn`` says whether the pictures show the figures too.
    """

    figures: Sequence[tuple[str, Sequence[str]]] = ()
    pictures: Sequence[Sketch] = ()
    drawn: bool = True


class Face(ABC):
    """One game as people see it. Everything is said from a view or from facts that the viewer may see.

    Its words lie in ``data/words/<game>``; a ``say`` that comes without a scene finds them by ``say.of(name)``.

    What has a body here is a game's choice: a game without it goes without. A face that lacks anything else cannot
    be made.
    """

    name: str

    @abstractmethod
    def title(self, say: Tongue) -> str:
        """Return the game's name."""

    def formats(self, say: Tongue) -> dict[str, str]:
        """Return the formats of a match: id and shown name, first the one meant where none is named."""
        return {}

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return the prepared decks, those that a format accepts where one is named: id and shown name."""
        return {}

    def brings(self, gathering: Gathering) -> bool:
        """Tell whether a seat brings anything to such a match: a deck, a faction."""
        return True

    def offers(self, say: Tongue, gathering: Gathering) -> dict[str, str]:
        """Return what one more seat may bring beside what ``gathering`` has brought: key and shown name.

        The house speaks of decks; a game whose seats bring something else has messages of its own (``deck-none`` …).
        """
        return self.decks(say, gathering.form)

    def sort_of(self, brings: str) -> str:
        """Return of which sort a thing is that a seat may bring: a computer draws its sort first."""
        return brings

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        """Return what a lobby chooses besides: a map, a way to set up."""
        return ()

    def lobby_faults(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return why a gathering that is otherwise ready must not start."""
        return ()

    def lobby_warnings(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return what speaks against a gathering and does not forbid it."""
        return ()

    def drawn_order(self, gathering: Gathering) -> bool:
        """Tell whether chance says at the start who sits where."""
        return False

    @abstractmethod
    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return what the header says about a seat that brings ``brings``."""

    @abstractmethod
    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the options of a match with people on the seats ``humans``, by its settings and its decks' format."""

    @abstractmethod
    def table(self, scene: Scene) -> list[str]:
        """Return the table as a few blocks of text."""

    @abstractmethod
    def hand(self, scene: Scene) -> str:
        """Return what only the viewer sees: the hand."""

    def pictures(self, scene: Scene) -> Sequence[Sketch]:
        """Return the pictures of the table: for the public the table, for a player perhaps the hand too."""
        return ()

    @abstractmethod
    def question(self, prompt: Prompt, scene: Scene) -> str:
        """Return the sentence that asks."""

    def reason(self, prompt: Prompt, scene: Scene) -> str:
        """Return why this is asked: the rule's name, and what the card says that asks."""
        return ""

    @abstractmethod
    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the words on an option, short enough for a button where possible."""

    def heading(self, option: Option, scene: Scene) -> str:
        """Return the heading under which an option stands among options of several kinds."""
        return ""

    def way(self, option: Option, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return the headings that lead to an option where there are too many for one list, then its words there."""
        return [self.heading(option, scene), self.option(option, prompt, scene)]

    def in_hand(self, option: Option, scene: Scene) -> str:
        """Return which card an option uses out of the viewer's hand, where copies are alike; empty for any other."""
        return ""

    def lane(self, option: Option, scene: Scene) -> str:
        """Return what tells options under one heading apart where one list does not hold them: where a move leads."""
        return ""

    def hint(self, option: Option, scene: Scene) -> str:
        """Return a line about an option where there is room for one."""
        return ""

    def reading(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return what may be read of an option before it is taken: its words, and beneath them what they mean.

        Empty where there is nothing to be read.
        """
        text = self.hint(option, scene)
        return f"**{self.option(option, prompt, scene)}**\n{text}" if text else ""

    def rule(self, prompt: Prompt) -> str:
        """Return the rule that asks."""
        return prompt.rule

    def about(self, prompt: Prompt, scene: Scene) -> str:
        """Return what a question is about: what its player must have in view to answer it."""
        return ""

    def doing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return what the match is at, as far as everybody may know: for who waits while others are ``asked``."""
        return ""

    def standing(self, scene: Scene, asked: Sequence[Prompt]) -> str:
        """Return what who waits must have in view, as far as everybody may know, while others are ``asked``."""
        return ""

    def held(self, scene: Scene) -> str:
        """Return the viewer's hand in a line, for beneath a question; ``hand`` unfolds it, or stands there at once."""
        return ""

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether who passes here is out of it already, so that nothing is left to be passed."""
        return False

    def at_once(self, prompt: Prompt) -> bool:
        """Tell whether some of one list, or nothing, is an answer that needs no confirmation."""
        return False

    def by_lot(self, prompt: Prompt) -> str | None:
        """Return the kind of the questions that come with this one and may be left to chance, None where none may."""
        return None

    def joins(self, prompt: Prompt) -> bool:
        """Tell whether a window may stand on one screen with what is asked when it is passed: that is tried."""
        return False

    def leads(self, option: Option) -> bool:
        """Tell whether an option leads to a question that may be answered with it: it is tried beforehand."""
        return False

    def amount(self, option: Option, scene: Scene) -> str:
        """Return the words on an amount that stands beside the option that it follows."""
        return str(option.number)

    def matter(self, option: Option) -> str | None:
        """Return what an option is about, so that a player may never want to be asked of it: its card."""
        return option.card.partition("#")[0] if option.card else None

    def matter_name(self, matter: str, say: Tongue) -> str:
        """Return what such a matter is called."""
        return self.card(matter, say)

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell whether a window is one in which hardly anybody acts, by what everybody may see.

        ``since`` is what has happened since its player answered anything. Who wants to be asked as usual passes there,
        whatever is held.
        """
        return False

    def any_order(self, prompt: Prompt, view: Mapping[str, Any]) -> bool:
        """Tell whether all options come to the same, by what everybody may see: who wants to be asked as usual is not.

        One is then taken by lot.
        """
        return False

    def passed_next(self, prompt: Prompt) -> str | None:
        """Return the kind of window that may be passed together with an answer: the seat's next one of this kind."""
        return None

    def sign(self, option: Option) -> str:
        """Return the name of the sign that stands on an option."""
        return ""

    @abstractmethod
    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        """Return the heading of one group of a compound question; empty where the question says it all."""

    def confirm(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return the words of the button that confirms a compound answer: what it would do."""
        words = {option.key: self.option(option, prompt, scene) for option in prompt.options}
        groups: dict[str, set[str]] = {}
        for option in prompt.options:
            groups.setdefault(words[option.key], set()).add(option.group)
        for option in prompt.options:
            if len(groups[words[option.key]]) > 1:  # only its heading tells it from others
                words[option.key] = f"{self.group(option.group, prompt, scene)} {words[option.key]}"
        what = ", ".join(counted(words[key] for key in keys if key in words))
        if not what:
            return scene.say("button-confirm")
        if len(what) > NAMED:
            return scene.say("button-confirm-count", count=len(keys))
        return scene.say("button-confirm-what", what=what)

    def defaults(self, prompt: Prompt, scene: Scene) -> Sequence[str]:
        """Return what is sensibly picked already when a compound question comes up, besides what must be."""
        return ()

    def preview(self, prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
        """Return what a compound answer would come to, as far as the viewer can know."""
        return ""

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the spans of time that the match is in, smallest first: until their end one may pass."""
        return {}

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_id

    def seen_cards(self, scene: Scene) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees: the heading of each place, and the ids of what lies there."""
        return ()

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return what happened with what belongs together as one record: each is a line of the log."""
        return records

    def chapter(self, record: Record, scene: Scene) -> str:
        """Return the heading that stands before a record in the log, where one does: a round, a turn."""
        return ""

    @abstractmethod
    def record(self, record: Record, scene: Scene) -> str | None:
        """Return a record, or what was folded into one, as a line; None for what is not worth one."""

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene) -> Closing:
        """Return what is told of a match that is over; the scene's view has all cards open."""
        return Closing(pictures=self.pictures(scene))

    @abstractmethod
    def ending(self, outcome: Outcome, scene: Scene) -> str:
        """Return how the match ended."""


def called(say: Tongue, *keys: str) -> str:
    """Return the first of these messages that there is; empty where there is none."""
    return next((say(key) for key in keys if say.has(key)), "")


def counted(words: Iterable[str]) -> list[str]:
    """Return words, or lines, in their order; several alike stand once, with their number."""
    return [f"{count} × {word}" if count > 1 else word for word, count in Counter(words).items()]


def in_hand(option: Option, scene: Scene) -> str:
    """Return which card an option uses, where it lies in the hand of the viewer's ``players`` entry; else nothing."""
    viewer = scene.view.get("viewer")
    hand = () if viewer is None or option.card is None else scene.view["players"][viewer].get("hand") or ()
    return (option.card or "").partition("#")[0] if any(card["key"] == option.card for card in hand) else ""


def face_of(game: str) -> Face:
    """Return the face of a game; raises Trouble for one that we do not play, or cannot play now."""
    try:
        find_game(game)
        found: Face = part_of(game, "face")
    except Refused as refusal:
        raise Trouble(f"trouble-{refusal.reason}", game=game) from refusal
    return found


def playable(game: str) -> Face:
    """Return the face of a game of which nothing is missing that a lobby needs; raises Trouble as ``face_of`` does."""
    face = face_of(game)
    if game in games("decks"):
        try:
            part_of(game, "decks")
        except Refused as refusal:
            raise Trouble(f"trouble-{refusal.reason}", game=game) from refusal
    return face


def faces() -> list[Face]:
    """Return the faces of all games that can be played here."""
    return [face_of(game) for game in sound("rules", "face")]
