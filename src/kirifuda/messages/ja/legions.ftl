# レギオンズ！

legions-edition-2019 = 2019年版
legions-edition-2018 = 2018年版

## 領域

legions-zone-deck = 山札
legions-zone-hand = 手札
legions-zone-left = 左レーン
legions-zone-center = 中央レーン
legions-zone-right = 右レーン
legions-zone-master-area = マスターエリア
legions-zone-lord-area = ロードエリア
legions-zone-standby = スタンバイゾーン
legions-zone-wait-1 = ウェイトゾーンⅠ
legions-zone-wait-2 = ウェイトゾーンⅡ
legions-zone-wait-3 = ウェイトゾーンⅢ
legions-zone-wait-4 = ウェイトゾーンⅣ
legions-zone-exile = 除外ゾーン
legions-zone-play = プレイゾーン
legions-zone-out = ゲーム外
legions-zone-short-master-area = マスター
legions-zone-short-lord-area = ロード
legions-zone-short-standby = スタンバイ
legions-zone-short-exile = 除外
legions-zone-short-wait-1 = WTⅠ
legions-zone-short-wait-2 = WTⅡ
legions-zone-short-wait-3 = WTⅢ
legions-zone-short-wait-4 = WTⅣ

legions-cores-core-zone = コアゾーン
legions-cores-core-active = コアゾーン（活性）
legions-cores-core-exhausted = コアゾーン（疲労）
legions-cores-master = マスターの上
legions-cores-lord = ロードの上
legions-cores-outside = ゲーム外
legions-cores-wait-1 = ウェイトゾーンⅠ
legions-cores-wait-2 = ウェイトゾーンⅡ
legions-cores-wait-3 = ウェイトゾーンⅢ
legions-cores-wait-4 = ウェイトゾーンⅣ

legions-phase-start = スタートフェイズ
legions-phase-core = コアフェイズ
legions-phase-draw = ドローフェイズ
legions-phase-main = メインフェイズ
legions-phase-end = エンドフェイズ

legions-damage-battle = バトルダメージ
legions-damage-effect = 効果ダメージ

## 位相、ステート、キーワード

legions-mark-active = 活性
legions-mark-exhausted = 疲労
legions-mark-reversed = リバース
legions-mark-incapacitated = 行動不能
legions-mark-awakened = 覚醒
legions-mark-face-down = 裏向き
legions-mark-unlock-limited = アンロック制限
legions-mark-used-up = アンロック済み
legions-mark-haste = 速攻
legions-mark-assault = 強襲
legions-mark-first-strike = 先制
legions-mark-regenerate = 再生
legions-mark-effect-damage-immunity = 効果ダメージ無効
legions-mark-moving-attack = 移動攻撃
legions-mark-impact = 衝撃
legions-mark-intimidate = 威圧
legions-mark-pierce = 貫通
legions-mark-right-bonus = 右配置特性
legions-mark-center-bonus = 中央配置特性
legions-mark-master-bane = 対マスター特効
legions-mark-lord-bane = 対ロード特効
legions-mark-minion-bane = 対ミニオン特効
legions-mark-cannot-block = ブロック不可
legions-mark-straight = 直進
legions-mark-leap = 跳躍
legions-mark-ward = 結界
legions-mark-anchored = 領域移動無効
legions-mark-left-only = 左配置限定
legions-mark-lurk = 潜伏

## カードや場所の呼び方

legions-place = { $whose }{ $zone }
legions-in-hand = { $name }（コスト{ $cost }）
legions-unit = { $whose }{ $zone }の{ $name }（{ $atk }/{ $hp }）
legions-master = { $whose }マスター{ $name }
legions-reversed = { $whose }{ $zone }の{ $name }（リバース）
legions-elsewhere = { $whose }{ $zone }の{ $name }
legions-face-down = { $whose }{ $zone }の裏向きのカード
legions-ability = 「{ $name }」
legions-ability-unnamed = 誘発効果
legions-trigger = { $card }：{ $ability }
legions-number = { $number }
legions-deck-top = 山札の一番上
legions-deck-bottom = 山札の一番下
legions-mode = { $number }番目の効果
legions-mode-text = { $number } { $text }
legions-replacement = { $number } { $card }の置換効果

