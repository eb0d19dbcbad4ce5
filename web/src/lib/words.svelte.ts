/** Saying phrases, from the same message files that the server speaks from. Files of a game come when they are needed. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { Argument, Phrase } from "../generated/wire";

const files = import.meta.glob<string>("../../../src/kirifuda/messages/*/*.ftl", { query: "?raw", import: "default" });
const BETWEEN: Record<Language, string> = { ja: "、", en: ", " };
const ALWAYS = ["common", "api", "server", "page", "play", "decks", "replay"];
const bundles: Record<Language, FluentBundle> = {
  ja: new FluentBundle("ja", { useIsolating: false }),
  en: new FluentBundle("en", { useIsolating: false }),
};
const loaded = new Set<string>();
/** Counts loads, so that what was said before a file came is said again. */
const arrived = $state({ count: 0 });

async function load(wanted: (name: string) => boolean): Promise<void> {
  const missing = Object.keys(files).filter((path) => !loaded.has(path) && wanted(path.split("/").pop()!.replace(".ftl", "")));
  await Promise.all(
    missing.map(async (path) => {
      loaded.add(path);
      const language = path.split("/").at(-2) as Language;
      bundles[language].addResource(new FluentResource(await files[path]!()));
    }),
  );
  if (missing.length > 0) arrived.count += 1;
}

export const loadCommon = (): Promise<void> => load((name) => ALWAYS.includes(name));
/** What the pages of rules and lessons say. */
export const loadLearning = (): Promise<void> => load((name) => name === "learn");
export const loadGame = (game: string): Promise<void> => {
  const stem = game.replaceAll("-", "_");
  return load((name) => (name === stem || name.startsWith(`${stem}_`)) && !/card[_-]/.test(name));
};

/** Everything there is, where something is to be said that no file so far has a word for. */
export const loadFor = async (phrases: Phrase[]): Promise<void> => (phrases.every(sayable) ? undefined : load(() => true));

function sayable([key, given]: Phrase): boolean {
  const parts = Object.values(given ?? {}).flatMap((one) => (typeof one !== "object" ? [] : "say" in one ? [one.say] : "all" in one ? one.all : []));
  return bundles[settings.language].hasMessage(key) && parts.every(sayable);
}

/** Names for «you» and «the opponent», for whoever is neither. */
export type Names = [string, string] | null;

export function say(phrase: Phrase | string, args: Record<string, Argument> = {}, names: Names = null): string {
  void arrived.count;
  const [key, given] = typeof phrase === "string" ? [phrase, args] : [phrase[0], phrase[1] ?? {}];
  const language = settings.language;
  if (names) {
    const named = inNames(key, names, language);
    if (named !== null) return named;
  }
  const message = bundles[language].getMessage(key);
  if (!message?.value) return key;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) values[name] = argument(value, language, names);
  return bundles[language].formatPattern(message.value, values);
}

function argument(value: Argument, language: Language, names: Names): string | number {
  if (typeof value !== "object") return value;
  if ("say" in value) return say(value.say, {}, names);
  if ("all" in value) return value.all.map((one) => say(one, {}, names)).join(BETWEEN[language]);
  return value[language];
}

function inNames(key: string, names: [string, string], language: Language): string | null {
  const whose: Record<string, string> = { self: names[0], opponent: names[1] };
  const [sort, who] = [key.slice(0, key.indexOf("-")), key.slice(key.indexOf("-") + 1)];
  if (sort === "player" && who in whose) return whose[who]!;
  if (sort === "owner" && who in whose) return language === "ja" ? `${whose[who]}の` : `${whose[who]}’s`;
  return null;
}

export function knows(key: string): boolean {
  void arrived.count;
  return bundles[settings.language].hasMessage(key);
}

/** The name of whoever sits somewhere: computer players are called by what they are. */
export function called(name: string, kind = name): string {
  return kind !== "person" && knows(`play-opponent-${kind}`) ? say(`play-opponent-${kind}`) : name;
}

/** Things one after the other, as each language parts them. */
export const listed = (parts: string[]): string => parts.join(BETWEEN[settings.language]);
