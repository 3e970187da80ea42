# The Great Mafia War auf Deutsch. Namen von Orten, Personen und Familien stehen in der Edition; eine Sprache kann jeden
# davon mit einer `name-`-Nachricht übersetzen.

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
       *[4] Die neutrale Seite
    }
part-to = { $to ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
       *[3] { $seat3 }
    }
part-token = { $owner ->
        [0] einen Einflussstein ({ $seat0 })
        [1] einen Einflussstein ({ $seat1 })
        [2] einen Einflussstein ({ $seat2 })
        [3] einen Einflussstein ({ $seat3 })
        [own] einen eigenen Einflussstein
       *[4] einen neutralen Einflussstein
    }
part-team = { $team ->
        [0] { $seat0 } und { $seat2 }
       *[1] { $seat1 } und { $seat3 }
    }
part-soldati = { $count ->
        [one] { $count } Soldato
       *[other] { $count } Soldati
    }
part-with-cars = { $cars ->
        [0] {""}
        [one] {" "}mit einem Auto
       *[other] {" "}mit { $cars } Autos
    }
part-cars = { $count ->
        [one] ein Auto
       *[other] { $count } Autos
    }
part-pieces = { $count ->
        [0] { $cars ->
                [one] ein Auto
               *[other] { $cars } Autos
            }
       *[other] { part-soldati }{ part-with-cars }
    }
# Eigene Befehle sind in den Möglichkeiten nummeriert; wer die Familie kennt, setzt den Namen des Befehls ein.
part-order = { $order ->
        [one] Befehl { $order }
        [other] Befehl { $order }
       *[named] { $order }
    }

## Names: columns, rows and spaces of the sheets

name-start = Primo Giocatore
name-justice = Justiz
name-police = Polizei
name-economy = Wirtschaft
name-church = Kirche
name-two = Zwei Institutionen
name-start-0 = Primo Giocatore 1
name-start-1 = Primo Giocatore 2
name-start-2 = Primo Giocatore 3
name-start-3 = Primo Giocatore 4
name-start-4 = Primo Giocatore 5
name-start-5 = Primo Giocatore 6
name-start-6 = Primo Giocatore 7
name-start-7 = Primo Giocatore 8
name-justice-0 = Justiz 1
name-justice-1 = Justiz 2
name-justice-2 = Justiz 3
name-justice-3 = Justiz 4
name-justice-4 = Justiz 5
name-justice-5 = Justiz 6
name-justice-6 = Justiz 7
name-justice-7 = Justiz 8
name-police-0 = Polizei 1
name-police-1 = Polizei 2
name-police-2 = Polizei 3
name-police-3 = Polizei 4
name-police-4 = Polizei 5
name-police-5 = Polizei 6
name-police-6 = Polizei 7
name-police-7 = Polizei 8
name-economy-0 = Wirtschaft 1
name-economy-1 = Wirtschaft 2
name-economy-2 = Wirtschaft 3
name-economy-3 = Wirtschaft 4
name-economy-4 = Wirtschaft 5
name-economy-5 = Wirtschaft 6
name-economy-6 = Wirtschaft 7
name-economy-7 = Wirtschaft 8
name-church-0 = Kirche 1
name-church-1 = Kirche 2
name-church-2 = Kirche 3
name-church-3 = Kirche 4
name-church-4 = Kirche 5
name-church-5 = Kirche 6
name-church-6 = Kirche 7
name-church-7 = Kirche 8
name-two-0 = Zwei Institutionen 1
name-two-1 = Zwei Institutionen 2
name-two-2 = Zwei Institutionen 3
name-two-3 = Zwei Institutionen 4
name-two-4 = Zwei Institutionen 5
name-two-5 = Zwei Institutionen 6
name-two-6 = Zwei Institutionen 7
name-two-7 = Zwei Institutionen 8
name-neutral = neutral

## Names: partial actions and pieces

name-recruit = Soldati anwerben
name-place = Soldati einsetzen
name-place-fixed = Soldati einsetzen
name-orders = Befehle erteilen
name-equip = Ausstattung organisieren
name-launder = Geld waschen
name-exert = Einfluss nehmen
name-rally = Zusammenziehen
name-ultima-azione = Ultima Azione
name-car = ein Auto
name-speedboat = ein Schnellboot
name-lab = ein Drogenlabor
name-coin = Geld erhalten
name-supply-adjacent = Soldati für die Gebiete ringsum
name-soldati-at-labs = Soldati bei deinen Drogenlaboren
name-shotgun = Schrotflinte
name-bomb = Bombe
name-pentito = Pentito
name-agitate = Aufruhr
name-pull-in = Herüberziehen
name-column-action = Die Aktion der Spalte
name-extra-order = Einen Befehl erteilen

## What happened: set-up

event-tile-drawn = Das Kontrollplättchen { $tile } ist im Spiel.
event-family-drawn = { $family } ging an { part-team }.
event-leader-chosen = { $seat } wird { $family } anführen.
    .preview = das gegnerische Team erfährt es, wenn beide so weit sind
event-leads = { $seat } übernahm die Führung von { $family }.
event-starts = Der Primo Giocatore ging an { $seat }.
event-dealt = Personenkarte von { $seat }: { $character }.
event-start-coin = { $seat } gab { $count } Geld an { part-to }, zuletzt in der Spielreihenfolge.
    .preview = { $count } Geld von { $seat } an { part-to }

## At any time

event-sold = { $seat } verkaufte { part-order } für { $count } Geld.
event-gave = { $seat } gab { $cost } Geld aus, { $count } davon für { part-to }.
    .preview = kostet { $cost } Geld, { part-to } bekommt { $count }

## Planning

event-round-began = Runde { $round } beginnt.
    .preview = Runde { $round } beginnt
    .heading = Runde { $round }
event-turn-began = Am Zug: { $seat }.
    .preview = als Nächstes am Zug: { $seat }
    .heading = { $seat }
event-token-taken = { $seat } nahm { part-token } von { $top }.
    .preview = du nimmst { part-token } von { $top }
event-token-placed = { $seat } legte { part-token } auf { $bottom }.
    .preview = der Stein kommt auf { $bottom }
event-token-on-top = { $seat } legte { part-token } auf { $top } des oberen Aktionstableaus.
    .preview = der Stein kommt auf { $top } des oberen Aktionstableaus
event-fee-paid = { $seat } zahlte { $count } Geld an { part-to }.
    .preview = { $count } Geld an { part-to }
event-paid = { $seat } zahlte { $count } Geld.
    .preview = kostet { $count } Geld
event-earned = { $seat } erhielt { $count } Geld.
    .preview = bringt { $count } Geld
event-forgiven = { $seat } wurden { $count } Geld erlassen, die nicht zu zahlen waren.
    .preview = { $count } Geld werden erlassen
event-recruited = { $seat } warb { part-soldati } an.
    .preview = { part-soldati } in die Zentrale
event-soldati-placed = { part-soldati } in { $area } eingesetzt ({ part-owner }).
    .preview = { part-soldati } nach { $area }
event-order-issued = { $seat } legte einen Befehl nach { $area }.
    .preview = ein Befehl liegt verdeckt in { $area }
event-order-laid = { $seat } legte { part-order } nach { $area }.
    .preview = { part-order } liegt in { $area }
event-car-placed = { $seat } stellte ein Auto nach { $area }.
    .preview = ein Auto steht in { $area }
event-boat-placed = { $seat } setzte ein Schnellboot ins Seegebiet { $sea }.
    .preview = ein Schnellboot liegt in { $sea }
event-boat-moved = { $seat } bewegte das Schnellboot vom Seegebiet { $from } ins Seegebiet { $sea }.
    .preview = das Schnellboot fährt nach { $sea }
event-boats-clashed = Drei Schnellboote trafen sich im Seegebiet { $sea }: { $seat } und { part-owner } verloren je eines.
    .preview = dein Boot und eines von { part-owner } verlassen { $sea }
event-lab-built = { $seat } baute ein Drogenlabor in { $area }.
    .preview = ein Drogenlabor in { $area }
event-laundered = { $seat } wusch { $count } Geld.
    .preview = wäscht { $count } Geld
event-mat-uncovered = { $seat } nahm Einfluss: { $row }.
    .preview = nächstes Feld frei: { $row }
event-order-gained = { $seat } gewann einen neuen Befehl: { part-order }.
    .preview = neuer Befehl: { part-order }
event-bust-placed = { $seat } stellte die Büste neben { $bottom }: Eine Ultima Azione folgt.
    .preview = deine Büste wartet auf die Ultima Azione
event-bust-returned = { $seat } nahm die Büste zurück.
    .preview = deine Büste kehrt zurück
event-gained-influence = { $seat } gewann Einfluss mit der Spalte { $column }.
    .preview = alle Steine der Spalte { $column } wandern nach unten
event-took-start = { $seat } nahm sich den Primo Giocatore.
    .preview = dazu der Primo Giocatore
event-tile-used = { $seat } nutzte { $tile }.
    .preview = { $tile } wird genutzt
