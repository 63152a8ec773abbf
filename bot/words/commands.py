"""Names and descriptions of commands in every language."""

from collections.abc import Callable
from typing import TypeVar

from discord import Locale, app_commands

from bot.words.catalogue import Words

T = TypeVar("T")


def named(key: str) -> app_commands.locale_str:
    """Return the command text ``key`` in English, to be translated when commands are registered."""
    return app_commands.locale_str(Words.load()["en"](key), key=key)


def called(**options: str) -> Callable[[T], T]:
    """Give a command's options their names and descriptions: ``option-…`` and ``option-…-description``."""

    def dress(command: T) -> T:
        app_commands.rename(**{option: named(f"option-{word}") for option, word in options.items()})(command)
        return app_commands.describe(**{o: named(f"option-{word}-description") for o, word in options.items()})(command)

    return dress


class CommandNames(app_commands.Translator):
    """Gives Discord the command texts of the languages that we speak."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return ``string`` in ``locale``, or None to keep the English."""
        key = string.extras.get("key")
        tongue = Words.load()[locale]
        if key is None or (tongue.language == "en"):
            return None
        return tongue(key)
