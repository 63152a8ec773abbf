"""The real bot under load and in races, against a stand-in for Discord with sockets on this machine."""
