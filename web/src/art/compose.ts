/** The picture of a card, put together: sky, light, place, subject with its paper edge, deed, what is near. */

import { BEASTS, type Beast } from "./beasts";
import { body, type Figure } from "./body";
import { briefOf, type Brief, type Card, type Subject } from "./brief";
import { BUILDINGS, type Building } from "./buildings";
import { hash, range, stream, type Chance } from "./chance";
import { DEEDS, type Deed } from "./deeds";
import { EMBLEMS, type Emblem } from "./emblems";
import { CASTERS, PEOPLE, type Folk } from "./folk";
import type { Held } from "./held";
import { MACHINES, type Machine } from "./machines";
import { inksOf, luminance } from "./palettes";
import { Sheet, type Inks, type Part, type Point } from "./paper";
import { clouds, PLACES, type Place } from "./places";
import { POSES, type Pose, type PoseName } from "./poses";

/** Which part of the picture of 120 by 150 is shown: x, y, width, height. */
const CROPS = {
  tall: [0, 0, 120, 150],
  square: [0, 8, 120, 120],
  wide: [0, 13, 120, 84],
  strip: [6, 24, 108, 50],
  bust: [16, 4, 88, 70],
} as const;
export type Crop = keyof typeof CROPS;

/** So many characters a picture has at most; what would be longer is composed again, leaner. */
export const LONGEST = 15_000;

export function picture(card: Card, crop: Crop = "tall"): string {
  const whole = compose(card, crop, false);
  return whole.length > LONGEST ? compose(card, crop, true) : whole;
}

/** Somebody's face, by their name. */
export function portrait(name: string, colour: string): string {
  const card: Card = { game: "", name, kind: "unit", types: [], colours: [colour], text: "", cost: 3 };
  const brief = briefOf(card);
  const sheets: Sheets = { back: new Sheet(), middle: new Sheet(), main: new Sheet(), over: new Sheet() };
  const light = stream(name, "light");
  lightOf(sheets.back, light);
  PLACES[brief.place](sheets.middle, stream(name, "place2"));
  const r = stream(name, "portrait");
  const who = somebody(brief, PEOPLE[r.of(CASTERS[brief.families[0] ?? "grey"])], r);
  sheets.main.at(60, 196, 2.5, 0, r.yes(0.5) ? 1 : -1, (q) => body(q, POSES[r.of<PoseName>(["stand", "offer"])], who, r));
  return written(card, "bust", sheets, inksOf(brief.families, name, false), light);
}

interface Sheets {
  back: Sheet;
  middle: Sheet;
  main: Sheet;
  over: Sheet;
}

function compose(card: Card, crop: Crop, lean: boolean): string {
  const brief = briefOf(card);
  const inks = inksOf(brief.families, brief.seed, brief.pale);
  const sheets: Sheets = { back: new Sheet(), middle: new Sheet(), main: new Sheet(), over: new Sheet() };
  const light = stream(brief.seed, "light");
  lightOf(sheets.back, light);
  PLACES[lean ? (LEANER[brief.place] ?? brief.place) : brief.place](sheets.middle, stream(brief.seed, "place2"));
  const chance = stream(brief.seed, "figure");
  if (brief.subject.sort === "figure") figures(sheets, brief, brief.subject.what, chance);
  else things(sheets, brief, brief.subject, chance);
  if (!lean) {
    deed(sheets, brief);
    near(sheets.over, stream(brief.seed, "near"));
  }
  return written(card, crop, sheets, inks, light);
}

/** Places that cost much, and what is drawn instead where room is short. */
const LEANER: Partial<Record<Place, Place>> = {
  seigaiha: "sea",
  library: "arch",
  sky: "mountains",
  cosmos: "mountains",
  dream: "mountains",
  weave: "mountains",
  forge: "mountains",
  docks: "mountains",
  checker: "mountains",
  gearworks: "mountains",
  meadow: "mountains",
  battlefield: "mountains",
};

