# The Great Mafia War in English. Names of places, people and families stand in the edition; a language may translate
# any of them with a `name-` message.

## Who and how many: pieces of other sentences

part-owner = { $owner ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
        [3] { $seat3 }
       *[4] neutral
    }
part-side = { $owner ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
        [3] { $seat3 }
       *[4] The neutral side
    }
part-to = { $to ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
       *[3] { $seat3 }
    }
part-token = { $owner ->
        [0] an influence token ({ $seat0 })
        [1] an influence token ({ $seat1 })
        [2] an influence token ({ $seat2 })
        [3] an influence token ({ $seat3 })
        [own] a token of their own
       *[4] a neutral influence token
    }
part-team = { $team ->
        [0] { $seat0 } and { $seat2 }
       *[1] { $seat1 } and { $seat3 }
    }
part-soldati = { $count ->
        [one] { $count } Soldato
       *[other] { $count } Soldati
    }
part-with-cars = { $cars ->
        [0] {""}
        [one] {" "}with a car
       *[other] {" "}with { $cars } cars
    }
part-cars = { $count ->
        [one] a car
       *[other] { $count } cars
    }
part-pieces = { $count ->
        [0] { $cars ->
                [one] a car
               *[other] { $cars } cars
            }
       *[other] { part-soldati }{ part-with-cars }
    }
# A seat's own orders are numbered in choices; whoever knows the family may put the order's name there instead.
part-order = { $order ->
        [one] order { $order }
        [other] order { $order }
       *[named] { $order }
    }

## Names: columns, rows and spaces of the sheets

name-start = Primo Giocatore
name-justice = Justice
name-police = Police
name-economy = Economy
name-church = Church
name-two = Two institutions
name-start-0 = Primo Giocatore 1
name-start-1 = Primo Giocatore 2
name-start-2 = Primo Giocatore 3
name-start-3 = Primo Giocatore 4
name-start-4 = Primo Giocatore 5
name-start-5 = Primo Giocatore 6
name-start-6 = Primo Giocatore 7
name-start-7 = Primo Giocatore 8
name-justice-0 = Justice 1
name-justice-1 = Justice 2
name-justice-2 = Justice 3
name-justice-3 = Justice 4
name-justice-4 = Justice 5
name-justice-5 = Justice 6
name-justice-6 = Justice 7
name-justice-7 = Justice 8
name-police-0 = Police 1
name-police-1 = Police 2
name-police-2 = Police 3
name-police-3 = Police 4
name-police-4 = Police 5
name-police-5 = Police 6
name-police-6 = Police 7
name-police-7 = Police 8
name-economy-0 = Economy 1
name-economy-1 = Economy 2
name-economy-2 = Economy 3
name-economy-3 = Economy 4
name-economy-4 = Economy 5
name-economy-5 = Economy 6
name-economy-6 = Economy 7
name-economy-7 = Economy 8
name-church-0 = Church 1
name-church-1 = Church 2
name-church-2 = Church 3
name-church-3 = Church 4
name-church-4 = Church 5
name-church-5 = Church 6
name-church-6 = Church 7
name-church-7 = Church 8
name-two-0 = Two institutions 1
name-two-1 = Two institutions 2
name-two-2 = Two institutions 3
name-two-3 = Two institutions 4
name-two-4 = Two institutions 5
name-two-5 = Two institutions 6
name-two-6 = Two institutions 7
name-two-7 = Two institutions 8
name-neutral = neutral

## Names: partial actions and pieces

name-recruit = Recruit Soldati
name-place = Place Soldati
name-place-fixed = Place Soldati
name-orders = Issue orders
name-equip = Equip
name-launder = Launder money
name-exert = Exert influence
name-rally = Rally
name-ultima-azione = Ultima Azione
name-car = a car
name-speedboat = a speedboat
name-lab = a drug lab
name-coin = Take Money
name-supply-adjacent = Soldati for the areas around
name-soldati-at-labs = Soldati at your labs
name-shotgun = Shotgun
name-bomb = Bomb
name-pentito = Pentito
name-agitate = Agitate
name-pull-in = Pull in
name-column-action = The action of the column
name-extra-order = Issue one order

## What happened: set-up

event-tile-drawn = The control tile { $tile } is in play.
event-family-drawn = { $family } goes to { part-team }.
event-leader-chosen = { $seat } will lead { $family }.
    .preview = told to the other team when both are ready
event-leads = { $seat } took the lead of { $family }.
event-starts = The Primo Giocatore went to { $seat }.
event-dealt = { $seat } was dealt { $character }.
event-start-coin = { $seat } gave { $count } Money to { part-to }, the last to play.
    .preview = { $count } Money from { $seat } to { part-to }

## At any time

event-sold = { $seat } sold { part-order } for { $count } Money.
event-gave = { $seat } spent { $cost } Money, { $count } of it for { part-to }.
    .preview = costs { $cost } Money, { part-to } gets { $count }

## Planning

event-round-began = Round { $round } begins.
    .preview = round { $round } begins
    .heading = Round { $round }
event-turn-began = Next on turn: { $seat }.
    .preview = next on turn: { $seat }
    .heading = { $seat }
event-token-taken = { $seat } took { part-token } from { $top }.
    .preview = from { $top }: { part-token }
event-token-placed = { $seat } put { part-token } on { $bottom }.
    .preview = the token goes to { $bottom }
event-token-on-top = { $seat } put { part-token } on { $top } of the top sheet.
    .preview = the token goes to { $top } of the top sheet
event-fee-paid = { $seat } paid { $count } Money to { part-to }.
    .preview = { $count } Money to { part-to }
event-paid = { $seat } paid { $count } Money.
    .preview = costs { $count } Money
event-earned = { $seat } received { $count } Money.
    .preview = brings { $count } Money
event-forgiven = { $count } Money that { $seat } could not pay was forgiven.
    .preview = { $count } Money is forgiven
event-recruited = { $seat } recruited { part-soldati }.
    .preview = { part-soldati } to headquarters
event-soldati-placed = { part-soldati } placed in { $area } ({ part-owner }).
    .preview = { part-soldati } to { $area }
event-order-issued = { $seat } laid an order in { $area }.
    .preview = an order lies face down in { $area }
event-order-laid = { $seat } laid { part-order } in { $area }.
    .preview = { part-order } lies in { $area }
event-car-placed = { $seat } put a car in { $area }.
    .preview = a car stands in { $area }
event-boat-placed = { $seat } put a speedboat in { $sea }.
    .preview = a speedboat lies in { $sea }
event-boat-moved = { $seat } moved the speedboat from { $from } to { $sea }.
    .preview = the speedboat goes to { $sea }
event-boats-clashed = Three speedboats met in { $sea }: { $seat } and { part-owner } each lost one.
    .preview = your boat and one of { part-owner } leave { $sea }
event-lab-built = { $seat } built a drug lab in { $area }.
    .preview = a drug lab in { $area }
event-laundered = { $seat } laundered { $count } Money.
    .preview = launders { $count } Money
