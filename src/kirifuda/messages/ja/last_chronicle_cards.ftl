## カードファイルの誤り

chronicle-card-no-name = カードの名前がありません。name = "…" を書いてください。
chronicle-card-name-taken = 「{ $given }」という名前のカードはもうあります（{ $other }）。名前は1種類のカードに1つです。
chronicle-card-unknown-type = 「{ $given }」というカードタイプはありません。type に書けるもの：{ $known }
chronicle-card-empty-category = 名前のないカテゴリがあります。categories = ["竜"] のように書いてください。
chronicle-card-no-cost = コストがありません。cost = "白白2" のように書いてください。
chronicle-card-bad-cost = 「{ $given }」はコストになりません。勢力（{ $known }）を必要な数だけ並べ、その後に数字かXを書いてください。例："白白2"
chronicle-card-bad-lamps = 「{ $given }」はランプになりません。時代Ⅰ～Ⅳの順に4つ、無・緑・赤で書いてください。例：lamps = "無緑緑赤"
chronicle-card-icon-of-spell = スペルに{ $icon }アイコンはありません。
chronicle-card-number-missing = ユニットには { $field } が必要です。
chronicle-card-of-units = { $field } があるのはユニットだけで、{ $kind }にはありません。{ $field } を消すか、type を直してください。
chronicle-card-bad-number = { $field } は{ $least }から{ $most }までの整数です。「{ $given }」は使えません。
chronicle-card-no-such-lamp = { $field } には{ $lamp }のランプが要ります。lamps に{ $lamp }を書いてください。
chronicle-card-row-twice = { $field } の行が、text の中にも { $field } にも書かれています。どちらか一方に書いてください。
chronicle-card-text-missing = テキストがありません。
chronicle-card-keyword-of-units = 『{ $keyword }』はユニットだけが持ちます。
chronicle-card-keyword-of-structures = 『{ $keyword }』はストラクチャだけが持ちます。

## カードタイプ

chronicle-type-unit = ユニット
chronicle-type-history = ヒストリー
chronicle-type-spell = スペル
chronicle-type-structure = ストラクチャ

## 端末でのカード

card-meaning-green = 緑のランプが点いているときの意味
card-meaning-red = 赤のランプが点いているときの意味
card-meaning-burst = クロノバーストの意味
card-meaning-burst-green = 緑のランプが点いているときのクロノバーストの意味
card-meaning-burst-red = 赤のランプが点いているときのクロノバーストの意味
complaint-unknown-faction = 「{ $given }」という勢力はありません。あるもの：{ $known }
complaint-unknown-type = 「{ $given }」というカードタイプはありません。あるもの：{ $known }
