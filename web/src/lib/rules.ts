/** The rules as they are read: books, clauses, scenarios, and the address of each. */

import { ask, cached } from "./api";
import type { Book, Chapter, Found, RulePage, Scenario } from "../generated/wire";

const parts = (id: string): string => id.split("/").map(encodeURIComponent).join("/");
const of = (game: string, edition: string): string => `/api/rules/${encodeURIComponent(game)}/${edition ? encodeURIComponent(edition) : "-"}`;

export const books = (game: string): Promise<Book[]> => cached(`/api/rules/${encodeURIComponent(game)}`);
export const chapter = (game: string, edition: string, number: string): Promise<Chapter> => cached(`${of(game, edition)}/chapters/${encodeURIComponent(number)}`);
export const rule = (game: string, edition: string, clause: string): Promise<RulePage> => cached(`${of(game, edition)}/clauses/${parts(clause)}`);
export const scenario = (game: string, id: string): Promise<Scenario> => ask(`/api/rules/${encodeURIComponent(game)}/scenarios/${parts(id)}`);
export const search = (text: string, game: string): Promise<Found[]> =>
  ask(`/api/search?${new URLSearchParams(game ? { q: text, game } : { q: text })}`);

/** Where a book is read; behind it stand a clause, `chapters/3`, `cards/…`. */
export const bookPath = (game: string, edition: string): string => `/rules/${game}${edition ? `/${edition}` : ""}`;
export const rulePath = (game: string, edition: string, clause: string): string => `${bookPath(game, edition)}/${parts(clause)}`;
export const chapterPath = (game: string, edition: string, number: number): string => `${bookPath(game, edition)}/chapters/${number}`;
export const scenarioPath = (game: string, id: string): string => `/rules/${game}/scenarios/${parts(id)}`;
export const cardPath = (game: string, name: string): string => `/rules/${game}/cards/${encodeURIComponent(name)}`;

export function foundPath(found: Found): string {
  if (found.what === "card") return cardPath(found.game, found.id);
  return found.what === "scenario" ? scenarioPath(found.game, found.id) : rulePath(found.game, found.edition, found.id);
}
