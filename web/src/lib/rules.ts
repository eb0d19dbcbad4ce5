/** The rules as they are read: books, clauses, scenarios, and the address of each. */

import { ask, cached } from "./api";
import type { ClauseText, Face, GameEvent, Outcome, Phrase, View } from "./types";

export interface ChapterHead {
  number: number;
  title: ClauseText;
  first: string;
  count: number;
}

export interface Book {
  /** Empty where all editions of the game are played by one book. */
  edition: string;
  title: ClauseText;
  chapters: ChapterHead[];
}

export interface OtherEdition {
  edition: string;
  clause: string;
  relation: "behaviour" | "new" | "gone" | "reworded" | "same";
  title: ClauseText | null;
  summary: ClauseText | null;
  difference: ClauseText | null;
}

export interface Rule {
  clause: string;
  kind: string;
  title: ClauseText;
  summary: ClauseText;
  note: ClauseText | null;
  about: string[];
  rulings: { id: string; question: ClauseText; ruling: ClauseText; reason: ClauseText }[];
  others: OtherEdition[];
  scenarios: { scenario: string; title: ClauseText }[];
  shown: number;
}

export interface Chapter extends ChapterHead {
  edition: string;
  rules: Rule[];
}

export interface RulePage extends Rule {
  edition: string;
  chapter: ChapterHead;
  before: string;
  after: string;
}

export interface Frame {
  said: { seat: number; question: Phrase; option: Phrase; clause: string }[];
  /** What is said to a seat calls it «you». */
  refused: { seat: number; option: Phrase; clause: string; why: Phrase | null }[];
  events: GameEvent[];
  view: View;
  asked: { seat: number; say: Phrase } | null;
  outcome: Outcome | null;
}

export interface Scenario {
  scenario: string;
  game: string;
  edition: string;
  title: ClauseText;
  clauses: string[];
  frames: Frame[];
  own: [number, Face][];
}

export interface Found {
  what: "clause" | "ruling" | "card" | "scenario";
  game: string;
  edition: string;
  id: string;
  title: ClauseText;
  text: ClauseText;
}

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
