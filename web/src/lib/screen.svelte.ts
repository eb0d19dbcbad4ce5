/** What kind of screen this is: wide ones show the whole table at once, without scrolling. */

const wide = matchMedia("(min-width: 1000px) and (min-height: 560px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const screen = $state({ wide: wide.matches, still: still.matches });

wide.addEventListener("change", () => (screen.wide = wide.matches));
still.addEventListener("change", () => (screen.still = still.matches));
