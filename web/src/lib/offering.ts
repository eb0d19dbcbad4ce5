/** Where on the board an option is: on a card, or in a place. */

import type { GameInfo, Option, ZoneView } from "../generated/wire";

/** Zones that a card is carried to, by the kinds of options; «their» ones are the opponent's. */
type Onto = GameInfo["onto"];

/** The place of an option, as «zone/seat», or null. */
export const placeOf = (option: Option): string | null => (option.place ? `${option.place.zone}/${option.place.seat}` : null);

/** Options by the card that stands for them. */
export function byCard(options: Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    if (option.card !== undefined) found.set(option.card, [...(found.get(option.card) ?? []), option]);
  }
  return found;
}

/** Whether a card or a place has something ordinary to offer: what gives something up or ends a turn is chosen in words. */
export const glows = (options: Option[] | undefined): boolean => options?.some((option) => !option.bearing) ?? false;

/** What a click on a card means by itself: its one option, if that is an ordinary thing to do. */
export const plainly = (options: Option[]): Option | null => (options.length === 1 && !options[0]!.bearing ? options[0]! : null);

/** Options in the order of a list: what one does every day first, what ends a turn last. */
export function listed(options: Option[]): Option[] {
  const place = (option: Option): number => (!option.bearing ? 0 : option.bearing === "gives-up" ? 1 : 2);
  return [...options].sort((one, other) => place(one) - place(other));
}

/** Options by the place that stands for them: those of one card, or those that have no card. */
export function byPlace(options: Option[], chosen: number | null): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    if (option.card !== undefined && option.card !== chosen) continue;
    const place = placeOf(option);
    if (place) found.set(place, option);
  }
  return found;
}

/** Which of a card's options is meant by carrying it to a zone, if that is clear. */
export function carriedTo(onto: Onto, options: Option[], zone: string, own: boolean): Option | null {
  const name = own ? zone : `their ${zone}`;
  const meant = options.filter((option) => onto[option.kind]?.includes(name));
  return meant.length === 1 ? meant[0]! : null;
}

/** Choices that are neither a card nor an action: what one does with the card one has begun with. */
const choices = (options: Option[]): Option[] => options.filter((option) => option.card === undefined);

/** One's own places that are free, and what is meant by going there with the card that is chosen or begun with. */
export function byWay(onto: Onto, options: Option[], seat: number, chosen: number | null, zones: ZoneView[]): Map<string, Option> {
  const there = chosen === null ? choices(options) : options.filter((option) => option.card === chosen);
  const found = new Map<string, Option>();
  for (const zone of zones) {
    const meant = zone.seat === seat && zone.count === 0 ? carriedTo(onto, there, zone.name, true) : null;
    if (meant && !meant.bearing) found.set(`${zone.name}/${seat}`, meant);
  }
  return found;
}

/** Where a card was dropped: the place, and the card that lies there. It answers every question of which it says the answer. */
export interface Aim {
  place: string | null;
  card: number | null;
}

/** The option that a drop means, and whether it has said all it says by that. */
export function aimedAt(onto: Onto, options: Option[], seat: number, aim: Aim): { option: Option; spent: boolean } | null {
  const place = aim.place ? byPlace(options, null).get(aim.place) : undefined;
  if (place) return { option: place, spent: true };
  const plain = plainly(aim.card === null ? [] : (byCard(options).get(aim.card) ?? []));
  if (plain) return { option: plain, spent: true };
  const [zone, whose] = aim.place?.split("/") ?? [];
  const choice = zone ? carriedTo(onto, choices(options), zone, Number(whose) === seat) : null;
  return choice && { option: choice, spent: false };
}

/** In the order in which options get them; letters that mean something at a table are left out. */
const KEYS = [..."123456789abcdefghklmnopqrstvwxyz", ..."ABCDEFGHJKLMNOPQRSTVWXYZ"];

/** The keys that answer: 0 for passing, stopping or ending a turn, digits and then letters for the others. */
export function keysOf(options: Option[]): Map<Option, string> {
  const last = options.find((option) => option.stop) ?? options.find((option) => option.bearing?.startsWith("ends"));
  const others = options.filter((option) => option !== last);
  const found = new Map(others.slice(0, KEYS.length).map((option, at): [Option, string] => [option, KEYS[at]!]));
  if (last) found.set(last, "0");
  return found;
}
