/** Paper that is cut: shapes under a matrix, so that every piece is a plain path and the edge of all of them is one path. */

import type { Chance } from "./chance";

/** What a piece is, not what colour it has: sky above and below (a, b), far to near (f, d, n), ink, main, second, paper, glow, metal, skin. */
export type Role = "a" | "b" | "f" | "d" | "n" | "i" | "m" | "s" | "p" | "g" | "l" | "k";
export type Inks = Record<Role, string>;
export type Point = [number, number];
/** A part draws on a sheet; the ground is y = 0, up is negative, a grown person is 72 high. `s` is the sheet, `r` chance. */
export type Part = (s: Sheet, r: Chance) => unknown;

type Matrix = [number, number, number, number, number, number];
type Piece = [role: Role, path: string, opacity: number | undefined];

export const tenths = (value: number): number => Math.round(value * 10) / 10;

function written(value: number, apart: boolean): string {
  let text = String(tenths(value));
  if (text === "-0") text = "0";
  text = text.replace(/^(-?)0\./, "$1.");
  return apart && !text.startsWith("-") ? ` ${text}` : text;
}

/** All pieces wind the same way, or joints of one colour would cut holes into each other. */
function turned(points: Point[]): Point[] {
  let area = 0;
  points.forEach((one, at) => {
    const next = points[(at + 1) % points.length]!;
    area += one[0] * next[1] - next[0] * one[1];
  });
  return area > 0 ? points.reverse() : points;
}

export class Sheet {
  pieces: Piece[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];

