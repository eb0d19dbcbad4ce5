/** The picture on a card: drawn from its number and its kind, the same every time. */

const GLYPHS = {
  sword: "M50 4 57 14V60H70V68H55V88A5 5 0 0 1 45 88V68H30V60H43V14Z",
  shield: "M50 6 86 18V48C86 72 68 86 50 95 32 86 14 72 14 48V18Z",
  wing: "M12 70C20 30 50 12 90 12 82 24 76 30 68 34 78 34 82 34 84 36 74 46 66 50 56 52 64 54 68 54 70 56 56 70 36 76 12 70Z",
  flame: "M50 4C58 24 82 36 78 64 76 84 62 96 50 96 36 96 22 84 22 64 22 50 30 44 34 32 40 40 42 44 44 52 52 40 54 22 50 4Z",
  leaf: "M16 86C8 40 34 10 88 10 92 62 66 92 30 82L22 94Z",
  eye: "M4 50C24 18 76 18 96 50 76 82 24 82 4 50ZM50 32A18 18 0 1 0 50.1 32Z",
  moon: "M62 6A46 46 0 1 0 94 66 36 36 0 1 1 62 6Z",
  star: "M50 4 61 37H96L68 58 78 92 50 72 22 92 32 58 4 37H39Z",
  bolt: "M60 4 22 56H46L38 96 80 38H54Z",
  crown: "M12 80 6 28 32 50 50 14 68 50 94 28 88 80Z",
  tower: "M20 94V40H14V14H28V24H42V14H58V24H72V14H86V40H80V94H60V66A10 10 0 0 0 40 66V94Z",
  book: "M8 16C24 8 40 10 50 18 60 10 76 8 92 16V84C76 78 60 80 50 88 40 80 24 78 8 84Z",
  drop: "M50 4C66 32 82 48 82 66A32 32 0 0 1 18 66C18 48 34 32 50 4Z",
  ring: "M50 8A42 42 0 1 0 50.1 8ZM50 26A24 24 0 1 1 49.9 26Z",
  peak: "M4 88 36 28 52 56 66 36 96 88Z",
} as const;

export type Glyph = keyof typeof GLYPHS;

const FIGURES: Glyph[] = ["sword", "shield", "wing", "leaf", "eye", "moon", "drop", "flame"];
const BY_KIND: Record<string, Glyph[]> = {
  lord: ["crown"],
  master: ["star"],
  skill: ["bolt", "flame", "ring"],
  spell: ["bolt", "flame", "star", "moon"],
  effect: ["bolt", "star", "ring"],
  arts: ["ring", "book", "tower"],
  structure: ["tower"],
  support: ["book", "tower", "ring"],
  history: ["book"],
};
export const ATTRIBUTES: Record<string, Glyph> = { light: "star", dark: "moon", fire: "flame", water: "drop", wood: "leaf", earth: "peak" };

export const glyph = (name: Glyph): string => GLYPHS[name];

export interface Picture {
  sun: { x: number; y: number; r: number };
  hills: [string, string];
  figure: string;
  lean: number;
}

export function picture(number: number, kind: string): Picture {
  let state = number + 1;
  const next = (below: number): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
  const hill = (base: number): string => {
    const [a, b, c] = [base + next(16), base - 14 + next(20), base + next(18)];
    return `M0 ${a}C20 ${b} 34 ${b} 50 ${a - 4}S80 ${c} 100 ${b + 6}V100H0Z`;
  };
  const figures = BY_KIND[kind] ?? FIGURES;
  return {
    sun: { x: 16 + next(68), y: 14 + next(26), r: 8 + next(12) },
    hills: [hill(58), hill(76)],
    figure: GLYPHS[figures[next(figures.length)]!],
    lean: next(25) - 12,
  };
}
