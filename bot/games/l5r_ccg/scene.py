"""A scene of this game, with a typed view."""

from typing import TypeAlias

from bot.games import scene
from engine.l5r_ccg.machinery.seen import TableView

View: TypeAlias = TableView
Scene: TypeAlias = scene.Scene[View]
