## 条項の種類と出典

ledger-kind-behaviour = 処理
ledger-kind-definition = 定義
ledger-kind-physical = 卓上
ledger-kind-outside = 対象外
ledger-kind-misprint = 誤植
ledger-kind-ruling = 裁定

ledger-source-published = 公開ルール
ledger-source-implied = 公開ルールから導かれる
ledger-source-list = 一覧
ledger-source-assumed = ここでの取り決め

## 条項を1つ見る

ledger-clause-heading = { $id }　{ $title }（{ $kind }／{ $source }）
ledger-note = 注：{ $note }
ledger-pair = { $book }：{ $id }　{ $title }（{ $relation }）
ledger-pair-none = { $book }：この条項はありません
ledger-relation-same = 同じ
ledger-relation-reworded = 言い回しだけが違う
ledger-relation-behaviour = 遊び方が違う
ledger-difference = 違い：{ $text }
ledger-ruling-heading = 裁定 { $id }（{ $clauses }）
ledger-ruling-on = 裁定 { $id }
ledger-question = 問：{ $text }
ledger-ruling = 答：{ $text }
ledger-reason = 理由：{ $text }
ledger-alternative = 別の考え方：{ $text }
ledger-code = 実装 { $count } か所
ledger-code-none = 実装：これを直接引用する関数はなし
ledger-code-not-yet = 実装：まだありません。
ledger-tests = テスト { $count } 件
ledger-tests-none = テスト：なし
ledger-scenarios = シナリオ { $count } 件
ledger-scenarios-none = シナリオ：なし
ledger-played = ランダムな { $games } ゲームでの引用：出来事 { $events }、質問 { $questions }、断り { $refusals }、決着 { $outcomes }
ledger-same-name = 同じ名前の条項：{ $ids }

## 台帳の表

ledger-title = 台帳：{ $game }
ledger-title-edition = 台帳：{ $game } { $edition }
ledger-column-id = 条項
ledger-column-title = 題
ledger-column-kind = 種類
ledger-column-code = 実装
ledger-column-tests = 検証
ledger-column-cited = 引用
ledger-summary = 条項 { $clauses }、裁定 { $rulings }。実装で引用 { $coded }、テストかシナリオあり { $tested }、ランダムな { $games } ゲームで引用 { $played }。
ledger-without-tests = テストが手元にないので、検証の抜けは調べていません。
ledger-column-noticed = 変更検出
ledger-score = コードの変更（{ $of } 通り）：試したもの { $tried }、気づいたもの { $noticed }、どの規則も変えないもの { $judged }、生き残り { $open }
ledger-score-clauses = 処理の条項 { $clauses } のうち、生き残りのないもの { $clean }（{ $percent } %）、あるもの { $alive }、試し直しが要るもの { $again }
ledger-score-stale = その後コードか気づいたシナリオが書き直されたもの（{ $count }）：{ $names }
ledger-score-untried = まだ試していないもの（{ $count }）：{ $names }
ledger-score-none = コードの変更：ここではまだ試していません（make mutants）。
ledger-survivors = 何も気づかない変更 { $count } 件
ledger-no-gaps = 抜けはありません。
ledger-gaps = 抜け { $count } 件
ledger-written = { $file } に書きました。

## 抜け

ledger-gap-unknown-in-code = { $where } が引用する条項 { $id } はありません。
ledger-gap-unknown-in-code-remedy = 引用を直すか、条項を books/ に加えてください。近いもの：{ $near }
ledger-gap-unknown-in-tests = { $where } が引用する条項 { $id } はありません。
ledger-gap-unknown-in-tests-remedy = @pytest.mark.clause の番号を直してください。近いもの：{ $near }
ledger-gap-unknown-in-scenarios = { $where } が引用する条項 { $id } はありません。
ledger-gap-unknown-in-scenarios-remedy = シナリオの clauses を直してください。近いもの：{ $near }
ledger-gap-unknown-in-games = ゲーム中に引用された条項 { $id } はありません。
ledger-gap-unknown-in-games-remedy = それを引用した出来事・質問・断りを直してください。近いもの：{ $near }
ledger-gap-unknown-in-book = { $where } が挙げる { $id } はありません。
ledger-gap-unknown-in-book-remedy = books/ の { $where } を直してください。近いもの：{ $near }
ledger-gap-no-code = { $id } を実行する関数がありません。
ledger-gap-no-code-remedy = それを実行する関数に @clause("{ $code }") を付けてください。
ledger-gap-no-test = { $id } を確かめるテストもシナリオもありません。
ledger-gap-no-test-remedy = テストに @pytest.mark.clause({ $marker }) を付けるか、シナリオの clauses に加えてください。
ledger-gap-ruling-without-code = 裁定 { $id } も、それが関わる条項も、実行する関数がありません。
ledger-gap-ruling-without-code-remedy = それを実行する関数に @clause("{ $code }") を付けてください。
ledger-gap-unexplained = { $id } はどこにも引用されず、その理由も書かれていません。
ledger-gap-unexplained-remedy = books/ の { $id } に、引用されない理由を note として書いてください。
ledger-gap-acts = { $id } は定義とされていますが、{ $where } が実行しています。
ledger-gap-acts-remedy = books/ で種類を「処理」にしてテストを付けるか、そこで実行している条項を引用してください。
ledger-gap-not-run = { $where } は { $id } を挙げていますが、そこでは { $id } を引用するものが何も実行されません。
ledger-gap-not-run-remedy = 実際に示している条項を挙げるか、そこで実行している関数に { $id } を引用させてください。起こらないことを示すなら without = ["{ $id }"] と書いてください。今の引用元: { $near }
ledger-gap-happens = { $where } は without に { $id } を挙げていますが、{ $id } を引用するものが実行されます。
ledger-gap-happens-remedy = without から { $id } を除いてください。
ledger-gap-marker-on-nothing = { $where } は { $id } を挙げていますが、実行されて通るテストでこの印の付いたものがありません。
ledger-gap-marker-on-nothing-remedy = @pytest.mark.clause を実行されるテストに付けるか、外してください。
ledger-gap-marker-states-nothing = { $where } は { $id } を挙げていますが、何も確かめていません。
ledger-gap-marker-states-nothing-remedy = 成り立つべきことを assert で確かめるか、印を外してください。
ledger-gap-marker-not-run = { $where } は { $id } を挙げていますが、それを引用するものが実行されていません。
ledger-gap-marker-not-run-remedy = テストが確かめる条項を挙げるか、そこで実行する関数に { $id } を引用してください。今の引用：{ $near }
ledger-gap-expects-nothing = { $where } は { $id } を挙げていますが、成り立つべきことを何も述べていません。
ledger-gap-expects-nothing-remedy = 手順に offered、refused、then のどれかを書いてください。