event-rallied = Zusammengezogen von { $from } nach { $area }: { part-pieces }.
    .preview = { part-pieces } von { $from } nach { $area }

## Management

event-mandamento-held = Das Mandamento { $mandamento } wird nun von { $seat } kontrolliert.
    .preview = { $mandamento } geht an { $seat }
event-mandamento-lost = Das Mandamento { $mandamento } wird nicht mehr von { $seat } kontrolliert.
    .preview = { $seat } verliert die Kontrolle über { $mandamento }
event-mark-chosen = { $seat } wählte { $tile }.
    .preview = das gegnerische Team erfährt es, wenn alle gewählt haben
event-marked = { $seat } markierte { $tile }.
event-unmarked = { $seat } nahm die Markierung von { $tile }.

## Soldati that go and areas that change hands

event-soldati-removed = { $count ->
        [one] { $count } Soldato ({ part-owner }) wurde aus { $area } entfernt.
       *[other] { $count } Soldati ({ part-owner }) wurden aus { $area } entfernt.
    }
    .preview = { part-soldati } ({ part-owner }) aus { $area } entfernt
event-recruits = { $count ->
        [one] { $seat } gewann { $count } neuen Soldato für sich.
       *[other] { $seat } gewann { $count } neue Soldati für sich.
    }
    .preview = { part-soldati } neu in die Zentrale
event-area-left = Niemand hält { $area } mehr.
    .preview = { $area } ist dann leer
event-area-taken = { $owner ->
        [4] { $area } wird neutral, dort: { part-soldati }.
       *[other] { part-owner } übernahm { $area } mit { part-soldati }.
    }
    .preview = { $owner ->
        [4] { $area } wird neutral
       *[other] { $area } wird übernommen
    }
event-lab-lost = Ein Drogenlabor in { $area } wurde zerstört.
    .preview = ein Drogenlabor in { $area } geht verloren
event-cars-lost = { $seat } verlor { part-cars } in { $area }.
    .preview = { part-cars } in { $area } verloren
event-order-returned = Der Befehl in { $area } ({ $seat }) kam zurück in die Zentrale.
    .preview = der Befehl in { $area } kommt zurück

## Encounter

event-order-revealed = { $area }: { part-order } wird aufgedeckt ({ $seat }).
event-order-begun = { $seat } begann { part-order } in { $area }.
    .preview = der Befehl in { $area } wird ausgeführt
    .heading = { $area }
event-order-closed = { $seat } beendete { part-order }.
    .preview = der Befehl ist ausgeführt
event-part-begun = { $seat } machte weiter mit: { $part }.
    .preview = jetzt: { $part }
event-moved = Bewegung von { $from } nach { $area }: { part-soldati }{ part-with-cars }.
    .preview = { part-soldati }{ part-with-cars } von { $from } nach { $area }
event-attacked = { part-side } griff { $area } mit { part-soldati } an.
    .preview = Angriff auf { $area } mit { part-soldati }
event-swapped = Seitenwechsel in { $area } zu { $seat }: { part-soldati }.
    .preview = Seitenwechsel: { part-soldati }
event-bonuses = Angriffsbonus { $attack } gegen Verteidigungsbonus { $defence }.
    .preview = Boni: Angriff { $attack }, Verteidigung { $defence }
event-finesse = { $seat } wählte Finesse.
    .preview = beide Seiten legen eine Kampfkarte
event-brute-force = { $seat } wählte rohe Kraft.
    .preview = zwei der Angreifenden fallen
event-defends = { $seat } übernahm die Verteidigung von { $area }.
    .preview = { $seat } spielt die Verteidigung
event-card-laid = { $seat } legte verdeckt eine Kampfkarte.
    .preview = die Karte liegt verdeckt
event-card-chosen = { $seat } wählte { $card }.
    .preview = verdeckt, bis beide entschieden haben
event-picked-up = { $seat } nahm die Karte der anderen Seite dazu.
    .preview = sie wirkt dann bei dir
event-left-card = { $seat } ließ die Karte der anderen Seite liegen.
    .preview = sie wirkt bei der anderen Seite
event-card-revealed = { $seat } deckte { $card } auf.
event-turned = Überläufer in { $area } zu { part-owner }: { part-soldati }.
    .preview = { part-soldati } zu { part-owner }
event-ran-away = Aus { $area } geflohen: { part-soldati } ({ part-owner }).
    .preview = { part-soldati } ({ part-owner }) auf der Flucht
event-knocked-out = { $count ->
        [0] Um { $area } war niemand mehr übrig zum Kämpfen.
        [one] Beide Seiten verloren je { $count } Soldato in { $area }.
       *[other] Beide Seiten verloren je { $count } Soldati in { $area }.
    }
    .preview = beide Seiten verlieren je { part-soldati }
event-attackers-lost = { part-side } verlor { part-soldati } beim Angriff auf { $area }.
    .preview = Verlust im Angriff: { part-soldati }
event-repelled = Der Angriff auf { $area } wurde abgewehrt.
    .preview = der Angriff auf { $area } scheitert
event-wiped-out = Niemand überlebte in { $area }.
    .preview = niemand überlebt in { $area }
event-struck = { $seat } verübte einen Anschlag auf { $area }: { $attack } gegen { $defence }.
    .preview = Anschlag in { $area }: { $attack } gegen { $defence }
event-car-bomb = { $seat } zündete eine Autobombe in { $area }: { $attack } gegen { $defence }.
    .preview = Autobombe in { $area }: { $attack } gegen { $defence }
event-pentito = Ein Pentito von { $seat } redete in { $area }.
    .preview = ein Soldato in { $area } wird zum Pentito
event-agitated = { $seat } wiegelte neutrale Soldati auf ({ $count }): von { $from } nach { $area }.
    .preview = neutrale Soldati ({ $count }) von { $from } nach { $area }
event-pulled-in = { $seat } zog { part-soldati } von { $from } nach { $area } herüber.
    .preview = { part-soldati } von { $from } herüber nach { $area }
event-ended = Der Krieg ist vorbei. Mandamenti von { $seat0 } und { $seat2 }: { $mandamenti0 }; von { $seat1 } und { $seat3 }: { $mandamenti1 }.
    .preview = das Spiel endet

## What is being asked

prompt-draw-tiles = Sieben Kontrollplättchen werden gezogen.
prompt-draw-families = Die Familien werden für die Teams gezogen.
prompt-deal-families = Alle bekommen eine Familie.
prompt-choose-leaders = Wer führt welche Familie eures Teams an?
prompt-draw-start = Wer bekommt den Primo Giocatore?
prompt-deal-characters = Alle bekommen eine Personenkarte.
prompt-setup-area = { $placed ->
        [0] { $count ->
            [one] Wohin kommt dein zusätzlicher Soldato?
           *[other] Wohin kommen deine zusätzlichen Soldati? Du hast { $count }.
        }
       *[other] Wohin kommen die übrigen? { $placed } von { $count } sind eingesetzt.
    }
prompt-setup-amount = Wie viele Soldati kommen nach { $area }? Du hast { $most }.
prompt-top-token = Einflussstein { $number } von { $count }: Lege ihn auf ein leeres Feld des oberen Aktionstableaus.
prompt-influence-tile = Vor der Phase: Einfluss nutzen?
prompt-influence-cell = Welcher neutrale Stein wird deiner?
prompt-turn = Nimm einen Stein vom oberen Aktionstableau, oder gewinne Einfluss mit einer ganzen Spalte.
prompt-turn-end = Dein Zug ist gemacht. Noch ein Kontrollplättchen, bevor er endet? Fehlt Geld, kannst du einen Befehl verkaufen.
prompt-shortage = { $seat } kann keinen Zug bezahlen: { $missing } Geld fehlen. Woher kommt es?
prompt-pick-owner = Wessen Stein nimmst du?
prompt-pick-space = Wohin kommt der Stein? Das Feld des unteren Aktionstableaus sagt, was du tun darfst.
prompt-parts = Was tust du auf diesem Feld?
prompt-recruit = Wie viele Soldati wirbst du an? Höchstens { $most }.
prompt-place-area = In welches Gebiet setzt du bis zu { $most } Soldati ein? Alle kommen dorthin.
prompt-place-amount = Wie viele Soldati kommen nach { $area }? Höchstens { $most }.
prompt-issue-area = { $count ->
        [other] Befehl { $number } von bis zu { $count }: in welches Gebiet?
       *[one] In welches Gebiet legst du einen Befehl?
    }
prompt-issue-order = { $count ->
        [other] Befehl { $number } von bis zu { $count } nach { $area }: Welchen?
       *[one] Welchen Befehl legst du nach { $area }?
    }
prompt-equip = Was organisierst du?
prompt-car-area = { $count ->
        [other] Auto { $number } von { $count }: In welchem Gebiet steht es?
       *[one] In welchem Gebiet steht das Auto?
    }
prompt-lab-area = { $count ->
        [other] Drogenlabor { $number } von { $count }: In welchem Gebiet wird es gebaut?
       *[one] In welchem Gebiet wird das Drogenlabor gebaut?
    }