event-mat-uncovered = { $seat } exerted influence on { $row }.
    .preview = next { $row } space uncovered
event-order-gained = { $seat } gained a new order: { part-order }.
    .preview = new order: { part-order }
event-bust-placed = { $seat } set the bust beside { $bottom }: an Ultima Azione will follow.
    .preview = your bust waits for the Ultima Azione
event-bust-returned = { $seat } took the bust back.
    .preview = your bust returns
event-gained-influence = { $seat } gained influence with the column { $column }.
    .preview = every token of { $column } moves down
event-took-start = { $seat } took the Primo Giocatore.
    .preview = the Primo Giocatore with it
event-tile-used = { $seat } used { $tile }.
    .preview = { $tile } is used
event-rallied = Rallied from { $from } to { $area }: { part-pieces }.
    .preview = { part-pieces } from { $from } to { $area }

## Management

event-mandamento-held = { $mandamento } is now controlled by { $seat }.
    .preview = { $mandamento } goes to { $seat }
event-mandamento-lost = { $mandamento } is no longer controlled by { $seat }.
    .preview = { $seat } loses { $mandamento }
event-mark-chosen = { $seat } chose { $tile }.
    .preview = told to the other team when all have chosen
event-marked = { $seat } marked { $tile }.
event-unmarked = { $seat } took the mark off { $tile }.

## Soldati that go and areas that change hands

event-soldati-removed = { $count ->
        [one] { $count } Soldato ({ part-owner }) was removed from { $area }.
       *[other] { $count } Soldati ({ part-owner }) were removed from { $area }.
    }
    .preview = { part-soldati } ({ part-owner }) gone from { $area }
event-recruits = { $count ->
        [one] { $seat } won over { $count } recruit.
       *[other] { $seat } won over { $count } recruits.
    }
    .preview = { part-soldati } to headquarters as recruits
event-area-left = Nobody holds { $area } any more.
    .preview = { $area } is then empty
event-area-taken = { $owner ->
        [4] { $area } becomes neutral, { part-soldati } there.
       *[other] { part-owner } took { $area } with { part-soldati }.
    }
    .preview = { $owner ->
        [4] { $area } becomes neutral
       *[other] { $area } is taken
    }
event-lab-lost = A drug lab in { $area } was destroyed.
    .preview = a drug lab in { $area } is lost
event-cars-lost = { $seat } lost { part-cars } in { $area }.
    .preview = { part-cars } lost in { $area }
event-order-returned = The order in { $area } ({ $seat }) went back to headquarters.
    .preview = the order in { $area } goes back

## Encounter

event-order-revealed = { $area }: { part-order } is revealed ({ $seat }).
event-order-begun = { $seat } began { part-order } in { $area }.
    .preview = the order in { $area } is executed
    .heading = { $area }
event-order-closed = { $seat } finished { part-order }.
    .preview = the order is finished
event-part-begun = { $seat } went on to: { $part }.
    .preview = now: { $part }
event-moved = { part-soldati }{ part-with-cars } moved from { $from } to { $area }.
    .preview = { part-soldati }{ part-with-cars } from { $from } to { $area }
event-attacked = { part-side } attacked { $area } with { part-soldati }.
    .preview = attack on { $area } with { part-soldati }
event-swapped = { part-soldati } in { $area } changed sides to { $seat }.
    .preview = changing sides: { part-soldati }
event-bonuses = Attack bonus { $attack } against defence bonus { $defence }.
    .preview = bonuses: attack { $attack }, defence { $defence }
event-finesse = { $seat } chose finesse.
    .preview = both sides lay a conflict card
event-brute-force = { $seat } chose brute force.
    .preview = two of the attackers fall
event-defends = { $seat } took over the defence of { $area }.
    .preview = { $seat } will play the defence
event-card-laid = { $seat } laid a conflict card face down.
    .preview = the card lies face down
event-card-chosen = { $seat } chose { $card }.
    .preview = face down until both have decided
event-picked-up = { $seat } picked up the other side's card.
    .preview = it acts on your side then
event-left-card = { $seat } left the other side's card.
    .preview = it acts on the other side
event-card-revealed = { $seat } revealed { $card }.
event-turned = { part-soldati } came over to { part-owner } in { $area }.
    .preview = { part-soldati } over to { part-owner }
event-ran-away = { part-soldati } ({ part-owner }) ran away from { $area }.
    .preview = running away: { part-soldati } ({ part-owner })
event-knocked-out = { $count ->
        [0] Nobody was left to fight over { $area }.
        [one] Each side lost { $count } Soldato in { $area }.
       *[other] Each side lost { $count } Soldati in { $area }.
    }
    .preview = each side loses { part-soldati }
event-attackers-lost = { part-side } lost { part-soldati } in the attack on { $area }.
    .preview = lost in the attack: { part-soldati }
event-repelled = The attack on { $area } was repelled.
    .preview = the attack on { $area } fails
event-wiped-out = Nobody survived in { $area }.
    .preview = nobody survives in { $area }
event-struck = { $seat } struck { $area }: { $attack } against { $defence }.
    .preview = strike in { $area }: { $attack } against { $defence }
event-car-bomb = { $seat } set off a car bomb in { $area }: { $attack } against { $defence }.
    .preview = car bomb in { $area }: { $attack } against { $defence }
event-pentito = A Pentito of { $seat } talked in { $area }.
    .preview = a Soldato in { $area } becomes a Pentito
event-agitated = { $seat } agitated neutral Soldati ({ $count }): { $from } to { $area }.
    .preview = neutral Soldati ({ $count }) from { $from } to { $area }
event-pulled-in = { $seat } pulled in { part-soldati } from { $from } to { $area }.
    .preview = { part-soldati } from { $from } pulled in to { $area }
event-ended = The war is over. Mandamenti of { $seat0 } and { $seat2 }: { $mandamenti0 }; of { $seat1 } and { $seat3 }: { $mandamenti1 }.
    .preview = the game ends

## What is being asked

prompt-draw-tiles = Seven control tiles are drawn.
prompt-draw-families = The families are drawn for the teams.
prompt-deal-families = Every player is dealt a family.
prompt-choose-leaders = Who leads which of your team's families?
prompt-draw-start = Who gets the Primo Giocatore?
prompt-deal-characters = Every player is dealt a character.
prompt-setup-area = { $placed ->
        [0] { $count ->
            [one] Where does your extra Soldato go?
           *[other] Where do your extra Soldati go? You have { $count }.
        }
       *[other] Where do the others go? { $placed } of { $count } are placed.
    }
