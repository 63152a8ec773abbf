"""The course of a game: set-up, phases, actions, gold, cards that enter play, the Imperial Favor, and the end."""
