/** How fast things are shown: at the pace a person has chosen, not at all where nothing shall move. */

import { screen } from "./screen.svelte";
import { settings } from "./settings.svelte";

export type Pace = "slow" | "normal" | "fast" | "none";
export const PACES: Pace[] = ["slow", "normal", "fast", "none"];

const SHARE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

/** So long something is held to be seen: milliseconds. */
export const held = (usual: number): number => usual * SHARE[settings.pace];

/** So long something moves. */
export const motion = (usual: number): number => (screen.still ? 0 : held(usual));
