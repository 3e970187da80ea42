# Famiglia auf Deutsch. Die Gestalten sind unsere eigenen: ein Name für jede der zwanzig Arten von Karten, und was ihr Bild zeigt.

## Families

name-famiglia = La Famiglia
name-accountant = Buchhalter
name-brute = Schläger
name-mercenary = Söldner

## Cards: the name in a sentence, the alias alone, and who is on the picture

name-famiglia-0 = Famiglia 0 „Neffe“
    .alias = Neffe
    .about = Offenes Hemd, wilde Locken und ein Lächeln, das ihn noch nichts gekostet hat.
name-famiglia-1 = Famiglia 1 „Braut“
    .alias = Braut
    .about = Spitze, Perlen und ein Blumenkranz; den Vertrag hat sie zweimal gelesen.
name-famiglia-2 = Famiglia 2 „Onkel“
    .alias = Onkel
    .about = Dunkler Anzug, Rose im Knopfloch, Zigarre; Onkel von allen, Bruder von niemandem.
name-famiglia-3 = Famiglia 3 „Witwe“
    .alias = Witwe
    .about = Schwarzer Schleier, gesenkter Blick, eine Brosche für jeden Gatten.
name-famiglia-4 = Famiglia 4 „Patriarch“
    .alias = Patriarch
    .about = Weißer Schnurrbart, weiße Krawatte und das letzte Wort.
name-accountant-0 = Buchhalter 0 „Schreiber“
    .alias = Schreiber
    .about = Runde Brille und ein Bleistift hinterm Ohr; zählt im Flüsterton.
name-accountant-1 = Buchhalter 1 „Telefonistin“
    .alias = Telefonistin
    .about = Kopfhörer über frischer Dauerwelle; jedes Gespräch in Palermo läuft über sie.
name-accountant-2 = Buchhalter 2 „Notar“
    .alias = Notar
    .about = Grüner Augenschirm, Spitzbart, Weste; stempelt erst und liest später.
name-accountant-3 = Buchhalter 3 „Bankier“
    .alias = Bankier
    .about = Melone, Monokel und Zinsen auf alles.
name-accountant-4 = Buchhalter 4 „Prüferin“
    .alias = Prüferin
    .about = Sonnenbrille im Zimmer und ein Telefon, das nur sie abnehmen darf.
name-brute-0 = Schläger 0 „Zeitungsjunge“
    .alias = Zeitungsjunge
    .about = Sommersprossen, Hosenträger und die Nachrichten von gestern unterm Arm.
name-brute-1 = Schläger 1 „Hafenarbeiter“
    .alias = Hafenarbeiter
    .about = Ringelhemd und Zahnstocher; lädt ein und aus, stellt keine Fragen.
name-brute-2 = Schläger 2 „Metzger“
    .alias = Metzger
    .about = Schürze, Walrossbart und ein Schläger, der nicht zum Ballspielen da ist.
name-brute-3 = Schläger 3 „Boxer“
    .alias = Boxer
    .about = Goldkette, blaues Auge; der andere sieht schlimmer aus.
name-brute-4 = Schläger 4 „Mauer“
    .alias = Mauer
    .about = Eine Augenbraue, eine Narbe, Nägel im Knüppel. Geh außen herum.
name-mercenary-0 = Söldner 0 „Kurier“
    .alias = Kurier
    .about = Helm auf, Motor an, Paket schon zugestellt.
name-mercenary-1 = Söldner 1 „Fahrer“
    .alias = Fahrer
    .about = Fliegerbrille und Zigarette; der Wagen war niemals hier.
name-mercenary-2 = Söldner 2 „Taucherin“
    .alias = Taucherin
    .about = Neopren und Maske; holt herauf, was andere versenkt haben.
name-mercenary-3 = Söldner 3 „Schieber“
    .alias = Schieber
    .about = Panamahut, lautes Hemd, ein Geldschein für jedes Problem.
name-mercenary-4 = Söldner 4 „Fremder“
    .alias = Fremder
    .about = Breite Krempe, Trenchcoat, ein Gesicht, an das sich niemand erinnert.

## What happened; `.preview` follows a choice and says what it would do

event-started = { $seat } bekam den ersten Zug.
event-dealt = { $card } steht auf der Straße.
event-discarded = { $seat } schickte { $card } weg.
    .preview = so viele, wie ihr Wert ist
    .brief = { $card } weggeschickt
event-buried = { $seat } legte { $card } unter den Stapel.
    .preview = so viele, wie ihr Wert ist; sie kommt unter den Stapel
    .brief = { $card } unter den Stapel gelegt
