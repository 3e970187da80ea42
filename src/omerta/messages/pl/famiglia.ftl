# Famiglia po polsku. Postacie są nasze: nazwa dla każdego z dwudziestu rodzajów kart i opis obrazka. Nazwy stoją zawsze
# w mianowniku, po słowie „karta” albo po dwukropku; zdania są w czasie teraźniejszym, żeby pasowały do każdego imienia.

## Families

name-famiglia = La Famiglia
name-accountant = Księgowi
name-brute = Osiłki
name-mercenary = Najemnicy

## Cards: the name in a sentence, the alias alone, and who is on the picture

name-famiglia-0 = Famiglia 0 „Bratanek”
    .alias = Bratanek
    .about = Rozpięta koszula, dzikie loki i uśmiech, który jeszcze nic go nie kosztował.
name-famiglia-1 = Famiglia 1 „Panna młoda”
    .alias = Panna młoda
    .about = Koronki, perły i wianek; kontrakt przeczytała dwa razy.
name-famiglia-2 = Famiglia 2 „Wujek”
    .alias = Wujek
    .about = Ciemny garnitur, róża w klapie, cygaro; wujek wszystkich, brat niczyj.
name-famiglia-3 = Famiglia 3 „Wdowa”
    .alias = Wdowa
    .about = Czarny welon, spuszczony wzrok, po jednej broszce za każdego męża.
name-famiglia-4 = Famiglia 4 „Patriarcha”
    .alias = Patriarcha
    .about = Biały wąs, biały krawat i ostatnie słowo.
name-accountant-0 = Księgowy 0 „Kancelista”
    .alias = Kancelista
    .about = Okrągłe okulary i ołówek za uchem; liczy szeptem.
name-accountant-1 = Księgowy 1 „Telefonistka”
    .alias = Telefonistka
    .about = Słuchawki na świeżej trwałej; każda rozmowa w Palermo biegnie przez nią.
name-accountant-2 = Księgowy 2 „Notariusz”
    .alias = Notariusz
    .about = Zielony daszek, bródka, kamizelka; najpierw stempluje, potem czyta.
name-accountant-3 = Księgowy 3 „Bankier”
    .alias = Bankier
    .about = Melonik, monokl i odsetki od wszystkiego.
name-accountant-4 = Księgowy 4 „Rewidentka”
    .alias = Rewidentka
    .about = Ciemne okulary w pokoju i telefon, który tylko ona może odebrać.
name-brute-0 = Osiłek 0 „Gazeciarz”
    .alias = Gazeciarz
    .about = Piegi, szelki i wczorajsze wiadomości pod pachą.
name-brute-1 = Osiłek 1 „Doker”
    .alias = Doker
    .about = Pasiasty sweter i wykałaczka; ładuje i wyładowuje, o nic nie pyta.
name-brute-2 = Osiłek 2 „Rzeźnik”
    .alias = Rzeźnik
    .about = Fartuch, sumiaste wąsy i kij, który nie służy do baseballu.
name-brute-3 = Osiłek 3 „Bokser”
    .alias = Bokser
    .about = Złoty łańcuch, podbite oko; tamten wygląda gorzej.
name-brute-4 = Osiłek 4 „Mur”
    .alias = Mur
    .about = Jedna brew, jedna blizna, gwoździe w pałce. Lepiej obejść.
name-mercenary-0 = Najemnik 0 „Kurier”
    .alias = Kurier
    .about = Kask na głowie, silnik pracuje, paczka już doręczona.
name-mercenary-1 = Najemnik 1 „Kierowca”
    .alias = Kierowca
    .about = Okulary lotnicze i papieros; tego wozu nigdy tu nie było.
name-mercenary-2 = Najemnik 2 „Nurek”
    .alias = Nurek
    .about = Pianka i maska; wyławia to, co inni zatopili.
name-mercenary-3 = Najemnik 3 „Załatwiacz”
    .alias = Załatwiacz
    .about = Panama, krzykliwa koszula, banknot na każdy kłopot.
name-mercenary-4 = Najemnik 4 „Obcy”
    .alias = Obcy
    .about = Szerokie rondo, prochowiec, twarz, której nikt nie pamięta.

## What happened; `.preview` follows a choice and says what it would do

event-started = Pierwsza tura: { $seat }.
event-dealt = Na Ulicy stoi karta { $card }.
event-discarded = { $seat } odsyła kartę { $card }.
    .preview = tyle, ile wynosi jej wartość
    .brief = odesłana karta { $card }
event-buried = { $seat } kładzie pod stos kartę { $card }.
    .preview = tyle, ile wynosi jej wartość; trafia pod stos
    .brief = pod stos trafia karta { $card }
