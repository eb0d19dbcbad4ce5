/** Chance that comes out the same for the same seed. */

export interface Chance {
  (): number;
  in(low: number, high: number): number;
  of<T>(list: readonly T[]): T;
  n(low: number, high: number): number;
  yes(likely: number): boolean;
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** One stream for each purpose: what is added to one list does not reshuffle the others. */
export function stream(seed: string, purpose: string): Chance {
  let state = hash(`${seed}|${purpose}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    in: (low: number, high: number): number => low + (high - low) * next(),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    n: (low: number, high: number): number => Math.floor(low + (high - low + 1) * next()),
    yes: (likely: number): boolean => next() < likely,
  });
}

/** Going round a list. */
export const round = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
