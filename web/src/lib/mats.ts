/** Playmats: which zone lies where on one player's side, as that player sees it. The other side is turned around. */

export type Shape = "row" | "pile" | "slot" | "hand";

export interface Area {
  zone: string;
  shape: Shape;
  area: string;
}

export interface Layout {
  /** Rows from the middle of the table outwards. */
  rows: string[];
  columns: string;
  heights: string;
}

export interface Mat {
  wide: Layout;
  narrow: Layout;
  areas: Area[];
  /** Zones that only matter while something is in them: they lie beside what waits. */
  passing: string[];
  /** The number by which one loses, and numbers of a player that are shown beside it. */
  life: string;
  facts: string[];
  /** Zones whose cards are counted by one of these marks each: how many there are, and how many of them bear another. */
  tallies: Record<string, { by: string[]; of: string }>;
  phases: string[];
  /** Actions are taken without a card, which is asked for afterwards: what is not on offer can be asked about by itself. */
  cardless: boolean;
  /** Zones that a card is carried to for an action, or for one of two choices (by the key of its words), where that does not name
   * its place itself; «their» ones are the opponent's. */
  drops: Record<string, string[]>;
}

const row = (zone: string, area = zone): Area => ({ zone, shape: "row", area });
const pile = (zone: string, area = zone): Area => ({ zone, shape: "pile", area });
const slot = (zone: string, area = zone): Area => ({ zone, shape: "slot", area });

export const their = (zone: string): string => `their ${zone}`;
const LANES = ["left", "center", "right"];
const WAITS = ["wait-1", "wait-2", "wait-3", "wait-4"];
const SQUARES = ["front", "back"].flatMap((row) => [1, 2, 3, 4].map((lane) => `${row}-${lane}`));

const PILE = "minmax(4.2rem, 0.62fr)";
const NARROW_PILE = "minmax(3rem, 0.7fr)";

export const MATS: Record<string, Mat> = {
  "black-poker": {
    wide: {
      rows: ["soldiers life", "walls graveyard"],
      columns: `1fr minmax(5.5rem, 0.13fr)`,
      heights: "1fr 1fr",
    },
    narrow: {
      rows: ["soldiers life", "walls graveyard"],
      columns: "1fr minmax(3.6rem, 0.2fr)",
      heights: "1fr 1fr",
    },
    areas: [row("soldiers"), row("walls"), pile("life"), pile("graveyard")],
    passing: ["fog", "pack", "rare", "gear"],
    life: "",
    facts: [],
    tallies: {},
    phases: [],
    cardless: true,
    drops: {},
  },
  legions: {
    wide: {
      rows: ["exile master left center right lord deck", "exile w4 w3 w2 w1 standby deck"],
      columns: `${PILE} 1fr 1fr 1fr 1fr 1fr ${PILE}`,
      heights: "1.12fr 1fr",
    },
    narrow: {
      rows: ["left left center center right right", "master master lord lord deck exile", "w4 w3 w2 w1 standby standby"],
      columns: "1fr 1fr 1fr 1fr 1fr 1fr",
      heights: "1.1fr 1fr 1fr",
    },
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
    ],
    passing: ["play"],
    life: "life",
    facts: ["points"],
    tallies: {},
    phases: ["start", "core", "draw", "main", "end"],
    cardless: false,
    drops: {
      unlock: [...LANES, "lord-area", "standby", ...WAITS],
      "legions-choice-play": [...LANES, "lord-area"],
      "legions-choice-place": [...LANES, "lord-area"],
      "legions-choice-lurk": WAITS,
      play: LANES,
      "move-lane": LANES,
      "exile-from-standby": ["exile"],
      "exile-from-field": ["exile"],
      attack: [...LANES, "master-area", "lord-area"].map(their),
    },
  },
  "last-chronicle": {
    wide: {
      rows: ["field field field deck", "souls era ca discard"],
      columns: `2.6fr 1.1fr 1.5fr ${PILE}`,
      heights: "1.15fr 1fr",
    },
    narrow: {
      rows: ["field field field deck", "souls souls souls discard", "era era ca ca"],
      columns: `1fr 1fr 1fr ${NARROW_PILE}`,
      heights: "1.25fr 1fr 0.8fr",
    },
    areas: [row("battlefield", "field"), row("soul-yard", "souls"), row("ca-yard", "ca"), row("era-yard", "era"), pile("deck"), pile("discard-pile", "discard")],
    passing: ["removed-yard"],
    life: "life",
    facts: ["era", "ca", "advance-points"],
    tallies: { "soul-yard": { by: ["white", "orange", "purple", "black", "blue"], of: "active" } },
    phases: ["recovery", "draw", "check", "main", "combat", "cleanup"],
    cardless: false,
    drops: { place: ["battlefield"], "place-soul": ["soul-yard"], "use-spell": [their("battlefield")] },
  },
  "legend-of-stars": {
    wide: {
      rows: ["energy energy f1 f2 f3 f4 support support", "energy energy b1 b2 b3 b4 deck trash"],
      columns: `${PILE} ${PILE} 1fr 1fr 1fr 1fr ${PILE} ${PILE}`,
      heights: "1fr 1fr",
    },
    narrow: {
      rows: ["f1 f2 f3 f4", "b1 b2 b3 b4", "energy energy support deck", "energy energy support trash"],
      columns: "1fr 1fr 1fr 1fr",
      heights: "1fr 1fr 0.6fr 0.6fr",
    },
    areas: [
      ...[1, 2, 3, 4].map((lane) => slot(`front-${lane}`, `f${lane}`)),
      ...[1, 2, 3, 4].map((lane) => slot(`back-${lane}`, `b${lane}`)),
      row("energy-zone", "energy"),
      row("support-zone", "support"),
      pile("deck"),
      pile("trash"),
    ],
    passing: ["in-use"],
    life: "life",
    facts: ["energy"],
    tallies: {},
    phases: ["setup", "main", "lead", "attack", "end"],
    cardless: false,
    drops: {
      "place-character": SQUARES,
      "place-support": ["support-zone"],
      "place-energy": ["energy-zone"],
      attack: SQUARES.map(their),
    },
  },
};

/** The grid of one side; the far side is turned around, so that lanes face each other. */
export function grid(layout: Layout, far: boolean): string {
  const turned = (line: string): string => (far ? words(line).reverse().join(" ") : line);
  const rows = layout.rows.map((line) => `"${turned(line)}"`);
  const heights = words(layout.heights);
  const lines = rows.map((line, at) => `${line} minmax(0, ${heights[at]})`);
  return `${(far ? lines.reverse() : lines).join(" ")} / ${turned(layout.columns)}`;
}

/** The parts of a list of tracks: spaces inside brackets do not part them. */
function words(line: string): string[] {
  return line.match(/[^\s(]+\([^)]*\)|\S+/g) ?? [];
}
