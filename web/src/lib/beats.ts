/** How what happens is shown, event by event: by its kind in each game. What is not named is seen when the board changes, and told in the log. */

import { HIDDEN, type GameEvent, type View } from "../generated/wire";

/** From whom to whom it goes: by the cards that the event tells of, or a player. */
interface Way {
  sort: "turn" | "attack" | "block" | "hit" | "heal" | "torn" | "shown" | "end";
  /** The card that is hit lies first among the cards; otherwise its player is hit. */
  card?: boolean;
  /** It counts only for cards that lie in one of these zones. */
  from?: string[];
  /** Only where the event says this. */
  what?: string;
}

const TURN: Way = { sort: "turn" };
const END: Way = { sort: "end" };
const SHOWN: Way = { sort: "shown" };
const LANES = ["left", "center", "right", "lord-area"];
const SQUARES = ["front", "back"].flatMap((row) => [1, 2, 3, 4].map((lane) => `${row}-${lane}`));

const WAYS: Record<string, Record<string, Way>> = {
  legions: {
    turn: TURN,
    over: END,
    attacks: { sort: "attack" },
    damaged: { sort: "hit", card: true },
    "life-lost": { sort: "hit" },
    "life-gained": { sort: "heal" },
    broke: { sort: "torn", from: LANES },
    played: SHOWN,
    activated: SHOWN,
    triggered: SHOWN,
    awakened: SHOWN,
  },
  "last-chronicle": {
    turn: TURN,
    over: END,
    attack: { sort: "attack" },
    block: { sort: "block" },
    damaged: { sort: "hit", card: true },
    "player-damaged": { sort: "hit" },
    "lost-life": { sort: "hit" },
    "gained-life": { sort: "heal" },
    moved: { sort: "torn", from: ["battlefield"], what: "discard-pile" },
    placing: SHOWN,
    spell: SHOWN,
    ability: SHOWN,
    trigger: SHOWN,
    burst: SHOWN,
    "era-advanced": SHOWN,
  },
  "legend-of-stars": {
    turn: TURN,
    over: END,
    attacked: { sort: "attack" },
    damaged: { sort: "hit" },
    "life-lost": { sort: "hit" },
    "life-gained": { sort: "heal" },
    destroyed: { sort: "torn", from: SQUARES },
    trashed: { sort: "torn", from: SQUARES },
    downed: SHOWN,
    placed: SHOWN,
    used: SHOWN,
    activated: SHOWN,
    triggered: SHOWN,
    "turned-up": SHOWN,
    "support-placed": SHOWN,
  },
  "black-poker": {
    turn: TURN,
    over: END,
    attackers: { sort: "attack" },
    blocked: { sort: "block" },
    damaged: { sort: "hit" },
    buried: { sort: "torn", from: ["soldiers", "walls"] },
    staged: SHOWN,
    triggered: SHOWN,
    soldier: SHOWN,
    fog: SHOWN,
    "turned-up": SHOWN,
  },
};

/** One thing that is shown by itself, for a while. */
export interface Beat {
  event: GameEvent;
  sort: Way["sort"];
  /** Who does it: handles of cards, and their faces where they are known. */
  cards: [handle: number, face: number][];
  /** Whom it meets: a card, or a player. */
  target: number | null;
  player: number | null;
  amount: number;
  lasts: number;
}

/** So long each is shown at a normal pace: milliseconds. */
const LASTS: Record<Way["sort"], number> = { turn: 900, attack: 780, block: 650, hit: 700, heal: 650, torn: 420, shown: 650, end: 700 };
/** What one does oneself one knows: it takes less. */
const OWN = 0.55;

const zoneOf = (view: View, handle: number): string | undefined => view.zones.find((zone) => zone.cards.some((card) => card.handle === handle))?.name;

/** How an event is shown to a seat that sees the board like this, if it is shown by itself. */
export function beatOf(game: string, event: GameEvent, view: View, seat: number): Beat | null {
  const way = WAYS[game]?.[event.kind];
  if (!way || (way.what !== undefined && way.what !== event.what)) return null;
  const cards = event.cards.filter(([handle]) => handle !== HIDDEN);
  if (way.from && !cards.some(([handle]) => way.from!.includes(zoneOf(view, handle) ?? ""))) return null;
  if (way.sort === "shown" && event.cards.length > 0 && cards.length === 0) return null;
  const met = meeting(way, event, cards);
  if (way.sort === "attack" && cards.length === 0) return null;
  const lasts = LASTS[way.sort] * (event.seat === seat && way.sort !== "turn" && way.sort !== "end" ? OWN : 1);
  return { event, sort: way.sort, amount: event.numbers[0] ?? 0, lasts, ...met };
}

function meeting(way: Way, event: GameEvent, cards: Beat["cards"]): Pick<Beat, "cards" | "target" | "player"> {
  const [first, second] = cards;
  if (way.sort === "attack") {
    // Two cards are one that attacks another only where the event tells of a target; several may attack together.
    const aimed = event.kind !== "attack" && event.kind !== "attackers" && second !== undefined;
    return { cards: aimed ? [first!] : cards, target: aimed ? second[0] : null, player: aimed ? null : 1 - event.seat };
  }
  if (way.sort === "block") return { cards: event.kind === "blocked" ? cards.slice(1) : cards, target: event.kind === "blocked" ? (first?.[0] ?? null) : null, player: null };
  if (way.sort === "hit" && way.card) return { cards: second ? [second] : [], target: first?.[0] ?? null, player: null };
  if (way.sort === "hit" || way.sort === "heal") return { cards, target: null, player: event.seat };
  return { cards, target: null, player: null };
}

/** How an event is shown, if it matters enough to be shown. */
export const weighs = (game: string, event: GameEvent): Way["sort"] | null => {
  const way = WAYS[game]?.[event.kind];
  return way && (way.what === undefined || way.what === event.what) ? way.sort : null;
};

/** What decided a game: the heaviest blows and losses, the last of them for certain, in the order in which they came. */
export function keyMoments(game: string, events: GameEvent[], most: number): GameEvent[] {
  const rank = { torn: 1, hit: 2 } as const;
  const worth = (event: GameEvent): [number, number] => {
    const sort = weighs(game, event);
    return sort === "hit" || sort === "torn" ? [rank[sort], event.numbers[0] ?? 0] : [0, 0];
  };
  const telling = events.filter((event) => worth(event)[0] > 0);
  const last = telling.at(-1);
  const heaviest = telling.slice(0, -1).sort((one, other) => worth(other)[0] - worth(one)[0] || worth(other)[1] - worth(one)[1]);
  return [...heaviest.slice(0, most - 1), ...(last ? [last] : [])].sort((one, other) => one.number - other.number);
}

/** The turn in which something happened, by its number among all events. */
export const turnOf = (events: GameEvent[], event: GameEvent): number => events.filter((one) => one.kind === "turn" && one.number <= event.number).at(-1)?.numbers[0] ?? 0;

/** Events of the last turn, where more came at once than can be watched. */
export function lastTurn(events: GameEvent[]): GameEvent[] {
  const begun = events.map((event) => event.kind).lastIndexOf("turn");
  return begun > 0 ? events.slice(begun) : events;
}
