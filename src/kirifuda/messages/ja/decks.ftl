# ファイルとデッキ

file-unreadable = 読めません：{ $reason }
file-not-utf8 = UTF-8 の文字として読めません。UTF-8 で保存してください。
file-not-toml = TOML として読めません：{ $reason }

deck-list-bad-count = 「{ $given }」の枚数は1から{ $most }までです。
deck-list-unknown-card = 「{ $given }」というカードはありません。近い名前：{ $nearest }
