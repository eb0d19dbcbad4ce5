/** What a person has chosen for this browser: language, colours, sound, text table, automatic passing. */

import type { Pace } from "./pace.svelte";
import type { Comfort } from "./passing";

export type Language = "ja" | "en";
export type Theme = "dark" | "light" | "system";
interface Kept extends Comfort {
  language: Language;
  theme: Theme;
  sound: boolean;
  text: boolean;
  name: string;
  sortHand: boolean;
  /** What card texts mean is said beside the card: they are printed in Japanese alone. */
  explained: boolean;
  pace: Pace;
}

const KEY = "kirifuda";
const usual: Kept = {
  language: navigator.language.startsWith("ja") || !navigator.language ? "ja" : "en",
  theme: "dark",
  sound: true,
  text: false,
  name: "",
  sortHand: false,
  explained: !navigator.language.startsWith("ja") && Boolean(navigator.language),
  pace: "normal",
  single: true,
  pay: true,
  own: true,
  passing: "act",
};

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Kept>(read());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  document.documentElement.lang = settings.language;
}
