/** Made from the server's types by `make wire`; not to be changed by hand. */

/** A message's key and what goes into it: the page says it in either language. */
export type Phrase = [string] | [string, Record<string, Argument>];
export type Argument = string | number | { say: Phrase } | { all: Phrase[] } | { ja: string; en: string };
/** A printed card; which fields there are depends on the game. */
export type Face = { name: string; english?: string; meaning?: Meaning[] } & Record<string, unknown>;

export const HIDDEN = -1;
export const ONLOOKER = 2;

export type Question = OthersQuestion | Asked;

export type Told = TableState | WhyTold | PartTold | DoneTold | PongTold | RefusedTold;

export type Message = AnswerMessage | ConcedeMessage | UndoMessage | AllowUndoMessage | ClaimMessage | NextMessage | RematchMessage | ShowHandMessage | LookMessage | WhyMessage | CloseMessage | PingMessage;

export interface Problem {
  /** The line of a list; 0: no line in particular. */
  line: number;
  say: Phrase;
}

export interface ErrorBody {
  error: Phrase;
  /** Everything that is wrong, where there can be more than one thing. */
  problems?: Problem[];
}

export interface Spoken {
  ja: string;
  en: string;
}

export interface Lines {
  ja: string[];
  en: string[];
}

export interface Meaning {
  heading: Spoken;
  /** Indented by two spaces a level, with the clauses in brackets. */
  lines: Lines;
}

