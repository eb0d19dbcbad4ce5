# ラストクロニクル

last-chronicle-edition-standard = 総合ルール

## 領域

last-chronicle-zone-deck = デッキ
last-chronicle-zone-hand = 手札
last-chronicle-zone-battlefield = 戦場
last-chronicle-zone-era-yard = 時代ヤード
last-chronicle-zone-soul-yard = ソウルヤード
last-chronicle-zone-ca-yard = CAヤード
last-chronicle-zone-discard-pile = 捨て札置き場
last-chronicle-zone-removed-yard = リムーブヤード
last-chronicle-zone-stack = スタック
last-chronicle-zone-out = ゲーム外
last-chronicle-zone-short-discard-pile = 捨て札
last-chronicle-zone-short-era-yard = 時代

## フェイズとステップ

last-chronicle-phase-recovery = 回復フェイズ
last-chronicle-phase-draw = ドローフェイズ
last-chronicle-phase-check = チェックフェイズ
last-chronicle-phase-main = メインフェイズ
last-chronicle-phase-combat = 戦闘フェイズ
last-chronicle-phase-cleanup = 調整フェイズ

last-chronicle-step-before-attack = 攻撃前ステップ
last-chronicle-step-attack = 攻撃ユニット指定ステップ
last-chronicle-step-before-block = 防御前ステップ
last-chronicle-step-block = 防御ユニット指定ステップ
last-chronicle-step-before-damage = ダメージ前ステップ
last-chronicle-step-damage = ダメージステップ
last-chronicle-step-going-on = 戦闘続行宣言ステップ
last-chronicle-step-processing = 処理ステップ
last-chronicle-step-adjusting = 調整ステップ

## 勢力とソウル

last-chronicle-faction-white = 白
last-chronicle-faction-orange = 橙
last-chronicle-faction-purple = 紫
last-chronicle-faction-black = 黒
last-chronicle-faction-blue = 青
last-chronicle-faction-factionless = 無勢力

last-chronicle-type-unit = ユニット
last-chronicle-type-history = ヒストリー
last-chronicle-type-spell = スペル
last-chronicle-type-structure = ストラクチャ

last-chronicle-soul-white = 白のソウル
last-chronicle-soul-orange = 橙のソウル
last-chronicle-soul-purple = 紫のソウル
last-chronicle-soul-black = 黒のソウル
last-chronicle-soul-blue = 青のソウル
last-chronicle-soul-factionless = 無勢力のソウル

## 状態、キーワード

last-chronicle-mark-active = アクティブ
last-chronicle-mark-wiped = ワイプ
last-chronicle-mark-new = 配置直後
last-chronicle-mark-attacker = 攻撃ユニット
last-chronicle-mark-blocker = 防御ユニット
last-chronicle-mark-without-abilities = アビリティなし
last-chronicle-mark-face-down = 裏向き
last-chronicle-mark-face-up = 表向き
last-chronicle-mark-attacked = 攻撃済み
last-chronicle-mark-borrowed = 相手のカード
last-chronicle-mark-white = 白
last-chronicle-mark-orange = 橙
last-chronicle-mark-purple = 紫
last-chronicle-mark-black = 黒
last-chronicle-mark-blue = 青
last-chronicle-mark-green-lamp = 緑ランプ
last-chronicle-mark-red-lamp = 赤ランプ
last-chronicle-mark-valor = 勇猛
last-chronicle-mark-haste = 速攻
last-chronicle-mark-aura = オーラ
last-chronicle-mark-breakthrough = 突破
last-chronicle-mark-crystallize = 魂石化
last-chronicle-mark-soul-change = ソウルチェンジ
last-chronicle-mark-harvest = ハーベスト
last-chronicle-mark-soul-burst = ソウルバースト
last-chronicle-mark-ready = 準備
last-chronicle-mark-gift = 異能
last-chronicle-mark-awaken = 覚醒
last-chronicle-mark-pursuit = 追撃
last-chronicle-mark-absorb = 吸収
last-chronicle-mark-dynamo = 動力
last-chronicle-mark-union = 結合
last-chronicle-mark-explore = 探索
last-chronicle-mark-subdue = 制圧
last-chronicle-mark-taboo = 禁忌
last-chronicle-mark-sublimate = 昇華
last-chronicle-mark-chrono-burst = クロノバースト

