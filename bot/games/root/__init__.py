"""Root in words and pictures: what the bot shows of ``engine/root``."""
