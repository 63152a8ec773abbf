"""Project Fluent catalogues: one folder per language, messages by key."""

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parents[2] / "data" / "words"
LANGUAGES: Final = ("en", "fr", "pl")
log = logging.getLogger(__name__)


class Tongue:
    """One language to speak in: ``tongue("key", name=…)``. What it lacks, English says."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Return the message ``key`` with its variables filled in."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, variables)
            for error in errors:
                log.error("message %s (%s): %s", key, self.language, error)
            return str(text)
        log.error("no message %s", key)
        return key

    def has(self, key: str) -> bool:
        """Tell whether there is a message ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def first(self, *keys: str, **variables: Any) -> str:
        """Return the first of ``keys`` that there is a message for (the last one is said in any case)."""
        return self(next((key for key in keys if self.has(key)), keys[-1]), **variables)


class Words:
    """All catalogues. ``words["pl"]``, ``words["en-GB"]`` give the tongue for a locale; unknown ones speak English."""

    def __init__(self, folder: Path = FOLDER) -> None:
        bundles = {language: read_bundle(folder / language, language) for language in LANGUAGES}
        self._tongues = {
            language: Tongue(language, [bundle] if language == "en" else [bundle, bundles["en"]])
            for language, bundle in bundles.items()
        }

    def __getitem__(self, locale: object) -> Tongue:
        language = str(locale).split("-")[0]
        return self._tongues.get(language) or self._tongues["en"]

    @staticmethod
    @cache
    def load() -> "Words":
        """Return the catalogues of this house, read once."""
        return Words()


def read_bundle(folder: Path, language: str) -> FluentBundle:
    """Return the messages of all files in ``folder``."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
