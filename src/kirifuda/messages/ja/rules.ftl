# 版を比べる

rules-behaviour = 遊び方が変わる条項　{ $count }
rules-new = 新しい条項　{ $count }
rules-gone = なくなった条項　{ $count }
rules-reworded = 言い回しだけが変わった条項　{ $count }
rules-same = 同じ条項　{ $count }
rules-summary = 遊び方が変わる { $changed }、新しい { $new }、なくなった { $gone }、変わらない { $unchanged }。
rules-hidden = 遊び方に関わらない { $count } 組は --all で見られます。
