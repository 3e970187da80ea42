# The browser's own texts.

## The front page

ui-app-name = Omertà
ui-app-tagline = Two games of the Sicilian underworld, at a table that keeps every secret.
ui-app-famiglia = Famiglia
ui-app-famiglia-blurb = Two players, sixty cards, one Street.
ui-app-mafia-war = The Great Mafia War
ui-app-mafia-war-blurb = Two against two for Sicily, with hidden orders.
ui-title = { $game } · Omertà
ui-title-your-turn = ● Your move · { $game } · Omertà
ui-play-now = Play now
ui-play-now-remark = { $count ->
        [one] Against a bot, at once.
       *[other] You and { $count } bots, at once.
    }
ui-play-now-first = Your first time, with the families that are easiest to play.
ui-guide-begin = Learn by playing
ui-set-up = Set up a table
ui-form-seats = Who sits down?
ui-form-seat = Seat { $number }
ui-form-seat-team = Seat { $number }, team { $team }
ui-form-options = How do you play?
ui-form-more = More choices
ui-form-open = Open the table
ui-clock = Time for a choice
ui-clock-hint = Whoever takes longer is played by a bot until they are back.
ui-clock-none = As long as it takes
ui-budget = Time for the whole game
ui-budget-hint = Everybody has this much. When it is up, a bot plays; whoever comes back gets a tenth of it.
ui-budget-of = { $time } for the game
ui-budget-of-both = { $time } for the game, { $increment } for every turn
ui-increment = For every turn
ui-increment-hint = Handing over the turn brings so much.
ui-increment-none = nothing
ui-clocks = Time left
ui-clock-running = { $name }, { $time } left, the clock is running
ui-clock-standing = { $name }, { $time } left
ui-clock-warning = You have { $time } left.
ui-form-hot-seat = Several people share this device. Where there are secrets, a cover stands between their turns.
ui-sitter-me = Somebody at this device
ui-sitter-friend = A friend, by link
ui-sitter-anybody = Anybody, from the open tables
ui-sitter-bot = Bot: { $rank }
ui-rank-picciotto = Picciotto
ui-rank-soldato = Soldato
ui-rank-capo = Capo
ui-rank-don = Don
ui-rank-picciotto-hint = picks by chance among what makes sense: for finding out how things work.
ui-rank-soldato-hint = takes what looks best at once: a fair opponent for a first evening.
ui-rank-capo-hint = thinks several moves ahead.
ui-rank-don-hint = is the strongest there is here.
ui-bot-name-1 = Pippo
ui-bot-name-2 = Concetta
ui-bot-name-3 = Rocco
ui-bot-name-4 = Lucia
ui-name-label = Your name
ui-name-of = Name of player { $number }
ui-name-default = Rosa
ui-tables-title = Your tables
ui-turns = { $count ->
        [one] something waits for you
       *[other] { $count } things wait for you
    }
ui-turn-yours = your turn
ui-tables-forget = Forget the table of { $game }, { $time }
ui-unreachable = The server does not answer. Is it running, and are you connected?
ui-try-again = Try again
ui-to-front = To the front page
ui-club-lobby = Open tables
ui-club-log-in = Log in

## Links and the lobby

ui-problem-title = This does not open
ui-no-key = This device has no key to that table. Open the link you were sent, or your own seat’s link from the device you played on.
ui-claim-title = You are invited
ui-claim-game = To a game of { $game }, with:
ui-claim-empty = somebody who has not come yet
ui-claim-already = This device already has a key to this table. Take the seat only if two of you play here.
ui-claim-sit = Take the seat
ui-lobby-waiting = Waiting for everybody to sit down.
ui-lobby-full = Everybody is here.
ui-lobby-seat = Seat { $number }
ui-lobby-free = free
ui-lobby-here = is here
ui-lobby-away = has left for the moment
ui-lobby-invitation = Send this link to a friend; it works once
ui-lobby-new-link = Make a new link
ui-lobby-free-seat = Give this seat to somebody else
ui-lobby-watch = Anybody may watch with this link
ui-lobby-start = Begin
ui-lobby-host-starts = The host begins the game.
ui-copy = Copy
ui-copied = Copied
ui-link-local = These links work on this machine only. To let others in the house join, start the table with “make play HOST=0.0.0.0” or “omerta serve --host 0.0.0.0”.
ui-link-house = These links work for everybody in the same network.
ui-qr-show = Show as QR code
ui-qr-hide = Hide the QR code
ui-qr-label = QR code of the link

## The rules

