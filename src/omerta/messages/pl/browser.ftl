# Własne teksty przeglądarki.

## The front page

ui-app-name = Omertà
ui-app-tagline = Dwie gry o sycylijskim półświatku przy stole, który dochowuje tajemnic.
ui-app-famiglia = Famiglia
ui-app-famiglia-blurb = Dla dwojga: sześćdziesiąt kart i jedna Ulica.
ui-app-mafia-war = The Great Mafia War
ui-app-mafia-war-blurb = Dwoje na dwoje o Sycylię, z zakrytymi rozkazami.
ui-title = { $game } · Omertà
ui-title-your-turn = ● Twój ruch · { $game } · Omertà
ui-play-now = Zagraj teraz
ui-play-now-remark = { $count ->
        [one] Przeciw botowi, od razu.
        [few] Ty i { $count } boty, od razu.
       *[many] Ty i { $count } botów, od razu.
    }
ui-play-now-first = Za pierwszym razem z rodzinami, którymi gra się najłatwiej.
ui-guide-begin = Ucz się, grając
ui-set-up = Przygotuj stół
ui-form-seats = Kto siada do gry?
ui-form-seat = Miejsce { $number }
ui-form-seat-team = Miejsce { $number }, drużyna { $team }
ui-form-options = Jak gracie?
ui-form-more = Więcej ustawień
ui-form-open = Otwórz stół
ui-clock = Czas na ruch
ui-clock-hint = Za kogoś, komu zabraknie czasu, gra bot, aż ta osoba wróci.
ui-clock-none = Bez ograniczeń
ui-budget = Czas na całą grę
ui-budget-hint = Tyle ma każdy. Gdy się skończy, gra bot; kto wróci, dostaje jedną dziesiątą.
ui-budget-of = { $time } na grę
ui-budget-of-both = { $time } na grę, { $increment } za każdą turę
ui-increment = Za każdą turę
ui-increment-hint = Tyle przybywa za oddanie tury.
ui-increment-none = nic
ui-clocks = Pozostały czas
ui-clock-running = { $name }, zostało: { $time }, zegar biegnie
ui-clock-standing = { $name }, zostało: { $time }
ui-clock-warning = Zostało ci: { $time }.
ui-form-hot-seat = Kilka osób dzieli to urządzenie. Gdzie są tajemnice, między turami pojawia się zasłona.
ui-sitter-me = Ktoś przy tym urządzeniu
ui-sitter-friend = Gość, przez link
ui-sitter-anybody = Ktokolwiek, z otwartych stołów
ui-sitter-bot = Bot: { $rank }
ui-rank-picciotto = Picciotto
ui-rank-soldato = Soldato
ui-rank-capo = Capo
ui-rank-don = Don
ui-rank-picciotto-hint = wybiera losowo spośród tego, co ma sens: dobry, by zobaczyć, jak to działa.
ui-rank-soldato-hint = bierze to, co teraz wygląda najlepiej: uczciwy przeciwnik na pierwszy wieczór.
ui-rank-capo-hint = myśli kilka ruchów naprzód.
ui-rank-don-hint = gra tu najmocniej.
ui-bot-name-1 = Pippo
ui-bot-name-2 = Concetta
ui-bot-name-3 = Rocco
ui-bot-name-4 = Lucia
ui-name-label = Twoje imię
ui-name-of = Imię gracza { $number }
ui-name-default = Rosa
ui-tables-title = Twoje stoły
ui-turns = { $count ->
        [one] jedna rzecz czeka na ciebie
        [few] { $count } rzeczy czekają na ciebie
       *[many] { $count } rzeczy czeka na ciebie
    }
ui-turn-yours = twój ruch
ui-tables-forget = Zapomnij stół: { $game }, { $time }
ui-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie?
ui-try-again = Spróbuj ponownie
ui-to-front = Na stronę główną
ui-club-lobby = Otwarte stoły
ui-club-log-in = Zaloguj się

