# Famiglia in English. The cast is our own: a name for each of the twenty kinds of card, and what its picture shows.

## Families

name-famiglia = La Famiglia
name-accountant = Accountants
name-brute = Brutes
name-mercenary = Mercenaries

## Cards: the name in a sentence, the alias alone, and who is on the picture

name-famiglia-0 = Famiglia 0 “the Nephew”
    .alias = Nephew
    .about = Open shirt, wild curls, and a smile that has not yet cost him anything.
name-famiglia-1 = Famiglia 1 “the Bride”
    .alias = Bride
    .about = Lace, pearls and a crown of flowers; she has read the contract twice.
name-famiglia-2 = Famiglia 2 “the Uncle”
    .alias = Uncle
    .about = Dark suit, rose in the lapel, cigar; everybody's uncle, nobody's brother.
name-famiglia-3 = Famiglia 3 “the Widow”
    .alias = Widow
    .about = Black veil, lowered eyes, one brooch for each husband.
name-famiglia-4 = Famiglia 4 “the Patriarch”
    .alias = Patriarch
    .about = White moustache, white tie, and the last word.
name-accountant-0 = Accountant 0 “the Clerk”
    .alias = Clerk
    .about = Round glasses and a pencil behind the ear; counts in whispers.
name-accountant-1 = Accountant 1 “the Operator”
    .alias = Operator
    .about = Headset over a fresh perm; every line in Palermo runs through her.
name-accountant-2 = Accountant 2 “the Notary”
    .alias = Notary
    .about = Green visor, goatee, waistcoat; stamps first and reads later.
name-accountant-3 = Accountant 3 “the Banker”
    .alias = Banker
    .about = Bowler, monocle, and interest in everything.
name-accountant-4 = Accountant 4 “the Auditor”
    .alias = Auditor
    .about = Sunglasses indoors and a telephone that only she may answer.
name-brute-0 = Brute 0 “the Paperboy”
    .alias = Paperboy
    .about = Freckles, braces and yesterday's news under the arm.
name-brute-1 = Brute 1 “the Docker”
    .alias = Docker
    .about = Striped jersey and a toothpick; loads and unloads, no questions.
name-brute-2 = Brute 2 “the Butcher”
    .alias = Butcher
    .about = Apron, walrus moustache and a bat that is not for baseball.
name-brute-3 = Brute 3 “the Boxer”
    .alias = Boxer
    .about = Gold chain, black eye; the other fellow looks worse.
name-brute-4 = Brute 4 “the Wall”
    .alias = Wall
    .about = One eyebrow, one scar, nails in the bat. Walk around him.
name-mercenary-0 = Mercenary 0 “the Courier”
    .alias = Courier
    .about = Helmet on, engine running, parcel already delivered.
name-mercenary-1 = Mercenary 1 “the Driver”
    .alias = Driver
    .about = Aviator glasses and a cigarette; the car was never here.
name-mercenary-2 = Mercenary 2 “the Diver”
    .alias = Diver
    .about = Wetsuit and mask; brings up what others threw in.
name-mercenary-3 = Mercenary 3 “the Fixer”
    .alias = Fixer
    .about = Panama hat, loud shirt, a banknote for every problem.
name-mercenary-4 = Mercenary 4 “the Stranger”
    .alias = Stranger
    .about = Wide brim, trench coat, no face that anybody remembers.

## What happened; `.preview` follows a choice and says what it would do

event-started = { $seat } got the first turn.
event-dealt = { $card } stands in the Street.
event-discarded = { $seat } sent { $card } away.
    .preview = as many as its value
    .brief = { $card } sent away
event-buried = { $seat } put { $card } under the stack.
    .preview = as many as its value; it goes under the stack
    .brief = { $card } put under the stack
event-added = { $card } joined the Street.
event-refilled = { $card } came to the empty Street.
event-reshuffled = { $count ->
        [one] The stack ran out; the only discarded card became the new one.
       *[other] The stack ran out; { $count } discarded cards were shuffled into a new one.
    } The second pass begins.
event-exhausted = The stack is exhausted for good.
    .preview = the stack is then exhausted for good
event-played-accountant = { $seat } played { $card }.
    .preview = it stays parked
    .brief = { $card } played
event-took-back = { $seat } took { $card } back in hand.
    .preview = back in your hand
    .brief = { $card } taken back
event-parked = { $seat } parked { $card }.
    .preview = out of your hand, its points stay
    .brief = { $card } parked
event-played-brute = { $seat } played { $card }.
    .preview = it stays parked whatever comes of it
    .brief = { $card } played
