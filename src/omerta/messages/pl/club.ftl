# Klub wokół stołów: konta, otwarte stoły, rozegrane gry.

## Konta

club-account = Twoje konto
club-why = Grać można bez konta. Z kontem masz swoje miejsca, gry i ranking na każdym urządzeniu.
club-name = Nazwa konta
club-password = Hasło
club-password-remark = Co najmniej osiem znaków. Zgubione hasło można zastąpić tylko przez e-mail, i tylko gdy adres jest potwierdzony.
club-lost-password = Nie pamiętam hasła
club-recover = Nowe hasło
club-recover-remark = Jeśli jakieś konto potwierdziło ten adres, pójdzie tam link, który ustawia nowe hasło.
club-recover-sent = Jeśli jakieś konto ma ten adres, wiadomość jest w drodze. Link działa przez godzinę.
club-recovered = Hasło zmienione. Możesz się teraz nim zalogować.
club-confirm = Potwierdź adres
club-confirm-remark = Wiadomości dla twojego konta będą przychodzić na adres, na który przyszedł ten link.
club-confirmed = Adres jest potwierdzony.
club-no-mail = Ten serwer nie wysyła poczty.
club-reach = Powiadom mnie, gdy przyjdzie mój ruch
club-reach-remark = Przy stołach, gdzie wybór może trwać godzinę lub dłużej, dowiesz się raz i jeszcze raz, zanim czas minie. Czego nie chcesz, zostaw puste.
club-email = Adres e-mail
club-email-awaited = Wiadomość jest w drodze na { $email }; adres zacznie działać, gdy otworzysz zawarty w niej link.
club-webhook = Webhook (adres twojego własnego programu)
club-push-is-on = To urządzenie pokazuje powiadomienie, gdy jest twój ruch.
club-push-is-off = To urządzenie nie pokazuje powiadomień, gdy jest twój ruch.
club-push-on = Pokazuj powiadomienia tutaj
club-push-off = Nie pokazuj tu więcej powiadomień
club-push-cannot = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie najpierw dodaj stronę do ekranu początkowego.
club-push-forbidden = Tej przeglądarce zabroniono powiadomień z tej strony; jej ustawienia mogą na nie znów pozwolić.
club-push-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
club-reach-password = Twoje hasło, dla pewności
club-reach-save = Zapisz
club-reach-saved = Zapisano.
club-register = Załóż konto
club-have-one = Mam już konto
club-have-none = Nie mam jeszcze konta
club-log-out = Wyloguj się
club-log-out-remark = Wylogowanie usuwa z tego urządzenia także klucze do twoich stołów.
club-devices = Zalogowane urządzenia
club-device = Urządzenie
club-device-this = to urządzenie
club-device-program = program grający
club-device-end = Wyloguj tam
club-devices-end = Wyloguj wszędzie indziej
club-change-password = Zmień hasło
club-password-old = Dotychczasowe hasło
club-password-new = Nowe hasło
club-password-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
club-data = Twoje dane
club-export = Zapisz wszystko w pliku
club-export-remark = Nazwa, urządzenia, stoły, gry, rankingi i ustawienia. Co powiedziano przy stole, zostaje przy stole.
club-delete = Usuń konto
club-delete-remark = Nazwa, urządzenia, rankingi i wszystko, co należy do konta, zostaje od razu zapomniane. Gry pozostają dla osób, które z tobą grały, pod imieniem używanym przy stole. Linki do miejsc działają dalej.
club-delete-for-good = Usuń na zawsze

## Otwarte stoły

club-seek = Znajdź kogoś do gry
club-seek-remark = Dostaniesz miejsce tam, gdzie ktoś czeka; jeśli nikt nie czeka, poczekasz przy nowym stole, aż ktoś przyjdzie.
club-tables = Stoły teraz
club-tables-none = W tej chwili żaden stół nie jest otwarty. Wybierz grę powyżej, a ktoś się tam dosiądzie.
club-table-yours = Twój stół
club-join = Usiądź
club-watch = Oglądaj

