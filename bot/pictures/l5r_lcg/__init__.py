"""The pictures of Legend of the Five Rings: The Card Game."""
