# Co mówi każdy stół, bez względu na grę.

refusal-nothing-to-take-back-here = Nie ma jeszcze twojego wyboru, który można by cofnąć.
refusal-something-new-was-learnt-since = Tego nie można cofnąć: od twojego ostatniego wyboru ujawniono coś nowego.
refusal-another-player-has-acted-since = Tego nie można cofnąć: ktoś inny już zagrał.
refusal-what-ended-the-game-stays = Gra jest skończona; to, co ją zakończyło, zostaje.

result-won = { $count ->
        [one] Zwycięstwo: { $winners }.
       *[other] Wspólne zwycięstwo: { $winners }.
    }
result-drawn = Nikt nie wygrywa: remis.
outcome-resigned = Jedna strona się poddała.
outcome-agreed-draw = Wszyscy zgodzili się na remis.

## The terminal's own texts

# Stoi jako podmiot w zdaniach w trzeciej osobie.
term-you = Twój klan
term-to-move = teraz gra: { $names }
term-keys = numer wybiera · ? pokazuje wszystkie klawisze
term-press-enter = Enter wraca do gry.
term-leaf = Karta { $leaf } z { $leaves }: Enter przewraca, q wraca.
term-hint = Wybór bota { $bot }: { $words } ({ $reason }).
term-hint-chance = Wybór bota { $bot }: { $words } (szansa na wygraną około { $chance }%: { $reason }).
term-hint-next = Następny w kolejności: { $words } (około { $chance }%).
term-kept = Gra jest zachowana. Wróć do niej przez: omerta play --continue
term-not-kept = Ta gra nie jest zachowywana: { $problem }
term-overwrite = { $file } już istnieje. Nadpisać? (t/n)
term-not-saved = Niczego nie zapisano.
term-rules-found = { $asked }: { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
term-aim = Cel
term-type-number = Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć wszystkie klawisze.
term-type-one-of = Wpisz jedno z tych: { $keys }; ? pokazuje wszystkie klawisze.
term-more = strona { $leaf } z { $leaves }: n pokazuje następne możliwości
term-paused = Pauza. Enter wznawia grę; zwykłe klawisze działają.
term-anytime = W dowolnym momencie, { $name }: liczba albo Enter, aby wrócić.
term-anytime-who = Kto chce coś zrobić? { $names }:
term-anytime-nobody = Nikt o tym imieniu nie siedzi przy tym ekranie.
term-anytime-nothing = Poza kolejnością nic nie można teraz zrobić.
term-look-nothing = Nic tu się tak nie nazywa. Wpisz i oraz nazwę albo jej początek.
term-hand-over = Ekran jest zasłonięty. Następna osoba: { $name }. Weź go i naciśnij Enter.
term-saved = Zapisano jako { $file }.
term-input-ended = Dane wejściowe skończyły się przed końcem gry.
term-after-end = Enter kończy, l pokazuje przebieg, s PLIK zapisuje grę:
term-languages = Wpisz g i jedno z tych: { $codes }.
term-quit-sure = Odejść od stołu? (t/n)
term-yes = t
term-left = Stół został opuszczony.
term-effect-open = rozstrzygnie to następne pytanie
term-why-list = Dlaczego nie …?
term-why-ask = Liczba, akcja albo Enter, aby wrócić:
term-why-nothing = Wszystko, czego można się tu spodziewać, jest możliwe.
term-why-allowed = Tutaj wolno to zrobić.
term-help = Co możesz wpisać
term-help-number = 3          wybierz numer 3
term-help-action = AKCJA      wybierz zapisem, jakiego używa zapis gry
term-help-hint = h          co na twoim miejscu wybrałby najlepszy bot
term-help-undo = u          cofnij ostatni wybór i odpowiedzi botów, jeśli nic nie ujawniono
term-help-why = w [AKCJA]  dlaczego czegoś nie ma wśród możliwości?
term-help-anytime = a [IMIĘ]   co wolno w dowolnym momencie, także poza kolejnością
term-help-more = n          następne możliwości, gdy nie mieszczą się na ekranie
term-help-look = i NAZWA    czym coś jest i co robi: karta, obszar, kafelek, drukowane słowo
term-help-rule = r [SŁOWA]  zasady według numeru albo słów; samo r tę, o którą teraz chodzi
term-help-log = l          wszystko, co się wydarzyło
term-help-save = s [PLIK]   zapisz grę do pliku; --resume PLIK do niej wraca
term-help-language = g KOD      mów w innym języku: en, de albo pl
term-help-quit = q          odejdź; gra jest zachowana, omerta play --continue do niej wraca
term-help-effect = ? 3        co na pewno zrobi numer 3; samo ? pokazuje tę stronę
term-rules-title = { $title }, autor: { $designers }
term-rules-printed = wydrukowana
term-rules-ruling = rozstrzygnięcie
term-rules-example = Rozegrany przykład: { $example }
term-rules-none = żadna zasada gry { $title } nie zawiera: { $search }

## Dlaczego bot tak wybiera: koniec zdania

reason-only = nic innego nie ma tu sensu
reason-wins = tak wygrywa się każdą rozegraną w myślach partię
reason-mixed = tu boty losują, aby nikt nie przewidział ich wyboru
reason-even = najlepsze wybory są mniej więcej równie dobre
reason-overall = tak najlepiej kończą się rozegrane w myślach partie
