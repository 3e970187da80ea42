/** What a browser says of itself, in two words: `Firefox, Android`. */
const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'] as const;
const NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };

export function nameDevice(agent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => agent.includes(name)) ?? []);
  return known.map((name) => NAMES[name] ?? name).join(', ') || (agent.split('/')[0] ?? '');
}
