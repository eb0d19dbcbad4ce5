/** What card texts say, by their faces: asked for once, where a card is read in a language it is not printed in. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import type { Face, Meaning } from "../generated/wire";

const found = new SvelteMap<string, Meaning[]>();
const asked = new Set<string>();

/** Nothing until it is known; cards of somebody's own bring theirs. */
export function meaningsOf(game: string, number: number, face: Face | undefined): Meaning[] {
  if (face?.meaning) return face.meaning;
  const key = `${game}/${number}`;
  if (face && !asked.has(key)) {
    asked.add(key);
    api.meanings(game, number).then(
      (told) => found.set(key, told),
      () => asked.delete(key), // the card is shown without; it is asked again when it is looked at again
    );
  }
  return found.get(key) ?? [];
}

const CLAUSES = /(?: \[[^\]]+\])+$/;

/** A line of a meaning: how deep it stands, what it says, and the clauses behind it. */
export function parted(line: string): { depth: number; text: string; clauses: string[] } {
  const behind = CLAUSES.exec(line)?.[0] ?? "";
  const text = line.slice(0, line.length - behind.length);
  const depth = text.length - text.trimStart().length;
  return { depth: depth / 2, text: text.trim(), clauses: [...behind.matchAll(/\[([^\]]+)\]/g)].map((one) => one[1]!) };
}
