/** Whom this device does not want to hear, by table and seat. */
import { SvelteSet } from 'svelte/reactivity';

const STORE = 'omerta.muted';

function stored(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

const muted = new SvelteSet<string>(stored());
const nameOf = (table: string, seat: number): string => `${table} ${seat}`;

export const isMuted = (table: string, seat: number): boolean => muted.has(nameOf(table, seat));

export function toggleMuted(table: string, seat: number): void {
  const name = nameOf(table, seat);
  if (!muted.delete(name)) muted.add(name);
  try {
    localStorage.setItem(STORE, JSON.stringify([...muted]));
  } catch {
    // Muted as long as the page is open.
  }
}
