/** Where on the board an option is: on a card, or in a place that the option's own words name. */

import { MATS, their } from "./mats";
import type { Argument, Option, Phrase } from "./types";

/** Which words of an option name a place: of one with a card only where that card goes, not where it lies. */
const placeWords = (option: Option): string[] => (option.card === undefined ? ["zone"] : ["way"]);

const said = (value: Argument | undefined): Phrase | null => (typeof value === "object" && "say" in value ? value.say : null);

/** The place of an option, as «zone/seat», or null. */
export function placeOf(game: string, option: Option, seat: number): string | null {
  const args = option.say[1] ?? {};
  for (const name of placeWords(option)) {
    const zone = said(args[name])?.[0];
    if (!zone?.startsWith(`${game}-zone-`)) continue;
    const whose = said(args["whose"])?.[0] === "owner-opponent" ? 1 - seat : seat;
    return `${zone.slice(`${game}-zone-`.length)}/${whose}`;
  }
  return null;
}

/** Options by the card that stands for them. */
export function byCard(options: Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    if (option.card !== undefined) found.set(option.card, [...(found.get(option.card) ?? []), option]);
  }
  return found;
}

/** Options by the place that stands for them: those of one card, or those that have no card. */
export function byPlace(game: string, options: Option[], seat: number, chosen: number | null): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    if (option.card !== undefined && option.card !== chosen) continue;
    const place = placeOf(game, option, seat);
    if (place) found.set(place, option);
  }
  return found;
}

/** Which of a card's options is meant by carrying it to a zone, if that is clear. */
export function carriedTo(game: string, options: Option[], zone: string, own: boolean): Option | null {
  const name = own ? zone : their(zone);
  const meant = options.filter((option) => MATS[game]!.drops[option.action ?? ""]?.includes(name));
  return meant.length === 1 ? meant[0]! : null;
}

/** The keys that answer: 0 for passing or stopping, 1 to 9 for the first of the others. */
export function keysOf(options: Option[]): Map<Option, string> {
  const others = options.filter((option) => !option.stop).slice(0, 9);
  const found = new Map(others.map((option, at): [Option, string] => [option, String(at + 1)]));
  for (const option of options) if (option.stop) found.set(option, "0");
  return found;
}