## HTML

ledger-page-search = 条項を探す
ledger-page-only-gaps = 抜けのあるものだけ
ledger-page-both = 両方
ledger-page-code = 実装
ledger-page-tests = テスト
ledger-page-scenarios = シナリオ
ledger-page-played = ゲーム中の引用
ledger-page-noticed = 変更の検出
ledger-page-none = なし
ledger-page-nothing-found = 見つかりません。
ledger-page-gap = 抜け
ledger-page-chapters = 章

## 苦情

complaint-book-missing = { $game } のルールブックがありません。{ $folder } に TOML ファイルを置いてください。
complaint-book-unreadable = { $file }：TOML として読めません（{ $problem }）。
complaint-book-bad = { $file }：{ $place }：{ $remedy }
complaint-book-twice = { $file }：{ $id } が2度出てきます。片方の id を変えてください。
complaint-book-chapter = { $file }：章の最初の条項 { $id } がありません。ある条項の id にしてください。
complaint-book-of-another-game = { $file }：game が { $given } です。このフォルダーでは { $game } にしてください。
complaint-unknown-book = 「{ $given }」のルールブックはありません。あるもの：{ $known }
complaint-book-edition = { $game } のルールブックに「{ $given }」という版はありません。あるもの：{ $known }
complaint-book-without-editions = { $game } のルールブックは1つだけです。「{ $given }」だけのものはありません。
complaint-ledger-not-yet = { $game }のルールはまだ実装されていないので、台帳を作れません。ルールブックは kirifuda rule 番号 --game { $name } で読めます。
complaint-concordance-missing = { $game } には、版を比べるファイルがありません。
complaint-concordance-other = { $game } の { $old } と { $new } は比べられません。比べられるもの：{ $known }
complaint-concordance-incomplete = { $file }：{ $edition } の次の条項がどの pair にもありません。書き加えてください：{ $ids }
complaint-ledger-scenario-unreadable = { $file }：TOML として読めません（{ $problem }）。
complaint-ledger-scenario-edition = { $file }：版によって条項の番号が違うので、edition を書いてください：{ $known }
complaint-ledger-scenario-clauses = { $file }：clauses は条項の番号の並びにしてください。例：clauses = ["K4"]
complaint-clause-unnamed = 条項の番号か題を指定してください。
complaint-clause-unheard = 「{ $given }」という条項も、それに近い条項もありません。番号か題で尋ねてください。例：{ $examples }
complaint-clause-unknown = 「{ $given }」という条項はありません。近いもの：{ $nearest }
complaint-ledger-unwritable = { $file } に書けません（{ $problem }）。
complaint-ledger-bad-games = ゲームの数は0以上の整数にしてください（{ $given } でした）。
ledger-remedy-missing = これが必要です。書き加えてください。
ledger-remedy-extra = これは使えません。消すか、綴りを直してください。
ledger-remedy-one-of = 「{ $given }」は使えません。次のどれかにしてください：{ $expected }
ledger-remedy-other = { $problem }
ledger-remedy-edition = そのような版はありません。次のどれかにしてください：{ $known }
ledger-remedy-pair-key = 「{ $given }」は使えません。消すか、editions にある版にしてください。
ledger-remedy-pair-unknown = { $edition } に { $id } という条項はありません。近いもの：{ $near }
ledger-remedy-pair-sides = relation が { $relation } なら、{ $editions } の条項を、過不足なく挙げてください。
ledger-remedy-pair-difference = 遊び方がどう変わるのか、ja と en に書いてください。
ledger-remedy-pair-no-difference = ja と en を書くのは behaviour だけです（ここは { $relation }）。消すか、relation を直してください。
ledger-remedy-pair-twice = relation が { $relation } の条項が、ほかの pair にもあります。どちらかを消してください。
