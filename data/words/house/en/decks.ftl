### Decks: reading them, judging them, looking at them, keeping them.

## The verdict

deck-untitled = A deck
deck-legal = ✅ Legal: { $format }
deck-illegal = ❌ Not legal: { $format }
deck-unjudged = ❔ Not judged: I know too few cards of this list.
deck-legal-in = Legal in: { $formats }
deck-legal-nowhere = Not legal in any format.
deck-rule = Rule: { $rule }
deck-assumed = Line { $line }: { $text } was read as { $card }.
deck-problem-unknown = Line { $line }: I do not know the card { $text }.
deck-problem-unknown-many = I do not know { $count } cards of this list: line { $lines }. They may be from a later set.
deck-elsewhere = I know only { $known } of the { $count } names in this list. The others seem to be from later sets or from another game: line { $lines }.
deck-pools = My cards are those of the 2017 game up to Rules Reference 1.5, and of the 1997 game up to Crimson & Jade.
deck-problem-near = Line { $line }: I do not know the card { $text }. The most similar one is { $card }.
deck-problem-ambiguous = Line { $line }: { $text } may mean { $cards }. Choose one, or write its whole name.
deck-problem-other-game = Line { $line }: { $text } is a card of another game.
deck-problem-count = Line { $line }: { $text } must state a number from 1 to 99.
deck-two-games =
    { $count ->
        [one] The list names cards of two games. I read it as a deck of { $game }; line { $lines } belongs to { $other }.
       *[other] The list names cards of two games. I read it as a deck of { $game }; lines { $lines } belong to { $other }.
    }
deck-talk = Skipped, because no card is named there: line { $lines }.
deck-beside = Not counted, because it is not part of the deck (a sideboard, a comment or the like): line { $lines }.
deck-exchanged = The headings of the decks are mixed up in this list. Each card was counted in the deck where it belongs.
deck-open-line = Line { $line }: { $text }
deck-select-drop = Leave lines out…
deck-select-none = None of these: leave the line out
button-deck-other = Judge as { $game }
deck-asked-later =
    { $count ->
        [one] I ask about 1 more line after these.
       *[other] I ask about { $count } more lines after these.
    }
deck-more = … and { $count } more.

deck-part-stronghold = stronghold
deck-part-role = role
deck-part-province = provinces
deck-part-dynasty = dynasty deck
deck-part-conflict = conflict deck
deck-part-fate = fate deck
deck-clan-neutral = neutral

## What may be wrong

fault-unknown-card = { $card } is outside the card pool.
fault-wrong-deck = { $card } does not belong in the { $deck }.
fault-wrong-deck-many = { $count } cards do not belong in the { $deck }: { $cards }.
fault-one-stronghold = Exactly 1 stronghold is needed; this deck has { $count }.
fault-one-role = At most 1 role may be used; this deck has { $count }.
fault-too-few-cards = Too few cards in the { $deck }: { $count } instead of at least { $least }.
fault-too-many-cards = Too many cards in the { $deck }: { $count } instead of at most { $most }.
fault-other-clan = { $card } is of another clan: { $clan } ({ $deck }).
fault-mixed-clans = Dynasty cards and provinces must be of one clan or neutral; here there are several clans: { $clans }.
fault-two-clans-bought = Influence may be spent on 1 other clan only; here it goes to several: { $clans }.
fault-not-for-influence = { $card } cannot be bought with influence.
fault-influence-for-one-clan = { $role } does not let you buy cards of this clan: { $clan }.
fault-too-much-influence = Too much influence spent: { $spent } of { $pool }.
fault-too-many-copies = Too many copies of { $card }: { $count } instead of at most { $most }.
fault-too-many-characters = Too many characters in the conflict deck: { $count } instead of at most { $most }.
fault-five-provinces = Exactly 5 provinces are needed; this deck has { $count }.
fault-wrong-elements = Each element needs 1 province. Twice or more: { $doubled }. Missing: { $missing }.
fault-needs-role = { $card } needs a role of this kind: { $role }.
fault-role-of-another-clan = { $card } is not open to this clan ({ $clan }). Open to it: { $allowed }.
fault-restricted-list = Only 1 card of the restricted list may be used; here there are more: { $cards }.
fault-outside-the-pool = { $card } is outside the card pool of this format.
fault-outside-the-pool-many = { $count } cards are outside the card pool of this format: { $cards }.
fault-not-in-the-box = One core box holds at most { $most } copies of { $card }; here there are { $count }.
fault-single-event = A deck may hold an event only once; this one holds { $card } { $count } times.
fault-single-ring = A deck may hold a ring only once; this one holds { $card } { $count } times.
fault-single-experienced = A deck may hold an experienced card only once; this one holds { $card } { $count } times.
fault-single-unique = A deck may hold a unique card only once; this one holds { $card } { $count } times.
fault-too-many-of-a-kind = With this stronghold a deck holds at most { $most } { $kind } cards; here there are { $count }.
fault-no-total = The Law gives totals for { $least } to { $most } players, and not for { $count }.
fault-one-faction-each = Each player needs 1 faction. Factions: { $count }; players: { $players }.
fault-no-value = Our text of the Law gives no value for this faction: { $faction }.
fault-faction-too-often = Too many of one faction: { $faction }, { $count } times, at most { $most }.
fault-too-little-reach = The factions are worth { $value } together; the Law advises at least { $total }.


