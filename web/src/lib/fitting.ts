/** How large cards may be so that all of them lie in the room there is, side by side. */

export const TALL = 1.4;
/** How much of the room beside it a card takes that lies on its side. */
export const LYING = 1.36;

const MOST_ROWS = 4;

/** The width of a card, given the room and how many cards lie in it upright and on their sides. */
export function fit(width: number, height: number, upright: number, lying: number, gap: number, most: number): number {
  const count = upright + lying;
  if (count === 0 || width <= 0 || height <= 0) return 0;
  const units = upright + lying * LYING;
  let best = 0;
  for (let rows = 1; rows <= Math.min(MOST_ROWS, count); rows += 1) {
    const inRow = Math.ceil(count / rows);
    const unitsInRow = rows === 1 ? units : Math.max(units / rows, inRow * (lying >= inRow ? LYING : 1));
    const byWidth = (width - (inRow - 1) * gap) / unitsInRow;
    const byHeight = (height - (rows - 1) * gap) / rows / TALL;
    best = Math.max(best, Math.min(byWidth, byHeight));
  }
  return Math.floor(Math.min(best, most));
}
