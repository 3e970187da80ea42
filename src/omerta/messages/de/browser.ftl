# Die eigenen Texte des Browsers.

## The front page

ui-app-name = Omertà
ui-app-tagline = Zwei Spiele aus der sizilianischen Unterwelt, an einem Tisch, der dichthält.
ui-app-famiglia = Famiglia
ui-app-famiglia-blurb = Zu zweit, sechzig Karten, eine Straße.
ui-app-mafia-war = The Great Mafia War
ui-app-mafia-war-blurb = Zwei gegen zwei um Sizilien, mit verdeckten Befehlen.
ui-title = { $game } · Omertà
ui-title-your-turn = ● Du bist dran · { $game } · Omertà
ui-play-now = Sofort spielen
ui-play-now-remark = { $count ->
        [one] Gegen einen Bot, ohne Warten.
       *[other] Du und { $count } Bots, ohne Warten.
    }
ui-play-now-first = Beim ersten Mal mit den Familien, die am leichtesten zu spielen sind.
ui-guide-begin = Spielend lernen
ui-set-up = Tisch einrichten
ui-form-seats = Wer spielt mit?
ui-form-seat = Platz { $number }
ui-form-seat-team = Platz { $number }, Team { $team }
ui-form-options = Wie spielt ihr?
ui-form-more = Mehr Einstellungen
ui-form-open = Tisch eröffnen
ui-clock = Zeit für einen Zug
ui-clock-hint = Braucht jemand länger, spielt ein Bot weiter, bis die Person wieder da ist.
ui-clock-none = So lange es dauert
ui-budget = Zeit für das ganze Spiel
ui-budget-hint = So viel haben alle. Ist sie um, spielt ein Bot; wer zurückkommt, bekommt ein Zehntel davon.
ui-budget-of = { $time } für das Spiel
ui-budget-of-both = { $time } für das Spiel, { $increment } für jeden Zug
ui-increment = Für jeden Zug
ui-increment-hint = Wer den Zug weitergibt, bekommt so viel dazu.
ui-increment-none = nichts
ui-clocks = Übrige Zeit
ui-clock-running = { $name }, noch { $time }, die Uhr läuft
ui-clock-standing = { $name }, noch { $time }
ui-clock-warning = Du hast noch { $time }.
ui-form-hot-seat = Mehrere teilen sich dieses Gerät. Wo es Geheimnisse gibt, wird zwischen den Zügen verdeckt.
ui-sitter-me = Jemand an diesem Gerät
ui-sitter-friend = Ein Gast, per Link
ui-sitter-anybody = Irgendwer, von den offenen Tischen
ui-sitter-bot = Bot: { $rank }
ui-rank-picciotto = Picciotto
ui-rank-soldato = Soldato
ui-rank-capo = Capo
ui-rank-don = Don
ui-rank-picciotto-hint = wählt zufällig unter dem, was sinnvoll ist: um zu sehen, wie alles geht.
ui-rank-soldato-hint = nimmt, was im Augenblick am besten aussieht: fair für einen ersten Abend.
ui-rank-capo-hint = denkt mehrere Züge voraus.
ui-rank-don-hint = ist hier der Stärkste.
ui-bot-name-1 = Pippo
ui-bot-name-2 = Concetta
ui-bot-name-3 = Rocco
ui-bot-name-4 = Lucia
ui-name-label = Dein Name
ui-name-of = Name von Person { $number }
ui-name-default = Rosa
ui-tables-title = Deine Tische
ui-turns = { $count ->
        [one] Etwas wartet auf dich
       *[other] { $count } Dinge warten auf dich
    }
ui-turn-yours = du bist am Zug
ui-tables-forget = Den Tisch { $game }, { $time }, vergessen
ui-unreachable = Der Server antwortet nicht. Läuft er, und bist du verbunden?
ui-try-again = Noch einmal versuchen
ui-to-front = Zur Startseite
ui-club-lobby = Offene Tische
ui-club-log-in = Anmelden

