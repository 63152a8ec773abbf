### What the bot says about itself: its stop, moderation, privacy.

table-resting = The bot is being restarted. Everything is kept; play goes on in a moment.
trouble-restarting = The bot is being restarted. Nothing was changed; please press again in a moment.

## The tables of a server

command-tables = tables
command-tables-description = Who may open tables here (server managers)
command-ban = ban
command-ban-description = Forbid somebody to take seats here (moderators)
command-unban = unban
command-unban-description = Let somebody take seats here again (moderators)
option-role = role
option-role-description = The role that may open tables; @everyone means everybody
option-person = person
option-person-description = The person you mean
openers-all = Everybody may open tables here.
openers-role = Only { $role } and those who moderate the channel may open tables here.
banned-list = May not take a seat here: { $who }
banned-now = { $who } may not take a seat here any longer. To end a match that is in play, use /{ command-match } { command-close }.
unbanned-now = { $who } may take seats here again.
trouble-openers-only = Only { $role } may open tables here.
trouble-banned = You may not take a seat on this server. Its moderators can change that.
trouble-moderators-ban = Only those who may manage messages or channels here can do this.
trouble-many-banned = The list of banned people is full ({ $most }). Lift another ban first.

## Privacy

command-privacy = privacy
command-privacy-description = What is kept about you: read it, or erase it
privacy-title = What this bot keeps about you
privacy-kept = Your Discord number and name at each table, your decisions, your decks, your comments and your settings. Nothing else, and no messages.
privacy-seen = Hands stay secret until a match is over. The bot shows others only what they see at the tables.
privacy-how-long =
    { $days ->
        [0] Finished matches are not deleted.
        [one] Finished matches are deleted after a day.
       *[other] Finished matches are deleted after { $days } days.
    }
privacy-erase = If you erase everything about you, the computer takes over your seats in running matches. Finished matches stay, without your name.
button-export = Send me all of it
button-erase = Erase me…
button-erase-yes = Erase everything
button-erase-no = Keep it
privacy-exported = Everything that is kept about you.
privacy-sure = Erase your decks, comments and settings, and your name from every match? The computer plays your open matches to the end. This cannot be undone.
privacy-not = Nothing was erased.
privacy-erased = Everything about you is erased. Messages that are already in channels stay there; ask the server’s moderators to remove them. If a server has banned you from its tables, the ban stays.
