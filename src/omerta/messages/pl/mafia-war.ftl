# The Great Mafia War po polsku. Nazwy miejsc, osób i rodzin są w edycji; język może każdą z nich przetłumaczyć
# wiadomością `name-`. Imiona i nazwy stoją w mianowniku, a zdania w czasie teraźniejszym, żeby pasowały do każdego imienia.

## Who and how many: pieces of other sentences

part-owner = { $owner ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
        [3] { $seat3 }
       *[4] strona neutralna
    }
part-side = { $owner ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
        [3] { $seat3 }
       *[4] Strona neutralna
    }
part-to = { $to ->
        [0] { $seat0 }
        [1] { $seat1 }
        [2] { $seat2 }
       *[3] { $seat3 }
    }
part-token = { $owner ->
        [0] znacznik wpływu ({ $seat0 })
        [1] znacznik wpływu ({ $seat1 })
        [2] znacznik wpływu ({ $seat2 })
        [3] znacznik wpływu ({ $seat3 })
        [own] własny znacznik wpływu
       *[4] neutralny znacznik wpływu
    }
part-team = { $team ->
        [0] { $seat0 } i { $seat2 }
       *[1] { $seat1 } i { $seat3 }
    }
part-soldati = { $count ->
        [one] { $count } soldato
       *[other] { $count } soldati
    }
part-with-cars = { $cars ->
        [0] {""}
        [one] {" "}z samochodem
       *[other] {" "}z { $cars } samochodami
    }
part-cars = { $count ->
        [one] samochód
        [few] { $count } samochody
       *[many] { $count } samochodów
    }
part-pieces = { $count ->
        [0] { $cars ->
                [one] samochód
                [few] { $cars } samochody
               *[many] { $cars } samochodów
            }
       *[other] { part-soldati }{ part-with-cars }
    }
# Własne rozkazy mają w możliwościach numery; kto zna rodzinę, wstawia nazwę rozkazu.
part-order = { $order ->
        [one] rozkaz { $order }
        [few] rozkaz { $order }
        [many] rozkaz { $order }
        [other] rozkaz { $order }
       *[named] rozkaz „{ $order }”
    }

## Names: columns, rows and spaces of the sheets

name-start = Primo Giocatore
name-justice = Sądy
name-police = Policja
name-economy = Banki
name-church = Kościół
name-two = Dwie instytucje
name-start-0 = Primo Giocatore 1
name-start-1 = Primo Giocatore 2
name-start-2 = Primo Giocatore 3
name-start-3 = Primo Giocatore 4
name-start-4 = Primo Giocatore 5
name-start-5 = Primo Giocatore 6
name-start-6 = Primo Giocatore 7
name-start-7 = Primo Giocatore 8
name-justice-0 = Sądy 1
name-justice-1 = Sądy 2
name-justice-2 = Sądy 3
name-justice-3 = Sądy 4
name-justice-4 = Sądy 5
name-justice-5 = Sądy 6
name-justice-6 = Sądy 7
name-justice-7 = Sądy 8
name-police-0 = Policja 1
name-police-1 = Policja 2
name-police-2 = Policja 3
name-police-3 = Policja 4
name-police-4 = Policja 5
name-police-5 = Policja 6
name-police-6 = Policja 7
name-police-7 = Policja 8
name-economy-0 = Banki 1
name-economy-1 = Banki 2
name-economy-2 = Banki 3
name-economy-3 = Banki 4
name-economy-4 = Banki 5
name-economy-5 = Banki 6
name-economy-6 = Banki 7
name-economy-7 = Banki 8
name-church-0 = Kościół 1
name-church-1 = Kościół 2
name-church-2 = Kościół 3
name-church-3 = Kościół 4
name-church-4 = Kościół 5
name-church-5 = Kościół 6
name-church-6 = Kościół 7
name-church-7 = Kościół 8
name-two-0 = Dwie instytucje 1
name-two-1 = Dwie instytucje 2
name-two-2 = Dwie instytucje 3
name-two-3 = Dwie instytucje 4
name-two-4 = Dwie instytucje 5
name-two-5 = Dwie instytucje 6
name-two-6 = Dwie instytucje 7
name-two-7 = Dwie instytucje 8
name-neutral = neutralni

## Names: partial actions and pieces

name-recruit = Werbunek soldati
name-place = Umieszczenie soldati
name-place-fixed = Umieszczenie soldati
name-orders = Wydanie rozkazów
name-equip = Załatwianie sprzętu
name-launder = Pranie pieniędzy
name-exert = Wywieranie wpływów
name-rally = Zwołanie
name-ultima-azione = Ultima Azione
name-car = samochód
name-speedboat = motorówka
name-lab = laboratorium
name-coin = Pozyskanie pieniędzy
name-supply-adjacent = Soldati dla obszarów dookoła
name-soldati-at-labs = Soldati przy twoich laboratoriach
name-shotgun = Strzelba
name-bomb = Bomba
name-pentito = Pentito
name-agitate = Podburzanie
name-pull-in = Ściągnięcie
name-column-action = Akcja kolumny
name-extra-order = Wydanie jednego rozkazu

## What happened: set-up

event-tile-drawn = W grze jest kafelek kontroli { $tile }.
event-family-drawn = Rodzina { $family } trafia do drużyny: { part-team }.
event-leader-chosen = { $seat } poprowadzi rodzinę { $family }.
    .preview = przeciwna drużyna dowie się, gdy obie osoby będą gotowe
event-leads = { $seat } obejmuje rodzinę { $family }.
event-starts = Primo Giocatore otrzymuje { $seat }.
event-dealt = Kartę postaci „{ $character }” otrzymuje { $seat }.
event-start-coin = { $seat } oddaje { $count } ₤. Otrzymuje { part-to }, bo gra na końcu.
    .preview = { $count } ₤: { $seat } → { part-to }

## At any time

event-sold = { $seat } sprzedaje { part-order } za { $count } ₤.
event-gave = { $seat } wydaje { $cost } ₤, z tego { $count } ₤ otrzymuje { part-to }.
    .preview = koszt: { $cost } ₤, { $count } ₤ otrzymuje { part-to }

## Planning

event-round-began = Zaczyna się runda { $round }.
    .preview = zaczyna się runda { $round }
    .heading = Runda { $round }
event-turn-began = Następna tura: { $seat }.
    .preview = następna tura: { $seat }
    .heading = { $seat }
event-token-taken = { $seat } zabiera { part-token } z pola { $top }.
    .preview = { part-token } z pola { $top }
event-token-placed = { $seat } kładzie { part-token } na pole { $bottom }.
    .preview = znacznik trafia na pole { $bottom }
event-token-on-top = { $seat } kładzie { part-token } na pole { $top } górnego arkusza.
    .preview = znacznik trafia na pole { $top } górnego arkusza
event-fee-paid = { $seat } płaci: { $count } ₤ otrzymuje { part-to }.
    .preview = { $count } ₤ otrzymuje { part-to }
event-paid = { $seat } płaci { $count } ₤.
    .preview = kosztuje { $count } ₤
event-earned = { $seat } otrzymuje { $count } ₤.
    .preview = daje { $count } ₤
event-forgiven = { $seat } nie ma z czego zapłacić { $count } ₤; dług zostaje darowany.
    .preview = { $count } ₤ zostaje darowane
event-recruited = { $seat } werbuje { part-soldati }.
    .preview = { part-soldati } do siedziby
event-soldati-placed = { part-soldati } na obszar { $area } ({ part-owner }).
    .preview = { part-soldati } na obszar { $area }
event-order-issued = { $seat } kładzie rozkaz na obszar { $area }.
    .preview = zakryty rozkaz na obszarze { $area }
event-order-laid = { $seat } kładzie { part-order } na obszar { $area }.
    .preview = { part-order } na obszarze { $area }
event-car-placed = { $seat } stawia samochód na obszarze { $area }.
    .preview = samochód na obszarze { $area }
event-boat-placed = { $seat } stawia motorówkę na obszarze morskim { $sea }.
    .preview = motorówka na obszarze morskim { $sea }
event-boat-moved = { $seat } przesuwa motorówkę z obszaru morskiego { $from } na obszar morski { $sea }.
    .preview = motorówka płynie na obszar morski { $sea }
event-boats-clashed = Trzy motorówki na obszarze morskim { $sea }: { $seat } i { part-owner } tracą po jednej.
    .preview = twoja motorówka i jedna z innych ({ part-owner }) opuszczają { $sea }
event-lab-built = { $seat } buduje laboratorium na obszarze { $area }.
    .preview = laboratorium na obszarze { $area }
event-laundered = { $seat } pierze { $count } ₤.
    .preview = pierze { $count } ₤
event-mat-uncovered = { $seat } wywiera wpływ: { $row }.
    .preview = odkryte pole: { $row }
event-order-gained = { $seat } zyskuje { part-order }.
    .preview = nowy { part-order }
event-bust-placed = { $seat } stawia znacznik ostatniej akcji przy polu { $bottom }: będzie Ultima Azione.
    .preview = twój znacznik czeka na Ultima Azione
event-bust-returned = { $seat } zabiera znacznik ostatniej akcji.
    .preview = twój znacznik ostatniej akcji wraca
