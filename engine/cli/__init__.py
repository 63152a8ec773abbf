"""The engine's command line: one file per command. The terminal's labels are in English only."""
