"""Tasks of the person who operates the bot, and its data."""
