# Der Club um die Tische: Konten, offene Tische, was gespielt wurde.

## Konten

club-account = Dein Konto
club-why = Spielen geht ohne Konto. Mit einem hast du deine Plätze, deine Spiele und deine Wertung auf jedem Gerät.
club-name = Kontoname
club-password = Passwort
club-password-remark = Acht Zeichen oder mehr. Ein verlorenes Passwort lässt sich nur per E-Mail ersetzen, und nur mit einer bestätigten Adresse.
club-lost-password = Ich habe mein Passwort verloren
club-recover = Ein neues Passwort
club-recover-remark = Wenn ein Konto diese Adresse bestätigt hat, geht ein Link dorthin, der ein neues Passwort setzt.
club-recover-sent = Wenn ein Konto diese Adresse hat, ist eine E-Mail unterwegs. Ihr Link gilt eine Stunde.
club-recovered = Das Passwort ist geändert. Du kannst dich jetzt damit anmelden.
club-confirm = Adresse bestätigen
club-confirm-remark = E-Mails für dein Konto gehen dann an die Adresse, an der du diesen Link bekommen hast.
club-confirmed = Die Adresse ist bestätigt.
club-no-mail = Dieser Server verschickt keine E-Mails.
club-reach = Bescheid geben, wenn ich am Zug bin
club-reach-remark = An Tischen, an denen eine Entscheidung eine Stunde oder länger dauern darf, erfährst du es einmal und noch einmal, bevor die Zeit um ist. Was du nicht willst, lass leer.
club-email = E-Mail-Adresse
club-email-awaited = Eine E-Mail ist unterwegs zu { $email }; die Adresse gilt, sobald du den Link darin öffnest.
club-webhook = Webhook (eine Adresse deines eigenen Programms)
club-push-is-on = Dieses Gerät meldet sich, wenn du am Zug bist.
club-push-is-off = Dieses Gerät meldet sich nicht, wenn du am Zug bist.
club-push-on = Hier Meldungen zeigen
club-push-off = Hier keine Meldungen mehr zeigen
club-push-cannot = Dieser Browser zeigt keine Meldungen. Auf einem iPhone muss die Seite erst auf den Startbildschirm.
club-push-forbidden = Diesem Browser sind Meldungen dieser Seite verboten; seine Einstellungen erlauben sie wieder.
club-push-failed = Der Meldedienst des Browsers antwortet nicht. Versuch es später noch einmal.
club-reach-password = Dein Passwort, damit sicher ist, dass du es bist
club-reach-save = Speichern
club-reach-saved = Gespeichert.
club-register = Konto anlegen
club-have-one = Ich habe ein Konto
club-have-none = Ich habe noch kein Konto
club-log-out = Abmelden
club-log-out-remark = Beim Abmelden verschwinden auch die Schlüssel zu deinen Tischen von diesem Gerät.
club-devices = Wo du angemeldet bist
club-device = Ein Gerät
club-device-this = dieses Gerät
club-device-program = Programm
club-device-end = Dort abmelden
club-devices-end = Überall sonst abmelden
club-change-password = Passwort ändern
club-password-old = Bisheriges Passwort
club-password-new = Neues Passwort
club-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
club-data = Deine Daten
club-export = Alles als Datei sichern
club-export-remark = Dein Name, Geräte, Tische, Spiele, Wertungen und Einstellungen. Was an einem Tisch gesagt wurde, bleibt bei diesem Tisch.
club-delete = Konto löschen
club-delete-remark = Name, Geräte, Wertungen und was zum Konto gehört werden sofort vergessen. Spiele bleiben für die, mit denen du gespielt hast, unter dem Namen, den du am Tisch hattest. Links zu Plätzen gelten weiter.
club-delete-for-good = Endgültig löschen

## Offene Tische

club-seek = Jemanden zum Spielen finden
club-seek-remark = Du bekommst einen Platz, wo jemand wartet; wartet niemand, wartest du an einem neuen Tisch, bis jemand kommt.
club-tables = Tische jetzt
club-tables-none = Gerade ist kein Tisch offen. Wähle oben ein Spiel, dann wirst du dort gefunden.
club-table-yours = Dein Tisch
club-join = Hinsetzen
club-watch = Zuschauen