## Links and the lobby

ui-problem-title = Das lässt sich nicht öffnen
ui-no-key = Dieses Gerät hat keinen Schlüssel zu diesem Tisch. Öffne den Link, den du bekommen hast, oder den Link zu deinem Platz von dem Gerät, auf dem du gespielt hast.
ui-claim-title = Du bist eingeladen
ui-claim-game = Zu einer Partie { $game }, mit:
ui-claim-empty = jemand, der noch nicht da ist
ui-claim-already = Dieses Gerät hat schon einen Schlüssel zu diesem Tisch. Nimm den Platz nur, wenn ihr hier zu zweit spielt.
ui-claim-sit = Platz nehmen
ui-lobby-waiting = Warten, bis alle sitzen.
ui-lobby-full = Alle sind da.
ui-lobby-seat = Platz { $number }
ui-lobby-free = frei
ui-lobby-here = ist da
ui-lobby-away = ist gerade weg
ui-lobby-invitation = Schicke diesen Link jemandem zum Mitspielen; er gilt einmal
ui-lobby-new-link = Neuen Link machen
ui-lobby-free-seat = Diesen Platz jemand anderem geben
ui-lobby-watch = Mit diesem Link dürfen alle zusehen
ui-lobby-start = Beginnen
ui-lobby-host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
ui-copy = Kopieren
ui-copied = Kopiert
ui-link-local = Diese Links gelten nur auf diesem Rechner. Damit andere im Haus mitspielen, starte den Tisch mit „make play HOST=0.0.0.0“ oder „omerta serve --host 0.0.0.0“.
ui-link-house = Diese Links gelten für alle im selben Netz.
ui-qr-show = Als QR-Code zeigen
ui-qr-hide = QR-Code verbergen
ui-qr-label = QR-Code des Links

## The rules