prompt-place-boat = { $count ->
        [other] Schnellboot { $number } von { $count }: In welchem Seegebiet liegt es?
       *[one] In welchem Seegebiet liegt das Schnellboot?
    }
prompt-move-boat = Fährt das Schnellboot von { $sea } weiter?
prompt-boat-clash = Drei Schnellboote im Seegebiet { $sea }: Welches geht mit deinem unter?
prompt-exert-row = Auf welche Institution nimmst du Einfluss?
prompt-exert-amount = Wie viele Steine verlassen das Familientableau? Höchstens { $most }.
prompt-two-rows = Institution { $number } von 2, je ein Stein: Auf welche nimmst du Einfluss?
prompt-token-destination = Wohin kommt der Stein von deinem Familientableau? Die Aktion dort wird nicht ausgeführt.
prompt-move-column = { $count ->
        [other] Stein { $number } von { $count }: Wohin kommt er? Die Aktion dort wird nicht ausgeführt.
       *[one] Wohin kommt der Stein der Spalte? Die Aktion dort wird nicht ausgeführt.
    }
prompt-column-action = Die Aktion der Spalte „{ $column }“, und vielleicht ein Befehl: Was kommt als Nächstes?
prompt-rally-area = In welchem Gebiet ziehst du Soldati zusammen?
prompt-rally = Von wo kommt etwas nach { $area }?
prompt-rally-soldati = Wie viele Soldati kommen aus { $area }?
prompt-rally-cars = Wie viele Autos kommen aus { $area }?
prompt-final-action = Deine Ultima Azione: Welches Feld nutzt du?
prompt-unmark = { $count ->
        [other] Du kontrollierst zu wenige Mandamenti: Welche Markierung nimmst du zurück? { $number } von { $count }.
       *[one] Du kontrollierst zu wenige Mandamenti: Welche Markierung nimmst du zurück?
    }
prompt-mark = { $count ->
        [other] Kontrollplättchen { $number } von { $count }: Welches markierst du?
       *[one] Welches Kontrollplättchen markierst du?
    }
prompt-next-order = Welcher deiner Befehle kommt zuerst?
prompt-executing = { part-order } in { $area } wird ausgeführt: Was kommt als Nächstes?
prompt-move-from = Bewegung { $number } von { $count }: Von wo beginnt sie?
prompt-move = { $count ->
        [other] Bewegung { $number } von { $count }: Wohin ziehen deine Soldati von { $from }?
       *[one] Wohin ziehen deine Soldati von { $from }?
    }
prompt-move-number = Wie viele Soldati ziehen von { $from } nach { $area }?
prompt-move-car = Fährt ein Auto mit nach { $area }?
prompt-bribery = Für { $price } Geld jemanden aus der Verteidigung von { $area } bestechen?
prompt-swap = Wie viele aus der Verteidigung von { $area } wechseln die Seite?
prompt-buy-off = Wie viele Soldati kaufst du aus der Verteidigung von { $area } heraus, für je 1 Geld?
prompt-approach = Der Angriff auf { $area }, { $attackers } gegen { $defenders }: Finesse oder rohe Kraft?
prompt-choose-defender = Wer von euch beiden spielt die neutrale Verteidigung von { $area }?
prompt-cards = Der Kampf um { $area }: Welche Karte legst du?
prompt-pick-up = Der Kampf um { $area }: Nimmst du die Karte der anderen Seite dazu? Eine Karte wirkt bei der Seite, die sie hat.
prompt-recruitment = Rekrutierung: Wie viele Soldati folgen nach { $area }? Der zweite kostet { $price } Geld.
prompt-strike-from = Anschlag { $number } von { $count }: Von wo geht er aus?
prompt-strike = { $count ->
        [other] Anschlag { $number } von { $count }: Welchem Gebiet gilt er von { $from } aus?
       *[one] Welchem Gebiet gilt der Anschlag von { $from } aus?
    }
prompt-pentito = Gebiet { $number } von bis zu { $total }: Wo verrät der Pentito { $count ->
        [one] { $count } Soldato
       *[other] bis zu { $count } Soldati
    }?
prompt-pentito-number = Wie viele Soldati verlassen { $area }?
prompt-agitate = Welche neutralen Soldati wiegelst du auf? Reichweite: { $distance }.
prompt-agitate-target = Wohin ziehen die neutralen Soldati von { $from }?
prompt-agitate-number = Wie viele neutrale Soldati ziehen von { $from } nach { $area }?
prompt-at-labs = { $count ->
        [other] Gebiet { $number } von { $count } mit deinen Drogenlaboren: Wo kommen Soldati an?
       *[one] Bei welchem Drogenlabor kommen Soldati an?
    }
prompt-at-labs-number = Wie viele Soldati kommen nach { $area }?
prompt-supply-adjacent = { $count ->
        [other] Gebiet { $number } von bis zu { $count } ringsum: Welches bekommt Soldati?
       *[one] Welches Gebiet ringsum bekommt Soldati?
    }
prompt-supply-number = Wie viele Soldati kommen nach { $area }?
prompt-pull-in = { $placed ->
        [0] Aus welchem Gebiet ringsum ziehst du Soldati herüber? Bis zu { $count }.
       *[other] Aus welchem Gebiet ringsum kommen weitere? { $placed } von bis zu { $count } sind hier.
    }
prompt-pull-in-number = Wie viele Soldati ziehst du aus { $area } herüber?
prompt-over = Das Spiel ist vorbei.

## What can be chosen

choice-sell = { part-order } für 1 Geld verkaufen
choice-give = 2 Geld zahlen, damit dein Teammitglied 1 bekommt
choice-draw-tile = { $tile } ist im Spiel
choice-draw-family = { $family } ziehen
choice-start = { $seat } bekommt den Primo Giocatore
choice-deal = Personenkarte austeilen: { $character }
choice-lead = { $family } anführen
choice-partner = Dein Teammitglied führt { $family } an
choice-area = { $area }
choice-sea = { $sea }
choice-stay = Das Schnellboot bleibt
choice-amount = { $amount }
choice-take = Einen Stein von { $top } nehmen
choice-owner = { $owner ->
        [0] Der Stein von { $seat0 }
        [1] Der Stein von { $seat1 }
        [2] Der Stein von { $seat2 }
        [3] Der Stein von { $seat3 }
       *[neutral] Der neutrale Stein
    }
choice-space = { $bottom } auf dem unteren Aktionstableau
choice-top = { $top } auf dem oberen Aktionstableau
choice-gain = Einfluss gewinnen mit der Spalte { $column }
choice-do = { $part }
choice-equip = Ausstattung: { $equipment }
choice-row = { $row }
choice-order = { part-order } legen
choice-use = { $tile } nutzen
choice-mark = { $tile } markieren
choice-unmark = Markierung von { $tile } nehmen
choice-execute = { part-order } ausführen
choice-from = Von { $area }
choice-land = Auf dem Landweg nach { $area }
choice-by-sea = Über Wasser nach { $area }
choice-allies = Mit Verbündeten nach { $area }
choice-strike = Anschlag auf { $area }
choice-car-strike = Autobombe in { $area }
choice-with-car = Ein Auto fährt mit
choice-without-car = Kein Auto fährt mit
choice-finesse = Finesse: Beide Seiten legen eine Karte
choice-brute-force = Rohe Kraft: Zwei der Angreifenden fallen
choice-defender = Die Verteidigung spielt { $seat }
choice-card = { $card } legen
choice-pick-up = Die Karte dazunehmen
choice-leave = Die Karte liegen lassen
choice-boat = Das Boot von { $seat } geht unter
choice-done = Fertig
choice-pass = Nein, weiter

## Why not

