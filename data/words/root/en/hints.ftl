### What leaders and characters bring, for a line under a choice.

hint-leader-builder = viziers on Recruit and Move; items score in full
hint-leader-charismatic = viziers on Recruit and Battle; two warriors at a time
hint-leader-commander = viziers on Move and Battle; one more hit when attacking
hint-leader-despot = viziers on Move and Build; one more point for buildings and tokens removed in battle
hint-character-thief = Steal: a random card from a player here
hint-character-tinker = Day Labor: a matching card from the discard pile
hint-character-ranger = Hideout: repair three items, then end Daylight
hint-character-vagrant = Instigate: force a battle in your clearing
hint-character-arbiter = Protector: defenders may enlist your swords
hint-character-scoundrel = Scorched Earth: burn a clearing down for good
hint-character-adventurer = Improvise: any item in place of one for a quest
hint-character-ronin = Swift Strike: a sword for an extra hit
hint-character-harrier = Glide: to any clearing for a torch
hint-faction-marquise = Holds most of the map; builds sawmills, workshops and recruiters with wood
hint-faction-eyrie = A decree of cards that must be carried out whole, roosts that score each turn
hint-faction-alliance = Spreads sympathy, then revolts; strong where others march in
hint-faction-vagabond = One wanderer with items: quests, aid, blows; no clearing to hold
hint-faction-cult = Builds gardens; the cards that others discard decide where its acolytes conspire
hint-faction-riverfolk = Sells its hand, its boats and its soldiers, and lives off the payments
hint-faction-duchy = Digs tunnels from the Burrow and sways ministers who act for it
hint-faction-corvids = Lays facedown plots, which score when it flips them, unless somebody exposes them first
hint-faction-hundreds = A warlord with a mood, mobs that spread, a hoard of items
hint-faction-keepers = Brings relics home from the forests with a retinue of cards
