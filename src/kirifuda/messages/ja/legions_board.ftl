## 端末の盤面

legions-board-heading = { $turn ->
    [0] 用意　{ $edition }
   *[other] { $turn }ターン目　{ $player }のターン　{ $phase }　{ $edition }
}
legions-board-row-cores = コア
legions-board-row-timeline = 待機
legions-board-row-standby = スタンバイ
legions-board-row-leader = リーダー
legions-board-row-waiting = 誘発
legions-board-row-hand = 手札
legions-board-life = ライフ{ $count }
legions-board-hand = 手札{ $count }
legions-board-deck = 山札{ $count }
legions-board-exile = { $down ->
    [0] 除外{ $count }
   *[other] 除外{ $count }（裏{ $down }）
}
legions-board-cores = 活性{ $active } 疲労{ $exhausted }　合計{ $total }/{ $most }
legions-board-points = ポイント{ $count }
legions-board-waiting-cores = コア{ $count }
legions-board-between = ・
legions-board-mode-normal = 通常
legions-board-mode-awakened = 覚醒
legions-board-master = [{ $mode }] コア{ $cores }
legions-board-lord = コア{ $cores }
legions-board-lane-left = 左
legions-board-lane-center = 中央
legions-board-lane-right = 右
legions-board-face-down = 裏
legions-board-none = なし
legions-board-ability = { $action }「{ $ability }」


legions-card-example = 双葉の小人
legions-card-spellings = 名前の一部でもよい

legions-help =
    レギオンズ！
      相手のライフを0にするか、コアを12個集めたら勝ち。山札がない時に引くと負け。
      コアを疲労させてカードをアンロックし、レーンのミニオンでアタックする。
      盤面　> ターンの側　2/3 ATKとHP　[通常] マスターのモード　レーンは向かい合わせ
      待機　Ⅰ〜Ⅳ 毎ターン終わりに1つ進み、Ⅰの次はスタンバイ（2枚まで）
      ?カード名 でカードの文と、今できること、できない理由
