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
  /** How wide a column is while nothing lies in it on either side, by its number. */
  slim?: Record<number, string>;
}

/** A number of a player that is counted towards something, or of which a part is spent. */
export interface Gauge {
  name: string;
  /** What is counted: numbers of the player, or the cards of a zone, of which those with a mark are spent. */
  facts?: string[];
  spent?: string[];
  zone?: string;
  mark?: string;
  /** What it is counted towards. */
  of?: number;
}

export interface Mat {
  wide: Layout;
  narrow: Layout;
  areas: Area[];
  /** Areas that change places on the far side, so that what faces each other lies face to face. */
  facing: [string, string][];
  /** Zones that only matter while something is in them: they lie beside what waits. */
  passing: string[];
  /** The number by which one loses, and numbers of a player that are shown beside it. */
  life: string;
  facts: string[];
  gauges: Gauge[];
  /** Zones whose cards are counted by one of these marks each: how many there are, and how many of them bear another. */
  tallies: Record<string, { by: string[]; of: string }>;
  phases: string[];
  /** Actions are taken without a card, which is asked for afterwards: what is not on offer can be asked about by itself. */
  cardless: boolean;
}

const row = (zone: string, area = zone): Area => ({ zone, shape: "row", area });
const pile = (zone: string, area = zone): Area => ({ zone, shape: "pile", area });
const slot = (zone: string, area = zone): Area => ({ zone, shape: "slot", area });

/** A row of areas, each over so many columns. */
const spread = (areas: Record<string, number>): string => Object.entries(areas).flatMap(([area, many]) => Array.from({ length: many }, () => area)).join(" ");

/** A thumbnail's column. */
const THUMB = "minmax(3.3rem, 3.9rem)";

export const MATS: Record<string, Mat> = {
  "black-poker": {
    wide: {
      rows: ["soldiers life", "soldiers graveyard", "walls graveyard"],
      columns: "1fr minmax(6rem, 0.13fr)",
      heights: "1.1fr 0.25fr 0.85fr",
    },
    narrow: {
      rows: ["soldiers life", "walls graveyard"],
      columns: "1fr minmax(3.6rem, 0.2fr)",
      heights: "1fr 1fr",
    },
    areas: [row("soldiers"), row("walls"), pile("life"), pile("graveyard")],
    facing: [],
    passing: ["fog", "pack", "rare", "gear"],
    life: "",
    facts: [],
    gauges: [],
    tallies: {},
    phases: [],
    cardless: true,
  },
  legions: {
    wide: {
      rows: ["master lord left center right w4 w3 w2 w1", "master lord left center right standby standby deck exile"],
      columns: `0.8fr 1fr 1fr 1fr 1fr ${THUMB} ${THUMB} ${THUMB} ${THUMB}`,
      heights: "1fr 1fr",
      slim: { 1: "minmax(4rem, 0.35fr)" },
    },
    narrow: {
      rows: [spread({ master: 5, left: 5, center: 5, right: 5, lord: 4 }), spread({ w4: 3, w3: 3, w2: 3, w1: 3, standby: 5, deck: 4, exile: 3 })],
      columns: spread({ "1fr": 24 }),
      heights: "1.7fr 1fr",
    },
    facing: [["left", "right"]],
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
    gauges: [{ name: "cores", facts: ["cores", "master-cores", "lord-cores"], spent: ["exhausted-cores"], of: 12 }],
    tallies: {},
    phases: ["start", "core", "draw", "main", "end"],
    cardless: false,
  },
  "last-chronicle": {
    wide: {
      rows: ["field souls souls souls", "field era ca ca", "field era deck discard"],
      columns: "1fr minmax(4.6rem, 5.4rem) minmax(4.2rem, 5rem) minmax(4.2rem, 5rem)",
      heights: "1fr 0.8fr 1fr",
    },
    narrow: {
      rows: ["field field field field deck", "field field field field discard", "era souls souls ca ca"],
      columns: "1fr 1fr 1fr 1fr 1fr",
      heights: "0.8fr 0.8fr 1fr",
    },
    facing: [],
    areas: [row("battlefield", "field"), row("soul-yard", "souls"), row("ca-yard", "ca"), row("era-yard", "era"), pile("deck"), pile("discard-pile", "discard")],
    passing: ["removed-yard"],
    life: "life",
    facts: ["era", "advance-points"],
    gauges: [{ name: "ca", facts: ["ca"], of: 7 }],
    tallies: { "soul-yard": { by: ["white", "orange", "purple", "black", "blue"], of: "active" } },
    phases: ["recovery", "draw", "check", "main", "combat", "cleanup"],
    cardless: false,
  },
  "legend-of-stars": {
    wide: {
      rows: ["f1 f2 f3 f4 support support energy", "b1 b2 b3 b4 deck trash energy"],
      columns: "1fr 1fr 1fr 1fr minmax(4.4rem, 5.6rem) minmax(4.4rem, 5.6rem) minmax(4.4rem, 5.6rem)",
      heights: "1fr 1fr",
    },
    narrow: {
      rows: ["f1 f2 f3 f4", "b1 b2 b3 b4", "energy support deck trash"],
      columns: "1fr 1fr 1fr 1fr",
      heights: "1.2fr 1.2fr 0.72fr",
    },
    facing: [
      ["f1", "f4"],
      ["f2", "f3"],
      ["b1", "b4"],
      ["b2", "b3"],
    ],
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
    facts: [],
    gauges: [{ name: "energy", zone: "energy-zone", mark: "gained" }],
    tallies: {},
    phases: ["setup", "main", "lead", "attack", "end"],
    cardless: false,
  },
};

/** The grid of one side; on the far side rows and what faces each other change places. `bare`: columns in which nothing lies. */
export function grid(mat: Mat, layout: Layout, far: boolean, bare: (areas: string[]) => boolean): string {
  const opposite = new Map(mat.facing.flatMap(([one, other]): [string, string][] => [[one, other], [other, one]]));
  const rows = layout.rows.map((line) => words(line).map((area) => (far ? (opposite.get(area) ?? area) : area)));
  const heights = words(layout.heights);
  const lines = rows.map((row, at) => `"${row.join(" ")}" minmax(var(--lowest, 0), ${heights[at]})`);
  const columns = words(layout.columns).map((width, at) => {
    const slim = layout.slim?.[at];
    return slim && bare(rows.map((row) => row[at]!)) ? slim : width;
  });
  return `${(far ? lines.reverse() : lines).join(" ")} / ${columns.join(" ")}`;
}

/** The parts of a list of tracks: spaces inside brackets do not part them. */
function words(line: string): string[] {
  return line.match(/[^\s(]+\([^)]*\)|\S+/g) ?? [];
}
