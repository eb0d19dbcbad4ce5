/** Signs, each one filled path on a grid of 24. */

export const SIGNS = {
  attack: "M3 3l9 7 6-7h3v3l-7 6 3 3 2-1 1 2-3 2 2 3-1 1-3-2-2 3-2-1 1-2-3-3-6 6H3v-3l6-6-6-6z",
  health: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z",
  shield: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  wait: "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z",
  speed: "M2 6l8 6-8 6zM12 6l8 6-8 6z",
  flash: "M13 1L4 14h6l-2 9 10-14h-6z",
  core: "M12 1l7 11-7 11-7-11z",
  deck: "M4 6l11-3 5 15-11 3zM2 9l2-1 4 12z",
  hand: "M3 9l4-1 3 11-4 1zM9 5h5v14H9zM16 6l5 2-4 12-4-1z",
  away: "M12 2a10 10 0 1 0 .1 0zm0 3.5a6.5 6.5 0 1 1-.1 0zM4.5 17.3L17.3 4.500l2.200 2.200L6.700 19.500z",
  light: "M12 1l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8L1 9h8z",
  dark: "M15 1.500A11 11 0 1 0 22.500 16 8.600 8.600 0 1 1 15 1.500z",
  fire: "M12 1c2 5 8 8 7 15-.5 5-4 7-7 7s-7-2-7-7c0-4 2-5 3-8 1.500 2 2 3 2.500 5C12 10 12.500 6 12 1z",
  water: "M12 1c4 7 8 10 8 15a8 8 0 0 1-16 0c0-5 4-8 8-15z",
  wood: "M4 21C2 10 8 2 21 2c1 13-5 20-14 17l-2 3z",
  earth: "M1 21L9 7l4 6 3-5 7 13z",
} as const;
export type Sign = keyof typeof SIGNS;
