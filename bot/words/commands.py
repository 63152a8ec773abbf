"""The names and descriptions of commands in every language."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import discord
from discord import Locale, app_commands

from bot.words.catalogue import Words

T = TypeVar("T")
Interaction: TypeAlias = discord.Interaction[Any]
_own = ["en"]


def register_in(language: str) -> None:
    """Give commands created from now on their names in this language, for programs where nothing translates them."""
    _own[0] = Words.load()[language].language


def named(key: str) -> app_commands.locale_str:
    """Return the command text ``key`` in English, to be translated when commands are registered."""
    return app_commands.locale_str(Words.load()[_own[0]](key), key=key)


def entered(interaction: Interaction, option: str) -> Any:
    """Return the text entered so far for the option called ``option-…``, or None."""
    return getattr(interaction.namespace, named(f"option-{option}").message)


def called(**options: str) -> Callable[[T], T]:
    """Give a command's options their names and descriptions: ``option-…`` and ``option-…-description``."""

    def dress(command: T) -> T:
        app_commands.rename(**{option: named(f"option-{word}") for option, word in options.items()})(command)
        return app_commands.describe(**{o: named(f"option-{word}-description") for o, word in options.items()})(command)

    return dress


def matching(names: dict[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Return the choices whose name or value contains the text typed so far."""
    typed = current.casefold()
    found = [(value, name) for value, name in names.items() if typed in name.casefold() or typed in value]
    return [app_commands.Choice(name=name[:100], value=value) for value, name in found[:25]]


class CommandNames(app_commands.Translator):
    """The translator that gives Discord the command texts of our languages."""

    def __init__(self) -> None:
        words = Words.load()
        # Made once, because discord.py asks for each text in 30 locales.
        self._tongues = {locale: words[locale] for locale in Locale}

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return ``string`` in ``locale``, or None to keep it as it is."""
        key = string.extras.get("key")
        tongue = self._tongues[locale]
        if key is None or tongue.language == _own[0] or not tongue.speaks(key):
            return None
        return tongue(key)