ui-rules = Rules
ui-rules-title = The rules of { $game }
ui-rules-all-of = All rules of { $game }
ui-rules-credits = Game design: { $designers }. Published by { $publishers }.
ui-rules-explained = Printed rules stand in the rulebook and are told here in our own words; rulings settle what it leaves open.
ui-rules-search = Search
ui-rules-status = Which rules
ui-rules-all = All
ui-rules-printed = Printed
ui-rules-ruling = Rulings
ui-rule-printed = printed
ui-rule-ruling = ruling
ui-rules-found = { $count ->
        [one] One rule
       *[other] { $count } rules
    }
ui-rules-none = No rule holds these words.
ui-rules-chapters = Chapters

## Famiglia: what the cards print

ui-ability-accountant = Swap up to { $value }
ui-ability-brute = Lower by up to { $value }
ui-ability-mercenary = Stands in for values below { $value }
ui-card-spoken = { $vp ->
        [one] { $card }, worth 1 point
       *[other] { $card }, worth { $vp } points
    }
ui-card-vp = VP
ui-card-back = A face-down card

## The Great Mafia War: what the drawings say

ui-house-black = Black family
ui-house-blue = Blue family
ui-house-green = Green family
ui-house-red = Red family
ui-house-white = White family
ui-house-yellow = Yellow family
ui-house-neutral = neutral
ui-piece-soldato = Soldato, { $house }
ui-piece-car = Car, { $house }
ui-piece-speedboat = Speedboat, { $house }
ui-piece-lab = Drug lab
ui-piece-influence = Influence token, { $house }
ui-piece-bust = Bust, { $house }
ui-piece-control = Control token, { $house }
ui-piece-coin = { $amount } Money
ui-piece-primo = Primo Giocatore
ui-piece-many = { $count } × { $piece }
ui-order-down = Face-down order, { $house }
ui-order-up = Order, { $house }: { $kind }, initiative { $initiative }. { $symbols }
ui-order-attack = attack
ui-order-supply = supply
ui-order-vest = vest { $count }
ui-symbol-shotgun = Shotgun
ui-symbol-rally = Rally
ui-symbol-skull = Skull
ui-symbol-bomb = Bomb
ui-symbol-pentito = Pentito
ui-symbol-agitate = Agitate
ui-symbol-vest = Vest
ui-symbol-coin = Money
ui-symbol-place = Place Soldati
ui-symbol-recruit = Recruit Soldati
ui-symbol-car = Car
ui-symbol-speedboat = Speedboat
ui-symbol-lab = Drug lab
ui-symbol-swap = Swap
ui-symbol-pull = Pull in
ui-symbol-buy = Buy off
ui-symbol-spread = Reinforce around
ui-symbol-launder = Launder money
ui-symbol-influence = Exert influence
ui-symbol-order = Issue an order
ui-symbol-ultima = Ultima Azione
ui-symbol-endless = Any number of tokens
ui-symbol-justice = Justice
ui-symbol-police = Police
ui-symbol-economy = Economy
ui-symbol-church = Church
ui-symbol-counted = { $symbol } { $count }
ui-corner-sun = Sun
ui-corner-moon = Moon
ui-corner-star = Star
ui-corner-wave = Wave
ui-conflict-turncoat = Turncoat
ui-conflict-coward-1 = Coward 1
ui-conflict-coward-2 = Coward 2
ui-conflict-turncoat-short = One of theirs becomes yours
ui-conflict-coward-1-short = One of yours runs home
ui-conflict-coward-2-short = Two of yours run home
ui-conflict-back = A face-down conflict card
ui-tile-influence = Influence
ui-tile-meeting = Meeting
ui-tile-reinforcements = Reinforcements
ui-tile-cars = Cars
ui-tile-speedboats = Speedboats
ui-tile-chain-of-command = Chain of Command
ui-tile-recruitment = Recruitment
ui-tile-allies = Allies
ui-tile-bribery = Bribery
ui-tile-delay-detonator = Delay Detonator
ui-tile-miniguns = Miniguns
ui-tile-planning = Planning
ui-tile-encounter = Encounter
ui-tile-spoken = Control tile { $name }, { $phase }

## The table

ui-choices-label = What you can do
ui-choices-hint = Arrow keys to move, Enter to choose, digits to choose at once
ui-choices-asides = At any time ({ $count })
ui-choices-none = Nothing to choose
ui-choices-all = All { $count } choices
ui-choices-tap = Tap what is outlined, or choose here:
ui-choices-reason = Why nothing else:
ui-choices-fold = Show less
ui-choices-common = In any case:
ui-choices-more = { $count ->
        [one] One more effect
       *[other] { $count } more effects
    }
