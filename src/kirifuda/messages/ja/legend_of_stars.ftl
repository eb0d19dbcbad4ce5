# Legend of Stars

legend-of-stars-edition-1-0-03 = ver1.0.03

## 領域

legend-of-stars-zone-deck = デッキ
legend-of-stars-zone-hand = 手札
legend-of-stars-zone-trash = トラッシュ
legend-of-stars-zone-energy-zone = エネルギーゾーン
legend-of-stars-zone-support-zone = サポートゾーン
legend-of-stars-zone-front-1 = 前衛1
legend-of-stars-zone-front-2 = 前衛2
legend-of-stars-zone-front-3 = 前衛3
legend-of-stars-zone-front-4 = 前衛4
legend-of-stars-zone-back-1 = 後衛1
legend-of-stars-zone-back-2 = 後衛2
legend-of-stars-zone-back-3 = 後衛3
legend-of-stars-zone-back-4 = 後衛4
legend-of-stars-zone-in-use = 使用中
legend-of-stars-zone-short-energy-zone = エネルギー
legend-of-stars-zone-short-support-zone = サポート

legend-of-stars-phase-setup = セットアップフェイズ
legend-of-stars-phase-main = メインフェイズ
legend-of-stars-phase-lead = リードフェイズ
legend-of-stars-phase-attack = アタックフェイズ
legend-of-stars-phase-end = エンドフェイズ

legend-of-stars-damage-battle = 直接のダメージ
legend-of-stars-damage-down = ダウンダメージ
legend-of-stars-damage-effect = 効果のダメージ

legend-of-stars-stat-atk = ATK
legend-of-stars-stat-def = DEF
legend-of-stars-stat-down = DOWN
legend-of-stars-stat-cost = コスト
legend-of-stars-stat-speed = スピード

## 表示、状態、特殊効果

legend-of-stars-mark-attack = アタック表示
legend-of-stars-mark-defense-right = ディフェンス表示（右向き）
legend-of-stars-mark-defense-left = ディフェンス表示（左向き）
legend-of-stars-mark-face-up = 表側
legend-of-stars-mark-face-down = 裏側
legend-of-stars-mark-gained = ゲイン
legend-of-stars-mark-regained = リゲイン
legend-of-stars-mark-downed = ダウン
legend-of-stars-mark-attacker = アタック中
legend-of-stars-mark-new = このターンに出た
legend-of-stars-mark-turned-up = このターンに表になった
legend-of-stars-mark-changed = 表示変更済み
legend-of-stars-mark-led = リード済み
legend-of-stars-mark-attacked = アタック済み
legend-of-stars-mark-lead-up = ▲
legend-of-stars-mark-lead-right = ▶
legend-of-stars-mark-lead-down = ▼
legend-of-stars-mark-lead-left = ◀
legend-of-stars-mark-airborne = 上空
legend-of-stars-mark-speed-resistance = スピード耐性
legend-of-stars-mark-energy-resistance = エネルギー耐性
legend-of-stars-mark-double-attack = 2回攻撃
legend-of-stars-mark-venom-curse = 毒呪

## カードや場所の呼び方

legend-of-stars-place = { $whose }{ $zone }
legend-of-stars-in-hand = { $name }（コスト{ $cost }）
legend-of-stars-with-speed = { $name }（スピード{ $speed }）
legend-of-stars-character = { $whose }{ $zone }の{ $name }（{ $atk }/{ $defense }）
legend-of-stars-face-down = { $whose }{ $zone }の{ $name }（裏側）
legend-of-stars-unseen = { $whose }{ $zone }の裏側のキャラクター
legend-of-stars-elsewhere = { $whose }{ $zone }の{ $name }
legend-of-stars-face-down-in = 裏側の{ $position }
legend-of-stars-effect-number = { $number }番目の効果
legend-of-stars-trigger = { $card }の効果{ $ability }
legend-of-stars-number = { $number }
legend-of-stars-mode = { $number }番目の効果
legend-of-stars-mode-text = { $number } { $text }
legend-of-stars-replacement = { $number } { $card }の効果

## 行動

legend-of-stars-action-end-phase = フェイズ終了
legend-of-stars-action-pass = 優先権を放棄
legend-of-stars-action-place-character = キャラクターを出す
legend-of-stars-action-place-support = サポートを出す
legend-of-stars-action-place-energy = エネルギーを置く
legend-of-stars-action-use-effect = エフェクトを使う
legend-of-stars-action-activate = 効果を発動
legend-of-stars-action-change-position = 表示変更
legend-of-stars-action-turn-up = 表にする
legend-of-stars-action-lead = リード
legend-of-stars-action-attack = アタック
legend-of-stars-action-strike = 直接アタック
legend-of-stars-action-turned-up-effect = 表になった時の効果