prompt-setup-amount = How many Soldati go to { $area }? You have { $most }.
prompt-top-token = Influence token { $number } of { $count }: put it on an empty space of the top sheet.
prompt-influence-tile = Before the phase: use Influence?
prompt-influence-cell = Which neutral token becomes yours?
prompt-turn = Take a token from the top sheet, or gain influence with a whole column.
prompt-turn-end = Your move is made. A control tile before the turn ends? If Money is short, an order can be sold.
prompt-shortage = { $seat } cannot pay for any move: { $missing } Money is missing. Where does it come from?
prompt-pick-owner = Whose token do you take?
prompt-pick-space = Where does the token go? The space of the bottom sheet says what you may do.
prompt-parts = What do you do on this space?
prompt-recruit = How many Soldati do you recruit? Up to { $most }.
prompt-place-area = In which area do you place up to { $most } Soldati? All of them go there.
prompt-place-amount = How many Soldati go to { $area }? Up to { $most }.
prompt-issue-area = { $count ->
        [other] Order { $number } of up to { $count }: in which area?
       *[one] In which area do you lay an order?
    }
prompt-issue-order = { $count ->
        [other] Order { $number } of up to { $count } in { $area }: which one?
       *[one] Which order do you lay in { $area }?
    }
prompt-equip = What do you equip?
prompt-car-area = { $count ->
        [other] Car { $number } of { $count }: in which area does it stand?
       *[one] In which area does the car stand?
    }
prompt-lab-area = { $count ->
        [other] Drug lab { $number } of { $count }: in which area is it built?
       *[one] In which area is the lab built?
    }
prompt-place-boat = { $count ->
        [other] Speedboat { $number } of { $count }: in which sea does it lie?
       *[one] In which sea does the speedboat lie?
    }
prompt-move-boat = Does the speedboat move on from { $sea }?
prompt-boat-clash = Three speedboats in { $sea }: which one goes down with yours?
prompt-exert-row = On which institution do you exert influence?
prompt-exert-amount = How many tokens leave the mat? Up to { $most }.
prompt-two-rows = Institution { $number } of 2, one token each: on which do you exert influence?
prompt-token-destination = Where does the token from your mat go? The action there is not performed.
prompt-move-column = { $count ->
        [other] Token { $number } of { $count }: where does it go? The action there is not performed.
       *[one] Where does the token of the column go? The action there is not performed.
    }
prompt-column-action = The action of the column “{ $column }”, and perhaps one order: what comes next?
prompt-rally-area = In which area do your Soldati rally?
prompt-rally = From where do pieces rally to { $area }?
prompt-rally-soldati = How many Soldati come from { $area }?
prompt-rally-cars = How many cars come from { $area }?
prompt-final-action = Your Ultima Azione: which space do you use?
prompt-unmark = { $count ->
        [other] You control too few mandamenti: which mark do you take back? { $number } of { $count }.
       *[one] You control too few mandamenti: which mark do you take back?
    }
prompt-mark = { $count ->
        [other] Control tile { $number } of { $count }: which one do you mark?
       *[one] Which control tile do you mark?
    }
prompt-next-order = Which of your orders comes first?
prompt-executing = Executing { part-order } in { $area }: what comes next?
prompt-move-from = Movement { $number } of { $count }: from where does it start?
prompt-move = { $count ->
        [other] Movement { $number } of { $count }: where do your Soldati go from { $from }?
       *[one] Where do your Soldati go from { $from }?
    }
prompt-move-number = How many Soldati go from { $from } to { $area }?
prompt-move-car = Does a car go along to { $area }?
prompt-bribery = Bribe a defender of { $area } for { $price } Money?
prompt-swap = How many defenders of { $area } change sides?
prompt-buy-off = How many defenders of { $area } do you buy off, for 1 Money each?
prompt-approach = The attack on { $area }, { $attackers } against { $defenders }: finesse or brute force?
prompt-choose-defender = Which of you two plays the neutral defence of { $area }?
prompt-cards = The conflict in { $area }: which card do you lay?
prompt-pick-up = The conflict in { $area }: do you pick up the other side's card? A card acts on the side that holds it.
prompt-recruitment = Recruitment: how many Soldati follow into { $area }? The second costs { $price } Money.
prompt-strike-from = Strike { $number } of { $count }: from where does it start?
prompt-strike = { $count ->
        [other] Strike { $number } of { $count }: which area do you strike from { $from }?
       *[one] Which area do you strike from { $from }?
    }
prompt-pentito = Area { $number } of up to { $total }: where does the Pentito give away { $count ->
        [one] { $count } Soldato
       *[other] up to { $count } Soldati
    }?
prompt-pentito-number = How many Soldati leave { $area }?
prompt-agitate = Which neutral Soldati do you agitate? Reach: { $distance }.
prompt-agitate-target = Where do the neutral Soldati of { $from } go?
prompt-agitate-number = How many neutral Soldati go from { $from } to { $area }?
prompt-at-labs = { $count ->
        [other] Area { $number } of { $count } with labs of yours: where do Soldati arrive?
       *[one] At which lab do Soldati arrive?
    }
prompt-at-labs-number = How many Soldati arrive in { $area }?
prompt-supply-adjacent = { $count ->
        [other] Area { $number } of up to { $count } around: which one receives Soldati?
       *[one] Which area around receives Soldati?
    }
prompt-supply-number = How many Soldati go to { $area }?
prompt-pull-in = { $placed ->
        [0] From which area around do you pull in Soldati? Up to { $count }.
       *[other] From which area around do more come? { $placed } of up to { $count } are here.
    }
prompt-pull-in-number = How many Soldati do you pull in from { $area }?
prompt-over = The game is over.

## What can be chosen

choice-sell = Sell { part-order } for 1 Money
choice-give = Pay 2 Money so that your teammate gets 1
choice-draw-tile = { $tile } is in play
choice-draw-family = Draw { $family }
choice-start = { $seat } gets the Primo Giocatore
choice-deal = Deal { $character }
choice-lead = Lead { $family }
choice-partner = Your teammate leads { $family }
choice-area = { $area }
choice-sea = { $sea }
choice-stay = The speedboat stays
choice-amount = { $amount }
choice-take = Take a token from { $top }
choice-owner = { $owner ->
        [0] The token of { $seat0 }
        [1] The token of { $seat1 }
        [2] The token of { $seat2 }
        [3] The token of { $seat3 }
       *[neutral] The neutral token
    }
choice-space = { $bottom } on the bottom sheet
choice-top = { $top } on the top sheet
choice-gain = Gain influence with the column { $column }
choice-do = { $part }
choice-equip = Equip { $equipment }
choice-row = { $row }
choice-order = Lay { part-order }
choice-use = Use { $tile }
choice-mark = Mark { $tile }
choice-unmark = Take the mark off { $tile }
choice-execute = Execute { part-order }
choice-from = From { $area }
choice-land = By land to { $area }
choice-by-sea = By sea to { $area }
choice-allies = With Allies to { $area }
choice-strike = Strike { $area }
choice-car-strike = Car bomb in { $area }
choice-with-car = A car goes along
choice-without-car = No car goes along
choice-finesse = Finesse: both sides lay a card
choice-brute-force = Brute force: lose two attackers
choice-defender = The defence is played by { $seat }
choice-card = Lay { $card }
choice-pick-up = Pick up the card
choice-leave = Leave the card
choice-boat = The boat of { $seat } goes down
choice-done = Done
choice-pass = No, go on

## Why not

