"""The grammars of the games' texts, built when this is imported: that takes a while, and they never change."""

from kirifuda.last_chronicle.card_words import reader as last_chronicle
from kirifuda.legend_of_stars.card_words import reader as legend_of_stars
from kirifuda.legions.card_words import reader as legions

BUILT = tuple(game.sentences().grammar for game in (legions, legend_of_stars, last_chronicle))
