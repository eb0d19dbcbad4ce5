## 版を選ぶ

legions-menu-0 = どの版のルールで。
legions-menu-0-2018 = 2018年版（2018年5月5日）
legions-menu-0-2019 = 2019年版（2019年10月9日。最新）
