"""The pictures of Root: its map, its factions' boards, its signs. All of it is drawn by us."""
