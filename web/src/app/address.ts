/** What an address leads to: the part of it behind `#`, which browsers never send. */
import { isOurs } from './doors';

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'account' }
  | { readonly page: 'lobby' }
  | { readonly page: 'people' }
  | { readonly page: 'tournaments' }
  | { readonly page: 'letter'; readonly kind: 'confirm' | 'recover'; readonly token: string }
  | { readonly page: 'tournament'; readonly tournament: string }
  | { readonly page: 'player'; readonly account: string }
  | { readonly page: 'table'; readonly table: string; readonly game?: number; readonly moment?: number }
  | { readonly page: 'join'; readonly token: string }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'unknown' };

const CLUB = ['account', 'letter', 'lobby', 'people', 'tournaments', 'tournament', 'player'] as const;
/** A page of the club around the tables. */
export type ClubRoute = Extract<Route, { page: (typeof CLUB)[number] }>;
export const isOfTheClub = (route: Route): route is ClubRoute => (CLUB as readonly string[]).includes(route.page);

/** Reads a hash such as `#/join/TOKEN`. */
export function readRoute(hash: string): Route {
  const [word = '', key = '', more = '', last = ''] = hash.replace(/^#?\/?/, '').split('/');
  if (word === '') return { page: 'front' };
  if (word === 'recover' || (word === 'confirm' && key !== '')) return { page: 'letter', kind: word, token: key };
  if (key === '') return word === 'account' || word === 'lobby' || word === 'people' || word === 'tournaments' ? { page: word } : { page: 'unknown' };
  if (word === 'tournament') return { page: 'tournament', tournament: key };
  if (word === 'player') return { page: 'player', account: key };
  if (word === 'table') return { page: 'table', table: key, ...readMoment(more, last) };
  if (word === 'rules') return isOurs(key) ? { page: 'rules', game: key, rule: more } : { page: 'unknown' };
  if (word === 'join') return { page: 'join', token: key };
  return ['seat', 'host', 'watch'].includes(word) ? { page: 'link', token: key } : { page: 'unknown' };
}

/** A game of a table, and a moment of that game. */
function readMoment(game: string, moment: string): { game?: number; moment?: number } {
  if (!/^[1-9]\d{0,4}$/.test(game)) return {};
  return { game: Number(game), ...(/^\d{1,5}$/.test(moment) ? { moment: Number(moment) } : {}) };
}
