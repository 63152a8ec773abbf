"""Decks that people bring: the rooms read, judge, count, print and keep them."""
