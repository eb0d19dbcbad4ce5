/** What is to be drawn on a card's face, whichever game it is of. */

import type { CardView, Face } from "../generated/wire";
import type { Language } from "./settings.svelte";

export interface Number {
  label: string;
  value: string;
  /** Which place on the frame it has. */
  sort: "attack" | "health" | "power" | "size" | "down";
  /** Other than printed: up or down. */
  change?: "up" | "down";
}

export interface Drawn {
  title: string;
  kind: string;
  colours: string[];
  cost: { text: string; colour: string }[];
  corner: string;
  numbers: Number[];
  /** Numbers that stand on it, by the names that the game's words have for them. */
  named: string[];
  text: { words: string; tone: "" | "green" | "red" | "burst" }[];
  /** A playing card: its suit and rank. */
  pip?: { suit: Suit; rank: string; red: boolean; number: number };
  arrows: string[];
  /** Set apart from others of its kind: printed in gilt. */
  rare: boolean;
  seal: string;
  /** In the upper corner: what it waits, how fast it is, or its level. */
  badge: { sort: "wait" | "speed" | "flash" | "level"; label: string; value: string } | null;
  /** Keywords that are seen on the board. */
  keywords: string[];
  /** What a card of Last Chronicle adds to the CA, by colour. */
  orbs: string[];
  /** The sign of its attribute. */
  attribute: string;
}

/** Kinds of cards by how they are framed and drawn: whoever is not named is somebody who acts. */
export type Outline = "unit" | "spell" | "place" | "lord" | "master";
export const OUTLINES: Record<string, Outline> = {
  skill: "spell",
  arts: "spell",
  spell: "spell",
  effect: "spell",
  history: "place",
  structure: "place",
  support: "place",
  lord: "lord",
  master: "master",
};

const SUITS = ["spade", "heart", "diamond", "club"] as const;
export type Suit = (typeof SUITS)[number] | "joker";
const RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const ROMAN = ["", "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"];

function title(face: Face, language: Language): string {
  return language === "en" && face.english ? face.english : face.name;
}

function changed(label: string, sort: Number["sort"], printed: number, card: CardView | undefined, key: string): Number {
  const now = card?.numbers?.[key];
  const value = now ?? printed;
  return { label, sort, value: String(value), change: value > printed ? "up" : value < printed ? "down" : undefined };
}

/** Keywords and text as lines. */
function sentences(parts: unknown[]): string {
  return parts
    .flatMap((part) => (Array.isArray(part) ? [part.join("　")] : [String(part ?? "")]))
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n");
}

const blank: Omit<Drawn, "title"> = { kind: "", colours: [], cost: [], corner: "", numbers: [], named: [], text: [], arrows: [], rare: false, seal: "", badge: null, keywords: [], orbs: [], attribute: "" };

function blackPoker(face: Face, card: CardView | undefined): Drawn {
  const suit = face["suit"] as number;
  const number = face["number"] as number;
  const size = card?.numbers?.["size"];
  return {
    ...blank,
    title: face.name,
    pip: suit < 0 ? { suit: "joker", rank: "★", red: false, number: 0 } : { suit: SUITS[suit]!, rank: RANKS[number]!, red: suit === 1 || suit === 2, number },
    named: ["number", ...(size === undefined ? [] : ["size"])],
    numbers: size === undefined ? [] : [{ label: "", sort: "size", value: String(size), change: size > number ? "up" : size < number ? "down" : undefined }],
  };
}

function legions(face: Face, card: CardView | undefined, language: Language): Drawn {
  const category = face["category"] as string;
  const awake = card?.marks?.includes("awakened") ?? false;
  const words = [awake ? face["awakenedKeywords"] : face["keywords"], awake ? face["awakenedText"] : face["text"]];
  const lines = sentences(words);
  const unit = category === "minion" || category === "lord";
  const cost = category === "master" || face["token"] ? [] : [{ text: String(face["cost"]), colour: "neutral" }];
  const numbers: Number[] = unit ? [changed("ATK", "attack", face["atk"] as number, card, "atk"), changed("HP", "health", face["hp"] as number, card, "hp")] : [];
  const waits = !face["token"] && category !== "master";
  return {
    ...blank,
    title: title(face, language),
    kind: category,
    colours: face["colours"] as string[],
    cost,
    corner: (face["types"] as string[]).join("・"),
    numbers,
    named: [...(cost.length > 0 ? ["cost"] : []), ...(waits ? ["wt"] : []), ...(unit ? ["atk", "hp"] : [])],
    text: lines ? [{ words: lines, tone: "" }] : [],
    rare: category === "lord",
    badge: waits ? { sort: "wait", label: "WT", value: String(face["wt"]) } : null,
    keywords: (awake ? face["awakenedKeywords"] : face["keywords"]) as string[],
  };
}

const FACTION_SIGNS: Record<string, string> = { white: "白", orange: "橙", purple: "紫", black: "黒", blue: "青" };

function lastChronicle(face: Face, card: CardView | undefined, language: Language): Drawn {
  const types = face["types"] as string[];
  const factions = Object.entries(face["factions"] as Record<string, number>).filter(([, many]) => many > 0);
  const cost = factions.flatMap(([word, many]) => Array.from({ length: many }, () => ({ text: FACTION_SIGNS[word]!, colour: word })));
  const free = face["free"] as number;
  if (face["x"]) cost.push({ text: "X", colour: "neutral" });
  if (free || cost.length === 0) cost.push({ text: String(free), colour: "neutral" });
  const ca = face["ca"] as Record<string, number>;
  const orbs = ["yellow", "blue", "green", "red"].flatMap((word) => Array.from({ length: Math.max(0, ca[word] ?? 0) }, () => word));
  const [power, powerGreen, powerRed] = face["power"] as [number, number, number];
  const [atk] = face["atk"] as [number, number, number];
  const numbers: Number[] = types.includes("unit")
    ? [changed("ATK", "attack", atk, card, "atk"), changed("", "power", power, card, "power")]
    : [];
  const level = ROMAN[face["level"] as number] ?? "";
  const text: Drawn["text"] = [];
  if (face["text"]) text.push({ words: String(face["text"]), tone: "" });
  if (face["green"] || powerGreen) text.push({ words: [powerGreen ? `+${powerGreen}` : "", face["green"]].filter(Boolean).join("\n"), tone: "green" });
  if (face["red"] || powerRed) text.push({ words: [powerRed ? `+${powerRed}` : "", face["red"]].filter(Boolean).join("\n"), tone: "red" });
  const burst = (face["burstText"] as string[]).filter(Boolean).join("\n");
  if (burst) text.push({ words: `CB ${burst}`, tone: "burst" });
  return {
    ...blank,
    title: title(face, language),
    kind: types[0] ?? "",
    colours: factions.map(([word]) => word),
    cost,
    corner: (face["categories"] as string[]).join("／"),
    orbs,
    numbers,
    named: ["cost", ...(orbs.length > 0 ? ["ca"] : []), ...(level ? ["level"] : []), ...(numbers.length > 0 ? ["atk", "power"] : [])],
    text,
    rare: Boolean(face["legacy"] || face["epic"]),
    seal: face["legacy"] ? "LEGACY" : face["epic"] ? "EPIC" : "",
    badge: level ? { sort: "level", label: "Lv", value: level } : null,
  };
}

function legendOfStars(face: Face, card: CardView | undefined, language: Language): Drawn {
  const character = face["kind"] === "character";
  const leads = (card?.marks ?? []).filter((mark) => mark.startsWith("lead-")).map((mark) => mark.slice(5));
  const words = sentences([face["keywords"], face["text"]]);
  return {
    ...blank,
    title: title(face, language),
    kind: String(face["kind"]),
    colours: [String(face["attribute"])],
    attribute: String(face["attribute"]),
    cost: [{ text: String(face["cost"]), colour: "neutral" }],
    corner: (face["races"] as string[]).map((race) => `＜${race}＞`).join(""),
    named: ["energy", "speed", ...(character ? ["atk", "def", "down", "leads"] : [])],
    numbers: character
      ? [
          changed("ATK", "attack", face["atk"] as number, card, "atk"),
          changed("DEF", "health", face["def"] as number, card, "def"),
          changed("DOWN", "down", face["down"] as number, card, "down"),
        ]
      : [],
    text: words ? [{ words, tone: "" }] : [],
    arrows: card && leads.length > 0 ? leads : (face["leads"] as string[]),
    seal: face["field"] ? "FIELD" : "",
    badge: { sort: face["flash"] ? "flash" : "speed", label: face["flash"] ? "FLASH" : "SPEED", value: String(face["speed"]) },
    keywords: face["keywords"] as string[],
  };
}

export function drawn(game: string, face: Face, card: CardView | undefined, language: Language): Drawn {
  if (game === "black-poker") return blackPoker(face, card);
  if (game === "legions") return legions(face, card, language);
  if (game === "last-chronicle") return lastChronicle(face, card, language);
  return legendOfStars(face, card, language);
}

/** Marks by which a card lies on its side, and those of a card that is spent and leans. */
export const SIDEWAYS = new Set(["defense-left", "defense-right"]);
export const LEANING = new Set(["exhausted", "driven", "wiped", "gained"]);
