# レギオンズ！のカード、カードファイル、デッキ

## 言葉

legions-category-master = マスター
legions-category-skill = スキル
legions-category-arts = アーツ
legions-category-minion = ミニオン
legions-category-lord = ロード

legions-colour-black = 黒
legions-colour-red = 赤
legions-colour-white = 白
legions-colour-green = 緑
legions-colour-blue = 青

## カードファイルの誤り

legions-card-no-name = カードの名前がありません。name = "…" を書いてください。
legions-card-name-taken = 「{ $given }」という名前のカードはもうあります（{ $other }）。名前は1種類のカードに1つです。
legions-card-unknown-category = 「{ $given }」というカテゴリーはありません。category に書けるもの：{ $known }
legions-card-unknown-colour = 「{ $given }」という属性はありません。colours に書けるもの：{ $known }
legions-card-no-colour = カラーシンボルがありません。colours = ["赤"] のように1つか2つ書いてください。
legions-card-too-many-symbols = カラーシンボルが{ $have }つあります。持てるのは2つまでです。
legions-card-colours-of-no-class = { $given }の2つを持つクラスはありません。どのデッキにも入れられないので、片方にするか、クラスの組み合わせにしてください。
legions-card-unknown-class = 「{ $given }」というクラスはありません。「{ $nearest }」ではありませんか。class に書けるもの：{ $known }
legions-card-class-of-no-master = クラスを持つのはマスターだけで、{ $category }は持ちません。class を消してください。
legions-card-colours-of-another-class = { $cls }の属性は{ $colours }です。colours を合わせるか、消してください。
legions-card-token-is-no-unit = トークンはミニオンかロードです。{ $category }のカードから token を消してください。
legions-card-number-missing = { $category }には { $field } が必要です。
legions-card-number-of-others = { $category }に { $field } はありません（あるのは{ $others }）。{ $field } を消すか、カテゴリーを直してください。
legions-card-number-of-no-token = トークンの{ $category }に { $field } はありません（ほかの{ $others }にはあります）。{ $field } を消してください。
legions-card-bad-number = { $field } は{ $least }から{ $most }までの整数です。「{ $given }」は使えません。
legions-card-text-missing = { $category }はテキストに書かれたことを行うカードです。text = "…" を書いてください。
legions-card-keywords-of-no-unit = { $category }にキーワード能力の欄はありません。keywords を消し、効果は text に書いてください。
legions-card-side-missing = マスターには両面が要ります。[card.{ $side }] に text を書いてください。
legions-card-side-of-no-master = 両面を持つのはマスターだけで、{ $category }は持ちません。[card.{ $side }] を消し、text に書いてください。
legions-card-text-beside-sides = マスターの { $field } は [card.normal] と [card.awakened] の中に書いてください。
legions-card-unknown-token = 「{ $given }」というトークンはありません。「{ $nearest }」ではありませんか。新しいトークンは token = true のカードとして書いてください。

## デッキの違反

legions-breach-no-master = マスターがいない（{ $want }枚必要、{ $clause }）
legions-breach-too-few = メインデッキが{ $have }枚しかない（ちょうど{ $want }枚、{ $clause }）
legions-breach-too-many = メインデッキが{ $have }枚ある（ちょうど{ $want }枚、{ $clause }）
legions-breach-master-in-main-deck = メインデッキにマスター「{ $card }」がある（{ $clause }）
legions-breach-copies = 「{ $card }」が{ $have }枚ある（{ $want }枚まで、{ $clause }）
legions-breach-other-class = 「{ $card }」は別のクラスの専用カードで、「{ $other }」のデッキには入らない（{ $clause }）
legions-breach-token = 「{ $card }」はトークンで、デッキには入らない（{ $clause }）
legions-breach-banned = 「{ $card }」は禁止カード（{ $clause }）
legions-breach-limited = 「{ $card }」が{ $have }枚ある（{ $want }枚制限、{ $clause }）
legions-breach-exclusive = 「{ $card }」と「{ $other }」は同時に使えない（{ $clause }）

legions-refusal-unlock-limited = アンロック制限のカードで、このゲームではもうアンロックしました。

## カード（kirifuda card）

card-file-holds = ○ { $file }
card-title = { $name }（{ $other }）
card-types = タイプ：{ $types }
card-is-token = トークン
card-number-cost = コスト{ $value }
card-number-core-cost = CC{ $value }
card-number-atk = ATK{ $value }
card-number-hp = HP{ $value }
card-number-wt = WT{ $value }
card-side-normal = ―通常モード―
card-side-awakened = ―覚醒モード―
card-meaning = 意味
card-meaning-normal = 通常モードの意味
card-meaning-awakened = 覚醒モードの意味

complaint-no-card-files = { $given }にカードファイル（.toml）がありません。
complaint-unknown-colour = 「{ $given }」という属性はありません。あるもの：{ $known }
complaint-unknown-category = 「{ $given }」というカテゴリーはありません。あるもの：{ $known }