ui-close = Close
ui-panel = Your move and what happened
ui-lent = A bot plays for you.
ui-come-back = I am back
ui-talk = Talk
ui-talk-unread = { $count ->
        [one] one new remark
       *[other] { $count } new remarks
    }
ui-menu = Menu
ui-reference = Help
ui-menu-own-link = Go on as { $name } on another device; keep this link to yourself
ui-keys-title = Keys
ui-keys-hint = Press ? for the keys that play.
ui-docs = The documentation
ui-key-digit = choose
ui-key-arrows = move through the choices and choose
ui-key-hint = what the best bot would do
ui-key-undo = take your last choice back
ui-key-asides = what you can do at any time
ui-key-rule = the rule of what is pointed at
ui-key-skip = skip to now
ui-key-sound = sounds on or off
ui-key-escape = close what is open
ui-key-help = these keys
ui-key-mat = your mat
ui-key-mate = your teammate’s orders and mat
ui-key-sketch = draw on your team’s secret map
ui-key-map = on the map: from area to area
ui-key-zoom = map closer, farther, whole
ui-settings = Settings
ui-sound = Sounds
ui-sound-on = Sounds are on.
ui-sound-off = Sounds are off.
ui-hint = Hint: what would the best bot do?
ui-hint-thinking = The Don is thinking …
ui-hint-better = It expects to win { $chance } games of 100 this way, and { $less } after: { $other }.
ui-hint-alike = It expects to win { $chance } games of 100 this way, and about as many after: { $other }.
ui-inspector-rule = Rule { $rule }
ui-inspector-price = For you:
ui-undo = Undo
ui-guide-title = Guide
ui-guide-step = { $step } of { $count }
ui-guide-next = Got it
ui-guide-skip = Play on alone
ui-not-sent = That did not arrive: the connection broke. Try again when it is back.
ui-waiting-for = { $names } to move
ui-watchers = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
ui-spectator = A spectator
ui-rematch = Play again
ui-proposal-resign = { $name } wants to resign for the whole team.
ui-proposal-draw = { $name } offers a draw.
ui-proposal-undo = { $name } asks to take back a choice and everything since.
ui-proposal-rematch = { $name } wants to play again.
ui-proposal-host = The host
ui-proposal-waiting = Waiting for { $names }.
ui-proposal-agree = Agree
ui-proposal-decline = No
ui-proposal-withdraw = Take it back
ui-review = Where did it turn?
ui-review-thinking = The Don is thinking it over …
ui-review-chances = Your chance to win, from the first choice to the last
ui-review-chances-of = { $name }: chance to win, from the first choice to the last
ui-review-turnings = The costliest choices
ui-review-turning = Step { $moment }, { $name }: chance to win down by { $lost }%.
ui-review-better = A bot would have chosen: { $words }.
ui-end-won = You won
ui-end-lost = You lost
ui-end-draw = A draw
ui-record-save = Save the record
ui-seat-unnamed = Player { $number }
ui-seat-numbered = { $name } { $number }
ui-seat-turn = on turn
ui-seat-you = you
ui-goal-you = You
ui-seat-bot = bot
ui-log-label = What happened
ui-log-open = Log
ui-log-jump = Look at this moment
ui-since-title = Since your last turn
ui-pace-label = Turns of the others
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-at-once = at once
ui-pace-skip = Skip to now
ui-log-empty = Nothing has happened yet.
ui-cover-title = Pass the device
ui-cover-to = { $name } is next. Everyone else looks away.
ui-cover-open = I am { $name }
ui-replay-open = Look back
ui-replay-title = Looking back
ui-replay-play = Play
ui-replay-speed = Speed
ui-replay-pause = Pause
ui-replay-game = Game
ui-replay-more = More
ui-replay-close = To the table
ui-replay-eyes = Through the eyes of
ui-replay-label = Move
ui-replay-of = { $step } of { $last }
ui-replay-first = First move
ui-replay-back = One move back
ui-replay-forward = One move on
ui-replay-last = Last move
ui-replay-link = Copy a link to this position
ui-replay-linked = Link copied
ui-replay-address = Link to this position
ui-language-label = Language
ui-theme-label = Day or night
ui-theme-system = Auto
ui-theme-light = Day
ui-theme-dark = Night
ui-connection-live = Connected
ui-connection-waiting = Reconnecting
ui-connection-lost = No connection
ui-status-dismiss = Dismiss
ui-refused-by = { $sentence } ({ $rule })

## Famiglia

