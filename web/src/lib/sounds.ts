/** Short sounds, made here: nothing is fetched. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function sound(kind: "card" | "turn" | "end"): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const now = context.currentTime;
    tone.frequency.value = kind === "card" ? 320 : kind === "turn" ? 620 : 220;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.06, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + (kind === "end" ? 0.8 : 0.15));
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + (kind === "end" ? 0.8 : 0.16));
  } catch {
    /* a browser without sound plays on */
  }
}
