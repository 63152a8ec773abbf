### Events, many decks at once, deck sheets.

decks-head = { $count } decks, { $legal } of them legal
decks-line =
    { $legal ->
        [yes] ✅ **{ $player }** · { $deck }
       *[no] ❌ **{ $player }** · { $deck } · { $faults ->
            [one] 1 fault
           *[other] { $faults } faults
        }
    }
decks-line-none = ⚠️ **{ $player }** · { $reason }
decks-same = ⚠️ The same cards: { $players }
decks-more = … and { $count } more; the file has all of them.
decks-open = Open a deck…
decks-column-player = player
decks-column-deck = deck
decks-column-format = format
decks-column-legal = legal
decks-column-fingerprint = fingerprint
decks-column-faults = faults
decks-yes = yes
decks-no = no
decks-too-many = Those are more than { $most } decks. Please send them in several parts.
zip-too-large = The archive { $name } is too large: at most { $most } bytes.
zip-strange = The archive { $name } cannot be opened safely: it is damaged, locked, or packed far too tightly. Send the lists themselves.
deck-bad-code = That deck code is damaged: a letter is missing or wrong. Please copy it again.
deck-export-code = Code, to be pasted anywhere
deck-export-sheet = Deck sheet, to be printed (PDF)
trouble-deck-several = Those are { $count } decks. Please give me one.

field-title = { $count } decks
field-title-of = { $name }: { $count } decks
field-clans = Clans
field-no-clan = no stronghold
field-splashes = Conflict cards bought from
field-cards = Cards by decks and copies

sheet-title = Deck sheet
sheet-player = Player
sheet-deck = Deck
sheet-legal = Legal: { $format }
sheet-illegal = Not legal: { $format }
sheet-fingerprint = Fingerprint
sheet-signed = Signature of the player: ____________________    Checked by: ____________________

command-event = event
command-event-description = Events with registered decks
command-eventopen = open
command-eventopen-description = Open an event for registration (server managers)
command-eventshow = show
command-eventshow-description = Post an event again
command-eventregister = register
command-eventregister-description = Register one of your saved decks for an event
command-eventdelete = delete
command-eventdelete-description = Delete an event with all its lists (server managers)
option-eventname = name
option-eventname-description = What the event is called
option-event = event
option-event-description = An event of this server

event-state-open = 🟢 Registration is open. Nobody, not even the organiser, reads a list before the lists are opened.
event-state-closed = 🔒 Registration is closed. The lists stay sealed until the organiser opens them.
event-state-shown = 📖 The lists are open.
event-count =
    { $count ->
        [one] 1 deck registered
       *[other] { $count } decks registered
    }
event-line = - `{ $seal }` { $player }
event-line-shown = - { $player } · { $deck }
event-look = Read a list…
button-event-register = Register a deck
button-event-mine = My list
button-event-close = Close registration
button-event-reopen = Open registration again
button-event-show = Open the lists
button-event-show-all = Open the lists for everybody
button-event-withdraw = Withdraw my list
button-event-field = What is played
button-event-sheets = Deck sheets (PDF)
event-own = Your list for **{ $event }**. Its fingerprint: `{ $seal }`
event-salt = salt { $salt }
event-sure = Open the lists of **{ $name }**? From then on everybody may read them, and nobody can register any more. This cannot be undone.
event-registered = Your list is locked for **{ $event }**. Its fingerprint is `{ $seal }`. While registration is open you may register another one in its place.
event-withdrawn = Your list for **{ $event }** is withdrawn.
event-deleted = **{ $event }** is deleted, with all its lists.
event-sheets = The deck sheets of **{ $name }**:
trouble-event-gone = There is no such event on this server.
trouble-event-organiser = Only those who may manage the server can do that.
trouble-event-name-empty = An event needs a name.
trouble-event-name-taken = There is already an event called “{ $name }” here.
trouble-event-too-many = There are already { $most } events on this server. Delete one first.
trouble-event-closed = Registration for this event is closed.
trouble-event-full = This event is full: { $most } players.
trouble-event-game = That deck is for another game. This event is for { $game }.
trouble-event-not-legal = That deck is not legal: { $format }. { $reason }
trouble-event-not-registered = You have no list registered for this event.
trouble-event-sealed = The lists of this event are still sealed.
trouble-event-shown = The lists of this event are open already.
trouble-event-few = There are too few lists for that.