refusal-the-game-is-over = The game is over.
refusal-something-is-being-drawn = Something is being drawn; nobody chooses now.
refusal-it-is-not-your-turn = It is not your turn.
refusal-this-is-not-being-asked-now = That belongs to another moment of the game.
refusal-headquarters-are-still-empty = That order is not in your headquarters.
refusal-this-order-was-sold = This order was sold; it is out of the game.
refusal-an-order-on-the-board-cannot-be-sold = An order on the board cannot be sold.
refusal-an-order-on-the-mat-cannot-be-sold = That order is still on your mat; only orders in headquarters can be sold.
refusal-a-gift-costs-2-money = A gift costs 2 Money.
refusal-that-card-is-dealt-already = That character is dealt already.
refusal-that-tile-is-drawn-already = That tile is drawn already.
refusal-that-tile-is-not-in-play = That tile is not in play.
refusal-that-family-is-drawn-already = That family is drawn already.
refusal-that-family-was-not-given-to-your-team = That family was not given to your team.
refusal-each-member-leads-a-family-of-their-own = Each member of a team leads a family of their own.
refusal-that-family-is-not-to-be-dealt = That family is not dealt in a first game, or has been dealt.
refusal-this-order-is-still-on-the-mat = That order is still on your mat.
refusal-the-sheet-has-no-such-space = The sheet has no such space.
refusal-no-token-lies-there = No token lies there.
refusal-no-token-of-theirs-lies-there = No token of theirs lies there.
refusal-a-token-lies-there-already = A token lies there already.
refusal-no-money-for-the-owner-of-the-token = You cannot pay the owner of that token.
refusal-no-money-for-any-space = After paying for that token you could not pay for any space.
refusal-no-money-for-that-space = You cannot pay for that space.
refusal-no-money-for-that-column = You cannot pay for that column.
refusal-no-token-lies-in-that-column = No token lies in that column.
refusal-no-action-can-be-carried-out = No space could be used with that token.
refusal-nothing-there-can-be-carried-out = Nothing on that space could be carried out.
refusal-that-part-cannot-be-carried-out = That cannot be carried out now.
refusal-that-part-is-not-open-here = That is not open on this space.
refusal-nobody-may-pass = In the planning phase nobody may pass.
refusal-the-move-of-this-turn-is-made = The move of this turn is made.
refusal-money-has-to-be-raised-first = Money has to be raised first.
refusal-the-action-may-not-be-declined = The action may not be declined.
refusal-one-part-at-least-has-to-be-done = At least one part has to be done.
refusal-one-order-has-to-be-issued = At least one order has to be issued.
refusal-at-least-one-piece-has-to-rally = At least one piece has to rally.
refusal-the-smallest-amount-is-more = It has to be more than that.
refusal-there-are-not-that-many = There are not that many.
refusal-the-action-allows-no-more = No more than that are allowed here.
refusal-not-so-many-defenders-can-be-replaced = Not that many defenders can be replaced.
refusal-not-so-many-soldati-are-there = Not that many Soldati are there.
refusal-no-car-is-there = No car is there.
refusal-that-tile-could-do-nothing-now = That tile could do nothing now.
refusal-no-money-for-that-tile = There is no money for that tile.
refusal-no-soldati-in-supply = No Soldati are left in supply.
refusal-no-soldati-in-headquarters = Headquarters hold too few Soldati.
refusal-no-neutral-soldati-in-supply = No neutral Soldati are left in supply.
refusal-no-car-is-left-in-supply = No car is left in supply.
refusal-no-speedboat-is-left-in-supply = No speedboat is left in supply.
refusal-no-lab-is-left-in-supply = No drug lab is left in supply.
refusal-no-soldati-of-yours-there = No Soldati of yours stand there.
refusal-no-soldati-of-yours-on-the-board = No Soldati of yours stand on the board.
refusal-no-soldati-of-yours-beside-that-sea = No Soldati of yours stand beside that sea.
refusal-no-soldati-of-yours-on-the-coast = No Soldati of yours stand on a coast.
refusal-no-room-for-a-lab = There is no room for another lab.
refusal-two-labs-are-the-most = Two labs are the most an area holds.
refusal-that-piece-is-not-pictured-here = That piece is not pictured here.
refusal-a-new-boat-moves-one-sea-at-most = A new speedboat moves one sea at most.
refusal-no-boat-of-that-family-is-there = No speedboat of that family lies there.
refusal-others-stand-there = Others stand there.
refusal-only-where-you-already-stand = Only where you already stand.
refusal-no-order-can-be-issued = No order can be issued.
refusal-an-order-lies-there-already = An order lies there already.
refusal-an-order-on-the-board-stays-there = An order on the board stays there.
refusal-never-more-than-two-orders-in-an-area = Never more than two orders in an area.
refusal-the-order-there-is-of-this-turn = The order there was laid in this turn; a second one has to wait.
refusal-no-orders-in-the-teammates-areas = No orders in your teammate's areas.
refusal-no-token-is-left-in-that-row = No token is left in that row.
refusal-that-column-holds-no-other-token = That column holds no other token.
refusal-the-top-sheet-is-finished = The top sheet is finished for this phase.
refusal-the-action-of-the-column-comes-first = The action of the column has to be done.
refusal-the-action-of-the-column-is-done = The action of the column is done.
refusal-the-rows-have-to-be-different = It has to be another institution.
refusal-one-order-only = One order only.
refusal-your-bust-is-out-already = Your bust is out already.
refusal-never-another-ultima-azione = An Ultima Azione never leads to another one.
refusal-no-tiles-during-ultima-azione = No control tiles during an Ultima Azione.
refusal-only-own-soldati-rally = Only your own Soldati rally.
refusal-no-own-soldati-beside = None of your Soldati stand beside it.
refusal-no-adjacent-area-of-yours = No adjacent area is yours.
refusal-only-adjacent-areas-rally-and-only-by-land = Only adjacent areas rally, and only by land.
refusal-that-area-has-rallied-already = That area has rallied already.
refusal-rally-comes-before-the-first-shotgun = Rally comes before the first shotgun.
refusal-a-token-lies-on-that-tile = A token of your team lies on that tile.
refusal-only-own-marks-are-taken-back = Only your own marks are taken back.
refusal-you-have-not-marked-that-tile = You have not marked that tile.
refusal-that-tile-is-not-used-in-a-turn = That tile is not used in a turn.
refusal-this-tile-cannot-be-used-now = This tile cannot be used now.
refusal-used-in-this-turn-already = Used in this turn already.
refusal-only-before-the-planning-phase = That is used only before the planning phase.
refusal-only-influence-is-asked-before-the-phase = Before the phase only Influence can be used.
refusal-no-neutral-token-lies-there = No neutral token lies there.
refusal-that-order-is-not-next = That order is not next.
refusal-supply-orders-come-first = All supply orders are executed before any attack order.
refusal-the-tied-order-before-it-in-order-of-play-comes-first = Of tied orders the one first in order of play comes first.
refusal-another-family-plays-here = Another family plays this conflict.
refusal-your-partner-answers-for-the-team = Your partner is first in order of play and answers for your team.
refusal-the-attacker-chooses = The attacker chooses between finesse and brute force.
refusal-that-order-is-needed-for-what-was-declared = You have declared an action that needs this order.
refusal-that-money-is-owed-for-what-was-declared = You need this money for the move you have to pay.
refusal-no-neutral-areas-by-this-rulebook = By the first printing neutral areas receive nothing.
refusal-three-passed-so-somebody-has-to-move = Three players have passed in a row, so you have to move.
refusal-the-order-does-not-show-that = The order does not show that.
refusal-that-part-was-used = That part of the order was used.
refusal-not-adjacent = That area is not adjacent.
refusal-at-least-1-soldato-goes = At least one Soldato has to go.
refusal-soldati-are-already-there = Your Soldati are already there.
refusal-first-say-from-where = First say from where.
refusal-a-movement-starts-from-the-orders-area-or-the-area-reached = A movement starts from the order's area or the area reached.
refusal-the-teammates-area-is-no-target = Your teammate's area is no target.
refusal-only-areas-of-the-teammate-around = Only areas of your teammate lie around.
refusal-no-boat-of-the-team-lies-beside = No speedboat of your team lies beside the area.
refusal-no-chain-of-boats-leads-there = No chain of your team's speedboats leads there.
refusal-no-car-goes-by-sea = No car goes by sea.
refusal-one-car-per-order = One car per order.
refusal-a-car-comes-from-the-start-or-not-at-all = A car comes along from the start or not at all.
refusal-no-own-soldato-is-left-in-the-orders-area = None of your Soldati is left in the order's area.
refusal-allies-are-not-marked = You have not marked Allies.
refusal-allies-cost-money = Allies cost Money that you do not have.
refusal-no-empty-or-neutral-area-lies-between = No empty or neutral area lies between.
refusal-a-bribe-costs-money = A bribe costs Money that you do not have.
refusal-not-so-many-defenders-are-there = There are not so many defenders.
refusal-each-costs-1-money = Each costs 1 Money, and you have not so much.
refusal-recruitment-brings-no-more = Recruitment brings no more than two.
refusal-the-second-soldato-costs-money = The second Soldato costs Money that you do not have.
refusal-headquarters-hold-too-few-soldati = Headquarters hold too few Soldati.
refusal-no-conflict-is-going-on = No conflict is going on.
refusal-cards-are-for-finesse = Conflict cards are for finesse.
refusal-first-choose-that-part-of-the-order = First choose that part of the order.
refusal-first-both-lay-a-card = First both sides lay a card.
refusal-both-cards-lie-face-down = Both cards lie face down already.
refusal-the-other-team-defends = The other team defends.
refusal-name-an-area-to-strike = Name an area to strike.
refusal-a-strike-starts-where-own-soldati-stand = A strike starts where your own Soldati stand.
refusal-no-enemy-in-reach = No enemy is in reach.
refusal-no-enemy-stands-there = No enemy stands there.
refusal-no-enemy-beside = No enemy stands beside the area.
refusal-never-the-teammates-area = Never your teammate's area.
refusal-never-the-teammates-soldati = Never your teammate's Soldati.
refusal-one-number-per-area = One number for each area.
refusal-no-neutral-soldati-in-reach = No neutral Soldati are in reach.
refusal-no-neutral-soldati-stand-there = No neutral Soldati stand there.
refusal-too-far-away = That is too far away.
refusal-never-an-area-of-your-own-team = Never an area of your own team.
refusal-they-could-only-go-to-your-own-team = They could only go to areas of your own team.
refusal-agitated-soldati-go-by-land-and-on-foot = Agitated Soldati go by land and on foot.
refusal-that-sea-does-not-touch-the-area-of-the-order = That sea does not touch the area of the order.
refusal-the-orders-area-has-no-coast = The area of the order has no coast.
refusal-no-lab-stands-there = No lab stands there.
refusal-no-soldati-or-no-labs = You have no Soldati in supply or no labs.
refusal-only-at-labs-in-own-areas = Only at labs in your own areas.
refusal-that-area-was-served = That area was served already.
refusal-that-area-was-supplied = That area was supplied already.
refusal-no-further-area = No further area.
refusal-only-own-the-teammates-or-neutral-areas = Only your own, your teammate's or neutral areas.

