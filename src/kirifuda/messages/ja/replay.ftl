## 記録の中の言葉

replay-seat = プレイヤー{ $number }
replay-player = { $name }
replay-owner = { $name }の
replay-answer = { $question } → { $option }
replay-outcome = { $winner }の勝ち（{ $clause }）
replay-warning-over = 終わったゲームの記録。伏せられていたカードもすべて書いてある。「>」の行が答えで、ほかの行はそこから導ける。
replay-warning-running = 途中のゲームの記録。対戦中に読むと、相手の手札やライフの中身が分かってしまう。「>」の行が答えで、ほかの行はそこから導ける。

## 記録が読めない、書けない

complaint-replay-no-file = { $source } というファイルはありません。
complaint-replay-not-a-file = { $source } はふつうのファイルではありません。記録のファイルを指定してください。
complaint-replay-too-large = { $source } は大きすぎます（{ $most }MBまで）。記録ではなさそうです。
complaint-replay-not-text = { $source } はUTF-8の文章ではありません。記録ではなさそうです。
complaint-replay-cannot-read = { $source } を読めません：{ $reason }
complaint-replay-cannot-write = { $source } に書けません：{ $reason }
complaint-replay-not-ours = { $source } は記録ではないので、上書きしません。別の名前を指定してください。
complaint-replay-from-the-middle = ゲームの始めからでない局面は記録にできません。
complaint-replay-not-one = { $source } は記録ではありません。記録は1行目が「{ $wanted }」です。
complaint-replay-other-format = { $source } は形式{ $given }の記録です。読めるのは形式{ $known }です。
complaint-replay-cut-off = { $source } は{ $line }行目で途切れています。記録は「checksum:」の行で終わるはずです。
complaint-replay-no-field = { $source } の見出しに「{ $field }:」の行がありません。
complaint-replay-broken = { $source } の{ $line }行目：{ $problem }
complaint-replay-unknown-card = { $source } の「{ $given }」というカードはありません。
complaint-replay-file-missing = { $source } は { $file } を使って遊ばれましたが、そのファイルがありません。もとの場所か、{ $source } と同じ場所に置いてください。
complaint-replay-bad-deck = { $source } のデッキは、このゲームでは使えないデッキです。
complaint-replay-no-such-answer = { $source } の答えは0から{ $count }までです（{ $given }はありません）。
complaint-replay-other-rules = { $source } は別のルールで遊ばれた記録です（{ $game }、{ $edition }）。見ることはできますが、続きを遊ぶことや検証はできません。

replay-problem-control-character = 表示できない文字があります。
replay-problem-unknown-line = 何の行か分かりません（{ $given }）。見出しは「名前: 値」、答えは「>」、出来事は「[」で始まります。
replay-problem-answer = 答えの行として読めません（{ $given }）。「>12 1 3/9 [T1] act」のように書きます。
replay-problem-answer-number = { $wanted }番目の答えのはずが、{ $given }番と書いてあります。
replay-problem-event = 出来事の行として読めません（{ $given }）。「[W1] drew 1 ♠K@12(1)」のように書きます。
replay-problem-after-the-end = 終わりのあとに行があります（{ $given }）。
replay-problem-field-in-body = 見出し「{ $given }」は、最初の答えより前に書きます。
replay-problem-field-twice = 見出し「{ $given }」が2度あります。
replay-problem-field-empty = 見出し「{ $given }」に値がありません。
replay-problem-word = 「{ $given }」は名前ではありません。英数字で書きます。
replay-problem-chooser = 「{ $given }」という席はありません。先攻後攻を選んだのは 1 か 2 です。
replay-problem-fingerprint = 「{ $given }」はルールの指紋ではありません。16桁の16進数です。
replay-problem-language = 「{ $given }」という言語はありません。あるもの：{ $known }、または「-」。
replay-problem-deck = デッキとして読めません（{ $given }）。カードの名前を空白で区切ります。
replay-problem-outcome = 結果として読めません。「2 [W3]」（負けた席と条項）か「unfinished」と書きます。
replay-problem-over = ゲームはもう終わっているのに、答えがあります。
replay-problem-seat = 答えるのは席{ $wanted }のはずが、席{ $given }の答えがあります。
replay-problem-option = 選択肢は0から{ $last }までで、{ $given }はありません。
complaint-replay-unknown-seat = 「{ $given }」という席はありません。選べるもの：{ $known }

## 記録を見る

replay-between = { $first } 対 { $second }　答え{ $answers }個
replay-shown-only = 別のルールで遊ばれた記録です。書かれた出来事だけを見せます。盤面、続き、検証はありません。
replay-edited = 書かれたあとに手を加えられた記録です。どこが違うかは --verify で分かります。
replay-eyes-of-first = 途中のゲームなので、{ $name }に見えるものだけを見せます。すべて見るには --seat both。
replay-eyes-both = すべて（「あなた」は{ $name }）
replay-zone = { $player }の{ $zone }：{ $cards }
replay-step = { $number } / { $last }　{ $whose }
replay-chance = 偶然
replay-answered = { $name }：{ $says }
replay-hidden = { $name }が答えた
replay-unfinished = ここまで。ゲームはまだ終わっていない。
replay-drawn = 引き分け（{ $clause }）
replay-prompt = Enter 次　b 前　g 番号　e 最後　a 検討　v 視点　q やめる >{" "}
replay-not-understood = Enter（次へ）、b（前へ）、g 12（12番へ）、e（最後へ）、a（検討）、v（視点を変える）、q（やめる）のどれかを打ってください。
replay-at-the-end = ここが最後です（{ $last }）。
replay-at-the-start = ここが始めです。
replay-verified = ルールどおりです。答え{ $answers }個、出来事{ $events }個がすべて一致しました。
replay-reworded = 文{ $count }個は、今とは違う言い回しで書かれています（内容は同じです）。
replay-differs = { $source } の{ $line }行目がルールと違います。
replay-differs-recorded = 記録： { $text }
replay-differs-derived = ルール： { $text }
replay-differs-nothing = この行は、ルールからは出てきません。
replay-analysing = 読んでいます
replay-graph = { $name }の勝てる見込み。最初の決断から最後の決断まで（それぞれ{ $tries }通り、問われた側の知っていることだけで）
replay-no-errors = 大きく損をした決断はありません。
replay-error = { $number } { $name }：{ $taken }。よりよい手：{ $best }（{ $before }% → { $after }%）
replay-nothing-decided = このゲームでは、誰も何も決めていません。
replay-nothing-to-decide = ここで決めることはありません。
replay-analysed = { $name }が問われています。{ $tries }通り読みました。勝てる見込みは{ $chance }%です。
complaint-replay-cannot-analyse = { $source } は別のルールで遊ばれた記録なので、局面を読めません。