  /** Draw somewhere else: moved, scaled, turned by degrees, mirrored. */
  at(x: number, y: number, scale: number, turn: number, flip: number, draw: (s: Sheet) => unknown): this {
    const old = this.#matrix;
    const [a, b, c, d, e, f] = old;
    const cos = Math.cos((turn * Math.PI) / 180) * scale;
    const sin = Math.sin((turn * Math.PI) / 180) * scale;
    const [p, q] = [cos * flip, sin * flip];
    this.#matrix = [a * p + c * q, b * p + d * q, a * -sin + c * cos, b * -sin + d * cos, a * x + c * y + e, b * x + d * y + f];
    draw(this);
    this.#matrix = old;
    return this;
  }
  #point([x, y]: Point): Point {
    const [a, b, c, d, e, f] = this.#matrix;
    return [tenths(a * x + c * y + e), tenths(b * x + d * y + f)];
  }
  #scale(): number {
    return Math.hypot(this.#matrix[0], this.#matrix[1]);
  }

  put(role: Role, path: string, opacity?: number): this {
    this.pieces.push([role, path, opacity]);
    return this;
  }
  poly(role: Role, points: Point[], opacity?: number): this {
    const placed = turned(points.map((point) => this.#point(point)));
    let path = `M${placed[0]!.join(" ")}l`;
    for (let i = 1; i < placed.length; i++) {
      const [here, before] = [placed[i]!, placed[i - 1]!];
      path += written(here[0] - before[0], i > 1) + written(here[1] - before[1], true);
    }
    return this.put(role, `${path}z`, opacity);
  }
  /** A closed curve through the points. Catmull-Rom, so the control before a point mirrors the one after it: «s» does. */
  blob(role: Role, points: Point[], opacity?: number, tension = 6): this {
    const placed = turned(points.map((point) => this.#point(point)));
    const many = placed.length;
    let path = `M${placed[0]!.join(" ")}`;
    for (let i = 0; i < many; i++) {
      const [before, here, next, after] = [i + many - 1, i, i + 1, i + 2].map((at) => placed[at % many]!) as [Point, Point, Point, Point];
      const steps = [next[0] - (after[0] - here[0]) / tension - here[0], next[1] - (after[1] - here[1]) / tension - here[1], next[0] - here[0], next[1] - here[1]];
      if (i === 0) steps.unshift((next[0] - before[0]) / tension, (next[1] - before[1]) / tension);
      path += i === 0 ? "c" : i === 1 ? "s" : "";
      steps.forEach((step, at) => (path += written(step, at > 0 || i > 1)));
    }
    return this.put(role, `${path}z`, opacity);
  }
  /** A band along points whose width changes: tails, necks, snakes, smoke, hair. */
  rib(role: Role, points: Point[], widths: number[], opacity?: number): this {
    const last = points.length - 1;
    const left: Point[] = [];
    const right: Point[] = [];
    points.forEach((point, i) => {
      const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(last, i + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const along = (i / last) * (widths.length - 1);
      const step = Math.min(widths.length - 2, Math.floor(along));
      const [from, to] = [widths[step]!, widths[step + 1]!];
      const half = (from + (to - from) * (along - step)) / 2;
      left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
      right.unshift([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
    });
    return this.blob(role, left.concat(right), opacity);
  }
  disc(role: Role, x: number, y: number, radius: number, opacity?: number): this {
    const [cx, cy] = this.#point([x, y]);
    const r = tenths(radius * this.#scale());
    return this.put(role, `M${tenths(cx - r)} ${cy}a${r} ${r} 0 1 0 ${tenths(2 * r)} 0a${r} ${r} 0 1 0 ${tenths(-2 * r)} 0Z`, opacity);
  }
  oval(role: Role, x: number, y: number, rx: number, ry: number, opacity?: number): this {
    const corner = (kx: number, ky: number): Point => [x + rx * kx, y + ry * ky];
    const around: Point[] = [corner(-1, 0), corner(-0.7, -0.72), corner(0, -1), corner(0.7, -0.72), corner(1, 0), corner(0.7, 0.72), corner(0, 1), corner(-0.7, 0.72)];
    return this.blob(role, around, opacity);
  }
  limb(role: Role, from: Point, to: Point, first: number, last: number): this {
    this.rib(role, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], [first, (first + last) / 2, last]);
    return this.disc(role, to[0], to[1], last / 2);
  }
  arm(role: Role, shoulder: Point, elbow: Point, hand: Point, width: number): this {
    return this.limb(role, shoulder, elbow, width, width * 0.85).limb(role, elbow, hand, width * 0.85, width * 0.65);
  }
  star(role: Role, x: number, y: number, outer: number, inner: number, rays: number, opacity?: number, turn = -90): this {
    const points = Array.from({ length: rays * 2 }, (_, i): Point => {
      const angle = ((turn + (i * 180) / rays) * Math.PI) / 180;
      const radius = i % 2 ? inner : outer;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    return this.poly(role, points, opacity);
  }
  ring(role: Role, x: number, y: number, radius: number, width: number, opacity?: number): this {
    const [cx, cy] = this.#point([x, y]);
    const outer = tenths(radius * this.#scale());
    const inner = tenths((radius - width) * this.#scale());
    const circle = (r: number, sweep: number): string => `M${tenths(cx - r)} ${cy}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`;
    return this.put(role, circle(outer, 0) + circle(inner, 1), opacity);
  }
  gear(role: Role, x: number, y: number, radius: number, teeth: number, hole: Role = "d"): this {
    const points = Array.from({ length: teeth * 4 }, (_, i): Point => {
      const angle = (i / (teeth * 4)) * 2 * Math.PI;
      const reach = i % 4 < 2 ? radius : radius * 0.8;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    return this.poly(role, points).disc(hole, x, y, radius * 0.32);
  }

  /** The pieces as paths, neighbours of one ink in one. */
  draw(inks: Inks): string {
    let out = "";
    let [ink, seen, path] = ["", 1, ""];
    const flush = (): void => {
      if (path) out += `<path fill="${ink}"${seen < 1 ? ` opacity="${seen}"` : ""} d="${path}"/>`;
      path = "";
    };
    for (const [role, piece, opacity = 1] of this.pieces) {
      if (inks[role] !== ink || opacity !== seen || opacity < 1) flush();
      [ink, seen] = [inks[role], opacity];
      path += piece;
    }
    flush();
    return out;
  }
  /** The paper's edge and its shadow: one path, used twice. */
  edge(id: string, ink: string, width: number): string {
    const outline = this.pieces.filter(([, , opacity]) => !opacity).map(([, path]) => path);
    return (
      `<defs><path id="${id}" d="${outline.join("")}" stroke-width="${width}" stroke-linejoin="round"/></defs>` +
      `<use href="#${id}" transform="translate(2.2 2.8)" fill="#000" stroke="#000" opacity=".36"/><use href="#${id}" fill="${ink}" stroke="${ink}"/>`
    );
  }
}
