"""The grammars of the games' texts, built when this is imported: that takes a while, and they never change."""

from kirifuda.last_chronicle.card_text import grammar as last_chronicle
from kirifuda.legend_of_stars.card_words.reader import sentences
from kirifuda.legions.card_text import grammar as legions

BUILT = (*(game.grammar() for game in (legions, last_chronicle)), sentences().grammar)
