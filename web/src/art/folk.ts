/** Who a card of a type is: a type more is a line here. */

import type { Beast } from "./beasts";
import type { Build } from "./body";
import type { Clothes } from "./clothes";
import type { Head } from "./heads";
import type { Held } from "./held";
import type { Machine } from "./machines";
import type { Family } from "./palettes";

export interface Folk {
  heads: Head[];
  clothes: Clothes[];
  held: Held[];
  build: Build;
}

export const PEOPLE = {
  騎士: { heads: ["helm", "kabuto", "helm", "hair"], clothes: ["armour"], held: ["sword", "spear", "greatsword", "halberd", "flag"], build: { cloak: "g", off: "shield" } },
  衛士: { heads: ["helm", "kabuto", "hood", "hair"], clothes: ["armour", "tunic"], held: ["spear", "bow", "halberd", "sword"], build: { cloak: "s" } },
  戦士: { heads: ["hair", "kabuto", "turban", "long"], clothes: ["armour", "kimono", "tunic"], held: ["katana", "axe", "greatsword", "spear"], build: { cloak: "s" } },
  傭兵: { heads: ["hood", "turban", "pirate", "kasa"], clothes: ["coat", "armour"], held: ["axe", "spear", "katana", "bow"], build: { cloak: "d" } },
  人間: { heads: ["hair", "long", "turban", "bun", "hood", "wizard"], clothes: ["coat", "kimono", "robe"], held: ["sword", "staff", "book", "orb"], build: { cloak: "m" } },
  旅人: { heads: ["kasa", "hood", "turban", "hair"], clothes: ["coat", "kimono"], held: ["staff", "lute", "pack", "crook"], build: { cloak: "d" } },
  狩人: { heads: ["hood", "leaf", "hair"], clothes: ["tunic", "coat"], held: ["bow", "spear", "horn"], build: { cloak: "n" } },
  森人: { heads: ["leaf", "flowers", "mask"], clothes: ["tunic", "rags", "dress"], held: ["flute", "staff", "spear", "fan"], build: {} },
  悪魔: { heads: ["horns"], clothes: ["coat", "rags", "robe"], held: ["scroll", "scythe", "whip", "scales"], build: { wings: "bat", tail: "i", limbs: "m" } },
  魔族: { heads: ["horns", "mask", "horns"], clothes: ["coat", "dress", "kimono"], held: ["scythe", "fan", "whip", "katana"], build: { tail: "i", cloak: "i" } },
  鬼: { heads: ["horns"], clothes: ["rags", "bulk"], held: ["axe", "hammer", "greatsword", "katana"], build: { limbs: "m" } },
  亡者: { heads: ["skull", "hood", "skull"], clothes: ["rags", "robe"], held: ["lantern", "scythe", "sword", "none"], build: { limbs: "p", thin: true } },
  死霊: { heads: ["skull", "hood", "kasa"], clothes: ["rags", "robe", "kimono"], held: ["lantern", "katana", "coffin", "scythe"], build: { limbs: "p", thin: true, cloak: "i" } },
  ゾンビ: { heads: ["skull", "bald"], clothes: ["rags"], held: ["oar", "shovel", "anchor", "flute"], build: { limbs: "d", thin: true } },
  ゴースト: { heads: ["hood", "tricorne", "long", "kasa"], clothes: ["rags", "coat"], held: ["lantern", "oar", "sword", "anchor"], build: { noLegs: true, ghost: true, limbs: "m" } },
  影: { heads: ["shade"], clothes: ["rags"], held: ["needle", "maskheld", "scroll", "none"], build: { noLegs: true, ghost: true, limbs: "i" } },
  夢: { heads: ["mask", "long", "halo"], clothes: ["robe", "dress"], held: ["orb", "fan", "hourglass", "none"], build: { noLegs: true, ghost: true, limbs: "m" } },
  仮面: { heads: ["mask"], clothes: ["kimono", "robe", "coat"], held: ["maskheld", "fan", "mirror", "katana"], build: { cloak: "s" } },
  呪師: { heads: ["hood", "mask", "long"], clothes: ["robe", "rags"], held: ["orb", "staff", "scythe", "scroll"], build: { cloak: "i" } },
  呪術: { heads: ["wizard", "hood", "long"], clothes: ["robe", "dress"], held: ["orb", "needle", "staff", "book"], build: { cloak: "i" } },
  魔導士: { heads: ["wizard", "hood", "long", "goggles"], clothes: ["robe"], held: ["staff", "book", "orb", "crook"], build: { cloak: "s" } },
  司書: { heads: ["goggles", "hair", "bun", "hood"], clothes: ["robe", "coat"], held: ["book", "scroll", "key", "lantern"], build: {} },
  契約: { heads: ["tricorne", "goggles", "hood"], clothes: ["coat"], held: ["scroll", "scales", "coins"], build: { cloak: "i" } },
  渡し守: { heads: ["kasa", "hood", "bald"], clothes: ["kimono", "rags", "robe"], held: ["oar", "coffin", "shovel", "lantern"], build: { cloak: "i" } },
  ドール: { heads: ["doll"], clothes: ["dress", "tunic"], held: ["key", "needle", "none", "fan"], build: { limbs: "p", joints: true, strings: true } },
  巨人: { heads: ["bald", "horns", "hair", "kabuto", "turban", "leaf", "mask"], clothes: ["bulk", "rags", "bulk", "kimono"], held: ["hammer", "axe", "boulder", "halberd", "anchor"], build: { bulk: true, limbs: "m", giant: true } },
  妖精: { heads: ["antenna", "leaf", "flowers"], clothes: ["dress", "tunic"], held: ["flower", "staff", "bow", "flute"], build: { wings: "fairy", small: true } },
  天使: { heads: ["halo", "halo", "helm"], clothes: ["robe", "armour"], held: ["spear", "lute", "bell", "sword"], build: { wings: "feather" } },
  翼人: { heads: ["hair", "helm", "long"], clothes: ["tunic", "armour"], held: ["spear", "bow", "horn"], build: { wings: "feather", wingScale: 0.85 } },
  海民: { heads: ["kasa", "turban", "bun", "hair"], clothes: ["tunic", "kimono", "coat"], held: ["net", "oar", "lute", "harpoon"], build: {} },
  海賊: { heads: ["pirate", "tricorne", "hair"], clothes: ["coat", "tunic"], held: ["pistol", "sword", "harpoon", "keg"], build: { cloak: "i" } },
  潜水士: { heads: ["diver"], clothes: ["bulk", "coat"], held: ["harpoon", "anchor", "lantern"], build: {} },
  飛空士: { heads: ["goggles", "tricorne"], clothes: ["coat"], held: ["telescope", "pistol", "flag"], build: { cloak: "s" } },
  技師: { heads: ["goggles", "hair", "bun", "turban"], clothes: ["tunic", "coat"], held: ["wrench", "oilcan", "hammer", "gear"], build: {} },
  炉人: { heads: ["bald", "turban", "goggles", "horns"], clothes: ["tunic", "bulk"], held: ["hammer", "torch", "keg", "axe"], build: { limbs: "m" } },
  灯守: { heads: ["hood", "hair", "bun", "halo"], clothes: ["robe", "coat"], held: ["lantern", "bell", "staff", "key"], build: { cloak: "s" } },
  鐘守: { heads: ["hood", "hair", "bun"], clothes: ["robe", "tunic"], held: ["bell", "lantern", "hammer", "staff"], build: { cloak: "s" } },
  祈り: { heads: ["halo", "hood", "bun"], clothes: ["robe"], held: ["lute", "bell", "book"], build: {} },
} satisfies Record<string, Folk>;
export type People = keyof typeof PEOPLE;