club-tables-filtered = Kein offener Tisch ist von dieser Art.
club-filter-game = Spiel
club-filter-any = Beide Spiele
club-filter-speed = Tempo
club-speed-any = Jedes Tempo
club-speed-untimed = Ohne Uhr
club-speed-quick = Minuten für eine Entscheidung
club-speed-slow = Tage für eine Entscheidung
club-filter-strength = Stärke
club-strength-any = Egal wie stark
club-strength-near = Etwa so stark wie ich
club-strength-stronger = Stärker als ich
club-strength-weaker = Schwächer als ich
club-strength-of = Wertung { $rating }

## Leute

club-people = Freunde
club-people-remark = Freunde können einander an einen Tisch einladen und sehen, wann die anderen zuletzt hier waren.
club-befriend = Freundschaft anfragen
club-befriend-of = { $name } Freundschaft anbieten
club-befriended = Angefragt
club-asking = Möchten mit dir befreundet sein
club-accept = Ja
club-accept-of = Mit { $name } befreundet sein
club-decline = Nein, danke
club-decline-of = Nicht mit { $name } befreundet sein
club-friends = Deine Freunde
club-friends-none = Noch niemand. Frage jemanden über den Kontonamen an, oder wähle unter denen, mit denen du gespielt hast.
club-friend-seen = zuletzt hier { $time }
club-part = Beenden
club-part-of = Nicht länger mit { $name } befreundet sein
club-asked = Du hast angefragt
club-take-back = Zurücknehmen
club-take-back-of = Die Anfrage an { $name } zurücknehmen
club-recent = Mit dir gespielt haben
club-recent-none = Noch niemand mit einem Konto.
club-recent-games = { $count ->
        [one] ein Spiel, { $time }
       *[other] { $count } Spiele, das letzte { $time }
    }
club-blocked = Blockiert
club-block = Blockieren
club-block-of = { $name } blockieren: nichts mehr hören
club-unblock = Freigeben
club-unblock-of = { $name } freigeben
club-invitations = Du bist eingeladen
club-invite = Einladen
club-invite-to = Jemanden einladen: { $seat }
club-invited = { $name } sieht deine Einladung jetzt.

## Turniere

club-tournaments = Turniere
club-tournaments-all = Alle Turniere
club-tournaments-remark = Der Server lost jede Runde aus, öffnet die Tische und zählt. Läuft jemandes Zeit ab, spielt ein Bot weiter, bis die Person wiederkommt.
club-tournaments-none = Noch kein Turnier. Lege eines an, dann können andere mitspielen.
club-tournament-log-in = dann kannst du ein Turnier anlegen oder mitspielen.
club-tournament-make = Turnier anlegen
club-tournament-name = Name des Turniers
club-tournament-name-default = Turnier
club-tournament-kind = Art
club-tournament-swiss = Schweizer System
club-tournament-swiss-hint = In jeder Runde treffen sich, die gleich stehen; niemand scheidet aus.
club-tournament-round-robin = Alle gegen alle
club-tournament-round-robin-hint = Alle treffen einmal aufeinander.
club-tournament-places = Plätze
club-tournament-places-hint = Es beginnt, wenn alle vergeben sind oder wenn du es sagst.
club-tournament-bots = Bots, die mitspielen
club-tournament-rank = Ihr Rang
club-tournament-open = offen: { $entered } von { $places } Plätzen vergeben
club-tournament-running = Runde { $round } von { $rounds }
club-tournament-over = vorbei
club-tournament-join = Mitspielen
club-tournament-leave = Nicht mitspielen
club-tournament-cancel = Turnier absagen
club-tournament-cancel-sure = Endgültig absagen
club-tournament-begin = Jetzt beginnen
club-tournament-play = Zum Tisch
club-tournament-round = Runde { $round }
club-tournament-rests = { $name } setzt aus und bekommt einen Punkt
club-standings = Tabelle
club-standings-place = Platz
club-standings-name = Wer
club-standings-points = Punkte
club-standings-opponents = Gegner
club-standings-played = Spiele