refusal-the-game-is-over = Das Spiel ist vorbei.
refusal-something-is-being-drawn = Gerade wird etwas gezogen; niemand wählt jetzt.
refusal-it-is-not-your-turn = Du bist nicht am Zug.
refusal-this-is-not-being-asked-now = Das gehört an eine andere Stelle des Spiels.
refusal-headquarters-are-still-empty = Dieser Befehl liegt nicht in deiner Zentrale.
refusal-this-order-was-sold = Dieser Befehl wurde verkauft; er ist aus dem Spiel.
refusal-an-order-on-the-board-cannot-be-sold = Ein Befehl auf dem Spielplan kann nicht verkauft werden.
refusal-an-order-on-the-mat-cannot-be-sold = Dieser Befehl liegt noch auf deinem Familientableau; nur Befehle in der Zentrale sind zu verkaufen.
refusal-a-gift-costs-2-money = Ein Geschenk kostet 2 Geld.
refusal-that-card-is-dealt-already = Diese Personenkarte ist schon ausgeteilt.
refusal-that-tile-is-drawn-already = Dieses Plättchen ist schon gezogen.
refusal-that-tile-is-not-in-play = Dieses Plättchen ist nicht im Spiel.
refusal-that-family-is-drawn-already = Diese Familie ist schon gezogen.
refusal-that-family-was-not-given-to-your-team = Diese Familie bekam dein Team nicht.
refusal-each-member-leads-a-family-of-their-own = Im Team führt jede Person eine eigene Familie an.
refusal-that-family-is-not-to-be-dealt = Diese Familie kommt im 1. Spiel nicht vor oder ist schon ausgeteilt.
refusal-this-order-is-still-on-the-mat = Dieser Befehl liegt noch auf deinem Familientableau.
refusal-the-sheet-has-no-such-space = Ein solches Feld hat das Aktionstableau nicht.
refusal-no-token-lies-there = Dort liegt kein Stein.
refusal-no-token-of-theirs-lies-there = Von dieser Familie liegt dort kein Stein.
refusal-a-token-lies-there-already = Dort liegt schon ein Stein.
refusal-no-money-for-the-owner-of-the-token = Du kannst die Familie nicht bezahlen, der dieser Stein gehört.
refusal-no-money-for-any-space = Nach dem Preis für diesen Stein könntest du kein Feld mehr bezahlen.
refusal-no-money-for-that-space = Dieses Feld kannst du nicht bezahlen.
refusal-no-money-for-that-column = Diese Spalte kannst du nicht bezahlen.
refusal-no-token-lies-in-that-column = In dieser Spalte liegt kein Stein.
refusal-no-action-can-be-carried-out = Mit diesem Stein ließe sich kein Feld nutzen.
refusal-nothing-there-can-be-carried-out = Auf diesem Feld ließe sich nichts ausführen.
refusal-that-part-cannot-be-carried-out = Das lässt sich jetzt nicht ausführen.
refusal-that-part-is-not-open-here = Das steht auf diesem Feld nicht offen.
refusal-nobody-may-pass = In der Planungsphase darf niemand passen.
refusal-the-move-of-this-turn-is-made = Für diesen Zug hast du schon gezogen.
refusal-money-has-to-be-raised-first = Zuerst muss Geld her.
refusal-the-action-may-not-be-declined = Auf diese Aktion darfst du nicht verzichten.
refusal-one-part-at-least-has-to-be-done = Mindestens eine Teilaktion muss sein.
refusal-one-order-has-to-be-issued = Mindestens ein Befehl muss erteilt werden.
refusal-at-least-one-piece-has-to-rally = Mindestens eine Figur muss kommen.
refusal-the-smallest-amount-is-more = Es müssen mehr sein.
refusal-there-are-not-that-many = So viele gibt es nicht.
refusal-the-action-allows-no-more = Mehr sind hier nicht erlaubt.
refusal-not-so-many-defenders-can-be-replaced = So viele aus der Verteidigung lassen sich nicht ersetzen.
refusal-not-so-many-soldati-are-there = So viele Soldati sind dort nicht.
refusal-no-car-is-there = Dort steht kein Auto.
refusal-that-tile-could-do-nothing-now = Dieses Plättchen könnte jetzt nichts bewirken.
refusal-no-money-for-that-tile = Für dieses Plättchen fehlt das Geld.
refusal-no-soldati-in-supply = Im Vorrat sind keine Soldati mehr.
refusal-no-soldati-in-headquarters = In der Zentrale sind zu wenige Soldati.
refusal-no-neutral-soldati-in-supply = Im Vorrat sind keine neutralen Soldati mehr.
refusal-no-car-is-left-in-supply = Im Vorrat ist kein Auto mehr.
refusal-no-speedboat-is-left-in-supply = Im Vorrat ist kein Schnellboot mehr.
refusal-no-lab-is-left-in-supply = Im Vorrat ist kein Drogenlabor mehr.
refusal-no-soldati-of-yours-there = Dort stehen keine Soldati von dir.
refusal-no-soldati-of-yours-on-the-board = Auf dem Spielplan stehen keine Soldati von dir.
refusal-no-soldati-of-yours-beside-that-sea = An diesem Seegebiet stehen keine Soldati von dir.
refusal-no-soldati-of-yours-on-the-coast = An keiner Küste stehen Soldati von dir.
refusal-no-room-for-a-lab = Für ein weiteres Drogenlabor ist kein Platz.
refusal-two-labs-are-the-most = Mehr als zwei Drogenlabore fasst kein Gebiet.
refusal-that-piece-is-not-pictured-here = Diese Ausstattung ist hier nicht abgebildet.
refusal-a-new-boat-moves-one-sea-at-most = Ein neues Schnellboot fährt höchstens ein Seegebiet weit.
refusal-no-boat-of-that-family-is-there = Von dieser Familie liegt dort kein Schnellboot.
refusal-others-stand-there = Dort stehen andere.
refusal-only-where-you-already-stand = Nur dort, wo du schon stehst.
refusal-no-order-can-be-issued = Es lässt sich kein Befehl erteilen.
refusal-an-order-lies-there-already = Dort liegt schon ein Befehl.
refusal-an-order-on-the-board-stays-there = Ein Befehl auf dem Spielplan bleibt dort liegen.
refusal-never-more-than-two-orders-in-an-area = Nie mehr als zwei Befehle in einem Gebiet.
refusal-the-order-there-is-of-this-turn = Der Befehl dort stammt aus diesem Zug; ein zweiter muss warten.
refusal-no-orders-in-the-teammates-areas = Keine Befehle in Gebiete deines Teammitglieds.
refusal-no-token-is-left-in-that-row = In dieser Reihe ist kein Stein mehr.
refusal-that-column-holds-no-other-token = In dieser Spalte liegt kein anderer Stein.
refusal-the-top-sheet-is-finished = Das obere Aktionstableau ist für diese Phase erledigt.
refusal-the-action-of-the-column-comes-first = Die Aktion der Spalte muss ausgeführt werden.
refusal-the-action-of-the-column-is-done = Die Aktion der Spalte ist ausgeführt.
refusal-the-rows-have-to-be-different = Es muss eine andere Institution sein.
refusal-one-order-only = Nur ein Befehl.
refusal-your-bust-is-out-already = Deine Büste steht schon draußen.
refusal-never-another-ultima-azione = Eine Ultima Azione führt nie zu einer weiteren.
refusal-no-tiles-during-ultima-azione = Keine Kontrollplättchen während einer Ultima Azione.
refusal-only-own-soldati-rally = Nur eigene Soldati werden zusammengezogen.
refusal-no-own-soldati-beside = Daneben stehen keine Soldati von dir.
refusal-no-adjacent-area-of-yours = Kein benachbartes Gebiet gehört dir.
refusal-only-adjacent-areas-rally-and-only-by-land = Zusammengezogen wird nur aus benachbarten Gebieten und nur auf dem Landweg.
refusal-that-area-has-rallied-already = Aus diesem Gebiet wurde schon zusammengezogen.
refusal-rally-comes-before-the-first-shotgun = Zusammenziehen kommt vor der ersten Schrotflinte.
refusal-a-token-lies-on-that-tile = Auf diesem Plättchen liegt ein Stein deines Teams.
refusal-only-own-marks-are-taken-back = Zurückgenommen werden nur eigene Markierungen.
refusal-you-have-not-marked-that-tile = Dieses Plättchen hast du nicht markiert.
refusal-that-tile-is-not-used-in-a-turn = Dieses Plättchen wird nicht in einem Zug genutzt.
refusal-this-tile-cannot-be-used-now = Dieses Plättchen lässt sich jetzt nicht nutzen.
refusal-used-in-this-turn-already = In diesem Zug schon genutzt.
refusal-only-before-the-planning-phase = Das geht nur vor der Planungsphase.
refusal-only-influence-is-asked-before-the-phase = Vor der Phase ist nur Einfluss zu nutzen.
refusal-no-neutral-token-lies-there = Dort liegt kein neutraler Stein.
refusal-that-order-is-not-next = Dieser Befehl ist nicht an der Reihe.
refusal-supply-orders-come-first = Alle Nachschubbefehle werden vor jedem Angriffsbefehl ausgeführt.
refusal-the-tied-order-before-it-in-order-of-play-comes-first = Bei Gleichstand kommt der Befehl zuerst, dessen Familie in Spielreihenfolge vorn ist.
refusal-another-family-plays-here = Diesen Kampf spielt eine andere Familie.
refusal-your-partner-answers-for-the-team = Dein Teammitglied steht in der Spielreihenfolge vor dir und antwortet für euer Team.
refusal-the-attacker-chooses = Zwischen Finesse und roher Kraft wählt die angreifende Familie.
refusal-that-order-is-needed-for-what-was-declared = Du hast eine Aktion angesagt, die diesen Befehl braucht.
refusal-that-money-is-owed-for-what-was-declared = Dieses Geld brauchst du für den Zug, den du bezahlen musst.
refusal-no-neutral-areas-by-this-rulebook = Nach der Erstauflage bekommen neutrale Gebiete nichts.
refusal-three-passed-so-somebody-has-to-move = Dreimal in Folge wurde gepasst, also musst du ziehen.
refusal-the-order-does-not-show-that = Das zeigt der Befehl nicht.
refusal-that-part-was-used = Dieser Teil des Befehls ist schon genutzt.
refusal-not-adjacent = Dieses Gebiet ist nicht benachbart.
refusal-at-least-1-soldato-goes = Mindestens ein Soldato muss ziehen.
refusal-soldati-are-already-there = Deine Soldati sind schon dort.
refusal-first-say-from-where = Sage zuerst, von wo.
refusal-a-movement-starts-from-the-orders-area-or-the-area-reached = Eine Bewegung beginnt im Gebiet des Befehls oder im erreichten Gebiet.
refusal-the-teammates-area-is-no-target = Das Gebiet deines Teammitglieds ist kein Ziel.
refusal-only-areas-of-the-teammate-around = Ringsum liegen nur Gebiete deines Teammitglieds.
refusal-no-boat-of-the-team-lies-beside = Neben dem Gebiet liegt kein Schnellboot deines Teams.
refusal-no-chain-of-boats-leads-there = Keine Kette von Schnellbooten deines Teams führt dorthin.
refusal-no-car-goes-by-sea = Kein Auto fährt über Wasser.
refusal-one-car-per-order = Ein Auto je Befehl.
refusal-a-car-comes-from-the-start-or-not-at-all = Ein Auto fährt von Anfang an mit oder gar nicht.
refusal-no-own-soldato-is-left-in-the-orders-area = Im Gebiet des Befehls ist kein Soldato von dir mehr.
refusal-allies-are-not-marked = Du hast Verbündete nicht markiert.
refusal-allies-cost-money = Verbündete kosten Geld, das du nicht hast.
refusal-no-empty-or-neutral-area-lies-between = Dazwischen liegt kein leeres oder neutrales Gebiet.
refusal-a-bribe-costs-money = Bestechung kostet Geld, das du nicht hast.
refusal-not-so-many-defenders-are-there = So viele verteidigen dort nicht.
refusal-each-costs-1-money = Jeder kostet 1 Geld, und so viel hast du nicht.
refusal-recruitment-brings-no-more = Rekrutierung bringt nicht mehr als zwei.
refusal-the-second-soldato-costs-money = Der zweite Soldato kostet Geld, das du nicht hast.
refusal-headquarters-hold-too-few-soldati = In der Zentrale sind zu wenige Soldati.
refusal-no-conflict-is-going-on = Gerade wird nicht gekämpft.
refusal-cards-are-for-finesse = Kampfkarten gehören zur Finesse.
refusal-first-choose-that-part-of-the-order = Wähle zuerst diesen Teil des Befehls.
refusal-first-both-lay-a-card = Zuerst legen beide Seiten eine Karte.
refusal-both-cards-lie-face-down = Beide Karten liegen schon verdeckt.
refusal-the-other-team-defends = Das andere Team verteidigt.
refusal-name-an-area-to-strike = Nenne ein Gebiet für den Anschlag.
refusal-a-strike-starts-where-own-soldati-stand = Ein Anschlag beginnt dort, wo eigene Soldati stehen.
refusal-no-enemy-in-reach = Kein Gegner ist in Reichweite.
refusal-no-enemy-stands-there = Dort steht kein Gegner.
refusal-no-enemy-beside = Neben dem Gebiet steht kein Gegner.
refusal-never-the-teammates-area = Nie das Gebiet deines Teammitglieds.
refusal-never-the-teammates-soldati = Nie die Soldati deines Teammitglieds.
refusal-one-number-per-area = Eine Zahl je Gebiet.
refusal-no-neutral-soldati-in-reach = Keine neutralen Soldati sind in Reichweite.
refusal-no-neutral-soldati-stand-there = Dort stehen keine neutralen Soldati.
refusal-too-far-away = Das ist zu weit weg.
refusal-never-an-area-of-your-own-team = Nie ein Gebiet des eigenen Teams.
refusal-they-could-only-go-to-your-own-team = Sie könnten nur in Gebiete des eigenen Teams ziehen.
refusal-agitated-soldati-go-by-land-and-on-foot = Aufgewiegelte Soldati gehen auf dem Landweg und zu Fuß.
refusal-that-sea-does-not-touch-the-area-of-the-order = Dieses Seegebiet grenzt nicht an das Gebiet des Befehls.
refusal-the-orders-area-has-no-coast = Das Gebiet des Befehls hat keine Küste.
refusal-no-lab-stands-there = Dort steht kein Drogenlabor.
refusal-no-soldati-or-no-labs = Du hast keine Soldati im Vorrat oder keine Drogenlabore.
refusal-only-at-labs-in-own-areas = Nur bei Drogenlaboren in eigenen Gebieten.
refusal-that-area-was-served = Dieses Gebiet wurde schon bedacht.
refusal-that-area-was-supplied = Dieses Gebiet wurde schon versorgt.
refusal-no-further-area = Kein weiteres Gebiet.
refusal-only-own-the-teammates-or-neutral-areas = Nur eigene, neutrale oder Gebiete deines Teammitglieds.