ui-rules = Regeln
ui-rules-title = Die Regeln von { $game }
ui-rules-all-of = Alle Regeln von { $game }
ui-rules-credits = Spieldesign: { $designers }. Verlegt von { $publishers }.
ui-rules-explained = Gedruckte Regeln stehen im Regelheft und sind hier mit unseren Worten erzählt; Klärungen regeln, was es offen lässt.
ui-rules-search = Suchen
ui-rules-status = Welche Regeln
ui-rules-all = Alle
ui-rules-printed = Gedruckt
ui-rules-ruling = Klärungen
ui-rule-printed = gedruckt
ui-rule-ruling = Klärung
ui-rules-found = { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
ui-rules-none = Keine Regel enthält diese Wörter.
ui-rules-chapters = Kapitel

## Famiglia: what the cards print

ui-ability-accountant = Tauscht bis zu { $value }
ui-ability-brute = Senkt um bis zu { $value }
ui-ability-mercenary = Vertritt Werte unter { $value }
ui-card-spoken = { $vp ->
        [one] { $card }, 1 Siegpunkt
       *[other] { $card }, { $vp } Siegpunkte
    }
ui-card-vp = SP
ui-card-back = Eine verdeckte Karte

## The Great Mafia War: what the drawings say

ui-house-black = Schwarze Familie
ui-house-blue = Blaue Familie
ui-house-green = Grüne Familie
ui-house-red = Rote Familie
ui-house-white = Weiße Familie
ui-house-yellow = Gelbe Familie
ui-house-neutral = neutral
ui-piece-soldato = Soldato, { $house }
ui-piece-car = Auto, { $house }
ui-piece-speedboat = Schnellboot, { $house }
ui-piece-lab = Drogenlabor
ui-piece-influence = Einflussstein, { $house }
ui-piece-bust = Büste, { $house }
ui-piece-control = Kontrollstein, { $house }
ui-piece-coin = { $amount } Geld
ui-piece-primo = Primo Giocatore
ui-piece-many = { $count } × { $piece }
ui-order-down = Verdeckter Befehl, { $house }
ui-order-up = Befehl, { $house }: { $kind }, Initiative { $initiative }. { $symbols }
ui-order-attack = Angriff
ui-order-supply = Nachschub
ui-order-vest = Schutzweste { $count }
ui-symbol-shotgun = Schrotflinte
ui-symbol-rally = Zusammenziehen
ui-symbol-skull = Totenkopf
ui-symbol-bomb = Bombe
ui-symbol-pentito = Pentito
ui-symbol-agitate = Aufruhr
ui-symbol-vest = Schutzweste
ui-symbol-coin = Geld
ui-symbol-place = Soldati einsetzen
ui-symbol-recruit = Soldati anwerben
ui-symbol-car = Auto
ui-symbol-speedboat = Schnellboot
ui-symbol-lab = Drogenlabor
ui-symbol-swap = Seitenwechsel
ui-symbol-pull = Herüberziehen
ui-symbol-buy = Herauskaufen
ui-symbol-spread = Umkreis verstärken
ui-symbol-launder = Geld waschen
ui-symbol-influence = Einfluss nehmen
ui-symbol-order = Befehl erteilen
ui-symbol-ultima = Ultima Azione
ui-symbol-endless = Beliebig viele Steine
ui-symbol-justice = Justiz
ui-symbol-police = Polizei
ui-symbol-economy = Wirtschaft
ui-symbol-church = Kirche
ui-symbol-counted = { $symbol } { $count }
ui-corner-sun = Sonne
ui-corner-moon = Mond
ui-corner-star = Stern
ui-corner-wave = Welle
ui-conflict-turncoat = Überläufer
ui-conflict-coward-1 = Feigling 1
ui-conflict-coward-2 = Feigling 2
ui-conflict-turncoat-short = Einer von ihnen läuft zu dir über
ui-conflict-coward-1-short = Einer von deinen läuft heim
ui-conflict-coward-2-short = Zwei von deinen laufen heim
ui-conflict-back = Eine verdeckte Kampfkarte
ui-tile-influence = Einfluss
ui-tile-meeting = Treffen
ui-tile-reinforcements = Verstärkung
ui-tile-cars = Autos
ui-tile-speedboats = Schnellboote
ui-tile-chain-of-command = Befehlsgewalt
ui-tile-recruitment = Rekrutierung
ui-tile-allies = Verbündete
ui-tile-bribery = Bestechung
ui-tile-delay-detonator = Zeitzünder
ui-tile-miniguns = Kanonen
ui-tile-planning = Planung
ui-tile-encounter = Gefecht
ui-tile-spoken = Kontrollplättchen { $name }, { $phase }

## The table

ui-choices-label = Was du tun kannst
ui-choices-hint = Pfeiltasten bewegen, Enter wählt, Ziffern wählen sofort
ui-choices-asides = Jederzeit ({ $count })
ui-choices-none = Nichts zu wählen
ui-choices-all = Alle { $count } Möglichkeiten
ui-choices-tap = Tippe an, was umrandet ist, oder wähle hier:
ui-choices-reason = Warum nichts anderes:
ui-choices-fold = Weniger zeigen
ui-choices-common = In jedem Fall:
ui-choices-more = { $count ->
        [one] Noch eine Folge
       *[other] Noch { $count } Folgen
    }
ui-close = Schließen
ui-panel = Dein Zug und was geschah
ui-lent = Ein Bot spielt für dich.
ui-come-back = Ich bin wieder da
ui-talk = Gespräch
ui-talk-unread = { $count ->
        [one] eine neue Bemerkung
       *[other] { $count } neue Bemerkungen
    }
ui-menu = Menü
ui-reference = Hilfe
ui-menu-own-link = Als { $name } auf einem anderen Gerät weiterspielen; behalte diesen Link für dich
ui-keys-title = Tasten
ui-keys-hint = Drücke ? für alle Tasten.
ui-docs = Die Dokumentation (englisch)
ui-key-digit = wählen
ui-key-arrows = durch die Möglichkeiten gehen und wählen
ui-key-hint = was der beste Bot täte
ui-key-undo = deine letzte Wahl zurücknehmen
ui-key-asides = was du jederzeit tun kannst
ui-key-rule = die Regel zu dem, worauf du zeigst
ui-key-skip = zum aktuellen Stand springen
ui-key-sound = Töne an oder aus
ui-key-escape = schließen, was offen ist
ui-key-help = diese Tasten
ui-key-mat = dein Familientableau
ui-key-mate = Befehle und Tableau deines Teammitglieds
ui-key-sketch = auf der geheimen Karte des Teams zeichnen
ui-key-map = auf der Karte: von Gebiet zu Gebiet
ui-key-zoom = Karte näher, weiter weg, ganz
ui-settings = Einstellungen
ui-sound = Töne
ui-sound-on = Die Töne sind an.
ui-sound-off = Die Töne sind aus.
ui-hint = Tipp: Was täte der beste Bot?
ui-hint-thinking = Der Don denkt nach …
ui-hint-better = Damit erwartet er { $chance } Siege in 100 Spielen, und { $less } mit: { $other }.
ui-hint-alike = Damit erwartet er { $chance } Siege in 100 Spielen, und etwa ebenso viele mit: { $other }.
ui-inspector-rule = Regel { $rule }
ui-inspector-price = Für dich:
ui-undo = Zurücknehmen
ui-guide-title = Einführung
ui-guide-step = { $step } von { $count }
ui-guide-next = Verstanden
ui-guide-skip = Allein weiterspielen
ui-not-sent = Das kam nicht an: Die Verbindung ist abgerissen. Versuche es noch einmal, wenn sie wieder steht.
ui-waiting-for = Am Zug: { $names }
ui-watchers = { $count ->
        [one] eine Person sieht zu
       *[other] { $count } sehen zu
    }
ui-spectator = Wer zusieht
ui-rematch = Noch einmal spielen
ui-proposal-resign = { $name } möchte für das ganze Team aufgeben.
ui-proposal-draw = { $name } bietet ein Unentschieden an.
ui-proposal-undo = { $name } bittet darum, eine Wahl und alles danach zurückzunehmen.
ui-proposal-rematch = { $name } möchte noch einmal spielen.
ui-proposal-host = Die Gastgeberseite
ui-proposal-waiting = Es fehlt noch: { $names }.
ui-proposal-agree = Einverstanden
ui-proposal-decline = Nein
ui-proposal-withdraw = Zurückziehen
ui-review = Wo kippte das Spiel?
ui-review-thinking = Der Don denkt darüber nach …
ui-review-chances = Deine Aussicht auf den Sieg, vom ersten bis zum letzten Zug
ui-review-chances-of = { $name }: Aussicht auf den Sieg, vom ersten bis zum letzten Zug
ui-review-turnings = Die teuersten Entscheidungen
ui-review-turning = Schritt { $moment }, { $name }: Aussicht auf den Sieg um { $lost } % gesunken.
ui-review-better = Ein Bot hätte gewählt: { $words }.
ui-end-won = Gewonnen
ui-end-lost = Verloren
ui-end-draw = Unentschieden
ui-record-save = Aufzeichnung speichern
ui-seat-unnamed = Person { $number }
ui-seat-numbered = { $name } { $number }
ui-seat-turn = am Zug
ui-seat-you = du
ui-goal-you = Du
ui-seat-bot = Bot
ui-log-label = Was geschah
ui-log-open = Verlauf
ui-log-jump = Diesen Augenblick ansehen
ui-since-title = Seit deinem letzten Zug
ui-pace-label = Züge der anderen
ui-pace-slow = langsam
ui-pace-normal = mittel
ui-pace-fast = schnell
ui-pace-at-once = sofort
ui-pace-skip = Zum aktuellen Stand
ui-log-empty = Noch ist nichts geschehen.
ui-cover-title = Gib das Gerät weiter
ui-cover-to = Als Nächstes: { $name }. Alle anderen schauen weg.
ui-cover-open = Ich bin { $name }
ui-replay-open = Rückblick
ui-replay-title = Rückblick
ui-replay-play = Abspielen
ui-replay-speed = Tempo
ui-replay-pause = Anhalten
ui-replay-game = Spiel
ui-replay-more = Mehr
ui-replay-close = Zum Tisch
ui-replay-eyes = Mit den Augen von
ui-replay-label = Zug
ui-replay-of = { $step } von { $last }
ui-replay-first = Erster Zug
ui-replay-back = Einen Zug zurück
ui-replay-forward = Einen Zug weiter
ui-replay-last = Letzter Zug
ui-replay-link = Link zu dieser Stellung kopieren
ui-replay-linked = Link kopiert
ui-replay-address = Link zu dieser Stellung
ui-language-label = Sprache
ui-theme-label = Tag oder Nacht
ui-theme-system = Auto
ui-theme-light = Tag
ui-theme-dark = Nacht
ui-connection-live = Verbunden
ui-connection-waiting = Verbindet neu
ui-connection-lost = Keine Verbindung
ui-status-dismiss = Ausblenden
ui-refused-by = { $sentence } ({ $rule })

## Famiglia

ui-famiglia-lesson-aim-title = Ziel.
ui-famiglia-lesson-aim = Hab am Ende die meisten Punkte. Jede deiner Karten zählt, auf der Hand und geparkt; hohe Karten und La Famiglia zählen am meisten.
ui-famiglia-lesson-turn-title = Zug.
ui-famiglia-lesson-turn = Zwei Karten einer Familie holen die Karte mit dem nächsthöheren Wert; eine der beiden bleibt geparkt. Eine 0 kostet nichts.
ui-famiglia-lesson-end-title = Ende.
ui-famiglia-lesson-end = Das Spiel endet, wenn der Stapel zweimal aufgebraucht ist oder beide nacheinander passen.
ui-famiglia-help-turn = Ein Zug hat vier Schritte; nur der letzte muss sein.
ui-famiglia-help-street = Schicke eine Karte der Straße weg und ziehe so viele nach, wie ihr Wert ist, so oft du magst, solange dort keine 0 liegt (im zweiten Durchgang einmal je Zug). Danach darfst du in diesem Zug nur die neuen nehmen.
ui-famiglia-help-accountant = Spiele einen Buchhalter über 0: Nimm höchstens so viele geparkte Karten zurück, wie sein Wert ist, und parke ebenso viele aus der Hand.
ui-famiglia-help-brute = Spiele einen Schläger über 0: Senke eine Karte der Straße für diesen Zug um höchstens seinen Wert.
ui-famiglia-help-take = Nimm eine Karte: Eine 0 kostet nichts; für jede andere zeige zwei Karten ihrer Familie, einen Wert niedriger, und parke eine davon. Oder passe.
ui-famiglia-help-mercenary = Ein Söldner vertritt eine der beiden gezeigten Karten, gleich welcher Familie, wenn deren Wert unter seinem liegt.
ui-famiglia-help-end = Alle Karten zählen, auf der Hand und geparkt. Das Spiel endet, wenn der Stapel zum zweiten Mal aufgebraucht ist oder beide nacheinander passen.
ui-famiglia-help-cards = Wie oft jede Karte im Spiel ist
ui-famiglia-street = Die Straße
ui-famiglia-street-empty = Niemand ist hier
ui-famiglia-new = neu
ui-famiglia-lowered = in diesem Zug auf { $value } gesenkt
ui-famiglia-lowered-short = ↓ { $value }
ui-famiglia-lowered-free = dann kostet sie nichts
ui-famiglia-lowered-paid = dann kannst du sie bezahlen
ui-famiglia-lowered-unpaid = auch dann nicht bezahlbar
ui-famiglia-price-free = Sie kostet nichts.
ui-famiglia-price-ways = Zeige { $ways }.
ui-famiglia-price-none = Nötig ist zweimal { $card }; das kannst du nicht zeigen.
ui-famiglia-price-brute = Mit { $brute }, gesenkt auf { $value }: { $ways }.
ui-famiglia-price-brute-free = Mit { $brute }, gesenkt auf { $value }: Sie kostet nichts.
ui-famiglia-price-pair = 2 × { $card }
ui-famiglia-price-joker = { $card } + { $joker }
ui-famiglia-price-play = Wer ausgespielt wird, bleibt geparkt.
ui-famiglia-price-back = Sie kommt mit einem Buchhalter zurück, für eine andere Karte deiner Hand.
ui-famiglia-decided-points = Mehr Punkte entscheiden: { $more } zu { $less }.
ui-famiglia-decided-highest-card = Gleich viele Punkte, also entscheidet die höchste einzelne Karte: { $more } Punkte gegen { $less }.
ui-famiglia-decided-nothing = Gleich viele Punkte, und die höchsten Karten zählen gleich viel.
ui-famiglia-change-points = { $from } → { $to } SP
ui-famiglia-hand = Hand { $count }
ui-famiglia-hand-of = { $name }: Hand
ui-famiglia-parked = Geparkt { $count }
ui-famiglia-parked-of = { $name }: geparkt
ui-famiglia-points = { $points } SP
ui-famiglia-points-unknown = ? SP
ui-famiglia-stages = Wie weit der Zug ist
ui-famiglia-stage-street = Straße
ui-famiglia-stage-accountant = Buchhalter
ui-famiglia-stage-brute = Schläger
ui-famiglia-stage-take = Nehmen
ui-famiglia-goal-first = die meisten Punkte gewinnen · { $count } im Stapel, dann noch einmal
ui-famiglia-goal-second = die meisten Punkte gewinnen · letzter Durchgang, { $count } im Stapel
ui-famiglia-goal-pass = schon einmal gepasst: nochmaliges Passen beendet das Spiel
ui-famiglia-first-pass = Erster Durchgang
ui-famiglia-second-pass = Zweiter Durchgang
ui-famiglia-last-turns = { $turns ->
        [0] Letzter Zug
        [one] Vorletzter Zug
       *[other] Noch { $turns } Züge
    }
ui-famiglia-stack = Stapel { $count }
ui-famiglia-stack-spoken = Stapel, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }. Zeigen, was noch kommen kann
ui-famiglia-stack-about = Geht er das erste Mal aus, werden die abgelegten Karten zum neuen Stapel. Geht er noch einmal aus, endet das Spiel mit dieser Runde.
ui-famiglia-stack-title = Was noch kommen kann
ui-famiglia-unseen = Im Stapel, Reihenfolge unbekannt
ui-famiglia-unseen-or-hand = Im Stapel oder auf der verdeckten Hand
ui-famiglia-buried = Unten im Stapel, in dieser Reihenfolge
ui-famiglia-discards = Ablage { $count }
ui-famiglia-discards-spoken = Ablage, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }. Zeigen
ui-famiglia-discards-about = Von der Straße weggeschickt. Geht der Stapel das erste Mal aus, werden sie der neue.
ui-famiglia-discards-title = Weggeschickt
ui-famiglia-discards-none = Noch wurde niemand weggeschickt.

# Ein Spiel aus einem anderen Paket
ui-plain-board = Dieses Spiel hat hier kein eigenes Brett: Das ist alles, was du wissen darfst, Feld für Feld.
ui-engine = { $engine ->
        [compiled] Läuft auf der kompilierten Engine.
       *[interpreted] Läuft auf der interpretierten Engine.
    }