event-added = { $card } kam auf die Straße.
event-refilled = { $card } kam auf die leere Straße.
event-reshuffled = { $count ->
        [one] Der Stapel ging aus; die einzige abgelegte Karte wurde der neue.
       *[other] Der Stapel ging aus; { $count } abgelegte Karten wurden zu einem neuen gemischt.
    } Der zweite Durchgang beginnt.
event-exhausted = Der Stapel ist endgültig aufgebraucht.
    .preview = der Stapel ist dann endgültig aufgebraucht
event-played-accountant = { $seat } spielte { $card }.
    .preview = die Karte bleibt geparkt
    .brief = { $card } gespielt
event-took-back = { $seat } nahm { $card } auf die Hand zurück.
    .preview = zurück auf deine Hand
    .brief = { $card } zurückgenommen
event-parked = { $seat } parkte { $card }.
    .preview = aus der Hand, Punkte bleiben
    .brief = { $card } geparkt
event-played-brute = { $seat } spielte { $card }.
    .preview = die Karte bleibt geparkt, was auch geschieht
    .brief = { $card } gespielt
event-lowered = { $seat } senkte { $card } auf { $value }.
    .preview = nur für diesen Zug
    .brief = { $card } auf { $value } gesenkt
event-took = { $seat } nahm { $card }.
    .preview = dein Zug endet
    .brief = { $card } genommen
event-paid = { $seat } parkte { $card } und behielt { $kept }.
    .preview = du parkst { $card }
    .brief = { $card } geparkt, { $kept } behalten
event-passed = { $seat } passte.
    .preview = dein Zug endet
    .brief = gepasst
event-ended = Das Spiel ist vorbei. { $seat0 }: { $score0 }, { $seat1 }: { $score1 }.
    .preview = das Spiel endet

## What sending a card away brings, where the table can count it

effect-discarded = { $count ->
        [one] 1 neue Karte
       *[other] { $count } neue Karten
    }
effect-buried = { $count ->
        [one] 1 neue Karte; die alte kommt unter den Stapel
       *[other] { $count } neue Karten; die alte kommt unter den Stapel
    }

## What is being asked

prompt-start = Wer beginnt?
prompt-draw = { $count ->
        [one] Eine Karte wird gezogen.
       *[other] { $count } Karten werden gezogen.
    }
prompt-turn = Was tust du?
prompt-taking-back = { $count ->
        [other] Nimm eine geparkte Karte zurück: { $number } von bis zu { $count }.
       *[one] Nimm eine geparkte Karte zurück.
    }
prompt-parking = { $left ->
        [one] Parke dafür eine Karte aus der Hand.
       *[other] Parke dafür { $left } Karten aus der Hand.
    }
    .counted = Parke dafür eine Karte aus der Hand: { $number } von { $count }.
prompt-frightening = Wen schüchtert der Schläger ein? Er senkt eine Karte um bis zu { $value }.
prompt-paying = Womit bezahlst du { $card }?
prompt-over = Das Spiel ist vorbei.

## What can be chosen

choice-start = Der erste Zug geht an { $seat }
choice-draw = { $card } ziehen
choice-discard = { $card } für neue Karten wegschicken
choice-discard-new = { $card } (neu) für neue Karten wegschicken
choice-accountant = { $hand } spielen und Karten tauschen
choice-take-back = { $parked } zurücknehmen
choice-enough = Genug zurückgenommen
choice-park = { $hand } parken
choice-brute = { $hand } spielen und eine Karte einschüchtern
choice-lower = { $card } auf { $to } senken
choice-take = { $card } nehmen
choice-take-lowered = Die eingeschüchterte Karte zum gesenkten Wert nehmen
choice-pay-pair = Ein Paar zeigen und eine Karte davon parken
choice-pay-keep-joker = Mit { $hand } als Vertretung, die auf der Hand bleibt
choice-pay-park-joker = Mit { $hand } als Vertretung, die geparkt wird
choice-pass = Passen und nichts nehmen

## Why not

