/** How a body stands: its joints. Hands and feet come as elbow and hand, knee and foot; `swing` turns what is held. */

import type { Point } from "./paper";

export interface Pose {
  hip: Point;
  chest: Point;
  head: Point;
  left: [Point, Point];
  right: [Point, Point];
  leftLeg: [Point, Point];
  rightLeg: [Point, Point];
  swing: number;
}

export const POSES = {
  stand: { hip: [0, -34], chest: [0, -54], head: [0, -66], left: [[-12, -46], [-13, -33]], right: [[12, -47], [16, -38]], leftLeg: [[-5, -18], [-6, 0]], rightLeg: [[5, -18], [7, 0]], swing: 4 },
  stride: { hip: [0, -34], chest: [3, -54], head: [5, -66], left: [[-9, -44], [-17, -38]], right: [[14, -47], [22, -50]], leftLeg: [[-9, -18], [-20, -2]], rightLeg: [[10, -20], [14, 0]], swing: 12 },
  raise: { hip: [0, -34], chest: [1, -54], head: [0, -66], left: [[-12, -46], [-17, -36]], right: [[14, -62], [17, -78]], leftLeg: [[-8, -18], [-12, 0]], rightLeg: [[8, -18], [12, 0]], swing: 10 },
  guard: { hip: [0, -32], chest: [-2, -52], head: [-1, -64], left: [[-4, -42], [12, -44]], right: [[9, -44], [17, -50]], leftLeg: [[-10, -17], [-16, 0]], rightLeg: [[9, -17], [13, 0]], swing: 16 },
  lunge: { hip: [0, -28], chest: [8, -46], head: [15, -57], left: [[-5, -47], [-17, -52]], right: [[21, -47], [32, -49]], leftLeg: [[-13, -14], [-28, 0]], rightLeg: [[15, -22], [18, 0]], swing: 68 },
  kneel: { hip: [-2, -20], chest: [2, -39], head: [4, -51], left: [[-8, -32], [-2, -22]], right: [[14, -36], [19, -28]], leftLeg: [[-9, -4], [-20, -1]], rightLeg: [[12, -20], [12, 0]], swing: 2 },
  cast: { hip: [0, -34], chest: [0, -54], head: [0, -66], left: [[-14, -56], [-23, -68]], right: [[14, -56], [23, -68]], leftLeg: [[-5, -18], [-7, 0]], rightLeg: [[5, -18], [7, 0]], swing: 24 },
  offer: { hip: [0, -34], chest: [1, -54], head: [3, -65], left: [[-2, -42], [14, -43]], right: [[12, -43], [20, -46]], leftLeg: [[-5, -18], [-6, 0]], rightLeg: [[5, -18], [7, 0]], swing: 0 },
  sit: { hip: [-4, -22], chest: [-3, -42], head: [-1, -54], left: [[-12, -33], [-2, -24]], right: [[9, -34], [15, -30]], leftLeg: [[11, -24], [12, -2]], rightLeg: [[14, -22], [20, -1]], swing: 8 },
  fly: { hip: [0, -34], chest: [5, -52], head: [10, -63], left: [[-4, -50], [-14, -44]], right: [[18, -50], [28, -56]], leftLeg: [[-10, -22], [-24, -16]], rightLeg: [[-6, -18], [-18, -6]], swing: 50 },
  dance: { hip: [0, -35], chest: [-2, -55], head: [-5, -66], left: [[-15, -58], [-24, -66]], right: [[13, -52], [23, -46]], leftLeg: [[-3, -17], [-4, 0]], rightLeg: [[14, -28], [22, -14]], swing: 30 },
  back: { hip: [0, -34], chest: [0, -54], head: [0, -66], left: [[-11, -45], [-14, -34]], right: [[12, -50], [20, -58]], leftLeg: [[-5, -18], [-8, 0]], rightLeg: [[5, -18], [8, 0]], swing: 6 },
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;
