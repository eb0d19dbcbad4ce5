/** What the words of a name or a text ask to be drawn. A line more here is the cheapest way to a better picture. */

import type { Deed } from "./deeds";
import type { Emblem } from "./emblems";
import type { Held } from "./held";
import type { Place } from "./places";
import type { Subject } from "./brief";

export type Words<T> = readonly (readonly [RegExp, T])[];

/** Creatures that a name names: the more particular first. */
export const CREATURE_WORDS: Words<Subject> = [
  [/魚|鰭|鱗魚/, { sort: "beast", what: "fish" }],
  [/鯱/, { sort: "beast", what: "orca" }],
  [/鯨/, { sort: "beast", what: "whale" }],
  [/蛸|烏賊|大渦/, { sort: "beast", what: "octopus" }],
  [/蟹/, { sort: "beast", what: "crab" }],
  [/亀/, { sort: "beast", what: "turtle" }],
  [/海竜|海蛇|大海|淵の主/, { sort: "beast", what: "seaserpent" }],
  [/蛇/, { sort: "beast", what: "serpent" }],
  [/蜥蜴|トカゲ/, { sort: "beast", what: "lizard" }],
  [/竜(?!騎)/, { sort: "beast", what: "dragon" }],
  [/鹿/, { sort: "beast", what: "deer" }],
  [/馬|騎兽/, { sort: "beast", what: "horse" }],
  [/熊/, { sort: "beast", what: "bear" }],
  [/猪/, { sort: "beast", what: "boar" }],
  [/牛/, { sort: "beast", what: "bull" }],
  [/猫|虎|山猫|豹|獅子/, { sort: "beast", what: "cat" }],
  [/鼠/, { sort: "beast", what: "mouse" }],
  [/栗鼠/, { sort: "beast", what: "squirrel" }],
  [/獺|鼬|貂/, { sort: "beast", what: "otter" }],
  [/狼|犬|狐/, { sort: "beast", what: "wolf" }],
  [/鴉|烏/, { sort: "beast", what: "crow" }],
  [/梟/, { sort: "beast", what: "owl" }],
  [/鳥|鴎|鳩|鷹|鷲|鶴|燕|雀/, { sort: "beast", what: "bird" }],
  [/蝶(?!番)|蛾/, { sort: "beast", what: "moth" }],
  [/蜂/, { sort: "beast", what: "bees" }],
  [/蜘蛛/, { sort: "beast", what: "spider" }],
  [/虫|繭/, { sort: "beast", what: "beetle" }],
  [/茸|菌/, { sort: "beast", what: "mushroom" }],
  [/大口|喰らい花|食虫/, { sort: "beast", what: "maw" }],
  [/双葉の小人|芽/, { sort: "beast", what: "sprout" }],
  [/花(?!暦|冠|形|粉|嫁|の姫)/, { sort: "beast", what: "flower" }],
  [/泥|スライム|粘/, { sort: "beast", what: "slime" }],
  [/大樹|古木|古株|樫|木霊|大木/, { sort: "beast", what: "treant" }],
];

/** Made things that a name names. */
export const MACHINE_WORDS: Words<Subject> = [
  [/戦艦|船(?!頭|長|大工|渠)|帆/, { sort: "made", what: "ship" }],
  [/舟(?!の漕)/, { sort: "made", what: "boat" }],
  [/飛空艇/, { sort: "made", what: "airship" }],
  [/要塞|城塞|動く城|城門/, { sort: "made", what: "fortress" }],
  [/汽缶|罐/, { sort: "made", what: "boiler" }],
  [/砲|爆雷/, { sort: "made", what: "cannon" }],
  [/鏡/, { sort: "made", what: "mirror" }],
  [/仮面(?!師|の間者)/, { sort: "made", what: "mask" }],
];

/** What somebody of such a name holds: the word that stands first in the name. */
export const HELD_WORDS: Words<Held> = [
  [/投石|石積|岩/, "boulder"],
  [/占/, "orb"],
  [/旗/, "flag"],
  [/灯台守|灯(?!台)|ランプ|提灯|墓灯/, "lantern"],
  [/松明|熾火|炎|火(?!薬)/, "torch"],
  [/火薬|樽|爆/, "keg"],
  [/鐘/, "bell"],
  [/槍|ランス/, "spear"],
  [/銛/, "harpoon"],
  [/弓|射手|狙/, "bow"],
  [/盾|守り手/, "tower_shield"],
  [/大剣|処刑/, "greatsword"],
  [/剣客|太刀|居合|侍|刻印|写し身/, "katana"],
  [/剣|刃/, "sword"],
  [/槌|鍛冶|鉄/, "hammer"],
  [/斧|木こり/, "axe"],
  [/鎌|刈/, "scythe"],
  [/笛/, "flute"],
  [/角笛|霧笛/, "horn"],
  [/楽|唱|歌|琵琶|語り部/, "lute"],
  [/針|縫|仕立/, "needle"],
  [/漕|船頭|渡し|舟/, "oar"],
  [/天秤|秤|債|取り立|利息|質屋|賭/, "scales"],
  [/証文|書記|署名|契約|写字|卿/, "scroll"],
  [/書|司書|頁|読|学/, "book"],
  [/鏡/, "mirror"],
  [/仮面|顔/, "maskheld"],
  [/鍵|門番|番人/, "key"],
  [/油/, "oilcan"],
  [/技師|工|整備|歯車|機/, "wrench"],
  [/測|星図|見張|斥候|水先|航/, "telescope"],
  [/網|罠|漁/, "net"],
  [/枷|鎖|縛/, "chain"],
  [/花|踊/, "fan"],
  [/海賊|賞金|提督|船長/, "pistol"],
  [/墓|掘/, "shovel"],
  [/棺|葬/, "coffin"],
  [/荷|運び|旅|行商/, "pack"],
  [/時|砂/, "hourglass"],
  [/錨|潜水/, "anchor"],
  [/箒|掃|小間使/, "broom"],
  [/占|水晶|魔女|呪/, "orb"],
  [/銭|金貨|商/, "coins"],
  [/札|道化/, "cards"],
  [/鍋|料理|宿/, "pan"],
];

