"""Buttons, selects and the pages that hold them: made in one way everywhere in the bot."""