event-gained-influence = { $seat } szerzy wpływy kolumną { $column }.
    .preview = wszystkie znaczniki z kolumny { $column } idą w dół
event-took-start = { $seat } zabiera Primo Giocatore.
    .preview = do tego Primo Giocatore
event-tile-used = { $seat } używa kafelka { $tile }.
    .preview = użyty zostaje kafelek { $tile }
event-rallied = Zwołanie z obszaru { $from } na obszar { $area }: { part-pieces }.
    .preview = { part-pieces }: { $from } → { $area }

## Management

event-mandamento-held = Mandamento { $mandamento } kontroluje teraz { $seat }.
    .preview = { $seat } zyskuje mandamento { $mandamento }
event-mandamento-lost = { $seat } traci kontrolę nad mandamento { $mandamento }.
    .preview = { $seat } traci mandamento { $mandamento }
event-mark-chosen = { $seat } wybiera kafelek { $tile }.
    .preview = przeciwna drużyna dowie się, gdy wszyscy wybiorą
event-marked = { $seat } oznacza kafelek { $tile }.
event-unmarked = { $seat } zdejmuje oznaczenie z kafelka { $tile }.

## Soldati that go and areas that change hands

event-soldati-removed = { $count ->
        [one] { $count } soldato ({ part-owner }) znika z obszaru { $area }.
        [few] { $count } soldati ({ part-owner }) znikają z obszaru { $area }.
       *[many] { $count } soldati ({ part-owner }) znika z obszaru { $area }.
    }
    .preview = { $count ->
        [few] { part-soldati } ({ part-owner }) znikają z obszaru { $area }
       *[other] { part-soldati } ({ part-owner }) znika z obszaru { $area }
    }
event-recruits = { $count ->
        [one] { $seat } pozyskuje { $count } nowego soldato.
        [few] { $seat } pozyskuje { $count } nowych soldati.
       *[many] { $seat } pozyskuje { $count } nowych soldati.
    }
    .preview = { part-soldati } z werbunku do siedziby
event-area-left = Obszar { $area } jest teraz pusty.
    .preview = obszar { $area } będzie pusty
event-area-taken = { $owner ->
        [4] Obszar { $area } staje się neutralny: { part-soldati }.
       *[other] { part-owner } przejmuje obszar { $area }: { part-soldati }.
    }
    .preview = { $owner ->
        [4] obszar { $area } staje się neutralny
       *[other] obszar { $area } zostaje przejęty
    }
event-lab-lost = Na obszarze { $area } zniszczone zostaje laboratorium.
    .preview = przepada laboratorium na obszarze { $area }
event-cars-lost = { $seat } traci { part-cars } na obszarze { $area }.
    .preview = strata na obszarze { $area }: { part-cars }
event-order-returned = Rozkaz z obszaru { $area } ({ $seat }) wraca do siedziby.
    .preview = rozkaz z obszaru { $area } wraca

## Encounter

event-order-revealed = { $area }: odkryty zostaje { part-order } ({ $seat }).
event-order-begun = { $seat } zaczyna { part-order } na obszarze { $area }.
    .preview = rozpatrywany jest rozkaz na obszarze { $area }
    .heading = { $area }
event-order-closed = { $seat } kończy { part-order }.
    .preview = rozkaz jest rozpatrzony
event-part-begun = { $seat } przechodzi dalej: { $part }.
    .preview = teraz: { $part }
event-moved = Ruch z obszaru { $from } na obszar { $area }: { part-soldati }{ part-with-cars }.
    .preview = { part-soldati }{ part-with-cars }: { $from } → { $area }
event-attacked = { part-side } atakuje obszar { $area }: { part-soldati }.
    .preview = atak na obszar { $area }: { part-soldati }
event-swapped = Zmiana stron na obszarze { $area }: { part-soldati } → { $seat }.
    .preview = zmiana stron: { part-soldati }
event-bonuses = Premia do ataku { $attack }, premia do obrony { $defence }.
    .preview = premie: atak { $attack }, obrona { $defence }
event-finesse = { $seat } wybiera finezję.
    .preview = obie strony kładą kartę konfliktu
event-brute-force = { $seat } wybiera brutalność.
    .preview = ginie dwóch atakujących
event-defends = { $seat } obejmuje obronę obszaru { $area }.
    .preview = broni { $seat }
event-card-laid = { $seat } kładzie zakrytą kartę konfliktu.
    .preview = karta leży zakryta
event-card-chosen = { $seat } wybiera kartę { $card }.
    .preview = zakryta, aż obie strony zdecydują
event-picked-up = { $seat } bierze też kartę drugiej strony.
    .preview = zadziała na twoją stronę
event-left-card = { $seat } zostawia kartę drugiej strony.
    .preview = zadziała na drugą stronę
event-card-revealed = { $seat } odkrywa kartę { $card }.
event-turned = Zdrada na obszarze { $area }: { part-soldati } → { part-owner }.
    .preview = { part-soldati } → { part-owner }
event-ran-away = Ucieczka z obszaru { $area }: { part-soldati } ({ part-owner }).
    .preview = ucieczka: { part-soldati } ({ part-owner })
event-knocked-out = { $count ->
        [0] Na obszarze { $area } nie ma już kto walczyć.
        [one] Każda strona traci { $count } soldato na obszarze { $area }.
       *[other] Każda strona traci { $count } soldati na obszarze { $area }.
    }
    .preview = każda strona traci { part-soldati }
event-attackers-lost = { part-side } traci { part-soldati } w ataku na obszar { $area }.
    .preview = straty w ataku: { part-soldati }
event-repelled = Atak na obszar { $area } zostaje odparty.
    .preview = atak na obszar { $area } się nie udaje
event-wiped-out = Na obszarze { $area } nikt nie przeżywa.
    .preview = na obszarze { $area } nikt nie przeżywa
event-struck = { $seat } dokonuje zamachu na obszarze { $area }: { $attack } przeciw { $defence }.
    .preview = zamach na obszarze { $area }: { $attack } przeciw { $defence }
event-car-bomb = { $seat } odpala samochód pułapkę na obszarze { $area }: { $attack } przeciw { $defence }.
    .preview = samochód pułapka na obszarze { $area }: { $attack } przeciw { $defence }
event-pentito = Na obszarze { $area } zeznaje Pentito ({ $seat }).
    .preview = jeden soldato na obszarze { $area } zostaje Pentito
event-agitated = { $seat } podburza neutralnych soldati ({ $count }): { $from } → { $area }.
    .preview = neutralni soldati ({ $count }): { $from } → { $area }
event-pulled-in = { $seat } ściąga { part-soldati }: { $from } → { $area }.
    .preview = ściągnięto: { part-soldati }, { $from } → { $area }
event-ended = Wojna się skończyła. Mandamenti: { $seat0 } i { $seat2 }: { $mandamenti0 }; { $seat1 } i { $seat3 }: { $mandamenti1 }.
    .preview = gra się kończy

## What is being asked

prompt-draw-tiles = Losowanych jest siedem kafelków kontroli.
prompt-draw-families = Losowane są rodziny dla drużyn.
prompt-deal-families = Każdy gracz otrzymuje rodzinę.
prompt-choose-leaders = Kto prowadzi którą rodzinę waszej drużyny?
prompt-draw-start = Kto otrzymuje Primo Giocatore?
prompt-deal-characters = Każdy gracz otrzymuje kartę postaci.
prompt-setup-area = { $placed ->
        [0] { $count ->
            [one] Dokąd trafia twój dodatkowy soldato?
           *[other] Dokąd trafiają twoi dodatkowi soldati? Masz ich { $count }.
        }
       *[other] Dokąd trafiają pozostali? Umieszczono { $placed } z { $count }.
    }
prompt-setup-amount = Ilu soldati trafia na obszar { $area }? Masz { $most }.
prompt-top-token = Znacznik wpływu { $number } z { $count }: połóż go na pustym polu górnego arkusza.
prompt-influence-tile = Przed fazą: użyć kafelka Wpływy?
prompt-influence-cell = Który neutralny znacznik staje się twój?
prompt-turn = Zabierz znacznik z górnego arkusza albo szerz wpływy całą kolumną.
prompt-turn-end = Twój ruch wykonany. Jeszcze kafelek kontroli przed końcem tury? Jeśli brakuje ₤, możesz sprzedać rozkaz.
prompt-shortage = { $seat } nie może opłacić żadnego ruchu: brakuje { $missing } ₤. Skąd je wziąć?
prompt-pick-owner = Czyj znacznik zabierasz?
prompt-pick-space = Dokąd trafia znacznik? Pole dolnego arkusza mówi, co możesz zrobić.
prompt-parts = Co robisz na tym polu?
prompt-recruit = Ilu soldati werbujesz? Najwyżej { $most }.
prompt-place-area = Na którym obszarze umieszczasz soldati? Najwyżej { $most }, wszyscy na jednym.
prompt-place-amount = Ilu soldati trafia na obszar { $area }? Najwyżej { $most }.
prompt-issue-area = { $count ->
        [few] Rozkaz { $number } z najwyżej { $count }: na który obszar?
        [many] Rozkaz { $number } z najwyżej { $count }: na który obszar?
       *[one] Na który obszar kładziesz rozkaz?
    }
