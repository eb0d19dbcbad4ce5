/** Playmats: which zone lies where on one player's side, as that player sees it. The other side is turned around. */

export type Shape = "row" | "pile" | "slot" | "hand";

export interface Area {
  zone: string;
  shape: Shape;
  area: string;
}

export interface Mat {
  /** Rows from the middle of the table outwards. */
  rows: string[];
  columns: string;
  areas: Area[];
  /** Numbers of a player that are always shown: the fact and the message that names it. */
  facts: string[];
}

const row = (zone: string, area = zone): Area => ({ zone, shape: "row", area });
const pile = (zone: string, area = zone): Area => ({ zone, shape: "pile", area });
const slot = (zone: string, area = zone): Area => ({ zone, shape: "slot", area });

export const MATS: Record<string, Mat> = {
  "black-poker": {
    rows: ["soldiers soldiers soldiers life", "walls walls walls graveyard", "fog pack rare ."],
    columns: "1fr 1fr 1fr auto",
    areas: [row("soldiers"), row("walls"), pile("life"), pile("graveyard"), row("fog"), row("pack"), row("rare")],
    facts: [],
  },
  legions: {
    rows: ["left center right deck", "master master lord exile", "standby w1 w2 play", "standby w3 w4 play"],
    columns: "1fr 1fr 1fr auto",
    areas: [
      slot("left"),
      slot("center"),
      slot("right"),
      slot("master-area", "master"),
      slot("lord-area", "lord"),
      row("standby"),
      row("wait-1", "w1"),
      row("wait-2", "w2"),
      row("wait-3", "w3"),
      row("wait-4", "w4"),
      pile("deck"),
      pile("exile"),
      row("play"),
    ],
    facts: ["life", "points", "cores", "exhausted-cores", "master-cores", "lord-cores"],
  },
  "last-chronicle": {
    rows: ["field field field field deck", "souls souls ca ca discard", "souls souls era era removed"],
    columns: "1fr 1fr 1fr 1fr auto",
    areas: [
      row("battlefield", "field"),
      row("soul-yard", "souls"),
      row("ca-yard", "ca"),
      row("era-yard", "era"),
      pile("deck"),
      pile("discard-pile", "discard"),
      pile("removed-yard", "removed"),
    ],
    facts: ["life", "era", "ca", "advance-points"],
  },
  "legend-of-stars": {
    rows: ["f1 f2 f3 f4 deck", "b1 b2 b3 b4 trash", "energy energy support support use"],
    columns: "1fr 1fr 1fr 1fr auto",
    areas: [
      ...[1, 2, 3, 4].map((lane) => slot(`front-${lane}`, `f${lane}`)),
      ...[1, 2, 3, 4].map((lane) => slot(`back-${lane}`, `b${lane}`)),
      row("energy-zone", "energy"),
      row("support-zone", "support"),
      pile("deck"),
      pile("trash"),
      row("in-use", "use"),
    ],
    facts: ["life", "energy"],
  },
};

/** The grid of one side; the far side is turned around, so that lanes face each other. */
export function template(mat: Mat, far: boolean): string {
  const rows = far ? [...mat.rows].reverse().map((line) => line.split(" ").reverse().join(" ")) : mat.rows;
  return rows.map((line) => `"${line}"`).join(" ");
}

export function columns(mat: Mat, far: boolean): string {
  return far ? mat.columns.split(" ").reverse().join(" ") : mat.columns;
}