deck-role-keeper = Keeper
deck-role-seeker = Seeker

## What is not a deck

deck-empty = There is nothing in it.
deck-too-large = That is too large for a deck: { $size } bytes, at most { $most }.
deck-too-long = That is too long for a deck: { $lines } lines, at most { $most }.
deck-not-one = Most of these lines name no card that I know. Please give me one deck, without other text.
deck-not-text = That is not text. I read plain lists, JSON and CSV.
deck-archive = That is an archive, and I do not open archives here. Send the list itself.
deck-bad-json = That begins like JSON but is not valid JSON: line { $line }.
deck-bad-table = That begins like a table but cannot be read as one.
deck-none-known =
    { $count ->
        [one] I do not know the only card in this list. { deck-pools }
       *[other] I know none of the { $count } cards in this list. { deck-pools }
    }
deck-no-cards = There is no card in it. Write each card on a line of its own, for example `3x Fine Katana`.
deck-link = That is only a link, and I do not open links. Export the list there as text, and paste it here or send it as a file.
deck-link-fiveringsdb = That is only a link, and I do not open links. Open the deck on FiveRingsDB, export it as text, and paste it here or send it as a file. You can also paste the text of the page itself.
deck-link-emeralddb = That is only a link, and I do not open links. Open the deck on EmeraldDB, export it as text, and paste it here or send it as a file. You can also paste the text of the page itself.
deck-link-bushibuilder = That is only a link, and I do not open links. Open the deck in Bushi Builder, export it as text for Jigoku, and paste that here.
deck-link-jigoku = That is only a link, and I do not open links. Open the deck in the table’s deck editor, and paste the text of its list here.
deck-link-document = That is only a link, and I do not open links. Copy the list out of the document, or save it as text or CSV, and send that.
deck-link-discord = That is a link to another message, and I do not open links. Use *{ menu-deck }* in that message’s menu, under *Apps*, or paste the list here.
deck-unknown-game = I do not know any decks of “{ $game }”.
deck-broken-game = Something is wrong with my data about the cards of “{ $game }”, so its decks cannot be checked until the fault is fixed. The bot’s log names the fault.
deck-unknown-format = There is no format “{ $format }”. The formats are: { $known }.
deck-unknown-day = I do not know the cards and lists for “{ $format }”. You can name any day from { $first } to { $last }.
deck-no-file = The file { $path } cannot be read.

## In numbers

deck-sizes = { $part }: { $count }
deck-types = { $part }: { $types }
deck-type = { $count } { $type }
deck-type-character =
    { $count ->
        [one] character
       *[other] characters
    }
deck-type-attachment =
    { $count ->
        [one] attachment
       *[other] attachments
    }
deck-type-event =
    { $count ->
        [one] event
       *[other] events
    }
deck-type-holding =
    { $count ->
        [one] holding
       *[other] holdings
    }
deck-type-ancestor =
    { $count ->
        [one] ancestor
       *[other] ancestors
    }
deck-type-follower =
    { $count ->
        [one] follower
       *[other] followers
    }
deck-type-item =
    { $count ->
        [one] item
       *[other] items
    }
deck-type-personality =
    { $count ->
        [one] personality
       *[other] personalities
    }