/** What a spell of such a name is about: the more particular first. */
export const SPELL_WORDS: Words<Emblem | Emblem[]> = [
  [/行列|行進|踊/, "procession"],
  [/月/, "moon"],
  [/星|隕/, "stars"],
  [/稲妻|雷|電/, "bolt"],
  [/爆|火|炎|焼|熾|燃/, ["flame", "torches", "flame", "meteor"]],
  [/噴|火山|落石|岩/, "meteor"],
  [/くすぶ|煙|灰/, ["flame", "torches"]],
  [/凪/, "wave"],
  [/爪|引き裂/, "claw"],
  [/太刀|刃|斬|剣|一閃/, ["slash", "swords"]],
  [/構え|決闘|一騎/, "swords"],
  [/槍|陣|全軍|隊列|号令|進軍|突撃/, "formation"],
  [/槌|鍛|炉/, "anvil"],
  [/鐘/, "bell"],
  [/灯/, "lamp"],
  [/光|夜明|朝|曙|暁|祈/, ["sun", "window", "lamp", "rain"]],
  [/雨|恵み/, "rain"],
  [/波|潮|津波|海|水/, ["wave", "spiral", "wave", "anchor"]],
  [/霧|風|息|嵐/, ["wind", "spiral", "wind", "bird"]],
  [/渦|巡|輪廻|環/, "spiral"],
  [/契約|証|帳簿|差し押|利息|署名|借/, "contract"],
  [/天秤|競売|裁/, "scales"],
  [/名|札|抹消|封/, "seal"],
  [/書|頁|写本|読|知/, "book"],
  [/紙|手紙|便り|報せ/, "sheets"],
  [/破|裂|忘/, "tear"],
  [/目|視|眼|見/, "eye"],
  [/骨|髑髏|死|葬|屍/, ["skull", "coffin", "skull", "crow"]],
  [/棺|墓/, "coffin"],
  [/枷|鎖|縛|縫|糸/, "chains"],
  [/網|罠|蔓/, "net"],
  [/盾|守|壁|護/, "barrier"],
  [/癒|命|心|血/, "heart"],
  [/芽|種|葉|森|繁|苗/, "sprouts"],
  [/花|桜/, "flower"],
  [/獣|足跡|道/, "footprints"],
  [/角力|拳|力|腕/, "fist"],
  [/指|手/, "hand"],
  [/劇|幕|人形/, "curtain"],
  [/舟|船出|船/, "boats"],
  [/時|刻|遅|早/, "hourglass"],
  [/鍵|門|扉/, "key"],
  [/鏡|映/, "mirror"],
  [/仮面|顔/, "mask"],
  [/歯車|機|蒸気/, "gears"],
  [/錨|沈/, "anchor"],
  [/銭|金|賭/, "coins"],
  [/杯|酒|宴|晩餐|祭/, "cup"],
  [/鳥|翼|羽/, "bird"],
  [/蝶|夢/, "moth"],
  [/竜/, "dragon"],
  [/狼|犬|遠吠/, "wolf"],
  [/蛇|毒/, "serpent"],
  [/砲|撃/, "cannon"],
  [/木|樹|根/, "tree"],
];

