/** Makes a group of buttons one stop of the Tab key, something lit where there is any: arrows, Home and End move inside it. Use as `{@attach roving}`. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

  function keepOneStop(wanted?: Element | null): void {
    const all = members();
    const lit = all.filter((member) => member.dataset['rove'] === 'lit');
    const isStop = (member: HTMLElement): boolean => member.tabIndex === 0;
    const held = wanted ?? document.activeElement;
    const stop = all.find((member) => member === held) ?? lit.find(isStop) ?? lit[0] ?? all.find(isStop) ?? all[0];
    for (const member of all) member.tabIndex = member === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const all = members();
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (at < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const to = step !== undefined ? (at + step + all.length) % all.length : event.key === 'Home' ? 0 : all.length - 1;
    keepOneStop(all[to]);
    all[to]?.focus();
  }

  const follow = (event: FocusEvent): void => keepOneStop(event.target as Element);
  const watcher = new MutationObserver(() => keepOneStop());
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['data-rove'] });
  group.addEventListener('keydown', move);
  group.addEventListener('focusin', follow);
  keepOneStop();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', move);
    group.removeEventListener('focusin', follow);
  };
}
