"""The engine's command line: one file per command. Only its labels are for people; the rules hold no text."""