event-lowered = { $seat } had { $card } lowered to { $value }.
    .preview = for this turn only
    .brief = { $card } lowered to { $value }
event-took = { $seat } took { $card }.
    .preview = your turn ends
    .brief = { $card } taken
event-paid = { $seat } parked { $card } and kept { $kept }.
    .preview = you park { $card }
    .brief = { $card } parked, { $kept } kept
event-passed = { $seat } passed.
    .preview = your turn ends
    .brief = passed
event-ended = The game is over. { $seat0 }: { $score0 }, { $seat1 }: { $score1 }.
    .preview = the game ends

## What sending a card away brings, where the table can count it

effect-discarded = { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    }
effect-buried = { $count ->
        [one] 1 new card; the old one goes under the stack
       *[other] { $count } new cards; the old one goes under the stack
    }

## What is being asked

prompt-start = Who begins?
prompt-draw = { $count ->
        [one] One card is drawn.
       *[other] { $count } cards are drawn.
    }
prompt-turn = What will you do?
prompt-taking-back = { $count ->
        [other] Take back a parked card: { $number } of up to { $count }.
       *[one] Take back a parked card.
    }
prompt-parking = { $left ->
        [one] Park one card from your hand in exchange.
       *[other] Park { $left } cards from your hand in exchange.
    }
    .counted = Park a card from your hand in exchange: { $number } of { $count }.
prompt-frightening = Whom does the Brute frighten? He lowers one card by up to { $value }.
prompt-paying = How do you pay for { $card }?
prompt-over = The game is over.

## What can be chosen

choice-start = The first turn goes to { $seat }
choice-draw = Draw { $card }
choice-discard = Send { $card } away for new cards
choice-discard-new = Send the new { $card } away for new cards
choice-accountant = Play { $hand } to exchange cards
choice-take-back = Take back { $parked }
choice-enough = Enough taken back
choice-park = Park { $hand }
choice-brute = Play { $hand } to frighten a card
choice-lower = Lower { $card } to { $to }
choice-take = Take { $card }
choice-take-lowered = Take the frightened card at its lowered value
choice-pay-pair = Show a pair and park one of the two
choice-pay-keep-joker = Let { $hand } stand in, and keep that card
choice-pay-park-joker = Let { $hand } stand in, and park that card
choice-pass = Pass and take nothing

## Why not

refusal-the-starting-player-is-drawn-first = The starting player has not been drawn yet.
refusal-the-game-is-over = The game is over.
refusal-it-is-not-your-turn = It is not your turn.
refusal-this-is-not-being-asked-now = That belongs to another moment of the turn.
refusal-no-such-card-can-come-up-now = No such card can come up now.
refusal-action-1-comes-before-accountant-and-brute = New cards come into the Street before the Accountant and the Brute, not after them.
refusal-the-stack-is-exhausted-so-action-1-is-gone = The stack is exhausted, so no card can be sent away any more.
refusal-a-0-lies-in-the-street = A 0 stands in the Street, and while it does, nobody is sent away.
refusal-in-the-second-pass-only-once-a-turn = In the second pass only one card a turn is sent away.
refusal-no-such-card-lies-there = No such card stands there.
refusal-the-one-there-was-added-this-turn = The one that stands there was added this turn: send it away as a new card.
refusal-the-one-there-was-not-added-this-turn = The one that stands there was not added this turn: send it away as an old card.
refusal-an-accountant-was-played-this-turn = You have played an Accountant this turn; each family works once.
refusal-the-accountant-comes-before-the-brute = An Accountant comes before the Brute, not after him.
refusal-no-such-card-in-hand = You do not hold that card.
refusal-no-parked-card-to-take-back = You have no parked card that could come back.
refusal-no-other-card-in-hand-to-exchange = The Accountant is your only card: there is nothing to exchange.
refusal-an-accountant-swaps-at-least-one-card = An Accountant exchanges at least one card.
refusal-not-the-accountant-just-played = The Accountant just played stays parked.
refusal-no-such-card-parked = No such card is parked.
refusal-first-take-parked-cards-back = First take parked cards back; the Accountant is waiting.
refusal-first-park-a-card-for-each-taken-back = First park a card for each one taken back.
refusal-a-brute-was-played-this-turn = You have played a Brute this turn; each family works once.
refusal-no-card-in-the-street-to-frighten = Nobody in the Street can be frightened: it takes a card above 0 that you may take this turn.
refusal-first-name-the-card-the-brute-frightens = First name the card the Brute frightens.
refusal-the-brute-is-not-strong-enough = The Brute is not strong enough for that.
refusal-only-cards-added-this-turn-can-be-named = You added cards this turn, so the Brute must name one of those.
refusal-no-card-was-frightened-this-turn = No card was frightened this turn.
refusal-no-pair-of-the-lowered-value = You cannot show the two cards that the lowered value asks for.
refusal-no-pair-of-the-next-lower-value = You need two cards of its family, one value lower, or one of them and a stronger Mercenary.
refusal-two-mercenaries-make-no-pair = Two Mercenaries make no pair: one of the two cards must be the true one.
refusal-take-the-frightened-card-at-its-lowered-value = That card is frightened: take it at its lowered value.
refusal-only-cards-added-this-turn-can-be-taken = You added cards this turn, so only those may be taken.
refusal-no-pair-in-hand = You do not hold a pair of the card needed.
refusal-a-mercenary-stands-in-only-for-lower-values = A Mercenary stands in only for values below his own.
refusal-no-such-mercenary-in-hand = You do not hold that Mercenary.
refusal-first-pay-for-the-card-being-taken = First settle how the card is paid for.

