/** A body in a pose: limbs, clothes, head, what it holds. */

import type { Chance } from "./chance";
import { CLOTHES, type Clothes } from "./clothes";
import { BARE, HEADS, type Head } from "./heads";
import { HANGING, HELD, type Held } from "./held";
import type { Point, Role, Sheet } from "./paper";
import type { Pose } from "./poses";
import { WINGS, type Wings } from "./wings";

/** What somebody is like by nature. */
export interface Build {
  limbs?: Role;
  cloak?: Role;
  tail?: Role;
  wings?: Wings;
  wingScale?: number;
  /** In the other hand. */
  off?: Held;
  bulk?: boolean;
  thin?: boolean;
  giant?: boolean;
  small?: boolean;
  /** Without legs: a ghost that fades, or a fish. */
  noLegs?: boolean;
  ghost?: boolean;
  fish?: boolean;
  joints?: boolean;
  /** Hangs on strings. */
  strings?: boolean;
}

export interface Figure extends Build {
  head: Head;
  clothes: Clothes;
  held?: Held;
  headScale?: number;
  heldScale?: number;
}

const SHIELDS: ReadonlySet<Held> = new Set<Held>(["shield", "tower_shield"]);

export function body(s: Sheet, pose: Pose, who: Figure, r: Chance): void {
  const { hip, chest, head, left, right, leftLeg, rightLeg } = pose;
  const width = who.bulk ? 11 : who.thin ? 4.4 : 6.4;
  const limbs = who.limbs ?? "i";
  const shoulder = who.bulk ? 13 : 8;
  if (who.wings) s.at(chest[0], chest[1] + 2, who.wingScale ?? 1, 0, 1, (q) => WINGS[who.wings!](q, r));
  if (who.cloak) cloak(s, pose, who.cloak, r);
  if (who.tail) {
    s.rib(who.tail, [[hip[0] - 2, hip[1] + 2], [-14, -22], [-26, -20], [-32, -34], [-26, -40]], [4, 3, 2.4, 1.6, 0.4]);
    s.poly("s", [[-30, -36], [-20, -42], [-26, -46], [-24, -50]]);
  }
  s.arm(limbs, [chest[0] - shoulder, chest[1] - 1], left[0], left[1], width * 0.9);
  if (!who.noLegs) {
    s.arm(limbs, [hip[0] - 3.4, hip[1]], leftLeg[0], leftLeg[1], width * 1.15);
    s.arm(limbs, [hip[0] + 3.4, hip[1]], rightLeg[0], rightLeg[1], width * 1.15);
    foot(s, limbs, leftLeg[1]);
    foot(s, limbs, rightLeg[1]);
  } else if (who.ghost) fading(s, hip);
  else if (who.fish) fishtail(s, hip);
  CLOTHES[who.clothes](s, pose);
  s.limb("k", [chest[0], chest[1] - 3], [head[0], head[1] + 4], 4.4, 4.4);
  s.at(head[0], head[1], who.headScale ?? 1.12, 0, 1, (q) => {
    HEADS[who.head](q);
    if (BARE.has(who.head)) face(q);
  });
  const hold = (what: Held, hand: Point, turn: number): unknown => s.at(hand[0], hand[1], who.heldScale ?? 1, turn, 1, (q) => HELD[what](q));
  if (who.off) hold(who.off, left[1], SHIELDS.has(who.off) ? 0 : -pose.swing - 10);
  if (who.held) hold(who.held, right[1], HANGING.has(who.held) ? 0 : pose.swing);
  s.arm(limbs, [chest[0] + shoulder, chest[1] - 1], right[0], right[1], width * 0.9);
  for (const [, hand] of [right, left]) s.disc("k", hand[0], hand[1], width * 0.42);
  if (who.joints) for (const [joint] of [left, right, leftLeg, rightLeg]) s.disc("p", joint[0], joint[1], 3).disc("i", joint[0], joint[1], 1.2);
}

function cloak(s: Sheet, { hip, chest }: Pose, role: Role, r: Chance): void {
  const wide = r.in(6, 26);
  const lift = r.in(0, 14);
  s.blob(role, [
    [chest[0] - 9, chest[1] - 5], [chest[0] + 8, chest[1] - 5], [hip[0] + 8, hip[1] + 6], [4, -6 - lift * 0.4],
    [-12 - wide * 0.4, -2 - lift], [-22 - wide, -8 - lift], [-16 - wide * 0.3, -28],
  ]);
}

function foot(s: Sheet, role: Role, [x, y]: Point): void {
  s.blob(role, [[x - 3.4, y - 3], [x + 2, y - 3.4], [x + 7.4, y + 0.6], [x + 6.6, y + 2.2], [x - 3.6, y + 2.2]]);
}

function fading(s: Sheet, [x, y]: Point): void {
  s.blob("m", [[x - 8, y - 6], [x + 8, y - 6], [x + 11, -16], [x + 3, -10], [x - 3, 2], [x - 16, 4], [x - 26, -4], [x - 14, -8], [x - 10, -18]]);
}

function fishtail(s: Sheet, [x, y]: Point): void {
  s.rib("m", [[x, y - 4], [x + 8, -22], [x + 2, -8], [x - 14, -4], [x - 24, -14]], [15, 14, 10, 6, 3]);
  s.blob("s", [[x - 22, -12], [x - 38, -14], [x - 36, -28], [x - 28, -22], [x - 22, -30]]);
}

function face(s: Sheet): void {
  s.poly("i", [[-1.6, 1], [0.2, 0.6], [0.2, 1.7], [-1.4, 1.9]]).poly("i", [[2.6, 0.6], [4.4, 1], [4.2, 1.9], [2.6, 1.7]]);
  s.poly("i", [[0.6, 4.2], [2.8, 4], [2.6, 4.7], [0.8, 4.8]], 0.7);
}
