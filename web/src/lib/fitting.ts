/** How large cards may be so that all of them lie in the room there is, side by side. */

export const TALL = 1.4;
/** How much of the room beside it a card takes that lies on its side. */
export const LYING = 1.36;

const SMALLEST = 14;

/** The greatest width of a card with which cards, each upright or lying, have room in rows. */
export function fit(width: number, height: number, lying: boolean[], gap: number, most: number): number {
  if (lying.length === 0 || width <= 0 || height <= 0) return 0;
  let [fits, fails] = [SMALLEST, Math.floor(most) + 1];
  while (fails - fits > 1) {
    const tried = Math.floor((fits + fails) / 2);
    if (rows(width, lying, gap, tried) * (tried * TALL + gap) - gap <= height) fits = tried;
    else fails = tried;
  }
  return fits;
}

/** Into how many rows cards of a width break; more than there can be where one card is too wide. */
function rows(width: number, lying: boolean[], gap: number, card: number): number {
  let [count, used] = [1, 0];
  for (const lies of lying) {
    const wide = lies ? card * LYING : card;
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) [count, used] = [count + 1, wide];
    else used += (used > 0 ? gap : 0) + wide;
  }
  return count;
}
