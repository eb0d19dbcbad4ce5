# ボット: 外のプログラムが打ち手になる

bot-late = { $seconds }秒以内に答えがありませんでした。
bot-closed = プログラムからもう何も来ません。
bot-ended = プログラムが終わりました（終了コード{ $code }）。最後の言葉: { $words }
bot-no-json = JSONのオブジェクトではありません: { $given }
bot-not-ready = 準備ができたという返事（{ "{" }"type":"ready","protocol":{ $protocol }{ "}" }）ではありません: { $given }
bot-no-answer = 「answer」が選択肢の番号ではありません: { $given }
bot-not-offered = { $given } は選択肢にありません。0から{ $last }までです。
bot-other-question = 問い{ $number }への答えではありません（{ $given }）。
bot-conceded = 投了しました。

complaint-bot-no-command = 「{ $given }」は、ボットを始めるコマンドとして読めません。たとえば bot:python3 mybot.py と書きます。
complaint-bot-no-program = プログラム「{ $given }」が見つかりません。
complaint-bot-not-started = ボット「{ $given }」を始められません: { $problem }
complaint-bot-unfit = ボット「{ $given }」は使えません: { $problem }
complaint-bot-games = { $given }ゲームは行えません。1以上を指定してください。

complaint-mcp-no-game = ゲームを始めていません。まず new_game を使ってください。
complaint-mcp-seat = 席 { $given } はありません。0か1です。
complaint-mcp-deck = デッキ「{ $given }」はありません。あるもの: { $known }
complaint-mcp-no-option = 選択肢の番号がありません。0から{ $last }までで答えてください。
complaint-mcp-illegal = { $problem } ここまでの答えは済んでいます。look で今の問いを確かめてください。