prompt-issue-order = { $count ->
        [few] Rozkaz { $number } z najwyżej { $count } na obszar { $area }: który?
        [many] Rozkaz { $number } z najwyżej { $count } na obszar { $area }: który?
       *[one] Który rozkaz kładziesz na obszar { $area }?
    }
prompt-equip = Jaki sprzęt załatwiasz?
prompt-car-area = { $count ->
        [few] Samochód { $number } z { $count }: na którym obszarze staje?
        [many] Samochód { $number } z { $count }: na którym obszarze staje?
       *[one] Na którym obszarze staje samochód?
    }
prompt-lab-area = { $count ->
        [few] Laboratorium { $number } z { $count }: na którym obszarze powstaje?
        [many] Laboratorium { $number } z { $count }: na którym obszarze powstaje?
       *[one] Na którym obszarze powstaje laboratorium?
    }
prompt-place-boat = { $count ->
        [few] Motorówka { $number } z { $count }: na którym obszarze morskim staje?
        [many] Motorówka { $number } z { $count }: na którym obszarze morskim staje?
       *[one] Na którym obszarze morskim staje motorówka?
    }
prompt-move-boat = Czy motorówka płynie dalej z obszaru { $sea }?
prompt-boat-clash = Trzy motorówki na obszarze morskim { $sea }: która idzie na dno z twoją?
prompt-exert-row = Na którą instytucję wywierasz wpływ?
prompt-exert-amount = Ile znaczników schodzi z planszetki? Najwyżej { $most }.
prompt-two-rows = Instytucja { $number } z 2, po jednym znaczniku: na którą wywierasz wpływ?
prompt-token-destination = Dokąd trafia znacznik z twojej planszetki? Akcja pola nie jest wykonywana.
prompt-move-column = { $count ->
        [few] Znacznik { $number } z { $count }: dokąd trafia? Akcja pola nie jest wykonywana.
        [many] Znacznik { $number } z { $count }: dokąd trafia? Akcja pola nie jest wykonywana.
       *[one] Dokąd trafia znacznik kolumny? Akcja pola nie jest wykonywana.
    }
prompt-column-action = Akcja kolumny „{ $column }” i ewentualnie jeden rozkaz: co dalej?
prompt-rally-area = Na który obszar zwołujesz soldati?
prompt-rally = Skąd przybywają na obszar { $area }?
prompt-rally-soldati = Ilu soldati przybywa z obszaru { $area }?
prompt-rally-cars = Ile samochodów przybywa z obszaru { $area }?
prompt-final-action = Twoja Ultima Azione: którego pola używasz?
prompt-unmark = { $count ->
        [few] Kontrolujesz za mało mandamenti: które oznaczenie zdejmujesz? { $number } z { $count }.
        [many] Kontrolujesz za mało mandamenti: które oznaczenie zdejmujesz? { $number } z { $count }.
       *[one] Kontrolujesz za mało mandamenti: które oznaczenie zdejmujesz?
    }
prompt-mark = { $count ->
        [few] Kafelek kontroli { $number } z { $count }: który oznaczasz?
        [many] Kafelek kontroli { $number } z { $count }: który oznaczasz?
       *[one] Który kafelek kontroli oznaczasz?
    }
prompt-next-order = Który z twoich rozkazów jest pierwszy?
prompt-executing = Rozpatrywany { part-order } na obszarze { $area }: co dalej?
prompt-move-from = Ruch { $number } z { $count }: skąd się zaczyna?
prompt-move = { $count ->
        [few] Ruch { $number } z { $count }: dokąd idą twoi soldati z obszaru { $from }?
        [many] Ruch { $number } z { $count }: dokąd idą twoi soldati z obszaru { $from }?
       *[one] Dokąd idą twoi soldati z obszaru { $from }?
    }
prompt-move-number = Ilu soldati idzie: { $from } → { $area }?
prompt-move-car = Czy na obszar { $area } jedzie też samochód?
prompt-bribery = Przekupić obrońcę obszaru { $area } za { $price } ₤?
prompt-swap = Ilu obrońców obszaru { $area } zmienia strony?
prompt-buy-off = Ilu obrońców obszaru { $area } wykupujesz, po 1 ₤?
prompt-approach = Atak na obszar { $area }: atakuje { $attackers }, broni { $defenders }. Finezja czy brutalność?
prompt-choose-defender = Kto z was broni neutralnego obszaru { $area }?
prompt-cards = Konflikt o obszar { $area }: którą kartę kładziesz?
prompt-pick-up = Konflikt o obszar { $area }: czy bierzesz też kartę drugiej strony? Karta działa na tego, kto ją ma.
prompt-recruitment = Rekrutacja: ilu soldati idzie za nimi na obszar { $area }? Drugi kosztuje { $price } ₤.
prompt-strike-from = Zamach { $number } z { $count }: skąd się zaczyna?
prompt-strike = { $count ->
        [few] Zamach { $number } z { $count }: na który obszar go kierujesz z obszaru { $from }?
        [many] Zamach { $number } z { $count }: na który obszar go kierujesz z obszaru { $from }?
       *[one] Na który obszar kierujesz zamach z obszaru { $from }?
    }
prompt-pentito = Obszar { $number } z najwyżej { $total }: gdzie Pentito zdradza { $count ->
        [one] { $count } soldato
        [few] do { $count } soldati
       *[many] do { $count } soldati
    }?
prompt-pentito-number = Ilu soldati znika z obszaru { $area }?
prompt-agitate = Których neutralnych soldati podburzasz? Zasięg: { $distance }.
prompt-agitate-target = Dokąd idą neutralni soldati z obszaru { $from }?
prompt-agitate-number = Ilu neutralnych soldati idzie: { $from } → { $area }?
prompt-at-labs = { $count ->
        [few] Obszar { $number } z { $count } z twoimi laboratoriami: gdzie przybywają soldati?
        [many] Obszar { $number } z { $count } z twoimi laboratoriami: gdzie przybywają soldati?
       *[one] Przy którym laboratorium przybywają soldati?
    }
prompt-at-labs-number = Ilu soldati przybywa na obszar { $area }?
prompt-supply-adjacent = { $count ->
        [few] Obszar { $number } z najwyżej { $count } dookoła: który otrzymuje soldati?
        [many] Obszar { $number } z najwyżej { $count } dookoła: który otrzymuje soldati?
       *[one] Który obszar dookoła otrzymuje soldati?
    }
prompt-supply-number = Ilu soldati trafia na obszar { $area }?
prompt-pull-in = { $placed ->
        [0] Z którego obszaru dookoła ściągasz soldati? Najwyżej { $count }.
       *[other] Z którego obszaru dookoła przybywają następni? Jest ich tu { $placed } z najwyżej { $count }.
    }
prompt-pull-in-number = Ilu soldati ściągasz z obszaru { $area }?
prompt-over = Gra się skończyła.

## What can be chosen

choice-sell = Sprzedaj { part-order } za 1 ₤
choice-give = Zapłać 2 ₤, aby sojusznik otrzymał 1 ₤
choice-draw-tile = { $tile } w grze
choice-draw-family = Wylosuj rodzinę { $family }
choice-start = Primo Giocatore otrzymuje { $seat }
choice-deal = Rozdaj kartę „{ $character }”
choice-lead = Prowadź rodzinę { $family }
choice-partner = Twój sojusznik prowadzi rodzinę { $family }
choice-area = { $area }
choice-sea = { $sea }
choice-stay = Motorówka zostaje
choice-amount = { $amount }
choice-take = Zabierz znacznik z pola { $top }
choice-owner = { $owner ->
        [0] Znacznik: { $seat0 }
        [1] Znacznik: { $seat1 }
        [2] Znacznik: { $seat2 }
        [3] Znacznik: { $seat3 }
       *[neutral] Znacznik neutralny
    }
choice-space = { $bottom } na dolnym arkuszu
choice-top = { $top } na górnym arkuszu
choice-gain = Szerz wpływy kolumną { $column }
choice-do = { $part }
choice-equip = Sprzęt: { $equipment }
choice-row = { $row }
choice-order = Połóż { part-order }
choice-use = Użyj kafelka { $tile }
choice-mark = Oznacz kafelek { $tile }
choice-unmark = Zdejmij oznaczenie z kafelka { $tile }
choice-execute = Rozpatrz { part-order }
choice-from = Z obszaru { $area }
choice-land = Lądem na obszar { $area }
choice-by-sea = Przez wodę na obszar { $area }
choice-allies = Ze Sprzymierzeńcami na obszar { $area }
choice-strike = Zamach na obszarze { $area }
choice-car-strike = Samochód pułapka na obszarze { $area }
choice-with-car = Samochód jedzie z nimi
choice-without-car = Samochód nie jedzie
choice-finesse = Finezja: obie strony kładą kartę
choice-brute-force = Brutalność: ginie dwóch atakujących
choice-defender = Obronę prowadzi { $seat }
choice-card = Połóż kartę { $card }
choice-pick-up = Weź kartę
choice-leave = Zostaw kartę
choice-boat = Na dno idzie motorówka: { $seat }
choice-done = Gotowe
choice-pass = Nie, dalej

