"""Last Chronicle (ラストクロニクル), played by its comprehensive rules. Unofficial; the cards are our own.

The modules follow the chapters of the book: the_end (3), costs (6.8), zones, table and moving (7), setting_up (8),
phases and the_turn (9), eras (9.5.7), combat (10), priority (11.1), using (11.2, 11.5, 11.6), placing (11.3),
resolution (11.8), continuous_effects (11.9.4) with pieces (11.9.4.7), sayings, order_of_effects (11.9.4.8) and
taking_effect, replacement_effects (11.9.5), rule_processes (12), loops (13), rewinding (14), keyword_actions (15.1),
keyword_abilities (15.2), joining (15.2.15), chrono_burst (15.3.2). What a card does is its printed text, which
card_words reads; `rules` joins everything and reads the cards.
"""
