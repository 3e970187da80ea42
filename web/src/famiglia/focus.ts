/** A card that is chosen leaves its place, and takes the focus along: whoever plays by keyboard gets it back at what can be chosen next. */
export class FocusKeeper {
  #board: HTMLElement | undefined;
  #byKeyboard = false;
  /** The row the focus was in last. */
  #row = '';

  /** Use as `{@attach keeper.watch}`. */
  readonly watch = (board: HTMLElement): (() => void) => {
    this.#board = board;
    const follow = ({ target }: FocusEvent): void => this.#follow(target as Element);
    const press = ({ target }: Event): void => void (this.#byKeyboard ||= board.contains(target as Node));
    const point = (): void => void (this.#byKeyboard = false);
    document.addEventListener('focusin', follow);
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', point);
    return () => {
      document.removeEventListener('focusin', follow);
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', point);
    };
  };

  // What asks back about a card belongs to that card.
  #follow(target: Element): void {
    if (this.#board?.contains(target)) this.#row = target.closest('ul')?.ariaLabel ?? '';
    else if (!target.closest('[role=dialog]')) this.#byKeyboard = false;
  }

  /** Once what was chosen has gone, the focus stands at something lit, in the same row where there is any. */
  regain(): void {
    if (!this.#byKeyboard) return;
    // A card that flies away holds the focus for one frame more.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#focus()));
  }

  #focus(): void {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!this.#byKeyboard || !isFree) return;
    const lit = [...(this.#board?.querySelectorAll<HTMLElement>('[data-rove=lit]') ?? [])].filter((card) => card.closest('[inert]') === null);
    const next = lit.find((card) => card.closest('ul')?.ariaLabel === this.#row) ?? lit[0];
    next?.focus({ preventScroll: true });
  }
}