event-added = Na Ulicę przychodzi karta { $card }.
event-refilled = Na pustą Ulicę przychodzi karta { $card }.
event-reshuffled = { $count ->
        [one] Stos się wyczerpał; nowym staje się jedyna odrzucona karta.
        [few] Stos się wyczerpał; { $count } odrzucone karty potasowano w nowy.
       *[many] Stos się wyczerpał; { $count } odrzuconych kart potasowano w nowy.
    } Zaczyna się drugi przebieg.
event-exhausted = Stos jest ostatecznie wyczerpany.
    .preview = stos będzie wtedy ostatecznie wyczerpany
event-played-accountant = { $seat } zagrywa kartę { $card }.
    .preview = zostaje odłożona
    .brief = zagrana karta { $card }
event-took-back = { $seat } bierze z powrotem na rękę kartę { $card }.
    .preview = z powrotem na twoją rękę
    .brief = z powrotem na rękę karta { $card }
event-parked = { $seat } odkłada kartę { $card }.
    .preview = schodzi z ręki, punkty zostają
    .brief = odłożona karta { $card }
event-played-brute = { $seat } zagrywa kartę { $card }.
    .preview = zostaje odłożona, cokolwiek się stanie
    .brief = zagrana karta { $card }
event-lowered = { $seat } obniża do { $value } kartę { $card }.
    .preview = tylko na tę turę
    .brief = obniżona do { $value } karta { $card }
event-took = { $seat } bierze kartę { $card }.
    .preview = twoja tura się kończy
    .brief = wzięta karta { $card }
event-paid = { $seat } odkłada kartę { $card } i zatrzymuje kartę { $kept }.
    .preview = odkładasz kartę { $card }
    .brief = odłożona karta { $card }, zatrzymana karta { $kept }
event-passed = { $seat } pasuje.
    .preview = twoja tura się kończy
    .brief = pas
event-ended = Koniec gry. { $seat0 }: { $score0 }, { $seat1 }: { $score1 }.
    .preview = gra się kończy

## What sending a card away brings, where the table can count it

effect-discarded = { $count ->
        [one] 1 nowa karta
        [few] { $count } nowe karty
       *[many] { $count } nowych kart
    }
effect-buried = { $count ->
        [one] 1 nowa karta; stara trafia pod stos
        [few] { $count } nowe karty; stara trafia pod stos
       *[many] { $count } nowych kart; stara trafia pod stos
    }

## What is being asked

prompt-start = Kto zaczyna?
prompt-draw = { $count ->
        [one] Dobierana jest jedna karta.
        [few] Dobierane są { $count } karty.
       *[many] Dobieranych jest { $count } kart.
    }
prompt-turn = Co robisz?
prompt-taking-back = { $count ->
        [few] Weź z powrotem odłożoną kartę: { $number } z najwyżej { $count }.
        [many] Weź z powrotem odłożoną kartę: { $number } z najwyżej { $count }.
       *[one] Weź z powrotem odłożoną kartę.
    }
prompt-parking = { $left ->
        [one] Odłóż w zamian jedną kartę z ręki.
        [few] Odłóż w zamian { $left } karty z ręki.
       *[many] Odłóż w zamian { $left } kart z ręki.
    }
    .counted = Odłóż w zamian kartę z ręki: { $number } z { $count }.
prompt-frightening = Kogo straszy Osiłek? Obniża jedną kartę najwyżej o { $value }.
prompt-paying = Jak płacisz za kartę { $card }?
prompt-over = Gra się skończyła.

## What can be chosen

choice-start = Pierwsza tura: { $seat }
choice-draw = Dobierz kartę { $card }
choice-discard = Odeślij kartę { $card }, aby przyszły nowe
choice-discard-new = Odeślij nową kartę { $card }, aby przyszły nowe
choice-accountant = Zagraj kartę { $hand } i wymień karty
choice-take-back = Weź z powrotem kartę { $parked }
choice-enough = Wystarczy wziętych kart
choice-park = Odłóż kartę { $hand }
choice-brute = Zagraj kartę { $hand } i nastrasz kogoś
choice-lower = Obniż do { $to } kartę { $card }
choice-take = Weź kartę { $card }
choice-take-lowered = Weź nastraszoną kartę po obniżonej wartości
choice-pay-pair = Pokaż parę i odłóż jedną z dwóch kart
choice-pay-keep-joker = Zamiast drugiej karty pokaż kartę { $hand } i zatrzymaj ją
choice-pay-park-joker = Zamiast drugiej karty pokaż kartę { $hand } i odłóż ją
choice-pass = Spasuj i nic nie bierz

## Why not

