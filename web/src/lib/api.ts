/** Asking the server. What it refuses comes as a phrase that says why. */

import type { Clause, ErrorBody, Face, GameInfo, Hint, Me, Meaning, NewTable, OpenedReplay, Phrase, Problem, Problems, Replay, Report, Reported, Seated, TableInfo, Today, UploadedReplay } from "../generated/wire";
import { loadFor } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
    readonly problems: Problem[] = [],
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
    const told = body as Partial<ErrorBody>;
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

export const games = (): Promise<GameInfo[]> => cached("/api/games");
/** The card of the day. */
export const today = (): Promise<Today> => ask("/api/cards/today");
export const cards = (game: string): Promise<Face[]> => cached(`/api/games/${game}/cards`);
export const meanings = (game: string, face: number): Promise<Meaning[]> => cached(`/api/games/${game}/cards/${face}/meaning`);
export const clause = (game: string, edition: string, id: string): Promise<Clause> =>
  cached(`/api/games/${game}/${encodeURIComponent(edition)}/clauses/${encodeURIComponent(id)}`);
/** Where others can reach the server. */
export const addresses = (): Promise<string[]> => ask("/api/addresses");
export const lobby = (): Promise<TableInfo[]> => ask("/api/tables");
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`);
export const openTable = (wanted: NewTable): Promise<Seated> => post("/api/tables", wanted);
export const join = (id: string, name: string, deck: string): Promise<Seated> => post(`/api/tables/${id}/join`, { name, deck });
export const rejoin = (id: string, token: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/rejoin`, { token });
/** A new link for one's seat; the old one is worth nothing any more. */
export const renewSeat = (id: string): Promise<Seated> => post(`/api/tables/${id}/seat/renew`, {});
/** One's seat at the table of the rematch. */
export const rematch = (id: string): Promise<Seated> => post(`/api/tables/${id}/rematch`, {});
export const checkDeck = (game: string, edition: string, list: string): Promise<Problems> =>
  post("/api/decks/check", { game, edition, list });
export const replay = (id: string, number: number, seat: number, first: number): Promise<Replay> =>
  ask(`/api/tables/${id}/games/${number}?seat=${seat}&first=${first}`);
export const playOn = (id: string, number: number, at: number, seat: 1 | 2, name: string): Promise<Seated> =>
  post(`/api/tables/${id}/games/${number}/play-on`, { at, seat, name });
/** A record that somebody has, with the card files that it names. */
export const openReplay = (brought: UploadedReplay, seat: number): Promise<OpenedReplay> => post(`/api/replays/open?seat=${seat}`, brought);
/** Lay a record that was brought on a table of its own, to be shared and played on from. */
export const keepReplay = (brought: UploadedReplay): Promise<TableInfo> => post("/api/replays", brought);
/** What the computer thinks of the options, the one to be taken first. */
export const hint = (id: string): Promise<Hint> => ask(`/api/tables/${id}/hint`);
export const report = (id: string, note: string): Promise<Reported> => post(`/api/tables/${id}/reports`, { note });
export const oneReport = (id: string): Promise<Report> => ask(`/api/reports/${id}`);
export const me = (): Promise<Me> => ask("/api/me");
export const register = (name: string, passphrase: string): Promise<unknown> => post("/api/accounts", { name, passphrase });
export const logIn = (name: string, passphrase: string): Promise<unknown> => post("/api/accounts/session", { name, passphrase });
export const logOut = (): Promise<unknown> => ask("/api/accounts/session", { method: "DELETE" });
export const keepDeck = (game: string, name: string, list: string): Promise<unknown> =>
  ask("/api/me/decks", { method: "PUT", body: JSON.stringify({ game, name, list }) });
export const dropDeck = (id: number): Promise<unknown> => ask(`/api/me/decks/${id}`, { method: "DELETE" });