## Why not

refusal-the-game-is-over = Gra się skończyła.
refusal-something-is-being-drawn = Trwa losowanie; nikt teraz nie wybiera.
refusal-it-is-not-your-turn = To nie twoja tura.
refusal-this-is-not-being-asked-now = To należy do innego momentu gry.
refusal-headquarters-are-still-empty = Tego rozkazu nie ma w twojej siedzibie.
refusal-this-order-was-sold = Ten rozkaz sprzedano; nie ma go już w grze.
refusal-an-order-on-the-board-cannot-be-sold = Rozkazu leżącego na planszy nie można sprzedać.
refusal-an-order-on-the-mat-cannot-be-sold = Ten rozkaz leży jeszcze na twojej planszetce; sprzedaje się tylko rozkazy z siedziby.
refusal-a-gift-costs-2-money = Podarunek kosztuje 2 ₤.
refusal-that-card-is-dealt-already = Ta karta postaci jest już rozdana.
refusal-that-tile-is-drawn-already = Ten kafelek jest już wylosowany.
refusal-that-tile-is-not-in-play = Tego kafelka nie ma w grze.
refusal-that-family-is-drawn-already = Ta rodzina jest już wylosowana.
refusal-that-family-was-not-given-to-your-team = Tej rodziny twoja drużyna nie otrzymała.
refusal-each-member-leads-a-family-of-their-own = W drużynie każdy prowadzi własną rodzinę.
refusal-that-family-is-not-to-be-dealt = Tej rodziny nie ma w pierwszej rozgrywce albo jest już rozdana.
refusal-this-order-is-still-on-the-mat = Ten rozkaz leży jeszcze na twojej planszetce.
refusal-the-sheet-has-no-such-space = Arkusz nie ma takiego pola.
refusal-no-token-lies-there = Nie leży tam żaden znacznik.
refusal-no-token-of-theirs-lies-there = Nie leży tam znacznik tej rodziny.
refusal-a-token-lies-there-already = Leży tam już znacznik.
refusal-no-money-for-the-owner-of-the-token = Nie stać cię na opłatę dla właściciela tego znacznika.
refusal-no-money-for-any-space = Po opłacie za ten znacznik nie stać cię na żadne pole.
refusal-no-money-for-that-space = Nie stać cię na to pole.
refusal-no-money-for-that-column = Nie stać cię na tę kolumnę.
refusal-no-token-lies-in-that-column = W tej kolumnie nie leży żaden znacznik.
refusal-no-action-can-be-carried-out = Tym znacznikiem nie da się użyć żadnego pola.
refusal-nothing-there-can-be-carried-out = Na tym polu niczego nie da się wykonać.
refusal-that-part-cannot-be-carried-out = Teraz nie da się tego wykonać.
refusal-that-part-is-not-open-here = Na tym polu nie jest to możliwe.
refusal-nobody-may-pass = W fazie planowania nikt nie może spasować.
refusal-the-move-of-this-turn-is-made = Ruch w tej turze jest już wykonany.
refusal-money-has-to-be-raised-first = Najpierw trzeba zdobyć pieniądze.
refusal-the-action-may-not-be-declined = Z tej akcji nie można zrezygnować.
refusal-one-part-at-least-has-to-be-done = Trzeba wykonać co najmniej jedną akcję częściową.
refusal-one-order-has-to-be-issued = Trzeba wydać co najmniej jeden rozkaz.
refusal-at-least-one-piece-has-to-rally = Zwołanie musi objąć co najmniej jeden element.
refusal-the-smallest-amount-is-more = Musi być więcej.
refusal-there-are-not-that-many = Tylu nie ma.
refusal-the-action-allows-no-more = Więcej tu nie wolno.
refusal-not-so-many-defenders-can-be-replaced = Tylu obrońców nie da się zastąpić.
refusal-not-so-many-soldati-are-there = Nie ma tam tylu soldati.
refusal-no-car-is-there = Nie ma tam samochodu.
refusal-that-tile-could-do-nothing-now = Ten kafelek nic by teraz nie dał.
refusal-no-money-for-that-tile = Na ten kafelek brakuje pieniędzy.
refusal-no-soldati-in-supply = W puli nie ma już soldati.
refusal-no-soldati-in-headquarters = W siedzibie jest za mało soldati.
refusal-no-neutral-soldati-in-supply = W puli nie ma już neutralnych soldati.
refusal-no-car-is-left-in-supply = W puli nie ma już samochodu.
refusal-no-speedboat-is-left-in-supply = W puli nie ma już motorówki.
refusal-no-lab-is-left-in-supply = W puli nie ma już laboratorium.
refusal-no-soldati-of-yours-there = Nie ma tam twoich soldati.
refusal-no-soldati-of-yours-on-the-board = Na planszy nie ma twoich soldati.
refusal-no-soldati-of-yours-beside-that-sea = Przy tym obszarze morskim nie ma twoich soldati.
refusal-no-soldati-of-yours-on-the-coast = Na żadnym wybrzeżu nie ma twoich soldati.
refusal-no-room-for-a-lab = Nie ma miejsca na kolejne laboratorium.
refusal-two-labs-are-the-most = Na obszarze mieszczą się najwyżej dwa laboratoria.
refusal-that-piece-is-not-pictured-here = Tego sprzętu tu nie ma.
refusal-a-new-boat-moves-one-sea-at-most = Nowa motorówka płynie najwyżej o jeden obszar morski.
refusal-no-boat-of-that-family-is-there = Nie ma tam motorówki tej rodziny.
refusal-others-stand-there = Stoją tam inni.
refusal-only-where-you-already-stand = Tylko tam, gdzie już masz soldati.
refusal-no-order-can-be-issued = Nie da się wydać rozkazu.
refusal-an-order-lies-there-already = Leży tam już rozkaz.
refusal-an-order-on-the-board-stays-there = Rozkaz leżący na planszy tam zostaje.
refusal-never-more-than-two-orders-in-an-area = Nigdy więcej niż dwa rozkazy na obszarze.
refusal-the-order-there-is-of-this-turn = Leżący tam rozkaz jest z tej tury; drugi musi poczekać.
refusal-no-orders-in-the-teammates-areas = Żadnych rozkazów na obszarach sojusznika.
refusal-no-token-is-left-in-that-row = W tym rzędzie nie ma już znacznika.
refusal-that-column-holds-no-other-token = W tej kolumnie nie ma innego znacznika.
refusal-the-top-sheet-is-finished = Górny arkusz jest w tej fazie zakończony.
refusal-the-action-of-the-column-comes-first = Akcję kolumny trzeba wykonać.
refusal-the-action-of-the-column-is-done = Akcja kolumny jest wykonana.
refusal-the-rows-have-to-be-different = Musi to być inna instytucja.
refusal-one-order-only = Tylko jeden rozkaz.
refusal-your-bust-is-out-already = Twój znacznik ostatniej akcji jest już wystawiony.
refusal-never-another-ultima-azione = Ultima Azione nigdy nie prowadzi do następnej.
refusal-no-tiles-during-ultima-azione = Podczas Ultima Azione nie używa się kafelków kontroli.
refusal-only-own-soldati-rally = Zwołać można tylko własnych soldati.
refusal-no-own-soldati-beside = Obok nie ma twoich soldati.
refusal-no-adjacent-area-of-yours = Żaden sąsiedni obszar nie jest twój.
refusal-only-adjacent-areas-rally-and-only-by-land = Zwołanie obejmuje tylko sąsiednie obszary i tylko lądem.
refusal-that-area-has-rallied-already = Z tego obszaru już zwołano.
refusal-rally-comes-before-the-first-shotgun = Zwołanie jest przed pierwszą strzelbą.
refusal-a-token-lies-on-that-tile = Na tym kafelku leży znacznik twojej drużyny.
refusal-only-own-marks-are-taken-back = Zdejmuje się tylko własne oznaczenia.
refusal-you-have-not-marked-that-tile = Ten kafelek nie ma twojego oznaczenia.
refusal-that-tile-is-not-used-in-a-turn = Tego kafelka nie używa się w turze.
refusal-this-tile-cannot-be-used-now = Tego kafelka nie można teraz użyć.
refusal-used-in-this-turn-already = Użyto go już w tej turze.
refusal-only-before-the-planning-phase = Używa się tego tylko przed fazą planowania.
refusal-only-influence-is-asked-before-the-phase = Przed fazą można użyć tylko kafelka Wpływy.
refusal-no-neutral-token-lies-there = Nie leży tam neutralny znacznik.
refusal-that-order-is-not-next = Na ten rozkaz nie przyszła kolej.
refusal-supply-orders-come-first = Wszystkie rozkazy zaopatrzenia rozpatruje się przed rozkazami ataku.
refusal-the-tied-order-before-it-in-order-of-play-comes-first = Przy remisie pierwszy jest rozkaz rodziny wcześniejszej w kolejności graczy.
refusal-another-family-plays-here = Ten konflikt rozgrywa inna rodzina.
refusal-your-partner-answers-for-the-team = Twój sojusznik jest przed tobą w kolejności graczy i odpowiada w imieniu drużyny.
refusal-the-attacker-chooses = Między finezją a brutalnością wybiera atakujący.
refusal-that-order-is-needed-for-what-was-declared = Ogłoszona akcja wymaga tego rozkazu.
refusal-that-money-is-owed-for-what-was-declared = Te pieniądze są ci potrzebne na ruch, za który musisz zapłacić.
refusal-no-neutral-areas-by-this-rulebook = Według pierwszego wydania neutralne obszary nic nie dostają.
refusal-three-passed-so-somebody-has-to-move = Trzech graczy z rzędu spasowało, więc musisz wykonać ruch.
refusal-the-order-does-not-show-that = Rozkaz tego nie pokazuje.
refusal-that-part-was-used = Tej części rozkazu już użyto.
refusal-not-adjacent = Ten obszar nie sąsiaduje.
refusal-at-least-1-soldato-goes = Musi iść co najmniej jeden soldato.
refusal-soldati-are-already-there = Twoi soldati już tam są.
refusal-first-say-from-where = Najpierw powiedz, skąd.
refusal-a-movement-starts-from-the-orders-area-or-the-area-reached = Ruch zaczyna się na obszarze rozkazu albo na obszarze, do którego dotarto.
refusal-the-teammates-area-is-no-target = Obszar sojusznika nie jest celem.
refusal-only-areas-of-the-teammate-around = Dookoła leżą tylko obszary sojusznika.
refusal-no-boat-of-the-team-lies-beside = Przy obszarze nie ma motorówki twojej drużyny.
refusal-no-chain-of-boats-leads-there = Nie prowadzi tam łańcuch motorówek twojej drużyny.
refusal-no-car-goes-by-sea = Samochód nie jedzie przez wodę.
refusal-one-car-per-order = Jeden samochód na rozkaz.
refusal-a-car-comes-from-the-start-or-not-at-all = Samochód jedzie od początku albo wcale.
refusal-no-own-soldato-is-left-in-the-orders-area = Na obszarze rozkazu nie ma już twojego soldato.
refusal-allies-are-not-marked = Kafelek Sprzymierzeńcy nie ma twojego oznaczenia.
refusal-allies-cost-money = Sprzymierzeńcy kosztują więcej, niż masz.
refusal-no-empty-or-neutral-area-lies-between = Pomiędzy nie ma pustego ani neutralnego obszaru.
refusal-a-bribe-costs-money = Łapówka kosztuje więcej, niż masz.
refusal-not-so-many-defenders-are-there = Nie ma tam tylu obrońców.
refusal-each-costs-1-money = Każdy kosztuje 1 ₤, a tyle nie masz.
refusal-recruitment-brings-no-more = Rekrutacja daje najwyżej dwóch.
refusal-the-second-soldato-costs-money = Drugi soldato kosztuje więcej, niż masz.
refusal-headquarters-hold-too-few-soldati = W siedzibie jest za mało soldati.
refusal-no-conflict-is-going-on = Nie toczy się żaden konflikt.
refusal-cards-are-for-finesse = Karty konfliktu są do finezji.
refusal-first-choose-that-part-of-the-order = Najpierw wybierz tę część rozkazu.
refusal-first-both-lay-a-card = Najpierw obie strony kładą kartę.
refusal-both-cards-lie-face-down = Obie karty leżą już zakryte.
refusal-the-other-team-defends = Broni druga drużyna.
refusal-name-an-area-to-strike = Wskaż obszar zamachu.
refusal-a-strike-starts-where-own-soldati-stand = Zamach zaczyna się tam, gdzie stoją twoi soldati.
refusal-no-enemy-in-reach = W zasięgu nie ma wroga.
refusal-no-enemy-stands-there = Nie ma tam wroga.
refusal-no-enemy-beside = Przy obszarze nie ma wroga.
refusal-never-the-teammates-area = Nigdy obszar sojusznika.
refusal-never-the-teammates-soldati = Nigdy soldati sojusznika.
refusal-one-number-per-area = Jedna liczba na obszar.
refusal-no-neutral-soldati-in-reach = W zasięgu nie ma neutralnych soldati.
refusal-no-neutral-soldati-stand-there = Nie ma tam neutralnych soldati.
refusal-too-far-away = To za daleko.
refusal-never-an-area-of-your-own-team = Nigdy obszar własnej drużyny.
refusal-they-could-only-go-to-your-own-team = Mogliby iść tylko na obszary twojej drużyny.
refusal-agitated-soldati-go-by-land-and-on-foot = Podburzeni soldati idą lądem i pieszo.
refusal-that-sea-does-not-touch-the-area-of-the-order = Ten obszar morski nie styka się z obszarem rozkazu.
refusal-the-orders-area-has-no-coast = Obszar rozkazu nie ma wybrzeża.
refusal-no-lab-stands-there = Nie ma tam laboratorium.
refusal-no-soldati-or-no-labs = Nie masz soldati w puli albo nie masz laboratoriów.
refusal-only-at-labs-in-own-areas = Tylko przy laboratoriach na własnych obszarach.
refusal-that-area-was-served = Ten obszar już swoje otrzymał.
refusal-that-area-was-supplied = Ten obszar już zaopatrzono.
refusal-no-further-area = Nie ma kolejnego obszaru.
refusal-only-own-the-teammates-or-neutral-areas = Tylko obszary własne, sojusznika albo neutralne.

