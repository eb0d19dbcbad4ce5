/** Decks that somebody may choose: the starters of a game, their own, or one that is pasted. */

import type { GameInfo, KeptDeck } from "../generated/wire";

/** What stands in a form: a starter by its name, a saved deck by its number, or a text. What is shown is what is sent. */
export interface DeckChosen {
  from: string;
  pasted: string;
}

export const PASTED = "paste";
export const savedAs = (deck: KeptDeck): string => `saved:${deck.id}`;

/** What a form begins with: the usual deck of the first or the second seat. */
export const usualDeck = (info: GameInfo | undefined, seat: 0 | 1): DeckChosen => ({ from: info?.usual[seat] ?? "", pasted: "" });

/** What is sent: the name of a starter, or a list of cards. */
export function deckSent(chosen: DeckChosen, saved: KeptDeck[]): string {
  if (chosen.from === PASTED) return chosen.pasted;
  return saved.find((one) => savedAs(one) === chosen.from)?.list ?? chosen.from;
}
