"""Project Fluent catalogues: a folder for the bot and one for each game, each with a folder per language."""

import logging
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from engine.kernel.games import part_of
from engine.kernel.languages import LANGUAGES
from engine.kernel.prompt import Refused

FOLDER: Final = Path(__file__).parents[2] / "data" / "words"
HOUSE: Final = "house"
# If a name at the end of a sentence ends in punctuation, the full stop is left out.
SIGN_STOP: Final = re.compile(r"([!?…][*_]*)\.(?=\s|$)")
# A name that begins with a vowel, perhaps in bold or italic type. A name with an h is left as it is.
VOWEL: Final = re.compile(r"[*_]*[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŌŪĀĪĒaeiouyàâäéèêëîïôöùûüōūāīē]")
# How many formatted sentences stay in memory for each language and game. With 768, 97 % of the sentences of a match are
# found there; with 2,048, 98 %.
SAID: Final = 768
log = logging.getLogger(__name__)


def elided(name: object) -> str:
    """Return a name after the French *de*, which loses its vowel before another vowel."""
    return f"d’{name}" if VOWEL.match(str(name)) else f"de {name}"


# The functions that the messages of a language may call: { DE($name) } is "de Hana" or "d’Ordinateur".
FUNCTIONS: Final[dict[str, dict[str, Callable[[Any], Any]]]] = {"fr": {"DE": elided}}


class Tongue:
    """The words of one language.

    ``tongue("key", name=…)`` returns a message, or its English form if the language lacks it. ``tongue.of(game)`` looks
    for a message in the game's messages first and then in the bot's. One game never uses the messages of another game.
    """

    def __init__(self, language: str, bundles: Sequence[FluentBundle], of: Callable[[str], "Tongue"]) -> None:
        self.language = language
        self.of = of
        self._bundles = bundles
        self._said = lru_cache(SAID, typed=True)(self._say)

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Return the message ``key`` with its variables filled in."""
        return self._said(key, **variables)

    def _say(self, key: str, /, **variables: Any) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, variables)
            for error in errors:
                log.error("message %s (%s): %s", key, self.language, error)
            return SIGN_STOP.sub(r"\1", str(text))
        log.error("no message %s", key)
        return key

    def has(self, key: str) -> bool:
        """Tell whether there is a message ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def speaks(self, key: str) -> bool:
        """Tell whether the message ``key`` exists in this very language, not only in English."""
        return any(bundle.has_message(key) for bundle in self._bundles if bundle.locales == [self.language])

    def first(self, *keys: str, **variables: Any) -> str:
        """Return the first of the messages ``keys`` that exists, otherwise the message of the last key."""
        return self(next((key for key in keys if self.has(key)), keys[-1]), **variables)


class Words:
    """All catalogues.

    ``words["pl"]`` and ``words["en-GB"]`` return the tongue of a locale. Unknown locales get English.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._games: dict[str, dict[str, Tongue]] = {}
        self._house = self._bundles(folder / HOUSE)
        self._tongues = {language: self._tongue(language, self._house) for language in LANGUAGES}

    def __getitem__(self, locale: object) -> Tongue:
        language = str(locale).split("-")[0]
        return self._tongues.get(language) or self._tongues["en"]

    @staticmethod
    @cache
    def load() -> "Words":
        """Return the bot's own catalogues, read once."""
        return Words()

    def of(self, game: str, language: str) -> Tongue:
        """Return the tongue with a game's messages, which are read at the first use."""
        if game not in self._games:
            own = self._bundles(self._folder_of(game))
            self._games[game] = {each: self._tongue(each, own, self._house) for each in LANGUAGES}
        return self._games[game][language]

    def _folder_of(self, game: str) -> Path:
        """Return the folder of a game's messages: the one in the list of games, otherwise the one beside the bot's."""
        try:
            listed: Path = part_of(game, "words")
        except Refused:
            return self._folder / game.replace("-", "_")
        return listed

    def _bundles(self, folder: Path) -> dict[str, FluentBundle]:
        return {language: read_bundle(folder / language, language) for language in LANGUAGES}

    def _tongue(self, language: str, *folders: dict[str, FluentBundle]) -> Tongue:
        order = dict.fromkeys((language, "en"))
        bundles = [bundles[each] for bundles in folders for each in order]
        return Tongue(language, bundles, lambda game: self.of(game, language))


def read_bundle(folder: Path, language: str) -> FluentBundle:
    """Return the messages of all files in ``folder``, or no messages if the folder does not exist."""
    bundle = FluentBundle([language], functions=FUNCTIONS.get(language), use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
