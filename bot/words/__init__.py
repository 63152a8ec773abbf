"""Every sentence of the bot, in the reader's language."""

from bot.words.card_texts import card_texts
from bot.words.catalogue import Tongue, Words
from bot.words.commands import CommandNames, called, entered, matching, named, register_in
from bot.words.texts import capital, plain, sign_of, spelled, use_emojis
from engine.kernel.languages import COMPLETE, LANGUAGES, NATIVE

__all__ = [
    "COMPLETE",
    "LANGUAGES",
    "NATIVE",
    "CommandNames",
    "Tongue",
    "Words",
    "called",
    "capital",
    "card_texts",
    "entered",
    "matching",
    "named",
    "plain",
    "register_in",
    "sign_of",
    "spelled",
    "use_emojis",
]