legend-of-stars-do = { $action }：{ $card }
legend-of-stars-do-so = { $action }：{ $card } → { $way }
legend-of-stars-named = { $action } { $card }
legend-of-stars-named-so = { $action } { $card } { $way }

## 問い

legend-of-stars-ask-main = メインフェイズ：何をしますか。
legend-of-stars-ask-lead = リードフェイズ：どのキャラクターを動かしますか。
legend-of-stars-ask-attack = アタックフェイズ：どのキャラクターでアタックしますか。
legend-of-stars-ask-priority = フェイズが終わります。効果を使いますか。
legend-of-stars-ask-priority-in-battle = 戦闘中（{ $card }）。効果を使いますか。
legend-of-stars-ask-speed-card = 先攻を決めます。どのカードのスピードで比べますか。
legend-of-stars-ask-who-begins = 先攻をくじで決めます。
legend-of-stars-ask-bottom-order = デッキの下に戻す順番は。上になるものから：
legend-of-stars-ask-mulligan = 手札をすべて引き直しますか。
legend-of-stars-ask-where = どのマスですか：{ $card }
legend-of-stars-ask-how = どの表示で出しますか：{ $card }
legend-of-stars-ask-position = どの表示にしますか：{ $card }
legend-of-stars-ask-discard = 手札を7枚にします。どれをトラッシュに置きますか（{ $most }枚）。
legend-of-stars-ask-choose = { $least ->
    [0] どれを選びますか（{ $most }まで）。{ $source }
   *[other] どれを選びますか（{ $most }）。{ $source }
}
legend-of-stars-asked-for = { $least ->
    [0] { $deed }を{ $most }枚まで選んでください。{ $source }
   *[other] { $deed }を{ $most }枚選んでください。{ $source }
}
legend-of-stars-deed-destroy = 破壊するカード
legend-of-stars-deed-discard = 捨てる手札
legend-of-stars-deed-trash = トラッシュに置くカード
legend-of-stars-deed-return = 手札に戻すカード
legend-of-stars-deed-hand = 手札に加えるカード
legend-of-stars-deed-onto-deck = デッキの一番上に置くカード
legend-of-stars-deed-under-deck = デッキの一番下に置くカード
legend-of-stars-deed-into-deck = デッキに戻すカード
legend-of-stars-deed-energy-zone = エネルギーゾーンに置くカード
legend-of-stars-deed-support-zone = サポートゾーンに置くカード
legend-of-stars-deed-field = 場に出すカード
legend-of-stars-deed-square = 別のマスへ動かすカード
legend-of-stars-deed-down = ダウンさせるカード
legend-of-stars-deed-gained = ゲインするカード
legend-of-stars-deed-regained = リゲインするカード
legend-of-stars-deed-play = プレイするカード
legend-of-stars-asked-by = 効果：{ $card }
legend-of-stars-ask-at-random = 無作為に1枚が選ばれます。
legend-of-stars-ask-shuffle = デッキを混ぜます：{ $player }
legend-of-stars-ask-which-trigger = どの効果を先に発動しますか。
legend-of-stars-ask-which-effect = どの効果を選びますか：{ $card }
legend-of-stars-ask-which-replacement = どの効果を代わりに使いますか。
legend-of-stars-ask-which-end = デッキの一番上と一番下の、どちらに置きますか。
legend-of-stars-deck-top = デッキの一番上
legend-of-stars-deck-bottom = デッキの一番下
legend-of-stars-ask-which-lane = どのレーンを選びますか。
legend-of-stars-ask-which-word = どれを宣言しますか。
legend-of-stars-lane = 左から{ $number }番目のレーン
legend-of-stars-ask-pay-cost = コストを払いますか：{ $card }
legend-of-stars-ask-may = 効果を使いますか：{ $card }
legend-of-stars-ask-order = どの順に置きますか。次は：

## 出来事