last-chronicle-damage-combat = 戦闘ダメージ
last-chronicle-damage-effect = ダメージ

last-chronicle-kind-spell = スペル
last-chronicle-kind-action = アクションアビリティ
last-chronicle-kind-trigger = トリガーアビリティ
last-chronicle-kind-burst = バースト
last-chronicle-kind-placing = 配置
last-chronicle-kind-waiting = 誘発したアビリティ

## カードの呼び方

last-chronicle-in-hand = { $name }（{ $cost }）
last-chronicle-unit = { $whose }{ $name }（{ $power }/{ $atk }）
last-chronicle-soul-stone = { $whose }ソウルストーン{ $name }（{ $factions }）
last-chronicle-elsewhere = { $whose }{ $zone }の{ $name }
last-chronicle-face-down = { $whose }{ $zone }の裏向きのカード
last-chronicle-ability = 「{ $text }」
last-chronicle-ability-unnamed = アビリティ
last-chronicle-entry = { $card }：{ $ability }
last-chronicle-entry-spell = スペル{ $card }
last-chronicle-number = { $number }
last-chronicle-mode = { $number }番目の効果
last-chronicle-mode-text = { $number } { $text }
last-chronicle-cost-own = 本来のコスト（{ $price }）
last-chronicle-cost-other = 代わりのコスト{ $number }
last-chronicle-replacement = { $number } { $card }の置換効果

## 行動

last-chronicle-named = { $action } { $card }{ $more }
last-chronicle-do = { $action }：{ $card }
last-chronicle-do-ability = { $action }：{ $card } { $ability }
last-chronicle-do-soul = { $action }：{ $card } → { $soul }

last-chronicle-action-pass = パス
last-chronicle-pass-to-resolve = パス（{ $card }を解決する）
last-chronicle-pass-to-end = パス（{ $what }を終える）
last-chronicle-attack-so = これで攻撃する
last-chronicle-no-attack = 攻撃しない
last-chronicle-no-block = 防御しない
last-chronicle-action-use-spell = スペルを使用
last-chronicle-action-place = 配置
last-chronicle-action-unite = 結合
last-chronicle-action-use-ability = アビリティを使用
last-chronicle-action-place-soul = ソウルストーンを置く
last-chronicle-action-advance-era = 時代を進展
last-chronicle-action-soul-action = ソウルアクション
last-chronicle-action-attack = 攻撃
last-chronicle-action-block = 防御

## 問い

