"""The true bot under load and in races, against a Discord of sockets on this machine."""