export const MERFOLK: Folk = { heads: ["long", "flowers"], clothes: ["tunic"], held: ["horn", "lute", "harpoon"], build: { noLegs: true, fish: true, limbs: "k" } };

/** Types that are creatures. */
export const ANIMALS: Record<string, Beast[]> = {
  聖獣: ["deer", "wolf", "dragon"],
  樹霊: ["treant", "flower", "sprout", "treant"],
  草木: ["sprout", "treant", "flower", "maw", "mushroom"],
  獣: ["wolf", "deer", "boar", "bear", "bull", "cat", "horse", "otter"],
  甲虫: ["beetle", "moth", "bees"],
  虫: ["beetle"],
  鳥: ["bird", "crow", "owl"],
  竜: ["dragon"],
  海獣: ["seaserpent", "whale", "orca", "octopus", "turtle"],
  幻獣: ["deer", "cat", "dragon", "moth"],
};

/** Types that are made. */
export const MACHINERY: Record<string, Machine[]> = {
  機兵: ["automaton", "walker", "golem", "automaton", "boiler", "automaton"],
  機械: ["automaton", "walker", "golem", "automaton", "boiler", "automaton"],
  からくり: ["automaton", "walker", "golem", "automaton", "boiler", "automaton"],
  巨像: ["golem"],
  飛空艇: ["airship"],
};

/** Who casts the spells of a colour. */
export const CASTERS: Record<Family, People[]> = {
  white: ["灯守", "祈り", "騎士", "鐘守"],
  red: ["炉人", "海賊", "戦士", "騎士"],
  blue: ["海民", "魔導士", "ドール", "技師"],
  green: ["森人", "妖精", "狩人"],
  black: ["呪術", "悪魔", "呪師", "亡者"],
  purple: ["司書", "仮面", "魔族", "呪師"],
  orange: ["狩人", "森人", "旅人"],
  earth: ["戦士", "技師", "魔導士"],
  grey: ["旅人", "傭兵"],
};
