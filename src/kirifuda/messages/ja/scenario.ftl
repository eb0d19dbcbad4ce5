# シナリオ（kirifuda check）

## 結果

scenario-summary = { $total }件中、成立{ $held }、不成立{ $failed }、壊れたファイル{ $broken }
scenario-at-step = 手順{ $step }（{ $line }行目）
scenario-holds = ○ { $file }
complaint-no-scenario = シナリオ（.toml）が見つかりません：{ $given }

## 食い違い。続く行は  - 期待したが無い  + 期待せずに有る

scenario-here = （実際の卓）
scenario-as-seen = （プレイヤー{ $seat }から見て）
scenario-what-offered = 選べるもの（{ $asked }）
scenario-what-not-offered = 選べないはずのもの（{ $asked }）
scenario-asked = { $asked }「{ $sentence }」
scenario-answered-alone = 選択肢が1つだったので、次の問いは自動で答えられました：
scenario-still-asked = なお、まだ問われています。足りない答えがないか確かめてください：{ $asked } 答え方：
scenario-refused-somehow = （どの条文であれ）拒まれる
scenario-not-together = 「{ $given }」は一緒には選べない。
scenario-what-refused = プレイヤー{ $seat }の{ $name }が拒まれる条文
scenario-what-asks = 次に問われること
scenario-what-outcome = 勝敗
scenario-what-events = 出来事（過不足なく）
scenario-what-among = 出来事（この順に含む）
scenario-what-never = 起きてはならない出来事：{ $given }
scenario-what-told = プレイヤー{ $seat }に知らされた出来事
scenario-what-zone = プレイヤー{ $seat }の{ $zone }{ $where }
scenario-what-value = { $name }{ $where }
scenario-not-refused = 拒まれず、起こせる
scenario-not-asked = プレイヤー{ $seat }は問われていない。問われているのは
scenario-refused = 「{ $given }」はできない。{ $clause }：{ $reason }
scenario-not-offered = 「{ $given }」は、いまの問いの答えにない。問い：{ $asked }。
scenario-already-over = 「{ $given }」を答える前にゲームが終わっている
scenario-nothing-to-resolve = パスしても解決するものがない
scenario-no-shuffle = shuffle が書かれているが、この手順では混ぜられなかった
scenario-fork-differs = 分岐・保存して読み直したゲームが、続けて遊んだゲームと食い違う

## ファイルの誤り

