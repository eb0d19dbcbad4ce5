/** What the words of a game mean, told where they stand: a zone's name, a number, a phase; and on cards, their keywords. */

import { SvelteMap } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import { words } from "./learning";
import type { Drawn } from "./drawn";
import type { CardView, Word } from "../generated/wire";

/** What is being told, and of which element. */
export const told = $state<{ now: { word: Word; of: HTMLElement } | null }>({ now: null });

/** So long the mouse rests on a word before it is told, and so long it may take to what is told: milliseconds. */
const PAUSE = 350;
const LEAVE = 200;
const known = new SvelteMap<string, Word[]>();
const asked = new Set<string>();

/** Nothing until they have come. */
export function wordsOf(game: string): Word[] {
  if (!asked.has(game)) {
    asked.add(game);
    words(game).then(
      (all) => known.set(game, all),
      () => asked.delete(game), // nothing is told of them; they are asked for again
    );
  }
  return known.get(game) ?? [];
}

let leaving: ReturnType<typeof setTimeout> | undefined;
export const stay = (): void => clearTimeout(leaving);
export function hide(): void {
  stay();
  told.now = null;
}
export function leave(): void {
  stay();
  leaving = setTimeout(hide, LEAVE);
}

/** An element that names something of a game: what that is is told when the mouse rests on it, or when it is pressed. */
export function naming(game: string, group: string, key: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset["word"] = `${group}/${key}`;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      stay();
      void words(game).then(
        (all) => {
          const word = all.find((one) => one.group === group && one.key === key);
          if (word && element.isConnected) told.now = { word, of: element };
        },
        () => undefined, // nothing is told then
      );
    };
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    element.addEventListener(
      "pointerenter",
      (event) => {
        if (event.pointerType === "mouse") soon = setTimeout(tell, PAUSE);
      },
      listen,
    );
    element.addEventListener(
      "pointerleave",
      (event) => {
        clearTimeout(soon);
        if (event.pointerType === "mouse") leave();
      },
      listen,
    );
    element.addEventListener("click", tell, listen);
    return () => {
      clearTimeout(soon);
      stop.abort();
      if (told.now?.of === element) hide();
    };
  };
}

/** The keywords that stand on a card, or that it has been given. */
export function keywordsOf(all: Word[], shown: Drawn, card: CardView): Word[] {
  const text = shown.text.map((part) => part.words).join("\n");
  const stands = ({ key, printed }: Word): boolean =>
    (card.marks ?? []).includes(key) || shown.keywords.some((keyword) => keyword.startsWith(printed)) || text.includes(`『${printed}`);
  return all.filter((one) => one.printed && stands(one));
}

/** The numbers that stand on a card. */
export const numbersOf = (all: Word[], shown: Drawn): Word[] => all.filter((one) => one.group === "number" && shown.named.includes(one.key));