## The end, and the table's options

outcome-five-alone = Eine Familie kontrolliert mindestens fünf Mandamenti.
outcome-six-together = Ein Team kontrolliert mindestens sechs Mandamenti.
outcome-more-mandamenti = Ein Team kontrolliert mehr Mandamenti als das andere.
outcome-tie-break = Beide kontrollieren gleich viele; das entscheidende Gebiet spricht für ein Team.
outcome-draw = Beide kontrollieren gleich viele, und das entscheidende Gebiet gehört keinem.
option-headquarters = Zentrale: counted (Geld und Soldati offen, wie sie aufmerksame Leute kennen) oder hidden (verdeckt)
    .label = Zentrale
    .hint = Geld und Soldati könnten alle mitzählen, die aufgepasst haben.
    .choice-counted = Offen
    .choice-hidden = Verdeckt
option-conflict = Zwei gleiche Karten auf einer Seite: Beide zählen (printed) oder eine zählt (predictable)
    .label = Zwei gleiche Kampfkarten auf einer Seite
    .hint = Wichtig nur, wenn eine Seite ihre eigene Karte zurückbekommt.
    .choice-printed = Beide zählen, wie gedruckt
    .choice-predictable = Eine zählt
option-families = Familien: gezogen und gewählt (drawn), oder ohne Schwarz und Weiß ausgeteilt (first-game)
    .label = Familien
    .hint = Am schwersten gut zu spielen sind Schwarz und Weiß.
    .choice-drawn = Alle sechs: für die Teams gezogen, dann gewählt
    .choice-first-game = Ein 1. Spiel: ausgeteilt, ohne Schwarz und Weiß
option-rulebook = Regelheft: Version 1.2 oder, wo sie abweicht, die Erstauflage 1.0
    .label = Regelheft
    .hint = Die Erstauflage weicht in sechs Regeln ab.
    .choice-1-2 = Version 1.2
    .choice-1-0 = Erstauflage, 1.0
option-start = Wer beginnt: random (Zufall), 0, 1, 2 oder 3
    .label = Wer beginnt
    .choice-random = Der Zufall entscheidet
    .choice-0 = Platz 1
    .choice-1 = Platz 2
    .choice-2 = Platz 3
    .choice-3 = Platz 4
option-leaders = Wer welche Familie anführt: random (Zufall), oder vier Namen nach Plätzen (red,blue,green,yellow)
option-characters = Personenkarten: random (Zufall), oder vier Namen nach Plätzen
option-tiles = Kontrollplättchen: random (Zufall), oder sieben Namen

## The browser's own texts

ui-war-map = Karte von Sizilien
ui-war-no-map = Diese Edition hat keine Karte zum Zeichnen; wähle aus der Liste.
ui-war-zoom-in = Näher
ui-war-zoom-out = Weiter weg
ui-war-zoom-all = Die ganze Insel
ui-war-beyond = { $count ->
    [one] Noch eine Möglichkeit in dieser Richtung
   *[other] Noch { $count } Möglichkeiten in dieser Richtung
}
ui-war-sketch = Geheime Karte eures Teams
ui-war-sketch-tool = Was gezeichnet wird
ui-war-sketch-here = Hier zeichnen: { $area }
ui-war-sketch-attack = Angriff
    .how = Berühre, wo der Pfeil beginnt, dann, wo er endet; zweimal dasselbe Gebiet markiert nur dieses.
    .to = Berühre jetzt, wo der Pfeil endet.
ui-war-sketch-hold = Halten
    .how = Berühre das Gebiet, das gehalten werden soll.
ui-war-sketch-help = Hilfe
    .how = Berühre das Gebiet, das Hilfe braucht.
ui-war-sketch-note = Notiz
    .how = Schreibe ein paar Worte und berühre dann ihr Gebiet.
ui-war-sketch-erase = Radieren
    .how = Berühre ein Gebiet, um zu löschen, was dort gezeichnet ist.
ui-war-sketch-wipe = Alles löschen
ui-war-sketch-done = Fertig
ui-war-sketch-words = Ein paar Worte
ui-war-sketch-secret = Nur dein Teammitglied sieht es.
ui-war-mark-attack = { $name }: Angriff auf { $area }
    .from = { $name }: Angriff auf { $area } von { $origin } aus