## The end, and the table's options

outcome-five-alone = Jedna rodzina kontroluje co najmniej pięć mandamenti.
outcome-six-together = Jedna drużyna kontroluje co najmniej sześć mandamenti.
outcome-more-mandamenti = Jedna drużyna kontroluje więcej mandamenti niż druga.
outcome-tie-break = Obie kontrolują tyle samo; rozstrzygający obszar wskazuje jedną drużynę.
outcome-draw = Obie kontrolują tyle samo, a rozstrzygający obszar nie należy do żadnej.
option-headquarters = Siedziba: counted (pieniądze i soldati jawne, jak zna je uważny gracz) albo hidden (zakryte)
    .label = Siedziba
    .hint = Pieniądze i soldati mógłby policzyć każdy, kto uważał.
    .choice-counted = Odkryta
    .choice-hidden = Zakryta
option-conflict = Dwie jednakowe karty po jednej stronie: liczą się obie (printed) albo jedna (predictable)
    .label = Dwie jednakowe karty konfliktu po jednej stronie
    .hint = Ma znaczenie tylko wtedy, gdy strona bierze kartę jednakową ze swoją.
    .choice-printed = Liczą się obie, jak w druku
    .choice-predictable = Liczy się jedna
option-families = Rodziny: losowane i wybierane (drawn) albo rozdane bez Czarnej i Białej (first-game)
    .label = Rodziny
    .hint = Najtrudniej grać Czarną i Białą.
    .choice-drawn = Wszystkie sześć: losowane, potem wybierane
    .choice-first-game = Pierwsza rozgrywka: rozdane, bez Czarnej i Białej
option-rulebook = Instrukcja: wersja 1.2 albo pierwsze wydanie 1.0 tam, gdzie się różni
    .label = Instrukcja
    .hint = Pierwsze wydanie różni się w sześciu zasadach.
    .choice-1-2 = Wersja 1.2
    .choice-1-0 = Pierwsze wydanie, 1.0
option-start = Kto zaczyna: random (los), 0, 1, 2 albo 3
    .label = Kto zaczyna
    .choice-random = Decyduje los
    .choice-0 = Miejsce 1
    .choice-1 = Miejsce 2
    .choice-2 = Miejsce 3
    .choice-3 = Miejsce 4
option-leaders = Kto prowadzi którą rodzinę: random (los) albo cztery nazwy według miejsc (red,blue,green,yellow)
option-characters = Karty postaci: random (los) albo cztery nazwy według miejsc
option-tiles = Kafelki kontroli: random (los) albo siedem nazw

## The browser's own texts

ui-war-map = Mapa Sycylii
ui-war-no-map = Ta edycja nie ma mapy do narysowania; wybieraj z listy.
ui-war-zoom-in = Bliżej
ui-war-zoom-out = Dalej
ui-war-zoom-all = Cała wyspa
ui-war-beyond = { $count ->
    [one] Jeszcze jedna możliwość w tę stronę
   *[other] Jeszcze { $count } możliwości w tę stronę
}
ui-war-sketch = Tajna mapa waszej drużyny
ui-war-sketch-tool = Co narysować
ui-war-sketch-here = Rysuj tutaj: { $area }
ui-war-sketch-attack = Atak
    .how = Dotknij początku strzałki, potem jej końca; dwa razy ten sam obszar oznacza tylko jego.
    .to = Teraz dotknij końca strzałki.
ui-war-sketch-hold = Obrona
    .how = Dotknij obszaru, którego trzeba bronić.
ui-war-sketch-help = Pomoc
    .how = Dotknij obszaru, który potrzebuje pomocy.
ui-war-sketch-note = Notatka
    .how = Napisz kilka słów, potem dotknij ich obszaru.
ui-war-sketch-erase = Gumka
    .how = Dotknij obszaru, żeby usunąć, co tam narysowano.
