/** What the composer is told of a printed card, whichever game it is of. */

import { OUTLINES } from "../lib/drawn";
import type { Face } from "../generated/wire";
import type { Card, Kind } from "./brief";

export function drawnCard(game: string, face: Face): Card {
  const { name } = face;
  const words = (value: unknown): string => (Array.isArray(value) ? value.join(" ") : String(value ?? ""));
  if (game === "black-poker") return court(face);
  if (game === "legions") {
    const text = `${words(face["text"])} ${words(face["keywords"])}`;
    return { game, name, kind: OUTLINES[String(face["category"])] ?? "unit", types: face["types"] as string[], colours: face["colours"] as string[], text, cost: face["cost"] as number };
  }
  if (game === "last-chronicle") {
    const factions = face["factions"] as Record<string, number>;
    const colours = Object.keys(factions).filter((faction) => factions[faction]! > 0);
    const cost = Object.values(factions).reduce((sum, many) => sum + many, face["free"] as number);
    const kind = OUTLINES[(face["types"] as string[])[0] ?? ""] ?? "unit";
    return { game, name, kind, types: face["categories"] as string[], colours, text: words(face["text"]), cost };
  }
  const text = `${words(face["text"])} ${words(face["keywords"])}`;
  return { game, name, kind: OUTLINES[String(face["kind"])] ?? "unit", types: face["races"] as string[], colours: [String(face["attribute"])], text, cost: face["cost"] as number };
}

const SUIT_INKS = ["blue", "red", "orange", "green"];
const COURT: Record<number, { name: string; type: string; kind: Kind }> = {
  11: { name: "剣の従者", type: "騎士", kind: "unit" },
  12: { name: "月の女王", type: "人間", kind: "lord" },
  13: { name: "玉座の王", type: "戦士", kind: "lord" },
};

/** Figures of playing cards, in inks of their suits; the Joker is a fool. */
function court(face: Face): Card {
  const suit = face["suit"] as number;
  const figure = COURT[face["number"] as number] ?? { name: "札の道化", type: "仮面", kind: "unit" as const };
  return { game: "black-poker", name: `${figure.name} ${face.name}`, kind: figure.kind, types: [figure.type], colours: [SUIT_INKS[suit] ?? "purple"], text: "", cost: 3 };
}
