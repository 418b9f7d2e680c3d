//! Djenon-aboure, clause by clause: scenarios written by hand from the document, every seed counted
//! without the code. Each is a witness of what its citation says.
//!
//! One board was not found by hand but by the naive twin's search: that of a player whose only
//! sowing is endless (D8). No board is known on which that is so for both (D13).

scenarios! {
    game: DjenonAboure;

    /// The usual start: two rows of six, four seeds in every hole, none taken.
    d1_four_seeds_in_each_of_twelve_holes {
        clauses: [D1],
        cite: "D1 / Djenon-aboure, Board: two rows of six holes, no stores, four seeds in \
               each, 48 in all; each commands his own row",
        start: "start",
        play: "",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
legal A B C D E F
"
    }

    /// South opens with A and takes two; then North plays his a, whose relay ends in the hole
    /// that was just emptied.
    d2_south_begins_and_then_north_moves {
        clauses: [D2, D5, D6],
        cite: "D2 (house: South first) / Djenon-aboure, How it is played: the players move \
               by turns",
        start: "start",
        play: "A a",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South A+2
  lift A 4: A B C D
  lift D 5: D E F a b
  lift b 5: b c d e f
  lift f 5: f A B C D
  take D 2

North a
  lift a 5: a b c d e
  lift e 6: e f A B C D

South to move, 46 on the board, taken 2-0, 48 in all
    f   e   d   c   b   a
    2   1   6   6   2   1
    3   7   7   1   5   5
    A   B   C   D   E   F
3-7-7-1-5-5-1-2-6-6-1-2-2-0-S
legal A B C E F
"
    }

    /// Neither the single in A nor the empty C nor North's a will do; the two in B will.
    d3_a_single_seed_may_not_be_moved {
        clauses: [D3],
        cite: "D3 / Djenon-aboure, How it is played: the chosen hole of his row must hold \
               at least two seeds; moving a single is strictly forbidden",
        start: "1-2-0-0-0-0-3-0-0-1-0-0-20-21-S",
        play: "A C a B",
        @r"
South to move, 7 on the board, taken 20-21, 48 in all
    f   e   d   c   b   a
    0   0   1   0   0   3
    1   2   0   0   0   0
    A   B   C   D   E   F

South A refused by D3

South C refused by D3

South a refused by D3

South B
  lift B 2: B C

North to move, 7 on the board, taken 20-21, 48 in all
    f   e   d   c   b   a
    0   0   1   0   0   3
    1   1   1   0   0   0
    A   B   C   D   E   F
1-1-1-0-0-0-3-0-0-1-0-0-20-21-N
legal a
"
    }

    /// Holes are neither offered nor accepted in this game; a turn is a sowing.
    d3_there_is_no_trade {
        clauses: [D3, D1],
        cite: "D3, D1 / Djenon-aboure, How it is played: in his turn a player chooses a \
               hole of his own row",
        start: "start",
        play: "offer:AB accept decline",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South offer:AB refused by D3

South accept refused by D3

South decline refused by D3

South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F
4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
legal A B C D E F
"
    }

    /// Three seeds reach only two holes further, for the first is laid back into A.
    d4_the_first_seed_goes_back_into_its_hole {
        clauses: [D4, D6],
        cite: "D4 / Djenon-aboure, How it is played: he lays the first seed straight back \
               into the hole he has emptied, the rest one by one against the clock",
        start: "3-0-0-2-0-1-0-2-0-0-1-0-20-19-S",
        play: "A",
        @r"
South to move, 9 on the board, taken 20-19, 48 in all
    f   e   d   c   b   a
    0   1   0   0   2   0
    3   0   0   2   0   1
    A   B   C   D   E   F

South A
  lift A 3: A B C

North to move, 9 on the board, taken 20-19, 48 in all
    f   e   d   c   b   a
    0   1   0   0   2   0
    1   1   1   2   0   1
    A   B   C   D   E   F
1-1-1-2-0-1-0-2-0-0-1-0-20-19-N
legal b
"
    }

    /// Thirteen seeds go all the way round; the last makes two in its own origin, and they are
    /// taken.
    d4_thirteen_seeds_come_home {
        clauses: [D4, D6, D9, D13],
        cite: "D4 (house) and worked cases / Djenon-aboure, How it is played: one by one \
               around the board, no hole excepted",
        start: "13-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
        play: "A",
        @r"
South to move, 13 on the board, taken 0-0, 13 in all
    f   e   d   c   b   a
    0   0   0   0   0   0
   13   0   0   0   0   0
    A   B   C   D   E   F

South A+2
  lift A 13: A B C D E F a b c d e f A
  take A 2
  sweep South 5
  sweep North 6

over 7-6, South wins, 11 on the board, taken 2-0, 13 in all
    f   e   d   c   b   a
    1   1   1   1   1   1
    0   1   1   1   1   1
    A   B   C   D   E   F
0-1-1-1-1-1-1-1-1-1-1-1-2-0-N
legal none
"
    }

    /// With fourteen the origin holds two by the end, and the capture in E runs back through
    /// it.
    d4_fourteen_seeds_leave_two_at_home {
        clauses: [D4, D9, D10],
        cite: "D4 (house) / Djenon-aboure, How it is played: one by one around the board, \
               no hole excepted",
        start: "0-0-3-14-0-2-0-1-0-5-0-0-12-11-S",
        play: "D",
        @r"
South to move, 25 on the board, taken 12-11, 48 in all
    f   e   d   c   b   a
    0   0   5   0   1   0
    0   0   3  14   0   2
    A   B   C   D   E   F

South D+8
  lift D 14: D E F a b c d e f A B C D E
  take C 4
  take D 2
  take E 2

North to move, 17 on the board, taken 20-11, 48 in all
    f   e   d   c   b   a
    1   1   6   1   2   1
    1   1   0   0   0   3
    A   B   C   D   E   F
1-1-0-0-0-3-1-2-1-6-1-1-20-11-N
legal b d
"
    }

    /// The relay lifts thirteen in B and ends in B again: two there, and two in A behind it.
    d4_thirteen_in_a_later_lap {
        clauses: [D4, D5, D6, D10],
        cite: "D4 (house), D5 / Djenon-aboure, How it is played: every lap begins with a \
               seed back into the emptied hole",
        start: "2-12-0-1-2-0-0-3-1-0-2-0-13-12-S",
        play: "A",
        @r"
South to move, 23 on the board, taken 13-12, 48 in all
    f   e   d   c   b   a
    0   2   0   1   3   0
    2  12   0   1   2   0
    A   B   C   D   E   F

South A+4
  lift A 2: A B
  lift B 13: B C D E F a b c d e f A B
  take A 2
  take B 2

North to move, 19 on the board, taken 17-12, 48 in all
    f   e   d   c   b   a
    1   3   1   2   4   1
    0   0   1   2   3   1
    A   B   C   D   E   F
0-0-1-2-3-1-1-4-2-1-3-1-17-12-N
legal b c e
"
    }

    /// The last seed finds two in B; the three go on and end in the empty D.
    d5_two_become_three_and_are_sown_on {
        clauses: [D5, D6],
        cite: "D5 / Djenon-aboure, How it is played: if the last seed of a lap falls into a \
               hole that held two, four or more, he lifts it at once and sows another lap",
        start: "2-2-0-0-1-3-0-1-0-2-0-0-18-19-S",
        play: "A",
        @r"
South to move, 11 on the board, taken 18-19, 48 in all
    f   e   d   c   b   a
    0   0   2   0   1   0
    2   2   0   0   1   3
    A   B   C   D   E   F

South A
  lift A 2: A B
  lift B 3: B C D

North to move, 11 on the board, taken 18-19, 48 in all
    f   e   d   c   b   a
    0   0   2   0   1   0
    1   1   1   1   1   3
    A   B   C   D   E   F
1-1-1-1-1-3-0-1-0-2-0-0-18-19-N
legal d
"
    }

    /// The last seed finds four in E; the five go on into North's row.
    d5_four_become_five_and_are_sown_on {
        clauses: [D5, D6],
        cite: "D5 / Djenon-aboure, How it is played: if the last seed of a lap falls into a \
               hole that held two, four or more, he lifts it at once and sows another lap",
        start: "0-0-3-1-4-0-2-0-0-0-1-1-18-18-S",
        play: "C",
        @r"
South to move, 12 on the board, taken 18-18, 48 in all
    f   e   d   c   b   a
    1   1   0   0   0   2
    0   0   3   1   4   0
    A   B   C   D   E   F

South C
  lift C 3: C D E
  lift E 5: E F a b c

North to move, 12 on the board, taken 18-18, 48 in all
    f   e   d   c   b   a
    1   1   0   1   1   3
    0   0   1   2   1   1
    A   B   C   D   E   F
0-0-1-2-1-1-3-1-1-0-1-1-18-18-N
legal a
"
    }

    /// North starts in d, lifts South's A and C on the way, and captures at home.
    d5_a_relay_goes_through_both_rows {
        clauses: [D5, D9, D10, D11],
        cite: "D5 / Djenon-aboure, How it is played: he goes on with all the seeds of that \
               hole, whoever's it is",
        start: "2-0-5-1-0-0-1-3-0-4-0-1-16-15-N",
        play: "d",
        @r"
North to move, 17 on the board, taken 16-15, 48 in all
    f   e   d   c   b   a
    1   0   4   0   3   1
    2   0   5   1   0   0
    A   B   C   D   E   F

North d+6
  lift d 4: d e f A
  lift A 3: A B C
  lift C 6: C D E F a b
  take a 2
  take b 4

South to move, 11 on the board, taken 16-21, 48 in all
    f   e   d   c   b   a
    2   1   1   0   0   0
    1   1   1   2   1   1
    A   B   C   D   E   F
1-1-1-2-1-1-0-0-0-1-1-2-16-21-S
legal D
"
    }

    /// From the start A is sown on three times and ends in D, the origin of its own second lap.
    d5_the_opening_of_a_has_four_laps {
        clauses: [D5, D4, D6, D9],
        cite: "D5 and worked cases / Djenon-aboure, How it is played: relay sowing, the \
               first seed of every lap back into its hole",
        start: "start",
        play: "A",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South A+2
  lift A 4: A B C D
  lift D 5: D E F a b
  lift b 5: b c d e f
  lift f 5: f A B C D
  take D 2

North to move, 46 on the board, taken 2-0, 48 in all
    f   e   d   c   b   a
    1   5   5   5   1   5
    2   6   6   0   5   5
    A   B   C   D   E   F
2-6-6-0-5-5-5-1-5-5-5-1-2-0-N
legal a c d e
"
    }

    /// F does from its place what A does from its own: four laps, and two taken three holes on.
    d5_the_opening_of_f_is_the_same_turned_round {
        clauses: [D5, D4, D6, D11],
        cite: "D5 and worked cases / Djenon-aboure, How it is played: relay sowing, the \
               first seed of every lap back into its hole",
        start: "start",
        play: "F",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South F+2
  lift F 4: F a b c
  lift c 5: c d e f A
  lift A 5: A B C D E
  lift E 5: E F a b c
  take c 2

North to move, 46 on the board, taken 2-0, 48 in all
    f   e   d   c   b   a
    5   5   5   0   6   6
    1   5   5   5   1   2
    A   B   C   D   E   F
1-5-5-5-1-2-6-6-0-5-5-5-2-0-N
legal a b d e f
"
    }

    /// The last seed falls into the empty E, and the four just made behind it is safe.
    d6_an_empty_hole_ends_it_without_a_capture {
        clauses: [D6, D9],
        cite: "D6 / Djenon-aboure, How it is played: the turn ends without a capture when \
               the last seed lands in an empty hole",
        start: "2-4-3-3-0-0-0-2-0-0-0-0-17-17-S",
        play: "C",
        @r"
South to move, 14 on the board, taken 17-17, 48 in all
    f   e   d   c   b   a
    0   0   0   0   2   0
    2   4   3   3   0   0
    A   B   C   D   E   F

South C
  lift C 3: C D E

North to move, 14 on the board, taken 17-17, 48 in all
    f   e   d   c   b   a
    0   0   0   0   2   0
    2   4   1   4   1   0
    A   B   C   D   E   F
2-4-1-4-1-0-0-2-0-0-0-0-17-17-N
legal b
"
    }

    /// The second lap ends in A, the origin of the first, which holds one: two, and a capture.
    d6_an_origin_counts_with_the_seed_it_got_back {
        clauses: [D6, D5, D9],
        cite: "D6 (house) / Djenon-aboure, How it is played: a hole that held one or three \
               ends the turn with a capture",
        start: "2-11-0-1-0-0-0-3-0-1-0-0-15-15-S",
        play: "A",
        @r"
South to move, 18 on the board, taken 15-15, 48 in all
    f   e   d   c   b   a
    0   0   1   0   3   0
    2  11   0   1   0   0
    A   B   C   D   E   F

South A+2
  lift A 2: A B
  lift B 12: B C D E F a b c d e f A
  take A 2

North to move, 16 on the board, taken 17-15, 48 in all
    f   e   d   c   b   a
    1   1   2   1   4   1
    0   1   1   2   1   1
    A   B   C   D   E   F
0-1-1-2-1-1-1-4-1-2-1-1-17-15-N
legal b d
"
    }

    /// A would be sown for ever, in a loop of 54 laps; D is an ordinary move.
    d7_an_endless_sowing_is_no_move {
        clauses: [D7, D9],
        cite: "D7 (house) and its example / Djenon-aboure, How it is played: the turn ends \
               whenever the last seed lands in an empty hole, a one or a three, but nothing says \
               that it must",
        start: "3-1-7-6-0-4-3-2-1-2-1-2-0-0-S",
        play: "A D",
        @r"
South to move, 32 on the board, taken 0-0, 32 in all
    f   e   d   c   b   a
    2   1   2   1   2   3
    3   1   7   6   0   4
    A   B   C   D   E   F

South A refused by D7

South D+2
  lift D 6: D E F a b c
  take c 2

North to move, 30 on the board, taken 2-0, 32 in all
    f   e   d   c   b   a
    2   1   2   0   3   4
    3   1   7   1   1   5
    A   B   C   D   E   F
3-1-7-1-1-5-4-3-0-2-1-2-2-0-N
legal a b d f
"
    }

    /// Six seeds end in a five, and from there the ring reads 6 3 1 4 2 5 3 1 4 2 5 3 again, as
    /// it did from A: one can see that it never ends.
    d7_every_lap_finds_the_same_picture_five_holes_on {
        clauses: [D7, D5],
        cite: "D7 (house) / Djenon-aboure, How it is played: relay sowing",
        start: "6-3-1-4-2-5-3-1-4-2-5-3-4-5-S",
        play: "A",
        @r"
South to move, 39 on the board, taken 4-5, 48 in all
    f   e   d   c   b   a
    3   5   2   4   1   3
    6   3   1   4   2   5
    A   B   C   D   E   F

South A refused by D7

South to move, 39 on the board, taken 4-5, 48 in all
    f   e   d   c   b   a
    3   5   2   4   1   3
    6   3   1   4   2   5
    A   B   C   D   E   F
6-3-1-4-2-5-3-1-4-2-5-3-4-5-S
legal B D E F
"
    }

    /// Two laps, A and then eleven in F, lead to the endless picture with its six in D; the
    /// position they began with never returns, and still there is no end.
    d7_the_first_laps_need_not_come_back {
        clauses: [D7, D5],
        cite: "D7 (house) / Djenon-aboure, How it is played: relay sowing",
        start: "6-3-1-4-2-10-3-1-4-2-0-3-4-5-S",
        play: "A",
        @r"
South to move, 39 on the board, taken 4-5, 48 in all
    f   e   d   c   b   a
    3   0   2   4   1   3
    6   3   1   4   2  10
    A   B   C   D   E   F

South A refused by D7

South to move, 39 on the board, taken 4-5, 48 in all
    f   e   d   c   b   a
    3   0   2   4   1   3
    6   3   1   4   2  10
    A   B   C   D   E   F
6-3-1-4-2-10-3-1-4-2-0-3-4-5-S
legal B D E F
"
    }

    /// South has singles and empty holes; he may not move one, so he passes.
    d8_with_only_singles_he_passes {
        clauses: [D8, D3, D13],
        cite: "D8 / Djenon-aboure, How it is played: if all his holes are empty or single \
               he must pass",
        start: "1-0-1-0-0-1-3-0-0-2-0-0-20-20-S",
        play: "C pass",
        @r"
South to move, 8 on the board, taken 20-20, 48 in all
    f   e   d   c   b   a
    0   0   2   0   0   3
    1   0   1   0   0   1
    A   B   C   D   E   F

South C refused by D3

South pass
  pass

North to move, 8 on the board, taken 20-20, 48 in all
    f   e   d   c   b   a
    0   0   2   0   0   3
    1   0   1   0   0   1
    A   B   C   D   E   F
1-0-1-0-0-1-3-0-0-2-0-0-20-20-N
legal a d
"
    }

    /// North's sowing makes two in A, and South can move again.
    d8_until_the_opponent_gives_him_a_pair {
        clauses: [D8, D3],
        cite: "D8 / Djenon-aboure, How it is played: he passes until the opponent sows into \
               his row so that two or more lie together",
        start: "1-0-0-0-0-1-0-0-0-0-0-3-21-22-S",
        play: "pass f",
        @r"
South to move, 5 on the board, taken 21-22, 48 in all
    f   e   d   c   b   a
    3   0   0   0   0   0
    1   0   0   0   0   1
    A   B   C   D   E   F

South pass
  pass

North f
  lift f 3: f A B

South to move, 5 on the board, taken 21-22, 48 in all
    f   e   d   c   b   a
    1   0   0   0   0   0
    2   1   0   0   0   1
    A   B   C   D   E   F
2-1-0-0-0-1-0-0-0-0-0-1-21-22-S
legal A
"
    }

    /// South's only hole with more than one seed is C, and its sowing never ends: he passes.
    d8_with_only_an_endless_sowing_he_passes {
        clauses: [D8, D7],
        cite: "D8 (house): endless sowings are no legal moves",
        start: "1-0-10-1-0-1-0-4-5-2-1-4-5-14-S",
        play: "C pass",
        @r"
South to move, 29 on the board, taken 5-14, 48 in all
    f   e   d   c   b   a
    4   1   2   5   4   0
    1   0  10   1   0   1
    A   B   C   D   E   F

South C refused by D7

South pass
  pass

North to move, 29 on the board, taken 5-14, 48 in all
    f   e   d   c   b   a
    4   1   2   5   4   0
    1   0  10   1   0   1
    A   B   C   D   E   F
1-0-10-1-0-1-0-4-5-2-1-4-5-14-N
legal b c d f
"
    }

    /// Whoever can sow must sow.
    d8_no_pass_while_there_is_a_move {
        clauses: [D8],
        cite: "D8 (house: only then) / Djenon-aboure, How it is played: he passes who has \
               no legal move",
        start: "start",
        play: "pass",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South pass refused by D8

South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F
4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
legal A B C D E F
"
    }

    /// The last seed finds one in C.
    d9_a_last_seed_making_two_takes_them {
        clauses: [D9, D6, D11],
        cite: "D9 / Djenon-aboure, Capture: when the last seed brings a hole to exactly two \
               or four, they are taken",
        start: "3-0-1-0-2-1-0-0-2-0-1-0-19-19-S",
        play: "A",
        @r"
South to move, 10 on the board, taken 19-19, 48 in all
    f   e   d   c   b   a
    0   1   0   2   0   0
    3   0   1   0   2   1
    A   B   C   D   E   F

South A+2
  lift A 3: A B C
  take C 2

North to move, 8 on the board, taken 21-19, 48 in all
    f   e   d   c   b   a
    0   1   0   2   0   0
    1   1   0   0   2   1
    A   B   C   D   E   F
1-1-0-0-2-1-0-0-2-0-1-0-21-19-N
legal c
"
    }

    /// The last seed finds three in North's a.
    d9_a_last_seed_making_four_takes_them {
        clauses: [D9, D6],
        cite: "D9 / Djenon-aboure, Capture: when the last seed brings a hole to exactly two \
               or four, they are taken",
        start: "0-1-0-4-0-0-3-0-2-0-0-1-18-19-S",
        play: "D",
        @r"
South to move, 11 on the board, taken 18-19, 48 in all
    f   e   d   c   b   a
    1   0   0   2   0   3
    0   1   0   4   0   0
    A   B   C   D   E   F

South D+4
  lift D 4: D E F a
  take a 4

North to move, 7 on the board, taken 22-19, 48 in all
    f   e   d   c   b   a
    1   0   0   2   0   0
    0   1   0   1   1   1
    A   B   C   D   E   F
0-1-0-1-1-1-0-0-2-0-0-1-22-19-N
legal c
"
    }

    /// From E the run goes back over D and C to the origin; the two in F, ahead, stays.
    d10_the_run_behind_is_taken_and_nothing_ahead {
        clauses: [D10, D9],
        cite: "D10 / Djenon-aboure, Capture: the capture spreads backward, through every \
               unbroken run of holes with two or four",
        start: "0-4-1-3-1-2-0-2-0-0-1-0-17-17-S",
        play: "B",
        @r"
South to move, 14 on the board, taken 17-17, 48 in all
    f   e   d   c   b   a
    0   1   0   0   2   0
    0   4   1   3   1   2
    A   B   C   D   E   F

South B+8
  lift B 4: B C D E
  take C 2
  take D 4
  take E 2

North to move, 6 on the board, taken 25-17, 48 in all
    f   e   d   c   b   a
    0   1   0   0   2   0
    0   1   0   0   0   2
    A   B   C   D   E   F
0-1-0-0-0-2-0-2-0-0-1-0-25-17-N
legal b
"
    }

    /// E has become three, so the two behind it is out of reach.
    d10_a_three_breaks_the_run {
        clauses: [D10, D9],
        cite: "D10 / Djenon-aboure, Capture: an unbroken run, of two or four each",
        start: "2-0-4-1-2-3-0-0-2-0-0-0-17-17-S",
        play: "C",
        @r"
South to move, 14 on the board, taken 17-17, 48 in all
    f   e   d   c   b   a
    0   0   0   2   0   0
    2   0   4   1   2   3
    A   B   C   D   E   F

South C+4
  lift C 4: C D E F
  take F 4

North to move, 10 on the board, taken 21-17, 48 in all
    f   e   d   c   b   a
    0   0   0   2   0   0
    2   0   1   2   3   0
    A   B   C   D   E   F
2-0-1-2-3-0-0-0-2-0-0-0-21-17-N
legal c
"
    }

    /// North lands in South's A, and the run goes back round the corner into his own f and e.
    d10_the_run_goes_from_a_back_to_f {
        clauses: [D10, D11],
        cite: "D10 (house: round the ring) / Djenon-aboure, Capture: the hole before it \
               along the circuit of sowing, and so on without a break",
        start: "1-0-2-0-0-0-0-0-1-4-3-1-18-18-N",
        play: "d",
        @r"
North to move, 12 on the board, taken 18-18, 48 in all
    f   e   d   c   b   a
    1   3   4   1   0   0
    1   0   2   0   0   0
    A   B   C   D   E   F

North d+8
  lift d 4: d e f A
  take A 2
  take e 4
  take f 2

South to move, 4 on the board, taken 18-26, 48 in all
    f   e   d   c   b   a
    0   0   1   1   0   0
    0   0   2   0   0   0
    A   B   C   D   E   F
0-0-2-0-0-0-0-0-1-1-0-0-18-26-S
legal C
"
    }

    /// South lands in b; the run goes over a into his own F.
    d10_the_run_goes_from_norths_row_back_into_souths {
        clauses: [D10, D11],
        cite: "D10 (house: round the ring) / Djenon-aboure, Capture: the hole before it \
               along the circuit of sowing, and so on without a break",
        start: "0-0-0-5-0-1-3-1-0-2-0-0-19-17-S",
        play: "D",
        @r"
South to move, 12 on the board, taken 19-17, 48 in all
    f   e   d   c   b   a
    0   0   2   0   1   3
    0   0   0   5   0   1
    A   B   C   D   E   F

South D+8
  lift D 5: D E F a b
  take F 2
  take a 4
  take b 2

North to move, 4 on the board, taken 27-17, 48 in all
    f   e   d   c   b   a
    0   0   2   0   0   0
    0   0   0   1   1   0
    A   B   C   D   E   F
0-0-0-1-1-0-0-0-0-2-0-0-27-17-N
legal d
"
    }

    /// Twenty-four seeds lie two by two everywhere; the last one takes them all, each hole
    /// once.
    d10_the_run_may_be_the_whole_ring {
        clauses: [D10, D4, D12, D13],
        cite: "D10 (house: round the ring) / Djenon-aboure, Capture: backward continuously \
               through any unbroken run",
        start: "24-0-0-0-0-0-0-0-0-0-0-0-12-12-S",
        play: "A",
        @r"
South to move, 24 on the board, taken 12-12, 48 in all
    f   e   d   c   b   a
    0   0   0   0   0   0
   24   0   0   0   0   0
    A   B   C   D   E   F

South A+24
  lift A 24: A B C D E F a b c d e f A B C D E F a b c d e f
  take A 2
  take B 2
  take C 2
  take D 2
  take E 2
  take F 2
  take a 2
  take b 2
  take c 2
  take d 2
  take e 2
  take f 2
  sweep South 0
  sweep North 0

over 36-12, South wins, 0 on the board, taken 36-12, 48 in all
    f   e   d   c   b   a
    0   0   0   0   0   0
    0   0   0   0   0   0
    A   B   C   D   E   F
0-0-0-0-0-0-0-0-0-0-0-0-36-12-N
legal none
"
    }

    /// North makes four in his own c and takes them.
    d11_he_takes_in_his_own_row {
        clauses: [D11, D9],
        cite: "D11 / Djenon-aboure, Capture: captures may happen on either side of the \
               board",
        start: "0-2-0-0-0-0-3-0-3-1-0-0-20-19-N",
        play: "a",
        @r"
North to move, 9 on the board, taken 20-19, 48 in all
    f   e   d   c   b   a
    0   0   1   3   0   3
    0   2   0   0   0   0
    A   B   C   D   E   F

North a+4
  lift a 3: a b c
  take c 4

South to move, 5 on the board, taken 20-23, 48 in all
    f   e   d   c   b   a
    0   0   1   0   1   1
    0   2   0   0   0   0
    A   B   C   D   E   F
0-2-0-0-0-0-1-1-0-1-0-0-20-23-S
legal B
"
    }

    /// South takes North's only seed, North passes, and South's last pair ends the game.
    d12_taking_all_the_opponent_has {
        clauses: [D12, D8, D13, D14],
        cite: "D12 (house) / Djenon-aboure, How it is played: who cannot move passes",
        start: "0-2-0-0-3-0-1-0-0-0-0-0-22-20-S",
        play: "E pass B",
        @r"
South to move, 6 on the board, taken 22-20, 48 in all
    f   e   d   c   b   a
    0   0   0   0   0   1
    0   2   0   0   3   0
    A   B   C   D   E   F

South E+2
  lift E 3: E F a
  take a 2

North pass
  pass

South B
  lift B 2: B C
  sweep South 4
  sweep North 0

over 28-20, South wins, 4 on the board, taken 24-20, 48 in all
    f   e   d   c   b   a
    0   0   0   0   0   0
    0   1   1   0   1   1
    A   B   C   D   E   F
0-1-1-0-1-1-0-0-0-0-0-0-24-20-N
legal none
"
    }

    /// South's last pair comes apart; nobody can move any more.
    d13_over_when_all_holes_are_empty_or_single {
        clauses: [D13, D14, D15],
        cite: "D13 / Djenon-aboure, End and winner: the game ends when every hole is empty \
               or holds a single seed, so that neither can move",
        start: "2-0-1-0-0-0-0-1-0-0-0-0-22-22-S",
        play: "A b",
        @r"
South to move, 4 on the board, taken 22-22, 48 in all
    f   e   d   c   b   a
    0   0   0   0   1   0
    2   0   1   0   0   0
    A   B   C   D   E   F

South A
  lift A 2: A B
  sweep South 3
  sweep North 1

North b refused by D13

over 25-23, South wins, 4 on the board, taken 22-22, 48 in all
    f   e   d   c   b   a
    0   0   0   0   1   0
    1   1   1   0   0   0
    A   B   C   D   E   F
1-1-1-0-0-0-0-1-0-0-0-0-22-22-N
legal none
"
    }

    /// Only singles from the beginning: there is nothing to do, not even to pass.
    d13_a_set_up_may_be_over_at_once {
        clauses: [D13, D14],
        cite: "D13 / Djenon-aboure, End and winner: the game ends when every hole is empty \
               or holds a single seed, so that neither can move",
        start: "1-0-1-0-0-1-0-1-1-0-0-0-20-23-S",
        play: "A pass",
        @r"
South to move, 5 on the board, taken 20-23, 48 in all
    f   e   d   c   b   a
    0   0   0   1   1   0
    1   0   1   0   0   1
    A   B   C   D   E   F

South A refused by D13

South pass refused by D13

over 23-25, North wins, 5 on the board, taken 20-23, 48 in all
    f   e   d   c   b   a
    0   0   0   1   1   0
    1   0   1   0   0   1
    A   B   C   D   E   F
1-0-1-0-0-1-0-1-1-0-0-0-20-23-S
legal none
"
    }

    /// The seed that South's last sowing laid into a is North's in the end.
    d14_each_gathers_his_own_row {
        clauses: [D14, D13],
        cite: "D14 / Djenon-aboure, End and winner: each gathers all that is left in his \
               own six holes",
        start: "1-0-0-0-0-2-0-1-0-1-0-0-20-23-S",
        play: "F",
        @r"
South to move, 5 on the board, taken 20-23, 48 in all
    f   e   d   c   b   a
    0   0   1   0   1   0
    1   0   0   0   0   2
    A   B   C   D   E   F

South F
  lift F 2: F a
  sweep South 2
  sweep North 3

over 22-26, North wins, 5 on the board, taken 20-23, 48 in all
    f   e   d   c   b   a
    0   0   1   0   1   1
    1   0   0   0   0   1
    A   B   C   D   E   F
1-0-0-0-0-1-1-1-0-1-0-0-20-23-N
legal none
"
    }

    /// A last capture and the sweep bring both to twenty-four.
    d15_twenty_four_all_is_a_draw {
        clauses: [D15, D13, D14],
        cite: "D15 / Djenon-aboure, End and winner: a score of 24-24 is a draw",
        start: "0-0-0-0-2-1-1-0-0-0-0-1-21-22-S",
        play: "E",
        @r"
South to move, 5 on the board, taken 21-22, 48 in all
    f   e   d   c   b   a
    1   0   0   0   0   1
    0   0   0   0   2   1
    A   B   C   D   E   F

South E+2
  lift E 2: E F
  take F 2
  sweep South 1
  sweep North 2

over 24-24, a draw, 3 on the board, taken 23-22, 48 in all
    f   e   d   c   b   a
    1   0   0   0   0   1
    0   0   0   0   1   0
    A   B   C   D   E   F
0-0-0-0-1-0-1-0-0-0-0-1-23-22-N
legal none
"
    }

    /// Four seeds in all, two for each.
    d15_equal_totals_of_a_small_set_up_draw {
        clauses: [D15, D13],
        cite: "D15 (house: any equal total) / Djenon-aboure, End and winner: the greater \
               number wins",
        start: "2-0-0-0-0-0-0-0-1-1-0-0-0-0-S",
        play: "A",
        @r"
South to move, 4 on the board, taken 0-0, 4 in all
    f   e   d   c   b   a
    0   0   1   1   0   0
    2   0   0   0   0   0
    A   B   C   D   E   F

South A
  lift A 2: A B
  sweep South 2
  sweep North 2

over 2-2, a draw, 4 on the board, taken 0-0, 4 in all
    f   e   d   c   b   a
    0   0   1   1   0   0
    1   1   0   0   0   0
    A   B   C   D   E   F
1-1-0-0-0-0-0-0-1-1-0-0-0-0-N
legal none
"
    }
}
