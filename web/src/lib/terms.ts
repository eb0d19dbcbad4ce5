/** What two people agree on when they sit down: how long, and by which clock. */

import type { TableInfo } from "../generated/wire";
import { listed, say } from "./words.svelte";

/** A time as people say it: whole minutes, or seconds. */
const lasting = (seconds: number): string => (seconds >= 60 && seconds % 60 === 0 ? say("page-minutes", { count: seconds / 60 }) : say("page-seconds-long", { count: seconds }));

export function matchOf(table: TableInfo): string {
  return table.match ? say("page-match-first-to", { count: table.match }) : say("page-match-one");
}

export function clockOf(table: TableInfo): string {
  const { kind, seconds = 0, increment = 0 } = table.clock;
  if (kind === "decision") return say("page-terms-decision", { time: lasting(seconds) });
  if (kind !== "game") return say("page-clock-none");
  return say(increment ? "page-terms-game-more" : "page-terms-game", { time: lasting(seconds), more: lasting(increment) });
}

/** What is other than usual, in a few words. */
export function termsOf(table: TableInfo): string {
  return listed([...(table.match ? [matchOf(table)] : []), ...(table.clock.kind && table.clock.kind !== "none" ? [clockOf(table)] : [])]);
}
