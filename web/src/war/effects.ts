/** What a choice would do, as short chips: money and Soldati before and after, then the rest in words. */
import type { Speaker } from '../messages';
import type { Effect } from '../table/board';
import type { Told } from '../wire';
import type { WarView } from '../wire/mafia-war';
import { say } from './faces';
import { moneyIn } from './foresight.svelte';

const COUNTED = ['paid', 'fee-paid', 'earned', 'laundered', 'recruited', 'recruits'];
const AFTERWARDS = ['turn-began', 'round-began', 'order-closed', 'order-begun'];
/** What the choice itself says already. */
const SAID = ['token-taken', 'token-placed', 'token-on-top', 'order-issued', 'order-laid', 'tile-used', 'gained-influence', 'part-begun', 'card-laid', 'finesse', 'brute-force', 'boat-moved', 'bust-returned'];
/** What another says already of the same area: Soldati who attack came there, and an area that is taken, or that nobody survives in, was left. */
const OVERTOLD: Readonly<Record<string, readonly string[]>> = { moved: ['attacked'], 'area-left': ['area-taken', 'wiped-out'] };
const FALLEN = ['attackers-lost', 'soldati-removed'];
/** Questions that are answered with a place for a piece, or with how many come there: it need not be said again. */
const PLACING = ['setup-area', 'setup-amount', 'place-area', 'place-amount', 'car-area', 'lab-area', 'place-boat'];
const PLACED = ['soldati-placed', 'car-placed', 'lab-built', 'boat-placed'];
/** Once the last order is closed, all that lie on the board go home: it has nothing to do with the choice. */
function isHomecoming({ kind }: Told, at: number, events: readonly Told[]): boolean {
  const closed = events.findIndex((event) => event.kind === 'order-closed');
  return kind === 'order-returned' && closed >= 0 && at > closed && events.slice(closed).filter((event) => event.kind === kind).length > 1;
}
/** Those who fall when both sides lose as many: that was said of both at once. */
const isAmongBoth = ({ kind, args }: Told, at: number, events: readonly Told[]): boolean =>
  FALLEN.includes(kind) && events.slice(0, at).some((other) => other.kind === 'knocked-out' && other.args['area'] === args['area'] && other.args['count'] === args['count']);
/** Bonuses of nobody, and a fight that nobody is left for. */
const isIdle = ({ kind, args }: Told): boolean => (kind === 'bonuses' && !args['attack'] && !args['defence']) || (kind === 'knocked-out' && !args['count']);

const change = (what: string, from: number, by: number): Effect => ({ text: say(`ui-war-change-${what}`, { from, to: from + by }), tone: by > 0 ? 'good' : 'cost' });

export function effects(events: readonly Told[], view: WarView, speaker: Speaker): readonly Effect[] {
  const own = view.players[view.seat];
  const money = moneyIn(events, view.seat);
  const soldati = events.filter(({ kind, args }) => kind.startsWith('recruit') && args['seat'] === view.seat).reduce((sum, { args }) => sum + Number(args['count'] ?? 0), 0);
  const chips: Effect[] = [];
  if (money && own?.money != null) chips.push(change('money', own.money, money));
  if (soldati && own?.headquarters != null) chips.push(change('soldati', own.headquarters, soldati));
  const isOvertold = ({ kind, args }: Told): boolean => events.some((other) => OVERTOLD[kind]?.includes(other.kind) && other.args['area'] === args['area']);
  const known = [...AFTERWARDS, ...SAID, ...(PLACING.includes(view.prompt.key) ? PLACED : []), ...(view.prompt.key === 'choose-defender' ? ['defends'] : [])];
  const rest = events.filter((event, at) => !known.includes(event.kind) && !isHomecoming(event, at, events) && !isIdle(event) && !isOvertold(event) && !isAmongBoth(event, at, events) && !(COUNTED.includes(event.kind) && event.args['seat'] === view.seat));
  const words = new Set(rest.map((event) => speaker.preview(event)).filter((said) => said !== undefined));
  return [...chips, ...[...words].map((text): Effect => ({ text, tone: 'plain' }))];
}