legend-of-stars-event-shuffled = { $player }の{ $what }を混ぜた
legend-of-stars-event-compared-speed = スピードを比べた：{ $cards }（{ $n0 }対{ $n1 }）
legend-of-stars-event-first-player = { $player }が先攻
legend-of-stars-event-returned = { $player }は{ $n0 }枚をデッキの下に戻した
legend-of-stars-event-mulligan = { $player }は手札を引き直す
legend-of-stars-event-kept-hand = { $player }は手札を引き直さない
legend-of-stars-event-turn = { $player }のターン（{ $n0 }ターン目）
legend-of-stars-event-phase = { $player }の{ $what }
legend-of-stars-event-drew = { $seen ->
    [0] { $player }はカードを{ $count }枚引いた
   *[other] { $player }は{ $cards }を引いた
}
legend-of-stars-event-placed = { $player }は{ $cards }を{ $n0 }に出した（{ $what }）
legend-of-stars-event-placed-face-down = { $seen ->
    [0] { $player }は{ $n0 }に裏側のキャラクターを出した（{ $what }）
   *[other] { $player }は{ $n0 }に{ $cards }を裏側で出した（{ $what }）
}
legend-of-stars-event-support-placed = { $player }は{ $cards }をサポートゾーンに出した
legend-of-stars-event-energy-placed = { $player }は{ $cards }をエネルギーにした
legend-of-stars-event-used = { $player }は{ $cards }を使った
legend-of-stars-event-activated = { $player }は{ $cards }の効果を発動した
legend-of-stars-event-triggered = { $player }の{ $cards }の効果
legend-of-stars-event-failed = { $player }の{ $cards }の効果は解決できなかった
legend-of-stars-event-replaced = { $player }の{ $cards }の効果が代わりに働く
legend-of-stars-event-chose = { $player }の効果が{ $cards }を選んだ
legend-of-stars-event-declared-attribute = { $cards }の効果で{ $what }属性が宣言された
legend-of-stars-event-declared-race = { $cards }の効果で種族＜{ $what }＞が宣言された
legend-of-stars-event-effects-chosen = { $cards }の{ $list }番目の効果が選ばれた
legend-of-stars-event-repositioned = { $player }の{ $cards }が{ $what }になった
legend-of-stars-event-turned-up = { $player }の{ $cards }が表になった
legend-of-stars-event-turned-down = { $player }の{ $cards }が裏になった
legend-of-stars-event-gained = { $player }の{ $cards }がゲインした
legend-of-stars-event-regained = { $player }の{ $cards }がリゲインした
legend-of-stars-event-went = { $player }の{ $cards }が{ $what }へ移動した
legend-of-stars-event-moved = { $player }の{ $cards }が{ $what }へ
legend-of-stars-event-trashed = { $player }の{ $cards }がトラッシュへ
legend-of-stars-event-destroyed = { $player }の{ $cards }が破壊された
legend-of-stars-event-attacked = { $count ->
    [1] { $player }の{ $first }が直接アタック
   *[other] { $player }の{ $first }が{ $others }にアタック
}
legend-of-stars-event-passed = { $player }は優先権を放棄した
legend-of-stars-event-compared = { $first }（{ $n0 }）と{ $others }（{ $n1 }）の戦闘
legend-of-stars-event-downed = { $player }の{ $cards }がダウンした
legend-of-stars-event-damaged = { $player }に{ $n0 }の{ $what }（ライフ{ $n1 }）
legend-of-stars-event-life-gained = { $player }はライフを{ $n0 }回復した（{ $n1 }）
legend-of-stars-event-life-lost = { $player }はライフを{ $n0 }失った（{ $n1 }）
legend-of-stars-event-changed = { $count ->
    [0] { $what }が変わるカードはなかった
   *[other] { $cards }の{ $what }が{ $n0 }
}
legend-of-stars-event-set = { $count ->
    [0] { $what }が変わるカードはなかった
   *[other] { $cards }の{ $what }が{ $n0 }になった
}
legend-of-stars-event-granted = { $count ->
    [0] 効果を得るカードはなかった
   *[other] { $cards }が効果を得た
}
legend-of-stars-event-lost-effects = { $count ->
    [0] 効果を失うカードはなかった
   *[other] { $cards }が効果を失った
}
legend-of-stars-event-bound = { $count ->
    [0] 効果を受けるカードはなかった
   *[other] { $cards }が効果を受けた
}
legend-of-stars-event-effect-ended = { $count ->
    [0] { $player }の効果が終わった
   *[other] { $cards }への{ $player }の効果が終わった
}
legend-of-stars-event-revealed = { $player }は{ $cards }を公開した
legend-of-stars-event-looked-at = { $player }は{ $cards }を見た
legend-of-stars-event-endless-forced = 誰も抜けられない繰り返し。同じ局面が何度も戻り、そのあいだ何も選べなかった
legend-of-stars-event-endless-left = 同じ局面が何度も戻った。{ $player }は、繰り返しを続けることをもう選べない
legend-of-stars-event-endless-hurry = このターンの決断が{ $n0 }回を超えた。終えるか、しないことしか選べない
legend-of-stars-event-endless-growing = このターンは終わらないまま続き、止める者がいない
legend-of-stars-event-endless-again = ターンの始めに、同じ局面が{ $n0 }度現れた
legend-of-stars-event-endless-turns = { $n0 }ターンが過ぎても勝負がつかなかった
legend-of-stars-event-conceded = { $player }は投了した
legend-of-stars-event-over = ゲーム終了。{ $player }の負け
legend-of-stars-event-drawn-game = ゲーム終了。引き分け