refusal-the-starting-player-is-drawn-first = Jeszcze nie wylosowano, kto zaczyna.
refusal-the-game-is-over = Gra się skończyła.
refusal-it-is-not-your-turn = To nie twoja tura.
refusal-this-is-not-being-asked-now = To należy do innego momentu tury.
refusal-no-such-card-can-come-up-now = Taka karta nie może teraz przyjść.
refusal-action-1-comes-before-accountant-and-brute = Nowe karty przychodzą na Ulicę przed Księgowym i Osiłkiem, nie po nich.
refusal-the-stack-is-exhausted-so-action-1-is-gone = Stos jest wyczerpany, więc nikogo już nie można odesłać.
refusal-a-0-lies-in-the-street = Na Ulicy stoi 0, a dopóki stoi, nikogo się nie odsyła.
refusal-in-the-second-pass-only-once-a-turn = W drugim przebiegu odsyła się tylko jedną kartę na turę.
refusal-no-such-card-lies-there = Nie stoi tam taka karta.
refusal-the-one-there-was-added-this-turn = Ta, która tam stoi, przyszła w tej turze: odeślij ją jako nową kartę.
refusal-the-one-there-was-not-added-this-turn = Ta, która tam stoi, nie przyszła w tej turze: odeślij ją jako starą kartę.
refusal-an-accountant-was-played-this-turn = W tej turze Księgowy już był; każda rodzina działa raz.
refusal-the-accountant-comes-before-the-brute = Księgowy przychodzi przed Osiłkiem, nie po nim.
refusal-no-such-card-in-hand = Nie masz tej karty na ręce.
refusal-no-parked-card-to-take-back = Nie masz odłożonej karty, która mogłaby wrócić.
refusal-no-other-card-in-hand-to-exchange = Księgowy to twoja jedyna karta: nie ma czego wymienić.
refusal-an-accountant-swaps-at-least-one-card = Księgowy wymienia co najmniej jedną kartę.
refusal-not-the-accountant-just-played = Właśnie zagrany Księgowy zostaje odłożony.
refusal-no-such-card-parked = Nie ma takiej odłożonej karty.
refusal-first-take-parked-cards-back = Najpierw weź z powrotem odłożone karty; Księgowy czeka.
refusal-first-park-a-card-for-each-taken-back = Najpierw odłóż po jednej karcie za każdą wziętą.
refusal-a-brute-was-played-this-turn = W tej turze Osiłek już był; każda rodzina działa raz.
refusal-no-card-in-the-street-to-frighten = Na Ulicy nie ma kogo nastraszyć: trzeba karty powyżej 0, którą wolno ci wziąć w tej turze.
refusal-first-name-the-card-the-brute-frightens = Najpierw wskaż kartę, którą straszy Osiłek.
refusal-the-brute-is-not-strong-enough = Osiłek jest na to za słaby.
refusal-only-cards-added-this-turn-can-be-named = W tej turze przyszły nowe karty, więc Osiłek musi wskazać jedną z nich.
refusal-no-card-was-frightened-this-turn = W tej turze nie nastraszono żadnej karty.
refusal-no-pair-of-the-lowered-value = Nie możesz pokazać dwóch kart, których wymaga obniżona wartość.
refusal-no-pair-of-the-next-lower-value = Potrzebujesz dwóch kart tej rodziny o wartości niższej o jeden albo jednej takiej i silniejszego Najemnika.
refusal-two-mercenaries-make-no-pair = Dwóch Najemników to nie para: jedna z dwóch kart musi być tą właściwą.
refusal-take-the-frightened-card-at-its-lowered-value = Ta karta jest nastraszona: weź ją po obniżonej wartości.
refusal-only-cards-added-this-turn-can-be-taken = W tej turze przyszły nowe karty, więc tylko je można wziąć.
refusal-no-pair-in-hand = Nie masz na ręce pary potrzebnej karty.
refusal-a-mercenary-stands-in-only-for-lower-values = Najemnik zastępuje tylko wartości niższe od swojej.
refusal-no-such-mercenary-in-hand = Nie masz tego Najemnika na ręce.
refusal-first-pay-for-the-card-being-taken = Najpierw ustal, czym płacisz za kartę.

## The end, and the table's options

outcome-two-passes = Obie strony spasowały, jedna po drugiej.
outcome-stack-exhausted = Stos wyczerpał się po raz drugi.
option-hands = Ręce: counted (odkryte, jak zna je uważny gracz) albo hidden (zakryte)
    .label = Ręce
    .hint = Każdą wziętą kartę widziały obie strony, więc można grać z odkrytymi rękami.
    .choice-counted = Odkryte: każdą kartę było widać
    .choice-hidden = Zakryte
