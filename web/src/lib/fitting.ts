/** How large cards may be so that all of them lie in the room there is, side by side. */

export const TALL = 1.4;
/** How much of the room beside it a card takes that lies on its side. */
export const LYING = 1.36;

const SMALLEST = 14;

/** The greatest width of a card with which cards, each upright or lying, have room in rows; any of them can stand up. */
export function fit(width: number, height: number, lying: boolean[], gap: number, most: number): number {
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