## アクション

legions-action-end-phase = メインフェイズ終了
legions-action-unlock = アンロック
legions-action-play = プレイ
legions-action-attack = アタック
legions-action-move-lane = レーン移動
legions-action-activate = 起動
legions-action-exile-from-field = フィールドから除外
legions-action-exile-from-standby = スタンバイから除外

legions-do = { $action }：{ $card }
legions-do-ability = { $action }：{ $card }「{ $ability }」
legions-named = { $action } { $card }
legions-named-ability = { $action } { $card }「{ $ability }」

## 問い

legions-ask-act = 何をしますか。
legions-ask-card-change = カードチェンジ（手札1枚を裏向きに除外して1枚引く）をしますか。
legions-ask-card-to-change = どのカードを裏向きに除外しますか。
legions-ask-to-standby = どのカードをスタンバイゾーンへ移しますか（{ $most }枚。残りは除外）。
legions-ask-moving-attack = { $card }は移動攻撃を行いますか。
legions-ask-stand-by = { $card }をプレイしますか、スタンバイゾーンへ置きますか。
legions-ask-lurk = { $card }を配置しますか、ウェイトゾーンへ潜伏させますか。
legions-ask-where = どのレーンですか：{ $card }
legions-ask-which-lane = どのレーンを選びますか。
legions-ask-attack-target = 何をアタックしますか：{ $card }
legions-ask-choose = { $least ->
    [0] どれを選びますか（{ $most }まで）。{ $source }
   *[other] どれを選びますか（{ $most }）。{ $source }
}
legions-asked-for = { $least ->
    [0] { $deed }を{ $most }枚まで選んでください。{ $source }
   *[other] { $deed }を{ $most }枚選んでください。{ $source }
}
legions-deed-break = ブレイクするカード
legions-deed-exile = 除外するカード
legions-deed-return = 手札に戻すカード
legions-deed-hand = 手札に加えるカード
legions-deed-onto-deck = 山札の一番上に置くカード
legions-deed-under-deck = 山札の一番下に置くカード
legions-deed-into-deck = 山札に戻すカード
legions-deed-field = 配置するカード
legions-deed-standby = スタンバイゾーンへ移すカード
legions-deed-wait = ウェイトゾーンへ移すカード
legions-deed-damage = ダメージを与えるカード
legions-deed-active = 活性状態にするカード
legions-deed-exhausted = 疲労させるカード
legions-deed-reversed = リバースするカード
legions-deed-play = プレイするカード
legions-deed-unlock = アンロックするカード
legions-asked-by = 効果：{ $card }
legions-ask-at-random = 無作為に1枚が選ばれます。
legions-ask-shuffle = 山札を混ぜます：{ $player }
legions-ask-who-chooses = 先攻後攻を選ぶプレイヤーをくじで決めます。
legions-ask-who-begins = どちらが先攻ですか。
legions-ask-trigger-order = どの誘発効果を先に解決しますか。
legions-ask-which-effect = どの効果を選びますか：{ $card }
legions-ask-which-replacement = どの置換効果を使いますか。
legions-ask-which-word = どれを宣言しますか。
legions-ask-divide-damage = 割り振るダメージの次の1点を、どれに与えますか。
legions-ask-which-end = 山札の一番上と一番下の、どちらに置きますか。
legions-ask-which-number = いくつにしますか。
legions-ask-pay-x = マスターポイントをいくつ支払いますか。
legions-ask-pay-cost = 発生コストを支払いますか：{ $card }
legions-ask-pay-extra = 追加コストを支払いますか：{ $card }
legions-ask-soul-charge = ソウルチャージ：どのカードを除外しますか（{ $most }枚）。{ $source }
legions-ask-may = 効果を使いますか：{ $card }
legions-ask-order = どの順に置きますか。次は：

