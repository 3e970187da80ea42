/** A wish of somebody that may be refused: one at a time, with a line that says why not. */
import { t } from '../messages';
import { RefusedError } from '../net/api';

export class Attempt {
  busy = $state(false);
  notice = $state<string | null>(null);

  async make(wish: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.notice = null;
    try {
      await wish();
    } catch (error) {
      this.notice = error instanceof RefusedError ? t(error.refusal.key) : t('ui-unreachable');
    } finally {
      this.busy = false;
    }
  }
}
