"""The message catalogs.

Every language has every message with the same variables, and every message that the code names.
"""

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from discord import Locale
from discord.app_commands import locale_str
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.games.face import BRIEF
from bot.words import COMPLETE, LANGUAGES, CommandNames, Words, capital, matching, plain, spelled
from bot.words.catalogue import FOLDER, HOUSE
from bot.words.missing import run

ROOT = Path(__file__).parents[2]
FOLDERS = sorted({path.parts[-3] for path in FOLDER.glob("*/*/*.ftl")})
GAMES = [whose for whose in FOLDERS if whose != HOUSE]


class Variables(Visitor):
    """A visitor that collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the messages of a file with their variables. Fail for a message that is invalid or there twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def catalogue(whose: str, language: str) -> dict[str, set[str]]:
    """Return all messages of the bot or of a game in one language."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / whose / language).glob("*.ftl")):
        more = messages(path)
        assert not found.keys() & more.keys()
        found |= more
    return found


def keys_in_code() -> Iterator[tuple[str, str]]:
    """Return the strings in the bot's code that look like message keys. The code of a game uses the game's messages."""
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        parts = path.relative_to(ROOT).with_suffix("").parts
        whose = next((game for game in GAMES if any(part.startswith(game) for part in parts)), HOUSE)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name in ("say", "Trouble", "named") and isinstance(first, ast.Constant):
                yield whose, str(first.value)


@pytest.mark.parametrize("whose", FOLDERS)
@pytest.mark.parametrize("language", [language for language in COMPLETE if language != "en"])
def test_no_language_misses_a_message_or_a_variable(whose: str, language: str) -> None:
    english, other = catalogue(whose, "en"), catalogue(whose, language)
    assert english and sorted(english.keys() ^ other.keys()) == []
    assert {key: (english[key], other[key]) for key in english if english[key] != other[key]} == {}


def test_every_message_that_the_code_names_exists() -> None:
    known = {whose: catalogue(HOUSE, "en").keys() | catalogue(whose, "en").keys() for whose in FOLDERS}
    assert sorted({key for whose, key in keys_in_code() if key not in known[whose]}) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_each_game_speaks_its_own_words_and_the_house_s_where_it_has_none(language: str, tmp_path: Path) -> None:
    """Two games ask the same question each in its own words. Neither uses the words of the other."""
    for whose, message in (
        ("house", "shared = of the house"),
        ("one_game", "ask = first"),
        ("another", "ask = second"),
    ):
        (tmp_path / whose / "en").mkdir(parents=True)
        (tmp_path / whose / "en" / "any.ftl").write_text(message, encoding="utf-8")
    say = Words(tmp_path)[language]
    assert [say.of(game)("ask") for game in ("one-game", "another")] == ["first", "second"]
    assert [say.of(game)("shared") for game in ("one-game", "another", "without words")] == ["of the house"] * 3
    assert not say.has("ask") and not say.of("without words").has("ask")
    assert say.of("one-game").of("another")("ask") == "second"


