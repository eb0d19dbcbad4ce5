/** Asking the server. What it refuses comes as a phrase that says why. */

import type { SavedDeck } from "./decks";
import type { Clause, Face, GameInfo, Meaning, Phrase, Replay, TableInfo } from "./types";
import { loadFor } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
    readonly problems: { line: number; say: Phrase }[] = [],
  ) {
    super(phrase[0]);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { "Content-Type": "application/json", ...init.headers } });
  } catch {
    throw new Refused(["page-no-connection"], 0);
  }
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const told = body as { error?: Phrase; problems?: { line: number; say: Phrase }[] };
    const refused = new Refused(told.error ?? ["page-no-connection"], response.status, told.problems);
    await loadFor([refused.phrase, ...refused.problems.map((problem) => problem.say)]);
    throw refused;
  }
  return body as T;
}

export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(path, { method: "POST", body: JSON.stringify(body) });

const once = new Map<string, Promise<unknown>>();
export function cached<T>(path: string): Promise<T> {
  if (!once.has(path)) {
    once.set(path, ask<T>(path).catch((problem: unknown) => {
      once.delete(path);
      throw problem;
    }));
  }
  return once.get(path) as Promise<T>;
}

export interface NewTable {
  game: string;
  edition: string;
  name: string;
  deck: string;
  opponent: string;
  opponent_deck: string;
  seat: 1 | 2;
  match: 0 | 2 | 3;
  clock: { kind: string; seconds: number; increment: number };
  listed: boolean;
}

export interface Me {
  name: string | null;
  games: { table: string; game: string; status: string; updated: number; seat: number; players: string[] }[];
  decks: SavedDeck[];
}

export const games = (): Promise<GameInfo[]> => cached("/api/games");
/** The card of the day. */
export interface Today {
  game: string;
  face: number;
  card: Face;
}
export const today = (): Promise<Today> => ask("/api/cards/today");
export const cards = (game: string): Promise<Face[]> => cached(`/api/games/${game}/cards`);
export const meanings = (game: string, face: number): Promise<Meaning[]> => cached(`/api/games/${game}/cards/${face}/meaning`);
export const clause = (game: string, edition: string, id: string): Promise<Clause> =>
  cached(`/api/games/${game}/${encodeURIComponent(edition)}/clauses/${encodeURIComponent(id)}`);
/** Where others can reach the server. */
export const addresses = (): Promise<string[]> => ask("/api/addresses");
export const lobby = (): Promise<TableInfo[]> => ask("/api/tables");
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`);
export const openTable = (wanted: NewTable): Promise<TableInfo> => post("/api/tables", wanted);
export const join = (id: string, name: string, deck: string): Promise<TableInfo> => post(`/api/tables/${id}/join`, { name, deck });
export const rejoin = (id: string, token: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/rejoin`, { token });
/** A new link for one's seat; the old one is worth nothing any more. */
export const renewSeat = (id: string): Promise<TableInfo> => post(`/api/tables/${id}/seat/renew`, {});
/** One's seat at the table of the rematch. */
export const rematch = (id: string): Promise<TableInfo> => post(`/api/tables/${id}/rematch`, {});
export const checkDeck = (game: string, edition: string, list: string): Promise<{ problems: { line: number; say: Phrase }[] }> =>
  post("/api/decks/check", { game, edition, list });
export const replay = (id: string, number: number, seat: number, first: number): Promise<Replay> =>
  ask(`/api/tables/${id}/games/${number}?seat=${seat}&first=${first}`);
export const playOn = (id: string, number: number, at: number, seat: 1 | 2, name: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/games/${number}/play-on`, { at, seat, name });
/** A record that somebody has, with the card files that it names. */
export interface Brought {
  text: string;
  files: { name: string; text: string }[];
}
export const openReplay = (brought: Brought, seat: number): Promise<Replay> => post(`/api/replays/open?seat=${seat}`, brought);
/** Lay a record that was brought on a table of its own, to be shared and played on from. */
export const keepReplay = (brought: Brought): Promise<TableInfo> => post("/api/replays", brought);
export const report = (id: string, note: string): Promise<{ link: string }> => post(`/api/tables/${id}/reports`, { note });
export const oneReport = (id: string): Promise<Record<string, unknown>> => ask(`/api/reports/${id}`);
export const me = (): Promise<Me> => ask("/api/me");
export const register = (name: string, passphrase: string): Promise<unknown> => post("/api/accounts", { name, passphrase });
export const logIn = (name: string, passphrase: string): Promise<unknown> => post("/api/accounts/session", { name, passphrase });
export const logOut = (): Promise<unknown> => ask("/api/accounts/session", { method: "DELETE" });
export const keepDeck = (game: string, name: string, list: string): Promise<unknown> =>
  ask("/api/me/decks", { method: "PUT", body: JSON.stringify({ game, name, list }) });
export const dropDeck = (id: number): Promise<unknown> => ask(`/api/me/decks/${id}`, { method: "DELETE" });
