# The club around the tables: accounts, open tables, what was played. The browser reads this file when a page of it opens.

## Accounts

club-account = Your account
club-why = You can play without an account. With one, your seats, your games and your rating are there on every device.
club-name = Account name
club-password = Password
club-password-remark = Eight letters or more. A lost password comes back only by e-mail, and only if you have confirmed an address.
club-lost-password = I lost my password
club-recover = Another password
club-recover-remark = If an account has confirmed this address, a link that sets another password goes there.
club-recover-sent = If an account has this address, a letter is on its way. Its link is good for an hour.
club-recovered = The password is changed. You can log in with it now.
club-confirm = Confirm the address
club-confirm-remark = Letters for your account will go to the address where you got this link.
club-confirmed = The address is confirmed.
club-no-mail = This server sends no e-mail.
club-reach = Tell me when it is my turn
club-reach-remark = At tables where a choice may take an hour or more you are told once, and once more before the time is up. Leave empty what you do not want.
club-email = E-mail address
club-email-awaited = A letter is on its way to { $email }; the address counts once you open the link in it.
club-webhook = Webhook (an address of your own program)
club-push-is-on = This device shows a notice when it is your turn.
club-push-is-off = This device shows no notice when it is your turn.
club-push-on = Show notices here
club-push-off = Show no more notices here
club-push-cannot = This browser shows no notices. On an iPhone, put the page on the home screen first.
club-push-forbidden = This browser has been told to show no notices of this page; its settings allow it again.
club-push-failed = The browser's push service does not answer. Try again later.
club-reach-password = Your password, to be sure it is you
club-reach-save = Save
club-reach-saved = Saved.
club-register = Make an account
club-have-one = I have an account
club-have-none = I have no account yet
club-log-out = Log out
club-log-out-remark = Logging out also takes the keys to your tables off this device.
club-devices = Where you are logged in
club-device = A device
club-device-this = this device
club-device-program = program
club-device-end = Log out there
club-devices-end = Log out everywhere else
club-change-password = Change the password
club-password-old = Password until now
club-password-new = New password
club-password-changed = The password is changed. All other devices are logged out.
club-data = Your data
club-export = Save everything as a file
club-export-remark = Your name, devices, tables, games, ratings and settings. What was said at a table stays with the table.
club-delete = Delete the account
club-delete-remark = Name, devices, ratings and what belongs to the account are forgotten at once. Games stay for those you played with, under the name you played by. Links to seats keep working.
club-delete-for-good = Delete it for good

## Open tables

club-seek = Find somebody to play with
club-seek-remark = You get a seat where somebody waits; if nobody does, you wait at a new table until somebody comes.
club-tables = Tables now
club-tables-none = No table is open at the moment. Choose a game above, and somebody will find you there.
club-table-yours = Your table
club-join = Sit down
club-watch = Watch

club-tables-filtered = No open table is of this kind.
club-filter-game = Game
club-filter-any = Both games
club-filter-speed = Speed
club-speed-any = Any speed
club-speed-untimed = Without a clock
club-speed-quick = Minutes for a choice
club-speed-slow = Days for a choice
club-filter-strength = Strength
club-strength-any = Anybody
club-strength-near = About as strong as I am
club-strength-stronger = Stronger than I am
club-strength-weaker = Weaker than I am
club-strength-of = rating { $rating }

## People

club-people = Friends
club-people-remark = Friends can invite each other to a table and see when the other was last here.
club-befriend = Ask to be friends
club-befriend-of = Ask { $name } to be friends
club-befriended = Asked
club-asking = Want to be your friends
club-accept = Yes
club-accept-of = Be friends with { $name }
club-decline = No, thank you
club-decline-of = Do not be friends with { $name }
club-friends = Your friends
club-friends-none = Nobody yet. Ask somebody by name, or from the people you have played with.
club-friend-seen = last here { $time }
club-part = Part
club-part-of = No longer be friends with { $name }
club-asked = You have asked
club-take-back = Take it back
club-take-back-of = Take back the question to { $name }
club-recent = Played with
club-recent-none = Nobody with an account yet.
club-recent-games = { $count ->
        [one] one game, { $time }
       *[other] { $count } games, the last { $time }
    }
club-blocked = Blocked
club-block = Block
club-block-of = Block { $name } and hear nothing more
club-unblock = Unblock
club-unblock-of = Unblock { $name }
club-invitations = You are invited
club-invite = Invite
club-invite-to = Invite somebody to { $seat }
club-invited = { $name } sees your invitation now.