## 出来事

legions-event-master-set = { $player }のマスターは{ $cards }
legions-event-shuffled = { $player }の{ $what }を混ぜた
legions-event-first-player = { $player }が先攻
legions-event-turn = { $player }のターン（{ $n0 }ターン目）
legions-event-phase = { $player }の{ $what }
legions-event-cleaned-up = ダメージ、行動不能、ターン終了時までの効果、使わなかったポイントがなくなった
legions-event-drew = { $seen ->
    [0] { $player }はカードを{ $count }枚引いた
   *[other] { $player }は{ $cards }を引いた
}
legions-event-cores-moved = { $player }のコア{ $n0 }つが{ $what }へ
legions-event-cores-exhausted = { $player }はコア{ $n0 }つを疲労させた
legions-event-points-gained = { $player }は{ $n0 }マスターポイントを得た
legions-event-points-paid = { $player }は{ $n0 }マスターポイントを支払った
legions-event-awakened = { $player }のマスター{ $cards }が覚醒した
legions-event-unlocked = { $player }は{ $cards }をアンロックした
legions-event-played = { $player }は{ $cards }をプレイした
legions-event-moved = { $player }の{ $cards }が{ $what }へ
legions-event-moved-lane = { $player }の{ $cards }が{ $what }へ移動した
legions-event-exiled = { $player }の{ $cards }が除外された
legions-event-left-the-game = { $player }の{ $cards }がゲームから離れた
legions-event-healed = { $player }の{ $cards }のダメージがなくなった
legions-event-incapacitated = { $player }：{ $cards }はターン終了時まで行動不能になる
legions-event-exhausted = { $player }の{ $cards }が疲労した
legions-event-recovered = { $player }の{ $cards }が活性状態になった
legions-event-reversed = { $player }の{ $cards }がリバースした
legions-event-opened = { $player }の{ $cards }がオープンした
legions-event-attacker = { $player }の{ $cards }がアタックする
legions-event-attacks = { $first }が{ $others }にアタック
legions-event-damaged = { $first }に{ $n0 }点の{ $what }（{ $others }）
legions-event-broke = { $player }の{ $cards }がブレイクした
legions-event-life-gained = { $player }はライフを{ $n0 }点得た（{ $n1 }）
legions-event-life-full = { $player }のライフはもう{ $n0 }点で、増えない
legions-event-cost-declined = { $player }はターンプレイヤーではないので、{ $cards }のコストを払わない
legions-event-life-lost = { $player }はライフを{ $n0 }点失った（{ $n1 }）
legions-event-activated = { $player }の{ $cards }{ $what }を起動した
legions-event-triggered = { $player }の{ $cards }{ $what }を解決
legions-event-fizzled = { $player }の{ $cards }{ $what }は立ち消えた
legions-event-replaced = { $player }の{ $cards }の効果が代わりに働く
legions-event-chose = { $player }の効果が{ $cards }を選んだ
legions-event-effects-chosen = { $cards }の{ $list }番目の効果が選ばれた
legions-event-declared-colour = { $cards }の効果で{ $what }属性が宣言された
legions-event-declared-category = { $cards }の効果で{ $what }が宣言された
legions-event-declared-type = { $cards }の効果でタイプ「{ $what }」が宣言された
legions-event-declared-name = { $cards }の効果でカード名「{ $what }」が宣言された
legions-event-declared-number = { $cards }の効果で{ $n0 }が宣言された
legions-event-modified = { $count ->
    [0] 修正を受けるユニットはなかった
   *[other] { $cards }に{ $n0 }/{ $n1 }の修正
}
legions-event-stats-set = { $count ->
    [0] 変わるユニットはなかった
   *[other] { $cards }は{ $n0 }/{ $n1 }になった
}
legions-event-granted = { $count ->
    [0] 効果を得るユニットはなかった
   *[other] { $cards }が効果を得た
}
legions-event-lost-effects = { $count ->
    [0] 効果を失うユニットはなかった
   *[other] { $cards }が効果を失った
}
legions-event-revealed = { $player }は{ $cards }を公開した
legions-event-looked-at = { $player }は{ $cards }を見た
legions-event-endless-forced = 誰も抜けられない繰り返し。同じ局面が何度も戻り、そのあいだ何も選べなかった
legions-event-endless-left = 同じ局面が何度も戻った。{ $player }は、繰り返しを続けることをもう選べない
legions-event-endless-hurry = このターンの決断が{ $n0 }回を超えた。終えるか、しないことしか選べない
legions-event-endless-growing = このターンは終わらないまま続き、止める者がいない
legions-event-endless-again = ターンの始めに、同じ局面が{ $n0 }度現れた
legions-event-endless-turns = { $n0 }ターンが過ぎても勝負がつかなかった
legions-event-conceded = { $player }は投了した
legions-event-drawn-game = ゲーム終了。引き分け
legions-event-over = ゲーム終了。{ $player }の負け