ui-war-mark-hold = { $name }: { $area } halten
ui-war-mark-help = { $name }: Hilfe in { $area }
ui-war-mark-note = { $name } zu { $area }: { $note }
ui-war-rooms = Teile des Tisches
ui-war-room-map = Karte
ui-war-room-house = Mein Haus
ui-war-room-families = Familien
ui-war-room-setup = Tableaus
ui-war-room-planning = Tableaus
ui-war-room-encounter = Befehle
ui-war-goal-setup = Spielaufbau
ui-war-goal-planning = Runde { $round } von { $rounds } · Planung
ui-war-goal-encounter = Runde { $round } von { $rounds } · Gefecht
ui-war-goal-team = { $one } und { $other }
ui-war-goal-you = Du und { $mate }
ui-war-goal-count = { $held } von { $goal }
ui-war-goal-near = { $missing ->
        [one] noch eines, und es ist vorbei
       *[other] noch { $missing }, und es ist vorbei
    }
ui-war-goal-there = genug zum Sieg nach diesem Gefecht
ui-war-goal-last = Letzte Runde: Das Team mit mehr Mandamenti gewinnt
ui-war-for-you = { $sign }{ $count } Geld
ui-war-change-money = Geld { $from } → { $to }
ui-war-change-soldati = Zentrale { $from } → { $to }
ui-war-teammate = Teammitglied
ui-war-you-own = Deine Familie
ui-war-open-mat = Tableau
ui-war-open-mate = Teammitglied
ui-war-contested = Beide Teams stehen in { $mandamento }
ui-war-take-own = Eigenen Stein nehmen: { $top }
ui-war-take-neutral = Neutralen Stein nehmen: { $top }
ui-war-take-other = Stein von { $name } nehmen: { $top }
ui-war-take-fee = 1 Geld geht an { $name }
ui-war-families = Familien zur Wahl
ui-war-headquarters = Befehle in deiner Zentrale
ui-war-mat = Dein Familientableau
ui-war-mate = Befehle in der Zentrale von { $name }, deinem Teammitglied
ui-war-no-orders = Hier ist kein Befehl.
ui-war-sell = { $order } für 1 Geld verkaufen
ui-war-give = 2 Geld zahlen, damit dein Teammitglied 1 bekommt
ui-war-marked = Markiert: { $family }
ui-war-track = Reihenfolge der Befehle
ui-war-track-empty = Auf dem Spielplan liegt kein Befehl.
ui-war-order-hidden = Ein verdeckter Befehl.
ui-war-conflict = Kampf um { $area }
ui-war-side-attack = { $name } greift an
ui-war-side-defence = { $name } verteidigt
ui-war-picked-up = nimmt die andere Karte dazu
ui-war-left = lässt die andere Karte liegen
ui-war-sheet-top = Oberes Aktionstableau: Steine und Preise
ui-war-sheet-bottom = Unteres Aktionstableau: Felder für Steine und Aktionen
ui-war-column-start = Du nimmst dir den Primo Giocatore und organisierst ein Auto, ein Schnellboot oder ein Drogenlabor.
ui-war-column-two = Du nimmst Einfluss auf zwei Institutionen, mit je einem Stein.
ui-war-column-row = Du nimmst Einfluss auf die Institution { $row }, mit bis zu zwei Steinen.
ui-war-column = { $column }: Einfluss gewinnen für { $price } Geld und 1 weiteres für jeden Stein
ui-war-money = { $sign }{ $count }
ui-war-row-justice = Justiz: Steine übrig { $left }; ein Auto bringt { $value } (Angriff/Anschlag)
ui-war-row-police = Polizei: Steine übrig { $left }; du setzt { $value } Soldati ein
ui-war-row-economy = Wirtschaft: Steine übrig { $left }
ui-war-row-church = Kirche: Steine übrig { $left }; du wirbst { $value } Soldati an
ui-war-family = { $name }, { $family }: Familientableau und Befehle zeigen
ui-war-family-none = { $name }: Familientableau und Befehle zeigen
ui-war-stat-mandamenti = Mandamenti
ui-war-stat-money = Geld
ui-war-stat-soldati = Soldati in der Zentrale
ui-war-stat-orders = Befehle in der Zentrale
ui-war-supply = Im Vorrat: Soldati { $soldati }, Autos { $cars }, Schnellboote { $boats }, Einflusssteine { $tokens }
ui-war-orders-here = In der Zentrale
ui-war-orders-somewhere = In der Zentrale oder verdeckt auf dem Spielplan
ui-war-orders-mat = Noch auf dem Familientableau
ui-war-orders-sold = Verkauft
ui-war-area = { $area } ({ $mandamento }).
ui-war-area-empty = Niemand ist hier.
ui-war-area-held = { $count ->
        [one] { $count } Soldato, { $holder }.
       *[other] { $count } Soldati, { $holder }.
    }
ui-war-area-cars = { $count ->
        [one] { $count } Auto.
       *[other] { $count } Autos.
    }
ui-war-area-labs = { $count ->
        [one] { $count } Drogenlabor.
       *[other] { $count } Drogenlabore.
    }
ui-war-mandamento = Mandamento { $mandamento }: { $areas }.
ui-war-mandamento-held = Kontrolle: { $holder }.
ui-war-mandamento-free = Niemand kontrolliert es: Dafür braucht man zwei der drei Gebiete.
ui-war-top-empty = Leer: Ein Stein, der hier liegt, kann später von hier genommen werden
ui-war-top-fee = −{ $count } Geld an die Familie, der der Stein gehört.
ui-war-price-sale = Verkauft statt gelegt, bringt er { $count } Geld.
ui-war-price-freeing = { $count ->
        [one] Vorher muss ein Stein dieser Reihe weg.
       *[other] Vorher müssen { $count } Steine dieser Reihe weg.
    }
ui-war-price-order = { $count ->
        [one] Er kommt mit dem nächsten Stein der Reihe { $row } in die Zentrale.
       *[other] Er kommt in die Zentrale, wenn { $count } Steine der Reihe { $row } weg sind.
    }
ui-war-price-tile = { $price ->
        [0] Kein Geld.
       *[other] Jedes Mal bis zu { $price } Geld.
    }
    .unmarked = { $price ->
        [0] Kein Geld, sobald du es markiert hast.
       *[other] Jedes Mal bis zu { $price } Geld, sobald du es markiert hast.
    }
ui-war-price-foe = { $defence ->
        [0] { $count } zu schlagen, ohne Bonus, von dem du weißt.
       *[other] { $count } zu schlagen, mit einem Bonus von { $defence }.
    }
ui-war-price-lab = Ein Drogenlabor hier geht verloren, wenn du kommst.
ui-war-price-free = Zu kommen kostet nichts.
ui-war-price-launder = Geld waschen bringt hier { $count } Geld.
ui-war-price-sea = Noch ein Schnellboot ginge hier unter und risse ein anderes mit.
ui-war-price-mandamento = Du hältst { $count } seiner Gebiete.
ui-war-decided = Mandamenti: { $more } zu { $less }.
ui-war-decided-tie = Mandamenti: je { $count }, also entscheidet { $area }: Dort steht { $name }.
ui-war-decided-draw = Mandamenti: je { $count }, und in { $area } steht keines der Teams.
ui-war-character = { $name }. Zu Beginn: Geld { $money }, Soldati in der Zentrale { $soldati }; auf dem Spielplan Soldati { $board }, Autos { $cars }, Schnellboote { $boats }, Drogenlabore { $labs }.
ui-war-row-next = Als Nächstes: { $words }
ui-war-mat-pair = Ein Auto bringt { $attack } bei Angriffen und { $strike } bei Anschlägen.
ui-war-mat-base-police = Einsetzen: { $value } Soldati.
ui-war-mat-base-church = Anwerben: { $value } Soldati.
ui-war-mat-money = Sofort { $money } Geld.
ui-war-mat-car = Sofort ein Auto.
ui-war-mat-lab = Sofort ein Drogenlabor.
ui-war-mat-launder = Sofort Geld waschen: 1 Geld für jedes Drogenlabor.
ui-war-mat-frees = Der Befehl { $order } kommt in die Zentrale.
ui-war-lesson-aim-title = Ziel.
ui-war-lesson-aim = Ihr gewinnt als Team: mit 5 Mandamenti von einer Person allein oder 6 von beiden zusammen, nach einer Gefechtsphase.
ui-war-lesson-mandamento-title = Mandamento.
ui-war-lesson-mandamento = Es hat drei Gebiete; wessen Soldati zwei davon halten, kontrolliert es.
ui-war-lesson-planning-title = Planung.
ui-war-lesson-planning = Der Reihe nach bewegen alle einen Einflussstein vom oberen Aktionstableau auf ein Feld des unteren und tun, was das Feld zeigt: Soldati anwerben, einsetzen, verdeckt Befehle legen.
ui-war-lesson-encounter-title = Gefecht.
ui-war-lesson-encounter = Alle Befehle werden aufgedeckt. Erst kommt der Nachschub, dann die Angriffe; die niedrigste Initiative beginnt.
ui-war-lesson-end-title = Ende.
ui-war-lesson-end = Spätestens nach Runde 4 gewinnt das Team mit mehr Mandamenti; bei Gleichstand das Team, das Bronte hält.
ui-war-reference-orders = Befehle der Familien
ui-war-reference-tiles = Kontrollplättchen
ui-war-reference-symbols = Symbole

