"""Answers in advance: ``planning`` is how players make their plans, and ``wishes`` how the bot answers by a plan."""
