/** Choices in words for the list: what lies on a space, what an order shows. */
import type { Speaker } from '../messages';
import type { Printed as AnyPrinted, Wording } from '../table/board';
import type { Offer } from '../wire';
import type { WarView } from '../wire/mafia-war';
import { orderInShort, partWords, partsAsked, spaceWords } from './faces';
import { valueOf, verbOf } from './offers';
import { Box, type Printed } from './printed';

const boxes = new WeakMap<AnyPrinted, Box>();

/** The box behind a printed document, built once. */
export function boxOf(printed: AnyPrinted): Box {
  let box = boxes.get(printed);
  if (!box) boxes.set(printed, (box = new Box(printed as unknown as Printed)));
  return box;
}

/** Questions that only lay a token down: what its space offers is not done. [GAIN-4] [EXERT-4] */
const IDLE = ['move-column', 'token-destination'];
/** Questions about one sheet alone: its name need not be said with every space. */
const ONE_SHEET = ['top-token', 'move-column'];

/** Is the action of the space that is chosen now carried out? */
export const isPerformed = (view: WarView): boolean => !IDLE.includes(view.prompt.key);

/** What is done once all tokens of a column are moved. */
function actionOf(column: string, speaker: Speaker): string {
  if (column === 'start') return speaker.text('ui-war-column-start');
  if (column === 'two') return speaker.text('ui-war-column-two');
  return speaker.text('ui-war-column-row', { row: column });
}

/** A choice in words that say what it concerns; undefined where the catalogue says enough. */
export function describe(offer: Offer, view: WarView, printed: AnyPrinted, speaker: Speaker): Wording | undefined {
  const box = boxOf(printed);
  const value = valueOf(offer);
  const own = view.players[view.seat];
  const joined = (detail: string): Wording => ({ label: speaker.choice(offer), detail });
  switch (verbOf(offer)) {
    case 'take': {
      const [owner, ...more] = view.top[value] ?? [];
      if (owner === undefined || more.length > 0) return undefined;
      if (owner === 'neutral') return { label: speaker.text('ui-war-take-neutral', { top: value }) };
      if (owner === view.seat) return { label: speaker.text('ui-war-take-own', { top: value }) };
      const name = speaker.seat(owner);
      return { label: speaker.text('ui-war-take-other', { name, top: value }), detail: speaker.text('ui-war-take-fee', { name }) };
    }
    case 'top':
    case 'space': {
      if (ONE_SHEET.includes(view.prompt.key)) return { label: speaker.name(value) };
      const space = verbOf(offer) === 'space' && isPerformed(view) ? box.space(view.bottom_sheet, value) : undefined;
      return space && { label: speaker.name(value), detail: spaceWords(space, own) };
    }
    case 'do': {
      const column = view.prompt.args['column'];
      if (value === 'column-action' && typeof column === 'string') return joined(actionOf(column, speaker));
      const part = partsAsked(box, view).find((asked) => asked.do === value);
      return part && { label: partWords(part, own).replace(/\.$/, '') };
    }
    case 'order': {
      const order = box.orders.get(value);
      return order && { label: speaker.name(value), detail: orderInShort(order, own) };
    }
    case 'sell':
    case 'execute': {
      const order = box.orders.get(value);
      return order && joined(orderInShort(order, own));
    }
    case 'mark':
    case 'unmark':
    case 'use':
      return joined(speaker.name(value, 'text'));
    default:
      return undefined;
  }
}
