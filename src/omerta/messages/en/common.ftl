# What every table says, whatever the game.

refusal-nothing-to-take-back-here = You have chosen nothing yet that could be taken back.
refusal-something-new-was-learnt-since = That cannot be taken back: something new was learnt since your last choice.
refusal-another-player-has-acted-since = That cannot be taken back: another player has acted since.
refusal-what-ended-the-game-stays = The game is over; what ended it stays.

result-won = { $count ->
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
result-drawn = Nobody wins: it is a draw.
outcome-resigned = One side resigned.
outcome-agreed-draw = All agreed to a draw.

## The terminal's own texts

term-you = You
term-to-move = { $names } to move
term-keys = number to choose · ? for all keys
term-press-enter = Press Enter to go back.
term-leaf = Leaf { $leaf } of { $leaves }: Enter turns it, q goes back.
term-hint = { $bot } would choose: { $words } ({ $reason }).
term-hint-chance = { $bot } would choose: { $words } (about { $chance }% to win: { $reason }).
term-hint-next = Next best: { $words } (about { $chance }%).
term-kept = The game is kept. Go on with: omerta play --continue
term-not-kept = This game is not being kept: { $problem }
term-overwrite = { $file } exists already. Write over it? (y/n)
term-not-saved = Nothing was written.
term-rules-found = { $asked }: { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
term-aim = The aim
term-type-number = Type a number from 1 to { $count }, or ? for all keys.
term-type-one-of = Type one of these: { $keys }; ? shows all keys.
term-more = page { $leaf } of { $leaves }: n turns to the next choices
term-paused = Paused. Enter goes on; the usual keys work.
term-anytime = At any time, { $name }: a number, or Enter to go back.
term-anytime-who = Who wants to do something? { $names }:
term-anytime-nobody = Nobody of that name sits at this screen.
term-anytime-nothing = Nothing can be done out of turn now.
term-look-nothing = Nothing of that name is here. Type i and a name, or its beginning.
term-hand-over = The screen is covered. Hand it to { $name }, who presses Enter.
term-saved = Saved as { $file }.
term-input-ended = The input ended before the game did.
term-after-end = Enter leaves, l shows the log, s FILE saves the record:
term-languages = Type g and one of these: { $codes }.
term-quit-sure = Leave the table? (y/n)
term-yes = y
term-left = You left the table.
term-effect-open = the next question settles it
term-why-list = Why not …?
term-why-ask = A number, an action, or Enter to go back:
term-why-nothing = Everything you might expect here is possible.
term-why-allowed = That is allowed here.
term-help = What you can type
term-help-number = 3          choose number 3
term-help-action = ACTION     choose by its notation, as records write it
term-help-hint = h          what the best bot would choose in your place
term-help-undo = u          take back your last choice and what bots answered, if nothing was learnt
term-help-why = w [ACTION] why is something not among the choices?
term-help-anytime = a [NAME]   what you may do at any time, also out of turn
term-help-more = n          the next choices, where they do not fit the screen
term-help-look = i NAME     what a thing is and does: a card, an area, a tile, a printed word
term-help-rule = r [WORDS]  rules by id or by words; alone, the one that asks now
term-help-log = l          everything that happened
term-help-save = s [FILE]   save the record to a file; --resume FILE takes it up
term-help-language = g CODE     speak another language: en, de or pl
term-help-quit = q          leave; the game is kept, and omerta play --continue takes it up
term-help-effect = ? 3        what number 3 surely does; ? alone shows this page
term-rules-title = { $title }, by { $designers }
term-rules-printed = printed
term-rules-ruling = ruling
term-rules-example = Worked example: { $example }
term-rules-none = no rule of { $title } holds: { $search }

## Why a bot would choose something: the end of a sentence

reason-only = nothing else makes sense here
reason-wins = it wins every game imagined from here
reason-mixed = here bots draw lots, so that nobody can foresee their choice
reason-even = the best choices are about equally good
reason-overall = it does best in the games imagined from here
