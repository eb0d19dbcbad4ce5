## カードの表の誤り

card-table-wording = 「{ $text }」
card-table-not-understood = 「{ $given }」が分かりません。{ $what }
card-table-not-understood-but = 「{ $given }」が分かりません。{ $what } 近い書き方：{ $nearest }
card-table-two-readings = 「{ $given }」は二通りに読めます。どちらかに書き直してください：{ $readings }
card-table-unknown-key = 「{ $given }」という項目はありません。「{ $nearest }」ではありませんか。書ける項目：{ $known }
card-table-no-card-tables = カードは [[card]] の表に1枚ずつ書いてください。
card-table-not-a-text = { $field } は文字列で書いてください。例：{ $field } = "…"
card-table-too-long = { $field }が長すぎます。カードに書けるのは{ $most }文字までです。
card-table-not-a-list = { $field } は文字列の並びで書いてください。例：{ $field } = ["…", "…"]
card-table-not-yes-or-no = { $field } は true か false です。
