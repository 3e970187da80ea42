/** A page the size of a phone, upright or on its side, or one at twice its size: cards leave out their words, and the table its headings. */
import { MediaQuery } from 'svelte/reactivity';

export const small = new MediaQuery('(max-width: 46rem), (max-width: 62rem) and (min-width: 36rem) and (max-height: 34rem)');