export interface CardView {
  handle: number;
  /** Both are -1 where they are hidden. */
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

export interface GameEvent {
  number: number;
  kind: string;
  clause: string;
  seat: number;
  /** Each by its handle and its face. */
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

export interface Place {
  zone: string;
  seat: number;
}

/** In words, and for programs: its kind, and the card, the place and the number by which it differs from others. */
export interface Option {
  index: number;
  say: Phrase;
  /** The key of an action; of anything else what is chosen (docs/api.md). */
  kind: string;
  /** By its handle. */
  card?: number;
  place?: Place;
  number?: number;
  /** It passes, or chooses no more. */
  stop?: boolean;
  /** Of an action; any other option has that of the question. */
  clause?: string;
  /** What it costs and does, where its name alone does not say it. */
  hint?: Phrase;
  /** What taking it means: `gives-up`, `ends-phase` or `ends-turn`; nothing of what is ordinary. */
  bearing?: string;
  /** It does no more than make something ready to pay with. */
  prepares?: boolean;
}

export interface HintStep {
  seat: number;
  say: Phrase;
}

export interface HintOption {
  index: number;
  /** Of winning by it, between 0 and 1; null for an option that was not tried. */
  chance: number | null;
  visits: number;
  /** What is expected to follow, as the seat would see it. */
  line: HintStep[];
}

/** What the computer thinks of a question, the option to be taken first. */
export interface Hint {
  seat: number;
  tries: number;
  chance: number;
  options: HintOption[];
}

/** To somebody else: whom, and no more. */
export interface OthersQuestion {
  seat: number;
  mine: false;
}

export interface Asked {
  seat: number;
  mine: true;
  kind: string;
  prompt: string;
  domain: string;
  clause: string;
  say: Phrase;
  options: Option[];
  /** The face of the card by whose text it is decided. */
  source: number | null;
  /** The part of that text which alone matters. */
  part: string;
  /** It makes no difference which option is taken. */
  alike: boolean;
  /** `hurried`: most pass here; `tense`: the last moment to act; nothing of what is ordinary. */
  pace: string;
}

export interface Edition {
  edition: string;
  name: Phrase[];
}

export interface DeckName {
  deck: string;
  name: string;
}

export interface Deck {
  deck: string;
  name: string;
  list: string;
}

export interface GameInfo {
  game: string;
  name: Phrase;
  editions: Edition[];
  decks: DeckName[];
  /** The decks of those who choose none, by seats. */
  usual: string[];
  agents: string[];
  /** Three cards that stand for the game, as they are printed. */
  shown: Face[];
  cards: number;
  /** Zones that a card is carried to, by the kinds of options; «their» ones are the opponent's. */
  onto: Record<string, string[]>;
}

export interface Today {
  game: string;
  face: number;
  card: Face;
}

export interface Problems {
  problems: Problem[];
}

export interface ClauseText {
  ja: string;
  en: string;
}

export interface Ruling {
  id: string;
  question: ClauseText;
  ruling: ClauseText;
  reason: ClauseText;
}

/** A clause; or a ruling alone, without title and summary. */
export interface Clause {
  clause: string;
  /** The edition of the book in which it stands; empty where all editions are played by one book. */
  book: string;
  ruling?: boolean;
  title?: ClauseText;
  summary?: ClauseText;
  note?: ClauseText | null;
  rulings: Ruling[];
}

export interface Clock {
  kind: "none" | "decision" | "game";
  seconds?: number;
  increment?: number;
}

export interface Who {
  kind: string;
  name: string;
}

export interface TableInfo {
  table: string;
  game: string;
  edition: string;
  title: string;
  clock: Clock;
  match: number;
  /** waiting, playing or over. */
  status: string;
  listed: boolean;
  players: Who[];
  games: number;
  /** The seat of whoever asks. */
  seat: number | null;
  changed: number;
}

export interface Seated {
  table: string;
  game: string;
  edition: string;
  title: string;
  clock: Clock;
  match: number;
  /** waiting, playing or over. */
  status: string;
  listed: boolean;
  players: Who[];
  games: number;
  /** The seat of whoever asks. */
  seat: number | null;
  changed: number;
  /** The link by which the seat is taken along to another device; whoever has it has the seat. */
  rejoin: string;
}

export interface Step {
  at: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  outcome: Outcome | null;
}

export interface OpenedReplay {
  game: string;
  edition: string;
  answers: number;
  players: string[];
  steps: Step[];
  /** Cards of somebody's own, by their faces. */
  own: [number, Face][];
  /** The files in which they stand: names and texts. */
  files: [string, string][];
}

export interface Replay {
  game: string;
  edition: string;
  answers: number;
  players: string[];
  steps: Step[];
  /** Cards of somebody's own, by their faces. */
  own: [number, Face][];
  /** The files in which they stand: names and texts. */
  files: [string, string][];
  table: string;
  number: number;
  games: number;
  endedBy: string;
}

export interface Reported {
  report: string;
  link: string;
}

export interface Report {
  report: string;
  note: string;
  table: string;
  at: number;
  seat: number;
  game: string;
  edition: string;
  players: string[];
  step: Step | null;
}

export interface ChapterHead {
  number: number;
  title: ClauseText;
  /** Its first clause. */
  first: string;
  count: number;
}

export interface Book {
  /** Empty where all editions of the game are played by one book. */
  edition: string;
  title: ClauseText;
  chapters: ChapterHead[];
}

/** Where a clause stands in the other edition; without a clause it is not there. */
export interface OtherEdition {
  edition: string;
  clause: string;
  relation: "behaviour" | "new" | "gone" | "reworded" | "same";
  title: ClauseText | null;
  summary: ClauseText | null;
  /** What changes in play. */
  difference: ClauseText | null;
}

export interface ScenarioHead {
  scenario: string;
  title: ClauseText;
}

export interface Rule {
  clause: string;
  kind: "behaviour" | "definition" | "physical" | "outside" | "misprint" | "ruling";
  title: ClauseText;
  summary: ClauseText;
  note: ClauseText | null;
  /** Of a ruling: the clauses that it is about. */
  about: string[];
  rulings: Ruling[];
  others: OtherEdition[];
  /** The first of those that show it. */
  scenarios: ScenarioHead[];
  /** How many there are. */
  shown: number;
}

export interface Chapter {
  number: number;
  title: ClauseText;
  /** Its first clause. */
  first: string;
  count: number;
  edition: string;
  rules: Rule[];
}

export interface RulePage {
  clause: string;
  kind: "behaviour" | "definition" | "physical" | "outside" | "misprint" | "ruling";
  title: ClauseText;
  summary: ClauseText;
  note: ClauseText | null;
  /** Of a ruling: the clauses that it is about. */
  about: string[];
  rulings: Ruling[];
  others: OtherEdition[];
  /** The first of those that show it. */
  scenarios: ScenarioHead[];
  /** How many there are. */
  shown: number;
  edition: string;
  chapter: ChapterHead;
  before: string;
  /** The clauses before and after it; empty where there is none. */
  after: string;
}

export interface Said {
  seat: number;
  question: Phrase;
  option: Phrase;
  clause: string;
}

export interface Refused {
  seat: number;
  option: Phrase;
  clause: string;
  why: Phrase | null;
}

/** A question as it was put to a seat. */
export interface Put {
  seat: number;
  say: Phrase;
}

/** A step of a scenario: what was said, what was refused, what came of it, and how the table lies then. */
export interface Frame {
  said: Said[];
  refused: Refused[];
  events: GameEvent[];
  view: View;
  asked: Put | null;
  outcome: Outcome | null;
}

export interface Scenario {
  scenario: string;
  game: string;
  edition: string;
  title: ClauseText;
  clauses: string[];
  frames: Frame[];
  /** Cards of its own, by their faces. */
  own: [number, Face][];
}

/** Something that was searched for: where it stands, and what is said of it. */
export interface Found {
  what: "clause" | "ruling" | "card" | "scenario" | "word";
  game: string;
  edition: string;
  id: string;
  title: ClauseText;
  text: ClauseText;
}

export interface LessonHead {
  lesson: string;
  game: string;
  edition: string;
  /** The edition of the book by which it is played; empty where all editions are played by one. */
  book: string;
  /** A guided game; an exercise with a goal; a question which actions may be done. */
  kind: "game" | "goal" | "which";
  title: ClauseText;
  intro: ClauseText;
}

export interface Course {
  game: string;
  lessons: LessonHead[];
}

/** A word of a game: its aim, a phase, a zone, a number, a keyword. */
export interface Word {
  group: string;
  /** What the engine calls it, where it has a name for it. */
  key: string;
  clause: string;
  title: ClauseText;
  text: ClauseText;
  /** How cards print it, where they do. */
  printed: string;
}

export interface Coach {
  head: ClauseText | null;
  say: ClauseText | null;
  clause: string;
  /** Zones, each with the number of its player: hand/1. */
  look: string[];
}

export interface Moment {
  view: View;
  question: Question | null;
  outcome: Outcome | null;
  eventsFrom: number;
  /** What has happened since the moment before. */
  events: GameEvent[];
  result: "" | "reached" | "missed";
}

/** An option that is not the right one here, and what it would have done. */
export interface Otherwise {
  index: number;
  option: Phrase;
  clause: string;
  events: GameEvent[];
  asked: Phrase | null;
  outcome: Outcome | null;
}

/** A moment of a guided game: something to read, or something to do. */
export interface Act {
  step: number;
  /** None: it is over. */
  coach: Coach | null;
  right: number | null;
  otherwise: Otherwise[];
  moment: Moment;
}

export interface Judged {
  may: boolean;
  clause: string;
  why: Phrase | null;
}

export interface Lesson {
  lesson: string;
  game: string;
  edition: string;
  /** The edition of the book by which it is played; empty where all editions are played by one. */
  book: string;
  /** A guided game; an exercise with a goal; a question which actions may be done. */
  kind: "game" | "goal" | "which";
  title: ClauseText;
  intro: ClauseText;
  hint: ClauseText | null;
  after: ClauseText | null;
  clauses: string[];
  /** Of a guided game. */
  acts: Act[];
  /** The actions that a question names. */
  which: Phrase[];
  /** How an exercise begins. */
  begun: Moment | null;
}

export interface Player {
  kind: string;
  name: string;
  here: boolean;
  /** For so many seconds. */
  away: number | null;
  claimAfter: number;
}

export interface ClockState {
  kind: "none" | "decision" | "game";
  left?: [number, number];
  running?: number | null;
  increment?: number;
}

export interface Undo {
  may: "free" | "ask" | "no";
  wanted: number | null;
  here: boolean;
}

export interface Rematch {
  wanted: number[];
  table: string;
}

export interface Match {
  length: number;
  wins: number[];
  winner: number | null;
}

/** A table as one seat is shown it. */
export interface TableState {
  type: "state";
  table: string;
  seat: number;
  status: string;
  /** How many answers have been given. */
  at: number;
  gameNumber: number;
  takenBack: number;
  players: [Player, Player];
  clock: ClockState;
  thinking: boolean;
  undo: Undo;
  rematch: Rematch;
  match: Match | null;
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

/** Something that could be done, and what stands against it. */
export interface Verdict {
  action: string;
  name: Phrase;
  hint: Phrase | null;
  clause: string;
  may: boolean;
  refusal: Phrase | null;
}

export interface WhyTold {
  type: "why";
  ref: string;
  card: number | null;
  verdicts: Verdict[];
}

/** What was answered is only a part of one act: nothing is done yet, and this is asked next. */
export interface PartTold {
  type: "part";
  ref: string;
  question: Asked;
}

export interface DoneTold {
  type: "done";
  ref: string;
  at: number;
}

export interface PongTold {
  type: "pong";
  ref: string;
}

export interface RefusedTold {
  type: "error";
  ref: string;
  say: Phrase;
}

export interface Account {
  account: number;
  name: string;
}

export interface Played {
  table: string;
  game: string;
  status: string;
  updated: number;
  seat: number;
  players: string[];
}

export interface KeptDeck {
  id: number;
  game: string;
  name: string;
  list: string;
}

export interface KeptDecks {
  decks: KeptDeck[];
}

export interface Me {
  decks: KeptDeck[];
  name: string | null;
  games: Played[];
}

export interface Health {
  ok: boolean;
  tables: number;
}

export interface ClockRequest {
  kind?: "none" | "decision" | "game";
  seconds?: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  edition?: string;
  name: string;
  /** The name of a starter deck, or a list of cards; empty: the usual deck of the seat. */
  deck?: string;
  /** open, or the name of a computer player. */
  opponent?: string;
  opponent_deck?: string;
  seat?: 1 | 2;
  match?: 0 | 2 | 3;
  clock?: ClockRequest;
  /** Whether the lobby shows it to others; if it is not said, a table that waits for a person is shown. */
  listed?: boolean | null;
  regulation?: string;
  title?: string;
}

export interface JoinTable {
  name: string;
  deck?: string;
}

export interface SeatToken {
  token: string;
}

export interface DeckToCheck {
  game: string;
  edition?: string;
  list: string;
}

export interface DeckToKeep {
  game: string;
  name: string;
  list: string;
}

export interface Credentials {
  name: string;
  passphrase: string;
}

export interface NewReport {
  note?: string;
}

/** Go on from a step of a finished game, against the computer. */
export interface PlayOn {
  at: number;
  seat?: 1 | 2;
  name: string;
  opponent?: string;
}

/** A file that a record names: cards of somebody's own, or a list of restricted cards. */
export interface BroughtFile {
  name: string;
  text: string;
}

export interface UploadedReplay {
  text: string;
  files?: BroughtFile[];
}

export interface AnswerMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "answer";
  /** How many answers had been given when the page saw the question. */
  at: number;
  index: number;
  /** What the same seat answers to what it is asked next: the parts of one act. */
  then?: number[];
  /** Nothing is done yet if what is asked next is a part of the same act: that question comes back (`part`). */
  held?: boolean;
  game?: number | null;
  /** In which game (`gameNumber`), and how often something had been taken back (`takenBack`): what was said before something was taken back, and comes late, is no answer to what is asked now. */
  back?: number | null;
}

export interface ConcedeMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "concede";
}

export interface UndoMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "undo";
}

export interface AllowUndoMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "allow-undo";
  yes: boolean;
}

export interface ClaimMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "claim";
}

export interface NextMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "next";
}

export interface RematchMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "rematch";
}

/** Let those onlookers see one's hand who are given its key; or no longer. */
export interface ShowHandMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "show-hand";
  yes: boolean;
}

/** An onlooker has the key of a hand. */
export interface LookMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "look";
  key: string;
}

/** Why a card, or an action, cannot be used now; without either: everything that is done without a card. */
export interface WhyMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "why";
  card?: number | null;
  action?: string | null;
}

/** Close a table at which nobody has sat down yet. */
export interface CloseMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "close";
}

export interface PingMessage {
  /** Comes back with the reply. */
  ref?: string;
  type: "ping";
}
