/** The symbol vocabulary of orders and action sheets, each on a 24 × 24 grid, printed in one ink. */
import { oval, star } from '../shapes';

/** One stroke of a symbol: filled with the ink, drawn with it, or cut out of what lies below. */
export interface Stroke {
  readonly d: string;
  readonly width?: number;
  readonly hole?: true;
}

const solid = (d: string): Stroke => ({ d });
const drawn = (d: string, width = 2): Stroke => ({ d, width });
const hole = (d: string): Stroke => ({ d, hole: true });
const cut = (d: string, width = 1.5): Stroke => ({ d, width, hole: true });

const man = (x: number, y: number): string =>
  `M${x - 4.2} ${y - 7.2}Q${x - 4} ${y - 11} ${x + 0.6} ${y - 11}Q${x + 4.4} ${y - 10.8} ${x + 4.2} ${y - 7.4}L${x - 5.4} ${y - 6.6}Q${x - 5.6} ${y - 7.4} ${x - 4.2} ${y - 7.2}Z` +
  `M${x - 3.4} ${y - 6}L${x + 3.6} ${y - 6.4}Q${x + 3.4} ${y - 1.4} ${x} ${y - 1.4}T${x - 3.4} ${y - 6}Z` +
  `M${x - 6.4} ${y + 7}Q${x - 6.4} ${y - 0.6} ${x} ${y - 0.6}T${x + 6.4} ${y + 7}Z`;