## Tournaments

club-tournaments = Tournaments
club-tournaments-all = All tournaments
club-tournaments-remark = The server draws every round, opens its tables and counts. Whoever lets the clock run out is played by a bot until they are back.
club-tournaments-none = No tournament yet. Make one, and others can enter.
club-tournament-log-in = then you can make a tournament or enter one.
club-tournament-make = Make a tournament
club-tournament-name = Name of the tournament
club-tournament-name-default = Tournament
club-tournament-kind = Kind
club-tournament-swiss = Swiss
club-tournament-swiss-hint = In every round those meet who stand alike; nobody is out.
club-tournament-round-robin = All against all
club-tournament-round-robin-hint = Everybody meets everybody once.
club-tournament-places = Places
club-tournament-places-hint = It begins when all are taken, or when you say so.
club-tournament-bots = Bots that enter
club-tournament-rank = Their rank
club-tournament-open = open: { $entered } of { $places } places taken
club-tournament-running = round { $round } of { $rounds }
club-tournament-over = over
club-tournament-join = Enter
club-tournament-leave = Do not enter
club-tournament-cancel = Give it up
club-tournament-cancel-sure = Give it up for good
club-tournament-begin = Begin now
club-tournament-play = To the table
club-tournament-round = Round { $round }
club-tournament-rests = { $name } rests and gets a point
club-standings = Table
club-standings-place = Place
club-standings-name = Name
club-standings-points = Points
club-standings-opponents = Opponents
club-standings-played = Games

## What was played

club-profile = Games and ratings
club-member-since = Here since { $day }
club-ratings = Ratings
club-ratings-none = No rated game yet. Games count when every seat belongs to another account.
club-rated-games = { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
club-provisional = provisional until ten games are played
club-curve = Rating in { $game }
club-games = Finished games
club-games-none = No finished game yet. Games you play while logged in stand here.
club-games-more = Show more
club-won = Won
club-lost = Lost
club-draw = Draw
club-guest = a guest
club-choices = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
club-forget = Delete
club-forget-sure = Delete for good
club-replay = Look back
club-imported = Imported
club-import = Import a record
club-import-remark = A record is the file that “Save the record” writes, here or in the terminal. The whole game is replayed and checked; it is kept for you alone and never rated.
club-import-choose = Choose a record file
club-importing = The game is being replayed…

## Talking

club-talk-none = Nobody has said anything yet.
club-talk-to = Who shall hear it?
club-talk-all = Everybody at the table
club-talk-team = Only my partner
club-talk-secret = only you two
club-talk-say = Say something
club-talk-send = Say it
club-silenced = The host does not let you talk to the whole table.
club-silence = Silence { $name }
club-unsilence = Let { $name } talk again
club-talk-closed = The host has closed the talk of the whole table.
club-talk-close = Close the talk for everybody
club-talk-open = Open the talk again
club-mute = Do not hear { $name }
club-unmute = Hear { $name } again
club-report = Report { $name }
club-report-why = What is wrong with how { $name } talks?
club-report-send = Report it
club-report-sent = Whoever runs this server will read it. Nobody at the table learns of it.
club-phrase-hello = Good evening!
club-phrase-good-luck = Good luck!
club-phrase-well-played = Well played!
club-phrase-thanks = Thank you!
club-phrase-moment = One moment, please.
club-phrase-sorry = I am sorry.
club-phrase-attack-here = I will attack.
club-phrase-hold-here = Hold your ground.
club-phrase-need-help = I need your help.
club-phrase-trust-me = Trust me.

## Slow play

club-turns = Your turn
club-turns-none = Nothing waits for you. Tables where it is your turn stand here.
club-turn-until = until { $time }, then a bot plays for you
club-clock = Time for a choice: { $time }. Then a bot plays until its owner comes back.
club-budget = Time: { $time }. Then a bot plays until its owner comes back.
club-lend = Let a bot play for { $name }

## Proposals

club-propose = Propose to the others
club-propose-who = For whom?
club-propose-undo = Take back my last choice and everything since
club-propose-draw = Offer a draw
club-propose-resign = Resign
club-propose-resign-sure = Resign for good

## Programs

club-programs = Programs that play for you
club-programs-remark = A token lets a program sit down and play for your account. It stands among your devices, where you end it.
club-program-name = Name of the program
club-program-make = Make a token
club-program-token = Your token, shown this once
