"""BlackPoker: a duel with ordinary playing cards. Unofficial; the rules are BlackPoker's (もりくま).

The modules follow the base rules (setting_up, life, characters, requests, stage, the_turn, combat,
succession, fogs, pack) and the action list by its types (summons, quick_magic, normal_magic, pack);
`rules` joins them.
"""
