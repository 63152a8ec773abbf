### What the bot says about itself: its stop, moderation, privacy.

table-resting = Le bot redémarre. Rien n’est perdu ; la partie reprend dans un instant.
trouble-restarting = Le bot redémarre. Rien n’a changé ; réessayez dans un instant.
