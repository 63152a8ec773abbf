"""The doors through which strangers' bytes enter: no input raises an error, hangs the bot or fills its memory."""
