/** The key ring: which tables this device holds keys for. Keys never stand in the address bar for longer than a moment. */
import type { Link, OpenedTable, Role } from '../wire';

const STORE = 'omerta.tables';
const NAME = 'omerta.name';

/** What this device holds of one table. Invitations are kept so that the host can show them again. */
export interface Keys {
  readonly table: string;
  readonly game: string;
  /** When the first key came, in milliseconds. */
  readonly since: number;
  readonly host?: string;
  readonly spectator?: string;
  readonly seats: Readonly<Record<number, string>>;
  readonly invitations: Readonly<Record<number, string>>;
}

type Ring = Readonly<Record<string, Keys>>;

// Where storage is forbidden, the ring lasts as long as the page.
let memory: Ring = {};

function readRing(): Ring {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...memory, ...(stored as Ring) } : memory;
  } catch {
    return memory;
  }
}

function writeRing(ring: Ring): void {
  memory = ring;
  try {
    localStorage.setItem(STORE, JSON.stringify(ring));
  } catch {
    // Kept in memory only: that is all a private window allows.
  }
}

/** The keys to one table, if this device has any. */
export function keysOf(table: string): Keys | undefined {
  return readRing()[table];
}

/** All tables this device has keys for, the newest first. */
export function heldTables(): readonly Keys[] {
  return Object.values(readRing()).sort((one, other) => other.since - one.since);
}

/** Puts keys on the ring. */
export function keepKeys(table: string, game: string, links: readonly Link[]): Keys {
  const ring = readRing();
  let keys: Keys = ring[table] ?? { table, game, since: Date.now(), seats: {}, invitations: {} };
  for (const { role, seat, token } of links) {
    if (role === 'host' || role === 'spectator') keys = { ...keys, [role]: token };
    else {
      const shelf = role === 'seat' ? 'seats' : 'invitations';
      keys = { ...keys, [shelf]: { ...keys[shelf], [seat ?? 0]: token } };
    }
  }
  writeRing({ ...ring, [table]: keys });
  return keys;
}

/** Keeps every key of a table that was just opened here. */
export function keepOpened({ table, host, seats, invitations, spectator }: OpenedTable): Keys {
  return keepKeys(table.table, table.game, [host, ...seats, ...invitations, spectator]);
}

/** Throws a key away, wherever it hangs. */
export function dropKey(table: string, token: string): void {
  const ring = readRing();
  const keys = ring[table];
  if (!keys) return;
  const without = (shelf: Readonly<Record<number, string>>): Record<number, string> =>
    Object.fromEntries(Object.entries(shelf).filter(([, held]) => held !== token));
  const { host, spectator, ...rest } = keys;
  const left: Keys = {
    ...rest,
    seats: without(keys.seats),
    invitations: without(keys.invitations),
    ...(host && host !== token ? { host } : {}),
    ...(spectator && spectator !== token ? { spectator } : {}),
  };
  if (tokensOf(left).length > 0) writeRing({ ...ring, [table]: left });
  else forgetTable(table);
}

/** Throws all keys of a table away. */
export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = readRing();
  writeRing(rest);
}

const ownTokens = ({ host, seats }: Keys): readonly string[] => [...(host ? [host] : []), ...Object.values(seats)];

/** Does more than the spectators' key hang here? */
export const hasOwn = (keys: Keys): boolean => ownTokens(keys).length > 0;

/** What one says hello with: the keys of one's own, or the spectators' where there are none. */
export function tokensOf(keys: Keys): readonly string[] {
  return hasOwn(keys) ? ownTokens(keys) : keys.spectator ? [keys.spectator] : [];
}

/** The address that opens a table with a key; `house` is how others in the same network reach the server. */
export function linkAddress(role: Role, token: string, house: string | null = null): string {
  const words = { host: 'host', invitation: 'join', seat: 'seat', spectator: 'watch' } as const;
  const address = new URL(document.baseURI);
  if (house !== null) address.host = new URL(house).host;
  address.hash = `/${words[role]}/${token}`;
  return address.href;
}

/** The address of a moment of a game; it carries no key. */
export function momentAddress(table: string, game: number, moment: number): string {
  const address = new URL(document.baseURI);
  address.hash = `/table/${table}/${game}/${moment}`;
  return address.href;
}

/** The name this person last played under. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Typed again next time.
  }
}
