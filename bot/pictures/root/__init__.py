"""The pictures of Root: map, factions' boards, signs. All of these pictures were drawn for this project."""
