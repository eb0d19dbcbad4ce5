## Pythonから使うときの言葉

asked-something-else = その前に、今聞かれていることに答えてください：{ $asked }
asked-of-another = 今は相手が答える番です。

complaint-answer-game-over = ゲームはもう終わっています。
complaint-answer-not-offered = { $given }番の選択肢はありません。選べるのは0番から{ $last }番までです。
complaint-answer-not-a-number = { $given }は選択肢の番号になりません。整数を指定してください。
complaint-unknown-action = 「{ $given }」というアクションはありません。あるもの：{ $known }
complaint-no-game-record = kirifuda.gamesの「{ $given }」は、ゲームの記録（kirifuda.game_records.GameRecord）ではありません。
complaint-game-twice = { $game }というゲームが2つあります。「{ $given }」のゲームの名前は、すでに使われています。
complaint-game-not-compiled = { $game }は、いっしょにコンパイルされていないため、コンパイルされたエンジンでは遊べません。どのPythonでも使えるwheel（py3-none-any）を入れてください。
complaint-extra-missing = 「{ $command }」にはエンジンのほかに { $extra } が必要です。pip install "{ $extra }" で入れてください（{ $module } がありません）。
complaint-cards-moved = この保存されたゲームの自作カードの場所は、ここではほかのカードが使っています。ゲームの始めからの記録もないため、読み込めません。ほかのカードを読んでいないプロセスで読み込んでください。
complaint-decks-not-lists = デッキは2つ、それぞれカードの名前のリストか、デッキリストの文章で渡してください。
complaint-shuffle-not-listed = 混ぜ方は多すぎて並べられません。ask.size より小さい番号で答えてください。
complaint-no-card-texts = { $game }のカードはトランプで、カードのテキストはありません。
complaint-no-card-named = このゲームに「{ $given }」というカードはありません。
nothing-to-do-it-with = それを行えるカードがありません。
