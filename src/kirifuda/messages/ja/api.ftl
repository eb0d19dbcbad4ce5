## Pythonから使うときの言葉

asked-something-else = その前に、今聞かれていることに答えてください：{ $asked }
asked-of-another = 今は相手が答える番です。

complaint-answer-game-over = ゲームはもう終わっています。
complaint-answer-not-offered = { $given }番の選択肢はありません。選べるのは0番から{ $last }番までです。
complaint-answer-not-a-number = { $given }は選択肢の番号になりません。整数を指定してください。
complaint-unknown-action = 「{ $given }」というアクションはありません。あるもの：{ $known }
complaint-decks-not-lists = デッキは2つ、それぞれカードの名前のリストか、デッキリストの文章で渡してください。
complaint-shuffle-not-listed = 混ぜ方は多すぎて並べられません。ask.size より小さい番号で答えてください。
complaint-no-card-texts = { $game }のカードはトランプで、カードのテキストはありません。
complaint-no-card-named = このゲームに「{ $given }」というカードはありません。
nothing-to-do-it-with = それを行えるカードがありません。
