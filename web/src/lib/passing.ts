/** Comforts of a player: a question with one answer, and passing where nothing can be done. The engine asks all the same. */

import type { Question, TableState } from "./types";

interface Comfort {
  single: boolean;
  passing: "ask" | "act" | "attack";
}

type Asked = Extract<Question, { mine: true }>;

/** The answer that is given without asking the player, if any. A choice that the rules force is never made here. */
export function autoAnswer(asked: Asked, state: TableState, comfort: Comfort): number | null {
  const options = asked.options;
  if (options.length === 1 && comfort.single) return options[0]!.index;
  if (asked.kind !== "act" || comfort.passing === "ask") return null;
  const pass = options.find((option) => option.stop);
  if (!pass) return null;
  const useful = options.filter((option) => !option.stop && option.action !== "soul-action");
  if (comfort.passing === "act") return useful.length === 0 ? pass.index : null;
  const mine = state.view?.turnPlayer === state.seat;
  const attacked = (state.view?.zones ?? []).some((zone) => zone.cards.some((card) => card.marks?.includes("attacker")));
  return !mine && !attacked && (state.view?.pending.length ?? 0) === 0 ? pass.index : useful.length === 0 ? pass.index : null;
}
