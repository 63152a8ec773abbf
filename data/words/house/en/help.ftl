### The first steps, and what can be done with any message.

command-help = help
command-help-description = The first steps: playing, looking up, decks
menu-deck = Check this deck
menu-cards = Look up the cards named here
menu-rules = Answer this question
help-title = First steps
help-play = **Play.** `/{ command-play }` opens a table in a channel. *{ button-join }*, *{ button-deck }*, *{ button-start }*; then *{ button-hand }* shows your cards to you alone. Nobody there? Give the other seat to the computer.
help-rules = **Look up.** `/{ command-rules }` answers a question in your own words, `/{ command-card }` shows a card, `/{ command-timing }` the order of a round.
help-decks = **Decks.** `/{ command-decks } { command-check }` checks a list, `/{ command-decks } { command-deckshow }` shows a deck (your own or a prepared one), `/{ command-decks } { command-compare }` puts two side by side.
help-messages = **Any message.** Under *Apps* in its menu: *{ menu-deck }*, *{ menu-cards }*, *{ menu-rules }*.
help-brackets = **In a sentence.** Mention me in a message and put names in double brackets, as in [[Covert]]: I answer in the channel.
help-yours = **Yours.** `/{ command-settings } { command-me }`: your language, pictures or text, and when I ask you. Quiet steps usually pass without a question; *{ button-wishes }* in a match says which steps these are.
help-along = If you add Teahouse to your own account, you can look things up and check decks on every server and in direct messages. Tables need Teahouse on the server.
cards-named =
    { $count ->
        [one] 1 card is named there.
       *[other] { $count } cards are named there.
    }
trouble-no-cards-named = I find no card’s name in that message.
trouble-only-on-a-server = That works only on a server.
