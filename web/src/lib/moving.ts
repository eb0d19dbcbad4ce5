/** Cards that move when they move: what lay in one place before and lies in another now travels there. */

import { motion } from "./pace.svelte";

interface Lay {
  box: DOMRect;
  zone: Element | null;
  face: string;
}
export interface Before {
  cards: Map<string, Lay>;
  piles: Map<string, { box: DOMRect; count: number }>;
}

const FAR = 300;
const NEAR = 200;
const MOST_BACKS = 5;
const APART = 70;
const EASE = "cubic-bezier(.3,.7,.3,1)";

const cardsOf = (root: Element): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-handle]:not([data-handle='-1'])");
const zoneKey = (zone: HTMLElement): string => `${zone.dataset["zone"]}/${zone.dataset["seat"]}`;
const countOf = (zone: HTMLElement): number => Number(zone.dataset["count"] ?? 0);

/** Where everything lies now. */
export function remember(root: HTMLElement): Before | null {
  if (motion(1) === 0 || document.hidden) return null;
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
  const seen = new Map<string, number>();
  for (const card of cardsOf(root)) {
    const zone = card.closest<HTMLElement>("[data-zone]");
    const was = before.cards.get(card.dataset["handle"]!);
    const from = was ?? sameFace(gone, card) ?? sourceOf(root, zone, before);
    if (!from) continue;
    if (from.zone !== zone) {
      count(seen, zone, 1);
      count(seen, from.zone, -1);
    }
    const box = card.getBoundingClientRect();
    const [dx, dy] = [from.box.x + from.box.width / 2 - box.x - box.width / 2, from.box.y + from.box.height / 2 - box.y - box.height / 2];
    if (Math.hypot(dx, dy) < 3) continue;
    if (was && was.zone === zone) slide(card, dx, dy);
    else fly(card, box, dx, dy);
  }
  travelUnseen(root, before, seen);
}

function count(seen: Map<string, number>, zone: Element | null, change: number): void {
  if (!zone) return;
  const key = zoneKey(zone as HTMLElement);
  seen.set(key, (seen.get(key) ?? 0) + change);
}

/** A card that is a new one where it lies now was the one of the same face that is gone. */
function sameFace(gone: Map<string, Lay>, card: HTMLElement): Lay | null {
  for (const [handle, lay] of gone) {
    if (lay.face !== card.dataset["face"]) continue;
    gone.delete(handle);
    return lay;
  }
  return null;
}

/** A card that was nowhere came from the pile of its player that has become smaller. */
function sourceOf(root: HTMLElement, zone: HTMLElement | null, before: Before): Omit<Lay, "face"> | null {
  if (!zone) return null;
  for (const other of root.querySelectorAll<HTMLElement>(`[data-zone].pile[data-seat="${zone.dataset["seat"]}"]`)) {
    const was = before.piles.get(zoneKey(other));
    if (was && was.count > countOf(other)) return { box: was.box, zone: other };
  }
  return null;
}

/** What moves unseen: so many backs fly as one zone of a player has lost and another, that shows no face, has gained. */
function travelUnseen(root: HTMLElement, before: Before, seen: Map<string, number>): void {
  const back = root.querySelector<HTMLElement>(".card.hidden");
  if (!back) return;
  const zones = [...root.querySelectorAll<HTMLElement>("[data-zone]")].flatMap((zone) => {
    const was = before.piles.get(zoneKey(zone));
    return was ? [{ zone, box: was.box, gained: countOf(zone) - was.count - (seen.get(zoneKey(zone)) ?? 0) }] : [];
  });
  for (const to of zones.filter((one) => one.gained > 0 && !one.zone.querySelector(".card:not(.hidden)"))) {
    const from = zones.find((one) => one.gained < 0 && one.zone.dataset["seat"] === to.zone.dataset["seat"]);
    if (!from) continue;
    const many = Math.min(to.gained, -from.gained);
    from.gained += many;
    for (let at = 0; at < Math.min(many, MOST_BACKS); at += 1) flyUnseen(back, from.box, to.zone.getBoundingClientRect(), at * APART);
  }
}

function flyUnseen(back: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = afloat(back, from);
  const small = Math.min(1, (to.height / copy.offsetHeight) * 0.9);
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const flight = copy.animate(
    [
      { translate: "0 0", scale: "1" },
      { translate: `${dx}px ${dy}px`, scale: `${small}` },
    ],
    { duration: motion(FAR), delay: motion(delay), easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

function slide(card: HTMLElement, dx: number, dy: number): void {
  const holder = card.parentElement ?? card;
  holder.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: motion(NEAR), easing: EASE });
}

/** A copy of a card in the middle of a box, above everything: zones do not let anything hang over their edges. */
function afloat(card: HTMLElement, box: DOMRect): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-handle");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("tabindex");
  copy.classList.add("flying");
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
  return copy;
}

function fly(card: HTMLElement, box: DOMRect, dx: number, dy: number): void {
  const copy = afloat(card, box);
  const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: motion(FAR) });
  const flight = copy.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: motion(FAR), easing: EASE });
  const land = (): void => {
    copy.remove();
    hidden.cancel();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
