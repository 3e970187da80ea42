/** What two documents have in common is one object, so that whoever draws them draws only what has changed. */

type Parts = Record<string, unknown>;

/** The fresh document, in which every part that equals the known one is the known one; the known one where all of it does. */
export function keepSame<T>(known: unknown, fresh: T): T;
export function keepSame(known: unknown, fresh: unknown): unknown {
  if (!isDocument(known) || !isDocument(fresh) || Array.isArray(known) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(known).length;
  for (const key of keys) {
    const part = (fresh[key] = keepSame(known[key], fresh[key]));
    isSame &&= part === known[key] && key in known;
  }
  return isSame ? known : fresh;
}

function isDocument(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
