/** The card that is shown large beside the board, because the mouse or the focus rests on it. */

import type { CardView } from "../generated/wire";

const PAUSE = 160;

export const preview = $state<{ card: CardView | null }>({ card: null });

let soon: ReturnType<typeof setTimeout> | undefined;

export function showPreview(card: CardView): void {
  clearTimeout(soon);
  soon = setTimeout(() => (preview.card = card), preview.card ? 0 : PAUSE);
}

export function hidePreview(): void {
  clearTimeout(soon);
  preview.card = null;
}
