/** What is heard at a table: its end, one's own turn, a refusal, a move of others. */
import { sounds } from './sounds.svelte';

interface Happens {
  end: () => boolean;
  turn: () => boolean;
  refused: () => boolean;
  move: () => boolean;
}

export function hear(happens: Happens): void {
  $effect(() => {
    if (happens.end()) sounds.play('end');
    else if (happens.turn()) sounds.play('turn');
  });
  $effect(() => {
    if (happens.refused()) sounds.play('refused');
  });
  $effect(() => {
    if (happens.move()) sounds.play('move');
  });
}
