/** What the server sends. A phrase is a message's key and what goes into it; the page says it in either language. */

export type Argument = string | number | { say: Phrase } | { all: Phrase[] } | { ja: string; en: string };
export type Phrase = [string] | [string, Record<string, Argument>];

export interface CardView {
  handle: number;
  face: number;
  marks?: string[];
  numbers?: Record<string, number>;
  under?: CardView[];
}

export interface ZoneView {
  name: string;
  seat: number;
  count: number;
  cards: CardView[];
}

export interface PendingView {
  number: number;
  seat: number;
  what: string;
  clause: string;
  cards: CardView[];
  target: string;
  targetCards: CardView[];
  targetNumber: number;
  text: string;
  numbers: Record<string, number>;
}

export interface View {
  seat: number;
  turn: number;
  turnPlayer: number;
  zones: ZoneView[];
  pending: PendingView[];
  facts: Record<string, number>;
  terms: Record<string, string>;
}

export interface Option {
  index: number;
  say: Phrase;
  /** The key of an action; of anything else what is chosen. */
  kind: string;
  card?: number;
  place?: { zone: string; seat: number };
  number?: number;
  stop?: boolean;
  clause?: string;
  /** What it costs and does, where its name alone does not say it. */
  hint?: Phrase;
  /** What taking it means, where it is not an ordinary thing to do. */
  bearing?: "gives-up" | "ends-phase" | "ends-turn";
  /** It does no more than make something ready to pay with. */
  prepares?: boolean;
}

export type Question =
  | { seat: number; mine: false }
  | {
      seat: number;
      mine: true;
      kind: string;
      prompt: string;
      domain: string;
      clause: string;
      say: Phrase;
      options: Option[];
      /** The face of the card by whose text it is decided, and the part of that text which alone matters. */
      source: number | null;
      part: string;
      /** It makes no difference which option is taken. */
      alike: boolean;
      /** How a player who is asked whether to act passes through this moment. */
      pace: "" | "hurried" | "tense";
    };

export interface GameEvent {
  number: number;
  kind: string;
  clause: string;
  seat: number;
  cards: [number, number][];
  what: string;
  numbers: number[];
  say: Phrase;
}

export interface Outcome {
  loser: number;
  winner: number;
  by: string;
}

export interface Player {
  kind: string;
  name: string;
  here: boolean;
  away: number | null;
  claimAfter: number;
}

export interface Clock {
  kind: string;
  left?: [number, number];
  running?: number | null;
  increment?: number;
}

export interface TableState {
  type: "state";
  table: string;
  seat: number;
  status: string;
  at: number;
  gameNumber: number;
  takenBack: number;
  players: [Player, Player];
  clock: Clock;
  thinking: boolean;
  undo: { may: "free" | "ask" | "no"; wanted: number | null; here: boolean };
  rematch: { wanted: number[]; table: string };
  match: { length: number; wins: number[]; winner: number | null } | null;
  next: number[];
  endedBy: string;
  handsShown: number[];
  /** By this those see one's hand who look on and are given it. */
  handKey: string;
  mayClaim: boolean;
  view?: View;
  question?: Question | null;
  outcome?: Outcome | null;
  eventsFrom?: number;
  events?: GameEvent[];
}

export interface Verdict {
  action: string;
  name: Phrase;
  hint: Phrase | null;
  clause: string;
  may: boolean;
  refusal: Phrase | null;
}

export interface TableInfo {
  table: string;
  game: string;
  edition: string;
  title: string;
  clock: { kind: string; seconds?: number; increment?: number };
  match: number;
  status: string;
  listed: boolean;
  players: { kind: string; name: string }[];
  games: number;
  seat: number | null;
  changed: number;
  rejoin?: string;
}

export interface GameInfo {
  game: string;
  name: Phrase;
  editions: { edition: string; name: Phrase[] }[];
  decks: { deck: string; name: string }[];
  /** The decks of those who choose none, by seats. */
  usual: string[];
  agents: string[];
  /** Three cards that stand for the game. */
  shown: Face[];
  cards: number;
}

export interface Step {
  at: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  outcome: Outcome | null;
}

export interface Replay {
  table?: string;
  game: string;
  edition: string;
  number?: number;
  games?: number;
  answers: number;
  players: string[];
  endedBy?: string;
  steps: Step[];
  /** Cards of somebody's own, by their faces, and the files in which they stand: names and texts. */
  own: [number, Face][];
  files: [string, string][];
}

export interface ClauseText {
  ja: string;
  en: string;
}

export interface Clause {
  clause: string;
  /** The edition of its book; empty where all editions are played by one. */
  book: string;
  ruling?: boolean;
  title?: ClauseText;
  summary?: ClauseText;
  note?: ClauseText | null;
  rulings: { id: string; question: ClauseText; ruling: ClauseText; reason: ClauseText }[];
}

/** A text of a card as it is understood, line by line. */
export interface Meaning {
  heading: ClauseText;
  lines: { ja: string[]; en: string[] };
}

/** A printed card; which fields there are depends on the game. */
export type Face = { name: string; english?: string; meaning?: Meaning[] } & Record<string, unknown>;

export const HIDDEN = -1;
export const ONLOOKER = 2;
