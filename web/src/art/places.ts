/** Places: the whole picture is 120 by 150, the horizon at about 92. */

import { range, type Chance } from "./chance";
import { HELD } from "./held";
import type { Part, Point, Role, Sheet } from "./paper";

const ridge = (s: Sheet, role: Role, y: number, h: number, n: number, r: Chance, sharp = false): Sheet => {
  const p: Point[] = [];
  for (let i = 0; i <= n; i++) p.push([-8 + (136 * i) / n, y - (i % 2 ? h : 0) * r.in(0.5, 1.1) - r.in(0, 4)]);
  const all: Point[] = [[-20, 160], [-20, y], ...p, [140, y], [140, 160]];
  return sharp ? s.poly(role, all) : s.blob(role, all);
};
const ground = (s: Sheet, r: Chance, role: Role = "n", y = 122): Sheet => s.blob(role, [
  [-20, 160], [-20, y + r.in(-3, 3)], [20, y + r.in(-4, 3)], [60, y + r.in(-3, 4)], [100, y + r.in(-4, 3)], [140, y + r.in(-3, 3)],
  [140, 160],
]);
const seigaiha = (s: Sheet, role: Role, line: Role, y: number, rows: number, R: number): void => range(rows).forEach((j) => {
  const xs = range(Math.ceil(132 / R) + 1).map((i) => -8 + i * R + (j % 2) * (R / 2));
  const yy = y + j * R * 0.34 + R / 2;
  xs.forEach((x) => s.disc(line, x, yy, R / 2));
  xs.forEach((x) => s.disc(role, x, yy, R / 2 - 1.8));
  xs.forEach((x) => s.disc(line, x, yy, R / 3.2));
  xs.forEach((x) => s.disc(role, x, yy, R / 3.2 - 1.7));
});
const waves = (s: Sheet, role: Role, y: number, h: number, n: number, r: Chance): Sheet => {
  const p: Point[] = [[-20, 160]];
  for (let i = 0; i <= n; i++) {
    const x = -14 + (150 * i) / n;
    p.push([x, y + h * 0.4], [x + 75 / n, y - h * r.in(0.4, 0.8)], [x + 96 / n, y - h * 0.1]);
  }
  p.push([150, 160]);
  return s.blob(role, p, undefined, 5);
};
export const clouds = (s: Sheet, role: Role, r: Chance, y0: number, y1: number, n: number, o?: number): void => range(n).forEach(() => {
  const x = r.in(-10, 110);
  const y = r.in(y0, y1);
  const w = r.in(26, 60);
  s.blob(role, [
    [x - w / 2, y], [x - w * 0.4, y - 4], [x - w * 0.1, y - 4], [x + w * 0.06, y - 9], [x + w * 0.3, y - 5], [x + w / 2, y - 2],
    [x + w * 0.44, y + 2], [x, y + 3],
  ], o);
});

