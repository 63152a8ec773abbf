"""A scene of this game, with a typed view."""

from typing import TypeAlias

from bot.games import scene
from engine.root.machinery.seen import OpenView

View: TypeAlias = OpenView
Scene: TypeAlias = scene.Scene[View]
