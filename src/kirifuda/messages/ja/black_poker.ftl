## フォーマットとフレーム

black-poker-edition-light = ライト
black-poker-edition-standard = スタンダード
black-poker-edition-pro = プロ
black-poker-edition-master = マスター
black-poker-edition-pack = パック
black-poker-edition-rare-pack = レアパック
black-poker-edition-strategy = ストラテジー

black-poker-breach-missing = { $card }が{ $have }枚しかない（{ $want }枚必要、{ $clause }）
black-poker-breach-too-many = { $card }が{ $have }枚ある（{ $want }枚まで、{ $clause }）

## 領域

black-poker-zone-life = ライフ
black-poker-zone-hand = 手札
black-poker-zone-soldiers = 兵士
black-poker-zone-gear = 装備
black-poker-zone-walls = 防壁
black-poker-zone-graveyard = 墓地
black-poker-zone-fog = フォグ
black-poker-zone-stage = ステージ
black-poker-zone-pack = パック
black-poker-zone-rare = レアカード
black-poker-zone-short-graveyard = 墓地

## キャラクターの種類と状態

black-poker-mark-common-soldier = 一般兵
black-poker-mark-hero = 英雄
black-poker-mark-ace = エース
black-poker-mark-mage = 魔術士
black-poker-mark-equipped-soldier = 装備兵
black-poker-mark-wall = 防壁
black-poker-mark-charged = チャージ
black-poker-mark-driven = ドライブ
black-poker-mark-new = 出たばかり
black-poker-mark-attacker = アタッカー
black-poker-mark-blocker = ブロッカー

## カードとステージの呼び方

black-poker-soldier = { $whose }{ $name }（{ $kind }{ $size }）
black-poker-own-wall = { $whose }防壁{ $number }（{ $name }）
black-poker-wall = { $whose }防壁{ $number }
black-poker-set-aside = { $zone }の{ $name }
black-poker-request = { $count ->
    [0] #{ $number } { $whose }{ $action }
   *[other] #{ $number } { $whose }{ $action }（{ $cards }）
}

## アクション

black-poker-action-end = エンド
black-poker-action-charge = チャージ
black-poker-action-draw = ドロー
black-poker-action-attack = アタック
black-poker-action-block = ブロック
black-poker-action-damage-judgement = ダメージ判定
black-poker-action-succession = 世代交代
black-poker-action-wall-placement = 防壁設置
black-poker-action-soldier-summon = 兵士召喚
black-poker-action-hero-summon = 英雄召喚
black-poker-action-ace-summon = エース召喚
black-poker-action-quick-summon = クイック召喚
black-poker-action-mage-summon = 魔術士召喚
black-poker-action-equip = 装備
black-poker-action-up = アップ
black-poker-action-down = ダウン
black-poker-action-twist = ツイスト
black-poker-action-counter = カウンター
black-poker-action-reunion = 再会
black-poker-action-kill = キル
black-poker-action-truce = 停戦
black-poker-action-retarget = 対象変更
black-poker-action-search = サーチ
black-poker-action-b-j = B・J
black-poker-action-r-s-f = R・S・F
black-poker-action-reverse = リバース
black-poker-action-return = 帰還
black-poker-action-wall-break = 防壁破壊
black-poker-action-throw = 投擲
black-poker-action-spear-of-death = 死の槍
black-poker-action-wall-supply = 防壁補充
black-poker-action-reanimate = リアニメイト
black-poker-action-hand-destruction = ハンデス
black-poker-action-force = フォース
black-poker-action-rain-of-swords = 剣の雨
black-poker-action-levy = 徴募
black-poker-action-ambush = 奇襲
black-poker-action-pack-opening = パック開封
black-poker-action-rare-draw = レアドロー
black-poker-action-rare-summon = レア召喚
black-poker-action-trap-counter = 罠カウンター

## 問い