function lightOf(s: Sheet, r: Chance): void {
  const [x, y, radius] = [r.in(18, 102), r.in(18, 56), r.in(9, 24)];
  const sort = r.n(0, 4);
  if (sort === 0) s.disc("g", x, y, radius * 1.5, 0.25).disc("g", x, y, radius);
  else if (sort === 1) s.disc("p", x, y, radius).disc("a", x + radius * 0.45, y - radius * 0.2, radius * 0.85);
  else if (sort === 2) s.disc("p", x, y, radius * 1.4, 0.9);
  else if (sort === 3) range(26).forEach(() => s.disc("p", r.in(0, 120), r.in(0, 80), r.in(0.3, 1)));
  else s.disc("s", x, y, radius * 1.25);
}

/* --- people ------------------------------------------------------------------------------------------------------- */

const LONG_ARMS: ReadonlySet<Held> = new Set<Held>(["greatsword", "halberd", "bow", "tower_shield"]);
const SHOWN: ReadonlySet<Held> = new Set<Held>(["flute", "horn", "lute", "pistol", "telescope", "book", "scroll", "scales"]);
const ARMS: ReadonlySet<Held> = new Set<Held>(["spear", "katana", "sword", "axe", "greatsword", "hammer", "scythe", "halberd", "harpoon"]);

function posesOf(who: Figure): PoseName[] {
  const held = who.held ?? "none";
  if (who.giant) return ["stand", "raise", "guard"];
  if (who.ghost) return ["stand", "cast", "offer", "fly"];
  if (who.wings && held !== "bow") return ["fly", "cast", "raise", "dance"];
  if (held === "bow") return ["offer", "kneel", "guard", "stride", "lunge"];
  if (SHOWN.has(held)) return ["offer", "stand", "kneel", "sit", "offer"];
  if (ARMS.has(held)) return ["raise", "lunge", "guard", "stride", "stand", "kneel"];
  return ["stand", "stride", "offer", "sit", "kneel", "dance", "raise"];
}

function somebody(brief: Brief, folk: Folk, r: Chance): Figure {
  const ruler = brief.kind === "lord";
  const who: Figure = {
    ...folk.build,
    head: ruler && r.yes(0.6) ? "crown" : r.of(folk.heads),
    clothes: r.of(folk.clothes),
    held: brief.held ?? r.of(folk.held),
  };
  if (who.held === "none") delete who.held;
  if (who.cloak && !ruler && r.yes(0.35)) delete who.cloak;
  if (ruler || brief.kind === "master") who.cloak ??= "s";
  if (who.off && (r.yes(0.5) || (who.held && LONG_ARMS.has(who.held)))) delete who.off;
  if (who.held === "torch" && brief.families[0] !== "red") who.held = "lantern";
  return who;
}

function figures({ main, middle }: Sheets, brief: Brief, folk: Folk, r: Chance): void {
  const flip = r.yes(0.5) ? 1 : -1;
  const who = somebody(brief, folk, r);
  const poses = posesOf(who);
  const name = r.of(poses);
  const pose: Pose = POSES[name];
  const chance = r();
  const upright = (...not: PoseName[]): Pose => (not.includes(name) ? POSES.guard : pose);
  const place = (x: number, y: number, scale: number, flipped: number, stance: Pose, one: Figure): void => {
    main.at(x, y, scale, r.in(-3, 3), flipped, (q) => {
      if (one.strings) strings(q, stance, r);
      body(q, stance, one, stream(brief.seed, `body${x}`));
    });
  };
  if (brief.crowd) {
    place(92, 126, 1, -1, POSES[r.of(poses)], { ...who, head: r.of(folk.heads), clothes: r.of(folk.clothes) });
    place(46, 136, 1.2, 1, pose, who);
  } else if (who.giant) {
    houses(middle);
    place(60 + r.in(-8, 8), 138, r.in(1.36, 1.7), flip, pose, { ...who, headScale: 0.86, heldScale: 1.2 });
  } else if (who.small || brief.small) place(60 + r.in(-12, 12), 122 + r.in(-8, 6), r.in(1.02, 1.3), flip, pose, { ...who, headScale: 1.5 });
  else if (brief.kind === "master") place(60 + flip * -4, 172, 1.95, flip, upright("lunge"), who);
  else if (brief.kind === "lord") place(60 + flip * -4, 150, 1.66, flip, upright("lunge"), who);
  else if (chance < 0.38) place(60 + flip * r.in(-10, 2), 168 + r.in(-4, 6), r.in(1.85, 2.05), flip, upright("lunge", "kneel", "sit"), who);
  else place(60 + flip * r.in(-12, 0), 130 + r.in(-3, 4), r.in(1.3, 1.46), flip, pose, who);
}