export const SYMBOLS = {
  shotgun: [
    solid('M.2 7H13.4L15.6 6L22.4 11.4Q24 13.2 23.8 18.2L19.6 18.8Q19 15.4 15.4 13.6Q15.2 17.2 12 17Q9.4 16.6 9.8 13H.2Z'),
    cut('M1 10H12.4'),
    hole(oval(12.6, 14.4, 1.1)),
  ],
  rally: [
    solid(oval(12, 12, 2.8)),
    drawn('M2 2L7.6 7.6M22 2L16.4 7.6M2 22L7.6 16.4M22 22L16.4 16.4', 2.2),
    solid('M9.4 9.4L3.8 8.4L8.4 3.8ZM14.6 9.4L20.2 8.4L15.6 3.8ZM9.4 14.6L3.8 15.6L8.4 20.2ZM14.6 14.6L20.2 15.6L15.6 20.2Z'),
  ],
  skull: [
    solid('M12 1.6Q21.4 1.8 21.6 10.6Q21.4 14.6 18 16.4V20.4Q18 22.4 16 22.4H8Q6 22.4 6 20.4V16.4Q2.6 14.6 2.4 10.6Q2.6 1.8 12 1.6Z'),
    hole(`${oval(8, 11, 2.7, 3)}${oval(16, 11, 2.7, 3)}M12 13.6L13.6 17H10.4Z`),
    cut('M10 19.4V22.4M14 19.4V22.4', 1.3),
  ],
  bomb: [
    solid(oval(10.4, 14.6, 8)),
    solid('M13.4 5.2L18.4 8.4L16.6 11.2L11.6 8Z'),
    drawn('M16 6.4Q17.4 2.6 20.4 3.4', 1.8),
    solid(star(20.8, 3.4, 6, 3.2, 1.4)),
    cut('M5.6 14.6Q5.8 10.4 9.4 9.8', 1.6),
  ],
  pentito: [
    solid(man(7.6, 15.4)),
    solid('M15 2.4H22Q23.4 2.4 23.4 3.8V9Q23.4 10.4 22 10.4H18.4L14.6 13.6L15.6 10.4Q13.8 10.4 13.8 9V3.8Q13.8 2.4 15 2.4Z'),
    hole('M17.9 3.8H19.6L19.3 7.2H18.2ZM17.9 8H19.6V9.4H17.9Z'),
  ],
  agitate: [
    solid('M1.4 9.6H6L17 3.4V19L6 13.6H1.4Z'),
    solid('M4 14.6H8L9.4 21.6H5.8Z'),
    drawn('M19.6 8.4Q21.6 11.2 19.6 14M21.6 5.4Q25 11.2 21.6 17', 1.7),
  ],
  vest: [
    solid('M5.4 1.8H8.8Q9.2 7.2 12 7.2T15.2 1.8H18.6Q18.4 8 21.4 10.4V22.2H2.6V10.4Q5.6 8 5.4 1.8Z'),
    cut('M12 8.4V22M4.6 13.4H10M14 13.4H19.4M4.6 17.4H10M14 17.4H19.4', 1.4),
  ],
  coin: [solid(oval(12, 12, 10.4)), cut(oval(12, 12, 7.8), 1.2), cut('M15 8.2Q11 6 10.4 9.4Q11 13 9 16.4H15.4M8.4 11.2H13.6M8.4 13.4H13', 1.7)],
  place: [solid(man(8.4, 15.8)), drawn('M19 3V15', 2.6), solid('M14.6 13.2H23.4L19 20Z'), drawn('M15 22H23', 2)],
  recruit: [solid(man(8.4, 15.8)), drawn('M19 7V17M14.4 12H23.6', 2.8)],
  car: [
    solid('M1.4 17V12.8L5 11.8L8 7.4H16L19.4 11.6L22.6 12.8V17Z'),
    hole('M7.2 11.6L9 9H11.4V11.6ZM12.8 9H15.2L17.4 11.6H12.8Z'),
    solid(oval(6.6, 17, 2.9) + oval(17.4, 17, 2.9)),
    hole(oval(6.6, 17, 1.1) + oval(17.4, 17, 1.1)),
  ],
  speedboat: [solid('M1.6 11.4H23.6Q21.8 16.4 17.8 17.4H5.2Q2.4 16.4 1.6 11.4ZM9 10L12 5H14.2L17.2 10ZM0 8.2H4V10.2H0Z'), drawn('M1 20.6Q3.8 18.6 6.5 20.6T12 20.6T17.5 20.6T23 20.6', 1.8)],
  lab: [
    solid('M8.2 1.8H15.8V4.2H14.8V9.6L20.8 19.4Q21.8 22.4 18.6 22.4H5.4Q2.2 22.4 3.2 19.4L9.2 9.6V4.2H8.2Z'),
    hole('M10.8 5H13.2V10.2L15.6 14.2H8.4L10.8 10.2Z'),
    hole(oval(9.4, 18.4, 1.2) + oval(13.8, 17, 0.9) + oval(15, 19.8, 1.1)),
  ],
  swap: [drawn('M3.4 8.4H17M20.6 15.6H7', 2.6), solid('M15.6 3.6L22.4 8.4L15.6 13.2ZM8.4 10.8L1.6 15.6L8.4 20.4Z')],
  pull: [solid(man(16, 15.8)), drawn('M1.4 6.4V17.6M9 12H5', 2.4), solid('M7 7.6V16.4L2.8 12Z')],
  buy: [solid(man(8, 15.8)), solid(oval(18.8, 7, 4.6)), cut('M20 5.4Q18.2 4.6 18 6.2L17.6 8.6H20.2M17 7H19.2', 1.1), drawn('M15 18H23', 2.8)],
  spread: [solid(man(12, 15.4)), drawn('M4.6 13.6H2.6M19.4 13.6H21.4', 2.4), solid('M4 9.4V17.8L0 13.6ZM20 9.4V17.8L24 13.6Z')],
  launder: [
    solid('M3 1.6H21Q22 1.6 22 2.6V21.4Q22 22.4 21 22.4H3Q2 22.4 2 21.4V2.6Q2 1.6 3 1.6Z'),
    hole(`${oval(12, 13.8, 6.4)}M4.4 3.8H9V5.8H4.4Z${oval(18.6, 4.8, 1.2)}`),
    drawn('M7.4 13.4Q9.8 11 12 13.4T16.6 13.4M8.4 16.8Q10.2 15 12 16.8T15.6 16.8', 1.6),
  ],
  influence: [
    drawn('M2.4 4.4L21.6 4.4M12 1.6V7.2', 2.6),
    drawn('M4 5L8 16M20 5L16 16M12 6V13', 1.4),
    solid(oval(12, 17.4, 5.4)),
    hole(star(12, 17.6, 5, 3.2, 1.4)),
  ],
  order: [solid('M1.6 4.8H22.4V19.6H1.6Z'), cut('M2.4 5.6L12 13.6L21.6 5.6', 1.8), hole(oval(12, 14.4, 3.6)), solid(oval(12, 14.4, 2.5))],
  ultima: [
    solid('M4.4 1.4H19.6V4.2H18Q18 8.6 13.8 12Q18 15.4 18 19.8H19.6V22.6H4.4V19.8H6Q6 15.4 10.2 12Q6 8.6 6 4.2H4.4Z'),
    hole('M8.4 4.6H15.6Q15.4 6.4 14.6 7.4H9.4Q8.6 6.4 8.4 4.6ZM12 13.2Q14.2 15 14.8 16.8L12 15.6L9.2 16.8Q9.8 15 12 13.2Z'),
  ],
  endless: [drawn('M12 12Q8.6 6.6 5.6 6.8Q1.8 7.2 1.8 12T5.6 17.2Q8.6 17.4 12 12Q15.4 6.6 18.4 6.8Q22.2 7.2 22.2 12T18.4 17.2Q15.4 17.4 12 12Z', 3)],
  justice: [
    drawn('M12 3V20.6M3.6 6.6L20.4 6.6', 2.2),
    solid(`${oval(12, 3.4, 2)}M6.6 20H17.4V22.6H6.6Z`),
    drawn('M4.6 7L1.4 14.4H7.8ZM19.4 7L16.2 14.4H22.6Z', 1.5),
    solid('M.8 14H8.4Q8 18 4.6 18T.8 14ZM15.6 14H23.2Q22.8 18 19.4 18T15.6 14Z'),
  ],
  police: [
    solid('M12 1.2Q15.6 4 20.8 3.8Q22.6 16 12 23Q1.4 16 3.2 3.8Q8.4 4 12 1.2Z'),
    hole(star(12, 11.4, 5, 6, 2.5)),
  ],
  economy: [
    solid('M2 16.8H9V22.4H2ZM10.4 12H15.2V22.4H10.4ZM16.8 7.2H22V22.4H16.8Z'),
    drawn('M2 12.4L8.4 7.6L12 9.6L19 3.2', 2.2),
    solid('M15.4 1.4H21.6V7.4Z'),
  ],
  church: [
    solid('M10.8 .6H13.2V2.6H15.4V4.8H13.2V6.8L18 11V13.2H22V22.6H2V13.2H6V11L10.8 6.8V4.8H8.6V2.6H10.8Z'),
    hole(`M9.8 22.6V18.6Q10 16 12 16T14.2 18.6V22.6Z${oval(12, 11.6, 1.8)}M4 16H5.6V19.4H4ZM18.4 16H20V19.4H18.4Z`),
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type SymbolName = keyof typeof SYMBOLS;
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[];
export const INSTITUTIONS = ['justice', 'police', 'economy', 'church'] as const satisfies readonly SymbolName[];

/** A symbol as an order shows it: how often it is pictured, and the number or numbers beside it. */
export interface Counted {
  readonly symbol: SymbolName;
  /** Pictured once or twice (double shotgun, double bomb). */
  readonly times?: 1 | 2;
  /** The number beside it, ready to read: "2", "+1", "2 2 1". */
  readonly count?: string;
}

export const CORNERS = {
  sun: `${oval(12, 12, 5.4)}${Array.from({ length: 8 }, (_, i) => {
    const a = (Math.PI * i) / 4;
    const at = (r: number, turn: number): string => `${(12 + r * Math.sin(a + turn)).toFixed(2)} ${(12 - r * Math.cos(a + turn)).toFixed(2)}`;
    return `M${at(7.2, -0.24)}L${at(11.4, 0)}L${at(7.2, 0.24)}Z`;
  }).join('')}`,
  moon: 'M15.6 1.8A10.6 10.6 0 1 0 22.4 15.4A8.8 8.8 0 0 1 15.6 1.8Z',
  star: star(12, 12.6, 5, 11.4, 4.8),
  wave: 'M.8 9.4Q4.4 3.4 8.4 7.4T16 7.8Q19.4 4.6 23.2 7.8V11.8Q19.6 9.4 16.6 12Q12 15.6 8 11.8Q5 9 .8 13.6ZM.8 17.4Q4.4 11.4 8.4 15.4T16 15.8Q19.4 12.6 23.2 15.8V19.8Q19.6 17.4 16.6 20Q12 23.6 8 19.8Q5 17 .8 21.6Z',
} as const;
export type Corner = keyof typeof CORNERS;
export const CORNER_NAMES = Object.keys(CORNERS) as Corner[];
