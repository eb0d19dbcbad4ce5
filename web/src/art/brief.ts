/** What is to be drawn on a card: first its name is asked, then its type, then what its text does. */

import type { Beast } from "./beasts";
import type { Building } from "./buildings";
import { stream, type Chance } from "./chance";
import type { Deed } from "./deeds";
import type { Emblem } from "./emblems";
import { ANIMALS, MACHINERY, MERFOLK, PEOPLE, type Folk } from "./folk";
import type { Held } from "./held";
import type { Machine } from "./machines";
import { familyOf, type Family } from "./palettes";
import type { Place } from "./places";
import type { Outline } from "../lib/drawn";
import { BUILDING_WORDS, CREATURE_WORDS, DEED_WORDS, earliest, first, HELD_WORDS, MACHINE_WORDS, PLACE_WORDS, SPELL_DEEDS, SPELL_WORDS } from "./words";

export type Kind = Outline;

/** What a picture is made from. */
export interface Card {
  /** The seed too: its Japanese name. */
  name: string;
  kind: Kind;
  types: string[];
  colours: string[];
  text: string;
  cost: number;
  game: string;
}

export type Subject =
  | { sort: "beast"; what: Beast }
  | { sort: "made"; what: Machine }
  | { sort: "built"; what: Building }
  | { sort: "emblem"; what: Emblem }
  | { sort: "figure"; what: Folk };

export interface Brief {
  seed: string;
  subject: Subject;
  deed: Deed;
  place: Place;
  families: Family[];
  kind: Kind;
  /** What its name says that it holds. */
  held: Held | null;
  grand: boolean;
  small: boolean;
  /** There are several of them. */
  crowd: boolean;
  pale: boolean;
}

const PLACES_OF: Record<Family, Place[]> = {
  white: ["city", "rampart", "sky", "arch", "mountains", "road", "seigaiha"],
  red: ["volcano", "forge", "battlefield", "desert", "cliffs", "harbour"],
  blue: ["sea", "seigaiha", "harbour", "docks", "deep", "river"],
  green: ["forest", "grove", "meadow", "roots", "cliffs"],
  black: ["abyss", "graves", "river", "cave", "roots", "harbour"],
  purple: ["dream", "library", "checker", "arch", "weave"],
  orange: ["forest", "meadow", "grove", "road", "mountains"],
  earth: ["cave", "desert", "cliffs", "mountains", "rampart"],
  grey: ["road", "desert", "mountains", "rampart", "meadow"],
};
/** The blue of Last Chronicle builds machines. */
const MACHINE_PLACES: Place[] = ["docks", "gearworks", "sky", "harbour", "sea"];
const AGENT = /(師|士|者|手|守|長|人|子|女|男|王|匠|屋|姫|兵|番|騎|娘|婆|爺|将|卿|役|客|隊)$|の(姫|王|娘)/;
const CROWD = /群れ|楽団|聖歌隊|行列|双子|二人|兄弟|一家|家系|団$|隊$/;

export function briefOf(card: Card): Brief {
  const seed = card.name;
  const deed = first(DEED_WORDS, card.text) ?? "none";
  const families = card.colours.map(familyOf);
  return {
    seed,
    subject: subjectOf(card, deed, stream(seed, "subject")),
    deed,
    place: placeOf(card, families[0] ?? "grey", stream(seed, "place")),
    families,
    kind: card.kind,
    held: earliest(HELD_WORDS, card.name),
    grand: card.kind === "lord" || card.kind === "master" || card.cost >= 6,
    small: card.cost <= 1,
    crowd: CROWD.test(card.name),
    pale: families.includes("black") || card.types.some((type) => /死霊|亡者/.test(type)),
  };
}

function subjectOf({ name, kind, types }: Card, deed: Deed, r: Chance): Subject {
  if (kind === "spell") {
    const said = first(SPELL_WORDS, name) ?? SPELL_DEEDS[deed];
    return { sort: "emblem", what: Array.isArray(said) ? r.of(said) : said };
  }
  if (kind === "place") return first(BUILDING_WORDS, name) ?? { sort: "built", what: r.of<Building>(["torii", "stele", "tower", "gate", "well", "jar"]) };
  if (/天使/.test(name)) return { sort: "figure", what: PEOPLE.天使 };
  if (/人魚/.test(name)) return { sort: "figure", what: MERFOLK };
  const type = types.find((one) => one in PEOPLE || one in ANIMALS || one in MACHINERY) ?? "";
  const folk = (PEOPLE as Record<string, Folk>)[type];
  const named = first(CREATURE_WORDS, name) ?? first(MACHINE_WORDS, name);
  if (named && !(folk && AGENT.test(name))) return named;
  if (MACHINERY[type]) return { sort: "made", what: r.of(MACHINERY[type]) };
  if (ANIMALS[type]) return { sort: "beast", what: r.of(ANIMALS[type]) };
  return { sort: "figure", what: folk ?? PEOPLE.人間 };
}

function placeOf({ name, kind, game }: Card, family: Family, r: Chance): Place {
  let pool = family === "blue" && game === "last-chronicle" ? MACHINE_PLACES : PLACES_OF[family];
  const said = earliest(PLACE_WORDS, name);
  if (said && r.yes(0.75)) pool = said;
  else if (game === "legend-of-stars" && r.yes(0.25)) pool = ["cosmos"];
  if (kind === "spell" && r.yes(0.55)) pool = ["rays", "weave", "rays"];
  return r.of(pool);
}
