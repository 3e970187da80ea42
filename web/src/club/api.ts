/** What is asked of the club over HTTP. */
import { post, request } from '../net/api';
import type { Befriend, Brought, Claimed, Deleted, Found, Games, HeldTables, Imported, InvitationSent, Keyring, NewTournament, Noted, OpenTables, People, Preferences, Profile, ProgramToken, PushState, Reach, Sessions, SetPreferences, SetReach, Subscribe, Tournament, Tournaments, Turns, WatchLink, Whoami } from '../wire';

const get = async <Answer>(path: string): Promise<Answer> => (await (await request(path, {})).json()) as Answer;

export const whoami = (): Promise<Whoami> => get('api/me');
export const register = (name: string, password: string): Promise<Whoami> => post('api/accounts', { name, password });
export const logIn = (name: string, password: string): Promise<Whoami> => post('api/sessions', { name, password });
export const logOut = (): Promise<Whoami> => post('api/me/leave', {});
export const changePassword = (old: string, wanted: string): Promise<Whoami> => post('api/me/password', { old, new: wanted });
export const deleteAccount = (password: string): Promise<Whoami> => post('api/me/delete', { password });
export const readSessions = (): Promise<Sessions> => get('api/me/sessions');
/** Logs a device out, or without one all others. */
export const endSession = (session: string | null): Promise<Sessions> => post('api/me/sessions/end', { session });
export const bringKeys = (tokens: readonly string[]): Promise<Brought> => post('api/me/keys', { tokens });
export const readTables = (): Promise<HeldTables> => get('api/me/tables');
export const makeToken = (name: string): Promise<ProgramToken> => post('api/me/tokens', { name });
export const readTurns = (): Promise<Turns> => get('api/me/turns');
export const fetchKeys = (table: string): Promise<Keyring> => post(`api/me/tables/${encodeURIComponent(table)}/keys`, {});
export const readProfile = (account: string): Promise<Profile> => get(`api/players/${encodeURIComponent(account)}`);
/** Games that ended before a moment, or the last ones. */
export const readGamesOf = (account: string, before?: number): Promise<Games> =>
  get(`api/players/${encodeURIComponent(account)}/games${before === undefined ? '' : `?before=${before}`}`);
/** Has a record replayed and kept. */
export const importRecord = async (record: Blob): Promise<Imported> =>
  (await (await request('api/me/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: record })).json()) as Imported;
export const deleteRecord = (table: string): Promise<Deleted> => post(`api/me/records/${encodeURIComponent(table)}/delete`, {});
export const readLobby = (): Promise<OpenTables> => get('api/lobby');
/** Pairs; without a clock any speed will do. */
export const seek = (game: string, name: string, besides: readonly string[], clock: number | null): Promise<Found> => post('api/lobby/seek', { game, name, besides, clock });
export const joinTable = (table: string, name: string): Promise<Claimed> => post(`api/lobby/${table}/join`, { name });
export const watchTable = (table: string): Promise<WatchLink> => post(`api/lobby/${table}/watch`, {});
export const readPeople = (): Promise<People> => get('api/me/people');
export const befriend = (wish: Befriend): Promise<People> => post('api/me/people/befriend', wish);
export const partWith = (account: string): Promise<People> => post('api/me/people/part', { account });
export const block = (account: string): Promise<People> => post('api/me/people/block', { account });
export const invite = (token: string, account: string): Promise<InvitationSent> => post('api/me/invitations', { token, account });
export const acceptInvitation = (invitation: string): Promise<Claimed> => post('api/me/invitations/accept', { invitation });
export const declineInvitation = (invitation: string): Promise<Turns> => post('api/me/invitations/decline', { invitation });
export const readTournaments = (): Promise<Tournaments> => get('api/tournaments');
export const readTournament = (id: string): Promise<Tournament> => get(`api/tournaments/${encodeURIComponent(id)}`);
export const makeTournament = (wish: NewTournament): Promise<Tournament> => post('api/tournaments', wish);
export const tellTournament = (id: string, wish: 'join' | 'leave' | 'begin'): Promise<Tournament> => post(`api/tournaments/${encodeURIComponent(id)}/${wish}`, {});
/** Its maker gives it up before it begins. */
export const cancelTournament = (id: string): Promise<Tournaments> => post(`api/tournaments/${encodeURIComponent(id)}/cancel`, {});
export const readPreferences = (): Promise<Preferences> => get('api/me/preferences');
export const setPreferences = (wish: SetPreferences): Promise<Preferences> => post('api/me/preferences', wish);
export const readReach = (): Promise<Reach> => get('api/me/reach');
export const setReach = (wish: SetReach): Promise<Reach> => post('api/me/reach', wish);
export const readPush = (): Promise<PushState> => get('api/me/push');
export const startPush = (wish: Subscribe): Promise<PushState> => post('api/me/push', wish);
export const endPush = (): Promise<PushState> => post('api/me/push/end', {});
export const confirmEmail = (token: string): Promise<Noted> => post('api/confirmations', { token });
export const recover = (email: string): Promise<Noted> => post('api/recoveries', { email });
export const recoverPassword = (token: string, password: string): Promise<Whoami> => post('api/recoveries/password', { token, password });