/** What stands where a place has such a name. */
export const BUILDING_WORDS: Words<Subject> = [
  [/月/, { sort: "emblem", what: "moon" }],
  [/灯台/, { sort: "built", what: "lighthouse" }],
  [/鐘/, { sort: "built", what: "belfry" }],
  [/塔|見張り台/, { sort: "built", what: "tower" }],
  [/大木|樹|年輪/, { sort: "built", what: "watchtree" }],
  [/機関|蒸気|歯車|工廠/, { sort: "built", what: "engine" }],
  [/起重|クレーン/, { sort: "built", what: "crane" }],
  [/砲|爆雷|爆弾/, { sort: "made", what: "cannon" }],
  [/壺|器|甕/, { sort: "built", what: "jar" }],
  [/井戸/, { sort: "built", what: "well" }],
  [/山脈|山|峰/, { sort: "built", what: "peak" }],
  [/玉座|王座|座/, { sort: "built", what: "throne" }],
  [/碑|石/, { sort: "built", what: "stele" }],
  [/書庫|禁書|書架|間/, { sort: "built", what: "shelves" }],
  [/書|日記|栞|本/, { sort: "built", what: "books" }],
  [/織/, { sort: "built", what: "loom" }],
  [/荷車|行商|隊商/, { sort: "built", what: "cart" }],
  [/時計|振り子|潮位|祝典|刻/, { sort: "built", what: "clock" }],
  [/円卓|賭場|法廷|卓/, { sort: "built", what: "table" }],
  [/工房|船渠|鍛冶/, { sort: "built", what: "workshop" }],
  [/防波|壁|砦|堤/, { sort: "built", what: "wall" }],
  [/門|関所|検問|城/, { sort: "built", what: "gate" }],
  [/宿|旅籠|酒場|家|館/, { sort: "built", what: "inn" }],
  [/聖域|社|祠|結界|祭/, { sort: "built", what: "torii" }],
  [/燭|灯/, { sort: "built", what: "candelabrum" }],
  [/氷|凍/, { sort: "built", what: "icepillar" }],
];

/** Where a card of such a name is: the word that stands first in the name. */
export const PLACE_WORDS: Words<Place[]> = [
  [/海|潮|波|沖|浜|磯/, ["sea", "seigaiha"]],
  [/沈|深海|水底|海底|潜/, ["deep"]],
  [/港|船渠|桟橋|甲板/, ["harbour", "docks"]],
  [/川|渡し|流れ/, ["river"]],
  [/森|木|枝|樹/, ["forest", "grove"]],
  [/根/, ["roots"]],
  [/草|花|野|原/, ["meadow"]],
  [/火山|溶岩|噴/, ["volcano"]],
  [/炉|鍛/, ["forge"]],
  [/塔|鐘楼|都市|街/, ["city"]],
  [/城|壁|砦|門/, ["rampart"]],
  [/空|雲|翼|天|鳥/, ["sky"]],
  [/星|月|彗/, ["cosmos"]],
  [/墓|葬|棺/, ["graves"]],
  [/淵|裂け目|冥|奈落|黄泉/, ["abyss"]],
  [/書|頁|図書/, ["library"]],
  [/夢|幻|眠/, ["dream"]],
  [/鏡|仮面|劇|人形/, ["checker"]],
  [/歯車|機|蒸気/, ["gearworks"]],
  [/山|峰|岩/, ["mountains", "cliffs"]],
  [/砂|荒野|塩/, ["desert"]],
  [/坑|洞|鉱/, ["cave"]],
  [/旅|道|街道|辻/, ["road"]],
  [/闘技|戦/, ["battlefield"]],
];

/** What a text does: the weightiest first. */
export const DEED_WORDS: Words<Deed> = [
  [/破壊|墓地へ|除外する|トラッシュ/, "destroy"],
  [/ダメージ/, "damage"],
  [/引く|ドロー|手札に加/, "draw"],
  [/手札に戻|手札へ戻/, "bounce"],
  [/ライフを.{0,6}(得|回復)|回復/, "heal"],
  [/トークン|配置する|場に出/, "summon"],
  [/疲労|ワイプ|できない|出来ない|行動不能/, "bind"],
  [/防ぐ|軽減|身代わり|守護|ブロック/, "protect"],
  [/捨て/, "discard"],
  [/探|公開/, "search"],
  [/コア|ソウル|エネルギー/, "gain"],
  [/[－−-]\d/, "weaken"],
  [/[＋+]\d/, "grow"],
];

/** What a spell is about whose name says nothing: what it does. */
export const SPELL_DEEDS: Record<Deed, Emblem[]> = {
  destroy: ["claw", "skull", "slash", "tear", "meteor"],
  damage: ["flame", "bolt", "meteor", "slash"],
  draw: ["sheets", "book", "eye"],
  bounce: ["wave", "spiral", "wind"],
  heal: ["heart", "rain", "lamp", "cup"],
  summon: ["ring", "hand", "sprouts"],
  bind: ["chains", "net", "eye", "seal"],
  protect: ["barrier", "ring", "hand"],
  discard: ["tear", "skull", "sheets"],
  search: ["eye", "key", "book"],
  gain: ["ring", "coins", "cup"],
  weaken: ["serpent", "skull", "rain"],
  grow: ["fist", "sprouts", "swords", "formation"],
  none: ["ring", "spiral", "hand", "stars"],
};

/** The entry whose word stands first in a name. */
export function earliest<T>(words: Words<T>, name: string): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [word, what] of words) {
    const at = word.exec(name)?.index ?? Infinity;
    if (at < least) [best, least] = [what, at];
  }
  return best;
}

/** The first entry of which a name has a word. */
export const first = <T>(words: Words<T>, name: string): T | null => words.find(([word]) => word.test(name))?.[1] ?? null;