ui-famiglia-lesson-aim-title = Aim.
ui-famiglia-lesson-aim = Have the most points at the end. Every card of yours counts, in hand and parked; high cards and La Famiglia count most.
ui-famiglia-lesson-turn-title = Turn.
ui-famiglia-lesson-turn = Two cards of one family bring the card of the next higher value; one of the two stays parked. A 0 costs nothing.
ui-famiglia-lesson-end-title = End.
ui-famiglia-lesson-end = The game ends when the stack has run out twice, or when both pass one after the other.
ui-famiglia-help-turn = A turn has four steps; only the last one must happen.
ui-famiglia-help-street = Send a card of the Street away and draw as many as its value, as often as you like while no 0 stands there (once a turn in the second pass). Then only the new ones can be taken this turn.
ui-famiglia-help-accountant = Play an Accountant above 0: take back up to his value of parked cards and park as many from your hand.
ui-famiglia-help-brute = Play a Brute above 0: lower one card of the Street by up to his value for this turn.
ui-famiglia-help-take = Take a card: a 0 is free; for any other show two cards of its family, one value lower, and park one of them. Or pass.
ui-famiglia-help-mercenary = A Mercenary stands in for one of the two cards shown, whatever its family, if that card’s value is below his own.
ui-famiglia-help-end = All cards count, in hand and parked. The game ends when the stack runs out a second time, or when both pass in a row.
ui-famiglia-help-cards = How often each card is in the box
ui-famiglia-street = The Street
ui-famiglia-street-empty = Nobody is here
ui-famiglia-new = new
ui-famiglia-lowered = lowered to { $value } this turn
ui-famiglia-lowered-short = ↓ { $value }
ui-famiglia-lowered-free = it is free then
ui-famiglia-lowered-paid = you can pay it then
ui-famiglia-lowered-unpaid = you cannot pay it even then
ui-famiglia-price-free = It is free.
ui-famiglia-price-ways = Show { $ways }.
ui-famiglia-price-none = It takes two of { $card }, which you cannot show.
ui-famiglia-price-brute = With { $brute }, lowered to { $value }: { $ways }.
ui-famiglia-price-brute-free = With { $brute }, lowered to { $value }: it is free.
ui-famiglia-price-pair = 2 × { $card }
ui-famiglia-price-joker = { $card } + { $joker }
ui-famiglia-price-play = Whoever is played stays parked.
ui-famiglia-price-back = It comes back with an Accountant, for another card of your hand.
ui-famiglia-decided-points = More points decide: { $more } to { $less }.
ui-famiglia-decided-highest-card = Points are level, so the single highest card decides: { $more } points to { $less }.
ui-famiglia-decided-nothing = Points are level, and the highest cards are worth the same.
ui-famiglia-change-points = { $from } → { $to } VP
ui-famiglia-hand = Hand { $count }
ui-famiglia-hand-of = { $name }: hand
ui-famiglia-parked = Parked { $count }
ui-famiglia-parked-of = { $name }: parked
ui-famiglia-points = { $points } VP
ui-famiglia-points-unknown = ? VP
ui-famiglia-stages = How far the turn has gone
ui-famiglia-stage-street = Street
ui-famiglia-stage-accountant = Accountant
ui-famiglia-stage-brute = Brute
ui-famiglia-stage-take = Take
ui-famiglia-goal-first = most points win · { $count } in the stack, then once more through it
ui-famiglia-goal-second = most points win · last time through, { $count } in the stack
ui-famiglia-goal-pass = one pass already: another ends the game
ui-famiglia-first-pass = First time through the stack
ui-famiglia-second-pass = Second time through the stack
ui-famiglia-last-turns = { $turns ->
        [0] Last turn
        [one] Last turn but one
       *[other] { $turns } more turns
    }
ui-famiglia-stack = Stack { $count }
ui-famiglia-stack-spoken = Stack, { $count ->
        [one] one card
       *[other] { $count } cards
    }. Show what may still come
ui-famiglia-stack-about = When it runs out the first time, the discards become the new stack. When it runs out again, the game ends with this round.
ui-famiglia-stack-title = What may still come
ui-famiglia-unseen = In the stack, in no known order
ui-famiglia-unseen-or-hand = In the stack or in the hidden hand
ui-famiglia-buried = At the bottom of the stack, in this order
ui-famiglia-discards = Discards { $count }
ui-famiglia-discards-spoken = Discards, { $count ->
        [one] one card
       *[other] { $count } cards
    }. Show them
ui-famiglia-discards-about = Sent away from the Street. When the stack runs out the first time, they become the new one.
ui-famiglia-discards-title = Sent away
ui-famiglia-discards-none = Nobody has been sent away yet.

# A game of another package
ui-plain-board = This game has no board of its own here: this is everything you may know, field by field.
ui-engine = { $engine ->
        [compiled] Runs on the compiled engine.
       *[interpreted] Runs on the interpreted engine.
    }
