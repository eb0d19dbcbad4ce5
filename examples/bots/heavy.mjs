// A bot for Kirifuda in JavaScript: of the cards it may choose it takes the one with the largest number on it.
//
//     kirifuda play --opponent "bot:node examples/bots/heavy.mjs"
//
// What is said, line by line: docs/bots.md.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** Every card that can be seen, by its handle. */
function cardsOf(view) {
  const seen = new Map();
  const look = (card) => {
    if (card.handle !== undefined) seen.set(card.handle, card);
    for (const below of card.under ?? []) look(below);
  };
  for (const zone of view.zones) zone.cards.forEach(look);
  return seen;
}

const weight = (card) => Math.max(0, ...Object.values(card?.numbers ?? {}));

function choose({ question, view }) {
  const seen = cardsOf(view);
  let best = question.options[0];
  let most = -1;
  for (const option of question.options) {
    if (option.stop || (option.bearing ?? "ordinary") !== "ordinary") continue;
    const worth = weight(seen.get(option.card));
    if (worth > most) [best, most] = [option, worth];
  }
  return best.index;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 1, name: "heavy" });
  if (message.type === "ask") say({ number: message.number, answer: choose(message) });
}