deck-type-region =
    { $count ->
        [one] region
       *[other] regions
    }
deck-type-ring =
    { $count ->
        [one] ring
       *[other] rings
    }
deck-type-spell =
    { $count ->
        [one] spell
       *[other] spells
    }
deck-type-strategy =
    { $count ->
        [one] action
       *[other] actions
    }
deck-costs = Cost (cards), { $part }: { $costs }
deck-clans = By clan: { $clans }
deck-influence = Influence: { $spent } of { $pool }
deck-averages = On average: { $averages }
deck-average = { $name } { $value }
deck-number-cost-dynasty = cost (dynasty)
deck-number-cost-conflict = cost (conflict)
deck-number-cost-fate = cost (fate)
deck-number-military = military
deck-number-political = political
deck-number-glory = glory
deck-number-force = force
deck-number-chi = chi
deck-number-personal-honor = personal honor
deck-number-focus = focus
deck-curve = Cards by cost
deck-chart-totals = Sum of printed values
deck-chart-clans = By clan
deck-chart-others = others
deck-chart-influence = Influence
deck-chart-spent = spent
deck-curve-alt = Bar charts of a deck: cards by cost, types, skills, clans. { $numbers }

## Hands and odds

deck-hand = **An opening hand, { $part }**
deck-hand-more = Drawn after it: { $cards }
deck-odds-title = Odds of drawing a card
deck-odds-card = Name of the card
deck-odds-no-card = This deck holds no card “{ $card }”.
deck-odds = **{ $card }**: { $copies } among { $size } cards ({ $part })
deck-odds-opening = In the opening hand: { $percent } % ({ $fraction })
deck-odds-drawn = After drawing { $more } more: { $percent } % ({ $fraction })

## Buttons

button-deck-publish = Show to everyone
button-deck-cards = Cards
deck-select-card = A card of the deck ({ $part })
deck-look = Look at a deck first…
button-deck-take = Play this deck
button-deck-hand = Opening hand
button-deck-draw = Draw one
button-deck-again = Another hand
button-deck-odds = Odds of a card
button-deck-save = Save
button-deck-hide = Make private
deck-select-format = Judge by another format
deck-select-export = Export
deck-select-meaning = Which card is meant on line { $line }?
deck-export-list = List: 3x Name
deck-export-counts = List: Name (3)
deck-export-numbers = List by set and number: 3x Core Set 47
deck-export-site = List as on a deck site’s page
deck-export-discord = List for Discord
deck-export-jigoku = List for the Jigoku table: 3 Name (Set)
deck-export-json = JSON
deck-export-sitejson = JSON of the deck sites
deck-export-jigokujson = JSON of the Jigoku table
deck-export-csv = CSV, for spreadsheets
deck-exported = The same deck, as { $form }:
deck-exported-without =
    { $count ->
        [one] 1 line is not in it: it could not be read.
       *[other] { $count } lines are not in it: they could not be read.
    }

## Saved decks

deck-modal-title = A deck
deck-modal-own = One of your kept decks
deck-modal-own-hint = A kept deck, or the list below
deck-modal-text = The list
deck-modal-hint = 3x Doji Challenger …
deck-modal-file = … or a file
deck-modal-name = Name of the deck
deck-saved = **{ $name }** is saved, as version { $version }. Only you can see it.
deck-saved-shared = **{ $name }** is saved, as version { $version }. It is shared: others can see it.
deck-unchanged = **{ $name }** is already saved in exactly this form (version { $version }).
deck-renamed = The deck is called **{ $name }** now.
deck-deleted = **{ $name }** is deleted, with all its versions.
deck-delete-sure =
    { $versions ->
        [one] Delete **{ $name }**?
       *[other] Delete **{ $name }** with all its { $versions } versions?
    }
deck-hidden = **{ $name }** is private again. Messages that already show it stay, but their buttons no longer work for others.
deck-list-title = **Your decks**
deck-list-empty = You have no saved decks yet. `/{ command-decks } { command-save }` saves one.
deck-list-damaged = ⚠️ damaged
deck-list-line = **{ $name }** · { $game } · version { $version } · { $verdict }
deck-list-shared = shared
deck-version = Version { $version }
deck-compare-title = **{ $first }** and **{ $second }**
deck-compare-line = { $first } → { $second } · { $card }
deck-compare-same = Both hold the same cards.
deck-by = A deck of { $name }
button-deck-delete = Delete
button-deck-keep = Keep

