/** What somebody chose about the page goes with their account to any device. */
import { CHOICES, hearChoices, keptChoice, type Choice } from '../look/choices';
import { chooseTheme, type Theme } from '../look/theme';
import { chooseLanguage } from '../messages';
import { pace, type Speed } from '../table/pace.svelte';
import { sounds } from '../table/sounds.svelte';
import type { Preferences } from '../wire';
import { readPreferences, setPreferences } from './api';

const APPLY: Readonly<Record<Choice, (value: string) => void>> = {
  language: (value) => void chooseLanguage(value),
  theme: (value) => chooseTheme(value as Theme),
  speed: (value) => pace.choose(value as Speed),
  sound: (value) => sounds.turn(value === 'on'),
};

class AccountPreferences {
  /** What the account keeps; nothing as long as nobody is known to be logged in. */
  #kept: Preferences | null = null;
  /** Chosen before it was known who is here. */
  readonly #early = new Set<Choice>();

  constructor() {
    hearChoices((choice, value) => void this.#tell(choice, value));
  }

  /** Somebody logs in: what they chose elsewhere counts for more than what was chosen here. */
  async enter(): Promise<void> {
    this.#early.clear();
    await this.arrive();
  }

  /** Somebody was logged in already: what they have just chosen here is the newest. */
  async arrive(): Promise<void> {
    try {
      const kept = await readPreferences();
      const isNew = (choice: Choice): boolean => kept[choice] === '' || this.#early.has(choice);
      const missing = CHOICES.filter((choice) => isNew(choice) && keptChoice(choice) !== null);
      const told = Object.fromEntries(missing.map((choice) => [choice, keptChoice(choice)]));
      this.#kept = { ...kept, ...told };
      this.#early.clear();
      for (const choice of CHOICES) if (!isNew(choice) && kept[choice] !== keptChoice(choice)) APPLY[choice](kept[choice]);
      if (missing.length > 0) await setPreferences(told);
    } catch {
      // This device goes on as it is.
    }
  }

  /** Nobody is logged in any more. */
  leave(): void {
    this.#kept = null;
  }

  async #tell(choice: Choice, value: string): Promise<void> {
    if (!this.#kept) this.#early.add(choice);
    else if (this.#kept[choice] !== value) {
      this.#kept = { ...this.#kept, [choice]: value };
      await setPreferences({ [choice]: value }).catch(() => undefined);
    }
  }
}

export const preferences = new AccountPreferences();
