/** The inks each family of the card game is printed in. */
import type { Tone } from '../shapes';
import type { Family, Skin } from './cast';

interface FamilyInks {
  readonly main: string;
  readonly bright: string;
  readonly deep: string;
  readonly pale: string;
}

export const FAMILY_INKS: Readonly<Record<Family, FamilyInks>> = {
  famiglia: { main: '#c23528', bright: '#e0604a', deep: '#7d1f1a', pale: '#f7c3a4' },
  accountant: { main: '#2a69a6', bright: '#4f93c9', deep: '#173f6b', pale: '#bcd9e8' },
  brute: { main: '#eaa81c', bright: '#f7c84a', deep: '#94500f', pale: '#fbe6ac' },
  mercenary: { main: '#438545', bright: '#6dab60', deep: '#224d31', pale: '#cbe0b0' },
};

const SKINS: Readonly<Record<Skin, string>> = { fair: '#f8dcb4', olive: '#ecbf8b', tan: '#d49a64', deep: '#a56a42' };

/** Every tone of one portrait as a colour. */
export function portraitInks(family: Family, skin: Skin): Readonly<Record<Tone, string>> {
  const { main, deep, pale } = FAMILY_INKS[family];
  return {
    ink: '#2a1b17',
    paper: '#fbf0d9',
    white: '#fffaf0',
    gold: '#e5b53a',
    steel: '#a7a29a',
    blush: '#c9302c',
    skin: SKINS[skin],
    shade: `color-mix(in oklab, ${SKINS[skin]} 38%, ${deep})`,
    main,
    deep,
    pale,
  };
}
