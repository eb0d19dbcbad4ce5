"""What is a phrase of card Japanese. What a verb does with its phrases stands in `frames`.

A sentence is a chain of clauses, a clause is parts in any order before its verb, a noun has its modifiers before it.
Kinds of words have a capital; the words are those of `closed_words` and of a game's vocabulary.
"""

from typing import Final

GRAMMAR: Final = """
sentence: unit                                   -> whole
        | unit sentence                          -> then
fragment: unit                                   -> part
        | unit fragment                          -> then
unit: clause                                     -> framed
heading: item                                    -> one
       | item heading                            -> and_then
conditions: condition                            -> one
          | condition Further conditions         -> further
          | unit conditions                      -> or_further
condition: unit
         | unit unit                             -> waiting_there
         | unit heading                          -> waiting_there
         | heading
clause: ending                                   -> ends
      | item clause                              -> preceded

# --- how a clause ends ---------------------------------------------------------------------------
ending: final                                    -> final
      | final "（" Lasts "）"                    -> final_lasting
      | VJoin "、"?                              -> joined
      | VJoin "、"? And "、"?                    -> joined_and
      | VJoinNot "、"?                           -> joined
      | VPlain "、"                              -> plain_on
      | event Supposing "、"?                    -> supposed
      | VPlain Or "、"?                          -> or_else
      | VJoinCan "、"                            -> joined
      | CostWord number "、"?                    -> pays
      | amount EqualEnd "、"?                    -> equals
      | barechanges "、"?                        -> changes_so
      | damage "、"?                             -> deals_so
      | damage EachOf "、"?                      -> deals_each_so
      | number Fold "、"?                        -> is_fold
      | VPlain By "、"?                          -> by_doing
      | event When Or? "、"?                     -> when
      | event Each "、"?                         -> each
      | VThen "、"?                              -> when_done
      | VAlso "、"?                              -> also_not
      | VNoun "、"                               -> joined
      | VUnless "、"?                            -> unless
      | VNot Unless "、"?                        -> unless_so
      | VNot If "、"?                            -> unless_supposed
      | event Case "、"?                         -> case
      | VPlain InPlace "、"?                     -> in_its_place
      | state If "、"?                           -> if_
      | VPast Never If "、"?                     -> if_never
      | VIfSo "、"?                              -> if_it_does
      | state As "、"?                           -> while_
      | Adjective If "、"?                       -> if_
      | Adjective As "、"?                       -> while_
      | Adjective When "、"?                     -> if_
      | state OnlyIf "、"?                       -> only_if
      | predicate OnlyIf "、"?                   -> only_if_so
      | predicate If "、"?                       -> if_so
      | predicate AsBeing "、"?                  -> as_being
      | IfBe "、"?                               -> if_be
      | predicate Being As "、"?                 -> while_so
      | predicate NotBe If "、"?                 -> if_not_so
      | predicate UnlessBe "、"?                 -> unless_it_is
      | predicate IsAnd And "、"?                -> is_and
      | predicate AndSo                          -> is_and_so
      | predicate IsOr "、"?                     -> is_or
      | state Or "、"?                           -> or_so
final: VPlain | VMay | VNot | VCannot | VCan | VMust | VCommand | VNoun
event: VPast | VPlain | VNot | VDoing | VDoingNot | VPastNot
state: VHad | VPlain | VNot | VDoing | VDoingNot | VPast | VPastNot | VCan | VCannot
predicate: test                                  -> said_to_be
         | measure
         | State                                 -> said_state
         | nouns                                 -> said_noun
         | mod simple                            -> said_thing
         | period
         | period During                         -> through

# --- parts of a clause ---------------------------------------------------------------------------
item: np part "、"?                              -> marked
    | damage                                     -> damage_dealt_so
    | damage EachOf "、"?                        -> damage_each
    | PlayerStat number Counter?                 -> so_much_life
    | np Than "、"?                              -> marked
    | Top From nouns "を" number Counter "、"?   -> so_many_on_top
    | mod Top From nouns "を" number Counter "、"? -> so_many_on_top_of
    | quantity "、"?                             -> many
    | number Counter "を"                        -> so_many_things
    | number Counter Compared "、"?              -> at_least
    | Exactly number Counter "、"?               -> just_so_many
    | amount As_many "、"?                       -> as_many
    | amount As_many UpTo "、"?                  -> as_many_at_most
    | np SameCount "、"?                         -> so_many_as_those
    | ThisTurnIn those SameCount "、"?           -> as_many_as_did
    | done_so_often                              -> as_many_as_done
    | number                                     -> bare
    | SignedNumber "、"?                         -> signed
    | SignedNumber TimesSign number              -> signed_times
    | per "、"?                                  -> per
    | Lasts "、"?                                -> lasting
    | Adverb "、"?                               -> adverb
    | State "で" "、"?                           -> lying
    | Empty "、"?                                -> empty
    | ThisTurnIn "、"?                           -> this_turn
    | Stat SignedNumber "、"?                     -> stat_by
    | np "が" number Counter SoThat "、"?        -> until_so_many
    | period During "、"?                        -> during
    | Least number UpTo "、"?                    -> at_the_least
    | numbers "を" amount "、" numbers "を" amount "に" "、"? -> two_values
    | pair "、"?                                 -> changed_pair
    | changes                                    -> changed_by
    | number Compared "、"?                      -> so_much_more
    | PerTurn number Counter UpTo? Only "、"?    -> per_turn
    | PerTurn np "を" number Counter UpTo? Only "、"? -> per_turn_of
    | period Once "、"?                          -> once_in
    | Together "、"?                             -> both_of_them
    | EachAlone "、"?                            -> each_of_them
    | time "、"?                                 -> at_time
    | TimeOnce "、"?                             -> at_time_once
    | pair "、"?                                 -> changed_pair
part: Particle
    | Particle "、"? EachAlone                   -> of_each
pair: SignedNumber "／" SignedNumber             -> pair
changes: change                                  -> one
       | change Slash? changes                   -> change_and
change: numbers "を"? SignedNumber "、"?         -> change_by
barechanges: barechange                          -> one
           | barechange Slash? barechanges       -> change_and
barechange: numbers SignedNumber "、"?           -> change_by
          | numbers "を" SignedNumber "、"?      -> change_by
          | numbers "が" SignedNumber "、"?      -> change_by
          | numbers "は" SignedNumber "、"?      -> change_by
per: np number Counter Per                       -> per_so_many
   | times number Counter Per                    -> per_time
   | DidSo number Counter Per                    -> per_deed
   | VPast Noun number Counter Per               -> per_deed_of
   | ThisEffect VPast Noun number Counter Per    -> per_deed_of_this
   | Happened number Counter Per                 -> per_point
   | ThisTurnIn those number Counter Per         -> per_one_of_those
   | number Counter Per                          -> per_one_done
   | amount Per                                  -> per_amount
   | done_so_often number Counter Per            -> per_one_of_them
period: Period                                   -> period_of_both
      | Player "の"? Period                      -> period_of
time: Time                                       -> time_of_both
    | Called                                     -> called
    | Player "の" Time                           -> time_of

# --- how many -------------------------------------------------------------------------------------
number: Number                                   -> number
      | Letter                                   -> letter
      | Letter SignedNumber                      -> letter_and
      | Number Letter                            -> so_many_letters
quantity: number Counter                         -> so_many
        | More number Counter                    -> so_many_more
        | number Counter EachOne                 -> so_many_each
        | number Counter UpTo                    -> up_to
        | number Counter EachOf                  -> so_many_each
        | All                                    -> all_of_it
        | AnyNumber                              -> any_number
measure: Exactly number Counter?                 -> exactly
       | number Counter? Compared?               -> measured
       | amount Compared                         -> measured_by

# --- phrases -----------------------------------------------------------------------------------------
np: simple
  | simple quantity                              -> counted
  | np "と" "、"? np                              -> joined_with
  | Among quantity                               -> some_among
  | numbers
  | much                                         -> as_amount
  | damage
  | pair "の" Correction                         -> correction
  | gifts
  | top
  | amount EqualValue                            -> equal_value
  | number Fold                                  -> fold
  | Fold                                         -> twofold
  | HalfWord                                     -> half_of_it
  | Player "が" np "を" PlayCost                 -> cost_of_playing
  | np "を" PlayCost                             -> cost_of_playing_it
  | np "の" PlayCost                             -> cost_of_playing_it
  | np "を" PlayCost                             -> cost_of_playing_own
  | NextPlay np "の" Stat                        -> cost_of_your_next
  | Player "が" NextPlay np "の" Stat            -> cost_of_the_next
  | Player "が" VPlain Damage                    -> damage_received
  | np "が" VPlain Damage                        -> damage_dealt
  | np "が" np "に" VPlain Damage                -> damage_dealt_to
  | np "が" np "から" VPlain Damage              -> damage_taken_from
  | np "の" Word                                 -> word_of
  | Its Word                                     -> word_of_it
  | number Counter                               -> so_many_points
  | amount As_many                               -> just_as_much
  | number Counter? "の"? PlayerStat             -> so_much_of
  | Player "の" number Counter? "の"? PlayerStat -> so_much_of_whose
  | PlayerStat number Counter?                   -> that_much
  | amount Equal PlayerStat                      -> as_much_of
  | CostWord number                              -> price
  | quantity                                     -> some_of_those
  | Among quantity                               -> among_so_many
simple: head
      | mod simple                               -> modified
head: nouns                                      -> cards
    | types                                      -> of_types
    | NameQuoted                                 -> of_name
    | This                                       -> this_card
    | Chosen Player "の" Noun                    -> chosen_of
    | Pronoun                                    -> pronoun
    | Rest                                       -> rest
    | doing_noun
    | AllOf Noun "と" Noun                       -> all_of_both
    | Noun "と" Noun All                         -> both_all
    | names                                      -> cards_named
    | Player                                     -> player
    | zones                                      -> place
    | PlayerStat                                 -> player_number
    | Word                                       -> word
    | State                                      -> as_state
    | spots                                      -> as_spot
    | Mark                                       -> as_mark
nouns: Noun
     | Noun Slash nouns                          -> either
     | Noun "（" Mark "）"                        -> noun_marked
     | Noun Or nouns                             -> either
doing_noun: VPast Noun                           -> the_one_that
spots: Spot
     | Spot Or spots                             -> either_spot
sites: zones
     | Zone With zones                           -> more
zones: Zone                                      -> one
     | Zone Or zones                             -> more
numbers: stats                                   -> own_numbers
       | np "の" stats                           -> numbers_of
       | np "の" Original stats                  -> original_numbers_of
       | Original stats                          -> own_original_numbers
       | Its stats                               -> numbers_of_it
       | EachOnes stats                          -> numbers_of_each
stats: Stat                                      -> one
     | Stat "と" stats                           -> and_more
     | Stat Slash stats                          -> more
damage: Damage                                   -> damage
      | number Damage                            -> damage_of
      | amount Equal Damage                      -> damage_of
      | number "の" Damage                       -> damage_of
      | number Counter "の"? Damage              -> damage_of
      | much Counter "の"? Damage                -> damage_of
      | much Damage                              -> damage_so_much
      | much "の" Damage                         -> damage_so_much
gifts: gift
     | gift "と" gifts                           -> gifts_and
     | gift gifts                                -> gifts_and
gift: KeywordQuoted                              -> keyword
    | AbilityQuoted                              -> ability
    | PairQuoted                                 -> quoted_pair
    | PairQuoted "の" Correction                 -> corrected_pair
    | pair "の" Correction                       -> corrected_numbers
    | Stat SignedNumber "の" Correction          -> one_change
top: Top                                         -> deck_end
   | mod Top                                     -> deck_end_of
   | Top From nouns number Counter               -> cards_on_top
   | mod Top From nouns number Counter           -> cards_on_top_of
   | Top From number Counter                     -> just_on_top
   | Top number Counter                          -> on_top_so_many
   | mod Top From number Counter                 -> just_on_top_of
   | Top From nouns                              -> the_top_card
   | mod Top From nouns                          -> the_top_card_of

# --- amounts -----------------------------------------------------------------------------------------
amount: much
      | np                                       -> amount_of
much: number                                     -> plain_amount
    | np "の" Count                              -> count_of
    | much "の" number Fold                      -> times
    | numbers "の" number Fold                   -> times_number
    | np TimesSign number                        -> number_times
    | much "の" Half                             -> half
    | much "の" number Share                     -> share
    | much TimesSign number                      -> times_sign
    | amount "に" number Added                   -> plus
    | amount "から" amount Reduced               -> minus
    | np "の" Half                               -> half_of
    | numbers Sum                                -> sum_of
    | np "の" Extreme Stat                       -> greatest
    | np Amid Extreme Stat                       -> greatest_amid
    | numbers ValueOf                            -> value_of
    | times
    | Difference                                 -> difference
    | Happened                                   -> happened
    | done_so_often
done_so_often: VPast Noun? Count                 -> deed_count
             | ThisEffect VPast Noun? "の"? Count -> deed_count_of_this
             | VPast Noun "の" Count             -> deed_count
             | SoMany                            -> deed_just_done
             | SoManyInAll                       -> deed_in_all

times: ThisTurnIn past                           -> times_this_turn
     | ThisTurnIn those "の" Count               -> times_of_those
past: VPast Times                                -> past_ends
    | item past                                  -> preceded
those: VPast simple                              -> those_that_did
     | item those                                -> preceded

# --- what stands before a noun -------------------------------------------------------------------------
mod: Player "の" "、"?                            -> whose
   | Player                                      -> whose_it_is
   | sites "に" Being "、"?                      -> lying_in
   | sites "の"                                  -> lying_in
   | spots "に" Being                            -> at_spot
   | spots "の"                                  -> at_spot
   | Player "と" Player "の"                      -> whose_both
   | Player Or Player "の"                       -> whose_either
   | Side "の"                                   -> whose
   | Side                                        -> whose
   | Doing "の"                                  -> doing_so
   | colours                                     -> of_colours
   | AttributeWord "が" shortcolours "の"        -> of_attribute
   | shortcolours "の"                           -> of_colours
   | Most Stat "の" Adjective                    -> with_most
   | Most Stat "が" Adjective                    -> with_most
   | NameWord "に" NameQuoted NameSuffix         -> with_name_part
   | test "の"                                   -> that_is
   | both Or boths "の"                          -> that_is_either
   | test Having "、"?                            -> that_is
   | test ThatIs                                 -> that_is
   | test Except                                 -> that_is_not
   | test NotHaving                              -> that_is_not
   | gift Having "、"?                            -> with_keyword
   | gift NotHaving                              -> without_keyword
   | Mark Having                                 -> with_mark
   | Mark "の"                                   -> of_mark
   | Stat number Compared? "の"                  -> with_number
   | Stat number Compared number Compared "の"   -> with_range
   | Stat "が" number Compared? "の"             -> with_number
   | Stat "が"? Exactly number "の"              -> with_just
   | Stat "が"? number MoreOrLess                -> with_number
   | Stat number "から" number "の"              -> with_span
   | np Than Stat "の" Adjective                 -> with_other
   | np Than Stat "が" Adjective                 -> with_other
   | np "と" SameAs Stat "の"                    -> with_same
   | np "と" SameAs Stat Having                  -> with_same
   | amount Compared "の" Stat Having            -> with_that_much
   | Stat number Compared? IsAnd                 -> with_number_and
   | Stat "が" amount Compared "の"              -> with_amount
   | Stat "が" amount Compared                   -> with_amount
   | Stat "が" amount Equal                      -> with_equal
   | Stat "が" Stat Than Adjective               -> with_own
   | Stat "が" Extreme                           -> with_extreme
   | Original Stat number Compared? "の"         -> with_original
   | Original Stat "が" number Compared? "の"    -> with_original
   | NameWord "に" NameQuoted Contains           -> with_name_part
   | ThisTurnIn VDoingNot                        -> that_did_not
   | State "の"                                  -> that_lies
   | amount Compared "の" Stat Having            -> with_so_much
   | np Than Stat "が" Adjective                 -> with_less_than
   | np Relation                                 -> related
   | Among                                       -> among
   | Declared                                    -> as_declared
   | ChosenLane                                  -> in_chosen_lane
   | Other                                       -> other
   | AllOf                                       -> all_of
   | amount AsManyOf                             -> as_many_of
   | number Counter "の"                         -> so_many_of
   | AnyNumber "の"                              -> any_number_of
   | number Counter Compared "の"                -> at_least_of
   | VDoing                                      -> that_does
   | ThisTurnIn VPast                            -> that_did_this_turn
   | ThisTurnIn zones "に" VPast                 -> that_came_this_turn
   | np Except "、"?                              -> except_for
   | shortcolours "の"                           -> of_colours
   | SoManyOf                                    -> so_many_as_done
   | Targeted                                    -> to_be_picked
shortcolours: ShortColour                        -> one
            | ShortColour Or shortcolours        -> more
boths: both                                      -> one
     | both Or boths                             -> more
both: shortcolours "の" types                     -> coloured_and_typed
    | colours "の" types                          -> coloured_and_typed
test: colours                                    -> coloured
    | types                                      -> typed
    | NameQuoted                                 -> named
    | NameWord NameQuoted                        -> named_so
    | Stat number Compared?                      -> numbered
names: NameQuoted                                -> one
     | NameQuoted Or names                       -> more
colours: Colour                                  -> one
       | ShortColour Or colours                  -> more
       | Colour Or colours                       -> more
types: TypeQuoted                                -> one
     | TypeQuoted types                          -> and_more
     | TypeQuoted Or types                       -> more
"""