option-start = Kto zaczyna: random (los), 0 albo 1
    .label = Kto zaczyna
    .choice-random = Decyduje los
    .choice-0 = Miejsce 1
    .choice-1 = Miejsce 2

## The guided first game

ui-guide-goal = Zbierasz karty warte punkty. Na koniec wygrywa ten, kto ma więcej punktów na ręce i odłożonych. Ta linia mówi, jak stoi gra.
ui-guide-street = Ci ludzie stoją na Ulicy. W każdej turze możesz wziąć kogoś z nich albo spasować.
ui-guide-hand = To twoja ręka. Każda karta ma rodzinę (kolor), wartość od 0 do 4 (u góry po lewej) i punkty (okrągła pieczęć).
ui-guide-zero = Kto ma wartość 0, przychodzi za darmo. Pełna ramka wskazuje karty, które możesz teraz wziąć.
ui-guide-pair = Za wyższą kartę pokazujesz dwie karty jej rodziny o wartości niższej o jeden; jedną z nich odkładasz przed sobą. Dwa zera dają jedynkę, dwie jedynki dwójkę i tak dalej aż do czwórki.
ui-guide-away = Przerywana ramka: dopóki na Ulicy nie stoi 0, możesz odesłać kartę i dobrać tyle nowych, ile wynosi jej wartość. Potem w tej turze można brać tylko nowe.
ui-guide-steps = Tura ma te kroki, w tej kolejności: Ulica, Księgowy, Osiłek i branie. Obowiązkowy jest tylko ostatni.
ui-guide-powers = Niebiescy Księgowi przywracają odłożone karty na rękę. Żółte Osiłki obniżają wartość karty na Ulicy. Zieloni Najemnicy zastępują kartę, której brakuje ci do pary.
ui-guide-stack = Gdy stos się wyczerpie, nowym stają się karty odrzucone. Gdy wyczerpie się znowu, gra się kończy, podobnie gdy oboje spasujecie z rzędu. Wybierz stos, aby zobaczyć, co może jeszcze przyjść.
ui-guide-alone = Więcej nie trzeba. Cofnij cofa wybór, Pomoc powtarza resztę. Graj dalej bez pomocy.

## The terminal's own texts

aim = Zbieraj najcenniejsze karty, na ręce i odłożone. Wygrywa wyższa suma, a przy remisie najcenniejsza pojedyncza karta.
    Bierz jedną kartę na turę: 0 jest za darmo, każda inna kosztuje dwie karty jej rodziny o wartości niższej o jeden, z których jedną się odkłada.
    Koniec następuje, gdy obie strony spasują jedna po drugiej albo gdy stos wyczerpie się dwa razy.
term-famiglia-card = { $points ->
        [one] { $name }: 1 punkt. { $does } { $about }
        [few] { $name }: { $points } punkty. { $does } { $about }
       *[many] { $name }: { $points } punktów. { $does } { $about }
    }
term-famiglia-no-ability = 0 nic nie potrafi, ale bierze się je za darmo.
term-famiglia-does-famiglia = Bez zdolności; jej karty są po prostu więcej warte.
term-famiglia-does-accountant = Zagrany w twojej turze przywraca na rękę odłożone karty, najwyżej { $value }, a tyle samo innych się odkłada.
term-famiglia-does-brute = Zagrany w twojej turze sprawia, że karta, którą możesz wziąć, kosztuje, jakby była o { $value } niższa.
term-famiglia-does-mercenary = Zastępuje jedną kartę pary dowolnej rodziny o wartości poniżej { $value }.

term-famiglia-hand = ręka
term-famiglia-parked = odłożone
term-famiglia-nothing = nic
term-famiglia-points = { $points } PZ
term-famiglia-points-unknown = ? PZ
term-famiglia-first-pass = pierwszy przebieg
term-famiglia-second-pass = drugi przebieg
term-famiglia-last-turns = { $turns ->
        [0] ostatnia tura
        [one] przedostatnia tura
        [few] jeszcze { $turns } tury
       *[many] jeszcze { $turns } tur
    }
term-famiglia-stack = stos { $count }
term-famiglia-buried = w tym na spodzie:
term-famiglia-discards = odrzucone { $count }
term-famiglia-one-pass = jeden pas już był: następny kończy grę
term-famiglia-street = Ulica
term-famiglia-street-empty = nikogo tu nie ma
term-famiglia-new = nowa

## Dlaczego bot tak wybiera: koniec zdania

reason-points = to wkrótce daje więcej punktów
reason-hand = to zostawia ci bardziej obiecującą rękę
reason-denies = to zostawia przeciwnikowi mniej
