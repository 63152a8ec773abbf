"""What people are called at a table."""

import re
import unicodedata

import discord


def seat_name(user: discord.User | discord.Member) -> str:
    """Return a person's name with nothing in it that Discord would take for markup, a mention or a link."""
    for name in (user.display_name, user.name):
        seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
        if shown := " ".join(re.sub(r"[\\*_~`|<>@#\[\]/]", " ", seen).split()):
            return shown
    return str(user.id)
