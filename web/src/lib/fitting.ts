/** How large cards may be so that all of them lie in the room there is: side by side, or where that would make them too small to see, over each other. */

export const TALL = 1.4;
/** How much of the room beside it a card takes that lies on its side. */
export const LYING = 1.36;

const SMALLEST = 8;
/** Cards that would be narrower lie over each other, and so much of each is seen then, of its width. */
const LEGIBLE = 44;
const SEEN = 0.3;
/** They are no narrower for that than this, where that leaves half of the room for the others. */
const LEAST = 30;

/** How cards lie: their width, and how far one lies behind the next where they lie over each other: beside it, or below it. */
export interface Laid {
  size: number;
  step: number | null;
  down: boolean;
}

export function laid(width: number, height: number, lying: boolean[], gap: number, most: number): Laid {
  const apart = { size: fit(width, height, lying, gap, most), step: null, down: false };
  if (lying.length < 2 || apart.size === 0 || apart.size >= Math.min(LEGIBLE, most)) return apart;
  const wide = lying.some(Boolean) ? LYING : 1;
  const largest = Math.min(most, height / TALL, width / wide);
  const over = (down: boolean): Laid => {
    const [room, long, seen] = down ? [height, TALL, SEEN * TALL] : [width, wide, SEEN];
    const size = Math.floor(Math.min(largest, Math.max(Math.min(LEAST, room / long / 2), room / (long + seen * (lying.length - 1)))));
    return { size, step: Math.min(size * long + gap, (room - size * long) / (lying.length - 1)), down };
  };
  return [apart, over(false), over(true)].reduce((best, one) => (one.size > best.size || (one.size === best.size && (one.step ?? Infinity) > (best.step ?? Infinity)) ? one : best));
}

/** The greatest width of a card with which cards, each upright or lying, have room in rows; any of them can stand up. */
function fit(width: number, height: number, lying: boolean[], gap: number, most: number): number {
  if (lying.length === 0 || width <= 0 || height <= 0) return 0;
  let [fits, fails] = [SMALLEST, Math.floor(Math.min(most, height / TALL)) + 1];
  while (fails - fits > 1) {
    const tried = Math.floor((fits + fails) / 2);
    if (taken(width, lying, gap, tried) <= height) fits = tried;
    else fails = tried;
  }
  return fits;
}

/** The height of the rows into which cards of a width break; more than there can be where one card is too wide. */
function taken(width: number, lying: boolean[], gap: number, card: number): number {
  let [above, row, used] = [0, 0, 0];
  for (const lies of lying) {
    const [wide, tall] = lies ? [card * LYING, card] : [card, card * TALL];
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) [above, row, used] = [above + row + gap, tall, wide];
    else [row, used] = [Math.max(row, tall), used + (used > 0 ? gap : 0) + wide];
  }
  return above + row;
}