black-poker-ask-act = 何をしますか。
black-poker-ask-attackers = どの兵士で攻撃しますか。
black-poker-ask-blockers = { $cards }を何でブロックしますか。
black-poker-ask-graveyard-top = 墓地の一番上に見せるカードはどれですか。
black-poker-ask-discard = 手札を{ $number }枚捨てます。どれを捨てますか。
black-poker-ask-second-card = もう1枚引きますか。
black-poker-ask-wall = どのカードを防壁にしますか。
black-poker-ask-ace-or-wall = { $cards }をどう出しますか。
black-poker-ask-charged-or-driven = { $cards }をどうしますか。
black-poker-ask-one-or-two-walls = 防壁をどう補充しますか。
black-poker-ask-from-graveyard = 墓地のどのカードを選びますか。
black-poker-ask-from-life = { $count ->
    [0] ライフからどのカードを取りますか（{ $number }枚まで）。
   *[other] ライフからどのカードを取りますか（{ $number }枚まで。選んだもの：{ $cards }）。
}
black-poker-ask-from-pack = パックからどのカードを取りますか。
black-poker-ask-turn-it = { $cards }を{ $state }にしますか。
black-poker-ask-onto-life = ライフの上にどの順で重ねますか。次に置くカードは。
black-poker-ask-under-life = ライフの下にどの順で入れますか。次に入れるカードは。
black-poker-ask-wall-order = 防壁をどの順に並べますか。次に置くカードは。
black-poker-ask-opponent-discards = 相手の手札のどれを捨てさせますか。
black-poker-ask-rare-card = デッキのどのカードをレアカードにしますか。
black-poker-ask-opening-hand = 始めの手札にする{ $number }枚を選びます。次のカードは。
black-poker-ask-cost-b = { $action }のコストB：どの防壁をドライブしますか。
black-poker-ask-cost-d = { $action }のコストD：どのカードを捨てますか。
black-poker-ask-cost-s = { $action }のコストS：どのキャラクターを墓地へ送りますか。
black-poker-ask-key-card = { $count ->
    [0] { $action }のキーカードはどれですか。
   *[other] { $action }のキーカードはどれですか（選んだもの：{ $cards }）。
}
black-poker-ask-target = { $action }の対象はどれですか。
black-poker-ask-new-target = { $action }の対象をどれに変えますか。
black-poker-ask-shuffle = { $player }のカードを混ぜます。
black-poker-ask-first-player = くじで先攻を決めます。

black-poker-mode-charged-or-driven-0 = チャージする
black-poker-mode-charged-or-driven-1 = ドライブする
black-poker-mode-ace-or-wall-0 = エースとして出す
black-poker-mode-ace-or-wall-1 = 防壁として出す
black-poker-mode-one-or-two-walls-0 = チャージ状態で1つ
black-poker-mode-one-or-two-walls-1 = ドライブ状態で2つ

## 出来事

black-poker-event-shuffled = { $player }の{ $what }を混ぜた
black-poker-event-rare-set = { $player }はレアカードを置いた：{ $cards }
black-poker-event-opening-hand = { $player }は始めの手札を選んだ：{ $cards }
black-poker-event-pack = { $player }は{ $n0 }枚のパックを置いた
black-poker-event-first-player = { $player }が先攻
black-poker-event-turn = { $player }のターン（{ $n0 }ターン目）
black-poker-event-drew = { $seen ->
    [0] { $player }はカードを{ $count }枚引いた
   *[other] { $player }は{ $cards }を引いた
}
black-poker-event-requested = { $player }は{ $what }を起こした
black-poker-event-keys = { $player }のキーカードは{ $cards }
black-poker-event-aimed = { $seen ->
    [0] { $what }の対象は伏せた防壁
   *[other] { $what }の対象は{ $cards }
}
black-poker-event-aimed-player = { $what }の対象は{ $target }
black-poker-event-aimed-request = { $what }の対象はステージの#{ $n0 }
black-poker-event-staged = { $what }がステージに乗った（#{ $n0 }）
black-poker-event-triggered = { $player }の{ $what }が誘発した
black-poker-event-dropped = ステージが空でないので、{ $player }の{ $what }は消えた
black-poker-event-passed = { $player }はパスした
black-poker-event-resolving = { $what }（#{ $n0 }）を解決する
black-poker-event-resolved = { $what }が終わった
black-poker-event-removed = { $player }の{ $what }（#{ $n0 }）がステージから取り除かれた
black-poker-event-no-target = 対象が正しくないので、{ $player }の{ $what }は何も起こさない
black-poker-event-no-other-target = ほかに対象がなく、{ $what }の対象は変わらない
black-poker-event-too-small = { $first }では数字が足りず、打ち消せない（{ $others }）
black-poker-event-not-the-same = { $first }と同じカードがなく、打ち消せない（{ $others }）
black-poker-event-not-divisible = 割り切れないので、{ $cards }には何も起こらない（サイズ{ $n0 }）
black-poker-event-driven = { $seen ->
    [0] { $player }の防壁がドライブした
   *[other] { $player }の{ $cards }がドライブした
}
black-poker-event-charged = { $seen ->
    [0] { $player }の防壁がチャージした
   *[other] { $player }の{ $cards }がチャージした
}
black-poker-event-soldier = { $player }の{ $first }が{ $what }になった
black-poker-event-equipped = { $player }の{ $first }が{ $others }を装備した
black-poker-event-wall = { $seen ->
    [0] { $player }は防壁を{ $count }つ置いた
   *[other] { $player }は{ $cards }を防壁にした
}
black-poker-event-fog = { $player }のフォグに{ $cards }（サイズ{ $sign }{ $n0 }）
black-poker-event-sacrificed = { $player }は{ $cards }を墓地へ送って払う
black-poker-event-damaged = { $player }に{ $n0 }点のダメージ（ライフから{ $n1 }枚）
black-poker-event-buried = { $player }の{ $cards }が墓地へ
black-poker-event-attackers = { $count ->
    [0] { $player }は誰でも攻撃しなかった
   *[other] { $player }のアタッカーは{ $cards }
}
black-poker-event-blocked = { $player }は{ $first }を{ $others }でブロック
black-poker-event-unblocked = { $player }は{ $first }をブロックしない
black-poker-event-compared = { $first }（{ $n0 }）と{ $others }（{ $n1 }）を比べる
black-poker-event-got-through = { $first }が通った（{ $n0 }点）
black-poker-event-turned-up = { $player }の{ $cards }が表になった
black-poker-event-wall-holds = 防壁の{ $first }が{ $others }を倒した
black-poker-event-milled = 世代交代：{ $player }の{ $cards }が墓地へ
black-poker-event-found = 世代交代：{ $player }は{ $cards }を手札に加えた
black-poker-event-took = { $player }は{ $cards }を見せて手札に加えた
black-poker-event-returned = { $player }の{ $cards }が手札に戻った
black-poker-event-onto-life = { $player }の{ $cards }がライフの上に置かれた
black-poker-event-under-life = { $player }はライフの下に{ $n0 }枚入れた
black-poker-event-looked = { $player }は手札を見た：{ $cards }
black-poker-event-opened = { $player }のパックが開封された
black-poker-event-rare-drawn = { $seen ->
    [0] { $player }はレアカードを手札に加えた
   *[other] { $player }はレアカードの{ $cards }を手札に加えた
}
black-poker-event-endless-forced = 誰も抜けられない繰り返し。同じ局面が何度も戻り、そのあいだ何も選べなかった
black-poker-event-endless-left = 同じ局面が何度も戻った。{ $player }は、繰り返しを続けることをもう選べない
black-poker-event-endless-hurry = このターンの決断が{ $n0 }回を超えた。終えるか、しないことしか選べない
black-poker-event-endless-growing = このターンは終わらないまま続き、止める者がいない
black-poker-event-endless-again = ターンの始めに、同じ局面が{ $n0 }度現れた
black-poker-event-endless-turns = { $n0 }ターンが過ぎても勝負がつかなかった
black-poker-event-conceded = { $player }は投了した
black-poker-event-drawn-game = ゲーム終了。引き分け
black-poker-event-over = ゲーム終了。{ $player }の負け