## Was gespielt wurde

club-profile = Spiele und Wertungen
club-member-since = Hier seit { $day }
club-ratings = Wertungen
club-ratings-none = Noch kein gewertetes Spiel. Es zählt, wenn jeder Platz zu einem anderen Konto gehört.
club-rated-games = { $count ->
        [one] ein gewertetes Spiel
       *[other] { $count } gewertete Spiele
    }
club-provisional = vorläufig, bis zehn Spiele gespielt sind
club-curve = Wertung in { $game }
club-games = Beendete Spiele
club-games-none = Noch kein beendetes Spiel. Hier stehen die Spiele, die du angemeldet spielst.
club-games-more = Mehr zeigen
club-won = Gewonnen
club-lost = Verloren
club-draw = Remis
club-guest = ein Gast
club-choices = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
club-forget = Löschen
club-forget-sure = Endgültig löschen
club-replay = Rückblick
club-imported = Importiert
club-import = Aufzeichnung importieren
club-import-remark = Eine Aufzeichnung ist die Datei, die „Aufzeichnung speichern“ schreibt, hier oder im Terminal. Das ganze Spiel wird nachgespielt und geprüft; es bleibt nur für dich und wird nie gewertet.
club-import-choose = Aufzeichnung auswählen
club-importing = Das Spiel wird nachgespielt…

## Gespräch

club-talk-none = Noch hat niemand etwas gesagt.
club-talk-to = Wer soll es hören?
club-talk-all = Alle am Tisch
club-talk-team = Nur wer mit mir spielt
club-talk-secret = nur ihr zwei
club-talk-say = Sag etwas
club-talk-send = Sagen
club-silenced = Du darfst hier gerade nicht zum ganzen Tisch sprechen.
club-silence = { $name } das Wort entziehen
club-unsilence = { $name } das Wort wieder geben
club-talk-closed = Das Gespräch des ganzen Tisches ist geschlossen.
club-talk-close = Gespräch für alle schließen
club-talk-open = Gespräch wieder öffnen
club-mute = { $name } nicht hören
club-unmute = { $name } wieder hören
club-report = { $name } melden
club-report-why = Was stimmt nicht damit, wie { $name } spricht?
club-report-send = Melden
club-report-sent = Wer diesen Server betreibt, wird es lesen. Am Tisch erfährt es niemand.
club-phrase-hello = Guten Abend!
club-phrase-good-luck = Viel Glück!
club-phrase-well-played = Gut gespielt!
club-phrase-thanks = Danke!
club-phrase-moment = Einen Moment, bitte.
club-phrase-sorry = Das tut mir leid.
club-phrase-attack-here = Ich greife an.
club-phrase-hold-here = Halte die Stellung.
club-phrase-need-help = Ich brauche deine Hilfe.
club-phrase-trust-me = Vertrau mir.

## Langsames Spiel

club-turns = Du bist am Zug
club-turns-none = Nichts wartet auf dich. Hier stehen die Tische, an denen du am Zug bist.
club-turn-until = bis { $time }, dann spielt ein Bot für dich
club-clock = Zeit für einen Zug: { $time }. Danach spielt ein Bot, bis jemand zurückkommt.
club-budget = Zeit: { $time }. Danach spielt ein Bot, bis jemand zurückkommt.
club-lend = Einen Bot für { $name } spielen lassen

## Vorschläge

club-propose = Den anderen vorschlagen
club-propose-who = Für wen?
club-propose-undo = Meine letzte Wahl und alles danach zurücknehmen
club-propose-draw = Unentschieden anbieten
club-propose-resign = Aufgeben
club-propose-resign-sure = Endgültig aufgeben

## Programme

club-programs = Programme, die für dich spielen
club-programs-remark = Mit einem Token setzt sich ein Programm an den Tisch und spielt für dein Konto. Es steht bei deinen Geräten; dort beendest du es.
club-program-name = Wie das Programm heißt
club-program-make = Token anlegen
club-program-token = Dein Token, nur dieses eine Mal gezeigt
