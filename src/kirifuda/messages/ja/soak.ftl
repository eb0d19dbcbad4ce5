## ランダムなゲームを続ける

soak-progress = 決断 { $decisions }、ゲーム { $games }、欠陥 { $faults }、毎秒 { $speed }
soak-fault = { $edition }（種 { $seed }）に欠陥があります: { $fault }
    { $file } に残しました。
soak-interrupted = 中断しました。ここまでの結果:
soak-edition = { $edition }: ゲーム { $games }、決断 { $decisions }
soak-summary = { $editions }つの版、ゲーム { $games }、決断 { $decisions }、{ $seconds }秒: { $faults ->
    [0] 欠陥はありません
   *[other] 欠陥が{ $faults }件あります
}

complaint-soak-decisions = 決断{ $given }回は見られません。1以上を指定してください。
complaint-soak-seed = { $given } は種になりません。0以上の整数を指定してください。
complaint-soak-texts = ファイル「{ $given }」がありません。--texts には、minion|… のような行のあるファイルを書いてください。
complaint-soak-jobs = プロセス{ $given }個では動かせません。1以上か、コアの数にする0を指定してください。
complaint-soak-which-game = どのゲームの版か分かりません。--game も指定してください: { $known }