## Links and the lobby

ui-problem-title = Tego nie da się otworzyć
ui-no-key = To urządzenie nie ma klucza do tego stołu. Otwórz otrzymany link albo link do swojego miejsca na urządzeniu, na którym toczyła się gra.
ui-claim-title = Masz zaproszenie
ui-claim-game = Do gry { $game }, przy stole:
ui-claim-empty = ktoś, kto jeszcze nie przyszedł
ui-claim-already = To urządzenie ma już klucz do tego stołu. Zajmij miejsce tylko wtedy, gdy gracie tu we dwoje.
ui-claim-sit = Zajmij miejsce
ui-lobby-waiting = Czekamy, aż wszyscy usiądą.
ui-lobby-full = Wszyscy są na miejscu.
ui-lobby-seat = Miejsce { $number }
ui-lobby-free = wolne
ui-lobby-here = przy stole
ui-lobby-away = chwilowo poza stołem
ui-lobby-invitation = Wyślij ten link gościowi; działa jeden raz
ui-lobby-new-link = Utwórz nowy link
ui-lobby-free-seat = Oddaj to miejsce komuś innemu
ui-lobby-watch = Z tym linkiem każdy może oglądać
ui-lobby-start = Rozpocznij
ui-lobby-host-starts = Grę rozpoczyna gospodarz.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-link-local = Te linki działają tylko na tym komputerze. Aby inni w domu mogli dołączyć, uruchom stół poleceniem „make play HOST=0.0.0.0” albo „omerta serve --host 0.0.0.0”.
ui-link-house = Te linki działają dla wszystkich w tej samej sieci.
ui-qr-show = Pokaż jako kod QR
ui-qr-hide = Ukryj kod QR
ui-qr-label = Kod QR linku

## The rules

