/** Choices in words for the list: what lies on a space, what an order shows. */
import type { Speaker } from '../messages';
import type { Printed as AnyPrinted } from '../table/board';
import type { Offer } from '../wire';
import type { WarView } from '../wire/mafia-war';
import { orderWords, partWords, partsAsked, spaceWords } from './faces';
import { valueOf, verbOf } from './offers';
import { Box, type Printed } from './printed';

const boxes = new WeakMap<AnyPrinted, Box>();

/** The box behind a printed document, built once. */
export function boxOf(printed: AnyPrinted): Box {
  let box = boxes.get(printed);
  if (!box) boxes.set(printed, (box = new Box(printed as unknown as Printed)));
  return box;
}

/** A choice in words that say what it concerns, its name first and what it means on a line below; undefined where the catalogue says enough. */
export function describe(offer: Offer, view: WarView, printed: AnyPrinted, speaker: Speaker): string | undefined {
  const box = boxOf(printed);
  const value = valueOf(offer);
  const own = view.players[view.seat];
  const explained = (words: string): string => [speaker.choice(offer), words].join('\n');
  switch (verbOf(offer)) {
    case 'take': {
      const [owner, ...more] = view.top[value] ?? [];
      if (owner === undefined || more.length > 0) return undefined;
      if (owner === 'neutral') return speaker.text('ui-war-take-neutral', { top: value });
      return owner === view.seat ? speaker.text('ui-war-take-own', { top: value }) : speaker.text('ui-war-take-other', { name: speaker.seat(owner), top: value });
    }
    case 'space': {
      const space = box.space(view.bottom_sheet, value);
      return space && [speaker.name(value), spaceWords(space, own, false)].join('\n');
    }
    case 'do': {
      const part = partsAsked(box, view).find((asked) => asked.do === value);
      return part && partWords(part, own).replace(/\.$/, '');
    }
    case 'order':
    case 'sell':
    case 'execute': {
      const order = box.orders.get(value);
      return order && explained(orderWords(order, own).join(' '));
    }
    case 'mark':
    case 'unmark':
    case 'use':
      return explained(speaker.name(value, 'text'));
    default:
      return undefined;
  }
}
