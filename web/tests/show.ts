/** Puts components on the page for a test and takes them off after it. */
import { createRawSnippet, flushSync, mount, unmount, type Component, type Snippet } from 'svelte';
import { afterEach } from 'vitest';

const shown: Record<string, unknown>[] = [];

afterEach(async () => {
  await Promise.all(shown.splice(0).map((component) => unmount(component)));
  document.body.replaceChildren();
});

/** Mounts a component and returns the element it was mounted in. */
export function show<Props extends object>(component: Component<Props>, props: NoInfer<Props>): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

/** A snippet with a fixed text. */
export const words = (text: string): Snippet => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

/** The element a selector finds; a test that asks for one that is not there has failed. */
export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`nothing on the page matches ${selector}`);
  return element;
}

/** Presses a key on an element, as a keyboard would. Returns whether the browser's own effect was left to happen. */
export function press(element: Element, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const untouched = element.dispatchEvent(event);
  flushSync();
  return untouched;
}
