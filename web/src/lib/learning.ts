/** Lessons: what the server says of them, and what this browser remembers of those that are done. */

import { ask, cached, post } from "./api";
import type { ClauseText, GameEvent, Outcome, Phrase, Question, Verdict, View } from "./types";

export interface LessonHead {
  lesson: string;
  game: string;
  edition: string;
  /** The edition of the book by which it is played; empty where there is one book. */
  book: string;
  kind: "game" | "goal" | "which";
  title: ClauseText;
  intro: ClauseText;
}

export interface Course {
  game: string;
  lessons: LessonHead[];
}

export interface Coach {
  head: ClauseText | null;
  say: ClauseText | null;
  clause: string;
  look: string[];
}

export interface Moment {
  view: View;
  question: Question | null;
  outcome: Outcome | null;
  eventsFrom: number;
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

export interface Act {
  step: number;
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

export interface Lesson extends LessonHead {
  hint: ClauseText | null;
  after: ClauseText | null;
  clauses: string[];
  acts: Act[];
  which: Phrase[];
  begun: Moment | null;
}

const at = (game: string, id: string): string => `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const courses = (): Promise<Course[]> => cached("/api/learn");
export const lesson = (game: string, id: string): Promise<Lesson> => cached(at(game, id));
export const answered = (game: string, id: string, answers: number[]): Promise<Moment> => post(`${at(game, id)}/answers`, { answers });
export const judged = (game: string, id: string): Promise<Judged[]> => ask(`${at(game, id)}/judged`);
export const whyInLesson = (game: string, id: string, act: number, answers: number[], card: number | null): Promise<Verdict[]> =>
  post(`${at(game, id)}/why`, { act, answers, card });

export const lessonPath = (game: string, id: string): string => `/learn/${game}/${encodeURIComponent(id)}`;

/** A word of a game, as its newest book explains it. */
export interface Word {
  group: "goal" | "turn" | "zone" | "number" | "keyword";
  key: string;
  clause: string;
  title: ClauseText;
  text: ClauseText;
}

export const words = (game: string): Promise<Word[]> => cached(`/api/games/${encodeURIComponent(game)}/words`);