## Between the words of what is printed

ui-war-or = {" oder "}
ui-war-either = {" / "}
ui-war-both = {" + "}
ui-war-no-action = Keine Aktion.
ui-war-endless = Beliebig viele Steine.

## What is printed, whole and in a few words; `special` where a part has a condition of its own, `most` with what a mat adds

printed-cost = Kostet { $count } Geld.
    .short = zahle { $count }
printed-gain = Bringt { $count } Geld.
    .short = erhalte { $count }
printed-skull = Totenkopf { $count }: bei jedem Angriff und Anschlag des Befehls.
    .short = Totenkopf { $count }
printed-vest = Schutzweste { $count }: schützt das Gebiet, in dem der Befehl liegt.
    .short = Weste { $count }
printed-recruit = { $bonus ->
        [0] Wirb so viele Soldati an, wie deine Kirche sagt.
        [one] Wirb { $bonus } Soldato mehr an, als deine Kirche sagt.
       *[other] Wirb { $bonus } Soldati mehr an, als deine Kirche sagt.
    }
    .number = Wirb bis zu { $most } Soldati an.
    .short = anwerben +{ $bonus }
    .most = bis { $most } anwerben
printed-place = { $bonus ->
        [0] Setze so viele Soldati ein, wie deine Polizei sagt.
        [one] Setze { $bonus } Soldato mehr ein, als deine Polizei sagt.
       *[other] Setze { $bonus } Soldati mehr ein, als deine Polizei sagt.
    }
    .number = Setze bis zu { $most } Soldati ein.
    .special-number = Setze bis zu { $most } Soldati ein, wo du schon stehst.
    .short = einsetzen +{ $bonus }
    .most = bis { $most } einsetzen
    .special = Setze { $bonus } Soldati mehr ein, als deine Polizei sagt, nur wo du schon stehst.
    .special-short = einsetzen +{ $bonus } bei dir
    .special-most = bis { $most } einsetzen, wo du stehst
printed-place-fixed = Setze { $soldati } Soldati ein.
    .short = bis { $soldati } einsetzen
printed-orders = Erteile einen Befehl.
    .short = 1 Befehl
    .special = { $each ->
        [2] Erteile zwei Befehle in einem Gebiet.
       *[other] Erteile in zwei Gebieten je einen Befehl.
    }
    .special-short = { $each ->
        [2] { $each } Befehle in einem Gebiet
       *[other] Befehle in { $areas } Gebieten
    }
printed-equip = Ausstattung: { $pieces }.
    .short = Ausstattung
printed-launder = Geld waschen: 1 Geld für jedes deiner Drogenlabore.
    .short = waschen
printed-exert = { $tokens ->
        [one] Einfluss nehmen: Ein Stein deines Familientableaus kommt in den Vorrat.
       *[other] Einfluss nehmen: Bis zu { $tokens } Steine einer Reihe kommen in den Vorrat.
    }
    .short = Einfluss { $tokens }
    .special = Einfluss nehmen: Ein Stein deines Familientableaus kommt auf ein Aktionstableau.
    .special-short = Einfluss { $tokens } aufs Tableau
printed-rally = Zusammenziehen: Hole Figuren aus Gebieten ringsum.
    .short = zusammenziehen
printed-ultima-azione = Ultima Azione: Deine Büste wartet auf eine letzte Aktion am Ende.
    .short = Ultima Azione
printed-car = Ein Auto ins Gebiet des Befehls.
    .short = Auto
printed-speedboat = Ein Schnellboot neben das Gebiet des Befehls.
    .short = Boot
printed-lab = Ein Drogenlabor ins Gebiet des Befehls.
    .short = Labor
printed-coin = { $money } Geld.
    .short = { $money } Geld
printed-supply-adjacent = { $soldati } Soldati hier und in bis zu { $adjacent_areas } Gebieten ringsum.
    .short = { $soldati } Soldati hier und in { $adjacent_areas } Gebieten ringsum
printed-soldati-at-labs = { $per_lab ->
        [one] { $per_lab } Soldato für jedes deiner Drogenlabore.
       *[other] { $per_lab } Soldati für jedes deiner Drogenlabore.
    }
    .short = { $per_lab } bei jedem Labor
printed-shotgun = { $count ->
        [one] Bewegung und Angriff.
       *[other] Zweimal Bewegung und Angriff.
    }
    .short = { $count ->
        [one] Schrotflinte
       *[other] Schrotflinte ×{ $count }
    }
printed-bomb = { $count ->
        [one] Ein Anschlag.
       *[other] Zwei Anschläge.
    }
    .short = { $count ->
        [one] Bombe
       *[other] Bombe ×{ $count }
    }
    .special = Ein Anschlag, auch vom erreichten Gebiet aus.
    .special-short = Bombe (auch vom erreichten Gebiet)
printed-pentito = Pentito: Einer von deinen redet, und { $removals } verlassen Gebiete ringsum.
    .short = { name-pentito } { $removals }
printed-agitate = Aufruhr: neutrale Soldati, Reichweite { $distance }.
    .short = { name-agitate } { $distance }
printed-swap-defenders = { $up_to ->
        [one] Bei jeder Bewegung wechselt { $up_to } Soldato der Verteidigung die Seite.
       *[other] Bei jeder Bewegung wechseln bis zu { $up_to } Soldati der Verteidigung die Seite.
    }
    .short = Seitenwechsel { $up_to }
printed-pay-to-remove = Bei jeder Bewegung darfst du verteidigende Soldati herauskaufen, für je 1 Geld.
    .short = zahle X, entferne X
printed-pull-in = Ziehe bis zu { $up_to } Gegner aus Gebieten ringsum herüber.
    .short = herüberziehen { $up_to }

## The guided first game

ui-guide-goal = Du spielst in einem Team zu zweit. Zusammen wollt ihr sechs Mandamenti kontrollieren, oder eine Person allein fünf. Diese Zeile sagt immer, wie weit beide Teams sind und in welcher der vier Runden ihr seid.
ui-guide-map = Das ist Sizilien. Ein Gebiet in der Farbe einer Familie wird von ihren Soldati gehalten; die Zahl sagt, wie viele. In sandfarbenen Gebieten stehen neutrale Soldati, in schraffierten niemand.
ui-guide-mandamento = Dicke Grenzen umschließen ein Mandamento aus drei Gebieten. Eine Familie, die zwei der drei hält, kontrolliert es; der Stein daneben zeigt, wem es gehört.
ui-guide-set-up = Was einen pulsierenden Rand hat, lässt sich dort wählen. Sag, wo weitere deiner Soldati beginnen: neben einem neutralen Gebiet, das du erobern willst, oder dort, wo das andere Team neben dir steht.
ui-guide-labs = Ein Drogenlabor gehört der Familie, die sein Gebiet hält. Bei jedem Geldwaschen bringt es 1 Geld, und es verteidigt das Gebiet mit einem Bonus von 1. Wer dir das Gebiet nimmt, zerstört eines.
ui-guide-top-token = Auf dem oberen Aktionstableau liegen Einflusssteine. Lege einen deiner Steine auf ein leeres Feld; wer ihn später nimmt, zahlt dir 1 Geld.
ui-guide-turn = Ein Zug der Planung: Nimm einen Stein vom oberen Aktionstableau. Was du damit tust, sagt danach das Feld, auf das er kommt. Ein neutraler oder eigener ist kostenlos, einer von einer anderen Familie kostet 1 Geld. Oder nimm eine ganze Spalte zum Preis über ihr.
ui-guide-money = Hier siehst du, was du hast: Geld, Soldati in der Zentrale, Autos und Schnellboote, die übrig sind. Soldati in der Zentrale sind angeworben, aber noch nicht auf der Karte.
ui-guide-space = Der Stein kommt auf ein Feld des unteren Aktionstableaus, und das Feld sagt, was du tust: Soldati anwerben, einsetzen, Befehle legen, Ausstattung kaufen. Ein genutztes Feld ist für alle geschlossen; wähle also, was du am nötigsten brauchst.
ui-guide-list = Alles, was du tun kannst, steht auch hier, mit dem, was es kostet und bringt. Auf der Tastatur wählen Ziffern, und U nimmt eine Wahl zurück, solange niemand daraus etwas erfahren hat.
ui-guide-orders = Das sind deine Befehle. Rote Sterne greifen an, blaue Kreise bringen Nachschub. Lege sie verdeckt dorthin, wo deine Soldati stehen; niemand vom anderen Team weiß, welcher es ist. Die Zahl ist die Initiative: Erst kommt der Nachschub, dann die Angriffe, immer die niedrigste zuerst.
ui-guide-others = Die Familien in Spielreihenfolge: Grüne Ränder sind dein Team, rote das andere. Wähle eine, um ihr Tableau zu sehen und was von ihren Befehlen bekannt ist.
ui-guide-encounter = Jetzt werden alle Befehle aufgedeckt und ausgeführt: erst der Nachschub, dann die Angriffe, die niedrigste Initiative zuerst. Wer später kommt, findet das Gebiet vielleicht verändert; ein schneller schwacher Angriff kann also mehr wert sein als ein langsamer starker.
ui-guide-executing = Dein Befehl ist dran. Führe seine Symbole nacheinander aus, so weit du willst. Eine Schrotflinte bewegt Soldati: Pfeile auf der Karte zeigen, wohin sie ziehen können, und wo andere stehen, greifen sie an.
ui-guide-conflict = Ein Angriff: Jeder Soldato nimmt einen Gegner mit, vorher kommen die Boni. Bei roher Kraft verlierst du zuerst zwei Soldati, dann entscheidet die Zahl; bei Finesse legen beide Seiten eine geheime Karte, die den Kampf wenden kann.
ui-guide-look-up = Die Hilfe erklärt jedes Symbol, der Rückblick spielt das Spiel noch einmal ab, und ? zeigt auf der Tastatur alle Tasten.
ui-guide-alone = Du hast eine ganze Runde gesehen. Zwei Gebiete von drei, sechs Mandamenti von zwölf: Von hier an spielst du allein. Viel Glück.

