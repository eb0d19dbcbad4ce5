"""What every game and edition promises, as checks that watch random games.

The test suite looks at a sample, `kirifuda soak` at millions of decisions.
"""
