### What leaders and characters bring, for a line under a choice.

hint-leader-builder = viziers on Recruit and Move; items score in full
hint-leader-charismatic = viziers on Recruit and Battle; two warriors at a time
hint-leader-commander = viziers on Move and Battle; one more hit when attacking
hint-leader-despot = viziers on Move and Build; a point more for buildings and tokens removed in battle
hint-character-thief = Steal: a random card from a player here
hint-character-tinker = Day Labor: a matching card from the discard pile
hint-character-ranger = Hideout: repair three items, then end Daylight
hint-character-vagrant = Instigate: a battle between two others
hint-character-arbiter = Protector: defenders may enlist your swords
hint-character-scoundrel = Scorched Earth: burn a clearing down for good
hint-character-adventurer = Improvise: any item in place of one for a quest
hint-character-ronin = Swift Strike: a sword for an extra hit
hint-character-harrier = Glide: to any clearing for a torch