## The end, and the table's options

outcome-five-alone = One family controls at least five mandamenti.
outcome-six-together = One team controls at least six mandamenti.
outcome-more-mandamenti = One team controls more mandamenti than the other.
outcome-tie-break = Both control equally many; the deciding area speaks for one team.
outcome-draw = Both control equally many, and the deciding area belongs to neither.
option-headquarters = Headquarters: counted (Money and Soldati open, as a careful player would know them) or hidden
    .label = Headquarters
    .hint = Money and Soldati could be counted by anybody who paid attention.
    .choice-counted = Open
    .choice-hidden = Hidden
option-conflict = Two identical cards on one side: both count (printed) or one counts (predictable)
    .label = Two equal conflict cards on one side
    .hint = Matters only when a side picks up the card it laid itself.
    .choice-printed = Both count, as printed
    .choice-predictable = One counts
option-families = Families: drawn and chosen, or dealt without Black and White (first-game)
    .label = Families
    .hint = Black and White are the hardest to play well.
    .choice-drawn = All six: drawn for the teams, then chosen
    .choice-first-game = A first game: dealt, without Black and White
option-rulebook = Rulebook: version 1.2, or the first printing 1.0 where it differs
    .label = Rulebook
    .hint = The first printing differs in six rules.
    .choice-1-2 = Version 1.2
    .choice-1-0 = First printing, 1.0
option-start = Who begins: random, 0, 1, 2 or 3
    .label = Who begins
    .choice-random = Chance decides
    .choice-0 = Seat 1
    .choice-1 = Seat 2
    .choice-2 = Seat 3
    .choice-3 = Seat 4
option-leaders = Who leads which family: random, or four names by seat (red,blue,green,yellow)
option-characters = Character cards: random, or four names by seat
option-tiles = Control tiles: random, or seven names

## The browser's own texts

ui-war-map = Map of Sicily
ui-war-no-map = This edition has no map to draw; choose from the list.
ui-war-zoom-in = Closer
ui-war-zoom-out = Farther
ui-war-zoom-all = The whole island
ui-war-beyond = { $count ->
    [one] One more to choose this way
   *[other] { $count } more to choose this way
}
ui-war-sketch = Your team’s secret map
ui-war-sketch-tool = What to draw
ui-war-sketch-here = Draw at { $area }
ui-war-sketch-attack = Attack
    .how = Touch where the arrow begins, then where it ends; the same area twice marks it alone.
    .to = Now touch where the arrow ends.
ui-war-sketch-hold = Hold
    .how = Touch the area that shall be held.
ui-war-sketch-help = Help
    .how = Touch the area that needs help.
ui-war-sketch-note = Note
    .how = Write a few words, then touch their area.
ui-war-sketch-erase = Erase
    .how = Touch an area to erase what is drawn there.
