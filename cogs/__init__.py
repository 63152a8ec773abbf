"""The commands and the handlers of buttons: a folder for each part of the bot, a file for each group of commands."""
