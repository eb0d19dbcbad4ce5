/** One table over its socket: what is shown, what was told, and saying things; it comes back by itself when cut off. */

import type { GameEvent, Phrase, TableState, Verdict } from "./types";

type Said = { type: string } & Record<string, unknown>;

const place = (state: TableState): string => `${state.gameNumber}/${state.at}`;

export class LiveTable {
  state = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** When the state came: clocks have run on since. */
  heard = $state(0);
  connected = $state(false);
  /** What was refused last, until something else happens. */
  refusal = $state<Phrase | null>(null);
  /** Said and not yet acknowledged: the board takes no second answer meanwhile. */
  busy = $state(false);
  gone = $state<Phrase | null>(null);

  /** The place in the game of the answer that is under way: it may be told again before the answer has arrived. */
  #answered = "";
  #socket: WebSocket | null = null;
  #closed = false;
  #pause = 500;
  #number = 0;
  #waiting = new Map<string, (verdicts: Verdict[]) => void>();
  #listeners = new Set<(events: GameEvent[]) => void>();

  constructor(
    readonly id: string,
    readonly onlooker = false,
  ) {
    this.#open();
    addEventListener("online", this.#again);
  }

  /** The network is back: no waiting. */
  #again = (): void => {
    if (!this.connected && this.#socket?.readyState === WebSocket.CLOSED) this.#open();
  };

  onEvents(listener: (events: GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = new URLSearchParams(this.onlooker ? { look: "on" } : {});
    if (this.state) {
      asked.set("game", String(this.state.gameNumber));
      asked.set("back", String(this.state.takenBack));
      asked.set("told", String(this.events.length));
    }
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${asked}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#pause = 500;
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string));
    socket.onclose = () => {
      this.connected = false;
      this.#free();
      if (this.#closed || this.gone) return;
      setTimeout(this.#again, this.#pause);
      this.#pause = Math.min(this.#pause * 2, 8000);
    };
  }

  #hear(message: TableState | { type: string; ref?: string; say?: Phrase; verdicts?: Verdict[] }): void {
    if (message.type === "state") {
      const state = message as TableState;
      const fresh = state.events ?? [];
      const from = state.eventsFrom ?? 0;
      const known = this.state?.gameNumber === state.gameNumber ? this.events.slice(0, from) : [];
      this.events = [...known, ...fresh];
      this.state = state;
      this.heard = Date.now();
      this.busy = this.#answered === place(state);
      if (!this.busy) this.#answered = "";
      if (fresh.length > 0) for (const listener of this.#listeners) listener(fresh);
    } else if (message.type === "error") {
      const told = message as { ref?: string; say: Phrase };
      this.#free();
      if (this.state === null) this.gone = told.say;
      else this.refusal = told.say;
    } else if (message.type === "why") {
      const told = message as { ref: string; verdicts: Verdict[] };
      this.#waiting.get(told.ref)?.(told.verdicts);
      this.#waiting.delete(told.ref);
    }
  }

  #free(): void {
    this.busy = false;
    this.#answered = "";
  }

  #say(said: Said): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.refusal = null;
    this.#socket.send(JSON.stringify(said));
  }

  answer(index: number): void {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.#answered = place(this.state);
    this.#say({ type: "answer", at: this.state.at, index });
  }

  concede = (): void => this.#say({ type: "concede" });
  undo = (): void => this.#say({ type: "undo" });
  allowUndo = (yes: boolean): void => this.#say({ type: "allow-undo", yes });
  claim = (): void => this.#say({ type: "claim" });
  next = (): void => this.#say({ type: "next" });
  closeTable = (): void => this.#say({ type: "close" });
  rematch = (): void => this.#say({ type: "rematch" });
  showHand = (yes: boolean): void => this.#say({ type: "show-hand", yes });

  /** What could be done with a card, or by an action, and what stands against it. */
  why(card: number | null, action: string | null = null): Promise<Verdict[]> {
    const ref = `w${(this.#number += 1)}`;
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      this.#say({ type: "why", ref, card, action });
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    this.#socket?.close();
  }
}