refusal-the-starting-player-is-drawn-first = Noch ist nicht ausgelost, wer beginnt.
refusal-the-game-is-over = Das Spiel ist vorbei.
refusal-it-is-not-your-turn = Du bist nicht am Zug.
refusal-this-is-not-being-asked-now = Das gehört an eine andere Stelle des Zuges.
refusal-no-such-card-can-come-up-now = Eine solche Karte kann jetzt nicht kommen.
refusal-action-1-comes-before-accountant-and-brute = Neue Karten kommen vor Buchhalter und Schläger auf die Straße, nicht danach.
refusal-the-stack-is-exhausted-so-action-1-is-gone = Der Stapel ist aufgebraucht, daher wird niemand mehr weggeschickt.
refusal-a-0-lies-in-the-street = Auf der Straße steht eine 0; solange wird niemand weggeschickt.
refusal-in-the-second-pass-only-once-a-turn = Im zweiten Durchgang wird je Zug nur eine Karte weggeschickt.
refusal-no-such-card-lies-there = Eine solche Karte steht dort nicht.
refusal-the-one-there-was-added-this-turn = Die dort steht, kam in diesem Zug dazu: Schick sie als neue Karte weg.
refusal-the-one-there-was-not-added-this-turn = Die dort steht, kam nicht in diesem Zug dazu: Schick sie als alte Karte weg.
refusal-an-accountant-was-played-this-turn = Du hast in diesem Zug schon einen Buchhalter gespielt; jede Familie wirkt einmal.
refusal-the-accountant-comes-before-the-brute = Ein Buchhalter kommt vor dem Schläger, nicht nach ihm.
refusal-no-such-card-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-no-parked-card-to-take-back = Du hast keine geparkte Karte, die zurückkommen könnte.
refusal-no-other-card-in-hand-to-exchange = Der Buchhalter ist deine einzige Karte: Es gibt nichts zu tauschen.
refusal-an-accountant-swaps-at-least-one-card = Ein Buchhalter tauscht mindestens eine Karte.
refusal-not-the-accountant-just-played = Der eben gespielte Buchhalter bleibt geparkt.
refusal-no-such-card-parked = Eine solche Karte ist nicht geparkt.
refusal-first-take-parked-cards-back = Nimm zuerst geparkte Karten zurück; der Buchhalter wartet.
refusal-first-park-a-card-for-each-taken-back = Parke zuerst für jede zurückgenommene Karte eine andere.
refusal-a-brute-was-played-this-turn = Du hast in diesem Zug schon einen Schläger gespielt; jede Familie wirkt einmal.
refusal-no-card-in-the-street-to-frighten = Auf der Straße lässt sich niemand einschüchtern: Es braucht eine Karte über 0, die du in diesem Zug nehmen darfst.
refusal-first-name-the-card-the-brute-frightens = Nenne zuerst die Karte, die der Schläger einschüchtert.
refusal-the-brute-is-not-strong-enough = Dafür ist der Schläger nicht stark genug.
refusal-only-cards-added-this-turn-can-be-named = Du hast in diesem Zug Karten dazugelegt, also muss der Schläger eine davon nennen.
refusal-no-card-was-frightened-this-turn = In diesem Zug wurde keine Karte eingeschüchtert.
refusal-no-pair-of-the-lowered-value = Du kannst die zwei Karten nicht zeigen, die der gesenkte Wert verlangt.
refusal-no-pair-of-the-next-lower-value = Du brauchst zwei Karten ihrer Familie, einen Wert niedriger, oder eine davon und einen stärkeren Söldner.
refusal-two-mercenaries-make-no-pair = Zwei Söldner sind kein Paar: Eine der beiden Karten muss die richtige sein.
refusal-take-the-frightened-card-at-its-lowered-value = Diese Karte ist eingeschüchtert: Nimm sie zum gesenkten Wert.
refusal-only-cards-added-this-turn-can-be-taken = Du hast in diesem Zug Karten dazugelegt, also darfst du nur diese nehmen.
refusal-no-pair-in-hand = Du hast kein Paar der nötigen Karte auf der Hand.
refusal-a-mercenary-stands-in-only-for-lower-values = Ein Söldner vertritt nur Werte unter seinem eigenen.
refusal-no-such-mercenary-in-hand = Diesen Söldner hast du nicht auf der Hand.
refusal-first-pay-for-the-card-being-taken = Kläre zuerst, womit die Karte bezahlt wird.

## The end, and the table's options

outcome-two-passes = Beide haben nacheinander gepasst.
outcome-stack-exhausted = Der Stapel war zum zweiten Mal aufgebraucht.
option-hands = Hände: counted (offen, wie sie aufmerksame Leute kennen) oder hidden (verdeckt)
    .label = Hände
    .hint = Jede genommene Karte haben beide gesehen, also lassen sich die Hände offen spielen.
    .choice-counted = Offen: Jede Karte darin war zu sehen
    .choice-hidden = Verdeckt
option-start = Wer beginnt: random (Zufall), 0 oder 1
    .label = Wer beginnt
    .choice-random = Der Zufall entscheidet
    .choice-0 = Platz 1
    .choice-1 = Platz 2

