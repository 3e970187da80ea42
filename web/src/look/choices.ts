/** What somebody chose about the page, kept on this device; whoever listens hears of every new choice. */
export const CHOICES = ['language', 'theme', 'speed', 'sound'] as const;
export type Choice = (typeof CHOICES)[number];
type Listener = (choice: Choice, value: string) => void;

const listeners = new Set<Listener>();

/** Where a choice is kept. */
export const storeOf = (choice: Choice): string => `omerta.${choice}`;

/** What was chosen on this device, if anything was. */
export function keptChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(storeOf(choice));
  } catch {
    return null; // Storage may be forbidden; the page must still open.
  }
}

/** Remembers a choice for the next visit. */
export function keepChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(storeOf(choice), value);
  } catch {
    // Kept for this visit: that is all a private window allows.
  }
  for (const listener of listeners) listener(choice, value);
}

/** Hears of new choices, until the answer is called. */
export function hearChoices(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