ui-war-sketch-wipe = Erase everything
ui-war-sketch-done = Done
ui-war-sketch-words = A few words
ui-war-sketch-secret = Only your partner sees it.
ui-war-mark-attack = { $name }: attack { $area }
    .from = { $name }: attack { $area } from { $origin }
ui-war-mark-hold = { $name }: hold { $area }
ui-war-mark-help = { $name }: help in { $area }
ui-war-mark-note = { $name } on { $area }: { $note }
ui-war-rooms = Parts of the table
ui-war-room-map = Map
ui-war-room-house = My house
ui-war-room-families = Families
ui-war-room-setup = Sheets
ui-war-room-planning = Sheets
ui-war-room-encounter = Orders
ui-war-goal-setup = Set-up
ui-war-goal-planning = Round { $round } of { $rounds } · Planning
ui-war-goal-encounter = Round { $round } of { $rounds } · Encounter
ui-war-goal-team = { $one } and { $other }
ui-war-goal-you = You and { $mate }
ui-war-goal-count = { $held } of { $goal }
ui-war-goal-near = { $missing ->
        [one] one more and it is over
       *[other] { $missing } more and it is over
    }
ui-war-goal-there = enough to win after this encounter
ui-war-goal-last = Last round: the team with more mandamenti wins
ui-war-for-you = { $sign }{ $count } Money
ui-war-change-money = Money { $from } → { $to }
ui-war-change-soldati = Headquarters { $from } → { $to }
ui-war-teammate = teammate
ui-war-you-own = Your family
ui-war-open-mat = Mat
ui-war-open-mate = Teammate
ui-war-contested = Both teams stand in { $mandamento }
ui-war-take-own = Take your own token from { $top }
ui-war-take-neutral = Take a neutral token from { $top }
ui-war-take-other = Take the token of { $name } from { $top }
ui-war-take-fee = 1 Money goes to { $name }
ui-war-families = Families to choose from
ui-war-headquarters = Orders in your headquarters
ui-war-mat = Your mat
ui-war-mate = Orders in the headquarters of { $name }, your teammate
ui-war-no-orders = No order is here.
ui-war-sell = Sell { $order } for 1 Money
ui-war-give = Pay 2 Money so that your teammate gets 1
ui-war-marked = Marked by the { $family }
ui-war-track = Orders in sequence
ui-war-track-empty = No order lies on the board.
ui-war-order-hidden = A face-down order.
ui-war-conflict = Conflict in { $area }
ui-war-side-attack = { $name } attacks
ui-war-side-defence = { $name } defends
ui-war-picked-up = picks up the other card
ui-war-left = leaves the other card
ui-war-sheet-top = Top sheet: tokens and prices
ui-war-sheet-bottom = Bottom sheet: where tokens go and what you do there
ui-war-column-start = You take the Primo Giocatore and equip a car, a speedboat or a drug lab.
ui-war-column-two = Exert influence on two institutions, with one token of each.
ui-war-column-row = Exert influence on { $row } with up to two tokens.
ui-war-column = { $column }: gain influence for { $price } Money and 1 more for each token
ui-war-money = { $sign }{ $count }
ui-war-row-justice = Justice: tokens left { $left }; a car adds { $value } (attack/strike)
ui-war-row-police = Police: tokens left { $left }; you place { $value } Soldati
ui-war-row-economy = Economy: tokens left { $left }
ui-war-row-church = Church: tokens left { $left }; you recruit { $value } Soldati
ui-war-family = { $name }, { $family }: show mat and orders
ui-war-family-none = { $name }: show mat and orders
ui-war-stat-mandamenti = Mandamenti
ui-war-stat-money = Money
ui-war-stat-soldati = Soldati in headquarters
ui-war-stat-orders = Orders in headquarters
ui-war-supply = In supply: Soldati { $soldati }, cars { $cars }, speedboats { $boats }, influence tokens { $tokens }
ui-war-orders-here = In headquarters
ui-war-orders-somewhere = In headquarters or face down on the board
ui-war-orders-mat = Still on the mat
ui-war-orders-sold = Sold
ui-war-area = { $area } ({ $mandamento }).
ui-war-area-empty = Nobody is here.
ui-war-area-held = { $count ->
        [one] { $count } Soldato, { $holder }.
       *[other] { $count } Soldati, { $holder }.
    }
ui-war-area-cars = { $count ->
        [one] { $count } car.
       *[other] { $count } cars.
    }
ui-war-area-labs = { $count ->
        [one] { $count } drug lab.
       *[other] { $count } drug labs.
    }
ui-war-mandamento = Mandamento { $mandamento }: { $areas }.
ui-war-mandamento-held = Control: { $holder }.
ui-war-mandamento-free = Nobody controls it: that takes two of the three areas.
ui-war-top-empty = Empty: a token put here can be taken from here later
ui-war-top-fee = −{ $count } Money to the owner of the token.
ui-war-price-sale = Sold instead of laid, it brings { $count } Money.
ui-war-price-freeing = { $count ->
        [one] One token of this row has to leave first.
       *[other] { $count } tokens of this row have to leave first.
    }
ui-war-price-order = { $count ->
        [one] It comes to headquarters with the next token of { $row }.
       *[other] It comes to headquarters when { $count } tokens of { $row } have left.
    }
ui-war-price-tile = { $price ->
        [0] No Money.
       *[other] Up to { $price } Money each time.
    }
    .unmarked = { $price ->
        [0] No Money, once it is marked by you.
       *[other] Up to { $price } Money each time, once it is marked by you.
    }
ui-war-price-foe = { $defence ->
        [0] { $count } to beat, without a bonus known to you.
       *[other] { $count } to beat, with a bonus of { $defence }.
    }
ui-war-price-lab = A drug lab here is lost when you come in.
ui-war-price-free = Coming in costs nothing.
ui-war-price-launder = Laundering brings { $count } Money here.
ui-war-price-sea = One more speedboat here goes down and takes another with it.
ui-war-price-mandamento = You hold { $count } of its areas.
ui-war-decided = Mandamenti: { $more } to { $less }.
ui-war-decided-tie = Mandamenti: { $count } each, so { $area } decides: { $name } stands there.
ui-war-decided-draw = Mandamenti: { $count } each, and neither team stands in { $area }.
ui-war-character = { $name }. At the start: Money { $money }, Soldati in headquarters { $soldati }; on the board Soldati { $board }, cars { $cars }, speedboats { $boats }, labs { $labs }.
ui-war-row-next = Next: { $words }
ui-war-mat-pair = A car adds { $attack } to attacks and { $strike } to strikes.
ui-war-mat-base-police = Placing: { $value } Soldati.
ui-war-mat-base-church = Recruiting: { $value } Soldati.
ui-war-mat-money = { $money } Money at once.
ui-war-mat-car = A car at once.
ui-war-mat-lab = A drug lab at once.
ui-war-mat-launder = Launder at once: 1 Money for each lab.
ui-war-mat-frees = The order { $order } comes to headquarters.
ui-war-lesson-aim-title = Aim.
ui-war-lesson-aim = You win as a team: 5 mandamenti of one of you alone, or 6 of both together, after an encounter phase.
ui-war-lesson-mandamento-title = Mandamento.
ui-war-lesson-mandamento = It has three areas; whoever’s Soldati hold two of them controls it.
ui-war-lesson-planning-title = Planning.
ui-war-lesson-planning = In turn, each moves one influence token from the top sheet to a space of the bottom sheet and does what the space shows: gather Soldati, place them, lay orders face down.
ui-war-lesson-encounter-title = Encounter.
ui-war-lesson-encounter = All orders are turned up. Supply comes first, then the attacks; the lowest initiative begins.
ui-war-lesson-end-title = End.
ui-war-lesson-end = After round 4 at the latest the team with more mandamenti wins; in a tie, the team that holds Bronte.
ui-war-reference-orders = Orders of the families
ui-war-reference-tiles = Control tiles
ui-war-reference-symbols = Symbols

