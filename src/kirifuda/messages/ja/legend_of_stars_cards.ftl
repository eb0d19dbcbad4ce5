## カードファイルの誤り

stars-card-no-name = カードの名前がありません。name = "…" を書いてください。
stars-card-name-taken = 「{ $given }」という名前のカードはもうあります（{ $other }）。名前は1種類のカードに1つです。
stars-card-unknown-kind = 「{ $given }」という種類はありません。kind に書けるもの：{ $known }
stars-card-unknown-attribute = 「{ $given }」という属性はありません。attribute に書けるもの：{ $known }
stars-card-of-characters = { $field } があるのはキャラクターだけで、{ $kind }にはありません。{ $field } を消すか、kind を直してください。
stars-card-empty-race = 名前のない種族があります。races = ["竜"] のように書いてください。
stars-card-unknown-lead = 「{ $given }」というリードアイコンはありません。leads に書けるもの：{ $known }
stars-card-flash-of-no-effect = フラッシュを持つのはエフェクトだけで、{ $kind }は持ちません。flash を消してください。
stars-card-field-of-no-support = フィールドを持つのはサポートだけで、{ $kind }は持ちません。field を消してください。
stars-card-number-missing = { $kind }には { $field } が必要です。
stars-card-bad-number = { $field } は0から{ $most }までの整数です。「{ $given }」は使えません。
stars-card-text-missing = エフェクトはテキストに書かれたことを行うカードです。text = "…" を書いてください。
stars-card-keywords-of-effect = エフェクトに特殊効果の欄はありません。keywords を消し、効果は text に書いてください。

## 端末でのカード

complaint-unknown-attribute = 「{ $given }」という属性はありません。あるもの：{ $known }
complaint-unknown-kind = 「{ $given }」という種類はありません。あるもの：{ $known }
complaint-facet-of-another-game = --{ $facet } は{ $game }のカードにはありません。

## デッキの違反

legend-of-stars-breach-too-few = デッキは{ $want }枚以上です。{ $have }枚しかありません。（{ $clause }）
legend-of-stars-breach-too-many-of-a-name = 「{ $card }」が{ $have }枚あります。同じ名前のカードは{ $want }枚までです。（{ $clause }）
legend-of-stars-breach-banned = 「{ $card }」は禁止カードです。（{ $clause }）
legend-of-stars-breach-limited = 「{ $card }」が{ $have }枚あります。{ $want }枚までに制限されています。（{ $clause }）
legend-of-stars-breach-exclusive = 「{ $card }」と「{ $other }」は、同じデッキに入れられません。（{ $clause }）
