/** Cards that move when they move: what lay in one place before and lies in another now travels there. */

import { screen } from "./screen.svelte";

interface Lay {
  box: DOMRect;
  zone: Element | null;
  face: string;
}
export interface Before {
  cards: Map<string, Lay>;
  piles: Map<string, { box: DOMRect; count: number }>;
}

const FAR = 340;
const NEAR = 200;
const EASE = "cubic-bezier(.3,.7,.3,1)";

const cardsOf = (root: Element): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-handle]:not([data-handle='-1'])");
const zoneKey = (zone: HTMLElement): string => `${zone.dataset["zone"]}/${zone.dataset["seat"]}`;
const countOf = (zone: HTMLElement): number => Number(zone.dataset["count"] ?? 0);

/** Where everything lies now. */
export function remember(root: HTMLElement): Before | null {
  if (screen.still || document.hidden) return null;
  const cards = new Map<string, Lay>();
  for (const card of cardsOf(root)) {
    cards.set(card.dataset["handle"]!, { box: card.getBoundingClientRect(), zone: card.closest("[data-zone]"), face: card.dataset["face"] ?? "" });
  }
  const piles = new Map<string, { box: DOMRect; count: number }>();
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) piles.set(zoneKey(zone), { box: zone.getBoundingClientRect(), count: countOf(zone) });
  return { cards, piles };
}

/** Let every card travel from where it lay. */
export function travel(root: HTMLElement, before: Before): void {
  const gone = new Map(before.cards);
  for (const card of cardsOf(root)) gone.delete(card.dataset["handle"]!);
  for (const card of cardsOf(root)) {
    const zone = card.closest<HTMLElement>("[data-zone]");
    const was = before.cards.get(card.dataset["handle"]!);
    const from = was?.box ?? sameFace(gone, card) ?? sourceOf(root, zone, before);
    if (!from) continue;
    const box = card.getBoundingClientRect();
    const [dx, dy] = [from.x + from.width / 2 - box.x - box.width / 2, from.y + from.height / 2 - box.y - box.height / 2];
    if (Math.hypot(dx, dy) < 3) continue;
    if (was && was.zone === zone) slide(card, dx, dy);
    else fly(card, box, dx, dy);
  }
}

/** A card that is a new one where it lies now was the one of the same face that is gone. */
function sameFace(gone: Map<string, Lay>, card: HTMLElement): DOMRect | null {
  for (const [handle, lay] of gone) {
    if (lay.face !== card.dataset["face"]) continue;
    gone.delete(handle);
    return lay.box;
  }
  return null;
}

/** A card that was nowhere came from the pile of its player that has become smaller. */
function sourceOf(root: HTMLElement, zone: HTMLElement | null, before: Before): DOMRect | null {
  if (!zone) return null;
  for (const other of root.querySelectorAll<HTMLElement>(`[data-zone].pile[data-seat="${zone.dataset["seat"]}"]`)) {
    const was = before.piles.get(zoneKey(other));
    if (was && was.count > countOf(other)) return was.box;
  }
  return null;
}

function slide(card: HTMLElement, dx: number, dy: number): void {
  const holder = card.parentElement ?? card;
  holder.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: NEAR, easing: EASE });
}

/** Above everything, since zones do not let anything hang over their edges. */
function fly(card: HTMLElement, box: DOMRect, dx: number, dy: number): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-handle");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("tabindex");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.x + box.width / 2 - card.offsetWidth / 2}px`,
    top: `${box.y + box.height / 2 - card.offsetHeight / 2}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  copy.style.setProperty("--w", `${card.offsetWidth}px`);
  document.body.append(copy);
  const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FAR });
  const flight = copy.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: FAR, easing: EASE });
  const land = (): void => {
    copy.remove();
    hidden.cancel();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
