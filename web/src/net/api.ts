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

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await request(path, {})).json()) as Answer;
}

/** A question that can be asked ahead; whoever asks it then takes that answer. */
function askable<Args extends readonly (string | null)[], Answer>(ask: (...args: Args) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  function take(...args: Args): Promise<Answer> {
    const key = JSON.stringify(args);
    const answer = answers.get(key);
    answers.delete(key);
    return answer ?? ask(...args);
  }
  function ahead(...args: Args): Promise<Answer> {
    const answer = ask(...args);
    answers.set(JSON.stringify(args), answer);
    return answer;
  }
  return Object.assign(take, { ahead });
}

export const readGames = askable((): Promise<Catalogue> => get('api/games'));
/** What is printed on the components of a game, as the game itself documents it; `names` stands in every one. */
export const readPrinted = askable(
  (game: string, edition: string | null): Promise<Readonly<Record<string, unknown>>> =>
    get(`api/games/${game}/printed${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`),
);
/** The rules of a game in a language. */
export const readRules = (game: string, language: string): Promise<Ledger> => get(`api/games/${game}/rules?language=${language}`);
export const openTable = (wish: NewTable): Promise<OpenedTable> => post('api/tables', wish);
export const askLink = askable((token: string): Promise<LinkInfo> => post('api/links', { token }));
export const claimSeat = (token: string, name: string): Promise<Claimed> => post('api/claims', { token, name });

/** The record of a finished game, as the file it is. */
export async function readRecord(table: string, gameNumber: number, token: string): Promise<Blob> {
  const path = `api/tables/${table}/games/${gameNumber}/record`;
  return (await request(path, { headers: { Authorization: `Bearer ${token}` } })).blob();
}