## できない理由

legend-of-stars-refusal-endless = この繰り返しはもう選べません。
legend-of-stars-refusal-not-your-turn = 自分のターンではありません。
legend-of-stars-refusal-must-attack = アタックしなければならないキャラクターがまだアタックしていません。
legend-of-stars-refusal-not-main-phase = メインフェイズではありません。
legend-of-stars-refusal-not-lead-phase = リードフェイズではありません。
legend-of-stars-refusal-not-attack-phase = アタックフェイズではありません。
legend-of-stars-refusal-no-priority = 今は優先権がありません。
legend-of-stars-refusal-priority-first = 優先権のやりとりが終わるまで待ってください。
legend-of-stars-refusal-forbidden = 効果によって禁じられています。
legend-of-stars-refusal-not-in-hand = 手札にあるカードではありません。
legend-of-stars-refusal-not-a-character = キャラクターではありません。
legend-of-stars-refusal-not-a-support = サポートではありません。
legend-of-stars-refusal-not-an-effect = エフェクトではありません。
legend-of-stars-refusal-not-flash = フラッシュではないエフェクトは、アタックフェイズには使えません。
legend-of-stars-refusal-too-little-energy = コスト{ $n0 }に対して、使えるエネルギーは{ $n1 }です。
legend-of-stars-refusal-no-free-square = 出せるマスが空いていません。
legend-of-stars-refusal-nothing-to-choose = 効果で選べるものがありません。
legend-of-stars-refusal-energy-once = エネルギーは1ターンに1枚だけ置けます。
legend-of-stars-refusal-came-this-turn = このターンに出たキャラクターです。
legend-of-stars-refusal-turned-up-this-turn = このターンに表になったキャラクターです。
legend-of-stars-refusal-changed-already = このターンはもう表示を変えました。
legend-of-stars-refusal-face-up-already = 表側のキャラクターです。
legend-of-stars-refusal-face-down = 裏側のキャラクターです。
legend-of-stars-refusal-left-and-right = 右向きと左向きは、直接には変えられません。
legend-of-stars-refusal-led-already = このターンはもう動かしました。
legend-of-stars-refusal-no-icon = リードアイコンがその向きを指していません。
legend-of-stars-refusal-squares-taken = 進む先のマスにキャラクターがいます。
legend-of-stars-refusal-in-defense = ディフェンス表示のキャラクターです。
legend-of-stars-refusal-in-the-back = 後衛のキャラクターはアタックできません。
legend-of-stars-refusal-attacked-already = このターンはもうアタックしました。
legend-of-stars-refusal-nobody-there = レーンに相手がいないので、ふつうのアタックが直接アタックになります。
legend-of-stars-refusal-not-airborne = 上空を持っていないか、相手のレーンに上空を持つキャラクターがいます。
legend-of-stars-refusal-not-the-time = 今は使えない効果です。
legend-of-stars-refusal-once-a-turn = このターンはもう使いました。
legend-of-stars-refusal-gained = もうゲインしています。
legend-of-stars-refusal-cannot-pay = コストを払えません。
legend-of-stars-refusal-no-effect-to-use = 使える効果を持っていません。
legend-of-stars-refusal-not-turned-up = この戦闘で表になったキャラクターではありません。

## 書けない局面

legend-of-stars-misplaced-in-use = エフェクトを使っている途中の局面は書けません。
legend-of-stars-misplaced-many = { $zone }に置けるのは1枚です。
legend-of-stars-misplaced-together = { $zone }のカードは1枚ずつ書いてください。
legend-of-stars-misplaced-kind = { $card }（{ $kind }）は{ $zone }に置けません。
legend-of-stars-misplaced-field = 「フィールド」を持つサポートは{ $zone }に1枚までです。
legend-of-stars-misplaced-mark = { $zone }のカードに「{ $mark }」は書けません。