function strings(s: Sheet, pose: Pose, r: Chance): void {
  for (const [x, y] of [pose.left[1], pose.right[1], pose.head]) s.poly("p", [[x - 0.4, y], [x + 0.4, y], [x + 0.4, y - 120], [x - 0.4, y - 120]], 0.8);
  const [x, y] = pose.chest;
  if (r.yes(0.5)) s.poly("g", [[x - 14, y], [x - 8, y - 2], [x - 8, y + 3]]).ring("g", x - 19, y, 6, 2.2);
}

/** Roofs below the knees of a giant. */
function houses(s: Sheet): void {
  range(7).forEach((i) => {
    const [x, y] = [i * 19 - 4, 128 - (i % 3) * 4];
    s.poly(i % 2 ? "i" : "n", [[x, 150], [x, y], [x + 7, y - 7], [x + 14, y], [x + 14, 150]]);
  });
}

/* --- everything else ---------------------------------------------------------------------------------------------- */

type Thing = Exclude<Subject, { sort: "figure" }>;

const drawing = (subject: Thing): Part =>
  subject.sort === "beast" ? BEASTS[subject.what] : subject.sort === "made" ? MACHINES[subject.what] : subject.sort === "built" ? BUILDINGS[subject.what] : EMBLEMS[subject.what];

type ThingName = Beast | Machine | Building | Emblem;
const AIRY: ReadonlySet<ThingName> = new Set<ThingName>(["bird", "moth", "bees", "airship"]);
const TALL: ReadonlySet<ThingName> = new Set<ThingName>(["owl", "bear", "serpent", "treant", "octopus", "golem", "mask", "mirror"]);
/** Emblems that fill the picture by themselves. */
const FULL: ReadonlySet<ThingName> = new Set<ThingName>(["procession", "moon", "curtain", "boats", "sheets", "bees", "formation", "net", "doll", "chains", "mirror"]);

function sizeOf(brief: Brief, subject: Thing, r: Chance): number {
  const usual = brief.grand ? 1.4 : brief.small ? 0.98 : r.in(1.14, 1.3);
  if (subject.what === "dragon") return Math.min(usual, 1.08);
  if (subject.sort === "emblem") return r.in(0.98, 1.14);
  return TALL.has(subject.what) ? Math.min(usual, 1.22) : usual;
}

function things({ main }: Sheets, brief: Brief, subject: Thing, r: Chance): void {
  const { sort, what } = subject;
  const flip = r.yes(0.5) ? 1 : -1;
  const part = drawing(subject);
  const size = sizeOf(brief, subject, r);
  const foot = sort === "emblem" ? 127 : 126 + r.in(-3, 6);
  const draw = (x: number, y: number, scale: number, flipped: number): unknown =>
    main.at(x, y, scale, sort === "emblem" ? r.in(-8, 8) : sort === "built" ? 0 : r.in(-4, 4), flipped, (q) => part(q, stream(brief.seed, `part${x}`)));
  if (brief.crowd && sort === "beast") {
    draw(34, foot - 8, size * 0.7, 1);
    draw(90, foot - 4, size * 0.72, -1);
  }
  const plan = sort === "emblem" ? r.of(["big", "big", "caster", "caster", "hand", "trio", "low"]) : "big";
  if (plan === "big" || FULL.has(what)) draw(60 + (sort === "built" || sort === "emblem" ? r.in(-6, 6) : flip * -4), AIRY.has(what) ? foot - 8 : foot, size, flip);
  else if (plan === "caster") {
    main.at(60 + r.in(-8, 8), 92, r.in(0.66, 0.76), r.in(-8, 8), flip, (q) => part(q, stream(brief.seed, "part")));
    caster(main, brief, flip, r);
  } else if (plan === "hand") {
    main.at(60, 90, 0.7, r.in(-10, 10), flip, (q) => part(q, stream(brief.seed, "part")));
    main.at(60 + flip * 6, 164, 0.9, flip * -6, flip, (q) => EMBLEMS.hand(q));
  } else if (plan === "trio") {
    draw(26, 96, 0.46, 1);
    draw(96, 84, 0.5, -1);
    draw(60, 134, 0.86, flip);
  } else draw(60 + flip * 14, foot + 22, size * 1.32, flip);
  if (sort === "built" && r.yes(0.55)) passer(main, brief, r);
}

