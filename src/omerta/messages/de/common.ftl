# Was jeder Tisch sagt, gleich bei welchem Spiel.

refusal-nothing-to-take-back-here = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
refusal-something-new-was-learnt-since = Das lässt sich nicht zurücknehmen: Seit deiner letzten Wahl wurde etwas Neues bekannt.
refusal-another-player-has-acted-since = Das lässt sich nicht zurücknehmen: Jemand anders hat seitdem gehandelt.
refusal-what-ended-the-game-stays = Das Spiel ist vorbei; was es beendet hat, bleibt.

result-won = { $count ->
        [one] Es gewinnt: { $winners }.
       *[other] Es gewinnen: { $winners }.
    }
result-drawn = Niemand gewinnt: unentschieden.
outcome-resigned = Eine Seite hat aufgegeben.
outcome-agreed-draw = Alle haben sich auf Unentschieden geeinigt.

## The terminal's own texts

# Steht als Name in Sätzen der dritten Person, auch nach „von“ und „an“: Es darf sich nicht beugen.
term-you = Rosa (du)
term-to-move = am Zug: { $names }
term-keys = Nummer wählt · ? zeigt alle Tasten
term-press-enter = Zurück mit Enter.
term-leaf = Blatt { $leaf } von { $leaves }: Enter blättert um, q geht zurück.
term-hint = { $bot } würde wählen: { $words } ({ $reason }).
term-hint-chance = { $bot } würde wählen: { $words } (Siegchance etwa { $chance } %: { $reason }).
term-hint-next = Danach: { $words } (etwa { $chance } %).
term-kept = Das Spiel ist aufgehoben. Weiter geht es mit: omerta play --continue
term-not-kept = Dieses Spiel wird nicht aufgehoben: { $problem }
term-overwrite = { $file } gibt es schon. Überschreiben? (j/n)
term-not-saved = Es wurde nichts geschrieben.
term-rules-found = { $asked }: { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
term-aim = Das Ziel
term-type-number = Gib eine Zahl von 1 bis { $count } ein, oder ? für alle Tasten.
term-type-one-of = Gib eines davon ein: { $keys }; ? zeigt alle Tasten.
term-more = Seite { $leaf } von { $leaves }: n blättert zu den nächsten Möglichkeiten
term-paused = Angehalten. Enter fährt fort; die üblichen Tasten gelten.
term-anytime = Jederzeit, { $name }: eine Zahl, oder Enter für zurück.
term-anytime-who = Wer möchte etwas tun? { $names }:
term-anytime-nobody = Niemand mit diesem Namen sitzt an diesem Bildschirm.
term-anytime-nothing = Außer der Reihe ist jetzt nichts möglich.
term-look-nothing = Nichts hier heißt so. Gib i und einen Namen oder seinen Anfang ein.
term-hand-over = Der Bildschirm ist verdeckt. Als Nächstes: { $name }. Nimm ihn und drücke Enter.
term-saved = Gespeichert als { $file }.
term-input-ended = Die Eingabe endete vor dem Spiel.
term-after-end = Enter verlässt den Tisch, l zeigt den Verlauf, s DATEI speichert die Aufzeichnung:
term-languages = Gib g und eines davon ein: { $codes }.
term-quit-sure = Den Tisch verlassen? (j/n)
term-yes = j
term-left = Du hast den Tisch verlassen.
term-effect-open = darüber entscheidet die nächste Frage
term-why-list = Warum nicht …?
term-why-ask = Eine Zahl, eine Aktion, oder Enter für zurück:
term-why-nothing = Alles, was hier zu erwarten wäre, ist möglich.
term-why-allowed = Das ist hier erlaubt.
term-help = Was du eingeben kannst
term-help-number = 3          Nummer 3 wählen
term-help-action = AKTION     in der Schreibweise der Aufzeichnungen wählen
term-help-hint = h          was der beste Bot an deiner Stelle wählen würde
term-help-undo = u          die letzte Wahl und die Antworten der Bots zurücknehmen, wenn nichts bekannt wurde
term-help-why = w [AKTION] warum fehlt etwas unter den Möglichkeiten?
term-help-anytime = a [NAME]   was jederzeit möglich ist, auch außer der Reihe
term-help-more = n          die nächsten Möglichkeiten, wenn nicht alle auf den Bildschirm passen
term-help-look = i NAME     was etwas ist und tut: eine Karte, ein Gebiet, ein Plättchen, ein gedrucktes Wort
term-help-rule = r [WÖRTER] Regeln nach Nummer oder Wörtern; allein die, um die es gerade geht
term-help-log = l          alles, was geschehen ist
term-help-save = s [DATEI]  die Aufzeichnung speichern; --resume DATEI nimmt sie wieder auf
term-help-language = g CODE     eine andere Sprache sprechen: en, de oder pl
term-help-quit = q          gehen; das Spiel bleibt aufgehoben, omerta play --continue nimmt es wieder auf
term-help-effect = ? 3        was Nummer 3 sicher bewirkt; ? allein zeigt diese Seite
term-rules-title = { $title }, von { $designers }
term-rules-printed = gedruckt
term-rules-ruling = Klärung
term-rules-example = Durchgespieltes Beispiel: { $example }
term-rules-none = keine Regel von { $title } enthält: { $search }

## Warum ein Bot etwas wählen würde: das Ende eines Satzes

reason-only = etwas anderes ergibt hier keinen Sinn
reason-wins = so wird jede durchgespielte Partie gewonnen
reason-mixed = hier losen Bots, damit niemand ihre Wahl vorhersehen kann
reason-even = die besten Möglichkeiten sind etwa gleich gut
reason-overall = so enden die durchgespielten Partien am besten