club-tables-filtered = Żaden otwarty stół nie jest tego rodzaju.
club-filter-game = Gra
club-filter-any = Obie gry
club-filter-speed = Tempo
club-speed-any = Dowolne tempo
club-speed-untimed = Bez zegara
club-speed-quick = Minuty na wybór
club-speed-slow = Dni na wybór
club-filter-strength = Siła
club-strength-any = Ktokolwiek
club-strength-near = Mniej więcej jak ja
club-strength-stronger = Silniejsi ode mnie
club-strength-weaker = Słabsi ode mnie
club-strength-of = ranking { $rating }

## Ludzie

club-people = Znajomi
club-people-remark = Znajomi mogą zapraszać się do stołu i widzą, kiedy kto był tu ostatnio.
club-befriend = Zaproś do znajomych
club-befriend-of = Zaproś do znajomych: { $name }
club-befriended = Zaproszono
club-asking = Chcą być twoimi znajomymi
club-accept = Tak
club-accept-of = Przyjmij do znajomych: { $name }
club-decline = Nie, dziękuję
club-decline-of = Nie przyjmuj do znajomych: { $name }
club-friends = Twoi znajomi
club-friends-none = Jeszcze nikt. Zaproś kogoś po nazwie albo spośród osób, z którymi grasz.
club-friend-seen = ostatnio tutaj: { $time }
club-part = Usuń
club-part-of = Usuń ze znajomych: { $name }
club-asked = Czekasz na odpowiedź
club-take-back = Wycofaj
club-take-back-of = Wycofaj zaproszenie do znajomych: { $name }
club-recent = Grali z tobą
club-recent-none = Jeszcze nikt z kontem.
club-recent-games = { $count ->
        [one] jedna gra, { $time }
        [few] { $count } gry, ostatnia { $time }
       *[many] { $count } gier, ostatnia { $time }
    }
club-blocked = Zablokowani
club-block = Zablokuj
club-block-of = Zablokuj: { $name }
club-unblock = Odblokuj
club-unblock-of = Odblokuj: { $name }
club-invitations = Masz zaproszenie
club-invite = Zaproś
club-invite-to = Zaproś kogoś: { $seat }
club-invited = { $name } widzi już twoje zaproszenie.

## Turnieje

club-tournaments = Turnieje
club-tournaments-all = Wszystkie turnieje
club-tournaments-remark = Serwer losuje każdą rundę, otwiera stoły i liczy. Za kogoś, komu skończy się czas, gra bot, aż ta osoba wróci.
club-tournaments-none = Nie ma jeszcze żadnego turnieju. Załóż pierwszy, a inni będą mogli się zapisać.
club-tournament-log-in = wtedy możesz założyć turniej albo się zapisać.
club-tournament-make = Załóż turniej
club-tournament-name = Nazwa turnieju
club-tournament-name-default = Turniej
club-tournament-kind = Rodzaj
club-tournament-swiss = System szwajcarski
club-tournament-swiss-hint = W każdej rundzie spotykają się ci, którzy stoją podobnie; nikt nie odpada.
club-tournament-round-robin = Każdy z każdym
club-tournament-round-robin-hint = Każdy spotyka każdego raz.
club-tournament-places = Miejsca
club-tournament-places-hint = Zaczyna się, gdy wszystkie są zajęte albo gdy tak powiesz.
club-tournament-bots = Boty w turnieju
club-tournament-rank = Ich ranga
club-tournament-open = otwarty, zajęte miejsca: { $entered } z { $places }
club-tournament-running = runda { $round } z { $rounds }
club-tournament-over = zakończony
club-tournament-join = Zapisz się
club-tournament-leave = Wypisz się
club-tournament-cancel = Odwołaj turniej
club-tournament-cancel-sure = Odwołaj na dobre
club-tournament-begin = Zacznij teraz
club-tournament-play = Do stołu
club-tournament-round = Runda { $round }
club-tournament-rests = { $name } pauzuje i dostaje punkt
club-standings = Tabela
club-standings-place = Miejsce
club-standings-name = Nazwa
club-standings-points = Punkty
club-standings-opponents = Rywale
club-standings-played = Gry