const folkOf = (brief: Brief, r: Chance): Folk => PEOPLE[r.of(CASTERS[brief.families[0] ?? "grey"])];

function caster(s: Sheet, brief: Brief, flip: number, r: Chance): void {
  const folk = folkOf(brief, r);
  const { limbs, tail, bulk, thin, noLegs, ghost, fish, joints } = folk.build;
  const pose = POSES[r.of<PoseName>(["cast", "cast", "raise", "back"])];
  const who: Figure = { limbs, tail, bulk, thin, noLegs, ghost, fish, joints, head: r.of(folk.heads), clothes: r.of(folk.clothes), cloak: r.of(["s", "m", "i"] as const) };
  s.at(60 + flip * r.in(-16, 16), 156, r.in(0.98, 1.12), 0, flip, (q) => body(q, pose, who, stream(brief.seed, "caster")));
}

/** Somebody beside a building. */
function passer(s: Sheet, brief: Brief, r: Chance): void {
  const folk = folkOf(brief, r);
  const pose = POSES[r.of<PoseName>(["stand", "back", "stride", "kneel"])];
  const who: Figure = { head: r.of(folk.heads), clothes: r.of(folk.clothes), held: r.of(folk.held.filter((one) => one !== "none")), cloak: r.yes(0.5) ? "s" : undefined };
  s.at(r.of([18, 102]), 140, r.in(0.62, 0.74), 0, r.of([1, -1]), (q) => body(q, pose, who, stream(brief.seed, "passer")));
}

/* --- before and behind -------------------------------------------------------------------------------------------- */

const BEHIND: ReadonlySet<Deed> = new Set<Deed>(["protect", "summon", "search", "grow", "draw"]);

function deed({ middle, over }: Sheets, brief: Brief): void {
  const r = stream(brief.seed, "act");
  if (brief.subject.sort !== "emblem" || r.yes(0.7)) DEEDS[brief.deed](BEHIND.has(brief.deed) ? middle : over, r);
}

/** Grass, a branch or mist in front, for depth. */
function near(s: Sheet, r: Chance): void {
  const sort = r.n(0, 5);
  if (sort === 0) {
    range(6).forEach(() => {
      const x = r.of([r.in(-4, 26), r.in(94, 124)]);
      s.rib("i", [[x, 156], [x + r.in(-4, 4), 144], [x + r.in(-12, 12), 132]], [5, 3, 0.4]);
    });
  } else if (sort === 1) {
    const x = r.of([-4, 124]);
    const way = x < 0 ? 1 : -1;
    s.rib("i", [[x, 6], [x + way * 26, 12], [x + way * 48, 6]], [7, 4, 0.5]);
    range(7).forEach((i) => {
      const [leafX, leafY]: Point = [x + way * (10 + i * 6), 12 + (i % 3) * 6];
      s.blob(r.of(["i", "n"] as const), [[leafX - 6, leafY], [leafX, leafY - 4], [leafX + 6, leafY], [leafX, leafY + 4]]);
    });
  } else if (sort === 2) clouds(s, "p", r, 138, 152, 4, 0.55);
}

/** Light paper on a light sky gets a key line of ink instead of a paper edge. */
function edgeOf(inks: Inks): string {
  const faint = (luminance(inks.p) + 0.05) / (luminance(inks.m) + 0.05) < 1.5;
  return faint && luminance(inks.b) > 0.45 ? inks.i : inks.p;
}

function written(card: Card, crop: Crop, { back, middle, main, over }: Sheets, inks: Inks, r: Chance): string {
  const id = `k${hash(card.name + card.game + crop).toString(36)}`;
  const way = r.n(0, 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS[crop].join(" ")}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="${id}" x1="${way === 1 ? 0.3 : 0}" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.a}"/><stop offset="${way === 2 ? 0.5 : 0.72}" stop-color="${inks.b}"/></linearGradient></defs>` +
    `<path fill="url(#${id})" d="M0 0H120V150H0Z"/>${back.draw(inks)}${middle.draw(inks)}${main.edge(`${id}e`, edgeOf(inks), 2.6)}${main.draw(inks)}${over.draw(inks)}</svg>`
  );
}
