/** The cast: one row for each of the twenty kinds of card. */
import type { Shape } from '../shapes';
import * as crown from './crowns';
import * as face from './faces';
import * as wear from './wardrobe';

export const FAMILIES = ['famiglia', 'accountant', 'brute', 'mercenary'] as const;
export type Family = (typeof FAMILIES)[number];
export const VALUES = [0, 1, 2, 3, 4] as const;
export type Value = (typeof VALUES)[number];
export type Skin = 'fair' | 'olive' | 'tan' | 'deep';

/** Who is on a card: a head, what lies behind it, what is worn, and the face with hair and hat, in order of printing. */
export interface Portrait {
  readonly skin: Skin;
  readonly head: face.Head;
  readonly behind?: readonly Shape[];
  readonly body: readonly Shape[];
  readonly front: readonly Shape[];
}

export const CAST: Readonly<Record<Family, readonly [Portrait, Portrait, Portrait, Portrait, Portrait]>> = {
  famiglia: [
    { skin: 'olive', head: 'round', body: wear.OPEN_SHIRT, front: [...face.OPEN_EYES, ...face.SMILE, ...crown.CURLS] },
    {
      skin: 'fair', head: 'oval', behind: [...crown.BRIDAL_VEIL_BACK, ...crown.LONG_BACK], body: [...wear.LACE_DRESS, ...wear.PEARLS],
      front: [...face.PAINTED_EYES, ...face.LIPS, ...crown.PARTED, ...crown.FLOWER_CROWN],
    },
    {
      skin: 'tan', head: 'square', body: [...wear.DARK_SUIT, ...wear.LAPEL_ROSE],
      front: [...face.SIDELONG_EYES, ...face.CIGAR, ...face.CHEVRON_MOUSTACHE, ...crown.FEDORA],
    },
    {
      skin: 'fair', head: 'long', behind: crown.MOURNING_VEIL_BACK, body: [...wear.MOURNING_DRESS, ...wear.BROOCH],
      front: [...face.LOWERED_EYES, ...face.LIPS, ...face.EARRINGS, ...crown.MOURNING_VEIL],
    },
    {
      skin: 'olive', head: 'wide', body: [...wear.TUXEDO, ...wear.LAPEL_ROSE],
      front: [...face.STERN_EYES, ...face.FLAT_MOUTH, ...face.WHITE_MOUSTACHE, ...crown.WHITE_SLICK],
    },
  ],
  accountant: [
    { skin: 'fair', head: 'long', body: wear.CLERK_SHIRT, front: [...face.ROUND_GLASSES, ...face.FLAT_MOUTH, ...crown.SIDE_PART, ...wear.PENCIL_BEHIND_EAR] },
    {
      skin: 'deep', head: 'oval', behind: crown.PERM_BACK, body: wear.BLOUSE,
      front: [...face.PAINTED_EYES, ...face.LIPS, ...crown.PERM, ...crown.HEADSET],
    },
    { skin: 'olive', head: 'sharp', body: wear.WAISTCOAT, front: [...face.READING_GLASSES, ...face.FLAT_MOUTH, ...face.GOATEE, ...crown.BALD_SIDES, ...crown.VISOR] },
    { skin: 'fair', head: 'round', body: wear.BANKER_SUIT, front: [...face.MONOCLE, ...face.SMIRK, ...face.HANDLEBAR, ...crown.BOWLER] },
    {
      skin: 'tan', head: 'sharp', behind: crown.BOB_BACK, body: wear.TURTLENECK,
      front: [...face.SUNGLASSES, ...face.LIPS, ...crown.BOB, ...wear.RECEIVER],
    },
  ],
  brute: [
    { skin: 'fair', head: 'round', body: [...wear.BRACES, ...wear.NEWSPAPER], front: [...face.OPEN_EYES, ...face.GRIN, ...face.FRECKLES, ...crown.COPPOLA] },
    { skin: 'tan', head: 'square', body: wear.JERSEY, front: [...face.STUBBLE, ...face.SIDELONG_EYES, ...face.TOOTHPICK, ...crown.BEANIE] },
    { skin: 'fair', head: 'wide', body: wear.APRON, front: [...face.STERN_EYES, ...face.WALRUS_MOUSTACHE, ...crown.BALD, ...wear.BAT] },
    {
      skin: 'olive', head: 'square', body: [...wear.TANK_TOP, ...wear.GOLD_CHAIN],
      front: [...face.BLACK_EYE, ...face.SMIRK, ...face.PLASTER, ...crown.QUIFF, ...wear.BAT],
    },
    {
      skin: 'deep', head: 'wide', body: [...wear.LEATHER, ...wear.GOLD_CHAIN],
      front: [...face.ONE_BROW, ...face.FROWN, ...face.SCAR, ...crown.BRUSH_CUT, ...wear.NAILED_BAT],
    },
  ],
  mercenary: [
    { skin: 'olive', head: 'sharp', body: wear.BIKER_JACKET, front: [...face.OPEN_EYES, ...face.GRIN, ...crown.HELMET] },
    {
      skin: 'fair', head: 'square', behind: crown.MULLET_BACK, body: wear.LEATHER,
      front: [...face.AVIATORS, ...face.CIGARETTE, ...face.PENCIL_MOUSTACHE, ...crown.SLICK],
    },
    { skin: 'deep', head: 'oval', body: wear.WETSUIT, front: [...face.SIDELONG_EYES, ...face.LIPS, ...crown.WET_HAIR, ...crown.DIVING_MASK] },
    {
      skin: 'tan', head: 'long', body: [...wear.BEACH_SHIRT, ...wear.GOLD_CHAIN],
      front: [...face.AVIATORS, ...face.GRIN, ...face.PENCIL_MOUSTACHE, ...crown.PANAMA, ...wear.BANKNOTES],
    },
    { skin: 'olive', head: 'sharp', body: [], front: [...face.STERN_EYES, ...face.HAT_SHADE, ...wear.TRENCH, ...crown.WIDE_BRIM, ...wear.BANKNOTES] },
  ],
};
