"""The engine's command line: one file per command. Only the labels of the terminal are made for people.

The rules hold no text.
"""
