/** What happens: over or under the subject, in the whole picture of 120 by 150. */

import { range } from "./chance";
import type { Part } from "./paper";

export const DEEDS = {
  draw: (s, r) => range(4).forEach(() => s.at(r.in(8, 112), r.in(14, 70), r.in(0.5, 0.8), r.in(-40, 40), 1, (q) => q.poly("p", [[-7, -10], [7, -10], [7, 10], [-7, 10]]).disc("s", 0, 0, 3.4))),
  damage: (s, r) => {
    const x = r.of([16, 104]);
    const y = r.in(24, 60);
    s.star("g", x, y, r.in(14, 20), 6, r.n(7, 10), undefined, r.in(0, 90)).star("p", x, y, 9, 3.4, 8);
    range(7).forEach(() => s.disc("g", x + r.in(-24, 24), y + r.in(-24, 24), r.in(0.8, 2)));
  },
  heal: (s, r) => range(10).forEach(() => s.at(r.in(4, 116), r.in(8, 130), r.in(0.5, 1), r.in(0, 360), 1, (q) => q.blob("p", [[0, -6], [4, 0], [0, 6], [-4, 0]]))),
  destroy: (s, r) => {
    const x = r.in(30, 90);
    s
      .poly("p", [[x, -5], [x + 8, 24], [x - 4, 30], [x + 12, 62], [x + 1, 34], [x + 12, 26], [x + 8, -5]], 0.9)
      .poly("i", [[x + 40, -5], [x + 30, 18], [x + 38, 22], [x + 26, 46], [x + 44, 20], [x + 36, 16], [x + 48, -5]]);
  },
  protect: (s, r) => s.ring("g", 60, 74, r.in(46, 56), 2.2).ring("p", 60, 74, r.in(40, 44), 1, 0.8),
  summon: (s, r) => {
    s.put("g", "M14 126a46 11 0 1 0 92 0a46 11 0 1 0 -92 0ZM18 126a42 9 0 1 1 84 0a42 9 0 1 1 -84 0Z");
    range(9).forEach(() => {
      const x = r.in(16, 104);
      s.poly("g", [[x, 126], [x + 1.4, 126], [x + 1.4, 126 - r.in(16, 60)], [x, 126 - r.in(16, 60)]], 0.7);
    });
  },
  bind: (s, r) => s.at(60, r.in(84, 104), 1, r.in(-20, 20), 1, (q) => range(9).forEach((i) => (i % 2 ? q.ring("p", -72 + i * 18, 0, 7, 2.4) : q.poly("p", [[-80 + i * 18, -2], [-64 + i * 18, -2], [-64 + i * 18, 2], [-80 + i * 18, 2]])))),
  bounce: (s) => range(3).forEach((i) => s.rib("p", [[4, 130 - i * 12], [40, 138 - i * 12], [86, 130 - i * 12], [112, 108 - i * 12], [100, 96 - i * 12]], [0.5, 3, 4, 3, 0.5], 0.8)),
  discard: (s, r) => range(5).forEach(() => s.at(r.in(6, 114), r.in(10, 120), r.in(0.5, 0.9), r.in(0, 360), 1, (q) => q.poly("p", [[-7, -9], [5, -8], [2, -2], [7, 1], [1, 9], [-6, 7]]))),
  grow: (s, r) => range(6).forEach(() => {
    const x = r.in(6, 114);
    const y = r.in(30, 128);
    s.poly("g", [[x - 3, y], [x, y - 7], [x + 3, y], [x + 1.2, y], [x + 1.2, y + 6], [x - 1.2, y + 6], [x - 1.2, y]]);
  }),
  weaken: (s, r) => range(8).forEach(() => {
    const x = r.in(6, 114);
    const y = r.in(10, 110);
    s.rib("i", [[x, y], [x + r.in(-5, 5), y + 12], [x, y + 24]], [0.5, 3.4, 0.5], 0.75);
  }),
  gain: (s, r) => range(7).forEach((i) => {
    const t = (i / 7) * 6.283 + r.in(0, 1);
    s.disc("g", 60 + Math.cos(t) * 50, 66 + Math.sin(t) * 46, 4.4).disc("p", 59 + Math.cos(t) * 50, 65 + Math.sin(t) * 46, 1.6);
  }),
  search: (s) => s.poly("g", [[60, -5], [70, -5], [98, 128], [26, 128]], 0.28),
  none: () => undefined,
} satisfies Record<string, Part>;
export type Deed = keyof typeof DEEDS;
