# ファイルとデッキ

file-problem-by = { $problem }（{ $clause }）

deck-is-legal = ○ { $file }
deck-list-bad-count = 「{ $given }」の枚数は1から{ $most }までです。
deck-list-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }
deck-list-another-unknown-card = 「{ $given }」というカードはありません。
deck-list-too-many-lines = 行が{ $most }行より多くあります。それほど多い行が要るデッキはありません。
deck-list-long-line = この行は{ $most }文字より長いです。1行にはカードを1種類書いてください。

complaint-deck-unreadable = { $seat }人目のデッキの{ $line }行目が読めません：{ $problem }
complaint-deck-file-unreadable = デッキ「{ $file }」が使えません（{ $problem }）。デッキリストのファイルか、次のどれかを指定してください：{ $known }
complaint-no-own-cards = { $game }では自分のカードを使えません。カードファイルの指定を外してください。
complaint-no-restrictions = { $game }に使用制限はありません。レギュレーション「{ $given }」の指定を外してください。
complaint-cards-not-list = カードファイルは ["{ $given }"] のように並びで指定してください。
complaint-unknown-regulation = 「{ $given }」というレギュレーションはありません。{ $known } か、日付（2026-11-01 のように）か、制限リストのファイル（.toml）を指定してください。
complaint-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }

## 制限リストの誤り

restriction-list-no-restrictions = 制限リストではありません。「{ $given }」があるだけで、制限の項目が1つもありません。書ける項目：{ $known }
restriction-list-unknown-key = 「{ $given }」という項目はありません。「{ $nearest }」ではありませんか。書ける項目：{ $known }
restriction-list-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }
restriction-list-no-list = { $field } はカードの名前の並びです。例：{ $field } = ["…"]
restriction-list-no-name = ここにはカードの名前を文字列で書いてください。
restriction-list-no-pair = 同時使用制限は2枚のカードの組です。例：exclusive = [["…", "…"]]
restriction-list-pair-with-itself = 「{ $card }」がそれ自身と組になっています。もう1枚は別のカードにしてください。
restriction-list-restricted-twice = 「{ $card }」は { $other } にもあります。どちらか1つにしてください。
