/** Lessons: what the server says of them, and what this browser remembers of those that are done. */

import { ask, cached, post } from "./api";
import type { Course, Judged, Lesson, Moment, Verdict, Word } from "../generated/wire";

const at = (game: string, id: string): string => `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const courses = (): Promise<Course[]> => cached("/api/learn");
export const lesson = (game: string, id: string): Promise<Lesson> => cached(at(game, id));
export const answered = (game: string, id: string, answers: number[]): Promise<Moment> => post(`${at(game, id)}/answers`, { answers });
export const judged = (game: string, id: string): Promise<Judged[]> => ask(`${at(game, id)}/judged`);
export const whyInLesson = (game: string, id: string, act: number, answers: number[], card: number | null): Promise<Verdict[]> =>
  post(`${at(game, id)}/why`, { act, answers, card });

export const lessonPath = (game: string, id: string): string => `/learn/${game}/${encodeURIComponent(id)}`;

export const words = (game: string): Promise<Word[]> => cached(`/api/games/${encodeURIComponent(game)}/words`);