last-chronicle-ask-priority = 何をしますか。
last-chronicle-ask-who-chooses = 先攻後攻を選ぶプレイヤーをくじで決めます。
last-chronicle-ask-who-begins = どちらが先攻ですか。
last-chronicle-ask-shuffle = デッキを混ぜます：{ $player }
last-chronicle-ask-redraw = 手札をすべてデッキの下に置いて引き直しますか（一度だけ）。
last-chronicle-ask-under-deck = どの順でデッキの下に置きますか。次は：
last-chronicle-ask-choose = { $least ->
    [0] どれを選びますか（{ $most }まで）。{ $source }
   *[other] どれを選びますか（{ $most }）。{ $source }
}
last-chronicle-ask-pick = { $least ->
    [0] どれにしますか（{ $most }まで）。{ $source }
   *[other] どれにしますか（{ $most }）。{ $source }
}
last-chronicle-ask-search = どのカードを探し出しますか（{ $most }まで）。{ $source }
last-chronicle-asked-for = { $least ->
    [0] { $deed }を{ $most }枚まで選んでください。{ $source }
   *[other] { $deed }を{ $most }枚選んでください。{ $source }
}
last-chronicle-deed-discard = 捨てる手札
last-chronicle-deed-sacrifice = 犠牲にするカード
last-chronicle-deed-destroy = 破壊するカード
last-chronicle-deed-removed-yard = 除外するカード
last-chronicle-deed-return = 手札に戻すカード
last-chronicle-deed-hand = 手札に加えるカード
last-chronicle-deed-onto-deck = デッキの一番上に置くカード
last-chronicle-deed-under-deck = デッキの一番下に置くカード
last-chronicle-deed-discard-pile = 捨て札置き場に置くカード
last-chronicle-deed-interrupt = 打ち消すカード
last-chronicle-deed-battlefield = 戦場に出すカード
last-chronicle-deed-soul-yard = ソウルヤードに置くカード
last-chronicle-deed-era-yard = 時代ヤードに置くカード
last-chronicle-deed-ca-yard = CAヤードに置くカード
last-chronicle-deed-damage = ダメージを与えるカード
last-chronicle-deed-active = 回復するカード
last-chronicle-deed-wiped = ワイプするカード
last-chronicle-deed-use = 使用するカード
last-chronicle-asked-by = 効果：{ $card }
last-chronicle-ask-player-or-card = プレイヤーとカードのどちらを選びますか：{ $card }
last-chronicle-ask-choose-ability = スタックにあるどのアビリティを選びますか：{ $card }
last-chronicle-ask-choose-player = どちらのプレイヤーを選びますか：{ $card }
last-chronicle-ask-player = どちらのプレイヤーですか：{ $card }
last-chronicle-ask-how-many = いくつ選びますか：{ $card }
last-chronicle-ask-at-random = 無作為に1枚が選ばれます。
last-chronicle-ask-mode = どの効果にしますか：{ $entry }
last-chronicle-ask-which-effect = どの効果にしますか：{ $card }
last-chronicle-ask-which-cost = どのコストを支払いますか：{ $card }
last-chronicle-ask-additional-cost = 追加のコストを支払いますか：{ $card }
last-chronicle-ask-pay-trigger = コストを支払いますか：{ $card }
last-chronicle-ask-x = Xをいくつにしますか：{ $card }
last-chronicle-ask-number = いくつにしますか：{ $card }
last-chronicle-ask-word = どれを指定しますか：{ $card }
last-chronicle-ask-share = { $card }にいくつ割り振りますか（{ $other }）。
last-chronicle-ask-soul-stone = どのソウルストーンからソウルを生み出しますか：{ $card }
last-chronicle-ask-soul = どの勢力のソウルを生み出しますか：{ $card }
last-chronicle-ask-soul-to-spend = フリーコストをどのソウルで支払いますか：{ $card }
last-chronicle-ask-soul-change = ソウルチェンジで犠牲にするユニットは：{ $card }
last-chronicle-ask-union-host = どのユニットに結合しますか：{ $card }
last-chronicle-ask-chrono-burst = クロノバーストを発動しますか：{ $card }
last-chronicle-ask-soul-burst = ソウルバーストを発動しますか：{ $card }
last-chronicle-ask-may = 効果を使いますか：{ $card }
last-chronicle-ask-which-replacement = どの置換効果を先に適用しますか。
last-chronicle-ask-trigger-order = どのトリガーアビリティを先にスタックに積みますか。
last-chronicle-ask-timestamps = 同時に置かれたカードに、どの順にタイムスタンプを与えますか。次は：
last-chronicle-ask-marker-order = 時代マーカーは4枚までです。同時に置いたものを、どの順に置いたことにしますか。次は：
last-chronicle-ask-which-first = 一度で使い切られる置換効果があります。どのカードから見ますか。次は：
last-chronicle-ask-order = どの順に置きますか。次は：
last-chronicle-ask-marker-out = どの時代マーカーを手札と交換しますか：{ $card }
last-chronicle-ask-marker-in = どの手札を時代マーカーにしますか：{ $card }
last-chronicle-ask-era-marker = どのカードを時代マーカーにしますか。
last-chronicle-ask-ca-to-hand = どのカードを手札に加えますか。
last-chronicle-ask-attackers = どのユニットで攻撃しますか（いくつか選ぶと小隊）。
last-chronicle-ask-blocker = どのユニットで防御しますか。
last-chronicle-ask-squad-damage = 小隊のどのユニットがダメージを与えますか。
last-chronicle-ask-damage-to = { $other }のダメージを{ $card }に与えますか。
last-chronicle-ask-damage-share = { $other }は{ $card }にいくつダメージを与えますか。
last-chronicle-ask-another-attack = 戦闘を続け、もう一度攻撃しますか。
last-chronicle-ask-discard-to-limit = どのカードを捨てますか（手札の上限まで{ $most }枚）。
last-chronicle-ask-laps = この繰り返しを何回行いますか。

