### Names and descriptions of slash commands. Names: lower case, one word.

command-play = play
command-play-description = Open a table in this channel
option-game = game
option-game-description = What to play
option-deck = deck
option-deck-description = The deck that you play
option-against = against
option-against-description = Who takes the other seat
against-person = a person
against-computer = the computer

command-match = match
command-match-description = The match in this channel
command-show = show
command-show-description = Post the table again
command-log = log
command-log-description = Read what has happened so far
command-resign = resign
command-resign-description = Give the match up
command-undo = undo
command-undo-description = Take back your last decision

command-language = language
command-language-description = Choose the language of public messages
option-language = language
option-language-description = The language
language-auto = as the server
language-en = English
language-fr = Français
language-pl = Polski
