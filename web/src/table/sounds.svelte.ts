/** Small sounds, made on the spot: plucked notes for one's turn, a choice, a refusal and the end. */
import { keepChoice, keptChoice } from '../look/choices';

/** Each note: how long after the first, in seconds, and its pitch in hertz. */
type Notes = readonly (readonly [number, number])[];

const SOUNDS = {
  turn: [[0, 440], [0.12, 659]],
  move: [[0, 294]],
  refused: [[0, 165], [0.1, 156]],
  end: [[0, 392], [0.14, 494], [0.28, 587], [0.42, 784]],
} as const satisfies Record<string, Notes>;
export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.06;
const LENGTH = 0.35;
/** Opening the loudspeakers takes time: what is to be seen comes first. */
const AFTER_PAINT = 40;

class Sounds {
  on = $state(keptChoice('sound') !== 'off');
  #context: AudioContext | null = null;
  #touched = false;

  constructor() {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => (this.#touched = true), { once: true, capture: true });
  }

  toggle(): void {
    this.turn(!this.on);
  }

  turn(on: boolean): void {
    this.on = on;
    keepChoice('sound', on ? 'on' : 'off');
  }

  /** Plays a sound, once the visitor has touched the page: browsers allow none before. */
  play(sound: Sound): void {
    if (!this.on || !this.#touched || typeof AudioContext === 'undefined') return;
    setTimeout(() => this.#strike(SOUNDS[sound]), AFTER_PAINT);
  }

  #strike(notes: Notes): void {
    const context = (this.#context ??= new AudioContext());
    for (const [after, pitch] of notes) this.#pluck(context, after, pitch);
  }

  #pluck(context: AudioContext, after: number, pitch: number): void {
    const begin = context.currentTime + after;
    const [string, body] = [context.createOscillator(), context.createGain()];
    string.type = 'triangle';
    string.frequency.value = pitch;
    body.gain.setValueAtTime(LOUDNESS, begin);
    body.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    string.connect(body).connect(context.destination);
    string.start(begin);
    string.stop(begin + LENGTH);
  }
}

export const sounds = new Sounds();