## The symbols in words

ui-war-symbol-shotgun = Soldati ziehen auf dem Landweg oder über Wasser; wo andere stehen, greifen sie an.
ui-war-symbol-rally = Soldati und Autos aus Gebieten ringsum kommen in ein Gebiet.
ui-war-symbol-skull = Ein Bonus für jeden Angriff und Anschlag des Befehls.
ui-war-symbol-bomb = Ein Anschlag entfernt Soldati eines benachbarten Gebiets; ein Auto verstärkt ihn und geht verloren.
ui-war-symbol-pentito = Einer deiner Soldati geht, und Gegner ringsum gehen mit ihm.
ui-war-symbol-agitate = Neutrale Soldati ziehen oder greifen für dich an.
ui-war-symbol-vest = Ein Bonus für die Verteidigung des Gebiets, in dem der Befehl liegt.
ui-war-symbol-coin = Geld aus dem Vorrat.
ui-war-symbol-place = Soldati aus der Zentrale auf den Spielplan.
ui-war-symbol-recruit = Soldati aus dem Vorrat in die Zentrale.
ui-war-symbol-car = Ein Auto für eines deiner Gebiete.
ui-war-symbol-speedboat = Ein Schnellboot neben eines deiner Gebiete; es darf ein Seegebiet weit fahren.
ui-war-symbol-lab = Ein Drogenlabor für eines deiner Gebiete: 1 Geld bei jedem Geldwaschen und ein Bonus für die Verteidigung.
ui-war-symbol-swap = Verteidigende Soldati wechseln vor dem Kampf die Seite.
ui-war-symbol-pull = Gegner aus Gebieten ringsum werden hier durch Soldati von dir ersetzt.
ui-war-symbol-buy = Verteidigende Soldati werden für je 1 Geld entfernt.
ui-war-symbol-spread = Soldati für das Gebiet des Befehls und Gebiete ringsum.
ui-war-symbol-launder = 1 Geld für jedes deiner Drogenlabore.
ui-war-symbol-influence = Ein Stein verlässt dein Familientableau und legt frei, was darunter ist.
ui-war-symbol-order = Ein Befehl wird verdeckt dorthin gelegt, wo deine Soldati stehen.
ui-war-symbol-ultima = Deine Büste wartet neben dem Stein auf eine letzte Aktion am Ende der Phase.
ui-war-symbol-endless = Dieses Feld fasst beliebig viele Steine.
ui-war-symbol-justice = Was ein Auto bei Angriffen und Anschlägen bringt.
ui-war-symbol-police = Wie viele Soldati du einsetzt.
ui-war-symbol-economy = Geld, Drogenlabore und Geldwäsche.
ui-war-symbol-church = Wie viele Soldati du anwirbst.

## The terminal's own texts

term-war-page-map = Karte
term-war-page-sheets = Tableaus
term-war-page-families = Familien
term-war-page-orders = Befehle
term-war-page-log = Verlauf
term-war-setup = Spielaufbau
term-war-planning = Runde { $round }, Planung
term-war-encounter = Runde { $round }, Gefecht
term-war-player = Geld { $money }  Zentrale { $soldati }  Befehle { $orders }  Mand. { $mandamenti }
term-war-player-short = { $money }$ Z { $soldati } Bef. { $orders } Mand. { $mandamenti }
term-war-queue = Nächste Befehle:
term-war-conflict = Kampf:
term-war-from-land = von { $area }
term-war-from-sea = über Wasser von { $area }
term-war-card-hidden = verdeckt
term-war-picks-up = nimmt dazu
term-war-leaves = lässt liegen
term-war-column = Spalte, Preis
term-war-top-sheet = Oben: { $number }
term-war-bottom-sheet = Unteres Aktionstableau { $number }: was die Felder tun
term-war-price = Preis { $price }
term-war-price-sum = { $sum } = { $total }
term-war-tiles = Kontrollplättchen:
term-war-common = Für alle: noch { $labs } Drogenlabore und { $neutrals } neutrale Soldati
term-war-money-head = Geld
term-war-headquarters-head = Z
term-war-soldati-head = Soldati übrig
term-war-cars-head = Autos
term-war-boats-head = Boote
term-war-tokens-head = Steine
term-war-mandamenti-head = Mandamenti
term-war-in-headquarters = { $count ->
        [one] · { $count } Befehl in der Zentrale
       *[other] · { $count } Befehle in der Zentrale
    }
term-war-sold = verkauft: { $orders }
term-war-face-down = ▮ verdeckt in { $areas }
term-war-may-be = in der Zentrale oder verdeckt:
term-war-next-on-mat = als Nächstes: { $gives }
term-war-next-order = ein neuer Befehl, { $order }
term-war-attack = Angriff { $initiative }
term-war-supply = Nachschub { $initiative }
term-war-coins = { $money }$
term-war-about = bekannt für { $identity }. { $about }
term-war-token-neutral = ein neutraler Stein
term-war-token-own = dein eigener Stein
term-war-token-of = Stein von { $name }, kostet 1 Geld
term-war-area-empty = niemand steht dort
term-war-area = { $name }, { $soldati ->
        [one] { $soldati } Soldato
       *[other] { $soldati } Soldati
    }{ $cars ->
        [0] {""}
        [one] , ein Auto
       *[other] , { $cars } Autos
    }{ $labs ->
        [0] {""}
        [one] , ein Labor
       *[other] , { $labs } Labore
    }
term-war-take = Einen Stein nehmen
term-war-gain-influence = Einfluss gewinnen
term-war-on-top = Auf dem oberen Aktionstableau
term-war-on-bottom = Auf dem unteren Aktionstableau
term-war-look-area = { $area } ({ $mandamento }) liegt neben { $around }.
term-war-look-tie-break = Wer es hält, gewinnt am Ende bei Gleichstand.
term-war-look-coast = An der Küste von { $seas }.
term-war-look-sea = { $sea } liegt vor { $coast }; daneben { $around }.
term-war-legend = ● neutral · c Autos · l Labore · ♟ eine Büste · ▮ ein verdeckter Befehl · †5 ein Angriffsbefehl mit Initiative 5 · +5 ein Nachschubbefehl (deine in Klammern, solange verdeckt) · unterstrichenes Mandamento: bestätigt

aim = Zwei Teams zu zweit: Ein Team gewinnt, sobald nach einem Gefecht eine Person 5 Mandamenti kontrolliert oder beide zusammen 6.
    Sonst gewinnt nach Runde 4 das Team mit mehr davon; bei Gleichstand, wer Bronte kontrolliert, sonst ist es unentschieden.
    Ein Mandamento ist deines, solange du zwei seiner drei Gebiete hältst. Plane mit Einflusssteinen, dann führe deine Befehle aus.
term-war-cropped = { $count ->
        [one] … noch eine Zeile: { $letter } macht ihr Platz
       *[other] … noch { $count } Zeilen: { $letter } macht ihnen Platz, noch einmal zeigt die ganze Seite
    }

## Warum ein Bot etwas wählen würde: das Ende eines Satzes

reason-goal = dein Team kommt seinem Ziel näher oder hält die anderen von ihrem fern
reason-mandamenti = am Ende der Runde steht dein Team bei den Mandamenti besser da
reason-areas = am Ende der Runde steht dein Team bei den Gebieten besser da
reason-soldati = am Ende der Runde steht dein Team bei den Soldati besser da
reason-equipment = am Ende der Runde steht dein Team bei Autos, Schnellbooten und Laboren besser da
reason-money = am Ende der Runde steht dein Team beim Geld besser da
reason-influence = am Ende der Runde steht dein Team beim Einfluss besser da
reason-orders = am Ende der Runde steht dein Team bei den Befehlen besser da

## Was ein Bot seinem Teammitglied sagt

plan-attack = „Ich greife { $area } von { $origin } aus an.“