## できない理由

black-poker-refusal-endless = この繰り返しはもう選べません。
black-poker-refusal-not-in-format = このフォーマット・フレームにはないアクションです。
black-poker-refusal-triggers-by-itself = 条件が満たされると自動的に起こるアクションで、自分では起こせません。
black-poker-refusal-no-chance = チャンスを持っていません。
black-poker-refusal-main-not-your-turn = メインのアクションなので、自分のターンにしか起こせません。
black-poker-refusal-main-stage-not-empty = メインのアクションなので、ステージが空の時にしか起こせません。
black-poker-refusal-once-a-turn = 1ターンに1度しか起こせません。もう起こしました。
black-poker-refusal-cost-b = コストBを払えません。チャージ状態の防壁が足りません。
black-poker-refusal-cost-l = コストLを払えません。ライフが足りません。
black-poker-refusal-cost-d = コストDを払えません。キーカードのほかに捨てるカードがありません。
black-poker-refusal-cost-s = コストSを払えません。墓地へ送るキャラクターが足りません。
black-poker-refusal-no-key-cards = 手札にキーカードがありません。
black-poker-refusal-no-rare-card = レアカードがありません。
black-poker-refusal-no-target = 対象がありません。
black-poker-refusal-no-soldier = 対象にできる兵士がいません。
black-poker-refusal-no-wall = 対象にできる防壁がありません。
black-poker-refusal-no-character = 対象にできるキャラクターがいません。
black-poker-refusal-no-own-character = 対象にできる自分のキャラクターがいません。
black-poker-refusal-no-soldier-of-the-suit = キーカードと同じスートの自分の兵士がいません。
black-poker-refusal-no-player = 対象にできるプレイヤーがいません。
black-poker-refusal-no-action-with-keys = キーカードが1枚か2枚のアクションがステージにありません。
black-poker-refusal-no-counterable-action = カウンターで狙えるアクションがステージにありません。
black-poker-refusal-no-damage-judgement = ダメージ判定がステージにありません。
black-poker-refusal-no-aimed-action = 対象を取っているアクションがステージにありません。
black-poker-refusal-own-turn = 相手のターンにしか起こせません。
black-poker-refusal-pack-opened = パックはもう開封されています。
black-poker-refusal-life-above-nine = ライフが9枚以下の時にしか起こせません（今は{ $n0 }枚）。
