"""Every sentence the bot says, in the reader's language."""

from bot.words.catalogue import LANGUAGES, Tongue, Words
from bot.words.commands import CommandNames, called, named
from bot.words.signs import sign_of, use_emojis

__all__ = ["LANGUAGES", "CommandNames", "Tongue", "Words", "called", "named", "sign_of", "use_emojis"]
