import { expect, test } from 'vitest';
import { placeCard } from '../src/table/guide/placing';

const WINDOW = { width: 1440, height: 900 };
const CARD = { width: 384, height: 170 };
const desk = { left: 306, top: 662, width: 776, height: 230 };

test('a lesson stands beside what it speaks of: above it where there is no room below', () => {
  expect(placeCard(desk, CARD, WINDOW, [])).toMatchObject({ left: 306 + 388 - 192, top: 662 - 170 - 12 });
  expect(placeCard({ left: 100, top: 40, width: 900, height: 40 }, CARD, WINDOW, []).top).toBe(92);
});

test('a lesson about a fight does not lie over the area that is fought for', () => {
  const noto = { left: 510, top: 505, width: 180, height: 110 };
  const { left } = placeCard(desk, CARD, WINDOW, [noto]);
  expect(left >= noto.left + noto.width || left + CARD.width <= noto.left).toBe(true);
});

test('where everything around hides something, it stands where that is least', () => {
  const lit = [0, 300, 600].map((left) => ({ left, top: 400, width: 300, height: 262 }));
  expect(placeCard(desk, CARD, WINDOW, lit).left).toBe(desk.left + desk.width - CARD.width);
});

test('in a frame as large as the window it stands inside, in the lower half if nothing is hidden there', () => {
  const all = { left: 8, top: 128, width: 374, height: 690 };
  const phone = { width: 390, height: 844 };
  const card = { width: 366, height: 180 };
  expect(placeCard(all, card, phone, []).top).toBe(818 - 180 - 12);
  expect(placeCard(all, card, phone, [{ left: 8, top: 600, width: 374, height: 200 }]).top).toBe(140);
  expect(placeCard(null, card, phone, []).left).toBe(12);
});
