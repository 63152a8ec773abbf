"""Root in words: every question and every record of the rules has a sentence, in every language."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.controls.fit import fitted
from bot.games import Gathering, Scene
from bot.games.root.face import RootFace
from bot.games.root.log import SILENT
from bot.games.root.names import PLACES, RootNames, card_effect
from bot.rules.glossary import entry_of
from bot.words import COMPLETE, Tongue, Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose
from engine.root.definition import cards, faction_facts
from engine.root.factions import factions

from ...root.scene import eyrie, marquise, scene, side
from .kinds import CALLS, facts, kinds, refusals

FACE = RootFace()
# Every section of the Law that the rules' code names.
RULES = {
    node.value
    for node in CALLS
    if isinstance(node, ast.Constant) and re.fullmatch(r"(\d+|A)(\.\d+)+(\.[IVX]+)?", str(node.value))
}
NAMES = ("Hana", "Kenji", "Ola", "Marc")
# Texts that no player should read: a key, a kind in small letters with dashes, a variable that nobody filled in.
RAW = re.compile(r"#\d|\b[a-z]+:\d|\b[a-z]+(?:-[a-z]+)+:|[{}]|\bask-|\boption-|\brecord-|\bNone\b|\bwhy-")
# Each language is tested with another table.
TABLES = (
    ("en", "autumn", "base", ("marquise", "keepers", "alliance", "vagabond.thief")),
    ("fr", "winter", "exiles", ("riverfolk", "marquise", "vagabond.vagrant", "eyrie")),
    ("fr", "lake", "base", ("corvids", "eyrie", "vagabond.arbiter", "vagabond.adventurer")),
    ("pl", "mountain", "base", ("duchy", "hundreds", "cult", "vagabond.ranger")),
    ("pl", "winter", "exiles", ("", "", "", "")),
)


def say_in(language: str) -> Tongue:
    return Words.load()[language].of("root")


def begun(board: str, deck: str, brings: tuple[str, ...], seed: str = "words") -> Match:
    """Start a match with the seats' factions, or by the advanced set-up where the seats bring none."""
    seats = tuple(FACE.seat(key, name) for key, name in zip(brings, NAMES, strict=False))
    way = "standard" if all(brings) else "advanced"
    options = FACE.options(range(len(seats)), {"map": board, "deck": deck, "set-up": way})
    return Match.start(Header("root", seed, seats, options=options))


