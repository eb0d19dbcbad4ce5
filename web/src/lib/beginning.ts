/** A game that begins in one click: the usual deck of each side, against a computer. */

import * as api from "./api";
import { keepRejoin } from "./rejoining";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";
import type { GameInfo } from "../generated/wire";

/** The computer that thinks, or the one for whoever plays for the first time. */
export type Opponent = "greedy" | "kind";

export async function beginAgainst(opponent: Opponent, info: GameInfo): Promise<void> {
  const table = await api.openTable({
    game: info.game,
    edition: info.editions[0]?.edition ?? "",
    name: settings.name.trim() || say("page-guest"),
    deck: info.usual[0] ?? "",
    opponent,
    opponent_deck: info.usual[1] ?? "",
    seat: 1,
    match: 0,
    clock: { kind: "none", seconds: 0, increment: 0 },
    listed: false,
  });
  if (table.rejoin) keepRejoin(table.table, table.rejoin);
  go(`/table/${table.table}`);
}