## Between the words of what is printed

ui-war-or = {" or "}
ui-war-either = {" / "}
ui-war-both = {" + "}
ui-war-no-action = No action.
ui-war-endless = Any number of tokens.

## What is printed, whole and in a few words; `special` where a part has a condition of its own, `most` with what a mat adds

printed-cost = Costs { $count } Money.
    .short = pay { $count }
printed-gain = Brings { $count } Money.
    .short = gain { $count }
printed-skull = Skull { $count }: every attack and strike of the order.
    .short = skull { $count }
printed-vest = Vest { $count }: protects the area the order lies in.
    .short = vest { $count }
printed-recruit = { $bonus ->
        [0] Recruit as many Soldati as your Church says.
        [one] Recruit { $bonus } Soldato more than your Church says.
       *[other] Recruit { $bonus } Soldati more than your Church says.
    }
    .number = Recruit up to { $most } Soldati.
    .short = recruit +{ $bonus }
    .most = recruit up to { $most }
printed-place = { $bonus ->
        [0] Place as many Soldati as your Police says.
        [one] Place { $bonus } Soldato more than your Police says.
       *[other] Place { $bonus } Soldati more than your Police says.
    }
    .number = Place up to { $most } Soldati.
    .special-number = Place up to { $most } Soldati where you already stand.
    .short = place +{ $bonus }
    .most = place up to { $most }
    .special = Place { $bonus } Soldati more than your Police says, where you already stand.
    .special-short = place +{ $bonus } at yours
    .special-most = place up to { $most } where you stand
printed-place-fixed = Place { $soldati } Soldati.
    .short = place up to { $soldati }
printed-orders = Issue an order.
    .short = 1 order
    .special = { $each ->
        [2] Issue two orders in one area.
       *[other] Issue an order in each of two areas.
    }
    .special-short = { $each ->
        [2] { $each } orders in one area
       *[other] orders in { $areas } areas
    }
printed-equip = Equip { $pieces }.
    .short = equip
printed-launder = Launder: 1 Money for each of your labs.
    .short = launder
printed-exert = { $tokens ->
        [one] Exert influence: a token of your mat goes to supply.
       *[other] Exert influence: up to { $tokens } tokens of one row go to supply.
    }
    .short = exert { $tokens }
    .special = Exert influence: a token of your mat goes to a sheet.
    .special-short = exert { $tokens } to a sheet
printed-rally = Rally: gather pieces from areas around.
    .short = rally
printed-ultima-azione = Ultima Azione: your bust waits for one more action at the end.
    .short = Ultima Azione
printed-car = A car in the order's area.
    .short = car
printed-speedboat = A speedboat beside the order's area.
    .short = boat
printed-lab = A drug lab in the order's area.
    .short = lab
printed-coin = { $money } Money.
    .short = { $money } Money
printed-supply-adjacent = { $soldati } Soldati here and in up to { $adjacent_areas } areas around.
    .short = { $soldati } Soldati here and in { $adjacent_areas } areas around
printed-soldati-at-labs = { $per_lab ->
        [one] { $per_lab } Soldato for each of your labs.
       *[other] { $per_lab } Soldati for each of your labs.
    }
    .short = { $per_lab } at each lab
printed-shotgun = { $count ->
        [one] Move and attack.
       *[other] Move and attack twice.
    }
    .short = { $count ->
        [one] shotgun
       *[other] shotgun ×{ $count }
    }
printed-bomb = { $count ->
        [one] Strike an area.
       *[other] Strike twice.
    }
    .short = { $count ->
        [one] bomb
       *[other] bomb ×{ $count }
    }
    .special = Strike an area, also from the area reached.
    .special-short = bomb (also from the area reached)
printed-pentito = Pentito: one of yours talks, and { $removals } leave areas around.
    .short = { name-pentito } { $removals }
printed-agitate = Agitate neutral Soldati, reach { $distance }.
    .short = { name-agitate } { $distance }
printed-swap-defenders = { $up_to ->
        [one] With each movement { $up_to } defender may change sides.
       *[other] With each movement up to { $up_to } defenders change sides.
    }
    .short = swap { $up_to }
printed-pay-to-remove = With each movement buy off defenders for 1 Money each.
    .short = pay X, remove X
printed-pull-in = Pull in enemies from areas around: up to { $up_to }.
    .short = pull in { $up_to }

## The guided first game

ui-guide-goal = You play in a team of two. Together you want to control six mandamenti, or one of you five alone. This line always says how far both teams are, and in which of the four rounds you are.
ui-guide-map = This is Sicily. An area in a family’s colour is held by its Soldati; the number says how many. Sand-coloured areas hold neutral Soldati, hatched ones nobody.
ui-guide-mandamento = Thick borders enclose a mandamento of three areas. A family that holds two of the three controls it; the token beside it shows whose it is.
ui-guide-set-up = What has a pulsing outline can be chosen there. Say where more of your Soldati begin: beside a neutral area you want to take, or where the other team stands next to you.
ui-guide-labs = A drug lab belongs to whoever holds its area. It brings 1 Money each time you launder, and defends the area with a bonus of 1. Whoever takes the area from you destroys one.
ui-guide-top-token = The top sheet holds influence tokens. Put one of yours on any empty space; whoever takes it later pays you 1 Money.
ui-guide-turn = A planning turn: take one token from the top sheet. What you do with it is decided afterwards, by the space it goes to. A neutral one or your own is free, one of another family costs 1 Money. Or take a whole column for the price on its head.
ui-guide-money = Here you see what you have: Money, Soldati in headquarters, cars and speedboats that are left. Soldati in headquarters are recruited, but not on the map yet.
ui-guide-space = The token goes to a space of the bottom sheet, and the space says what you do: recruit Soldati, place them, lay orders, buy equipment. A used space is closed to everybody, so choose what you need most.
ui-guide-list = Everything you can do stands here too, with what it costs and brings. On a keyboard digits choose, and U takes a choice back as long as nobody learnt from it.
ui-guide-orders = These are your orders. Red stars attack, blue circles supply. Lay them face down where your Soldati stand; nobody of the other team knows which one it is. The number is the initiative: supply comes first, then the attacks, always the lowest first.
ui-guide-others = The families in order of play: green edges are your team, red ones the other. Choose one to see its mat and what is known of its orders.
ui-guide-encounter = Now all orders are turned up and carried out: supply first, then the attacks, the lowest initiative first. Whoever comes later may find the area changed, so a quick weak attack can be worth more than a slow strong one.
ui-guide-executing = Your order is on. Do its symbols one after the other, as far as you want to. A shotgun moves Soldati: arrows on the map show where they can go, and where others stand, they attack.
ui-guide-conflict = An attack: each Soldato takes one enemy with him, bonuses come first. With brute force you lose two Soldati first, then the numbers decide; with finesse both sides lay a secret card that can turn the fight.
ui-guide-look-up = Help explains every symbol, Look back plays the game again, and on a keyboard ? shows all keys.
ui-guide-alone = You have seen a whole round. Two areas of three, six mandamenti of twelve: from here on you play alone. Good luck.

