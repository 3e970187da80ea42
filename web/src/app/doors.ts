/** The games this client has a board for; each comes with its own piece of the page when it is first needed. */
import type { GameDoor } from '../table/board';
import type { GameView } from '../wire';

// A view's `game` is the name its door is found by, so a board gets only views of its own game.
const open = <View extends GameView>({ door }: { door: GameDoor<View> }): GameDoor => door as unknown as GameDoor;

const DOORS: Readonly<Record<string, () => Promise<GameDoor>>> = {
  famiglia: async () => open(await import('../famiglia')),
  'mafia-war': async () => open(await import('../war')),
};

/** Is this a game of the house, with a board, a picture and rules of its own? */
export const isOurs = (game: string): boolean => game in DOORS;

/** The door of a game; one this client does not know is shown plainly. */
export async function openDoor(game: string): Promise<GameDoor> {
  return (DOORS[game] ?? (async () => (await import('../plain')).door))();
}