## 出来事

last-chronicle-event-shuffled = { $player }の{ $what }を混ぜた
last-chronicle-event-first-player = { $player }が先攻
last-chronicle-event-turn = { $player }のターン（{ $n0 }ターン目）
last-chronicle-event-phase = { $player }の{ $what }
last-chronicle-event-skipped = { $player }は{ $what }を飛ばす
last-chronicle-event-extra-turn = { $player }はこのターンの後にもう1ターンを行う
last-chronicle-event-extra-phase = { $player }はこのフェイズの後に{ $what }をもう1回行う
last-chronicle-event-step = { $what }
last-chronicle-event-redraw = { $player }は手札{ $n0 }枚をデッキの下に置いて引き直す
last-chronicle-event-cleaned-up = ダメージが取り除かれ、ターンの終わりまでの効果が終わった
last-chronicle-event-drew = { $seen ->
    [0] { $player }はカードを{ $count }枚引いた
   *[other] { $player }は{ $cards }を引いた
}
last-chronicle-event-empty-deck = { $player }は空のデッキから引こうとした
last-chronicle-event-moved = { $player }の{ $cards }が{ $what }へ
last-chronicle-event-destroyed = { $player }の{ $cards }が破壊され{ $what }へ
last-chronicle-event-sacrificed = { $player }の{ $cards }が犠牲になり{ $what }へ
last-chronicle-event-discarded = { $player }は{ $cards }を捨てた
last-chronicle-event-removed = { $player }の{ $cards }が除外された
last-chronicle-event-placed = { $player }は{ $cards }を配置した
last-chronicle-event-chrono-checked = { $player }のクロノチェック：{ $cards }
last-chronicle-event-soul-stone-placed = { $player }は{ $cards }をソウルヤードに置いた
last-chronicle-event-out = { $player }の{ $cards }が消滅した
last-chronicle-event-token = { $player }の戦場に{ $cards }のトークン
last-chronicle-event-control = { $player }が{ $cards }のコントロールを得た
last-chronicle-event-placing = { $player }は{ $cards }を配置しようとしている
last-chronicle-event-united = { $first }が{ $others }に結合した
last-chronicle-event-wiped = { $player }の{ $cards }がワイプした
last-chronicle-event-recovered = { $player }の{ $cards }が回復した
last-chronicle-event-turned-up = { $player }の{ $cards }が表向きになった
last-chronicle-event-soul = { $player }は{ $cards }から{ $soul }を生み出した
last-chronicle-event-souls = { $player }のソウルプールにソウルが加わった
last-chronicle-event-paid = { $player }はソウルを支払った（{ $price }）
last-chronicle-event-spell = { $player }はスペル{ $cards }を使用する
last-chronicle-event-ability = { $player }は{ $cards }のアビリティを使用する：{ $what }
last-chronicle-event-trigger = { $player }の{ $cards }のアビリティがスタックへ：{ $what }
last-chronicle-event-burst = { $player }は{ $cards }のクロノバーストを宣言した
last-chronicle-event-soul-burst = { $player }は{ $cards }のソウルバーストを宣言した
last-chronicle-event-no-legal-choice = { $player }の{ $cards }は適正に選べず、スタックから取り除かれた
last-chronicle-event-rewound = { $player }の行動は最後まで行えず、元に戻された
last-chronicle-event-resolving = { $player }の{ $cards }（{ $what }）を解決
last-chronicle-event-interrupted = { $player }の{ $cards }のアビリティは打ち消された
last-chronicle-event-fizzled = { $player }の{ $cards }は何もしなかった
last-chronicle-event-replaced = { $player }の{ $cards }の効果が代わりに働く
last-chronicle-event-attack = { $count ->
    [1] { $player }の{ $cards }が攻撃
   *[other] { $player }の小隊が攻撃：{ $cards }
}
last-chronicle-event-block = { $player }の{ $cards }が防御
last-chronicle-event-damaged = { $first }に{ $n0 }の{ $what }（{ $others }）
last-chronicle-event-player-damaged = { $player }に{ $n0 }点の{ $what }（{ $cards }）、ライフ{ $n1 }
last-chronicle-event-damage-removed = { $cards }のダメージが{ $n0 }取り除かれた
last-chronicle-event-gained-life = { $player }はライフを{ $n0 }点得た（{ $n1 }）
last-chronicle-event-lost-life = { $player }はライフを{ $n0 }点失った（{ $n1 }）
last-chronicle-event-advance-points = { $player }の進攻値が{ $n0 }変わった（{ $n1 }）
last-chronicle-event-era-advanced = { $player }の時代が進展した（時代マーカー{ $n0 }）
last-chronicle-event-exchanged = { $player }は時代マーカーと手札を交換した：{ $cards }
last-chronicle-event-counters-put = { $cards }に{ $what }カウンターが{ $n0 }個置かれた
last-chronicle-event-counters-removed = { $cards }から{ $what }カウンターが{ $n0 }個取り除かれた
last-chronicle-event-attack-again = { $cards }はもう一度攻撃できる
last-chronicle-event-revealed = { $player }は{ $cards }を公開した
last-chronicle-event-picked = { $player }は{ $cards }を指定した
last-chronicle-event-looked-at = { $player }は{ $cards }を見た
last-chronicle-event-word = { $player }は「{ $what }」を指定した
last-chronicle-event-laps = { $player }は繰り返しの回数を{ $n0 }とした
last-chronicle-event-modified = { $cards }に{ $list }の修整
last-chronicle-event-numbers-set = { $cards }が{ $list }になった
last-chronicle-event-granted = { $cards }がアビリティを得た
last-chronicle-event-lost-abilities = { $cards }がアビリティを失った
last-chronicle-event-lasting = { $count ->
    [0] { $player }の効果が続く
   *[other] { $cards }に{ $player }の効果が続く
}
last-chronicle-event-endless-forced = 誰も抜けられない繰り返し。同じ局面が何度も戻り、そのあいだ何も選べなかった
last-chronicle-event-endless-left = 同じ局面が何度も戻った。{ $player }は、繰り返しを続けることをもう選べない
last-chronicle-event-endless-hurry = このターンの決断が{ $n0 }回を超えた。終えるか、しないことしか選べない
last-chronicle-event-endless-growing = このターンは終わらないまま続き、止める者がいない
last-chronicle-event-endless-again = ターンの始めに、同じ局面が{ $n0 }度現れた
last-chronicle-event-endless-turns = { $n0 }ターンが過ぎても勝負がつかなかった
last-chronicle-event-conceded = { $player }は投了した
last-chronicle-event-drawn = ゲーム終了。引き分け
last-chronicle-event-over = ゲーム終了。{ $player }の負け

