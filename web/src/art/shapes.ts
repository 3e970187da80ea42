/** The alphabet of the card portraits: flat shapes in a handful of inks, laid one over the other. */
export type Tone = 'ink' | 'paper' | 'skin' | 'shade' | 'main' | 'deep' | 'pale' | 'gold' | 'blush' | 'steel' | 'white';

/** One printed shape: a path, filled or drawn as a line; `onHead` keeps it inside the outline of the head. */
export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  readonly width?: number;
  readonly onHead?: true;
}

/** A filled shape. */
export const fill = (tone: Tone, d: string): Shape => ({ tone, d });

/** A drawn line. */
export const line = (tone: Tone, width: number, d: string): Shape => ({ tone, width, d });

/** A filled shape that ends where the head ends. */
export const onHead = (tone: Tone, d: string): Shape => ({ tone, d, onHead: true });

/** The path of an ellipse; a circle when only one radius is given. */
export function oval(cx: number, cy: number, rx: number, ry: number = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** The path of a many-pointed star around a centre; its first point looks up. */
export function star(cx: number, cy: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    return `${(cx + radius * Math.sin(angle)).toFixed(2)} ${(cy - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The path of sunbeams from a centre: `count` beams as wide as the gaps between them. */
export function rays(cx: number, cy: number, count: number, reach: number): string {
  const beams = Array.from({ length: count }, (_, i) => {
    const at = (turn: number): string => {
      const angle = (2 * Math.PI * (i + turn)) / count;
      return `${(cx + reach * Math.sin(angle)).toFixed(1)} ${(cy - reach * Math.cos(angle)).toFixed(1)}`;
    };
    return `M${cx} ${cy}L${at(-0.25)}L${at(0.25)}Z`;
  });
  return beams.join('');
}