## The symbols in words

ui-war-symbol-shotgun = Soldati move by land or sea; where others stand, they attack.
ui-war-symbol-rally = Soldati and cars of areas around come to one area.
ui-war-symbol-skull = A bonus for every attack and strike of the order.
ui-war-symbol-bomb = A strike removes Soldati of an adjacent area; a car makes it stronger and is lost.
ui-war-symbol-pentito = One of your own Soldati goes, and enemies around go with him.
ui-war-symbol-agitate = Neutral Soldati move or attack for you.
ui-war-symbol-vest = A bonus for the defence of the area the order lies in.
ui-war-symbol-coin = Money from supply.
ui-war-symbol-place = Soldati from headquarters to the board.
ui-war-symbol-recruit = Soldati from supply to headquarters.
ui-war-symbol-car = A car for one of your areas.
ui-war-symbol-speedboat = A speedboat beside one of your areas; it may move one sea.
ui-war-symbol-lab = A drug lab for one of your areas: 1 Money each time you launder, and a bonus for its defence.
ui-war-symbol-swap = Defenders change sides before the conflict.
ui-war-symbol-pull = Enemies of areas around are replaced by Soldati of yours here.
ui-war-symbol-buy = Defenders are removed for 1 Money each.
ui-war-symbol-spread = Soldati for the order's area and areas around.
ui-war-symbol-launder = 1 Money for each of your labs.
ui-war-symbol-influence = A token leaves your mat and uncovers what is under it.
ui-war-symbol-order = An order is laid face down where your Soldati stand.
ui-war-symbol-ultima = Your bust waits beside the token for one more action at the end of the phase.
ui-war-symbol-endless = This space takes any number of tokens.
ui-war-symbol-justice = What a car adds to attacks and strikes.
ui-war-symbol-police = How many Soldati you place.
ui-war-symbol-economy = Money, labs and laundering.
ui-war-symbol-church = How many Soldati you recruit.

## The terminal's own texts

term-war-page-map = map
term-war-page-sheets = sheets
term-war-page-families = families
term-war-page-orders = orders
term-war-page-log = log
term-war-setup = Set-up
term-war-planning = Round { $round }, planning
term-war-encounter = Round { $round }, encounter
term-war-player = Money { $money }  HQ { $soldati }  orders { $orders }  mand. { $mandamenti }
term-war-player-short = { $money }$ HQ { $soldati } ord. { $orders } mand. { $mandamenti }
term-war-queue = Next orders:
term-war-conflict = Conflict:
term-war-from-land = from { $area }
term-war-from-sea = by sea from { $area }
term-war-card-hidden = face down
term-war-picks-up = picks up
term-war-leaves = leaves
term-war-column = Column, price
term-war-top-sheet = Top: { $number }
term-war-bottom-sheet = Bottom sheet { $number }: what the spaces do
term-war-price = price { $price }
term-war-price-sum = { $sum } = { $total }
term-war-tiles = Control tiles:
term-war-common = For everybody: { $labs } labs and { $neutrals } neutral Soldati left
term-war-money-head = Money
term-war-headquarters-head = HQ
term-war-soldati-head = Soldati left
term-war-cars-head = cars
term-war-boats-head = boats
term-war-tokens-head = tokens
term-war-mandamenti-head = mandamenti
term-war-in-headquarters = { $count ->
        [one] · { $count } order in headquarters
       *[other] · { $count } orders in headquarters
    }
term-war-sold = sold: { $orders }
term-war-face-down = ▮ face down in { $areas }
term-war-may-be = in headquarters or face down:
term-war-next-on-mat = next: { $gives }
term-war-next-order = a new order, { $order }
term-war-attack = attack { $initiative }
term-war-supply = supply { $initiative }
term-war-coins = { $money }$
term-war-about = known for { $identity }. { $about }
term-war-token-neutral = a neutral token
term-war-token-own = your own token
term-war-token-of = { $name }'s token, costs 1 Money
term-war-area-empty = nobody stands there
term-war-area = { $name }, { $soldati ->
        [one] { $soldati } Soldato
       *[other] { $soldati } Soldati
    }{ $cars ->
        [0] {""}
        [one] , a car
       *[other] , { $cars } cars
    }{ $labs ->
        [0] {""}
        [one] , a lab
       *[other] , { $labs } labs
    }
term-war-take = Take a token
term-war-gain-influence = Gain influence
term-war-on-top = On the top sheet
term-war-on-bottom = On the bottom sheet
term-war-look-area = { $area } ({ $mandamento }) lies next to { $around }.
term-war-look-tie-break = Its holder wins a tie at the end.
term-war-look-coast = On the coast of { $seas }.
term-war-look-sea = { $sea } lies before { $coast }; next to { $around }.
term-war-legend = ● neutral · c cars · l labs · ♟ a bust · ▮ an order face down · †5 an attack order with initiative 5 · +5 a supply order (yours in brackets while face down) · a mandamento underlined: confirmed

aim = Two teams of two: a team wins as soon as, after an encounter, one of it controls 5 mandamenti or both together 6.
    Otherwise the team with more of them after round 4 wins; at a tie, whoever controls Bronte, else it is a draw.
    A mandamento is yours while you hold two of its three areas. Plan with influence tokens, then carry out your orders.
term-war-cropped = { $count ->
        [one] … one more line: { $letter } makes room for it
       *[other] … { $count } more lines: { $letter } makes room for them, and once more shows the whole page
    }

## Why a bot would choose something: the end of a sentence

reason-goal = it brings your team closer to its goal, or keeps the others from theirs
reason-mandamenti = by the end of the round your team is better off in mandamenti
reason-areas = by the end of the round your team is better off in areas
reason-soldati = by the end of the round your team is better off in Soldati
reason-equipment = by the end of the round your team is better off in cars, speedboats and labs
reason-money = by the end of the round your team is better off in Money
reason-influence = by the end of the round your team is better off in influence
reason-orders = by the end of the round your team is better off in orders

## What a bot tells its partner

plan-attack = “I go for { $area } from { $origin }.”
