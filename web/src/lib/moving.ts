/** Cards that move when they move: what leaves one zone arrives in another. */

import { crossfade, scale } from "svelte/transition";

const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

export const [send, receive] = crossfade({
  duration: still ? 0 : 320,
  fallback: (node) => scale(node, { duration: still ? 0 : 180, start: 0.7 }),
});
