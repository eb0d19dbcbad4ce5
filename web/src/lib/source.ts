/** The card that a question comes from: its printed text is what the player has to decide by. */

import type { Argument, Face, Phrase, Question } from "./types";

type Asked = Extract<Question, { mine: true }>;

/** Questions about paying, places and fights: the text of the card does not matter to them. */
const PLAIN = new Set(["soul-stone", "soul", "soul-to-spend", "where", "how", "position", "attack-target", "moving-attack", "priority-in-battle", "damage-to", "damage-share"]);
const SPEAKS_OF = ["source", "entry", "card"];

export function sourceOf(asked: Asked, faces: Face[]): number | null {
  if (PLAIN.has(asked.prompt)) return null;
  const name = SPEAKS_OF.map((word) => nameIn(asked.say[1]?.[word])).find((found) => found !== null);
  const face = name ? faces.findIndex((one) => one.name === name) : -1;
  return face < 0 ? null : face;
}

function nameIn(value: Argument | undefined): string | null {
  if (typeof value !== "object" || !("say" in value)) return null;
  const args = (value.say as Phrase)[1] ?? {};
  const name = args["name"];
  if (typeof name === "object" && "ja" in name) return name.ja;
  if (typeof name === "string") return name;
  return nameIn(args["card"]);
}