def played(match: Match, seed: int = 7, most: int = 4000) -> Iterator[Prompt]:
    """Play at random, and yield every prompt before its answer."""
    stream = Stream(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        yield prompt
        match.answer(seat, choose(prompt, stream))


def said_of(prompt: Prompt, scene: Scene) -> list[str]:
    """Return all texts of a question that a player reads."""
    texts = [FACE.question(prompt, scene), FACE.reason(prompt, scene)]
    for option in prompt.options:
        texts.append(FACE.option(option, prompt, scene))
        assert FACE.option(option, prompt, scene).strip(), option
    return texts


@pytest.mark.parametrize(("language", "board", "deck", "brings"), TABLES)
def test_everything_has_a_sentence(
    language: str, board: str, deck: str, brings: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    say, match = say_in(language), begun(board, deck, brings)
    for number, prompt in enumerate(played(match)):
        scene = Scene(say, NAMES, match.view(prompt.seat))
        assert say.has(f"ask-{prompt.kind}"), prompt
        assert not [text for text in said_of(prompt, scene) if RAW.search(text)]
        if number % 50 == 0:
            assert FACE.hand(scene) and fitted(FACE.table(scene))
            assert not [text for text in FACE.table(scene) if RAW.search(text)]
    assert match.outcome is not None
    for viewer in (None, 0):
        scene = Scene(say, NAMES, match.view(viewer))
        seen = [record for r in match.records if (record := r.seen_by(viewer)) is not None]
        for act in FACE.acts(seen):
            told = FACE.record(act, scene)
            assert (told is None) == (act.kind in SILENT), act
            assert not (told and RAW.search(told)), told
    assert FACE.ending(match.outcome, scene)
    assert not caplog.records


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_has_a_name_and_an_effect_in_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = say_in(language)
    for card in cards():
        assert FACE.card(card, say) and not RAW.search(card_effect(card, RootNames(Scene(say, NAMES, {}))))
    assert not caplog.records


def test_polish_lists_pieces_in_the_nominative_and_sentences_have_them_in_the_accusative() -> None:
    names = RootNames(Scene(say_in("pl"), NAMES, {}))
    assert [names.in_list("keep", 1), names.pieces("keep", 1)] == ["Twierdza", "Twierdzę"]
    assert [names.in_list("warrior", 1), names.in_list("warrior", 2)] == ["1 wojownik", "2 wojowników"]


def test_every_kind_that_the_rules_name_has_words() -> None:
    """Each kind of question, option or record that is new in the rules fails here until it has words."""
    say = say_in("en")
    wanted = {
        *(f"ask-{kind}" for kind in kinds("prompt")),
        *(f"record-{kind}" for kind in kinds("record") - SILENT),
        *(f"why-{kind}" for kind in kinds("why")),
        *(f"refused-{reason}" for reason in refusals()),
    }
    assert sorted(key for key in wanted if not say.has(key)) == []
    verbs = [f"option-{verb}" for verb in kinds("verb")]
    assert sorted(key for key in verbs if not say.has(key) and not say.has(f"{key}-card")) == []


def test_every_fact_of_the_rules_is_said_by_name() -> None:
    plain = {
        "count",
        "number",
        "known",
        "reason",
        "right",
        "value",
        "relics",
        "price",
    }  # numbers, and facts that no line of the log mentions
    assert facts() - plain <= {*RootNames.FACTS, *PLACES, "origin"}


def test_every_piece_of_every_faction_has_a_name() -> None:
    say = say_in("en")
    for known in faction_facts().values():
        assert say.has(f"faction-{known.id}")
        for kind in (*known.buildings, *known.tokens):
            assert say.has(f"piece-{kind}") and say.has(f"pieces-{kind}")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_refused_table_names_its_reason(language: str, caplog: pytest.LogCaptureFixture) -> None:
    for brings in (["marquise", "marquise"], ["alliance", "vagabond.thief"], ["eyrie"], ["vagabond.thief"] * 2):
        (trouble,) = FACE.lobby_faults(Gathering(brings))
        assert say_in(language).has(trouble.key) and say_in(language)(trouble.key, **trouble.data)
    assert not FACE.lobby_faults(Gathering(["eyrie", "marquise"]))
    assert not caplog.records


def test_in_the_advanced_set_up_nobody_brings_a_faction_and_no_reach_is_reckoned() -> None:
    daring = Gathering([None, "eyrie", "alliance", "eyrie"], settings={"set-up": "advanced"})
    assert not FACE.brings(daring) and not FACE.lobby_faults(daring) and not FACE.lobby_warnings(daring)
    assert FACE.brings(Gathering(daring.brought, settings={"set-up": "standard"}))


def test_a_table_with_low_reach_is_warned_and_may_start() -> None:
    daring = Gathering(["eyrie", "vagabond.thief", "alliance", "cult"])
    (warning,) = FACE.lobby_warnings(daring)
    assert say_in("en")(warning.key, **warning.data).startswith("Together these factions reach 17 in the table")
    assert not FACE.lobby_faults(daring)


def test_a_vagabond_and_one_seat_that_has_not_chosen_cannot_start() -> None:
    (trouble,) = FACE.lobby_faults(Gathering(["vagabond.thief", None]))
    assert "at most 15 in the table of values" in say_in("en")(trouble.key, **trouble.data)
    assert not FACE.lobby_faults(Gathering(["vagabond.thief", None, None]))
    assert not FACE.lobby_faults(Gathering(["eyrie", None]))


def test_a_new_lobby_in_which_one_person_sits_says_nothing_about_reach() -> None:
    assert not FACE.lobby_faults(Gathering([None]))


def test_every_faction_is_offered_once_and_the_vagabond_twice() -> None:
    say = say_in("en")
    assert {key.partition(".")[0] for key in FACE.decks(say)} == set(factions())
    left = FACE.offers(say, Gathering(["eyrie", "vagabond.thief", None]))
    assert "eyrie" not in left and "vagabond.thief" not in left and "vagabond.tinker" in left
    full = FACE.offers(say, Gathering(["vagabond.tinker", "vagabond.thief"]))
    assert not [key for key in full if key.startswith("vagabond")]


def test_the_glossary_opens_from_every_question() -> None:
    asked = {rule for rule in RULES if entry_of("root", rule) is None}
    assert len(RULES) > 100 and not asked


def test_a_player_who_adds_to_the_decree_sees_the_decree() -> None:
    decree = {"recruit": ["armorers"], "move": [], "battle": [], "build": []}
    game = scene(eyrie(hand=["sword", "anvil"], decree=decree), marquise(), phase="birdsong")
    prompt = game.match.prompt_for(0)
    assert prompt is not None and prompt.kind == "decree"
    told = FACE.about(prompt, Scene(say_in("en"), NAMES, game.match.view(0)))
    assert "Recruit: Armorers" in told and "Loyal Vizier" in told and len(told.splitlines()) == 4


def test_a_player_who_recruits_reads_the_abilities_of_their_own_board() -> None:
    cat, mole = (marquise(buildings={"recruiter": {5: 1}}), "Recruit"), (side("duchy"), "Recruit a warrior in the")
    for board, words in (cat, mole):
        game = scene(board, eyrie())
        prompt = game.match.prompt_for(0)
        assert prompt is not None
        (option,) = (option for option in prompt.options if option.key == "recruit")
        told = FACE.option(option, prompt, Scene(say_in("en"), NAMES, game.match.view(0)))
        assert told.startswith(words) and ("Burrow" in told) == (words != "Recruit")


def test_polish_does_not_inflect_the_name_of_a_dominance_card() -> None:
    """The name stands behind the word for a card, because "Weź Królicza Dominacja" has the wrong case."""
    said = say_in("pl")("option-take-dominance", target="Królicza Dominacja", card="Root Tea")
    assert said == "Weź kartę Królicza Dominacja za: Root Tea"
