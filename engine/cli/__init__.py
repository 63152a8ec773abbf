"""The engine's command line: one file per command. Its labels are for people at a terminal; the rules have none."""
