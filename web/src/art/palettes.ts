/** Inks by colour: sky above, sky below, far, middle, near, ink, main, second, paper, glow. */

import { stream } from "./chance";
import type { Inks, Role } from "./paper";

const PALETTES = {
  white: [
    "3b5b8c f6d9a8 9fb0c4 6f86a6 3a4a66 1c2436 e9dcbd c7953a fff7e0 ffc84a",
    "a9bccd fbf3df b8c4cf 8fa0b0 5a6b7d 222a35 d8c9a4 b4553c fffdf4 e9b23c",
    "8a5a7a ffd9b0 c79aa0 95707f 553f55 241a2c efdcc2 d9a441 fff8e8 ffd166",
    "22345e 9fb7d4 6d88b0 486492 2b4270 131d36 dfe4ea d8a03a fffaf0 ffe08a",
  ],
  red: [
    "2a0f1a e8552d 7a1f24 4d141d 2b0c14 14070b d9482b f0a03c ffe3b0 ffb03a",
    "f2b279 d8583a 9a3226 6d211f 3a1216 1a090c 7c1f24 2b4a5f ffe9c9 ffd24a",
    "1b1a2e b83227 5a2030 3b1828 210f1d 0f0912 e2623a 8c2f39 ffd9a0 ff8a3a",
    "7a2a1a ffc07a c8643a 94402a 5a221a 220b0c a8301f e8b04a fff0d0 fff09a",
  ],
  blue: [
    "0f2b4a 8fc7d6 4f8fae 2f6488 1b3f60 0b1c30 3f7fae d8b86a eaf6f4 7fe3e6",
    "2a5a6a e3ecdc 8fb3b8 5c8891 2e5663 10252f 1f5c78 c96f4a f4f7ee 9fe8d8",
    "0a1530 3c6fa8 27538a 193a68 0f2447 07102a 5fa8d8 b9c7dd eef4ff a6e0ff",
    "5a7aa8 f6e3c8 a8b8c8 7088a8 3a5478 15223a 2a4a80 d0583a fff8ea ffe0a0",
  ],
  green: [
    "1f4a3a d9e2a0 7fa86a 4f8052 2a553c 10281d 6f9c45 c98a3a f3f1cf d8f06a",
    "0f2f2c 7fb98a 3f7f63 28604d 153f36 08201c 3f8f5f e0b24a eef6d8 b6f07a",
    "d8a850 f6eab8 a9b05f 76893f 43602f 1a2c18 3d6b3a a8452f fff6d6 ffe066",
    "1a2a44 8ac0a0 4a8a80 2f6a68 1c484c 0c2428 5aa06a e8d080 f2fae0 c8ff9a",
  ],
  black: [
    "15121f 6b5a7a 3d3350 2b2440 1a152b 0a0812 5a4a6e a83a4a d9d3e2 b98aff",
    "1d2226 8a8f86 565c5a 3c4243 24292b 0d1011 6f7470 8d2f2f e6e4d8 9fe06a",
    "0e0d14 6a3646 33202c 241722 160e17 080509 7a2f42 c0a36a e8dcd0 ff5a6a",
    "0f1c28 4a7a80 2a4a54 1d363f 12242b 070f13 3f5f66 b08a50 dce8e4 7affd0",
  ],
  purple: [
    "2a1a4a c9a0d8 8a6bb0 5f478a 3a2a60 180f2e 9a6fc4 e0c070 f4eafb f0a8ff",
    "1a1f4a a8a0e0 6a68b0 474a8c 2b2f60 11132e 6c6fd0 d68a9a f0f0ff 9fe0ff",
    "4a2040 f0b8c0 b06f90 84486f 502a4c 220f22 b04f80 e8d0a0 fff0f2 ffd0f0",
    "30264a e8d8c0 a894b0 7a6690 4c3c66 1c1430 7a5aa0 5fa098 faf4ea fff0a8",
  ],
  orange: [
    "5a2a12 ffd07a d98a3a a85f26 6b3a18 2a1508 e08a2a 5f7a3a fff0c8 ffe27a",
    "e08a3a ffe9b8 c88a48 96602f 5a381c 24160a 8a4a1e 3f6a5a fff4d8 fff09a",
    "2a1a2a e88a3a a0502a 70351f 42201a 1c0d0e f0a84a b03a2a ffe6c0 ffc04a",
    "3a4a3a f0c060 b08a40 80682f 4c4422 1e1c0e d88a20 7a3a2a fff6d0 fff0a0",
  ],
  earth: [
    "6a5a3a e8d8a8 b09a68 86724a 574a30 241e12 a07f45 5f6f6a f6ecd0 ffd97a",
    "3a3f4a d0b890 93836a 6d6250 464034 1c1a16 8a6f4a b0583a f2e8d4 f0c060",
    "a8603a f0d0a0 b07f55 865a3c 54382a 221610 6a5a4a d0a040 fff0d8 ffe08a",
  ],
  grey: [
    "4a5560 dcdccb a3a89f 777f7c 4a5355 1b2022 8a8f8a a8783f f4f2e6 ffe08a",
    "5f4f45 e6d8c4 ad9d8c 82746a 51474a 1e1a20 6a5f66 c0603f fbf3e6 ffd27a",
    "30384a b8b8b0 80858c 5f6670 3d444e 15181e 7d8490 c09a50 f0f0ea ffe6a0",
  ],
} satisfies Record<string, string[]>;
export type Family = keyof typeof PALETTES;

/** Colours of the games, as their cards name them, and the inks they are printed in. */
const FAMILIES: Record<string, Family> = { light: "white", dark: "purple", fire: "red", water: "blue", wood: "green", neutral: "grey", factionless: "grey" };

export const familyOf = (colour: string): Family => (colour in PALETTES ? (colour as Family) : (FAMILIES[colour] ?? "grey"));

const ORDER: Role[] = ["a", "b", "f", "d", "n", "i", "m", "s", "p", "g"];

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export function mix(one: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value + (target[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How light a colour is, as contrast is measured. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const SKINS = ["#f2cfae", "#e6b48c", "#c98f66", "#8f5f44", "#f7dec4"];

/** The inks of a card. Its second colour lends garment and glow; the pale are paler. */
export function inksOf(families: Family[], seed: string, pale: boolean): Inks {
  const r = stream(seed, "palette");
  const one = (family: Family): string[] => r.of<string>(PALETTES[family]).split(" ");
  const base = one(families[0] ?? "grey");
  if (families[1]) {
    const other = one(families[1]);
    for (const at of [6, 7, 9]) base[at] = other[at]!;
    if (r.yes(0.5)) base[0] = other[0]!;
  }
  const inks = Object.fromEntries(ORDER.map((role, at) => [role, `#${base[at]}`])) as Inks;
  const skin = stream(seed, "skin").of(SKINS);
  inks.l = mix(inks.f, inks.p, 0.45);
  inks.k = pale ? mix(skin, inks.p, 0.5) : skin;
  return inks;
}
