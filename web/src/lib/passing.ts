/** Comforts of a player: what is answered without asking the player. The engine asks all the same. */

import type { Asked, Option, TableState } from "../generated/wire";

export type Passing = "ask" | "act" | "attack" | "main";

export interface Comfort {
  /** Questions with one answer. */
  single: boolean;
  /** Questions of which it makes no difference how they are answered. */
  pay: boolean;
  /** Passing on what the player has just put on the stack. */
  own: boolean;
  /** When the player is asked whether to act. */
  passing: Passing;
}

/** The answer that is given without asking the player, if any. What gives something up or ends a turn never is. */
export function autoAnswer(asked: Asked, state: TableState, comfort: Comfort, acted: boolean): number | null {
  const options = asked.options;
  if (asked.kind === "act") return passes(asked, state, comfort, acted);
  if (options.length === 1 && comfort.single) return freely(options[0]!);
  return comfort.pay && asked.alike ? freely(options[0]!) : null;
}

function passes(asked: Asked, state: TableState, comfort: Comfort, acted: boolean): number | null {
  if (comfort.passing === "ask") return null;
  if (asked.options.length === 1 && comfort.single) return freely(asked.options[0]!);
  const pass = asked.options.find((option) => option.stop);
  if (!pass) return null;
  const useful = asked.options.some((option) => !option.stop && !option.prepares);
  const ownOnTop = acted && comfort.own && state.view?.pending.at(-1)?.seat === state.seat;
  return useful && !ownOnTop && wantsToBeAsked(asked, state, comfort.passing) ? null : freely(pass);
}

const freely = (option: Option): number | null => (option.bearing ? null : option.index);

/** Whether this is one of the times at which the player wants to be asked, where there is something to do. */
function wantsToBeAsked(asked: Asked, state: TableState, passing: Passing): boolean {
  const view = state.view;
  if (passing === "act" || !view) return true;
  const mine = view.turnPlayer === state.seat;
  const top = view.pending.at(-1);
  const main = mine && !top && asked.pace === "";
  if (passing === "main" || main) return main;
  if (top) return top.seat !== state.seat;
  if (asked.pace === "tense") return true;
  return !mine && view.zones.some((zone) => zone.cards.some((card) => card.marks?.includes("attacker")));
}
