"""The pictures of Root: map, factions' boards, signs. We drew all of them."""
