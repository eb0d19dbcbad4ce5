/** What is seen of a table, one thing after the other: what happened is played first, then the board is as it has become.
 *
 * The table may be further than what is shown; until that has caught up nothing can be answered.
 */

import { beatOf, lastTurn, type Beat } from "./beats";
import { held } from "./pace.svelte";
import type { Played } from "./table.svelte";
import type { GameEvent, TableState } from "../generated/wire";

interface Frame {
  state: TableState;
  /** What happened on the way to it. */
  events: GameEvent[];
  /** How many had happened then. */
  told: number;
}

/** So many frames that wait are played at double speed. */
const HURRY = 3;
/** So long cards travel when the board changes, at a normal pace: milliseconds. */
const TRAVEL = 300;
/** Frames that are kept to be seen again. */
const KEPT = 400;

export class Stage {
  shown = $state.raw<TableState | null>(null);
  /** How many events have been shown. */
  told = $state(0);
  beat = $state.raw<Beat | null>(null);
  /** There is more to be seen than is shown. */
  behind = $state(false);
  /** What is shown has been seen before. */
  again = $state(false);
  /** There is a turn that can be seen again. */
  mayRepeat = $state(false);

  #queue: Frame[] = [];
  #past: Frame[] = [];
  #running = false;
  #finish: (() => void) | null = null;
  #stop: () => void;

  constructor(
    readonly live: Played,
    readonly game: string,
  ) {
    this.#stop = live.onState((state, fresh) => this.#hear({ state, events: fresh, told: live.events.length }));
    addEventListener("visibilitychange", this.#hurry);
    if (live.state) this.#hear({ state: live.state, events: [], told: live.events.length });
  }

  /** Whoever comes back to the page sees how things are, not everything that happened meanwhile. */
  #hurry = (): void => {
    if (document.hidden) this.catchUp();
  };

  #hear(frame: Frame): void {
    const before = this.#queue.at(-1)?.state ?? this.shown;
    const goesOn = before !== null && before.gameNumber === frame.state.gameNumber && before.takenBack === frame.state.takenBack && frame.state.view !== undefined && before.view !== undefined;
    this.#keep(frame, goesOn);
    if (!goesOn || held(1) === 0 || document.hidden) {
      this.#queue = [frame];
      this.catchUp();
      return;
    }
    this.#queue.push({ ...frame, events: lastTurn(frame.events) });
    if (!this.#running) void this.#run();
  }

  #keep(frame: Frame, goesOn: boolean): void {
    this.#past = goesOn ? [...this.#past, frame].slice(-KEPT) : [frame];
    this.mayRepeat = this.#begun() > 0;
  }

  /** Where among the past the last turn of the other player began. */
  #begun(): number {
    const seat = this.live.state?.seat ?? 0;
    return this.#past.map(({ events }) => events.some((event) => event.kind === "turn" && event.seat !== seat)).lastIndexOf(true);
  }

  async #run(): Promise<void> {
    this.#running = this.behind = true;
    while (this.#queue.length > 0) {
      const frame = this.#queue[0]!;
      for (const event of frame.events) {
        const view = this.shown?.view;
        const beat = view && beatOf(this.game, event, view, frame.state.seat);
        if (!beat) continue;
        this.beat = beat;
        await this.#wait(beat.lasts);
        if (this.#queue[0] !== frame) return; // it was caught up meanwhile
      }
      const moves = frame.events.length > 0;
      this.#queue.shift();
      this.#show(frame);
      if (moves && this.#queue.length > 0) await this.#wait(TRAVEL);
      if (!this.#running) return;
    }
    this.#rest();
  }

  #wait(usual: number): Promise<void> {
    const lasts = held(usual) / (this.#queue.length >= HURRY ? 2 : 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#finish?.(), lasts);
      this.#finish = () => {
        clearTimeout(timer);
        this.#finish = null;
        resolve();
      };
    });
  }

  #show(frame: Frame): void {
    this.beat = null;
    this.shown = frame.state;
    this.told = frame.told;
  }
  #rest(): void {
    this.#running = this.behind = this.again = false;
  }

  /** What is being shown is over. */
  skip = (): void => this.#finish?.();

  /** Everything that waits is over. */
  catchUp(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show(last);
    this.#rest();
    this.#finish?.();
  }

  /** The last turn of the other player once more, up to what is so now. */
  repeat(): void {
    const begun = this.#begun();
    if (begun <= 0) return;
    this.catchUp();
    this.again = true;
    this.#show(this.#past[begun - 1]!);
    this.#queue = this.#past.slice(begun);
    void this.#run();
  }

  close(): void {
    this.#stop();
    removeEventListener("visibilitychange", this.#hurry);
    this.#queue = [];
    this.#finish?.();
  }
}