ui-war-sketch-wipe = Usuń wszystko
ui-war-sketch-done = Gotowe
ui-war-sketch-words = Kilka słów
ui-war-sketch-secret = Widzi to tylko twój sojusznik.
ui-war-mark-attack = { $name }: atak → { $area }
    .from = { $name }: atak { $origin } → { $area }
ui-war-mark-hold = { $name }: obrona – { $area }
ui-war-mark-help = { $name }: pomoc – { $area }
ui-war-mark-note = { $name }, { $area }: { $note }
ui-war-rooms = Części stołu
ui-war-room-map = Mapa
ui-war-room-house = Mój dom
ui-war-room-families = Rodziny
ui-war-room-setup = Arkusze
ui-war-room-planning = Arkusze
ui-war-room-encounter = Rozkazy
ui-war-goal-setup = Przygotowanie
ui-war-goal-planning = Runda { $round } z { $rounds } · Planowanie
ui-war-goal-encounter = Runda { $round } z { $rounds } · Spotkania
ui-war-goal-team = { $one } i { $other }
ui-war-goal-you = Ty i { $mate }
ui-war-goal-count = { $held } z { $goal }
ui-war-goal-near = { $missing ->
        [one] jeszcze jedno i koniec
        [few] jeszcze { $missing } i koniec
       *[many] jeszcze { $missing } i koniec
    }
ui-war-goal-there = dość, by wygrać po tej fazie spotkań
ui-war-goal-last = Ostatnia runda: wygrywa drużyna, która ma więcej mandamenti
ui-war-for-you = { $sign }{ $count } ₤
ui-war-change-money = ₤ { $from } → { $to }
ui-war-change-soldati = Siedziba { $from } → { $to }
ui-war-teammate = sojusznik
ui-war-you-own = Twoja rodzina
ui-war-open-mat = Planszetka
ui-war-open-mate = Sojusznik
ui-war-contested = W mandamento { $mandamento } stoją obie drużyny
ui-war-take-own = Zabierz własny znacznik z pola { $top }
ui-war-take-neutral = Zabierz neutralny znacznik z pola { $top }
ui-war-take-other = Zabierz znacznik ({ $name }) z pola { $top }
ui-war-take-fee = 1 ₤ otrzymuje { $name }
ui-war-families = Rodziny do wyboru
ui-war-headquarters = Rozkazy w twojej siedzibie
ui-war-mat = Twoja planszetka
ui-war-mate = Rozkazy w siedzibie sojusznika ({ $name })
ui-war-no-orders = Nie ma tu rozkazu.
ui-war-sell = Sprzedaj rozkaz „{ $order }” za 1 ₤
ui-war-give = Zapłać 2 ₤, aby sojusznik otrzymał 1 ₤
ui-war-marked = Oznaczenie: { $family }
ui-war-track = Kolejność rozkazów
ui-war-track-empty = Na planszy nie leży żaden rozkaz.
ui-war-order-hidden = Zakryty rozkaz.
ui-war-conflict = Konflikt: { $area }
ui-war-side-attack = { $name } atakuje
ui-war-side-defence = { $name } broni się
ui-war-picked-up = bierze kartę drugiej strony
ui-war-left = zostawia kartę drugiej strony
ui-war-sheet-top = Górny arkusz: znaczniki i ceny
ui-war-sheet-bottom = Dolny arkusz: dokąd trafiają znaczniki i co tam robisz
ui-war-column-start = Zabierasz Primo Giocatore i załatwiasz samochód, motorówkę albo laboratorium.
ui-war-column-two = Wywierasz wpływy na dwie instytucje, po jednym znaczniku.
ui-war-column-row = Wywierasz wpływy na instytucję { $row }, najwyżej dwoma znacznikami.
ui-war-column = { $column }: szerzenie wpływów za { $price } ₤ i po 1 ₤ za każdy znacznik
ui-war-money = { $sign }{ $count }
ui-war-row-justice = Sądy: zostało znaczników { $left }; samochód dodaje { $value } (atak/zamach)
ui-war-row-police = Policja: zostało znaczników { $left }; umieszczasz { $value } soldati
ui-war-row-economy = Banki: zostało znaczników { $left }
ui-war-row-church = Kościół: zostało znaczników { $left }; werbujesz { $value } soldati
ui-war-family = { $name }, { $family }: pokaż planszetkę i rozkazy
ui-war-family-none = { $name }: pokaż planszetkę i rozkazy
ui-war-stat-mandamenti = Mandamenti
ui-war-stat-money = Pieniądze
ui-war-stat-soldati = Soldati w siedzibie
ui-war-stat-orders = Rozkazy w siedzibie
ui-war-supply = W puli: soldati { $soldati }, samochody { $cars }, motorówki { $boats }, znaczniki wpływu { $tokens }
ui-war-orders-here = W siedzibie
ui-war-orders-somewhere = W siedzibie albo zakryte na planszy
ui-war-orders-mat = Jeszcze na planszetce
ui-war-orders-sold = Sprzedane
ui-war-area = { $area } ({ $mandamento }).
ui-war-area-empty = Nikogo tu nie ma.
ui-war-area-held = { $count ->
        [one] { $count } soldato, { $holder }.
       *[other] { $count } soldati, { $holder }.
    }
ui-war-area-cars = { $count ->
        [one] { $count } samochód.
        [few] { $count } samochody.
       *[many] { $count } samochodów.
    }
ui-war-area-labs = { $count ->
        [one] { $count } laboratorium.
        [few] { $count } laboratoria.
       *[many] { $count } laboratoriów.
    }
ui-war-mandamento = Mandamento { $mandamento }: { $areas }.
ui-war-mandamento-held = Kontrola: { $holder }.
ui-war-mandamento-free = Nikt go nie kontroluje: potrzeba dwóch z trzech obszarów.
ui-war-top-empty = Puste: znacznik położony tutaj można stąd później zabrać
ui-war-top-fee = −{ $count } ₤ dla właściciela znacznika.
ui-war-price-sale = Sprzedany zamiast położony przynosi { $count } ₤.
ui-war-price-freeing = { $count ->
        [one] Najpierw musi zejść jeden znacznik tego rzędu.
        [few] Najpierw muszą zejść { $count } znaczniki tego rzędu.
       *[many] Najpierw musi zejść { $count } znaczników tego rzędu.
    }
ui-war-price-order = { $count ->
        [one] Trafi do siedziby z następnym znacznikiem rzędu „{ $row }”.
        [few] Trafi do siedziby, gdy zejdą { $count } znaczniki rzędu „{ $row }”.
       *[many] Trafi do siedziby, gdy zejdzie { $count } znaczników rzędu „{ $row }”.
    }
ui-war-price-tile = { $price ->
        [0] Nic nie płacisz.
       *[other] Za każdym razem najwyżej { $price } ₤.
    }
    .unmarked = { $price ->
        [0] Nic nie płacisz, gdy już go oznaczysz.
       *[other] Za każdym razem najwyżej { $price } ₤, gdy już go oznaczysz.
    }
ui-war-price-foe = { $defence ->
        [0] Do pokonania: { $count }, bez znanej ci premii.
       *[other] Do pokonania: { $count }, z premią { $defence }.
    }
ui-war-price-lab = Gdy tu wejdziesz, przepada jedno laboratorium.
ui-war-price-free = Wejście nic nie kosztuje.
ui-war-price-launder = Pranie pieniędzy przynosi tu { $count } ₤.
ui-war-price-sea = Następna motorówka zatonie tu i pociągnie za sobą inną.
ui-war-price-mandamento = Masz obszarów tego mandamento: { $count }.
ui-war-decided = Mandamenti: { $more } do { $less }.
ui-war-decided-tie = Po tyle samo mandamenti ({ $count }), więc rozstrzyga { $area }: stoi tam { $name }.
ui-war-decided-draw = Po tyle samo mandamenti ({ $count }), a na obszarze { $area } nie stoi żadna drużyna.
ui-war-character = { $name }. Na początku: pieniądze { $money } ₤, soldati w siedzibie { $soldati }; na planszy soldati { $board }, samochody { $cars }, motorówki { $boats }, laboratoria { $labs }.
ui-war-row-next = Następnie: { $words }
ui-war-mat-pair = Samochód dodaje { $attack } w atakach i { $strike } w zamachach.
ui-war-mat-base-police = Umieszczanie: { $value } soldati.
ui-war-mat-base-church = Werbunek: { $value } soldati.
ui-war-mat-money = Od razu { $money } ₤.
ui-war-mat-car = Od razu samochód.
ui-war-mat-lab = Od razu laboratorium.
ui-war-mat-launder = Od razu pranie pieniędzy: 1 ₤ za każde laboratorium.
ui-war-mat-frees = Rozkaz { $order } trafia do siedziby.
ui-war-lesson-aim-title = Cel.
ui-war-lesson-aim = Wygrywacie jako drużyna: 5 mandamenti jednej osoby albo 6 obu razem, po fazie spotkań.
ui-war-lesson-mandamento-title = Mandamento.
ui-war-lesson-mandamento = Ma trzy obszary; kontroluje je ten, czyi soldati trzymają dwa z nich.
ui-war-lesson-planning-title = Planowanie.
ui-war-lesson-planning = Po kolei każdy przesuwa jeden znacznik wpływu z górnego arkusza na pole dolnego i robi to, co pole pokazuje: werbuje soldati, umieszcza ich, kładzie zakryte rozkazy.
ui-war-lesson-encounter-title = Spotkania.
ui-war-lesson-encounter = Wszystkie rozkazy zostają odkryte. Najpierw zaopatrzenie, potem ataki; zaczyna najniższa inicjatywa.
ui-war-lesson-end-title = Koniec.
ui-war-lesson-end = Najpóźniej po rundzie 4 wygrywa drużyna z większą liczbą mandamenti; przy remisie ta, która trzyma Bronte.
ui-war-reference-orders = Rozkazy rodzin
ui-war-reference-tiles = Kafelki kontroli
ui-war-reference-symbols = Symbole

