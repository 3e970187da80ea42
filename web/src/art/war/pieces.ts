/** The wooden pieces of a family, on a 48 × 48 grid. */
import { oval } from '../shapes';

/** How a piece is printed: its outline, then its parts in the family's pattern, plain colour, paper and ink, and where the symbol stands. */
interface PieceDrawing {
  readonly outline: string;
  readonly patterned: string;
  readonly plain?: string;
  /** The ground the symbol stands on. */
  readonly ground: string;
  readonly paper?: string;
  readonly ink?: string;
  readonly lines?: string;
  /** The symbol's upper left corner and its size. */
  readonly mark: readonly [number, number, number];
}

const SOLDATO_BODY = 'M6.5 46Q5.5 29 18 26H30Q42.5 29 41.5 46Z';
const SOLDATO_CAP = 'M12 16Q10.5 3.6 25 3Q38.5 3.6 37 15.4L34.6 17Q26 13.6 17 16.4Q12 19 7.6 18.2Q7.8 16 12 16Z';
const SOLDATO_FACE = 'M16 16.4Q26 13.6 32.6 16.6Q33 28 24 28T16 16.4Z';
const CAR = 'M2.5 35V25.6L10 23L16.4 13.4H33L40.4 22.4L45.5 25V35Z';
const BOAT = 'M3 22.6H47Q43.4 33.4 35 36.4H10Q4.4 34 3 22.6Z';
const BUST = 'M8 38Q8.4 27 19 25.4V20H29V25.4Q39.6 27 40 38Z';
const BUST_HEAD = 'M14.6 11.6Q14.8 2.4 24 2.4T33.4 11.6Q33.2 23.4 24 23.4T14.6 11.6Z';
const HEXAGON = 'M24 2L43.6 13V35L24 46L4.4 35V13Z';

const PIECES = {
  soldato: {
    outline: SOLDATO_BODY + SOLDATO_CAP + SOLDATO_FACE,
    patterned: SOLDATO_BODY,
    plain: SOLDATO_CAP,
    ground: oval(18.6, 36.6, 7.4),
    paper: SOLDATO_FACE,
    lines: 'M20 28L24 34L28 28M33 34V46',
    mark: [13, 31, 11.2],
  },
  car: {
    outline: CAR + oval(13, 36, 6) + oval(35, 36, 6),
    patterned: CAR,
    ground: oval(24, 30.2, 6),
    paper: 'M14 22.6L18.6 16H23.4V22.6ZM26.2 16H31.6L37 22.6H26.2Z',
    ink: oval(13, 36, 5.6) + oval(35, 36, 5.6),
    lines: 'M2.5 30H10M38 30H45.5',
    mark: [19.2, 25.4, 9.6],
  },
  speedboat: {
    outline: `${BOAT}M18 22.6L23.4 14H28L33 22.6ZM2 42Q7.5 37.6 13 42T24 42T35 42T46 42`,
    patterned: BOAT,
    ground: oval(22, 29.4, 6),
    paper: 'M18 22.6L23.4 14H28L33 22.6Z',
    ink: 'M.8 17.6H7V26H.8Z',
    lines: 'M2 42Q7.5 37.6 13 42T24 42T35 42T46 42',
    mark: [17.2, 24.6, 9.6],
  },
  influence: { outline: oval(24, 24, 21), patterned: oval(24, 24, 21), ground: oval(24, 24, 14), lines: oval(24, 24, 14), mark: [14.4, 14.4, 19.2] },
  bust: {
    outline: `${BUST}${BUST_HEAD}M13 38H35V46H13Z`,
    patterned: BUST,
    plain: BUST_HEAD,
    ground: oval(24, 32.2, 6),
    paper: 'M13 38H35V46H13Z',
    lines: 'M8 46H40M17 8.6Q24 11.4 31 8.6M18.4 18Q21 14.8 24 17Q27 14.8 29.6 18M24 11.6V15',
    mark: [19.2, 27.4, 9.6],
  },
  control: { outline: HEXAGON, patterned: HEXAGON, ground: 'M24 10L36.6 17V31L24 38L11.4 31V17Z', lines: 'M24 10L36.6 17V31L24 38L11.4 31V17Z', mark: [15, 15, 18] },
} as const satisfies Record<string, PieceDrawing>;

export type PieceKind = keyof typeof PIECES;
export const PIECE_KINDS = Object.keys(PIECES) as PieceKind[];

/** The drawing of a piece, as the general shape the component prints. */
export const pieceDrawing = (kind: PieceKind): PieceDrawing => PIECES[kind];
