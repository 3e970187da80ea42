/** Cards fly from where they were to where they are; those from the stack turn up out of it. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { pace } from '../table/pace.svelte';

/** How far a card is turned away when it comes up. Never edge-on: a next flight may measure it at that moment, and what has no width cannot be scaled. */
const TURNED = 60;

/** Milliseconds a card may take. */
export const flight = (): number => pace.flight;

function appear(_: Element, __: CrossfadeParams, isIntro: boolean): TransitionConfig {
  return {
    duration: flight(),
    easing: cubicOut,
    css: (t) => (isIntro ? `opacity: ${t}; transform: translateY(${(1 - t) * -24}px) rotateY(${(1 - t) * TURNED}deg)` : `opacity: ${t}`),
  };
}

export const [send, receive] = crossfade({ duration: flight, easing: cubicOut, fallback: (node, params, intro) => appear(node, params, intro) });
