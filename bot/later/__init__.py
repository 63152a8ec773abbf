"""Tasks for later: rows of the store, each with the time at which it is due. Each task is carried out once."""

from bot.later.clock import Clock, SystemClock
from bot.later.scheduler import Handler, Scheduler

__all__ = ["Clock", "Handler", "Scheduler", "SystemClock"]
