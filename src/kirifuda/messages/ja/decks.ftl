# ファイルとデッキ

file-problem-by = { $problem }（{ $clause }）

deck-is-legal = ○ { $file }
deck-list-bad-count = 「{ $given }」の枚数は1から{ $most }までです。
deck-list-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }

complaint-deck-unreadable = { $seat }人目のデッキの{ $line }行目が読めません：{ $problem }
complaint-deck-file-unreadable = デッキ「{ $file }」が使えません（{ $problem }）。デッキリストのファイルか、次のどれかを指定してください：{ $known }
complaint-no-own-cards = { $game }では自分のカードを使えません。カードファイルの指定を外してください。
complaint-no-restrictions = { $game }に使用制限はありません。レギュレーション「{ $given }」の指定を外してください。
complaint-cards-not-list = カードファイルは ["{ $given }"] のように並びで指定してください。
complaint-unknown-regulation = 「{ $given }」というレギュレーションはありません。{ $known } か、日付（2026-11-01 のように）か、制限リストのファイル（.toml）を指定してください。
complaint-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }
