/** What is to be drawn on a card's face, whichever game it is of. */

import type { CardView, Face } from "./types";
import type { Language } from "./settings.svelte";

export interface Number {
  label: string;
  value: string;
  /** Which place on the frame it has. */
  sort: "attack" | "health" | "power" | "wait" | "level" | "size" | "down";
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
  text: { words: string; tone: "" | "green" | "red" | "burst" }[];
  /** A playing card: its suit and rank. */
  pip?: { suit: Suit; rank: string; red: boolean; number: number };
  arrows: string[];
  seal: string;
  /** What a card of Last Chronicle adds to the CA, by colour. */
  orbs: string[];
  /** The sign of its attribute. */
  attribute: string;
}

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

const blank: Omit<Drawn, "title"> = { kind: "", colours: [], cost: [], corner: "", numbers: [], text: [], arrows: [], seal: "", orbs: [], attribute: "" };

function blackPoker(face: Face, card: CardView | undefined): Drawn {
  const suit = face["suit"] as number;
  const number = face["number"] as number;
  const size = card?.numbers?.["size"];
  return {
    ...blank,
    title: face.name,
    pip: suit < 0 ? { suit: "joker", rank: "★", red: false, number: 0 } : { suit: SUITS[suit]!, rank: RANKS[number]!, red: suit === 1 || suit === 2, number },
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
  if (!face["token"] && category !== "master") numbers.unshift({ label: "WT", sort: "wait", value: String(face["wt"]) });
  return {
    ...blank,
    title: title(face, language),
    kind: category,
    colours: face["colours"] as string[],
    cost,
    corner: (face["types"] as string[]).join("・"),
    numbers,
    text: lines ? [{ words: lines, tone: "" }] : [],
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
    ? [
        { label: "Lv", sort: "level", value: ROMAN[face["level"] as number] ?? "" },
        changed("", "power", power, card, "power"),
        changed("ATK", "attack", atk, card, "atk"),
      ]
    : [];
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
    text,
    seal: face["legacy"] ? "LEGACY" : face["epic"] ? "EPIC" : "",
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
    numbers: character
      ? [
          changed("ATK", "attack", face["atk"] as number, card, "atk"),
          changed("DEF", "health", face["def"] as number, card, "def"),
          changed("DOWN", "down", face["down"] as number, card, "down"),
        ]
      : [],
    text: words ? [{ words, tone: "" }] : [],
    arrows: card && leads.length > 0 ? leads : (face["leads"] as string[]),
    seal: face["flash"] ? "FLASH" : face["field"] ? "FIELD" : `S${String(face["speed"])}`,
  };
}

export function drawn(game: string, face: Face, card: CardView | undefined, language: Language): Drawn {
  if (game === "black-poker") return blackPoker(face, card);
  if (game === "legions") return legions(face, card, language);
  if (game === "last-chronicle") return lastChronicle(face, card, language);
  return legendOfStars(face, card, language);
}

/** Marks that turn a card on its side. */
export const SIDEWAYS = new Set(["exhausted", "driven", "wiped", "gained", "defense-left", "defense-right"]);
