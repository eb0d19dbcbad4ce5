## 端末の盤面

legend-of-stars-board-heading = { $turn ->
    [0] 用意　{ $edition }
   *[other] { $turn }ターン目　{ $player }のターン　{ $phase }　{ $edition }
}
legend-of-stars-board-row-energy = エネルギー
legend-of-stars-board-row-supports = サポート
legend-of-stars-board-row-waiting = 発動待ち
legend-of-stars-board-row-hand = 手札
legend-of-stars-board-life = ライフ{ $count }
legend-of-stars-board-hand = 手札{ $count }
legend-of-stars-board-deck = デッキ{ $count }
legend-of-stars-board-trash = トラッシュ{ $count }
legend-of-stars-board-energy = { $ready }/{ $total }
legend-of-stars-board-lane = レーン{ $number }
legend-of-stars-board-attack = 攻
legend-of-stars-board-defense-left = 守左
legend-of-stars-board-defense-right = 守右
legend-of-stars-board-downed = ダウン
legend-of-stars-board-attacker = アタック中
legend-of-stars-board-face-down = 裏
legend-of-stars-board-own-face-down = 裏:{ $name }
legend-of-stars-board-none = なし
legend-of-stars-board-way = { $action }（{ $way }）

legend-of-stars-kind-character = キャラクター
legend-of-stars-kind-effect = エフェクト
legend-of-stars-kind-support = サポート
legend-of-stars-marked-flash = フラッシュ
legend-of-stars-marked-field = フィールド
legend-of-stars-attribute-light = 光
legend-of-stars-attribute-dark = 闇
legend-of-stars-attribute-fire = 火
legend-of-stars-attribute-water = 水
legend-of-stars-attribute-wood = 木
legend-of-stars-attribute-earth = 土

legend-of-stars-card-spellings = 名前の一部でもよい

legend-of-stars-help =
    Legend of Stars
      相手のライフ3,000を0にしたら勝ち。デッキから引けなくなると負け。
      毎ターン手札1枚をエネルギーにし、後衛にキャラクターを出し、リードアイコンの向きに1マスずつ導く。
      前衛のアタック表示がアタックする。同じレーンの前衛、いなければ後衛、誰もいなければ直接。
      盤面　> ターンの側　500/300 ATKとDEF　攻・守左・守右 表示　▲▶▼◀ 今の向き　裏 裏側
      ?カード名 でカードの文と、今できること、できない理由

legend-of-stars-card-example = 火花の小竜
