"""Tasks for later: rows of the store that fall due. Each task is carried out once."""

from bot.later.clock import Clock, SystemClock
from bot.later.scheduler import Handler, Scheduler

__all__ = ["Clock", "Handler", "Scheduler", "SystemClock"]