## The guided first game

ui-guide-goal = Du sammelst Karten, die Punkte wert sind. Am Ende gewinnt, wer auf der Hand und geparkt mehr Punkte hat. Diese Zeile sagt, wie es steht.
ui-guide-street = Diese Leute stehen auf der Straße. In jedem Zug darfst du eine Person davon nehmen oder passen.
ui-guide-hand = Das ist deine Hand. Jede Karte hat eine Familie (ihre Farbe), einen Wert von 0 bis 4 (oben links) und ihre Punkte (das runde Siegel).
ui-guide-zero = Wer den Wert 0 hat, kommt umsonst. Ein durchgezogener Rand zeigt die Karten, die du jetzt nehmen kannst.
ui-guide-pair = Für eine höhere Karte zeigst du zwei Karten ihrer Familie, die einen Wert niedriger sind; eine davon wird dann vor dir geparkt. Zwei 0er bringen eine 1, zwei 1er eine 2, und so weiter bis zur 4.
ui-guide-away = Ein gestrichelter Rand: Solange keine 0 auf der Straße steht, darfst du eine Karte wegschicken und so viele neue ziehen, wie ihr Wert ist. Danach kannst du in diesem Zug nur die neuen nehmen.
ui-guide-steps = Ein Zug hat diese Schritte in dieser Reihenfolge: die Straße, ein Buchhalter, ein Schläger, das Nehmen. Nur der letzte muss sein.
ui-guide-powers = Blaue Buchhalter holen geparkte Karten auf deine Hand zurück. Gelbe Schläger senken den Wert einer Karte der Straße. Grüne Söldner vertreten eine Karte, die dir zum Paar fehlt.
ui-guide-stack = Ist der Stapel leer, wird die Ablage zum neuen. Ist er noch einmal leer, ist das Spiel vorbei, und auch, wenn ihr beide nacheinander passt. Wähle einen Stapel, um zu sehen, was noch kommen kann.
ui-guide-alone = Mehr brauchst du nicht. Zurück nimmt eine Wahl zurück, die Hilfe wiederholt den Rest. Spiel allein weiter.

## The terminal's own texts

aim = Sammle die wertvollsten Karten, auf der Hand und geparkt. Die höhere Summe gewinnt, bei Gleichstand die wertvollste einzelne Karte.
    Nimm je Zug eine Karte: Eine 0 ist kostenlos, jede andere kostet zwei Karten ihrer Familie, einen Wert niedriger, und eine davon wird geparkt.
    Schluss ist, wenn beide nacheinander passen oder der Stapel zweimal aufgebraucht ist.
term-famiglia-card = { $points ->
        [one] { $name }: 1 Punkt. { $does } { $about }
       *[other] { $name }: { $points } Punkte. { $does } { $about }
    }
term-famiglia-no-ability = Eine 0 kann nichts, als kostenlos genommen zu werden.
term-famiglia-does-famiglia = Keine Fähigkeit; ihre Karten sind einfach mehr wert.
term-famiglia-does-accountant = In deinem Zug gespielt, holt er bis zu { $value } geparkte Karten auf die Hand, und ebenso viele andere werden geparkt.
term-famiglia-does-brute = In deinem Zug gespielt, macht er eine Karte, die du nehmen darfst, so billig, als wäre ihr Wert um { $value } niedriger.
term-famiglia-does-mercenary = Vertritt eine Karte eines Paares, gleich welcher Familie, deren Wert unter { $value } liegt.

term-famiglia-hand = Hand
term-famiglia-parked = geparkt
term-famiglia-nothing = nichts
term-famiglia-points = { $points } SP
term-famiglia-points-unknown = ? SP
term-famiglia-first-pass = erster Durchgang
term-famiglia-second-pass = zweiter Durchgang
term-famiglia-last-turns = { $turns ->
        [0] letzter Zug
        [one] vorletzter Zug
       *[other] noch { $turns } Züge
    }
term-famiglia-stack = Stapel { $count }
term-famiglia-buried = davon unten:
term-famiglia-discards = Ablage { $count }
term-famiglia-one-pass = schon einmal gepasst: nochmaliges Passen beendet das Spiel
term-famiglia-street = Die Straße
term-famiglia-street-empty = niemand ist hier
term-famiglia-new = neu

## Warum ein Bot etwas wählen würde: das Ende eines Satzes

reason-points = das bringt bald mehr Punkte
reason-hand = damit bleibt dir das aussichtsreichere Blatt
reason-denies = damit bleibt der Gegenseite weniger
