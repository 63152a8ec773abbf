"""The commands, one thin file per group."""
