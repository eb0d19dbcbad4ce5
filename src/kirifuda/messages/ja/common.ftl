# どのゲームにも共通の言葉

game-black-poker = ブラックポーカー
game-legions = レギオンズ！
game-last-chronicle = ラストクロニクル
game-legend-of-stars = Legend of Stars

player-self = あなた
player-opponent = 相手
owner-self = 自分の
owner-opponent = 相手の

card-name = { $name }
card-hidden = 見えないカード
cards-hidden = 見えないカード{ $count }枚

option-pass = パス
option-stop = ここまで
option-yes = はい
option-no = いいえ

complaint-unknown-language = 「{ $given }」という言語はありません。使えるもの：{ $known }
complaint-unknown-command = 「{ $given }」というコマンドはありません。あるもの：{ $known }
complaint-unknown-game = 「{ $given }」というゲームはありません。遊べるもの：{ $known }
complaint-unknown-edition = { $game }に「{ $given }」という遊び方はありません。あるもの：{ $known }
complaint-unknown-chance = 「{ $given }」という偶然の扱いはありません。dealt か asked を指定してください。
complaint-bad-chooser = { $given } は先攻後攻を選べません。席 0 か 1 を指定してください。
complaint-no-chooser = { $game }では先攻後攻を選びません。準備の中で決まります。
complaint-match-length = マッチは「{ $given }」ゲーム先取にはできません。できるもの：{ $known }
complaint-bad-seed = { $given }は乱数の種になりません。整数を指定してください。
complaint-two-decks = デッキは2つ必要です。渡されたのは{ $given }つです。
complaint-unknown-cards = { $seat }人目のデッキに、知らないカードがあります：{ $cards }
complaint-deck-in-breach = { $more ->
    [0] { $seat }人目のデッキは使えません：{ $breaches }
   *[other] { $seat }人目のデッキは使えません：{ $breaches }、ほか{ $more }件
}

complaint-unknown-agent = 「{ $given }」という相手はいません。いるのは：{ $known }

## 読めないもの、書けないもの、開けないもの

trouble = { $kind ->
    [missing] そのようなファイルはありません
    [folder] フォルダです
    [in-no-folder] 置き場所がフォルダではありません
    [forbidden] 許可がありません
    [full] 空きがありません
    [taken] すでに使われています
   *[other] { $told }
}
file-unreadable = 読めません：{ $reason }
file-not-utf8 = UTF-8 の文字として読めません。UTF-8 で保存してください。
file-not-toml = TOML として読めません：{ $reason }
file-wide-sign = 「{ $given }」は全角です。半角の「{ $right }」を書いてください。文字は半角の「"」で囲みます。
complaint-machine = { $where } を使えません：{ $problem }

## コマンドの書き方

usage-written =
    書き方：{ $written }
    説明：{ $help }
usage-no-such-option =
    { $count ->
        [0] 「{ $given }」という指定はありません。
       *[other] 「{ $given }」という指定はありません。近いもの：{ $nearest }
    }
usage-value-missing = { $option } の後に値を書いてください。
usage-value-given = { $option } に値は書けません。「=」から後を消してください。
usage-missing = { $name } がありません：{ $what }
usage-bad-value =
    { $kind ->
        [number] { $name } は整数で書いてください：{ $what }
       *[other] { $name } の値が違います：{ $what }
    }
usage-too-much = 「{ $given }」の場所がありません。「--指定 値」の形で書いてください。
usage-other = { $problem }
