"""Every sentence the bot says, in the reader's language."""

from bot.words.catalogue import LANGUAGES, Tongue, Words
from bot.words.commands import CommandNames, named

__all__ = ["LANGUAGES", "CommandNames", "Tongue", "Words", "named"]
