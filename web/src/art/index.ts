/** The picture of a card, composed of cut paper from its name, type, colours and deeds: the same card, the same picture. */

export { picture, portrait, LONGEST, type Crop } from "./compose";
export { drawnCard } from "./faces";
export type { Card, Kind } from "./brief";