## The end, and the table's options

outcome-two-passes = Both passed, one after the other.
outcome-stack-exhausted = The stack was exhausted for the second time.
option-hands = Hands: counted (open, as a careful player would know them) or hidden
    .label = Hands
    .hint = Every card taken was seen by both, so hands can be played open.
    .choice-counted = Open: every card in them was seen
    .choice-hidden = Hidden
option-start = Who begins: random, 0 or 1
    .label = Who begins
    .choice-random = Chance decides
    .choice-0 = Seat 1
    .choice-1 = Seat 2

## The guided first game

ui-guide-goal = You collect cards that are worth points. When the game ends, whoever has more points in hand and parked wins. This line says how both stand.
ui-guide-street = These people stand in the Street. In every turn you may take one of them, or pass.
ui-guide-hand = This is your hand. Each card has a family (its colour), a value from 0 to 4 (top left) and its points (the round seal).
ui-guide-zero = Whoever has value 0 comes for free. A full outline marks the cards you can take now.
ui-guide-pair = For a higher card you show two cards of its family that are one value lower; one of them is then parked in front of you. Two 0s bring a 1, two 1s a 2, and so on up to the 4.
ui-guide-away = A dashed outline: as long as no 0 stands in the Street, you may send a card away and draw as many new ones as its value. After that only the new ones can be taken this turn.
ui-guide-steps = A turn has these steps, in this order: the Street, an Accountant, a Brute, and taking. Only the last one has to happen.
ui-guide-powers = Blue Accountants bring parked cards back to your hand. Yellow Brutes lower the value of a card in the Street. Green Mercenaries stand in for a card you lack when you show a pair.
ui-guide-stack = When the stack runs out, the discards become the new one. When it runs out again the game is over, and also when both of you pass in a row. Choose a pile to see what may still come.
ui-guide-alone = That is all you need. Undo takes a choice back, Help repeats the rest. Play on alone.

## The terminal's own texts

aim = Gather the cards worth most, in hand and parked. The higher total wins; at a tie, the single card worth most.
    Take one card a turn: a 0 is free, any other costs two cards of its family, one value lower, and one of the two is parked.
    It ends when both pass in a row, or when the stack has run out twice.
term-famiglia-card = { $points ->
        [one] { $name }: 1 point. { $does } { $about }
       *[other] { $name }: { $points } points. { $does } { $about }
    }
term-famiglia-no-ability = A 0 can do nothing but be taken for free.
term-famiglia-does-famiglia = No ability; its cards are simply worth more.
term-famiglia-does-accountant = Played in your turn, up to { $value } parked cards come back to your hand, and as many others are parked.
term-famiglia-does-brute = Played in your turn, one card you may take costs as if it were { $value } lower.
term-famiglia-does-mercenary = Stands in for one card of a pair, of any family, whose value is below { $value }.

term-famiglia-hand = hand
term-famiglia-parked = parked
term-famiglia-nothing = nothing
term-famiglia-points = { $points } VP
term-famiglia-points-unknown = ? VP
term-famiglia-first-pass = first pass
term-famiglia-second-pass = second pass
term-famiglia-last-turns = { $turns ->
        [0] last turn
        [one] last turn but one
       *[other] { $turns } more turns
    }
term-famiglia-stack = stack { $count }
term-famiglia-buried = of them at the bottom:
term-famiglia-discards = discards { $count }
term-famiglia-one-pass = one pass already: another ends the game
term-famiglia-street = The Street
term-famiglia-street-empty = nobody is here
term-famiglia-new = new

## Why a bot would choose something: the end of a sentence

reason-points = it brings more points soon
reason-hand = it leaves you the more promising hand
reason-denies = it leaves your opponent less
