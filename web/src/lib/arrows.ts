/** Going from card to card with the arrow keys: to the nearest one in that direction. */

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The card or place that an arrow key leads to from the one that has the focus, or null. */
export function nearest(root: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const direction = DIRECTIONS[event.key];
  const here = (event.target as HTMLElement).closest<HTMLElement>("[data-handle], .here");
  if (!direction || !here || event.altKey || event.ctrlKey || event.metaKey) return null;
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<HTMLElement>("[data-handle], .here")) {
    if (other === here) continue;
    const [dx, dy] = middle(other).map((at, axis) => at - [x, y][axis]!) as [number, number];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along < 4) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