scenario-missing-key = 「{ $name }」が必要です。
scenario-written-twice = 「{ $name }」が二度書かれています（日本語と英語の項目名は同じものを指します）。
scenario-nothing-stated = 何も述べられていません。[[step]] に行うことと結果を書くか、何ができるかを尋ねるなら「kirifuda judge { $file }」を使ってください。
scenario-our-fault = このファイルの途中で、エンジンの誤りが起きました（{ $problem }）。ファイルを添えて知らせてください。
scenario-unknown-key = 「{ $given }」という項目はありません。あるもの：{ $known }
scenario-one-of = 「{ $name }」に「{ $given }」は書けません。書けるもの：{ $known }
scenario-wrong-kind = 「{ $name }」には{ $wanted }を書いてください。
scenario-kind-text = 「"」で囲んだ文字
scenario-kind-number = 0以上の整数
scenario-kind-yes-or-no = true か false
scenario-kind-list = 「"」で囲んだ文字の並び（["…", "…"]）
scenario-kind-table = 表（{"{"} … {"}"} か [ … ]）
scenario-kind-player = プレイヤーの番号（1 か 2）
scenario-kind-not-empty = 1つ以上
scenario-kind-times = 1から1000までの整数
scenario-kind-outcome = 「"draw"」（引き分け）か、{"{"} loser = 1, by = "W3" {"}"} のような表
scenario-kind-other = 別の値
scenario-start-or-position = start = true か [position] の、どちらか一方を書いてください。
scenario-chooser = chooser は先攻後攻を選ぶ席です。start = true と、その選択のあるゲームが必要です。
scenario-without-unnamed = without の { $given } は clauses にありません。clauses にも挙げてください。clauses: { $known }
scenario-decks-without-start = decks は start = true の時だけ書けます。
scenario-unknown-card = 「{ $given }」というカードはありません。近いもの：{ $known }
scenario-unknown-mark = 「{ $given }」という状態はありません。あるもの：{ $known }
scenario-unknown-action = 「{ $given }」というアクションはありません。近いもの：{ $known }
scenario-unknown-event = 「{ $given }」という種類の出来事はありません。近いもの：{ $known }
scenario-unknown-clause = 「{ $given }」という条文はありません。近いもの：{ $known }
scenario-unknown-reason = 「{ $given }」という理由はありません。近いもの：{ $known }
scenario-unknown-prompt = 「{ $given }」という問いはありません。近いもの：{ $known }
scenario-asks-form = 「{ $given }」は「1 act」のように、プレイヤー（1、2、chance）と問いの名を書いてください。
scenario-no-such-card-left = プレイヤー{ $seat }の{ $card }は、もう置かれているか、デッキにありません。
scenario-too-few-cards = デッキの残りは{ $have }枚しかありません。
scenario-rest-nowhere = デッキの残り{ $count }枚の置き場がありません。どれか1つの並びを "…" で終えてください。
scenario-two-rests = "…" で終えられる並びは、プレイヤーごとに1つだけです。
scenario-only-expected = 「{ $given }」は結果を確かめる時だけ書けます。局面には書けません。
scenario-not-there = 「{ $given }」は場やステージにありません。
scenario-which-one = 「{ $given }」は2つ以上あります。「1:♠3」「2:walls:♠3」のように書き分けてください。
scenario-ambiguous = 「{ $given }」では1つに決まりません。
scenario-not-in-shuffle = 混ぜるカードに「{ $given }」はありません。
scenario-shuffle-short = 混ぜるカードがまだあります。残りを任せるなら "…" で終えてください。
scenario-there-is = { $problem } あるもの：{ $known }
scenario-there-is-only = { $problem } 選べるもの：

scenario-owned = { $seat }:{ $name }
scenario-with-cards = { $name } { $cards }

## BlackPoker の局面

black-poker-mark-spent = 効果切れ
black-poker-misplaced-together = { $cards }を重ねて置けるのは兵士とフォグだけです。
black-poker-misplaced-fog = フォグの{ $cards }には、on=♠5 のように対象の兵士を書くか、spent（効果切れ）と書いてください。
black-poker-misplaced-attacker = { $cards }はアタッカーになれません。アタッカーはターンプレイヤーの兵士です。
black-poker-misplaced-blocker = { $cards }がブロックする相手は、attacker と書かれた兵士でなければなりません。
black-poker-misplaced-keys = { $action }のキーカードが合っていません。
black-poker-misplaced-target = { $action }の対象が合っていません。「2 アップ ♡4 > 1:♠5」のように書きます。
black-poker-misplaced-chance = ステージが空なら、チャンスはターンプレイヤーにあり、誰もパスしていません。
black-poker-misplaced-gear = { $cards }は1体の装備兵になりません。同じスートのカードだけを重ねます。
black-poker-misplaced-pack = 未開封のパックにはカードがあります。pack = 14 と書くか、opened を外してください。
black-poker-misplaced-immediate = { $action }は即時なので、ステージに乗りません。
black-poker-misplaced-direct = { $action }は誘発するアクションではありません。
scenario-no-own-cards = このゲームには決まったカードしかありません。cardsを外してください。
scenario-no-such-request = その名の行動とカードの組はありません。近いもの：{ $known }

## 裁定（kirifuda judge）

judge-player = プレイヤー{ $seat }
judge-cited = { $text }（{ $clause }）
judge-over = ゲームは終わっています：{ $outcome }
judge-chance = 運が決めるのを待っています。
judge-not-asked = いま決めるのはプレイヤー{ $seat }です。
judge-refused = できないこと
judge-everything = すべての行動
judge-because = { $what } — { $why }
judge-clauses = 条文（要約）