## できない理由

last-chronicle-refusal-no-priority = 優先権を持っていません。
last-chronicle-refusal-no-spells-now = 今はスペルもアクションアビリティも使えません。
last-chronicle-refusal-not-now = 自分のメインフェイズで、スタックが空の時にしかできません。
last-chronicle-refusal-own-condition = カードの条件を満たしていません。
last-chronicle-refusal-forbidden = 効果によって禁じられています。
last-chronicle-refusal-cannot-pay = コストを支払えません。
last-chronicle-refusal-nothing-to-choose = 適正に選べるものがありません。
last-chronicle-refusal-once-a-turn = このターンはもう使いました。
last-chronicle-refusal-not-in-this-turn = このターンには使えません。
last-chronicle-refusal-not-in-this-phase = このフェイズには使えません。
last-chronicle-refusal-wiped = ワイプ状態です。
last-chronicle-refusal-not-since-start-of-turn = 自分のターンの最初から続けてコントロールしていません。
last-chronicle-refusal-legacy = LEGACY のカードがもう自分の戦場にあります。
last-chronicle-refusal-epic = 同じ名前の EPIC のカードがもう自分の戦場にあります。
last-chronicle-refusal-no-union = 結合を持っていません。
last-chronicle-refusal-no-unit-to-join = 結合する先のユニットがいません。
last-chronicle-refusal-too-few-ca = CAの合計が7に足りません。
last-chronicle-refusal-not-a-unit = ユニットではありません。
last-chronicle-refusal-level-above-era = レベルが自分の時代より大きいユニットです。
last-chronicle-refusal-attacked-already = このターンはもう攻撃しました。
last-chronicle-refusal-not-attack-step = 攻撃するユニットは、自分の攻撃ユニット指定ステップで指定します。
last-chronicle-refusal-not-block-step = 攻撃してくるユニットを防御するユニットは、防御ユニット指定ステップで指定します。
last-chronicle-refusal-no-such-squad = 一緒に攻撃できるユニットがいません。
last-chronicle-refusal-must-attack-with-more = 攻撃しなければならないユニットを、もっと多く選べます。
last-chronicle-refusal-must-block-for-more = 防御しなければならないという効果に、もっと多く従えます。
last-chronicle-refusal-aura = オーラを持つユニットは、オーラを持つユニットでしか防御できません。
last-chronicle-refusal-not-in-hand = 手札にあるカードではありません。
last-chronicle-refusal-not-a-spell = スペルカードではありません。
last-chronicle-refusal-not-a-permanent = 配置するカードではありません。
last-chronicle-refusal-no-action-ability = 使えるアクションアビリティを持っていません。
last-chronicle-refusal-one-stone-a-turn = このターンはもうソウルヤードに置きました。
last-chronicle-refusal-not-a-stone = ソウルストーンではありません。
last-chronicle-refusal-endless = この繰り返しはもう選べません。
last-chronicle-refusal-no-such-soul = そのソウルストーンの勢力ではありません。
last-chronicle-refusal-taken-back = 最後まで行えず元に戻されました。何かが変わるまでできません。