def test_a_game_s_own_language_comes_before_the_house_s_words(tmp_path: Path) -> None:
    """If a game has its own wording of a message, every language uses that wording, even if it is only in English."""
    for path, message in (("house/en", "pass = Pass"), ("house/fr", "pass = Passer"), ("game/en", "pass = Sleep")):
        (tmp_path / path).mkdir(parents=True)
        (tmp_path / path / "any.ftl").write_text(message, encoding="utf-8")
    say = Words(tmp_path)["fr"]
    assert [tongue("pass") for tongue in (say, say.of("game"))] == ["Passer", "Sleep"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", GAMES)
def test_a_game_replaces_a_message_of_the_house_only_on_purpose(whose: str, language: str) -> None:
    """A message that replaces one of the bot's is in ``otherwise.ftl``, and uses only variables that the bot gives."""
    house, game = catalogue(HOUSE, language), catalogue(whose, language)
    path = FOLDER / whose / language / "otherwise.ftl"
    meant = messages(path) if path.exists() else {}
    assert sorted(house.keys() & game.keys()) == sorted(meant)
    assert {key: names - house[key] for key, names in meant.items() if names - house[key]} == {}


def test_polish_counts_in_its_own_way() -> None:
    say = Words.load()["pl"].of("l5r-lcg")
    spoken = [say("record-draw", player="Hana", amount=amount) for amount in (1, 2, 5, 22)]
    assert [text.split()[-1] for text in spoken] == ["kartę", "karty", "kart", "karty"]


class Texts(Visitor):
    """A visitor that collects the text of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", r"\w'\w|\.\.\."), ("fr", r" [;:!?»%]|« |\w'\w|\.\.\."), ("pl", r"\w'\w|\.\.\.|“")]
)
def test_a_language_is_set_as_its_readers_are_used_to(language: str, wrong: str) -> None:
    """French has its non-breaking spaces. No language has a typewriter's apostrophe or three single full stops."""
    found = Texts()
    for path in FOLDER.glob(f"*/{language}/*.ftl"):
        found.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert len(found.texts) > 500 and [text for text in found.texts if re.search(wrong, text)] == []


def test_a_locale_falls_back() -> None:
    words = Words.load()
    assert words["fr"]("button-log") == "Journal"
    assert words["en-GB"]("button-log") == words["ja"]("button-log") == words["en-US"]("button-log") == "Log"


def test_texts_hold_no_invisible_marks() -> None:
    assert re.search("[\u2066-\u2069]", Words.load()["en"]("waiting-for", who="Hana")) is None


def test_texts_hold_no_sign_that_phones_draw_as_a_box() -> None:
    """The sign of unique cards was U+2B25, which many fonts lack.

    Of the signs near this one, every font draws only the emojis.
    """
    written = [*(ROOT / "data").rglob("*.ftl"), *(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    strange = "[\u2b00-\u2b04\u2b08-\u2b1a\u2b1d-\u2b4f\u2b51-\u2b54\u2b56-\u2bff]"
    assert re.search(strange, "\u2b25 Kakita Asami")
    assert [path.name for path in written if re.search(strange, path.read_text(encoding="utf-8"))] == []


def test_command_names_are_names() -> None:
    known = catalogue(HOUSE, "en")
    for language in LANGUAGES:
        say = Words.load()[language]
        for key in known:
            if re.fullmatch(r"(command|option)-[a-z]+", key) and f"{key}-description" in known:
                assert re.fullmatch(r"[-_\w]{1,32}", say(key)) and say(key) == say(key).lower()
                assert len(say(f"{key}-description")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_name_commands_by_their_keys(language: str) -> None:
    """A command's name depends on the reader's language, so a message refers to it and never spells it."""
    say = Words.load()[language]
    names = {say(key) for key in catalogue(HOUSE, "en") if key.startswith("command-") and "-description" not in key}
    spelled = [
        (path.name, name)
        for whose in FOLDERS
        for path in sorted((FOLDER / whose / language).glob("*.ftl"))
        for name in re.findall(r"(?<![\w/<.])/([-\w]+)", path.read_text(encoding="utf-8"))
        if name in names
    ]
    assert spelled == []


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("w konflikcie militarnym :military:.", "w konflikcie militarnym."),
        ("l’anneau de l’Eau :water: est revendiqué", "l’anneau de l’Eau est revendiqué"),
        ("un conflit :military:", "un conflit militarny"),
        ("+2:military: i +1:water:", "+2 militarny i +1 Eau"),
    ],
)
def test_a_sign_is_a_word_once(text: str, read: str) -> None:
    words = {"military": "militarny", "water": "Eau"}
    assert spelled(text.replace("2:", "2 :").replace("1:", "1 :"), lambda sign: words[sign]) == read


def test_lines_are_joined_by_one_sign() -> None:
    assert plain("**One.**\n-# Two\n> Three") == "One. Two; Three"
    assert [capital(text) for text in ("*phase*", "**a** b", "1 card", "")] == ["*Phase*", "**A** b", "1 card", ""]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_name_that_ends_in_a_sign_takes_no_full_stop(language: str) -> None:
    said = Words.load()[language]("deck-problem-near", line=1, text="fro shame", card="For Shame!")
    assert said.endswith("For Shame!")
    assert Words.load()[language]("deck-problem-near", line=1, text="rot", card="Rout").endswith("Rout.")


def test_a_language_that_was_only_begun_speaks_english_where_it_lacks_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, message in (
        ("house/en", "hello = Hello\nbye = Bye"),
        ("house/de", "hello = Hallo"),
        ("game/en", "ask = Which?"),
    ):
        (tmp_path / path).mkdir(parents=True)
        (tmp_path / path / "any.ftl").write_text(message, encoding="utf-8")
    monkeypatch.setattr("bot.words.catalogue.LANGUAGES", ("en", "de"))
    say = Words(tmp_path)["de-AT"]
    assert [say("hello"), say("bye"), say.of("game")("ask")] == ["Hallo", "Bye", "Which?"]
    assert say.speaks("hello") and not say.speaks("bye")


def test_the_report_lists_the_messages_that_a_language_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert [run([language]) for language in COMPLETE] == [0] * len(COMPLETE)
    assert run(["eo", "--keys"]) == 1
    told = capsys.readouterr().out
    assert "0 of" in told and "words/root" in told and "about-title" in told and "doji-challenger" in told


def test_the_list_of_languages_begins_with_english() -> None:
    assert LANGUAGES[0] == "en" and set(COMPLETE) <= set(LANGUAGES)


def test_the_last_of_several_keys_is_said_if_none_has_a_message() -> None:
    say = Words.load()["en"]
    assert say.first("no-such", "button-log", "no-such-either") == "Log"
    assert say.first("no-such", "no-such-either") == "no-such-either"


def test_discord_shows_25_suggestions_at_most() -> None:
    names = {f"key-{number}": f"Name {number}" for number in range(40)}
    assert len(matching(names, "name")) == 25 and [one.value for one in matching(names, "key-39")] == ["key-39"]


def test_discord_gets_the_command_texts_of_other_languages_only() -> None:
    async def told(key: str, locale: Locale) -> str | None:
        return await CommandNames().translate(locale_str("x", key=key), locale, cast("Any", None))

    found = [asyncio.run(told(key, locale)) for key, locale in (
        ("command-rules", Locale.french), ("command-rules", Locale.japanese), ("no-such", Locale.french),
    )]  # fmt: skip
    assert found == [Words.load()["fr"]("command-rules"), None, None]


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
@pytest.mark.parametrize("language", COMPLETE)
def test_an_empty_list_says_in_one_line_of_a_phone_what_it_is_for(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    names = ("several", "last", "act-first", "others", "pass-more", "more", "more-passing")
    keys = [f"select-{name}" for name in (*names, "defend", "ambush", "declare-defenders")]
    told = [say(key) for key in keys if say.has(key)]
    assert len(told) >= len(names) and max(map(len, told)) <= BRIEF


@pytest.mark.parametrize(
    ("name", "said"), [("Hana", "de Hana"), ("Ordinateur", "d’Ordinateur"), ("**Élie**", "d’**Élie**")]
)
def test_french_de_is_elided_before_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    assert said in Words.load()["fr"]("substitute-computer", who="Ann", seat=name)
