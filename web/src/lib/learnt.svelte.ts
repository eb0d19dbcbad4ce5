/** Which lessons are done, kept in this browser; where it keeps nothing, as long as the page is open. */

const KEY = "kirifuda-learnt";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const learnt = $state({ done: read(), kept: true });

export const isLearnt = (game: string, lesson: string): boolean => learnt.done.includes(`${game}/${lesson}`);
/** Whether this browser remembers it beyond this page. */
export const isKept = (): boolean => learnt.kept;

export function markLearnt(game: string, lesson: string): void {
  const name = `${game}/${lesson}`;
  if (!learnt.done.includes(name)) learnt.done = [...learnt.done, name];
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt.done));
    learnt.kept = true;
  } catch {
    learnt.kept = false;
  }
}