## できない理由

legions-refusal-endless = この繰り返しはもう選べません。
legions-refusal-not-your-turn = 自分のターンではありません。
legions-refusal-not-main-phase = メインフェイズではありません。
legions-refusal-forbidden = 効果によって禁じられています。
legions-refusal-must-attack = アタックしなければならないユニットがまだアタックしていません。
legions-refusal-not-in-hand = 手札にあるカードではありません。
legions-refusal-wrong-mode = 今のモードのマスターは、このカテゴリーのカードをアンロック出来ません。
legions-refusal-wrong-class = ダブルシンボルのカードで、マスターの属性と合いません。
legions-refusal-too-dear = コスト{ $n0 }に対して、支払えるのは{ $n1 }です。
legions-refusal-too-few-cores = コアコスト{ $n0 }に対して、コアゾーンのコアは{ $n1 }つです。
legions-refusal-no-room = 置く場所がありません。
legions-refusal-no-lane = 配置出来るレーンがありません。
legions-refusal-nothing-to-choose = 効果で選べるものがありません。
legions-refusal-not-in-standby = スタンバイゾーンにあるカードではありません。
legions-refusal-not-on-field = フィールドにあるカードではありません。
legions-refusal-not-in-lane = レーンにいるミニオンではありません。
legions-refusal-reversed = リバース状態のカードは何も出来ません。
legions-refusal-exhausted = 疲労状態です。
legions-refusal-incapacitated = 行動不能状態です。
legions-refusal-masters-do-not-attack = マスターはアクションではアタック出来ません。
legions-refusal-masters-stay = マスターは除外出来ません。
legions-refusal-no-attack-target = アタック出来る範囲に相手のユニットがいません。
legions-refusal-no-free-lane = 隣接するレーンが空いていません。
legions-refusal-no-activated-ability = 任意起動アビリティを持っていません。
legions-refusal-once-a-turn = このターンはもう起動しました。
legions-refusal-cannot-pay = コストを支払えません。

## 書けない局面

legions-misplaced-play = プレイゾーンのカードから始まる局面は書けません。
legions-misplaced-many = { $zone }に置けるのは{ $most }枚までです。
legions-misplaced-together = { $zone }のカードは1枚ずつ書いてください。
legions-misplaced-category = { $card }（{ $category }）は{ $zone }に置けません。
legions-misplaced-unlock-limit = 2018年版にアンロック制限はありません。「unlock-limited」と「used-up」を消すか、2019年版（24-3e）にしてください。
legions-misplaced-mark = { $zone }のカードに「{ $mark }」は書けません。
legions-misplaced-damage = ダメージを書けるのはレーンとロードエリアのカードだけです（{ $zone }）。
legions-choice-play = プレイする
legions-choice-stand-by = { $zone }へ置く
legions-choice-place = 配置する
legions-choice-lurk = ウェイトゾーンへ潜伏させる
