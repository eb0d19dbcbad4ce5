## 学習のための環境

complaint-batch-size = ゲームは1つ以上、プロセスはゲームの数以下にしてください（ゲーム{ $many }、プロセス{ $jobs }が指定されました）。
complaint-batch-actions = { $many }個のゲームのそれぞれに整数を1つずつ渡してください（渡されたもの：{ $given }）。
complaint-batch-action = ゲーム{ $place }の行動{ $given }は選べません。どのゲームも進めていません。
complaint-batch-worker = ゲームを行うプロセスが終わってしまいました（終了コード{ $code }）。新しく作り直してください。
