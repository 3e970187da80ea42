/** What is asked over HTTP: which games there are, opening a table, and where a link leads. */
import type { Catalogue, Claimed, Ledger, LinkInfo, NewTable, OpenedTable, Refusal } from '../wire';

/** The server said no, and why. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The server could not be reached, or its answer could not be read. */
export class UnreachableError extends Error {}

/** An address of the server that handed out this page, wherever it is mounted. */
export function serverAddress(path: string): URL {
  const address = new URL(path, document.baseURI);
  address.hash = '';
  return address;
}

export async function request(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(serverAddress(path), init);
  } catch (error) {
    throw new UnreachableError(String(error));
  }
  if (response.ok) return response;
  throw new RefusedError((await response.json().catch(() => Promise.reject(new UnreachableError(response.statusText)))) as Refusal);
}

export async function post<Answer>(path: string, body: object): Promise<Answer> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await request(path, init)).json()) as Answer;
}

export const readGames = async (): Promise<Catalogue> => (await (await request('api/games', {})).json()) as Catalogue;
/** What is printed on the components of a game, as the game itself documents it; `names` stands in every one. */
export async function readPrinted(game: string, edition: string | null): Promise<Readonly<Record<string, unknown>>> {
  const query = edition === null ? '' : `?edition=${encodeURIComponent(edition)}`;
  return (await (await request(`api/games/${game}/printed${query}`, {})).json()) as Readonly<Record<string, unknown>>;
}
/** The rules of a game in a language. */
export async function readRules(game: string, language: string): Promise<Ledger> {
  return (await (await request(`api/games/${game}/rules?language=${language}`, {})).json()) as Ledger;
}
export const openTable = (wish: NewTable): Promise<OpenedTable> => post('api/tables', wish);
export const askLink = (token: string): Promise<LinkInfo> => post('api/links', { token });
export const claimSeat = (token: string, name: string): Promise<Claimed> => post('api/claims', { token, name });

/** The record of a finished game, as the file it is. */
export async function readRecord(table: string, gameNumber: number, token: string): Promise<Blob> {
  const path = `api/tables/${table}/games/${gameNumber}/record`;
  return (await request(path, { headers: { Authorization: `Bearer ${token}` } })).blob();
}
