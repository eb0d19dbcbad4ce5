/** Pictures of cards: composed once for a face, kept as images. The composer comes with the first table. */

import type { Crop } from "../art";
import type { Face } from "../generated/wire";

type Composer = typeof import("../art");
let composer = $state.raw<Composer | null>(null);
const kept = new Map<string, string>();

export async function loadPictures(): Promise<void> {
  composer ??= await import("../art");
}

/** The address of a card's picture, or none before the composer has come: it is sent for then. */
export function pictureOf(game: string, face: Face, crop: Crop): string {
  if (!composer) {
    void loadPictures();
    return "";
  }
  const key = `${game}/${crop}/${face.name}`;
  const found = kept.get(key) ?? image(composer.picture(composer.drawnCard(game, face), crop));
  kept.set(key, found);
  return found;
}

/** Somebody at the table has a face: by their name, in the colours of their side. */
export function portraitOf(name: string, near: boolean): string {
  if (!composer) return "";
  const key = `/${near}/${name}`;
  const found = kept.get(key) ?? image(composer.portrait(name, near ? "blue" : "red"));
  kept.set(key, found);
  return found;
}

const image = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
