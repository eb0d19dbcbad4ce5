"""Legions! (レギオンズ！), played by the comprehensive rules of 2019 or of 2018. Unofficial; the cards are our own.

The modules follow the chapters of the book: setting_up (26), the_turn (27, 29), main_phase (28), incapacity (30),
costs (31, 40), unlocking (32), playing (33), placing (34), battle (35), sequences (36), conditions (37), triggers
(38), kinds_of_effect and the effects_… it names (39), tokens (42, 43). What a card does is its printed text, which
card_words compiles; `rules` joins everything and reads the cards.
"""
