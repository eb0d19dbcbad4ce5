/** Rules text as it is set: names of abilities, timings, payments and keywords stand out. */

export interface Word {
  sort: "" | "ability" | "timing" | "payment" | "keyword";
  words: string;
}

const MARKS: [RegExp, Word["sort"]][] = [
  [/^「[^」]+」/, "ability"],
  [/^《[^》]+》/, "timing"],
  [/^【[^】]+】/, "payment"],
  [/^『[^』]+』/, "keyword"],
];

export function words(text: string): Word[] {
  const found: Word[] = [];
  let rest = text;
  while (rest) {
    const marked = MARKS.flatMap(([mark, sort]) => (mark.test(rest) ? [{ sort, words: mark.exec(rest)![0] }] : []))[0];
    const plain = rest.slice(0, Math.max(1, rest.slice(1).search(/[「《【『]/) + 1 || rest.length));
    const next: Word = marked ?? { sort: "", words: plain };
    rest = rest.slice(next.words.length);
    if (!next.sort && found.at(-1)?.sort === "") found.at(-1)!.words += next.words;
    else found.push(next.sort === "ability" || next.sort === "keyword" ? next : { ...next, words: next.sort ? next.words.slice(1, -1) : next.words });
  }
  return found;
}
