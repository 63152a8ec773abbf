"""No message of the bot depends on facts that are hidden from its reader."""
