/** The games this client can show; each comes with its own piece of the page when it is first needed. */
import type { GameDoor } from '../table/board';
import type { GameView } from '../wire';

// A view's `game` is the name its door is found by, so a board gets only views of its own game.
const open = <View extends GameView>({ door }: { door: GameDoor<View> }): GameDoor => door as unknown as GameDoor;

const DOORS: Readonly<Record<string, () => Promise<GameDoor>>> = {
  famiglia: async () => open(await import('../famiglia')),
  'mafia-war': async () => open(await import('../war')),
};

export const canShow = (game: string): boolean => game in DOORS;

/** The door of a game; throws for a game this client does not know. */
export async function openDoor(game: string): Promise<GameDoor> {
  const door = DOORS[game];
  if (!door) throw new Error(`no board for the game ${game}`);
  return door();
}