export const PLACES = {
  sea: (s, r) => {
    clouds(s, "p", r, 20, 60, 3, 0.35);
    ridge(s, "f", 92, r.in(6, 26), r.n(3, 6), r, r.yes(0.5));
    s.poly("d", [[-5, 92], [125, 92], [125, 160], [-5, 160]]);
    waves(s, "d", 98, 6, 7, r);
    waves(s, "p", 109, 8, 5, r);
    waves(s, "n", 112, 8, 5, r);
  },
  seigaiha: (s, r) => {
    clouds(s, "p", r, 18, 70, 4, 0.3);
    seigaiha(s, "d", "f", 84, 6, 32);
  },
  deep: (s, r) => {
    range(5).forEach((i) => s.poly("p", [[20 + i * 22, -4], [30 + i * 22, -4], [10 + i * 26, 160], [-16 + i * 26, 160]], 0.1));
    ridge(s, "f", 112, 22, 6, r);
    range(6).forEach(() => {
      const x = r.in(0, 120);
      s.rib("d", [[x, 160], [x + r.in(-8, 8), 130], [x + r.in(-10, 10), 100 + r.in(-14, 10)]], [6, 5, 0.5]);
    });
    range(12).forEach(() => s.disc("p", r.in(4, 116), r.in(8, 110), r.in(0.8, 3), 0.6));
    ground(s, r, "n", 130);
  },
  harbour: (s, r) => {
    ridge(s, "f", 84, 12, 5, r);
    range(6).forEach((i) => {
      const x = i * 22 - 4;
      const h = r.in(14, 34);
      s
        .poly("d", [[x, 96], [x, 96 - h], [x + 9, 96 - h - 8], [x + 18, 96 - h], [x + 18, 96]])
        .poly("g", [[x + 5, 96 - h + 8], [x + 8, 96 - h + 8], [x + 8, 96 - h + 13], [x + 5, 96 - h + 13]]);
    });
    s.poly("d", [[-5, 95], [125, 95], [125, 160], [-5, 160]]);
    waves(s, "f", 112, 5, 6, r);
    s.poly("n", [[-5, 124], [125, 124], [125, 160], [-5, 160]]);
    range(7).forEach((i) => s.poly("i", [[i * 18 - 2, 124], [i * 18 + 1, 124], [i * 18 + 1, 160], [i * 18 - 2, 160]], 0.5));
  },
  volcano: (s, r) => {
    const x = r.in(25, 95);
    s.poly("g", [[x - 9, 42], [x + 9, 42], [x + r.in(10, 30), -5], [x - r.in(0, 20), -5]], 0.35);
    clouds(s, "n", r, 6, 26, 4, 0.7);
    s.poly("f", [[x - 80, 160], [x - 12, 42], [x - 4, 47], [x + 4, 44], [x + 12, 42], [x + 80, 160]]);
    s
      .rib("g", [[x, 44], [x - 4, 62], [x + 6, 80], [x - 2, 100]], [5, 4, 5, 2])
      .rib("s", [[x + 6, 44], [x + 20, 70], [x + 18, 96]], [3, 3, 1]);
    ridge(s, "d", 112, 20, 7, r, true);
    ground(s, r);
    range(16).forEach(() => s.disc("g", r.in(0, 120), r.in(4, 110), r.in(0.6, 1.8)));
  },
  forge: (s, r) => {
    s.poly("d", [[-5, -5], [125, -5], [125, 160], [-5, 160]]);
    const x = r.in(30, 90);
    s
      .blob("n", [[x - 40, 130], [x - 40, 66], [x, 26], [x + 40, 66], [x + 40, 130]])
      .blob("s", [[x - 28, 130], [x - 28, 76], [x, 46], [x + 28, 76], [x + 28, 130]])
      .blob("g", [[x - 18, 130], [x - 16, 96], [x, 70], [x + 16, 96], [x + 18, 130]]);
    range(5).forEach((j) => range(6).forEach((i) => s.poly("f", [
      [i * 24 - 12 + (j % 2) * 12, 8 + j * 24], [i * 24 + 6 + (j % 2) * 12, 8 + j * 24], [i * 24 + 6 + (j % 2) * 12, 9.6 + j * 24],
      [i * 24 - 12 + (j % 2) * 12, 9.6 + j * 24],
    ], 0.5)));
    ground(s, r, "n");
    range(18).forEach(() => s.disc("g", r.in(0, 120), r.in(4, 120), r.in(0.5, 1.6)));
  },
  battlefield: (s, r) => {
    ridge(s, "f", 98, 16, 5, r);
    range(8).forEach((i) => {
      const x = i * 16 + r.in(-4, 4);
      const t = r.in(-16, 16);
      s.at(x, 112, r.in(0.5, 0.8), t, 1, (q) => (i % 3 ? HELD.spear(q) : HELD.flag(q)));
    });
    s.pieces.forEach((p, i) => { if (i > 0) p[0] = p[0] === "g" ? "m" : "d"; });
    ground(s, r, "n", 116);
  },
  forest: (s, r) => {
    range(6).forEach((i) => {
      const x = i * 24 - 4 + r.in(-6, 6);
      const w = r.in(4, 9);
      s.poly("f", [[x - w, 160], [x - w * 0.6, -5], [x + w * 0.6, -5], [x + w, 160]]);
    });
    range(3).forEach((i) => {
      const x = i * 52 - 6 + r.in(-8, 8);
      const w = r.in(7, 13);
      s
        .poly("d", [[x - w, 160], [x - w * 0.7, -5], [x + w * 0.7, -5], [x + w * 1.3, 160]])
        .rib("d", [[x, 50], [x + 22, 36], [x + 40, 34]], [7, 4, 0.6]);
    });
    clouds(s, "d", r, -2, 14, 6);
    ground(s, r, "n", 120);
    range(9).forEach(() => {
      const x = r.in(0, 120);
      s.rib("n", [[x, 126], [x + r.in(-4, 4), 116], [x + r.in(-9, 9), 108]], [3, 2.4, 0.4]);
    });
  },
  grove: (s, r) => {
    clouds(s, "p", r, 16, 50, 3, 0.3);
    ridge(s, "f", 88, 14, 6, r);
    range(9).forEach((i) => {
      const x = i * 15 + r.in(-4, 4);
      const y = 100 + r.in(-4, 6);
      const h = r.in(20, 36);
      s.poly("d", [[x - 9, y], [x, y - h], [x + 9, y]]).poly("d", [[x - 11, y + 10], [x, y - h * 0.5], [x + 11, y + 10]]);
    });
    ground(s, r, "n", 116);
  },
  meadow: (s, r) => {
    clouds(s, "p", r, 14, 60, 4, 0.45);
    ridge(s, "f", 96, 18, 4, r);
    ridge(s, "d", 108, 8, 5, r);
    ground(s, r, "n", 120);
    range(14).forEach(() => {
      const x = r.in(2, 118);
      const y = r.in(124, 146);
      s.star(r.of(["g", "p", "s"]), x, y, r.in(2, 4), 1.4, 5);
    });
  },
  roots: (s, r) => {
    s.poly("d", [[-5, -5], [125, -5], [125, 160], [-5, 160]], 0.65);
    range(9).forEach((i) => {
      const x = i * 15 + r.in(-5, 5);
      s.rib(i % 2 ? "n" : "f", [[x, -6], [x + r.in(-12, 12), 26], [x + r.in(-16, 16), 52], [x + r.in(-24, 24), 70 + r.in(0, 40)]], [r.in(6, 12), 7, 4, 0.5]);
    });
    range(12).forEach(() => s.disc("g", r.in(6, 114), r.in(20, 116), r.in(0.7, 2)));
    ground(s, r, "n");
  },
  city: (s, r) => {
    const x = r.in(20, 100);
    range(18).forEach((i) => s.at(x, 56, 1, i * 20, 1, (q) => q.poly("p", [[0, 0], [100, -4], [100, 4]], 0.1)));
    range(7).forEach((i) => {
      const q = i * 19 - 6 + r.in(-3, 3);
      const h = r.in(24, 62);
      const w = r.in(6, 9);
      s.poly("f", [[q - w, 110], [q - w, 104 - h], [q, 104 - h - r.in(10, 22)], [q + w, 104 - h], [q + w, 110]]);
    });
    range(5).forEach((i) => {
      const q = i * 28 + 2 + r.in(-5, 5);
      const h = r.in(10, 34);
      const w = r.in(8, 12);
      s
        .poly("d", [[q - w, 124], [q - w, 114 - h], [q - w - 2, 114 - h], [q, 114 - h - 14], [q + w + 2, 114 - h], [q + w, 114 - h], [q + w, 124]])
        .poly("g", [[q - 2, 118 - h], [q + 2, 118 - h], [q + 2, 124 - h], [q - 2, 124 - h]]);
    });
    ground(s, r, "n", 122);
  },
  rampart: (s, r) => {
    clouds(s, "p", r, 12, 56, 4, 0.4);
    ridge(s, "f", 92, 20, 4, r);
    s.poly("d", [
      [-5, 160], [-5, 100], ...range(10).flatMap((i): Point[] => [[i * 13 - 3, 100], [i * 13 - 3, 92], [i * 13 + 5, 92], [i * 13 + 5, 100]]),
      [125, 100], [125, 160],
    ]);
    range(4).forEach((j) => range(7).forEach((i) => s.poly("f", [
      [i * 20 - 8 + (j % 2) * 10, 108 + j * 11], [i * 20 + 8 + (j % 2) * 10, 108 + j * 11], [i * 20 + 8 + (j % 2) * 10, 109.4 + j * 11],
      [i * 20 - 8 + (j % 2) * 10, 109.4 + j * 11],
    ], 0.5)));
    ground(s, r, "n", 130);
  },
  arch: (s, r) => {
    s.put("n", "M-5 -5H125V160H-5ZM16 160V62C16 26 40 12 60 10C80 12 104 26 104 62V160Z");
    ridge(s, "f", 100, 14, 4, r);
    s.pieces.reverse();
    range(2).forEach((i) => s.poly("d", [[i ? 100 : 8, 160], [i ? 112 : 20, 160], [i ? 110 : 18, 60], [i ? 102 : 10, 60]]));
    s.put("d", "M16 62C16 26 40 12 60 10C80 12 104 26 104 62L98 62C98 34 78 18 60 17C42 18 22 34 22 62Z");
    ground(s, r, "n", 126);
  },
  abyss: (s, r) => {
    s
      .poly("n", [[-5, -5], [52, -5], [40, 30], [46, 60], [26, 100], [30, 160], [-5, 160]])
      .poly("n", [[125, -5], [74, -5], [84, 36], [72, 62], [94, 104], [88, 160], [125, 160]])
      .poly("d", [[-5, -5], [36, -5], [26, 40], [30, 70], [10, 110], [14, 160], [-5, 160]])
      .poly("d", [[125, -5], [92, -5], [102, 40], [90, 70], [110, 110], [104, 160], [125, 160]]);
    range(14).forEach(() => s.disc("g", r.in(30, 92), r.in(0, 130), r.in(0.6, 2.2), 0.8));
    ground(s, r, "n", 126);
  },
  graves: (s, r) => {
    const tr = r.in(10, 110);
    s
      .rib("d", [[tr, 118], [tr + 4, 80], [tr - 6, 50], [tr + 10, 24]], [12, 8, 5, 1])
      .rib("d", [[tr, 76], [tr + 22, 58], [tr + 34, 40]], [5, 3, 0.5])
      .rib("d", [[tr - 4, 56], [tr - 22, 44], [tr - 30, 30]], [4, 2, 0.5]);
    ridge(s, "f", 106, 10, 5, r);
    range(7).forEach((i) => {
      const x = i * 18 + r.in(-4, 4);
      const y = 116 + r.in(-4, 6);
      const h = r.in(12, 24);
      const t = r.in(-12, 12);
      s.at(x, y, 1, t, 1, (q) => q.blob(i % 2 ? "d" : "f", [[-6, 4], [-6, -h], [0, -h - 7], [6, -h], [6, 4]]));
    });
    ground(s, r, "n", 122);
    clouds(s, "p", r, 104, 124, 3, 0.3);
  },
  river: (s, r) => {
    ridge(s, "f", 84, 16, 5, r);
    s.poly("d", [[-5, 90], [125, 90], [125, 160], [-5, 160]]);
    range(7).forEach((i) => {
      const y = 96 + i * 8;
      s.rib("f", [[r.in(-10, 40), y], [60, y + 2], [r.in(70, 130), y]], [0.6, 2, 0.6]);
    });
    range(8).forEach(() => {
      const x = r.in(2, 118);
      const y = r.in(92, 140);
      const k = (y - 80) / 60;
      s.disc("g", x, y, 6 * k, 0.25).poly("g", [[x - 2.4 * k, y], [x + 2.4 * k, y], [x + 2 * k, y - 6 * k], [x - 2 * k, y - 6 * k]]);
    });
    clouds(s, "p", r, 60, 100, 4, 0.25);
  },
  library: (s, r) => {
    s.poly("n", [[-5, -5], [125, -5], [125, 160], [-5, 160]]);
    range(7).forEach((j) => {
      let x = -4;
      const y = 16 + j * 20;
      while (x < 122) {
        const w = r.in(6, 12);
        const h = r.in(11, 17);
        s.poly(r.of(["d", "d", "f", "a", "d"]), [[x, y], [x + w, y], [x + w, y - h], [x, y - h]]);
        x += w + 0.8;
      }
      s.poly("i", [[-5, y], [125, y], [125, y + 2], [-5, y + 2]]);
    });
    s.disc("b", 60, 66, 52, 0.4);
    s.poly("i", [[-5, 132], [125, 132], [125, 160], [-5, 160]]);
  },
  dream: (s, r) => {
    range(5).forEach(() => {
      const x = r.in(6, 114);
      const y = r.in(10, 110);
      const q = r.in(8, 24);
      s.disc(r.of(["f", "p", "g"]), x, y, q, 0.35);
    });
    clouds(s, "p", r, 20, 120, 6, 0.4);
    clouds(s, "f", r, 90, 130, 5);
    range(6).forEach((i) => s.poly(i % 2 ? "d" : "n", [[80 - i * 8, 120 - i * 9], [122 - i * 4, 120 - i * 9], [122 - i * 4, 126 - i * 9], [80 - i * 8, 126 - i * 9]], 0.7));
    clouds(s, "n", r, 128, 146, 7);
    s.poly("n", [[-5, 138], [125, 138], [125, 160], [-5, 160]]);
  },
  checker: (s) => {
    range(5).forEach((j) => range(9).forEach((i) => {
      const y0 = 100 + j * j * 2.2;
      const y1 = 100 + (j + 1) * (j + 1) * 2.2;
      const w0 = 10 + j * 3.4;
      const w1 = 10 + (j + 1) * 3.4;
      if ((i + j) % 2) {
        s.poly("d", [[60 + (i - 4.5) * w0, y0], [60 + (i - 3.5) * w0, y0], [60 + (i - 3.5) * w1, y1], [60 + (i - 4.5) * w1, y1]]);
      } else {
        s.poly("f", [[60 + (i - 4.5) * w0, y0], [60 + (i - 3.5) * w0, y0], [60 + (i - 3.5) * w1, y1], [60 + (i - 4.5) * w1, y1]]);
      }
    }));
    [10, 110].forEach((x) => s.poly("d", [[x - 7, 160], [x - 6, 8], [x + 6, 8], [x + 7, 160]]).poly("n", [[x - 10, 8], [x + 10, 8], [x + 10, -5], [x - 10, -5]]));
  },
  docks: (s, r) => {
    clouds(s, "p", r, 12, 60, 4, 0.35);
    range(4).forEach((i) => {
      const x = i * 34 + r.in(-6, 6);
      const h = r.in(40, 70);
      s
        .poly("f", [[x - 2, 112], [x - 1, 112 - h], [x + 2, 112 - h], [x + 4, 112]])
        .poly("f", [[x - 8, 112 - h], [x + 30, 106 - h], [x + 30, 108 - h], [x - 8, 115 - h - 10]])
        .poly("f", [[x + 26, 107 - h], [x + 27, 107 - h], [x + 27, 124 - h], [x + 26, 124 - h]]);
    });
    range(5).forEach((i) => s
      .poly("d", [[i * 27 - 8, 126], [i * 27 - 8, 100 - (i % 2) * 10], [i * 27 + 12, 100 - (i % 2) * 10], [i * 27 + 12, 126]])
      .poly("g", [[i * 27 - 2, 106], [i * 27 + 2, 106], [i * 27 + 2, 111], [i * 27 - 2, 111]]));
    ground(s, r, "n", 124);
  },
  gearworks: (s, r) => {
    s.poly("d", [[-5, -5], [125, -5], [125, 160], [-5, 160]], 0.4);
    range(7).forEach((i) => s.gear(i % 2 ? "f" : "d", r.in(0, 120), r.in(4, 118), r.in(12, 30), r.n(8, 14), i % 2 ? "d" : "n"));
    [12, 104].forEach((x) => s.poly("n", [[x - 4, -5], [x + 4, -5], [x + 4, 160], [x - 4, 160]]));
    ground(s, r, "n", 126);
  },
  sky: (s, r) => {
    clouds(s, "p", r, 10, 60, 4, 0.5);
    clouds(s, "f", r, 70, 110, 5);
    clouds(s, "p", r, 100, 128, 5, 0.7);
    clouds(s, "d", r, 116, 140, 6);
    clouds(s, "n", r, 136, 152, 6);
  },
  mountains: (s, r) => {
    const x = r.in(30, 90);
    const h = r.in(20, 44);
    s
      .poly("f", [[x - 90, 130], [x - 8, h], [x + 8, h], [x + 90, 130]])
      .poly("p", [[x - 24, h + 25], [x - 8, h], [x + 8, h], [x + 24, h + 25], [x + 14, h + 20], [x + 6, h + 29], [x - 2, h + 20], [x - 12, h + 28]]);
    clouds(s, "p", r, 70, 92, 3, 0.5);
    ridge(s, "d", 110, 16, 6, r, true);
    ground(s, r, "n", 120);
  },
  cliffs: (s, r) => {
    clouds(s, "p", r, 14, 50, 3, 0.4);
    s
      .poly("f", [[-5, 160], [-5, 40], [20, 36], [30, 60], [38, 62], [44, 100], [50, 160]])
      .poly("d", [[125, 160], [125, 56], [104, 50], [96, 74], [86, 78], [78, 120], [72, 160]]);
    ground(s, r, "n", 122);
  },
  desert: (s, r) => {
    clouds(s, "p", r, 16, 40, 2, 0.35);
    s
      .blob("f", [[-20, 160], [-20, 96], [20, 84], [60, 100], [100, 82], [140, 98], [140, 160]])
      .blob("d", [[-20, 160], [-20, 112], [30, 118], [74, 98], [140, 118], [140, 160]]);
    ground(s, r, "n", 126);
  },
  cave: (s, r) => {
    s
      .poly("n", [[-5, -5], [125, -5], [125, 30], ...range(9).map((i): Point => [120 - i * 15, i % 2 ? r.in(8, 16) : r.in(26, 54)]), [-5, 30]])
      .poly("d", [[-5, 160], [-5, 80], [10, 100], [18, 92], [26, 118], [94, 118], [104, 88], [112, 100], [125, 76], [125, 160]]);
    range(8).forEach(() => {
      const x = r.of([r.in(0, 30), r.in(90, 120)]);
      s.poly("g", [[x - 3, 122], [x, 122 - r.in(8, 20)], [x + 3, 122]]);
    });
    ground(s, r, "n", 124);
  },
  road: (s, r) => {
    clouds(s, "p", r, 14, 60, 3, 0.45);
    ridge(s, "f", 96, 20, 5, r);
    s.poly("d", [[-5, 100], [125, 100], [125, 160], [-5, 160]]);
    s.blob("b", [[56, 100], [64, 100], [80, 120], [100, 160], [20, 160], [44, 122]], 0.7);
    range(5).forEach((i) => {
      const x = i % 2 ? r.in(0, 34) : r.in(86, 120);
      const y = r.in(104, 126);
      const h = r.in(20, 40);
      s.poly("n", [[x - 1.4, y], [x + 1.4, y], [x + 1, y - h], [x - 1, y - h]]).oval("n", x, y - h, 9, 11);
    });
  },
  cosmos: (s, r) => {
    range(40).forEach(() => s.disc("p", r.in(0, 120), r.in(0, 120), r.in(0.3, 1.1)));
    const x = r.in(24, 96);
    const y = r.in(26, 50);
    const q = r.in(12, 22);
    s
      .disc("f", x, y, q)
      .disc("m", x - q * 0.25, y - q * 0.2, q * 0.7, 0.5)
      .rib("g", [[x - q * 1.9, y + q * 0.5], [x, y + q * 0.35], [x + q * 1.9, y - q * 0.6]], [0.5, 3, 0.5]);
    const c = range(6).map((i): Point => [10 + i * 20, r.in(12, 92)]);
    c.forEach((p, i) => {
      if (i) s.rib("p", [c[i - 1]!, p], [0.6, 0.6], 0.5);
      s.star("g", p[0], p[1], 3.2, 1, 4);
    });
    ridge(s, "d", 116, 14, 5, r);
    ground(s, r, "n", 126);
  },
  rays: (s, r) => {
    const x = r.in(40, 80);
    const y = r.in(50, 74);
    const n = r.n(12, 20);
    range(n).forEach((i) => s.at(x, y, 1, (i * 360) / n, 1, (q) => q.poly(i % 2 ? "f" : "d", [[0, 0], [150, -150 * Math.tan(Math.PI / n)], [150, 150 * Math.tan(Math.PI / n)]], 0.75)));
  },
  weave: (s, r) => {
    const k = r.n(0, 2);
    range(9).forEach((j) => range(7).forEach((i) => {
      const x = i * 20 + (j % 2) * 10 - 4;
      const y = j * 18;
      if (k === 0) s.ring("f", x, y, 9, 1.6, 0.7);
      else if (k === 1) s.poly("f", [[x, y - 9], [x + 10, y], [x, y + 9], [x - 10, y]], (i + j) % 2 ? 0.7 : 0.35);
      else s.poly("f", [[x - 9, y + 5], [x, y - 9], [x + 9, y + 5], [x, y]], 0.55);
    }));
    s.disc("b", 60, 70, 46, 0.75);
  },
} satisfies Record<string, Part>;
export type Place = keyof typeof PLACES;
