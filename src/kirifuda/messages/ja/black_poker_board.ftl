## 端末の盤面

black-poker-board-heading = { $turn ->
    [0] 用意　{ $edition }
   *[other] { $turn }ターン目　{ $player }のターン　{ $edition }
}
black-poker-board-life = ライフ{ $count }
black-poker-board-hand = 手札{ $count }
black-poker-board-graveyard = { $count ->
    [0] 墓地0
   *[other] 墓地{ $count }（{ $top }）
}
black-poker-board-pack = { $opened ->
    [0] パック未開封
   *[other] パック開封済み
}
black-poker-board-rare = レア{ $card }
black-poker-board-empty = 空
black-poker-board-none = なし
black-poker-board-gone = いなくなった対象
black-poker-board-face-down = 裏
black-poker-board-request = #{ $number } { $whose }{ $action }

black-poker-menu-0 = フォーマット（使えるアクションの多さ）は。
black-poker-menu-0-light = ライト（19種。初めての方に）
black-poker-menu-0-standard = スタンダード（25種）
black-poker-menu-0-pro = プロ（31種）
black-poker-menu-0-master = マスター（37種）
black-poker-menu-1 = フレーム（始め方）は。
black-poker-menu-1-none = なし（場は空、ライフは45枚ほど。長め）
black-poker-menu-1-pack = パック（兵士と防壁が1つずつある。ライフは30枚ほど）
black-poker-menu-1-rare-pack = レアパック（パックに加え、好きな1枚をレアカードにする）
black-poker-menu-1-strategy = ストラテジー（レアパックに加え、始めの手札を3枚選ぶ）

black-poker-card-example = ♠K
black-poker-card-spellings = ♠K、sK

black-poker-help =
    ブラックポーカー
      ライフ（山札）が0枚になったら負け。ターンはエンドで終える。
      コスト　B 防壁を1つドライブ　L ライフ1枚　D 手札1枚　S キャラクター1体
      ★ キーカード
      盤面　> チャンスを持つ側　♠K=13 兵士とサイズ　1:♡4 防壁（ライフ側から）

## アクションのひとこと

black-poker-hint-end = ターンを終える
black-poker-hint-attack = 兵士で攻撃する（1ターンに1度）
black-poker-hint-wall-placement = L　手札1枚を防壁にする（1ターンに1度）
black-poker-hint-soldier-summon = BL ★2〜10　兵士を出す
black-poker-hint-hero-summon = BBL ★J〜K　英雄を出す
black-poker-hint-ace-summon = L ★A　すぐ攻撃できる兵士を出す
black-poker-hint-quick-summon = D ★A　エースか防壁を出す
black-poker-hint-mage-summon = BD ★Joker　速攻魔法のDが要らなくなる兵士
black-poker-hint-equip = BL ★A〜K　同じスートの自分の兵士に重ねる
black-poker-hint-up = D ★♡A〜10　兵士のサイズを増やす
black-poker-hint-down = D ★♠A〜10　兵士のサイズを減らす（0以下なら墓地へ）
black-poker-hint-twist = D ★◇A〜10　キャラクターをチャージかドライブにする
black-poker-hint-counter = D ★♣A〜10　ステージのアクションを打ち消す
black-poker-hint-reunion = ★♡A〜10を2枚　墓地の1枚を手札へ
black-poker-hint-kill = ★♠A〜10を2枚　兵士1体を墓地へ
black-poker-hint-truce = ★◇A〜10を2枚　ダメージ判定を打ち消す
black-poker-hint-retarget = ★♣A〜10を2枚　アクションの対象を変える
black-poker-hint-search = ★Joker　ライフの好きな1枚を手札へ
black-poker-hint-b-j = SS ★同じスートのAとJ　ライフの好きな2枚を手札へ
black-poker-hint-r-s-f = BB ★同じスートのA・10〜K　40点のダメージ
black-poker-hint-reverse = ★同じ数字を2枚　兵士を防壁に、防壁を兵士に
black-poker-hint-return = B ★同じスートを2枚　自分のキャラクターを手札へ
black-poker-hint-wall-break = ★♡と◇　防壁1つを墓地へ
black-poker-hint-throw = ★♠と♣　♠の数字だけ相手にダメージ
black-poker-hint-spear-of-death = ★♠と◇　◇で割り切れる兵士をライフへ戻し、♠のダメージ
black-poker-hint-wall-supply = ★♡と♣　ライフから防壁を1つか2つ
black-poker-hint-reanimate = ★♠と♡　自分の1体を墓地へ、墓地の1枚を兵士に
black-poker-hint-hand-destruction = ★◇と♣　相手の手札を見て1枚捨てさせる
black-poker-hint-force = BB ★♡A〜10を2枚　自分の兵士全員を大きくする
black-poker-hint-rain-of-swords = BB ★♠A〜10を2枚　小さな兵士をすべて墓地へ
black-poker-hint-levy = BB ★◇A〜10を2枚　ライフの上4枚から兵士を出す
black-poker-hint-ambush = BB ★♣A〜10を2枚　防壁をすべて兵士にする
black-poker-hint-pack-opening = パックの好きな1枚を手札へ（1ゲームに1度）
black-poker-hint-rare-draw = レアカードを手札へ（ライフ9枚以下）
black-poker-hint-rare-summon = S　レアカードを兵士として出す
black-poker-hint-trap-counter = レアカードと同じカードを使うアクションを打ち消す
