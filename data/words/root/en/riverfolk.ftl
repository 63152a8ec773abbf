### The Riverfolk Company.

ask-deploy-riverfolk = Where do your four warriors start, by the river?
ask-services = Do you buy from the Riverfolk? You pay with warriors of your supply: { $supply }
ask-services-vagabond = Do you buy from the Riverfolk? You pay by exhausting items
ask-prices = What do your services cost?
ask-daylight-riverfolk = Daylight, funds: { $funds }. What do you do?
ask-invest =
    { $count ->
        [one] Invest { $count } fund: whose?
       *[other] Invest { $count } funds: whose?
    }
ask-spend = What do you spend?
ask-lose-funds =
    { $count ->
        [one] Trade disrupted: { $count } fund is lost. Whose?
       *[other] Trade disrupted: { $count } funds are lost. Whose?
    }
ask-pay-items =
    { $count ->
        [one] Pay with { $count } item: which?
       *[other] Pay with { $count } items: which?
    }
option-buy-card = Buy { $card } for { $number }
option-buy = Buy { $subject } for { $number }
option-establish = { $place }, two funds of { $player }
option-export = Export { $card }
option-fund = { $player }
option-price = { $number }
option-draw-any = Draw a card
option-pass-prices = Leave them
select-first-birdsong-start = Or buy services first
heading-buy = Services
heading-establish = Trade posts
heading-export = Export
heading-draw = Draw
group-prices-card = A card
group-prices-riverboats = Riverboats
group-prices-mercenaries = Mercenaries
service-card = a card
service-riverboats = Riverboats
service-mercenaries = Mercenaries
record-buy = { $player } buys { $service } for { $price }
record-buy-card = { $player } receives { $card }
record-dividends = Dividends ({ $player }): { $count }
record-establish = { $player } establishes a trade post { $at }
record-export = { $player } exports { $card }
record-invest = { $player } invests a fund
record-prices = { $player } sets prices: card { $card }, Riverboats { $riverboats }, Mercenaries { $mercenaries }
record-protection = Protectionism: { $player } receives two payments
record-trade-disrupted =
    { $count ->
        [one] Trade disrupted: { $player } loses { $count } fund
       *[other] Trade disrupted: { $player } loses { $count } funds
    }
why-dividends = dividends
why-establish = a trade post
board-prices = Prices
price-card = card
price-riverboats = Riverboats
price-mercenaries = Mercenaries
board-payments = Payments
board-funds = Funds
board-invested = Commitments
board-track = On the { $suit } track
board-open-hand = Public hand
