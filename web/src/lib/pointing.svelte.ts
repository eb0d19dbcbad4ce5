/** Cards of the board that the list of options speaks of: the one that the mouse or the focus rests on, and those picked so far. */

export const pointing = $state<{ at: number | null; picked: number[] }>({ at: null, picked: [] });