## Between the words of what is printed

ui-war-or = {" albo "}
ui-war-either = {" / "}
ui-war-both = {" + "}
ui-war-no-action = Brak akcji.
ui-war-endless = Dowolna liczba znaczników.

## What is printed, whole and in a few words; `special` where a part has a condition of its own, `most` with what a mat adds

printed-cost = Kosztuje { $count } ₤.
    .short = zapłać { $count }
printed-gain = Daje { $count } ₤.
    .short = otrzymaj { $count }
printed-skull = Czaszka { $count }: w każdym ataku i zamachu rozkazu.
    .short = czaszka { $count }
printed-vest = Kamizelka { $count }: chroni obszar, na którym leży rozkaz.
    .short = kamizelka { $count }
printed-recruit = { $bonus ->
        [0] Zwerbuj tylu soldati, ilu wskazuje twój kościół.
        [one] Zwerbuj o { $bonus } soldato więcej, niż wskazuje twój kościół.
       *[other] Zwerbuj o { $bonus } soldati więcej, niż wskazuje twój kościół.
    }
    .number = Zwerbuj najwyżej { $most } soldati.
    .short = werbunek +{ $bonus }
    .most = zwerbuj do { $most }
printed-place = { $bonus ->
        [0] Umieść tylu soldati, ilu wskazuje twoja policja.
        [one] Umieść o { $bonus } soldato więcej, niż wskazuje twoja policja.
       *[other] Umieść o { $bonus } soldati więcej, niż wskazuje twoja policja.
    }
    .number = Umieść najwyżej { $most } soldati.
    .special-number = Umieść najwyżej { $most } soldati tam, gdzie już stoisz.
    .short = umieszczenie +{ $bonus }
    .most = umieść do { $most }
    .special = Umieść o { $bonus } soldati więcej, niż wskazuje twoja policja, tam, gdzie już ich masz.
    .special-short = umieszczenie +{ $bonus } u siebie
    .special-most = umieść do { $most }, gdzie stoisz
printed-place-fixed = Umieść { $soldati } soldati.
    .short = umieść do { $soldati }
printed-orders = Wydaj rozkaz.
    .short = 1 rozkaz
    .special = { $each ->
        [2] Wydaj dwa rozkazy na jednym obszarze.
       *[other] Wydaj po jednym rozkazie na dwóch obszarach.
    }
    .special-short = { $each ->
        [2] { $each } rozkazy na obszarze
       *[other] rozkazy na { $areas } obszarach
    }
printed-equip = Sprzęt: { $pieces }.
    .short = sprzęt
printed-launder = Pranie pieniędzy: 1 ₤ za każde twoje laboratorium.
    .short = pranie
printed-exert = { $tokens ->
        [one] Wywieranie wpływów: znacznik z twojej planszetki trafia do puli.
        [few] Wywieranie wpływów: najwyżej { $tokens } znaczniki z jednego rzędu trafiają do puli.
       *[many] Wywieranie wpływów: najwyżej { $tokens } znaczników z jednego rzędu trafia do puli.
    }
    .short = wpływ { $tokens }
    .special = Wywieranie wpływów: znacznik z twojej planszetki trafia na arkusz.
    .special-short = wpływ { $tokens } na arkusz
printed-rally = Zwołanie: zbierz jednostki z obszarów dookoła.
    .short = zwołanie
printed-ultima-azione = Ultima Azione: twój znacznik czeka na jeszcze jedną akcję na koniec.
    .short = Ultima Azione
printed-car = Samochód na obszar rozkazu.
    .short = samochód
printed-speedboat = Motorówka obok obszaru rozkazu.
    .short = motorówka
printed-lab = Laboratorium na obszar rozkazu.
    .short = laboratorium
printed-coin = { $money } ₤.
    .short = { $money } ₤
printed-supply-adjacent = Po { $soldati } soldati tutaj i na obszarach dookoła (najwyżej { $adjacent_areas }).
    .short = po { $soldati } soldati tutaj i na obszarach dookoła ({ $adjacent_areas })
printed-soldati-at-labs = { $per_lab ->
        [one] Po { $per_lab } soldato za każde twoje laboratorium.
       *[other] Po { $per_lab } soldati za każde twoje laboratorium.
    }
    .short = po { $per_lab } przy laboratorium
printed-shotgun = { $count ->
        [one] Ruch i atak.
       *[other] Dwa razy ruch i atak.
    }
    .short = { $count ->
        [one] strzelba
       *[other] strzelba ×{ $count }
    }
printed-bomb = { $count ->
        [one] Zamach na obszar.
       *[other] Dwa zamachy.
    }
    .short = { $count ->
        [one] bomba
       *[other] bomba ×{ $count }
    }
    .special = Zamach, także z obszaru, do którego dotarto.
    .special-short = bomba (także z obszaru, do którego dotarto)
printed-pentito = Pentito: jeden z twoich zeznaje, a z obszarów dookoła znika { $removals }.
    .short = { name-pentito } { $removals }
printed-agitate = Podburzanie neutralnych soldati, zasięg { $distance }.
    .short = { name-agitate } { $distance }
printed-swap-defenders = { $up_to ->
        [one] Przy każdym ruchu stronę może zmienić { $up_to } obrońca.
       *[other] Przy każdym ruchu strony zmienia najwyżej { $up_to } obrońców.
    }
    .short = zmiana stron { $up_to }
printed-pay-to-remove = Przy każdym ruchu wykupujesz obrońców, po 1 ₤.
    .short = zapłać X, usuń X
printed-pull-in = Ściągnij najwyżej { $up_to } wrogów z obszarów dookoła.
    .short = ściągnij { $up_to }

## The guided first game

ui-guide-goal = Grasz w dwuosobowej drużynie. Razem chcecie kontrolować sześć mandamenti albo jedna osoba sama pięć. Ta linia zawsze mówi, jak daleko są obie drużyny i która z czterech rund trwa.
ui-guide-map = To Sycylia. Obszar w kolorze rodziny trzymają jej soldati; liczba mówi, ilu. Na obszarach w kolorze piasku stoją neutralni soldati, na kreskowanych nikt.
ui-guide-mandamento = Grube granice otaczają mandamento z trzech obszarów. Rodzina, która trzyma dwa z trzech, kontroluje je; znacznik obok pokazuje, czyje jest.
ui-guide-set-up = Co ma pulsującą ramkę, to można tam wybrać. Wskaż, gdzie zaczynają kolejni twoi soldati: obok neutralnego obszaru, który chcesz zdobyć, albo tam, gdzie tuż obok stoi przeciwna drużyna.
ui-guide-labs = Laboratorium należy do rodziny, która trzyma jego obszar. Przy każdym praniu pieniędzy daje 1 ₤, a obszarowi premię 1 do obrony. Kto przejmie od ciebie obszar, niszczy jedno laboratorium.
ui-guide-top-token = Na górnym arkuszu leżą znaczniki wpływu. Połóż jeden swój na dowolnym pustym polu; kto go później zabierze, zapłaci ci 1 ₤.
ui-guide-turn = Tura planowania: zabierz jeden znacznik z górnego arkusza. Co z nim zrobisz, powie dopiero pole, na które trafi. Neutralny albo własny jest za darmo, znacznik innej rodziny kosztuje 1 ₤. Albo weź całą kolumnę za cenę nad nią.
ui-guide-money = Tu widzisz, co masz: pieniądze, soldati w siedzibie, pozostałe samochody i motorówki. Soldati w siedzibie są zwerbowani, ale jeszcze nie na mapie.
ui-guide-space = Znacznik trafia na pole dolnego arkusza, a pole mówi, co robisz: werbujesz soldati, umieszczasz ich, kładziesz rozkazy, kupujesz sprzęt. Użyte pole jest zamknięte dla wszystkich, więc wybierz to, czego najbardziej ci trzeba.
ui-guide-list = Wszystko, co możesz zrobić, jest też tutaj, razem z tym, co kosztuje i daje. Na klawiaturze wybierają cyfry, a U cofa wybór, dopóki nikt się z niego niczego nie dowiedział.
ui-guide-orders = To twoje rozkazy. Czerwone gwiazdki atakują, niebieskie kółka zaopatrują. Kładź je zakryte tam, gdzie stoją twoi soldati; nikt z przeciwnej drużyny nie wie, który to. Liczba to inicjatywa: najpierw zaopatrzenie, potem ataki, zawsze od najniższej.
ui-guide-others = Rodziny w kolejności graczy: zielone brzegi to twoja drużyna, czerwone przeciwna. Wybierz rodzinę, aby zobaczyć jej planszetkę i to, co wiadomo o jej rozkazach.
ui-guide-encounter = Teraz wszystkie rozkazy zostają odkryte i rozpatrzone: najpierw zaopatrzenie, potem ataki, od najniższej inicjatywy. Kto przychodzi później, może zastać obszar zmieniony, więc szybki słaby atak bywa więcej wart niż powolny silny.
ui-guide-executing = Kolej na twój rozkaz. Wykonuj jego symbole jeden po drugim, w jakim zakresie chcesz. Strzelba to ruch: strzałki na mapie pokazują, dokąd mogą iść twoi soldati, a gdzie stoją inni, tam atakują.
ui-guide-conflict = Atak: każdy soldato zabiera ze sobą jednego wroga, a najpierw liczą się premie. Przy brutalności najpierw tracisz dwóch soldati, a potem decyduje liczba; przy finezji obie strony kładą tajną kartę, która może odwrócić walkę.
ui-guide-look-up = Pomoc objaśnia każdy symbol, Powtórka odtwarza grę, a na klawiaturze ? pokazuje wszystkie klawisze.
ui-guide-alone = Za tobą cała runda. Dwa obszary z trzech, sześć mandamenti z dwunastu: odtąd grasz bez pomocy. Powodzenia.

