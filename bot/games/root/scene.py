"""A scene of this game: what its view tells is known field by field."""

from typing import TypeAlias

from bot.games import face
from engine.root.seen import OpenView

View: TypeAlias = OpenView
Scene: TypeAlias = face.Scene[View]
