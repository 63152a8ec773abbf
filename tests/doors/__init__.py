"""The doors through which strangers' input enters: no input raises an error, hangs the bot or fills its memory."""
