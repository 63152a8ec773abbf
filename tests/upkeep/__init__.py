"""What the person who runs the bot does with its data."""