ui-rules = Zasady
ui-rules-title = Zasady gry { $game }
ui-rules-all-of = Wszystkie zasady gry { $game }
ui-rules-credits = Projekt gry: { $designers }. Wydawcy: { $publishers }.
ui-rules-explained = Zasady wydrukowane pochodzą z instrukcji i są tu opowiedziane naszymi słowami; rozstrzygnięcia ustalają to, co instrukcja pozostawia otwarte.
ui-rules-search = Szukaj
ui-rules-status = Które zasady
ui-rules-all = Wszystkie
ui-rules-printed = Wydrukowane
ui-rules-ruling = Rozstrzygnięcia
ui-rule-printed = wydrukowana
ui-rule-ruling = rozstrzygnięcie
ui-rules-found = { $count ->
        [one] Jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
ui-rules-none = Żadna zasada nie zawiera tych słów.
ui-rules-chapters = Rozdziały

## Famiglia: what the cards print

ui-ability-accountant = Wymienia do { $value }
ui-ability-brute = Obniża najwyżej o { $value }
ui-ability-mercenary = Zastępuje wartości poniżej { $value }
ui-card-spoken = { $vp ->
        [one] { $card }, 1 punkt
        [few] { $card }, { $vp } punkty
       *[many] { $card }, { $vp } punktów
    }
ui-card-vp = PZ
ui-card-back = Zakryta karta

## The Great Mafia War: what the drawings say

ui-house-black = Czarna rodzina
ui-house-blue = Niebieska rodzina
ui-house-green = Zielona rodzina
ui-house-red = Czerwona rodzina
ui-house-white = Biała rodzina
ui-house-yellow = Żółta rodzina
ui-house-neutral = neutralny
ui-piece-soldato = Soldato, { $house }
ui-piece-car = Samochód, { $house }
ui-piece-speedboat = Motorówka, { $house }
ui-piece-lab = Laboratorium
ui-piece-influence = Znacznik wpływu, { $house }
ui-piece-bust = Znacznik ostatniej akcji, { $house }
ui-piece-control = Znacznik kontroli, { $house }
ui-piece-coin = { $amount } ₤
ui-piece-primo = Primo Giocatore
ui-piece-many = { $count } × { $piece }
ui-order-down = Zakryty rozkaz, { $house }
ui-order-up = Rozkaz, { $house }: { $kind }, inicjatywa { $initiative }. { $symbols }
ui-order-attack = atak
ui-order-supply = zaopatrzenie
ui-order-vest = kamizelka { $count }
ui-symbol-shotgun = Strzelba
ui-symbol-rally = Zwołanie
ui-symbol-skull = Czaszka
ui-symbol-bomb = Bomba
ui-symbol-pentito = Pentito
ui-symbol-agitate = Podburzanie
ui-symbol-vest = Kamizelka kuloodporna
ui-symbol-coin = Pieniądze
ui-symbol-place = Umieszczenie soldati
ui-symbol-recruit = Werbunek soldati
ui-symbol-car = Samochód
ui-symbol-speedboat = Motorówka
ui-symbol-lab = Laboratorium
ui-symbol-swap = Zmiana stron
ui-symbol-pull = Ściągnięcie
ui-symbol-buy = Wykupienie
ui-symbol-spread = Wsparcie okolicy
ui-symbol-launder = Pranie pieniędzy
ui-symbol-influence = Wywieranie wpływów
ui-symbol-order = Wydanie rozkazu
ui-symbol-ultima = Ultima Azione
ui-symbol-endless = Dowolna liczba znaczników
ui-symbol-justice = Sądy
ui-symbol-police = Policja
ui-symbol-economy = Banki
ui-symbol-church = Kościół
ui-symbol-counted = { $symbol } { $count }
ui-corner-sun = Słońce
ui-corner-moon = Księżyc
ui-corner-star = Gwiazda
ui-corner-wave = Fala
ui-conflict-turncoat = Zdrada
ui-conflict-coward-1 = Tchórzostwo 1
ui-conflict-coward-2 = Tchórzostwo 2
ui-conflict-turncoat-short = Jeden z nich staje się twój
ui-conflict-coward-1-short = Jeden z twoich ucieka do domu
ui-conflict-coward-2-short = Dwóch twoich ucieka do domu
ui-conflict-back = Zakryta karta konfliktu
ui-tile-influence = Wpływy
ui-tile-meeting = Spotkania
ui-tile-reinforcements = Posiłki
ui-tile-cars = Samochody
ui-tile-speedboats = Flota
ui-tile-chain-of-command = Łańcuch dowodzenia
ui-tile-recruitment = Rekrutacja
ui-tile-allies = Sprzymierzeńcy
ui-tile-bribery = Łapówki
ui-tile-delay-detonator = Zapalnik czasowy
ui-tile-miniguns = Miniguny
ui-tile-planning = Faza planowania
ui-tile-encounter = Faza spotkań
ui-tile-spoken = Kafelek kontroli { $name }, { $phase }

## The table

ui-choices-label = Co możesz zrobić
ui-choices-hint = Strzałki przesuwają, Enter wybiera, cyfry wybierają od razu
ui-choices-asides = W dowolnym momencie ({ $count })
ui-choices-none = Nie ma czego wybierać
ui-choices-all = Wszystkie możliwości ({ $count })
ui-choices-tap = Dotknij tego, co ma obwódkę, albo wybierz tutaj:
ui-choices-reason = Dlaczego nic innego:
ui-choices-fold = Pokaż mniej
ui-choices-common = W każdym wypadku:
ui-choices-more = { $count ->
        [one] Jeszcze jeden skutek
        [few] Jeszcze { $count } skutki
       *[many] Jeszcze { $count } skutków
    }
ui-close = Zamknij
ui-panel = Twój ruch i co się stało
ui-lent = Bot gra za ciebie.
ui-come-back = Już jestem
ui-talk = Rozmowa
ui-talk-unread = { $count ->
        [one] jedna nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
ui-menu = Menu
ui-reference = Pomoc
ui-menu-own-link = Graj dalej jako { $name } na innym urządzeniu; zachowaj ten link dla siebie
ui-keys-title = Klawisze
ui-keys-hint = Naciśnij ?, aby zobaczyć klawisze.
ui-docs = Dokumentacja (po angielsku)
ui-key-digit = wybierz
ui-key-arrows = przejdź przez możliwości i wybierz
ui-key-hint = co zrobiłby najlepszy bot
ui-key-undo = cofnij ostatni wybór
ui-key-asides = co możesz zrobić w dowolnym momencie
ui-key-rule = zasada tego, na co wskazujesz
ui-key-skip = przeskocz do bieżącej chwili
ui-key-sound = włącz albo wyłącz dźwięki
ui-key-escape = zamknij to, co otwarte
ui-key-help = te klawisze
ui-key-mat = twoja planszetka
ui-key-mate = rozkazy i planszetka sojusznika
ui-key-sketch = rysowanie na tajnej mapie drużyny
ui-key-map = na mapie: z obszaru na obszar
ui-key-zoom = mapa bliżej, dalej, cała
ui-settings = Ustawienia
ui-sound = Dźwięki
ui-sound-on = Dźwięki są włączone.
ui-sound-off = Dźwięki są wyłączone.
ui-hint = Podpowiedź: co zrobiłby najlepszy bot?
ui-hint-thinking = Don się zastanawia…
ui-hint-better = W ten sposób liczy na { $chance } wygranych na 100 gier, a na { $less } przy wyborze: { $other }.
ui-hint-alike = W ten sposób liczy na { $chance } wygranych na 100 gier i mniej więcej na tyle samo przy wyborze: { $other }.
ui-inspector-rule = Zasada { $rule }
ui-inspector-price = Dla ciebie:
ui-undo = Cofnij
ui-guide-title = Przewodnik
ui-guide-step = { $step } z { $count }
ui-guide-next = Rozumiem
ui-guide-skip = Gram bez pomocy
ui-not-sent = To nie dotarło: połączenie zostało przerwane. Spróbuj ponownie, gdy wróci.
ui-waiting-for = Teraz gra: { $names }
ui-watchers = { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
ui-spectator = Ktoś z widowni
ui-rematch = Zagraj jeszcze raz
ui-proposal-resign = { $name } chce poddać całą drużynę.
ui-proposal-draw = { $name } proponuje remis.
ui-proposal-undo = { $name } prosi o cofnięcie wyboru i wszystkiego, co było po nim.
ui-proposal-rematch = { $name } chce zagrać jeszcze raz.
ui-proposal-host = Gospodarz
ui-proposal-waiting = Czekamy na: { $names }.
ui-proposal-agree = Zgoda
ui-proposal-decline = Nie
ui-proposal-withdraw = Wycofaj
ui-review = Gdzie był przełom?
ui-review-thinking = Don to rozważa…
ui-review-chances = Twoja szansa na wygraną, od pierwszego do ostatniego ruchu
ui-review-chances-of = { $name }: szansa na wygraną, od pierwszego do ostatniego ruchu
ui-review-turnings = Najkosztowniejsze wybory
ui-review-turning = Krok { $moment }, { $name }: szansa na wygraną mniejsza o { $lost }%.
ui-review-better = Wybór bota: { $words }.
ui-end-won = Wygrana
ui-end-lost = Przegrana
ui-end-draw = Remis
ui-record-save = Zapisz przebieg gry
ui-seat-unnamed = Gracz { $number }
ui-seat-numbered = { $name } { $number }
ui-seat-turn = teraz gra
ui-seat-you = ty
ui-goal-you = Ty
ui-seat-bot = bot
ui-log-label = Co się stało
ui-log-open = Przebieg
ui-log-jump = Obejrzyj ten moment
ui-since-title = Od twojej ostatniej tury
ui-pace-label = Tury innych
ui-pace-slow = powoli
ui-pace-normal = normalnie
ui-pace-fast = szybko
ui-pace-at-once = od razu
ui-pace-skip = Do bieżącej chwili
ui-log-empty = Nic się jeszcze nie stało.
ui-cover-title = Przekaż urządzenie
ui-cover-to = Następna osoba: { $name }. Pozostali nie patrzą.
ui-cover-open = To ja, { $name }
ui-replay-open = Powtórka
ui-replay-title = Powtórka
ui-replay-play = Odtwórz
ui-replay-speed = Szybkość
ui-replay-pause = Pauza
ui-replay-game = Gra
ui-replay-more = Więcej
ui-replay-close = Do stołu
ui-replay-eyes = Oczami gracza
ui-replay-label = Ruch
ui-replay-of = { $step } z { $last }
ui-replay-first = Pierwszy ruch
ui-replay-back = Jeden ruch wstecz
ui-replay-forward = Jeden ruch dalej
ui-replay-last = Ostatni ruch
ui-replay-link = Kopiuj link do tej pozycji
ui-replay-linked = Skopiowano link
ui-replay-address = Link do tej pozycji
ui-language-label = Język
ui-theme-label = Dzień czy noc
ui-theme-system = Auto
ui-theme-light = Dzień
ui-theme-dark = Noc
ui-connection-live = Połączono
ui-connection-waiting = Ponowne łączenie
ui-connection-lost = Brak połączenia
ui-status-dismiss = Ukryj
ui-refused-by = { $sentence } ({ $rule })

## Famiglia

ui-famiglia-lesson-aim-title = Cel.
ui-famiglia-lesson-aim = Miej na koniec najwięcej punktów. Liczy się każda twoja karta, na ręce i odłożona; najwięcej warte są wysokie karty i La Famiglia.
ui-famiglia-lesson-turn-title = Tura.
ui-famiglia-lesson-turn = Dwie karty jednej rodziny dają kartę o wartości wyższej o jeden; jedna z nich zostaje odłożona. 0 nic nie kosztuje.
ui-famiglia-lesson-end-title = Koniec.
ui-famiglia-lesson-end = Gra kończy się, gdy stos wyczerpie się dwa razy albo gdy obie strony spasują jedna po drugiej.
ui-famiglia-help-turn = Tura ma cztery kroki; tylko ostatni jest obowiązkowy.
ui-famiglia-help-street = Odeślij kartę z Ulicy i dobierz tyle kart, ile wynosi jej wartość, tak często, jak chcesz, dopóki nie leży tam 0 (w drugim przebiegu raz na turę). Potem w tej turze można brać tylko nowe karty.
ui-famiglia-help-accountant = Zagraj Księgowego powyżej 0: weź z powrotem najwyżej tyle odłożonych kart, ile wynosi jego wartość, i odłóż tyle samo z ręki.
ui-famiglia-help-brute = Zagraj Osiłka powyżej 0: obniż na tę turę jedną kartę Ulicy najwyżej o jego wartość.
ui-famiglia-help-take = Weź kartę: 0 jest za darmo; za każdą inną pokaż dwie karty jej rodziny o wartości niższej o jeden i odłóż jedną z nich. Albo spasuj.
ui-famiglia-help-mercenary = Najemnik zastępuje jedną z dwóch pokazanych kart dowolnej rodziny, jeśli jej wartość jest niższa od jego wartości.
ui-famiglia-help-end = Liczą się wszystkie karty, na ręce i odłożone. Gra kończy się, gdy stos wyczerpie się po raz drugi albo gdy oboje spasujecie jedno po drugim.
ui-famiglia-help-cards = Ile razy każda karta jest w pudełku
ui-famiglia-street = Ulica
ui-famiglia-street-empty = Nikogo tu nie ma
ui-famiglia-new = nowa
ui-famiglia-lowered = obniżona w tej turze do { $value }
ui-famiglia-lowered-short = ↓ { $value }
ui-famiglia-lowered-free = wtedy nic nie kosztuje
ui-famiglia-lowered-paid = wtedy możesz ją wziąć
ui-famiglia-lowered-unpaid = nawet wtedy jej nie weźmiesz
ui-famiglia-price-free = Nic nie kosztuje.
ui-famiglia-price-ways = Pokaż: { $ways }.
ui-famiglia-price-none = Trzeba pokazać 2 × { $card }, a tego nie możesz.
ui-famiglia-price-brute = { $brute } obniża do { $value }: { $ways }.
ui-famiglia-price-brute-free = { $brute } obniża do { $value }: nic nie kosztuje.
ui-famiglia-price-pair = 2 × { $card }
ui-famiglia-price-joker = { $card } + { $joker }
ui-famiglia-price-play = Zagrana karta zostaje odłożona.
ui-famiglia-price-back = Wraca dzięki Księgowemu, w zamian za inną kartę z twojej ręki.
ui-famiglia-decided-points = Rozstrzygają punkty: { $more } do { $less }.
ui-famiglia-decided-highest-card = Tyle samo punktów, więc rozstrzyga najwyższa pojedyncza karta: punkty { $more } do { $less }.
ui-famiglia-decided-nothing = Tyle samo punktów, a najwyższe karty są warte tyle samo.
ui-famiglia-change-points = { $from } → { $to } PZ
ui-famiglia-hand = Ręka { $count }
ui-famiglia-hand-of = { $name }: ręka
ui-famiglia-parked = Odłożone { $count }
ui-famiglia-parked-of = { $name }: odłożone
ui-famiglia-points = { $points } PZ
ui-famiglia-points-unknown = ? PZ
ui-famiglia-stages = Etap tury
ui-famiglia-stage-street = Ulica
ui-famiglia-stage-accountant = Księgowy
ui-famiglia-stage-brute = Osiłek
ui-famiglia-stage-take = Branie
ui-famiglia-goal-first = wygrywa, kto ma więcej punktów · w stosie { $count }, potem drugi przebieg
ui-famiglia-goal-second = wygrywa, kto ma więcej punktów · ostatni przebieg, w stosie { $count }
ui-famiglia-goal-pass = jeden pas już był: następny kończy grę
ui-famiglia-first-pass = Pierwszy przebieg
ui-famiglia-second-pass = Drugi przebieg
ui-famiglia-last-turns = { $turns ->
        [0] Ostatnia tura
        [one] Przedostatnia tura
        [few] Jeszcze { $turns } tury
       *[many] Jeszcze { $turns } tur
    }
ui-famiglia-stack = Stos { $count }
ui-famiglia-stack-spoken = Stos, { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Pokaż, co może jeszcze przyjść
ui-famiglia-stack-about = Gdy skończy się pierwszy raz, nowym stosem stają się karty odrzucone. Gdy skończy się ponownie, gra kończy się z tą kolejką.
ui-famiglia-stack-title = Co może jeszcze przyjść
ui-famiglia-unseen = W stosie, w nieznanej kolejności
ui-famiglia-unseen-or-hand = W stosie albo na zakrytej ręce
ui-famiglia-buried = Na spodzie stosu, w tej kolejności
ui-famiglia-discards = Odrzucone { $count }
ui-famiglia-discards-spoken = Odrzucone, { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Pokaż je
ui-famiglia-discards-about = Odesłane z Ulicy. Gdy stos skończy się pierwszy raz, stają się nowym stosem.
ui-famiglia-discards-title = Odesłane
ui-famiglia-discards-none = Nikogo jeszcze nie odesłano.

# Gra z innego pakietu
ui-plain-board = Ta gra nie ma tu własnej planszy: oto wszystko, co możesz wiedzieć, pole po polu.
ui-engine = { $engine ->
        [compiled] Działa na skompilowanym silniku.
       *[interpreted] Działa na interpretowanym silniku.
    }
