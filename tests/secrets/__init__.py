"""Nothing that leaves the bot depends on what is hidden from whom it is for."""