trouble-deck-gone = That deck is no longer here.
trouble-deck-prepared = That deck comes with the bot. Look at it with `/{ command-decks } { command-deckshow }` and save it there: the saved copy is yours.
trouble-deck-damaged = The saved copy of this deck is damaged and cannot be read. Nothing was deleted: look for an earlier version with `/{ command-decks } { command-deckshow }`, or save the list anew under the same name.
trouble-deck-private = That deck is private.
trouble-deck-name-taken = You already have a deck of that name.
trouble-deck-name-empty = A deck needs a name.
trouble-deck-too-many = You already have { $most } decks; delete one first.
trouble-deck-one-source = Give only one of these: a text, a file or a saved deck.
trouble-deck-other-games = These two decks are of different games.
trouble-deck-nothing = There was neither a text nor a file.
trouble-deck-not-accepted = The format { $format } does not accept **{ $name }**: { $reason }
trouble-deck-not-playable = Not all cards of **{ $name }** can be played here yet: { $cards }
trouble-deck-wrong-game = **{ $name }** is a deck of another game.
trouble-deck-factions = Name the factions of Root, { $most } at most, with commas between them.

## Root

reach-title = **Root for { $players }**
reach-line = { $faction }: { $value }
reach-total = Together { $value }; the Law advises at least { $total }.
reach-good = ✅ A good game by the Law’s table.
reach-poor = ❌ Not a good game by the Law’s table.
reach-daring = Bold players may try any set with { $daring } or more, and this set has enough.
reach-limits = The table gives these ten factions and 2 to 6 players. In the advanced set-up factions are drafted instead (Appendix A).
faction-marquise = Marquise de Cat
faction-hundreds = Lord of the Hundreds
faction-keepers = Keepers in Iron
faction-duchy = Underground Duchy
faction-eyrie = Eyrie Dynasties
faction-vagabond = Vagabond
faction-riverfolk = Riverfolk Company
faction-alliance = Woodland Alliance
faction-corvids = Corvid Conspiracy
faction-cult = Lizard Cult

## Commands

command-decks = deck
command-decks-description = Check, look at, save and compare decks
command-check = check
command-check-description = Is my deck legal, and what does it look like?
command-save = save
command-save-description = Save a deck; the same name makes a new version
command-list = list
command-list-description = Your decks
command-deckshow = show
command-deckshow-description = Look at a deck: a saved one, or a prepared one
command-rename = rename
command-rename-description = Give a saved deck another name
command-share = share
command-share-description = Show a saved deck to everyone here
command-delete = delete
command-delete-description = Delete a saved deck with all its versions
command-compare = compare
command-compare-description = Two decks side by side, saved or prepared ones
option-file = file
option-file-description = A deck as text, JSON or CSV
option-kept = deck
option-kept-description = A saved deck, or a prepared one
option-second = second
option-second-description = The deck to compare with
option-form = format
option-form-description = The format to judge the deck by
option-deckgame = game
option-deckgame-description = The deck’s game; guessed when left out
option-name = name
option-name-description = The deck’s name
option-version = version
option-version-description = An older version of the deck
option-factions = factions
option-factions-description = Factions of Root, with commas between them
option-players = players
option-players-description = How many people play Root; by default one for each faction

## What would make a deck better

button-deck-mend = How to mend it
button-deck-mended = Show the changed deck
button-deck-beside = Beside prepared decks
mend-title =
    { $count ->
        [0] Only headings change
        [one] 1 card changes
       *[other] { $count } cards change
    }
mend-out = Out
mend-in = In
mend-moved = Under the other deck’s heading: { $cards }.
mend-from = The new cards come from the prepared decks. Any other legal cards work as well.
trouble-deck-no-mend = I found no small change that makes this deck legal.
beside-title = Beside the prepared decks
beside-own = this deck
beside-peers =
    { $count ->
        [one] the prepared deck
       *[other] mean of { $count } prepared decks
    }
beside-mean = On average: { $name }
beside-income = Income ({ $part })
beside-cost = Cost of the first cards
hand-title = Odds of having them in hand
hand-opening = Opening hand
hand-later = { $more } more drawn
hand-any = any of them
hand-all = all of them
hand-choose = Odds of chosen cards ({ $part })
