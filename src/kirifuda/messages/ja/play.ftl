## 端末で遊ぶときの言葉

play-menu-welcome =
    切り札へようこそ。始めの問いでは、Enterだけで1番を選びます。 (English: type en)
play-menu-prompt = 番号 [1] >{" "}
play-menu-again = 1から{ $count }の番号を打ってください。
play-menu-game = どのゲームで遊びますか。
play-menu-opponent = 誰と遊びますか。
play-menu-opponent-greedy = コンピューター（一手先を考える）
play-menu-opponent-kind = コンピューター（やさしい。初めての人に）
play-menu-opponent-gentle = コンピューター（少し先まで読む）
play-menu-opponent-search = コンピューター（先を読む）
play-menu-opponent-strong = コンピューター（強い。一手に最長2秒）
play-menu-opponent-random = コンピューター（でたらめに選ぶ）
play-menu-opponent-human = もう1人の人（この端末を交代で使う）
play-menu-own-deck = どのデッキを使いますか。
play-menu-their-deck = 相手のデッキは。
play-menu-deck = { $deck }　{ $title }

play-opponent-greedy = 考える相手
play-opponent-learner = あなた
play-opponent-script = 相手
play-opponent-kind = やさしい相手
play-opponent-gentle = おだやかな相手
play-opponent-search = 読む相手
play-opponent-strong = 強い相手
play-opponent-random = でたらめな相手
play-opponent-human = 人
play-opponent-bot = ボット
play-forfeit = { $player }の反則負けです: { $why }
play-player = プレイヤー{ $number }

play-welcome =
    { $game }（{ $edition }）
    番号か名前かカード（{ $spellings }）で答えます。? で助け、?{ $card } で「なぜできないか」。
play-resumed = { $file } の続きです。

play-hand-over = ここからは{ $player }の番です。ほかの人は画面を見ないでください。
play-hand-over-prompt = 用意ができたらEnter >{" "}

play-events-more = …その前に{ $count }件（logで見られます）
play-answered-for-you = （自動）{ $question } → { $options }
play-how-any = （いくつでも。例 1 3。なければ 0）
play-how-several = （{ $count }つ。例 1 2）
play-how-first = （Enterで1）
play-how-order = （順に。例 2 1）
play-chosen = 選んだもの：{ $options }（あと{ $left }つ）
play-prompt = [Enter：{ $default }] >{" "}
play-enter-nothing = Enterだけでは答えになりません。番号か名前かカードで答えてください。
play-hint-option = { $number } { $option }　{ $chance }%（{ $visits }回）
play-hint-untried = { $number } { $option }　（試していない）
play-hint-line = 読み筋：{ $steps }
play-hint-step = { $player }：{ $answer }
play-hint-tries = { $tries }通り読みました。勝てる見込みは{ $chance }%です。
play-hint-only-one = 選べるのは1つだけです。
play-bearing-gives-up = （手放します）
play-bearing-ends-phase = （フェイズを終えます）
play-bearing-ends-turn = （ターンを終えます）
play-log-page = Enterで続き、何か打てば終わり >{" "}
play-which = どれのことですか：{ $options }
play-not-understood = 「{ $given }」は選べません。番号か名前かカードで答えてください（? で助け）。
play-not-together = その組み合わせでは選べません。
play-too-many = 選べるのは{ $count }つまでです。

play-can = 今使えます。
play-can-later = 使えますが、先に今の問いに答えてください。
play-can-with-others = アクションは起こせますが、{ $card }ではできません。
play-can-if-held = 手札にあれば今使えます。
play-cannot = 今はできません。{ $why }
play-card-use = { $actions }：{ $why }
play-in-hand = { $card } は手札にあります。使い道：
play-not-in-hand = { $card } は手札にありません。手札にあれば使うアクション：

play-ask-near = 「{ $given }」というカード、アクション、条項はありません。近いもの：{ $near }
play-ask-how = 「{ $given }」というカード、アクション、条項はありません。カード、アクション、条項で尋ねます：{ $examples }
play-rule-which = どの条項ですか。例：rule { $clause }
play-undone = 戻しました。
play-undo-nothing = 戻す手がありません。
play-undo-other = ほかの人の手は戻せません。
play-undo-revealed = 戻せません。その後に、伏せられていたカードか偶然の結果が明らかになりました。

play-saved = { $file } に保存しました。
play-save-where = どのファイルに保存しますか。例：save game.replay
play-save-replace = { $file } には別のゲームがあります。置き換えますか (y/N) >{" "}
play-save-not = 保存しませんでした。
play-save-failed = ゲームを保存できませんでした。
play-resume-with = ゲームは残っています。続きを遊ぶには：
play-quit-save = 保存するならファイル名を打ってください（Enterだけなら保存しない） >{" "}
play-no-more-input = 入力が終わりました。

play-log-more = …その前に{ $count }件（log all ですべて）
play-set-single = single { $value }　一つしか選べない問いに自動で答える（set single on / off）
play-set-own = own { $value }　自分が起こしたアクションの直後と自分のドローでは自動でパスする（set own on / off）
play-set-pay = pay { $value }　支払うものがどれも同じなら自動で選ぶ（set pay on / off）
play-set-stop = stop { $value }　優先権を得たとき、いつ尋ねるか（set stop 名前）。選ばなければならない時は、いつでも尋ねる
play-set-unknown = 「{ $given }」という設定はありません。次の形で打ってください。
play-concede-sure = 投了しますか (y/N) >{" "}

play-won = あなたの勝ちです。
play-lost = あなたの負けです。
play-drawn = 引き分けです。
play-winner = { $player }の勝ちです。
play-match-score = マッチ（{ $length }ゲーム先取）：{ $one } { $first }、{ $two } { $second }
play-match-won = マッチは{ $player }の勝ちです。
play-match-chooser = 先攻か後攻かは、負けた{ $player }が選びます。
play-match-next = Enterで次のゲームを始めます。save ファイル名、log all、view、rule、quit も使えます。
play-after = Enterで終わります。save ファイル名、log all、view、rule も使えます。

play-help =
    答え方
      番号、名前（日本語か英語、途中まででもよい）、カード（{ $spellings }）で。
      いくつか選ぶときは空白で区切る（1 3）。
      手札のカードを打てば、それを使うアクションを選んだことになる。
    命令
      ?             この助け
      ?カード ?アタック 今できるか。できないなら、なぜか
      rule 条項     条項を読む
      hint          コンピューターの見立て（勝てる見込みと読み筋）
      undo          手を戻す（隠れたカードや偶然が明らかになるまで）
      view          盤面を見る
      log [all]     出来事を見る
      save ファイル 保存する
      set           自動で答える設定
      lang          日本語 / English
      concede       投了する
      quit          終わる

complaint-two-games = 2つのゲーム（{ $one }、{ $other }）があります。1つにしてください。
complaint-bad-seat = 「{ $given }」という席はありません。1か2を指定してください。
complaint-resume-and-new = { $source } の続きを遊ぶときは、--game、--edition、--seed、--match、--cards、--regulation、デッキは指定できません。
complaint-save-exists = { $source } には別のゲームがあります。続きなら --resume { $source }、新しいゲームなら別の名前を指定してください。
complaint-internal = 内部の誤りで続けられません（{ $problem }）。申し訳ありません。KIRIFUDA_DEBUG=1 を付けると詳しく分かります。