## Rozegrane gry

club-profile = Gry i rankingi
club-member-since = Tutaj od: { $day }
club-ratings = Rankingi
club-ratings-none = Jeszcze żadnej gry rankingowej. Gra się liczy, gdy każde miejsce należy do innego konta.
club-rated-games = { $count ->
        [one] jedna gra rankingowa
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }
club-provisional = tymczasowy, dopóki nie rozegrano dziesięciu gier
club-curve = Ranking w grze { $game }
club-games = Zakończone gry
club-games-none = Jeszcze żadnej zakończonej gry. Tu pojawią się gry rozegrane po zalogowaniu.
club-games-more = Pokaż więcej
club-won = Wygrana
club-lost = Przegrana
club-draw = Remis
club-guest = gość
club-choices = { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
club-forget = Usuń
club-forget-sure = Usuń na dobre
club-replay = Powtórka
club-imported = Import
club-import = Importuj zapis
club-import-remark = Zapis to plik, który tworzy „Zapisz przebieg gry”, tutaj albo w terminalu. Cała gra jest odtwarzana i sprawdzana; zostaje tylko dla ciebie i nigdy nie liczy się do rankingu.
club-import-choose = Wybierz plik zapisu
club-importing = Gra jest odtwarzana…

## Rozmowa

club-talk-none = Nikt jeszcze nic nie powiedział.
club-talk-to = Kto ma to usłyszeć?
club-talk-all = Wszyscy przy stole
club-talk-team = Tylko mój sojusznik
club-talk-secret = tylko wy dwoje
club-talk-say = Powiedz coś
club-talk-send = Powiedz
club-silenced = Gospodarz nie pozwala ci mówić do całego stołu.
club-silence = Odbierz głos: { $name }
club-unsilence = Oddaj głos: { $name }
club-talk-closed = Gospodarz zamknął rozmowę całego stołu.
club-talk-close = Zamknij rozmowę dla wszystkich
club-talk-open = Otwórz rozmowę ponownie
club-mute = Nie słuchaj: { $name }
club-unmute = Słuchaj znowu: { $name }
club-report = Zgłoś: { $name }
club-report-why = Co jest nie tak z tym, co mówi { $name }?
club-report-send = Zgłoś
club-report-sent = Przeczyta to osoba prowadząca ten serwer. Nikt przy stole się o tym nie dowie.
club-phrase-hello = Dobry wieczór!
club-phrase-good-luck = Powodzenia!
club-phrase-well-played = Dobra gra!
club-phrase-thanks = Dziękuję!
club-phrase-moment = Chwileczkę, proszę.
club-phrase-sorry = Przepraszam.
club-phrase-attack-here = Zaatakuję.
club-phrase-hold-here = Utrzymaj pozycję.
club-phrase-need-help = Potrzebuję twojej pomocy.
club-phrase-trust-me = Zaufaj mi.

## Powolna gra

club-turns = Twój ruch
club-turns-none = Nic na ciebie nie czeka. Tu pojawią się stoły, przy których jest twój ruch.
club-turn-until = do { $time }, potem gra za ciebie bot
club-clock = Czas na ruch: { $time }. Potem gra bot, aż ktoś wróci.
club-budget = Czas: { $time }. Potem gra bot, aż ktoś wróci.
club-lend = Niech bot gra za: { $name }

## Propozycje

club-propose = Zaproponuj innym
club-propose-who = Za kogo?
club-propose-undo = Cofnij mój ostatni wybór i wszystko po nim
club-propose-draw = Zaproponuj remis
club-propose-resign = Poddaj się
club-propose-resign-sure = Poddaj się na dobre

## Programy

club-programs = Programy, które grają za ciebie
club-programs-remark = Z tokenem program siada do stołu i gra na twoje konto. Widać go wśród twoich urządzeń i tam go zakończysz.
club-program-name = Nazwa programu
club-program-make = Utwórz token
club-program-token = Twój token, pokazany tylko ten jeden raz
