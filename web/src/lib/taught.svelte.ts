/** Tables at which one learns: they are played like any other, against what a lesson says. Nothing on them is ever lost. */

import { Refused } from "./api";
import { answered, whyInLesson } from "./learning";
import type { Played } from "./table.svelte";
import type { Act, GameEvent, Lesson, Moment, Otherwise, Phrase, Question, TableInfo, TableState, Verdict } from "../generated/wire";

const LEARNER = 0;

export const infoOf = (lesson: Lesson): TableInfo => ({
  table: "",
  game: lesson.game,
  edition: lesson.edition,
  title: "",
  clock: { kind: "none" },
  match: 0,
  status: "playing",
  listed: false,
  players: [
    { kind: "learner", name: "" },
    { kind: "script", name: "" },
  ],
  games: 1,
  seat: LEARNER,
  changed: 0,
});

abstract class Taught implements Played {
  state = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  heard = $state(Date.now());
  connected = $state(true);
  refusal = $state<Phrase | null>(null);
  busy = $state(false);
  gone = $state<Phrase | null>(null);
  #back = 0;
  #listeners = new Set<(state: TableState, fresh: GameEvent[]) => void>();

  constructor(readonly lesson: Lesson) {}

  /** Nothing is lost here: every part is answered by itself, and taken back by itself. */
  abstract answer(path: number[]): void;
  abstract undo(): void;
  abstract why(card: number | null): Promise<Verdict[]>;

  onState(listener: (state: TableState, fresh: GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What lies on the table now; `at` counts what has been answered. */
  protected lay(moment: Moment, at: number, question: Question | null, mayUndo: boolean): void {
    const before = this.state?.at ?? 0;
    if (at < before) this.#back += 1;
    this.events = [...this.events.slice(0, moment.eventsFrom), ...moment.events];
    const player = { here: true, away: null, claimAfter: 0, name: "" };
    this.state = {
      type: "state",
      table: "",
      seat: LEARNER,
      status: moment.outcome ? "over" : "playing",
      at,
      gameNumber: 1,
      takenBack: this.#back,
      players: [
        { ...player, kind: "learner" },
        { ...player, kind: "script" },
      ],
      clock: { kind: "none" },
      thinking: false,
      undo: { may: mayUndo ? "free" : "no", wanted: null, here: at < before },
      rematch: { wanted: [], table: "" },
      match: null,
      next: [],
      endedBy: "",
      handsShown: [],
      handKey: "",
      mayClaim: false,
      view: moment.view,
      question,
      outcome: moment.outcome,
      eventsFrom: moment.eventsFrom,
      events: moment.events,
    };
    for (const listener of this.#listeners) listener(this.state, at > before ? moment.events : []);
  }

  /* What people at a table say to each other has no meaning here. */
  concede = (): void => undefined;
  allowUndo = (): void => undefined;
  claim = (): void => undefined;
  next = (): void => undefined;
  closeTable = (): void => undefined;
  rematch = (): void => undefined;
  showHand = (): void => undefined;
  close = (): void => undefined;
}

/** A guided game: the right answer goes on; of any other it is told what it would have done. */
export class GuidedTable extends Taught {
  number = $state(0);
  mistake = $state.raw<Otherwise | null>(null);

  constructor(lesson: Lesson, from = 0) {
    super(lesson);
    this.to(from);
  }

  get act(): Act {
    return this.lesson.acts[this.number]!;
  }
  get over(): boolean {
    return this.number >= this.lesson.acts.length - 1;
  }

  to(wanted: number): void {
    const number = Math.max(0, Math.min(wanted, this.lesson.acts.length - 1));
    this.mistake = null;
    this.refusal = null;
    this.number = number;
    if (this.events.length < this.act.moment.eventsFrom) this.events = this.lesson.acts.slice(0, number).flatMap((act) => act.moment.events);
    const { moment, right } = this.act;
    this.lay(moment, number, right === null ? null : moment.question, number > 0);
  }

  answer([index]: number[]): void {
    if (index === this.act.right) this.to(this.number + 1);
    else this.mistake = this.act.otherwise.find((one) => one.index === index) ?? null;
  }
  undo = (): void => this.to(this.number - 1);
  why = (card: number | null): Promise<Verdict[]> => whyInLesson(this.lesson.game, this.lesson.lesson, this.number, [], card);
}

/** An exercise: it is played freely, taken back freely, and the engine says whether the goal is reached. */
export class ExerciseTable extends Taught {
  result = $state<"" | "reached" | "missed">("");
  #answers: number[] = [];
  #moments: Moment[] = [];

  constructor(lesson: Lesson) {
    super(lesson);
    this.#moments = [lesson.begun!];
    this.#show();
  }

  #show(): void {
    const moment = this.#moments.at(-1)!;
    this.result = moment.result;
    this.refusal = null;
    this.lay(moment, this.#answers.length, moment.result || this.lesson.kind === "which" ? null : moment.question, this.#answers.length > 0);
  }

  answer([index]: number[]): void {
    if (this.busy || this.result) return;
    this.busy = true;
    const answers = [...this.#answers, index!];
    answered(this.lesson.game, this.lesson.lesson, answers).then(
      (moment) => {
        this.busy = false;
        this.#answers = answers;
        this.#moments = [...this.#moments, moment];
        this.#show();
      },
      (problem: unknown) => {
        this.busy = false;
        this.refusal = problem instanceof Refused ? problem.phrase : ["page-no-connection"];
      },
    );
  }
  undo = (): void => {
    if (this.#answers.length === 0 || this.busy) return;
    this.#answers = this.#answers.slice(0, -1);
    this.#moments = this.#moments.slice(0, -1);
    this.#show();
  };
  again = (): void => {
    if (this.busy) return;
    this.#answers = [];
    this.#moments = this.#moments.slice(0, 1);
    this.#show();
  };
  why = (card: number | null): Promise<Verdict[]> => whyInLesson(this.lesson.game, this.lesson.lesson, 0, this.#answers, card);
}
