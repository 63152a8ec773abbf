"""The operator's tools: copies of the data, checks whether they are whole, the health of the bot."""
