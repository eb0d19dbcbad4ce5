## Reading card texts: of Last Chronicle only

reading-bound-together = 「カード名の異なる」 and 「～の合計が」 can be said only of cards that are chosen together.
reading-burst-apart = The text of a chrono burst belongs into burst (15.3.2.1); in the text of a card file, a line that begins with 「CB：」 becomes it.
reading-discard-from-hand = Only cards of a hand are discarded (15.1.5). Of other zones write 「捨て札置き場に置く」.
reading-icon-a = This is an action ability: its icon is [A] (5.7.5).
reading-icon-f = This is a field ability: its icon is [F] (5.7.5).
reading-icon-t = This is a trigger ability: its icon is [T] (5.7.5).
reading-keyword-form = 「{ $word }」 is not how this keyword ability is written (15.2).
reading-keyword-number = Nothing says what the X of the keyword is. After 『動力（X）』 write 「Xは～に等しい。」.
reading-not-a-cost = This is no cost. Write it like 「《白2》、ワイプ、手札を1枚捨てる」 (11.5.2.1).
reading-on-the-battlefield = These cards lie on the battlefield already. Say from where they are put there.
reading-own-name = 「{ $word }」 is the name of this card. Write 「このユニット」 if the card itself is meant.
reading-which-eras = Whether this row counts in later eras than 「{ $word }」 as well is not said (5.7.4). Give the lamps, or name every era.
reading-who = It does not say which player.
reading-whose = Say whose it is just before that word.
reading-works-where = Where this card lies while this works is not clear (11.4.3).
reading-x-of-what = Nothing before says what this X is for.
