/** One table over its socket: what is shown, what was told, and saying things; it comes back by itself when cut off.
 *
 * A network that is dead without a word is noticed by pings. What was answered meanwhile is kept, and said once it is back.
 */

import type { Asked, GameEvent, Phrase, TableState, Verdict } from "../generated/wire";

type Said = { type: string } & Record<string, unknown>;

const place = (state: TableState): string => `${state.gameNumber}/${state.takenBack}/${state.at}`;
/** How often the server is asked whether it is there, how long it may take to say so, and how long to be reached: milliseconds. */
const PING = 3000;
const PONG = 4000;
const REACH = 6000;
const ANSWER = "answer";
const STALE = "complaint-table-stale";

/** A table as the page plays at it. */
export interface Played {
  readonly state: TableState | null;
  readonly events: GameEvent[];
  readonly heard: number;
  readonly connected: boolean;
  readonly refusal: Phrase | null;
  readonly busy: boolean;
  readonly gone: Phrase | null;
  /** Whenever how things stand is told, with what has happened since it was told last. */
  onState(listener: (state: TableState, fresh: GameEvent[]) => void): () => void;
  /** Answer what is asked, and what is asked next. `onpart`: that is not the whole act yet, and nothing has been answered. */
  answer(path: number[], onpart: (question: Asked) => void): void;
  concede(): void;
  undo(): void;
  allowUndo(yes: boolean): void;
  claim(): void;
  next(): void;
  closeTable(): void;
  rematch(): void;
  showHand(yes: boolean): void;
  why(card: number | null, action?: string | null): Promise<Verdict[]>;
  close(): void;
}

export class LiveTable implements Played {
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

  /** The answer that is under way, and its place in the game: the place may be told again before the answer has arrived. */
  #answered: { place: string; said: Said; onpart: (question: Asked) => void } | null = null;
  /** When a ping was sent that has not been answered, when anything was heard last, when the socket was opened. */
  #pinged = 0;
  /** The socket is new: an answer that has not been taken is said again. */
  #resending = false;
  #lastHeard = 0;
  #opened = 0;
  #looking = setInterval(() => this.#look(), 1000);
  #socket: WebSocket | null = null;
  #closed = false;
  #pause = 500;
  #number = 0;
  #waiting = new Map<string, (verdicts: Verdict[]) => void>();
  #listeners = new Set<(state: TableState, fresh: GameEvent[]) => void>();

  constructor(
    readonly id: string,
    readonly onlooker = false,
  ) {
    if (typeof WebSocket === "undefined") {
      this.gone = ["page-no-websocket"];
      clearInterval(this.#looking);
      return;
    }
    this.#open();
    addEventListener("online", this.#again);
  }

  /** The network is back: no waiting. */
  #again = (): void => {
    if (!this.connected && this.#socket === null && !this.#closed && !this.gone) this.#open();
  };

  /** Whenever how things stand is told, with what has happened since it was told last. */
  onState(listener: (state: TableState, fresh: GameEvent[]) => void): () => void {
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
    this.#opened = Date.now();
    this.#pinged = 0;
    socket.onopen = () => {
      this.connected = true;
      this.#resending = true;
      this.#lastHeard = Date.now();
      this.#pause = 500;
      const key = location.hash.slice(1);
      if (this.onlooker && key) this.#say({ type: "look", key });
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string));
    socket.onclose = () => this.#cutOff();
  }

  /** Whether anybody is there at the other end. */
  #look(): void {
    const now = Date.now();
    const state = this.#socket?.readyState;
    if (state === WebSocket.CONNECTING && now - this.#opened > REACH) this.#cutOff();
    else if (state === WebSocket.OPEN && this.#pinged > 0 && now - this.#pinged > PONG) this.#cutOff();
    else if (state === WebSocket.OPEN && this.#pinged === 0 && now - this.#lastHeard > PING) {
      this.#pinged = now;
      this.#socket!.send(JSON.stringify({ type: "ping" }));
    }
  }

  /** The socket is of no more use: another is tried after a while. */
  #cutOff(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (this.#closed || this.gone) return;
    setTimeout(this.#again, this.#pause);
    this.#pause = Math.min(this.#pause * 2, 8000);
  }

  #hear(message: TableState | { type: string; ref?: string; say?: Phrase; verdicts?: Verdict[]; question?: Asked }): void {
    this.#lastHeard = Date.now();
    this.#pinged = 0;
    if (message.type === "state") {
      const state = message as TableState;
      const fresh = state.events ?? [];
      const from = state.eventsFrom ?? 0;
      const known = this.state?.gameNumber === state.gameNumber ? this.events.slice(0, from) : [];
      const answered = this.#answered;
      this.events = [...known, ...fresh];
      this.state = state;
      this.heard = Date.now();
      if (answered?.place !== place(state)) this.#free();
      else if (this.#resending) this.#say(answered.said);
      this.#resending = false;
      for (const listener of this.#listeners) listener(state, fresh);
    } else if (message.type === "part") {
      const answered = this.#answered;
      this.#free();
      answered?.onpart((message as { question: Asked }).question);
    } else if (message.type === "error") {
      const told = message as { ref?: string; say: Phrase };
      const answered = this.#answered;
      if (told.say[0] === STALE && told.ref === ANSWER) return; // it was said twice, or another page was quicker
      if (!told.ref || told.ref === answered?.said["ref"]) this.#free();
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
    this.#answered = null;
  }

  #say(said: Said): void {
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
    else if (said["ref"] !== ANSWER) this.refusal = ["page-no-connection"];
  }

  answer([index, ...then]: number[], onpart: (question: Asked) => void): void {
    if (this.busy || !this.state) return;
    this.busy = true;
    const { gameNumber: game, takenBack: back, at } = this.state;
    const said = { type: "answer", ref: ANSWER, game, back, at, index, then, held: true };
    this.#answered = { place: place(this.state), said, onpart };
    this.#say(this.#answered.said);
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
    clearInterval(this.#looking);
    removeEventListener("online", this.#again);
    this.#socket?.close();
  }
}
