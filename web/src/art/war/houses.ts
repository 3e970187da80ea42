/** The six families of The Great Mafia War: each is known by its colour, its symbol and its pattern, any one being enough. */
export const HOUSES = ['black', 'blue', 'green', 'red', 'white', 'yellow'] as const;
export type House = (typeof HOUSES)[number];
/** Whose a piece is: a family's, or nobody's. */
export type Owner = House | 'neutral';

/** A family's mark: the ink its symbol is printed in, and the symbol on a 24 × 24 grid (key, anchor, olive sprig, flame, lily, lemon). */
interface Mark {
  readonly ink: string;
  readonly symbol: string;
}

export const MARKS: Readonly<Record<House, Mark>> = {
  black: {
    ink: '#fbf0d9',
    symbol: `M12 1.4a5.4 5.4 0 0 1 1.8 10.5V22.6H10.2V20.6H6.6V17.6H10.2V15.8H7.4V12.9H10.2V11.9A5.4 5.4 0 0 1 12 1.4ZM12 4.4a2.4 2.4 0 1 0 .01 0Z`,
  },
  blue: {
    ink: '#fbf0d9',
    symbol:
      'M12 1.4a3 3 0 0 1 1.6 5.5V9H18V12H13.6V19.2Q17.8 18.4 18.6 15.2L16.6 15.6L19.8 11.2L23 15.8L21.4 15.4Q19.6 22 12 22.6Q4.4 22 2.6 15.4L1 15.8L4.2 11.2L7.4 15.6L5.4 15.2Q6.2 18.4 10.4 19.2V12H6V9H10.4V6.9A3 3 0 0 1 12 1.4ZM12 3.4a1.1 1.1 0 1 0 .01 0Z',
  },
  green: {
    ink: '#fbf0d9',
    symbol: 'M12 .6Q17 6 12.9 12.4V15.4Q14.6 8.4 22.6 8Q22.4 17.4 13.4 18.2V23.4H10.6V18.2Q1.6 17.4 1.4 8Q9.4 8.4 11.1 15.4V12.4Q7 6 12 .6Z',
  },
  red: {
    ink: '#fbf0d9',
    symbol:
      'M12.6 1Q13.4 5 17 8.4Q20.6 12 19.4 16.6Q17.8 22 12 22.8Q6 22.2 4.6 16.8Q3.8 12.4 7.4 9Q7.4 11.6 9 12.6Q8.4 6 12.6 1ZM12.2 13.4Q9.2 16.2 9.6 18.2Q10.2 20.4 12.2 20.6Q14.6 20.2 14.8 17.8Q14.6 15.6 12.2 13.4Z',
  },
  white: {
    ink: '#2a1b17',
    symbol:
      'M12 .8Q16.4 5.4 14.6 11.2Q16 5.6 20.4 6.4Q24 8.6 21 13Q18.6 12 17.4 14.4H14.4Q14.2 18.4 17 21.4H13.8L12 23.4L10.2 21.4H7Q9.8 18.4 9.6 14.4H6.6Q5.4 12 3 13Q0 8.6 3.6 6.4Q8 5.6 9.4 11.2Q7.6 5.4 12 .8Z',
  },
  yellow: {
    ink: '#2a1b17',
    symbol:
      'M3.2 19.8Q1.2 19.4 2.4 17.4Q1.4 8.6 7.6 4.8Q13.2 1.8 18.4 5.4Q21.2 4.6 20.6 7.4Q23.4 14 18.4 18.8Q13.4 23 5.8 20.2Q4.4 21.2 3.2 19.8ZM8 8.4Q11.4 5.4 15 7.4Q11.4 7.4 9 10.2Q7.4 12.4 7.4 15Q5.6 11.2 8 8.4Z',
  },
};

/** The CSS colour an owner's pieces are printed in. */
export const houseColour = (owner: Owner): string => `var(--house-${owner})`;

/** The paint server of an owner's pattern; `HousePatterns` must be on the page once. */
export const housePattern = (owner: Owner): string => `url(#house-${owner})`;
