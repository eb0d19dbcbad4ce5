/** What waits to be resolved, in words. */

import { HIDDEN, type CardView, type Face, type PendingView, type View } from "../generated/wire";
import type { Language } from "./settings.svelte";
import { knows, listed, say } from "./words.svelte";

const SORTS = ["action", "pending", "kind", "mark"];

export function whatWaits(game: string, one: PendingView): string {
  const key = SORTS.map((sort) => `${game}-${sort}-${one.what}`).find((name) => knows(name));
  const keyword = `${game}-mark-${one.text}`;
  if (one.text) return knows(keyword) ? say(keyword) : one.text;
  return key ? say(key) : one.what;
}

export function nameOf(card: CardView, faces: Face[], language: Language): string {
  const face = card.face === HIDDEN ? undefined : faces[card.face];
  if (!face) return say("card-hidden");
  return language === "en" && face.english ? face.english : face.name;
}

/** What it is aimed at: cards, a player, or something else that waits. */
export function aimOf(game: string, one: PendingView, view: View, names: [string, string], named: (card: CardView) => string): string {
  if (one.targetCards.length > 0) return listed(one.targetCards.map(named));
  if (one.target === "player") return names[one.targetNumber] ?? "";
  const other = one.target === "request" ? view.pending.find((each) => each.number === one.targetNumber) : undefined;
  return other ? whatWaits(game, other) : "";
}