## デッキ

last-chronicle-breach-too-few = デッキが{ $have }枚しかない（ちょうど{ $want }枚、{ $clause }）
last-chronicle-breach-too-many = デッキが{ $have }枚ある（ちょうど{ $want }枚、{ $clause }）
last-chronicle-breach-copies = 「{ $card }」が{ $have }枚ある（{ $want }枚まで、{ $clause }）
last-chronicle-breach-token = 「{ $card }」はトークンで、デッキには入らない（{ $clause }）

## 書けない局面

last-chronicle-misplaced-together = { $zone }のカードは1枚ずつ書いてください。
last-chronicle-misplaced-host = { $card }はユニットではないので、結合したカードを書けません。
last-chronicle-misplaced-spell = { $card }はスペルなので、戦場に置けません。
last-chronicle-misplaced-token = { $card }はトークンなので、{ $zone }には置けません。
last-chronicle-misplaced-mark = { $zone }のカードに「{ $mark }」は書けません。
last-chronicle-misplaced-number = ダメージやカウンターを書けるのは戦場のカードだけです（{ $zone }）。
last-chronicle-misplaced-sum = { $fact }は置かれたカードから決まり、{ $number }です。
last-chronicle-misplaced-fighter = { $card }は{ $mark }にできません。攻撃ユニットはターンプレイヤーのユニット、防御ユニットはその相手のユニット1体です。
last-chronicle-misplaced-step = { $phase }に{ $step }というステップはありません。
last-chronicle-misplaced-attackers = 攻撃ユニットは、防御前からダメージまでのステップ（before-block、block、before-damage、damage）に必要で、ほかでは書けません。
last-chronicle-misplaced-stack = スタックを書けるのは、優先権のある時（メインフェイズと、before-attack、before-block、before-damage）だけです。
last-chronicle-misplaced-entry = スタックには、スペル（spell）かアクションアビリティ（action）を、カード1枚で書いてください。
last-chronicle-misplaced-no-spell = { $card }はスペルではありません。
last-chronicle-misplaced-no-ability = アクションアビリティを持つ{ $card }が戦場にありません。
last-chronicle-misplaced-aim = { $card }：スタックに書けるのは、選ぶものがないか、1つだけ選ぶものです。選ぶものがあるなら > の後に書いてください。
last-chronicle-no-player = カードを選ぶ
