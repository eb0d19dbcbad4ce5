# Editions compared

rules-behaviour = Changed in play: { $count }
rules-new = New: { $count }
rules-gone = Gone: { $count }
rules-reworded = Reworded only: { $count }
rules-same = The same: { $count }
rules-summary = Changed in play { $changed }, new { $new }, gone { $gone }, unchanged { $unchanged }.
rules-hidden = { $count ->
    [one] One pair that makes no difference in play is
   *[other] { $count } pairs that make no difference in play are
} shown with --all.
