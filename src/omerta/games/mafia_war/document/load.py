"""Reading position documents: anything left out is a default, anything impossible is refused by its name."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from omerta.games.mafia_war.actions import CELL_IDS
from omerta.games.mafia_war.box.tables import Sheet
from omerta.games.mafia_war.document.conservation import (
    count_components,
    misplaced_pieces,
    wanted_components,
)
from omerta.games.mafia_war.document.load_board import bits_of, lay_out_areas, number_of, read_attack, read_seas
from omerta.games.mafia_war.document.load_orders import read_executing, sort_orders
from omerta.games.mafia_war.document.position import PlayerPosition, Position
from omerta.games.mafia_war.document.possible import check_possible
from omerta.games.mafia_war.naming import PHASES, Owner
from omerta.games.mafia_war.numbers import (
    EMPTY,
    ENCOUNTER,
    MAT_ROWS,
    NEUTRAL,
    PLANNING,
    SEATS,
    SETUP,
    TEAM_OF,
    count_bits,
    replaced,
)
from omerta.games.mafia_war.phases.ending import end_of_game
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.phases.management import Management
from omerta.games.mafia_war.phases.orders.encounter import Encounter
from omerta.games.mafia_war.phases.planning.sheets import on_bottom, on_top
from omerta.games.mafia_war.phases.planning.turn import MOST_PASSES, Turn
from omerta.games.mafia_war.phases.rounds import Round, push_phases
from omerta.games.mafia_war.pieces.reading import mandamento_holder
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import OWNERS, one, owners_in
from omerta.kernel.errors import Unreadable


def read_into(state: State, position: Position) -> None:
    """Fill a blank state with a position; the frames run on to the next question."""
    check_possible(state.box, position)
    if not 1 <= position.round <= len(state.box.sheets) - 1:
        raise Unreadable(f"position: round is 1 to {len(state.box.sheets) - 1}")
    state.round = position.round
    state.phase = PHASES.index(position.phase)
    is_lined_up = position.frames is None or "line-up" not in position.frames
    _read_families(state, position)
    players = _players(position, is_lined_up)
    _read_seats(state, position)
    lay_out_areas(state, position, is_lined_up)
    read_seas(state, position)
    _read_tiles(state, position)
    _read_sheets(state, position)
    for seat in range(SEATS):
        _read_player(state, seat, players[seat], is_lined_up)
    read_executing(state, position)
    if is_lined_up:
        for seat in range(SEATS):
            sort_orders(state, seat, players[seat])
    read_attack(state, position)
    if position.pending is not None:
        state.pending = vec[i64](position.pending)
    _fill_supplies(state, position, players)
    _read_control(state, position)
    _read_frames(state, position)
    problems = misplaced_pieces(state)
    if problems:
        raise Unreadable(f"position: {problems[0]}")
    if state.frames:
        state.go_on()
    else:
        state.ending = end_of_game(state)


def _players(position: Position, is_lined_up: bool) -> list[PlayerPosition]:
    if len(position.players) > SEATS:
        raise Unreadable("position: players has more than four entries")
    players = list(position.players)
    while len(players) < SEATS:
        players.append(PlayerPosition() if is_lined_up else PlayerPosition(money=0, headquarters=0))
    return players


def _read_families(state: State, position: Position) -> None:
    ids = [family.id for family in state.box.families]
    named = [family for family in position.families if family is not None]
    if len(position.families) != SEATS or len(set(named)) != len(named):
        raise Unreadable("position: families names four different families")
    for seat, family in enumerate(position.families):
        state.family = replaced(state.family, seat, EMPTY if family is None else number_of("families", family, ids))
        if family is None and state.phase != SETUP:
            raise Unreadable("position: every seat needs a family")


def _seat(field: str, seat: int | None, default: int) -> int:
    if seat is not None and not 0 <= seat < SEATS:
        raise Unreadable(f"position: {field} is a seat from 0 to 3")
    return default if seat is None else seat


def _read_seats(state: State, position: Position) -> None:
    state.start = _seat("start", position.start, EMPTY)
    state.lead = _seat("lead", position.lead, state.start)
    state.turn = _seat("turn", position.turn, max(0, state.lead))
    if state.start == EMPTY and state.phase != SETUP:
        raise Unreadable("position: somebody has the start piece")


def _read_tiles(state: State, position: Position) -> None:
    ids = state.box.tile_ids
    marked = bits_of("marks", list(position.marks), ids)
    if position.tiles is not None:
        state.tiles = bits_of("tiles", position.tiles, ids)
    elif state.phase != SETUP:
        state.tiles = marked
        for tile in range(len(ids)):
            if count_bits(state.tiles) < state.box.pieces.tiles_drawn:
                state.tiles |= 1 << tile
    if marked & ~state.tiles:
        raise Unreadable("position: marks names a tile that is not in play")
    for name, seats in position.marks.items():
        for seat in seats:
            place = TEAM_OF[_seat(f"marks.{name}", seat, 0)] * len(ids) + ids.index(name)
            if state.marks[place] != EMPTY:
                raise Unreadable(f"position: marks.{name}: a team marks a tile once")
            state.marks = replaced(state.marks, place, seat)
    state.used = bits_of("used", position.used, ids)
    if isinstance(position.passes, int):
        if position.passes > (MOST_PASSES if state.first_printing else 0):
            raise Unreadable("position: passes: so many are not possible by this rulebook")
        state.passes = position.passes


def _read_sheets(state: State, position: Position) -> None:
    if position.top is not None:
        _put_tokens(state, "top", state.top, position.top)
    elif state.phase == PLANNING:
        _put_neutrals(on_top(state), state.top)
    if position.bottom is not None:
        _put_tokens(state, "bottom", state.bottom, position.bottom)
    elif state.phase == ENCOUNTER:
        _put_neutrals(on_bottom(state), state.bottom)


def _put_neutrals(sheet: Sheet, tokens: vec[i32]) -> None:
    """The tokens of a sheet nobody described: neutral ones on the grey circles, or one in each first space."""
    grey = [space.cell for space in sheet.spaces if space.neutral]
    for cell in grey or [sheet.spaces[column[0]].cell for column in sheet.columns]:
        tokens[cell] = one(NEUTRAL)


def _put_tokens(state: State, field: str, sheet: vec[i32], cells: dict[str, list[Owner]]) -> None:
    printed = on_top(state) if field == "top" else on_bottom(state)
    for name, owners in cells.items():
        cell = number_of(field, name, CELL_IDS)
        if printed.space_in[cell] is None:
            raise Unreadable(f"position: {field}: sheet {printed.number} has no space {name}")
        for owner in owners:
            sheet[cell] += one(_owner(f"{field}.{name}", owner))


def _owner(field: str, owner: Owner) -> int:
    if isinstance(owner, str):
        return NEUTRAL
    return _seat(field, owner, 0)


def _read_player(state: State, seat: int, player: PlayerPosition, is_lined_up: bool) -> None:
    characters = [character.id for character in state.box.characters]
    if player.character is not None:
        character = number_of(f"players.{seat}.character", player.character, characters)
        state.character = replaced(state.character, seat, character)
    state.money[seat] = player.money
    state.headquarters[seat] = player.headquarters
    if isinstance(player.removed_tokens, int):
        if player.removed_tokens > 0 and not state.first_printing:
            raise Unreadable(f"position: players.{seat}.removed_tokens: none leaves the game by this rulebook")
        state.removed_tokens = replaced(state.removed_tokens, seat, player.removed_tokens)
    if is_lined_up:
        rows = state.box.families[state.family[seat]].rows
        left = player.mat if player.mat is not None else [len(row.spaces) for row in rows]
        if len(left) != MAT_ROWS or any(not 0 <= left[row] <= len(rows[row].spaces) for row in range(MAT_ROWS)):
            raise Unreadable(f"position: players.{seat}.mat is four numbers, none more than its row has spaces")
        for row in range(MAT_ROWS):
            state.mat = replaced(state.mat, seat * MAT_ROWS + row, left[row])
    if player.bust is not None:
        cell = number_of(f"players.{seat}.bust", player.bust, CELL_IDS)
        owners = owners_in(state.bottom[cell])
        owner = owners[0] if player.bust_owner is None else _owner(f"players.{seat}.bust_owner", player.bust_owner)
        state.busts = replaced(state.busts, seat, cell * OWNERS + owner)


def _fill_supplies(state: State, position: Position, players: list[PlayerPosition]) -> None:
    """Whatever is nowhere else is in supply."""
    for seat in range(SEATS):
        state.supply_soldati[seat] = state.supply_tokens[seat] = 0
    state.supply_cars = state.supply_boats = (0,) * SEATS
    state.supply_labs = state.supply_neutrals = state.boxed_tokens = 0
    counted = count_components(state)
    left = {name: wanted - counted[name] for name, wanted in wanted_components(state).items()}
    for seat, player in enumerate(players):
        field = f"players.{seat}.supply"
        state.supply_soldati[seat] = _agree(f"{field}_soldati", player.supply_soldati, left[f"soldati-{seat}"])
        cars = _agree(f"{field}_cars", player.supply_cars, left[f"cars-{seat}"])
        boats = _agree(f"{field}_boats", player.supply_boats, left[f"boats-{seat}"])
        state.supply_cars = replaced(state.supply_cars, seat, cars)
        state.supply_boats = replaced(state.supply_boats, seat, boats)
        state.supply_tokens[seat] = _agree(f"{field}_tokens", player.supply_tokens, left[f"tokens-{seat}"])
    state.supply_labs = _agree("supply_labs", position.supply_labs, left["labs"])
    state.supply_neutrals = _agree("supply_neutrals", position.supply_neutrals, left["neutral-soldati"])
    state.boxed_tokens = _agree("neutral tokens", None, left["neutral-tokens"])


def _agree(field: str, said: int | None, found: int) -> int:
    """What is left of a piece, which is not less than nothing and what the document says, if it does."""
    if found < 0:
        raise Unreadable(f"position: {field}: {-found} more pieces lie elsewhere than there are")
    if said is not None and said != found:
        raise Unreadable(f"position: {field} is {said}, but {found} pieces are nowhere else")
    return found


def _read_control(state: State, position: Position) -> None:
    if position.confirmed is None:
        for number in range(len(state.confirmed)):
            state.confirmed = replaced(state.confirmed, number, mandamento_holder(state, number))
        return
    for name, seat in position.confirmed.items():
        mandamento = number_of("confirmed", name, state.box.mandamento_ids)
        state.confirmed = replaced(state.confirmed, mandamento, _seat("confirmed", seat, 0))


def _read_frames(state: State, position: Position) -> None:
    """The steps that are going on; left out: the turn of `turn`, or the beginning of the encounter phase."""
    if position.frames is not None:
        state.frames = [FRAMES.parse(text) for text in position.frames]
        state.open_headquarters = state.phase != SETUP or "fill-headquarters" not in position.frames
        return
    if state.phase == SETUP:
        raise Unreadable(
            "position: set-up needs its frames, unless nothing but the phase is given: then it is a new game"
        )
    state.open_headquarters = True
    state.frames = [Round()]
    if state.phase == ENCOUNTER:
        state.frames += [Management(), Encounter()]
    else:
        push_phases(state)
        state.frames.append(Turn(state.turn))