## The symbols in words

ui-war-symbol-shotgun = Soldati idą lądem albo przez wodę; gdzie stoją inni, tam atakują.
ui-war-symbol-rally = Soldati i samochody z obszarów dookoła przybywają na jeden obszar.
ui-war-symbol-skull = Premia do każdego ataku i zamachu rozkazu.
ui-war-symbol-bomb = Zamach usuwa soldati z sąsiedniego obszaru; samochód go wzmacnia i przepada.
ui-war-symbol-pentito = Odchodzi jeden z twoich soldati, a z nim wrogowie dookoła.
ui-war-symbol-agitate = Neutralni soldati idą albo atakują za ciebie.
ui-war-symbol-vest = Premia do obrony obszaru, na którym leży rozkaz.
ui-war-symbol-coin = Pieniądze z puli.
ui-war-symbol-place = Soldati z siedziby na planszę.
ui-war-symbol-recruit = Soldati z puli do siedziby.
ui-war-symbol-car = Samochód na jeden z twoich obszarów.
ui-war-symbol-speedboat = Motorówka obok jednego z twoich obszarów; może popłynąć o jeden obszar morski.
ui-war-symbol-lab = Laboratorium na jeden z twoich obszarów: 1 ₤ przy każdym praniu i premia do obrony.
ui-war-symbol-swap = Przed konfliktem obrońcy zmieniają strony.
ui-war-symbol-pull = Wrogów z obszarów dookoła zastępują tutaj twoi soldati.
ui-war-symbol-buy = Obrońcy są usuwani, po 1 ₤.
ui-war-symbol-spread = Soldati dla obszaru rozkazu i obszarów dookoła.
ui-war-symbol-launder = 1 ₤ za każde twoje laboratorium.
ui-war-symbol-influence = Znacznik schodzi z twojej planszetki i odkrywa, co jest pod nim.
ui-war-symbol-order = Zakryty rozkaz trafia tam, gdzie stoją twoi soldati.
ui-war-symbol-ultima = Twój znacznik czeka obok na jeszcze jedną akcję na koniec fazy.
ui-war-symbol-endless = To pole mieści dowolną liczbę znaczników.
ui-war-symbol-justice = Ile samochód dodaje do ataków i zamachów.
ui-war-symbol-police = Ilu soldati umieszczasz.
ui-war-symbol-economy = Pieniądze, laboratoria i pranie.
ui-war-symbol-church = Ilu soldati werbujesz.

## The terminal's own texts

term-war-page-map = mapa
term-war-page-sheets = arkusze
term-war-page-families = rodziny
term-war-page-orders = rozkazy
term-war-page-log = przebieg
term-war-setup = Przygotowanie
term-war-planning = Runda { $round }, planowanie
term-war-encounter = Runda { $round }, spotkania
term-war-player = ₤ { $money }  siedziba { $soldati }  rozkazy { $orders }  mand. { $mandamenti }
term-war-player-short = { $money }₤ s. { $soldati } rozk. { $orders } mand. { $mandamenti }
term-war-queue = Następne rozkazy:
term-war-conflict = Konflikt:
term-war-from-land = z obszaru { $area }
term-war-from-sea = przez wodę z obszaru { $area }
term-war-card-hidden = zakryta
term-war-picks-up = bierze
term-war-leaves = zostawia
term-war-column = Kolumna, cena
term-war-top-sheet = Górny: { $number }
term-war-bottom-sheet = Dolny arkusz { $number }: co robią pola
term-war-price = cena { $price }
term-war-price-sum = { $sum } = { $total }
term-war-tiles = Kafelki kontroli:
term-war-common = Dla wszystkich zostało: laboratoria { $labs }, neutralni soldati { $neutrals }
term-war-money-head = ₤
term-war-headquarters-head = s.
term-war-soldati-head = soldati w puli
term-war-cars-head = sam.
term-war-boats-head = mot.
term-war-tokens-head = znaczniki
term-war-mandamenti-head = mandamenti
term-war-in-headquarters = { $count ->
        [one] · { $count } rozkaz w siedzibie
        [few] · { $count } rozkazy w siedzibie
       *[many] · { $count } rozkazów w siedzibie
    }
term-war-sold = sprzedane: { $orders }
term-war-face-down = ▮ zakryte: { $areas }
term-war-may-be = w siedzibie albo zakryte:
term-war-next-on-mat = następne: { $gives }
term-war-next-order = nowy rozkaz, { $order }
term-war-attack = atak { $initiative }
term-war-supply = zaopatrzenie { $initiative }
term-war-coins = { $money }₤
term-war-about = specjalność: { $identity }. { $about }
term-war-token-neutral = neutralny znacznik
term-war-token-own = twój własny znacznik
term-war-token-of = znacznik: { $name }, kosztuje 1 ₤
term-war-area-empty = nikt tam nie stoi
term-war-area = { $name }, { $soldati ->
        [one] { $soldati } soldato
       *[other] { $soldati } soldati
    }{ $cars ->
        [0] {""}
        [one] , samochód
        [few] , { $cars } samochody
       *[many] , { $cars } samochodów
    }{ $labs ->
        [0] {""}
        [one] , laboratorium
        [few] , { $labs } laboratoria
       *[many] , { $labs } laboratoriów
    }
term-war-take = Zabierz znacznik
term-war-gain-influence = Szerzenie wpływów
term-war-on-top = Na górnym arkuszu
term-war-on-bottom = Na dolnym arkuszu
term-war-look-area = { $area } ({ $mandamento }), sąsiedzi: { $around }.
term-war-look-tie-break = Kto go trzyma, wygrywa na koniec przy remisie.
term-war-look-coast = Wybrzeże: { $seas }.
term-war-look-sea = { $sea }, wybrzeże: { $coast }; sąsiedzi: { $around }.
term-war-legend = ● neutralne · c samochody · l laboratoria · ♟ znacznik ostatniej akcji · ▮ zakryty rozkaz · †5 rozkaz ataku z inicjatywą 5 · +5 rozkaz zaopatrzenia (twoje w nawiasach, póki zakryte) · podkreślone mandamento: potwierdzone

aim = Dwie dwuosobowe drużyny: drużyna wygrywa, gdy po fazie spotkań jedna osoba kontroluje 5 mandamenti albo obie razem 6.
    W innym wypadku po rundzie 4 wygrywa drużyna, która ma ich więcej; przy remisie ta, która kontroluje Bronte, a jeśli żadna, jest remis.
    Mandamento jest twoje, dopóki trzymasz dwa z jego trzech obszarów. Planuj znacznikami wpływu, potem wykonuj rozkazy.
term-war-cropped = { $count ->
        [one] … jeszcze jedna linia: { $letter } robi jej miejsce
        [few] … jeszcze { $count } linie: { $letter } robi im miejsce, a drugi raz pokazuje całą stronę
       *[many] … jeszcze { $count } linii: { $letter } robi im miejsce, a drugi raz pokazuje całą stronę
    }

## Dlaczego bot tak wybiera: koniec zdania

reason-goal = to przybliża twoją drużynę do celu albo oddala od niego przeciwników
reason-mandamenti = na koniec rundy twoja drużyna stoi lepiej pod względem mandamenti
reason-areas = na koniec rundy twoja drużyna stoi lepiej pod względem obszarów
reason-soldati = na koniec rundy twoja drużyna stoi lepiej pod względem soldati
reason-equipment = na koniec rundy twoja drużyna stoi lepiej pod względem samochodów, motorówek i laboratoriów
reason-money = na koniec rundy twoja drużyna stoi lepiej pod względem pieniędzy
reason-influence = na koniec rundy twoja drużyna stoi lepiej pod względem wpływów
reason-orders = na koniec rundy twoja drużyna stoi lepiej pod względem rozkazów

## Co bot mówi swojemu partnerowi

plan-attack = „Mój plan: atak { $origin } → { $area }.”
