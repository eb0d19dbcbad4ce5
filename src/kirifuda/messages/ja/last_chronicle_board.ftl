## 端末の盤面

last-chronicle-board-heading = { $turn ->
    [0] 用意
   *[other] { $turn }ターン目　{ $player }のターン　{ $when }
}
last-chronicle-board-main = メインフェイズ{ $number }
last-chronicle-board-row-era = 時代とCA
last-chronicle-board-row-souls = ソウル
last-chronicle-board-row-units = ユニット
last-chronicle-board-row-others = 配置物
last-chronicle-board-row-stack = スタック
last-chronicle-board-row-combat = 戦闘
last-chronicle-board-row-hand = 手札
last-chronicle-board-life = ライフ{ $count }
last-chronicle-board-hand = 手札{ $count }
last-chronicle-board-deck = デッキ{ $count }
last-chronicle-board-discard-pile = 捨て札{ $count }
last-chronicle-board-removed-yard = 除外{ $count }
last-chronicle-board-points = 進攻値{ $count }
last-chronicle-board-ca = CA { $total }/{ $most }
last-chronicle-board-pool = プール {"["}{ $souls }{"]"}
last-chronicle-board-sign-white = 白
last-chronicle-board-sign-orange = 橙
last-chronicle-board-sign-purple = 紫
last-chronicle-board-sign-black = 黒
last-chronicle-board-sign-blue = 青
last-chronicle-board-sign-factionless = 無
last-chronicle-board-mark-wiped = ワイプ
last-chronicle-board-mark-new = 新
last-chronicle-board-mark-without-abilities = 能力なし
last-chronicle-board-mark-green-lamp = 緑
last-chronicle-board-mark-red-lamp = 赤
last-chronicle-board-entry = { $whose }{ $kind }
last-chronicle-board-between = {""}
last-chronicle-board-gone = { $card }（もうない）
last-chronicle-board-against = 対
last-chronicle-board-face-down = 裏
last-chronicle-board-none = なし
last-chronicle-board-ability = { $action } { $ability }
last-chronicle-board-soul = { $action } → { $soul }

last-chronicle-stop-always = いつでも尋ねる
last-chronicle-stop-act = パスとソウルアクションのほかに何かできる時に尋ねる
last-chronicle-stop-attack = 自分のメインフェイズ、相手の攻撃、ダメージの前、相手のスペルやアビリティに対して、何かできる時に尋ねる
last-chronicle-stop-main = 自分のメインフェイズで何かできる時にだけ尋ねる

## カード

last-chronicle-card-cost = コスト { $value }
last-chronicle-card-ca = CA { $value }
last-chronicle-card-level = レベル{ $value }
last-chronicle-card-power = パワー { $value }
last-chronicle-card-atk = ATK { $value }
last-chronicle-card-lamp-green = 緑
last-chronicle-card-lamp-red = 赤
last-chronicle-card-lamps = ランプ { $lamps }
last-chronicle-card-row-green = 緑：{ $text }
last-chronicle-card-row-red = 赤：{ $text }
last-chronicle-card-row-burst = CB：{ $text }
last-chronicle-card-row-burst-green = CB 緑：{ $text }
last-chronicle-card-row-burst-red = CB 赤：{ $text }

last-chronicle-card-example = 夜明けの鐘撞き

last-chronicle-card-spellings = 名前の一部でもよい

last-chronicle-help =
    ラストクロニクル
      相手のライフを0にしたら勝ち。デッキがない時に引くと負け。
      手札を毎ターン1枚ソウルストーンにし、ソウルを支払って配置し、使う。
      毎ターンのクロノチェックでCAが7たまったら、時代を進展できる。レベルが時代より大きいユニットは戦えない。
      盤面　> 優先権　Ⅱ 2000/1 レベルとパワーとATK　2000-500 受けたダメージ　白 2/3 アクティブなソウルストーン
      盤面　(緑)(赤) 点いているランプ　(新) まだ攻撃できない　スタックは上から解決
      set stop　優先権を得るたびに尋ねるか、何かできる時だけか、攻撃された時だけか、自分のメインフェイズだけか
      ?カード名 でカードの文と、今できること、できない理由
