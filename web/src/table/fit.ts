/** How large things may be so that all of them fit into a box. */
interface Box {
  readonly width: number;
  readonly height: number;
}

interface Things {
  readonly count: number;
  /** Height by width of one of them. */
  readonly shape: number;
  readonly gap: number;
  readonly smallest: number;
  readonly largest: number;
}

/** The largest width at which so many things, side by side and in lines, fit into the box; the smallest where none does. */
export function largestFit({ width, height }: Box, { count, shape, gap, smallest, largest }: Things): number {
  for (let wide = largest; wide > smallest; wide -= 2) {
    const across = Math.floor((width + gap) / (wide + gap));
    const down = Math.floor((height + gap) / (wide * shape + gap));
    if (across * down >= count) return wide;
  }
  return smallest;
}
