"""What the person who runs the bot asks of it: copies of the data, whether it is whole, how the bot is."""
