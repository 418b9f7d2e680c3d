//! Goré, clause by clause: scenarios written by hand from the documents, every seed counted
//! without the code. Each is a witness of what its citation says.

scenarios! {
    game: Gore;

    /// The usual start: two rows of four, six seeds in every hole, none taken.
    g1_six_seeds_in_each_of_eight_holes {
        clauses: [G1],
        cite: "G1 / Goré, Board: two rows of four holes, no stores, six seeds in each hole, \
               48 in all; each commands the row on his side",
        start: "start",
        play: "",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

6-6-6-6-6-6-6-6-0-0-S
legal A B C D
"
    }

    /// A row has four holes, and E is none of them.
    g1_there_is_no_fifth_hole {
        clauses: [G1],
        cite: "G1 / Goré, Board: holes in a row: four",
        start: "start",
        play: "E",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South E refused by G1

South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D
6-6-6-6-6-6-6-6-0-0-S
legal A B C D
"
    }

    /// South moves first, so North's a is not his to play; then it is North's turn.
    g2_south_begins_and_then_north_moves {
        clauses: [G2, G3],
        cite: "G2 (house: South first) / Goré, How it is played: the players move by turns",
        start: "start",
        play: "a A b",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South a refused by G3

South A
  lift A 6: B C D a b c

North b
  lift b 7: c d A B C D a

South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    7   8   0   8
    1   8   8   8
    A   B   C   D
1-8-8-8-8-0-8-7-0-0-S
legal A B C D
"
    }

    /// Two turns each: the later holes are full enough to go all the way round.
    g2_four_turns_from_the_start {
        clauses: [G2, G3, G5],
        cite: "G2 / Goré, How it is played: the players move by turns, sowing one by one \
               around the board",
        start: "start",
        play: "D b A c",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South D
  lift D 6: a b c d A B

North b
  lift b 7: c d A B C D a

South A
  lift A 8: B C D a b c d A

North c
  lift c 9: d A B C D a b c d

South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
   11   1   2  10
    2  10   9   3
    A   B   C   D
2-10-9-3-10-2-1-11-0-0-S
legal A B C D
"
    }

    /// The hole that is lifted stays empty; its neighbour gets the first seed.
    g3_the_first_seed_goes_into_the_next_hole {
        clauses: [G3],
        cite: "G3 (house: from the next hole) / Goré, How it is played: he takes up all \
               stones of a hole he controls and sows them one after another, against the clock",
        start: "start",
        play: "A",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South A
  lift A 6: B C D a b c

North to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   7   7   7
    0   7   7   7
    A   B   C   D
0-7-7-7-7-7-7-6-0-0-N
legal a b c d
"
    }

    /// An empty hole cannot be sown, nor can the opponent's.
    g3_only_a_hole_of_his_own_with_seeds_in_it {
        clauses: [G3],
        cite: "G3 / Goré, How it is played: all the stones out of any hole under his \
               control",
        start: "0-3-0-1-5-0-2-4-20-13-S",
        play: "A a B",
        @r"
South to move, 15 on the board, taken 20-13, 48 in all
    d   c   b   a
    4   2   0   5
    0   3   0   1
    A   B   C   D

South A refused by G3

South a refused by G3

South B
  lift B 3: C D a

North to move, 15 on the board, taken 20-13, 48 in all
    d   c   b   a
    4   2   0   6
    0   0   1   2
    A   B   C   D
0-0-1-2-6-0-2-4-20-13-N
legal a c d, offer up to 3 of abcd
"
    }

    /// The last seed makes six in C, and still the sowing is over.
    g4_a_full_hole_does_not_carry_the_sowing_on {
        clauses: [G4],
        cite: "G4 / Goré, How it is played: the sowing ends after a single lap, once all \
               the lifted stones are laid",
        start: "2-0-5-4-7-6-3-0-10-11-S",
        play: "A",
        @r"
South to move, 27 on the board, taken 10-11, 48 in all
    d   c   b   a
    0   3   6   7
    2   0   5   4
    A   B   C   D

South A
  lift A 2: B C

North to move, 27 on the board, taken 10-11, 48 in all
    d   c   b   a
    0   3   6   7
    0   1   6   4
    A   B   C   D
0-1-6-4-7-6-3-0-10-11-N
legal a b c, offer up to 1 of abcd
"
    }

    /// Eight seeds give one to every hole, the lifted one last.
    g5_the_eighth_seed_comes_home {
        clauses: [G5, G10],
        cite: "G5 (house) / Goré, How it is played: one by one around the board, no hole \
               excepted",
        start: "8-1-2-0-3-0-5-6-12-11-S",
        play: "A",
        @r"
South to move, 25 on the board, taken 12-11, 48 in all
    d   c   b   a
    6   5   0   3
    8   1   2   0
    A   B   C   D

South A
  lift A 8: B C D a b c d A

North to move, 25 on the board, taken 12-11, 48 in all
    d   c   b   a
    7   6   1   4
    1   2   3   1
    A   B   C   D
1-2-3-1-4-1-6-7-12-11-N
legal a b c d, offer up to 2 of abcd
"
    }

    /// Nine seeds put one into C, where they came from, and a second one into D.
    g5_the_ninth_seed_lies_beyond_the_origin {
        clauses: [G5, G10],
        cite: "G5 (house) / Goré, How it is played: one by one around the board, no hole \
               excepted",
        start: "1-0-9-0-3-5-1-6-11-12-S",
        play: "C",
        @r"
South to move, 25 on the board, taken 11-12, 48 in all
    d   c   b   a
    6   1   5   3
    1   0   9   0
    A   B   C   D

South C
  lift C 9: D a b c d A B C D

North to move, 25 on the board, taken 11-12, 48 in all
    d   c   b   a
    7   2   6   4
    2   1   1   2
    A   B   C   D
2-1-1-2-4-6-2-7-11-12-N
legal a b c d, offer up to 1 of abcd
"
    }

    /// Thirteen seeds come round to b, make two there, and strip North of everything; the seed
    /// in the origin ends the chain.
    g5_a_round_trip_may_end_in_a_capture {
        clauses: [G5, G8, G9, G11],
        cite: "G5 (house), G8 / Goré, Capture: every unbroken chain of twos and fours, \
               forward and backward",
        start: "13-0-1-0-2-0-1-3-14-14-S",
        play: "A",
        @r"
South to move, 20 on the board, taken 14-14, 48 in all
    d   c   b   a
    3   1   0   2
   13   0   1   0
    A   B   C   D

South A+14
  lift A 13: B C D a b c d A B C D a b
  take D 2
  take a 4
  take b 2
  take c 2
  take d 4

North to move, 6 on the board, taken 28-14, 48 in all
    d   c   b   a
    0   0   0   0
    1   2   3   0
    A   B   C   D
1-2-3-0-0-0-0-0-28-14-N
legal pass
"
    }

    /// North has nothing left to sow, so he says pass and South moves again.
    g6_a_player_without_seeds_passes {
        clauses: [G6],
        cite: "G6 / Goré, How it is played: who has no counters on his side at the start of \
               his turn passes",
        start: "1-2-3-0-0-0-0-0-28-14-N",
        play: "pass",
        @r"
North to move, 6 on the board, taken 28-14, 48 in all
    d   c   b   a
    0   0   0   0
    1   2   3   0
    A   B   C   D

North pass
  pass

South to move, 6 on the board, taken 28-14, 48 in all
    d   c   b   a
    0   0   0   0
    1   2   3   0
    A   B   C   D
1-2-3-0-0-0-0-0-28-14-S
legal A B C, offer up to 2 of ABCD
"
    }

    /// A single seed is enough to forbid the pass.
    g6_a_pass_is_refused_while_seeds_are_there {
        clauses: [G6, G3],
        cite: "G6 / Goré, How it is played: only he passes who has no counters on his side",
        start: "0-0-1-0-0-1-2-9-10-25-S",
        play: "pass C",
        @r"
South to move, 13 on the board, taken 10-25, 48 in all
    d   c   b   a
    9   2   1   0
    0   0   1   0
    A   B   C   D

South pass refused by G6

South C
  lift C 1: D

North to move, 13 on the board, taken 10-25, 48 in all
    d   c   b   a
    9   2   1   0
    0   0   0   1
    A   B   C   D
0-0-0-1-0-1-2-9-10-25-N
legal b c d, offer up to 1 of abcd
"
    }

    /// Without seeds North may neither lift an empty hole nor offer one, though South could pay
    /// for it.
    g6_nothing_but_a_pass_for_empty_holes {
        clauses: [G6],
        cite: "G6 (house: no offer either) / Goré, How it is played: he passes until the \
               opponent's sowing refills his holes; an offer is made instead of a move",
        start: "1-2-3-0-0-0-0-0-28-14-N",
        play: "a offer:a pass",
        @r"
North to move, 6 on the board, taken 28-14, 48 in all
    d   c   b   a
    0   0   0   0
    1   2   3   0
    A   B   C   D

North a refused by G6

North offer:a refused by G6

North pass
  pass

South to move, 6 on the board, taken 28-14, 48 in all
    d   c   b   a
    0   0   0   0
    1   2   3   0
    A   B   C   D
1-2-3-0-0-0-0-0-28-14-S
legal A B C, offer up to 2 of ABCD
"
    }

    /// North's row holds seven seeds, all in holes that are South's by now: North passes.
    g6_seeds_in_his_row_are_not_his_after_a_trade {
        clauses: [G6, G15],
        cite: "G6 (house: his holes are his territory) / Goré, How it is played: passing; \
               the holes made over are the opponent's territory",
        start: "2-0-1-0-0-0-3-4-20-18-N SSSSNNSS -",
        play: "c pass",
        @r"
North to move, 10 on the board, taken 20-18, 48 in all
    d   c   b   a
    4*  3*  0   0
    2   0   1   0
    A   B   C   D

North c refused by G6

North pass
  pass

South to move, 10 on the board, taken 20-18, 48 in all
    d   c   b   a
    4*  3*  0   0
    2   0   1   0
    A   B   C   D
2-0-1-0-0-0-3-4-20-18-S SSSSNNSS -
legal A C c d, offer up to 3 of ABCDcd
"
    }

    /// South's row is empty, but b is his and holds four: he must move.
    g6_seeds_in_a_traded_hole_forbid_the_pass {
        clauses: [G6, G3, G15],
        cite: "G6 (house: his holes are his territory) / Goré, How it is played: passing; \
               from the new holes he may begin moves",
        start: "0-0-0-0-3-4-2-1-19-19-S SSSSNSNN -",
        play: "pass b",
        @r"
South to move, 10 on the board, taken 19-19, 48 in all
    d   c   b   a
    1   2   4*  3
    0   0   0   0
    A   B   C   D

South pass refused by G6

South b
  lift b 4: c d A B

North to move, 10 on the board, taken 19-19, 48 in all
    d   c   b   a
    2   3   0*  3
    1   1   0   0
    A   B   C   D
1-1-0-0-3-0-3-2-19-19-N SSSSNSNN -
legal a c d, offer up to 2 of acd
"
    }

    /// A reply is not the turn: North has no seed, declines all the same, and then must pass.
    g6_he_declines_with_empty_holes_and_then_passes {
        clauses: [G6, G14],
        cite: "G6 (house) / Goré, How it is played: the opponent plays next, whether he \
               accepts or declines",
        start: "5-3-0-1-0-0-0-0-15-24-S",
        play: "offer:D decline pass",
        @r"
South to move, 9 on the board, taken 15-24, 48 in all
    d   c   b   a
    0   0   0   0
    5   3   0   1
    A   B   C   D

South offer:D
  offer D

North decline
  decline D

North pass
  pass

South to move, 9 on the board, taken 15-24, 48 in all
    d   c   b   a
    0   0   0   0
    5   3   0   1
    A   B   C   D
5-3-0-1-0-0-0-0-15-24-S
legal A B D, offer up to 3 of ABCD
"
    }

    /// With no seed of his own North accepts D, and his turn begins with the seven that now
    /// stand there.
    g6_accepting_gives_him_something_to_sow {
        clauses: [G6, G14, G15],
        cite: "G6 (house) / Goré, How it is played: six captured seeds into each new hole, \
               on top of what is there",
        start: "5-3-0-1-0-0-0-0-15-24-S",
        play: "offer:D accept D",
        @r"
South to move, 9 on the board, taken 15-24, 48 in all
    d   c   b   a
    0   0   0   0
    5   3   0   1
    A   B   C   D

South offer:D
  offer D

North accept
  accept D
  pay D 6

North D
  lift D 7: a b c d A B C

South to move, 15 on the board, taken 15-18, 48 in all
    d   c   b   a
    1   1   1   1
    6   4   1   0*
    A   B   C   D
6-4-1-0-1-1-1-1-15-18-S SSSNNNNN -
legal A B C, offer up to 2 of ABC
"
    }

    /// South's last seed makes two in North's a.
    g7_a_last_seed_making_two_takes_them {
        clauses: [G7],
        cite: "G7 / Goré, Capture: if the last stone falls into an opponent's hole and \
               brings it to two or four, they are taken off the board",
        start: "3-0-2-5-1-3-6-0-16-12-S",
        play: "C",
        @r"
South to move, 20 on the board, taken 16-12, 48 in all
    d   c   b   a
    0   6   3   1
    3   0   2   5
    A   B   C   D

South C+2
  lift C 2: D a
  take a 2

North to move, 18 on the board, taken 18-12, 48 in all
    d   c   b   a
    0   6   3   0
    3   0   0   6
    A   B   C   D
3-0-0-6-0-3-6-0-18-12-N
legal b c, offer up to 3 of abcd
"
    }

    /// South's last seed makes four in North's b.
    g7_a_last_seed_making_four_takes_them {
        clauses: [G7],
        cite: "G7 / Goré, Capture: if the last stone falls into an opponent's hole and \
               brings it to two or four, they are taken off the board",
        start: "1-4-0-2-6-3-1-5-14-12-S",
        play: "B",
        @r"
South to move, 22 on the board, taken 14-12, 48 in all
    d   c   b   a
    5   1   3   6
    1   4   0   2
    A   B   C   D

South B+4
  lift B 4: C D a b
  take b 4

North to move, 18 on the board, taken 18-12, 48 in all
    d   c   b   a
    5   1   0   7
    1   0   1   3
    A   B   C   D
1-0-1-3-7-0-1-5-18-12-N
legal a c d, offer up to 3 of abcd
"
    }

    /// North's last seed makes two in South's B.
    g7_north_takes_in_souths_row {
        clauses: [G7],
        cite: "G7 / Goré, Capture: if the last stone falls into an opponent's hole and \
               brings it to two or four, they are taken off the board",
        start: "5-1-0-7-4-0-3-1-13-14-N",
        play: "c",
        @r"
North to move, 21 on the board, taken 13-14, 48 in all
    d   c   b   a
    1   3   0   4
    5   1   0   7
    A   B   C   D

North c+2
  lift c 3: d A B
  take B 2

South to move, 19 on the board, taken 13-16, 48 in all
    d   c   b   a
    2   0   0   4
    6   0   0   7
    A   B   C   D
6-0-0-7-4-0-0-2-13-16-S
legal A D, offer up to 2 of ABCD
"
    }

    /// D was traded to North, so South captures in his own row.
    g7_his_own_row_may_be_enemy_ground {
        clauses: [G7, G15],
        cite: "G7 / Goré, Capture: the first capture must be made in the opponent's \
               territory",
        start: "2-2-0-3-5-1-6-0-17-12-S SSSNNNNN -",
        play: "B",
        @r"
South to move, 19 on the board, taken 17-12, 48 in all
    d   c   b   a
    0   6   1   5
    2   2   0   3*
    A   B   C   D

South B+4
  lift B 2: C D
  take D 4

North to move, 15 on the board, taken 21-12, 48 in all
    d   c   b   a
    0   6   1   5
    2   0   1   0*
    A   B   C   D
2-0-1-0-5-1-6-0-21-12-N SSSNNNNN -
legal a b c, offer up to 3 of Dabcd
"
    }

    /// From a the chain goes on to b and c, and the three in d ends it.
    g8_the_chain_runs_forward {
        clauses: [G8, G7],
        cite: "G8 / Goré, Capture: also every unbroken chain of twos and fours, forward in \
               the direction of sowing",
        start: "6-3-0-4-1-4-2-3-13-12-S",
        play: "B",
        @r"
South to move, 23 on the board, taken 13-12, 48 in all
    d   c   b   a
    3   2   4   1
    6   3   0   4
    A   B   C   D

South B+8
  lift B 3: C D a
  take a 2
  take b 4
  take c 2

North to move, 15 on the board, taken 21-12, 48 in all
    d   c   b   a
    3   0   0   0
    6   0   1   5
    A   B   C   D
6-0-1-5-0-0-0-3-21-12-N
legal d, offer up to 3 of abcd
"
    }

    /// From c the chain goes back over b and a, and the one in D ends it.
    g8_the_chain_runs_backward {
        clauses: [G8, G7],
        cite: "G8 / Goré, Capture: also every unbroken chain of twos and fours, backward \
               against the direction of sowing",
        start: "3-1-4-0-3-1-1-5-15-15-S",
        play: "C",
        @r"
South to move, 18 on the board, taken 15-15, 48 in all
    d   c   b   a
    5   1   1   3
    3   1   4   0
    A   B   C   D

South C+8
  lift C 4: D a b c
  take a 4
  take b 2
  take c 2

North to move, 10 on the board, taken 23-15, 48 in all
    d   c   b   a
    5   0   0   0
    3   1   0   1
    A   B   C   D
3-1-0-1-0-0-0-5-23-15-N
legal d, offer up to 3 of abcd
"
    }

    /// Four in b take a behind them and c before them: both directions, and no choice between
    /// them.
    g8_the_chain_runs_both_ways_at_once {
        clauses: [G8, G7],
        cite: "G8 / Goré, Capture and Notes: linked on both sides; the cascade spreads \
               forward and backward at the same time",
        start: "5-0-1-2-1-3-2-6-18-10-S",
        play: "D",
        @r"
South to move, 20 on the board, taken 18-10, 48 in all
    d   c   b   a
    6   2   3   1
    5   0   1   2
    A   B   C   D

South D+8
  lift D 2: a b
  take a 2
  take b 4
  take c 2

North to move, 12 on the board, taken 26-10, 48 in all
    d   c   b   a
    6   0   0   0
    5   0   1   0
    A   B   C   D
5-0-1-0-0-0-0-6-26-10-N
legal d, offer up to 3 of abcd
"
    }

    /// The twos in C and c stay: between them and the capture lie D, just emptied, and b, empty
    /// already.
    g8_an_empty_hole_breaks_the_chain {
        clauses: [G8],
        cite: "G8 / Goré, Capture: every unbroken chain",
        start: "5-0-2-1-1-0-2-6-16-15-S",
        play: "D",
        @r"
South to move, 17 on the board, taken 16-15, 48 in all
    d   c   b   a
    6   2   0   1
    5   0   2   1
    A   B   C   D

South D+2
  lift D 1: a
  take a 2

North to move, 15 on the board, taken 18-15, 48 in all
    d   c   b   a
    6   2   0   0
    5   0   2   0
    A   B   C   D
5-0-2-0-0-0-2-6-18-15-N
legal c d, offer up to 3 of abcd
"
    }

    /// The last seed makes three in c; the twos behind it and the four before it are safe.
    g8_no_chain_without_a_capture {
        clauses: [G8, G10],
        cite: "G8, G10 / Goré, Capture: the chain follows a valid capture at the landing",
        start: "4-0-0-3-1-1-2-4-20-13-S",
        play: "D",
        @r"
South to move, 15 on the board, taken 20-13, 48 in all
    d   c   b   a
    4   2   1   1
    4   0   0   3
    A   B   C   D

South D
  lift D 3: a b c

North to move, 15 on the board, taken 20-13, 48 in all
    d   c   b   a
    4   3   2   2
    4   0   0   0
    A   B   C   D
4-0-0-0-2-2-3-4-20-13-N
legal a b c d, offer up to 3 of abcd
"
    }

    /// The two in a became three in passing and breaks the chain; the four in c is still a
    /// four.
    g8_the_chain_is_read_after_the_sowing {
        clauses: [G8],
        cite: "G8 / Goré, Capture: chains of holes holding two or four, after the landing",
        start: "6-2-3-0-2-1-4-1-15-14-S",
        play: "C",
        @r"
South to move, 19 on the board, taken 15-14, 48 in all
    d   c   b   a
    1   4   1   2
    6   2   3   0
    A   B   C   D

South C+6
  lift C 3: D a b
  take b 2
  take c 4

North to move, 13 on the board, taken 21-14, 48 in all
    d   c   b   a
    1   0   0   3
    6   2   0   1
    A   B   C   D
6-2-0-1-3-0-0-1-21-14-N
legal a d, offer up to 3 of abcd
"
    }

    /// From d the chain turns the corner into South's A and B, and stops at C, which was
    /// lifted.
    g9_the_chain_goes_forward_into_his_own_row {
        clauses: [G9, G8],
        cite: "G9 / Goré, Capture: chained captures may wrap around the board and reap ripe \
               holes in the player's own row",
        start: "4-2-5-1-6-0-4-1-12-13-S",
        play: "C",
        @r"
South to move, 23 on the board, taken 12-13, 48 in all
    d   c   b   a
    1   4   0   6
    4   2   5   1
    A   B   C   D

South C+8
  lift C 5: D a b c d
  take A 4
  take B 2
  take d 2

North to move, 15 on the board, taken 20-13, 48 in all
    d   c   b   a
    0   5   1   7
    0   0   0   2
    A   B   C   D
0-0-0-2-7-1-5-0-20-13-N
legal a b c, offer up to 3 of abcd
"
    }

    /// From a the chain turns back over D, C and B, all South's own.
    g9_the_chain_goes_backward_into_his_own_row {
        clauses: [G9, G8],
        cite: "G9 / Goré, Capture: chained captures may wrap around the board and reap ripe \
               holes in the player's own row",
        start: "4-1-1-3-1-5-0-6-14-13-S",
        play: "A",
        @r"
South to move, 21 on the board, taken 14-13, 48 in all
    d   c   b   a
    6   0   5   1
    4   1   1   3
    A   B   C   D

South A+10
  lift A 4: B C D a
  take B 2
  take C 2
  take D 4
  take a 2

North to move, 11 on the board, taken 24-13, 48 in all
    d   c   b   a
    6   0   5   0
    0   0   0   0
    A   B   C   D
0-0-0-0-0-5-0-6-24-13-N
legal b d, offer up to 3 of abcd
"
    }

    /// North lands in D, and the chain goes forward into his own a.
    g9_north_reaps_his_own_row_too {
        clauses: [G9, G8, G7],
        cite: "G9 / Goré, Capture: chained captures may wrap around the board and reap ripe \
               holes in the player's own row",
        start: "0-0-2-3-2-6-5-5-12-13-N",
        play: "b",
        @r"
North to move, 23 on the board, taken 12-13, 48 in all
    d   c   b   a
    5   5   6   2
    0   0   2   3
    A   B   C   D

North b+6
  lift b 6: c d A B C D
  take D 4
  take a 2

South to move, 17 on the board, taken 12-19, 48 in all
    d   c   b   a
    6   6   0   0
    1   1   3   0
    A   B   C   D
1-1-3-0-0-0-6-6-12-19-S
legal A B C, offer up to 3 of ABCD
"
    }

    /// Seventeen seeds leave nothing but twos and fours; the landing in B, which is North's,
    /// takes all 26, and no hole twice.
    g9_the_chain_closes_the_ring {
        clauses: [G9, G5, G8, G20],
        cite: "G9 and worked cases / Goré, Capture: any unbroken chain, both ways, around \
               the whole board",
        start: "17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -",
        play: "A",
        @r"
South to move, 26 on the board, taken 0-0, 26 in all
    d   c   b   a
    0   0   2   2
   17   1*  2   2
    A   B   C   D

South A+26
  lift A 17: B C D a b c d A B C D a b c d A B
  take A 2
  take B 4
  take C 4
  take D 4
  take a 4
  take b 4
  take c 2
  take d 2
  sweep South 0
  sweep North 0

over 26-0, South wins, 0 on the board, taken 26-0, 26 in all
    d   c   b   a
    0   0   0   0
    0   0*  0   0
    A   B   C   D
0-0-0-0-0-0-0-0-26-0-N SNSSNNNN -
legal none
"
    }

    /// Twenty seeds go round twice and a half; the origin itself holds two by then and is taken
    /// with all the others.
    g9_the_ring_closes_in_the_usual_territories {
        clauses: [G9, G5, G11, G20],
        cite: "G9 / Goré, Capture: any unbroken chain, both ways, around the whole board",
        start: "20-1-1-1-1-2-0-2-10-10-S",
        play: "A",
        @r"
South to move, 28 on the board, taken 10-10, 48 in all
    d   c   b   a
    2   0   2   1
   20   1   1   1
    A   B   C   D

South A+28
  lift A 20: B C D a b c d A B C D a b c d A B C D a
  take A 2
  take B 4
  take C 4
  take D 4
  take a 4
  take b 4
  take c 2
  take d 4
  sweep South 0
  sweep North 0

over 38-10, South wins, 0 on the board, taken 38-10, 48 in all
    d   c   b   a
    0   0   0   0
    0   0   0   0
    A   B   C   D
0-0-0-0-0-0-0-0-38-10-N
legal none
"
    }

    /// The last seed makes four in South's own C.
    g10_four_in_his_own_hole_take_nothing {
        clauses: [G10],
        cite: "G10 / Goré, Capture: it is an opponent's hole that must be brought to two or \
               four",
        start: "2-0-3-6-4-4-1-0-14-14-S",
        play: "A",
        @r"
South to move, 20 on the board, taken 14-14, 48 in all
    d   c   b   a
    0   1   4   4
    2   0   3   6
    A   B   C   D

South A
  lift A 2: B C

North to move, 20 on the board, taken 14-14, 48 in all
    d   c   b   a
    0   1   4   4
    0   1   4   6
    A   B   C   D
0-1-4-6-4-4-1-0-14-14-N
legal a b c, offer up to 2 of abcd
"
    }

    /// b lies in North's row but is South's by trade, so the two in it and the four behind it
    /// stay.
    g10_two_in_his_own_hole_of_the_other_row_take_nothing {
        clauses: [G10, G15],
        cite: "G10 / Goré, Capture: the first capture must be made in the opponent's \
               territory",
        start: "4-0-0-2-3-1-0-6-16-16-S SSSSNSNN -",
        play: "D",
        @r"
South to move, 16 on the board, taken 16-16, 48 in all
    d   c   b   a
    6   0   1*  3
    4   0   0   2
    A   B   C   D

South D
  lift D 2: a b

North to move, 16 on the board, taken 16-16, 48 in all
    d   c   b   a
    6   0   2*  4
    4   0   0   0
    A   B   C   D
4-0-0-0-4-2-0-6-16-16-N SSSSNSNN -
legal a d, offer up to 2 of acd
"
    }

    /// South makes five in b, North then makes one in C; neither is two or four.
    g10_five_or_one_takes_nothing {
        clauses: [G10],
        cite: "G10 / Goré, Capture: two or four counters, exactly",
        start: "1-0-3-0-6-4-1-0-17-16-S",
        play: "C b",
        @r"
South to move, 15 on the board, taken 17-16, 48 in all
    d   c   b   a
    0   1   4   6
    1   0   3   0
    A   B   C   D

South C
  lift C 3: D a b

North b
  lift b 5: c d A B C

South to move, 15 on the board, taken 17-16, 48 in all
    d   c   b   a
    1   2   0   7
    2   1   1   1
    A   B   C   D
2-1-1-1-7-0-2-1-17-16-S
legal A B C D, offer up to 2 of ABCD
"
    }

    /// South leaves North without a seed; North passes, South's next sowing feeds him, and the
    /// game ends level.
    g11_taking_all_the_opponent_has {
        clauses: [G11, G6, G20, G22],
        cite: "G11 (house) / Goré, How it is played: he passes until the opponent's sowing \
               refills his holes",
        start: "0-0-4-1-1-0-0-0-21-21-S",
        play: "D pass C",
        @r"
South to move, 6 on the board, taken 21-21, 48 in all
    d   c   b   a
    0   0   0   1
    0   0   4   1
    A   B   C   D

South D+2
  lift D 1: a
  take a 2

North pass
  pass

South C
  lift C 4: D a b c
  sweep South 1
  sweep North 3

over 24-24, a draw, 4 on the board, taken 23-21, 48 in all
    d   c   b   a
    0   1   1   1
    0   0   0   1
    A   B   C   D
0-0-0-1-1-1-1-0-23-21-N
legal none
"
    }

    /// After South's capture it is North's turn: A is not his, and with b he takes in his turn.
    g12_the_turn_ends_with_the_captures {
        clauses: [G12, G7, G3],
        cite: "G12 / Goré, Capture: the turn ends as soon as all captures are done",
        start: "3-0-2-5-1-3-6-0-16-12-S",
        play: "C A b",
        @r"
South to move, 20 on the board, taken 16-12, 48 in all
    d   c   b   a
    0   6   3   1
    3   0   2   5
    A   B   C   D

South C+2
  lift C 2: D a
  take a 2

North A refused by G3

North b+4
  lift b 3: c d A
  take A 4

South to move, 14 on the board, taken 18-16, 48 in all
    d   c   b   a
    1   7   0   0
    0   0   0   6
    A   B   C   D
0-0-0-6-0-0-7-1-18-16-S
legal D, offer up to 2 of ABCD
"
    }

    /// South offers C, which holds nothing; now North must answer.
    g13_an_empty_hole_may_be_offered {
        clauses: [G13, G14],
        cite: "G13 (house: empty ones too) / Goré, How it is played: instead of a move he \
               may offer one, two or three of his holes, and he chooses which",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:C",
        @r"
South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

South offer:C
  offer C

North to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
offer waits: C
3-1-0-5-2-6-1-0-12-18-N SSSSNNNN C
legal accept, decline
"
    }

    /// Three holes are the most, and the order in which they are named does not matter.
    g13_three_holes_in_any_order {
        clauses: [G13],
        cite: "G13 / Goré, How it is played: one, two or three of his holes; the one who \
               offers chooses which",
        start: "3-1-4-5-2-6-1-0-8-18-S",
        play: "offer:DAB",
        @r"
South to move, 22 on the board, taken 8-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   4   5
    A   B   C   D

South offer:ABD
  offer ABD

North to move, 22 on the board, taken 8-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   4   5
    A   B   C   D
offer waits: ABD
3-1-4-5-2-6-1-0-8-18-N SSSSNNNN ABD
legal accept, decline
"
    }

    /// Four holes are too many, and a hole of North's is not South's to offer, alone or among
    /// his own.
    g13_not_four_and_not_the_opponents {
        clauses: [G13],
        cite: "G13 / Goré, How it is played: one, two or three of his own holes",
        start: "3-1-4-5-2-0-1-1-7-24-S",
        play: "offer:ABCD offer:Aa offer:a",
        @r"
South to move, 17 on the board, taken 7-24, 48 in all
    d   c   b   a
    1   1   0   2
    3   1   4   5
    A   B   C   D

South offer:ABCD refused by G13

South offer:Aa refused by G13

South offer:a refused by G13

South to move, 17 on the board, taken 7-24, 48 in all
    d   c   b   a
    1   1   0   2
    3   1   4   5
    A   B   C   D
3-1-4-5-2-0-1-1-7-24-S
legal A B C D, offer up to 3 of ABCD
"
    }

    /// North offers the D he once got, South pays for it, and the rows are whole again.
    g13_a_traded_hole_may_be_offered_back {
        clauses: [G13, G15],
        cite: "G13, G15 / Goré, How it is played: his holes are those he controls",
        start: "4-2-0-6-1-0-3-2-19-11-N SSSNNNNN -",
        play: "offer:D accept",
        @r"
North to move, 18 on the board, taken 19-11, 48 in all
    d   c   b   a
    2   3   0   1
    4   2   0   6*
    A   B   C   D

North offer:D
  offer D

South accept
  accept D
  pay D 6

South to move, 24 on the board, taken 13-11, 48 in all
    d   c   b   a
    2   3   0   1
    4   2   0  12
    A   B   C   D
4-2-0-12-1-0-3-2-13-11-S
legal A B D, offer up to 1 of ABCD
"
    }

    /// The refusal changes nothing on the board, and North's own turn follows it.
    g14_he_declines_and_then_takes_his_turn {
        clauses: [G14, G18],
        cite: "G14 / Goré, How it is played: the offer uses up the proposer's turn, and the \
               opponent plays next whether he accepts or declines",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:C decline b",
        @r"
South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

South offer:C
  offer C

North decline
  decline C

North b
  lift b 6: c d A B C D

South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    1   2   0   2
    4   2   1   6
    A   B   C   D
4-2-1-6-2-0-2-1-12-18-S
legal A B C D, offer up to 3 of ABCD
"
    }

    /// North pays into D, and in the same breath may sow it: ten seeds, past their origin.
    g14_he_accepts_and_then_takes_his_turn {
        clauses: [G14, G15, G5],
        cite: "G14, G15 / Goré, How it is played: from the holes made over to him he may \
               henceforth begin moves",
        start: "2-0-1-4-3-5-0-1-8-24-S",
        play: "offer:D accept D",
        @r"
South to move, 16 on the board, taken 8-24, 48 in all
    d   c   b   a
    1   0   5   3
    2   0   1   4
    A   B   C   D

South offer:D
  offer D

North accept
  accept D
  pay D 6

North D
  lift D 10: a b c d A B C D a b

South to move, 22 on the board, taken 8-18, 48 in all
    d   c   b   a
    2   1   7   5
    3   1   2   1*
    A   B   C   D
3-1-2-1-5-7-1-2-8-18-S SSSNNNNN -
legal A B C, offer up to 2 of ABC
"
    }

    /// No sowing, no counter-offer, no pass until North has answered; and one answer is enough.
    g14_only_an_answer_while_an_offer_waits {
        clauses: [G14, G15],
        cite: "G14 / Goré, How it is played: the opponent either accepts or declines",
        start: "3-1-0-5-2-6-1-0-12-18-N SSSSNNNN C",
        play: "b offer:a pass accept accept",
        @r"
North to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
offer waits: C

North b refused by G14

North offer:a refused by G14

North pass refused by G14

North accept
  accept C
  pay C 6

North accept refused by G14

North to move, 24 on the board, taken 12-12, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   6*  5
    A   B   C   D
3-1-6-5-2-6-1-0-12-12-N SSNSNNNN -
legal C a b c, offer up to 2 of Cabcd
"
    }

    /// Nothing was offered, so there is nothing to accept or to decline.
    g14_no_answer_without_an_offer {
        clauses: [G14],
        cite: "G14 / Goré, How it is played: accepting and declining answer an offer",
        start: "start",
        play: "accept decline",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South accept refused by G14

South decline refused by G14

South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D
6-6-6-6-6-6-6-6-0-0-S
legal A B C D
"
    }

    /// North pays twelve for A, which was empty, and for B, which held three.
    g15_six_into_each_on_top_of_what_is_there {
        clauses: [G15],
        cite: "G15 / Goré, How it is played: at once the receiver lays six captured seeds \
               into each new hole, added to the counters there",
        start: "0-3-2-7-1-1-4-0-10-20-S",
        play: "offer:AB accept",
        @r"
South to move, 18 on the board, taken 10-20, 48 in all
    d   c   b   a
    0   4   1   1
    0   3   2   7
    A   B   C   D

South offer:AB
  offer AB

North accept
  accept AB
  pay A 6
  pay B 6

North to move, 30 on the board, taken 10-8, 48 in all
    d   c   b   a
    0   4   1   1
    6*  9*  2   7
    A   B   C   D
6-9-2-7-1-1-4-0-10-8-N NNSSNNNN -
legal A B a b c, offer up to 1 of ABabcd
"
    }

    /// D is in South's row but North's by trade: South may not sow it.
    g15_the_giver_no_longer_plays_it {
        clauses: [G15, G3],
        cite: "G15 / Goré, How it is played: the holes made over become the opponent's \
               territory",
        start: "3-1-2-1-5-7-1-2-8-18-S SSSNNNNN -",
        play: "D B",
        @r"
South to move, 22 on the board, taken 8-18, 48 in all
    d   c   b   a
    2   1   7   5
    3   1   2   1*
    A   B   C   D

South D refused by G3

South B
  lift B 1: C

North to move, 22 on the board, taken 8-18, 48 in all
    d   c   b   a
    2   1   7   5
    3   0   3   1*
    A   B   C   D
3-0-3-1-5-7-1-2-8-18-N SSSNNNNN -
legal D a b c d, offer up to 1 of Dabcd
"
    }

    /// North pays all he has for three holes, and South keeps one.
    g15_three_holes_for_eighteen_seeds {
        clauses: [G15, G16, G13],
        cite: "G15 / Goré, How it is played: up to three holes, six captured seeds into \
               each",
        start: "1-0-2-6-4-0-3-1-13-18-S",
        play: "offer:ABC accept",
        @r"
South to move, 17 on the board, taken 13-18, 48 in all
    d   c   b   a
    1   3   0   4
    1   0   2   6
    A   B   C   D

South offer:ABC
  offer ABC

North accept
  accept ABC
  pay A 6
  pay B 6
  pay C 6

North to move, 35 on the board, taken 13-0, 48 in all
    d   c   b   a
    1   3   0   4
    7*  6*  8*  6
    A   B   C   D
7-6-8-6-4-0-3-1-13-0-N NNNSNNNN -
legal A B C a c d, offer up to 2 of ABCabcd
"
    }

    /// North has twelve: an offer of three holes is refused, one of two is good.
    g16_twelve_pay_for_two_and_not_for_three {
        clauses: [G16, G15],
        cite: "G16 (house) / Goré, How it is played: the receiver must at once lay six \
               seeds he captured before into each hole",
        start: "2-0-4-6-3-1-5-0-15-12-S",
        play: "offer:ABC offer:AB accept",
        @r"
South to move, 21 on the board, taken 15-12, 48 in all
    d   c   b   a
    0   5   1   3
    2   0   4   6
    A   B   C   D

South offer:ABC refused by G16

South offer:AB
  offer AB

North accept
  accept AB
  pay A 6
  pay B 6

North to move, 33 on the board, taken 15-0, 48 in all
    d   c   b   a
    0   5   1   3
    8*  6*  4   6
    A   B   C   D
8-6-4-6-3-1-5-0-15-0-N NNSSNNNN -
legal A B a b c, offer up to 2 of ABabcd
"
    }

    /// North has five and cannot pay; South's own thirty do not count.
    g16_the_acceptor_pays_not_the_proposer {
        clauses: [G16],
        cite: "G16 (house) / Goré, How it is played: the receiver pays, with seeds he \
               captured before",
        start: "2-1-0-4-3-0-2-1-30-5-S",
        play: "offer:A",
        @r"
South to move, 13 on the board, taken 30-5, 48 in all
    d   c   b   a
    1   2   0   3
    2   1   0   4
    A   B   C   D

South offer:A refused by G16

South to move, 13 on the board, taken 30-5, 48 in all
    d   c   b   a
    1   2   0   3
    2   1   0   4
    A   B   C   D
2-1-0-4-3-0-2-1-30-5-S
legal A B D
"
    }

    /// South has three holes left: he may offer two of them, not all three.
    g17_three_of_three_leave_nothing {
        clauses: [G17, G13],
        cite: "G17 (house) / Goré, How it is played: one, two or three of his holes, never \
               the whole row",
        start: "2-0-5-3-1-4-2-2-11-18-S SSSNNNNN -",
        play: "offer:ABC offer:BC",
        @r"
South to move, 19 on the board, taken 11-18, 48 in all
    d   c   b   a
    2   2   4   1
    2   0   5   3*
    A   B   C   D

South offer:ABC refused by G17

South offer:BC
  offer BC

North to move, 19 on the board, taken 11-18, 48 in all
    d   c   b   a
    2   2   4   1
    2   0   5   3*
    A   B   C   D
offer waits: BC
2-0-5-3-1-4-2-2-11-18-N SSSNNNNN BC
legal accept, decline
"
    }

    /// A is all that South has: he can only sow it.
    g17_the_last_hole_is_not_for_sale {
        clauses: [G17],
        cite: "G17 (house) / Goré, How it is played: one, two or three of his holes, never \
               the whole row",
        start: "5-1-0-2-3-0-1-2-10-24-S SNNNNNNN -",
        play: "offer:A A",
        @r"
South to move, 14 on the board, taken 10-24, 48 in all
    d   c   b   a
    2   1   0   3
    5   1*  0*  2*
    A   B   C   D

South offer:A refused by G17

South A
  lift A 5: B C D a b

North to move, 14 on the board, taken 10-24, 48 in all
    d   c   b   a
    2   1   1   4
    0   2*  1*  3*
    A   B   C   D
0-2-1-3-4-1-1-2-10-24-N SNNNNNNN -
legal B C D a b c d, offer up to 1 of BCDabcd
"
    }

    /// The offer would leave South no hole, and North could not pay for it either; the hole is
    /// what is named.
    g17_is_asked_before_the_payment {
        clauses: [G17, G16],
        cite: "G17, G16 (both house) / Goré, How it is played: territorial trade",
        start: "3-2-0-4-1-5-0-3-22-8-S SSNNNNNN -",
        play: "offer:AB",
        @r"
South to move, 18 on the board, taken 22-8, 48 in all
    d   c   b   a
    3   0   5   1
    3   2   0*  4*
    A   B   C   D

South offer:AB refused by G17

South to move, 18 on the board, taken 22-8, 48 in all
    d   c   b   a
    3   0   5   1
    3   2   0*  4*
    A   B   C   D
3-2-0-4-1-5-0-3-22-8-S SSNNNNNN -
legal A B, offer up to 1 of AB
"
    }

    /// In an odd set-up every hole is South's: North passes, is offered two, pays for them, and
    /// can move.
    g17_who_has_no_hole_plays_on_if_one_is_offered {
        clauses: [G17, G6, G15],
        cite: "G17 (house), G6 / Goré, How it is played: the holes made over become the \
               opponent's territory",
        start: "2-1-0-3-4-0-1-1-16-20-N SSSSSSSS -",
        play: "pass offer:bd accept",
        @r"
North to move, 12 on the board, taken 16-20, 48 in all
    d   c   b   a
    1*  1*  0*  4*
    2   1   0   3
    A   B   C   D

North pass
  pass

South offer:bd
  offer bd

North accept
  accept bd
  pay b 6
  pay d 6

North to move, 24 on the board, taken 16-8, 48 in all
    d   c   b   a
    7   1*  6   4*
    2   1   0   3
    A   B   C   D
2-1-0-3-4-6-1-7-16-8-N SSSSSNSN -
legal b d, offer up to 1 of bd
"
    }

    /// North declines, sows his last three, and wins; but not with glory.
    g18_a_win_after_a_refusal_is_without_glory {
        clauses: [G18, G20],
        cite: "G18 / Goré, How it is played: to decline is thought mean, and a win after it \
               is branded a win without glory",
        start: "0-1-0-0-0-1-0-3-12-31-S",
        play: "offer:B decline d",
        @r"
South to move, 5 on the board, taken 12-31, 48 in all
    d   c   b   a
    3   0   1   0
    0   1   0   0
    A   B   C   D

South offer:B
  offer B

North decline
  decline B

North d
  lift d 3: A B C
  sweep South 4
  sweep North 1

over 16-32, North wins without glory, 5 on the board, taken 12-31, 48 in all
    d   c   b   a
    0   0   1   0
    1   2   1   0
    A   B   C   D
1-2-1-0-0-1-0-0-12-31-S
legal none
"
    }

    /// The same moves, but South is ahead: he declined nothing, so his win is a plain one.
    g18_the_losers_refusal_does_not_matter {
        clauses: [G18, G20],
        cite: "G18 / Goré, How it is played: it is the win of him who declined that is \
               branded",
        start: "0-1-0-0-0-1-0-3-31-12-S",
        play: "offer:B decline d",
        @r"
South to move, 5 on the board, taken 31-12, 48 in all
    d   c   b   a
    3   0   1   0
    0   1   0   0
    A   B   C   D

South offer:B
  offer B

North decline
  decline B

North d
  lift d 3: A B C
  sweep South 4
  sweep North 1

over 35-13, South wins, 5 on the board, taken 31-12, 48 in all
    d   c   b   a
    0   0   1   0
    1   2   1   0
    A   B   C   D
1-2-1-0-0-1-0-0-31-12-S
legal none
"
    }

    /// North's own turn after the refusal is an offer, which South accepts.
    g19_he_declines_and_offers_himself {
        clauses: [G19, G14, G15],
        cite: "G19 (house) / Goré, How it is played: the opponent plays next; instead of a \
               move a player may offer",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:A decline offer:cd accept",
        @r"
South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

South offer:A
  offer A

North decline
  decline A

North offer:cd
  offer cd

South accept
  accept cd
  pay c 6
  pay d 6

South to move, 30 on the board, taken 0-18, 48 in all
    d   c   b   a
    6*  7*  6   2
    3   1   0   5
    A   B   C   D
3-1-0-5-2-6-7-6-0-18-S SSSSNNSS -
legal A B D c d, offer up to 3 of ABCDcd
"
    }

    /// North buys D and offers it back at once; South buys it again, and sixteen seeds stand in
    /// it.
    g19_he_accepts_and_offers_it_back {
        clauses: [G19, G13, G15],
        cite: "G19 (house) / Goré, How it is played: the opponent plays next; instead of a \
               move a player may offer",
        start: "2-0-1-4-3-5-0-1-8-24-S",
        play: "offer:D accept offer:D accept",
        @r"
South to move, 16 on the board, taken 8-24, 48 in all
    d   c   b   a
    1   0   5   3
    2   0   1   4
    A   B   C   D

South offer:D
  offer D

North accept
  accept D
  pay D 6

North offer:D
  offer D

South accept
  accept D
  pay D 6

South to move, 28 on the board, taken 2-18, 48 in all
    d   c   b   a
    1   0   5   3
    2   0   1  16
    A   B   C   D
2-0-1-16-3-5-0-1-2-18-S
legal A C D, offer up to 3 of ABCD
"
    }

    /// Two in D is the most that is left: the game is over, and no move is legal any more.
    g20_over_when_every_hole_has_less_than_three {
        clauses: [G20, G21, G22],
        cite: "G20 / Goré, End and winner: the game ends when every hole holds fewer than \
               three stones",
        start: "3-0-0-1-0-1-0-0-22-21-S",
        play: "A b",
        @r"
South to move, 5 on the board, taken 22-21, 48 in all
    d   c   b   a
    0   0   1   0
    3   0   0   1
    A   B   C   D

South A
  lift A 3: B C D
  sweep South 4
  sweep North 1

North b refused by G20

over 26-22, South wins, 5 on the board, taken 22-21, 48 in all
    d   c   b   a
    0   0   1   0
    0   1   1   2
    A   B   C   D
0-1-1-2-0-1-0-0-22-21-N
legal none
"
    }

    /// One seed more in D, and the game goes on.
    g20_a_single_three_keeps_it_going {
        clauses: [G20],
        cite: "G20 / Goré, End and winner: every hole, that is: none, one or two stones in \
               each",
        start: "3-0-0-2-0-1-0-0-21-21-S",
        play: "A",
        @r"
South to move, 6 on the board, taken 21-21, 48 in all
    d   c   b   a
    0   0   1   0
    3   0   0   2
    A   B   C   D

South A
  lift A 3: B C D

North to move, 6 on the board, taken 21-21, 48 in all
    d   c   b   a
    0   0   1   0
    0   1   1   3
    A   B   C   D
0-1-1-3-0-1-0-0-21-21-N
legal b, offer up to 3 of abcd
"
    }

    /// The last big hole is captured, and what is left is swept up.
    g20_a_capture_may_end_it {
        clauses: [G20, G7, G21],
        cite: "G20 / Goré, End and winner: the game ends when every hole holds fewer than \
               three stones",
        start: "1-0-2-1-3-0-1-0-20-20-S",
        play: "D",
        @r"
South to move, 8 on the board, taken 20-20, 48 in all
    d   c   b   a
    0   1   0   3
    1   0   2   1
    A   B   C   D

South D+4
  lift D 1: a
  take a 4
  sweep South 3
  sweep North 1

over 27-21, South wins, 4 on the board, taken 24-20, 48 in all
    d   c   b   a
    0   1   0   0
    1   0   2   0
    A   B   C   D
1-0-2-0-0-0-1-0-24-20-N
legal none
"
    }

    /// No hole of this set-up holds three: it is finished before anybody moves.
    g20_a_set_up_may_be_over_at_once {
        clauses: [G20, G21],
        cite: "G20 (house: looked at in the starting position) / Goré, End and winner: the \
               game ends when every hole holds fewer than three stones",
        start: "1-0-2-1-0-2-0-1-22-19-S",
        play: "C",
        @r"
South to move, 7 on the board, taken 22-19, 48 in all
    d   c   b   a
    1   0   2   0
    1   0   2   1
    A   B   C   D

South C refused by G20

over 26-22, South wins, 7 on the board, taken 22-19, 48 in all
    d   c   b   a
    1   0   2   0
    1   0   2   1
    A   B   C   D
1-0-2-1-0-2-0-1-22-19-S
legal none
"
    }

    /// Every hole is below three, but an offer waits; the payment brings a six, and the game
    /// goes on.
    g20_a_waiting_offer_holds_it_open {
        clauses: [G20, G14, G15],
        cite: "G20 (house: not while an offer waits) / Goré, End and winner: every hole \
               fewer than three",
        start: "2-1-0-1-0-2-1-0-17-24-N SSSSNNNN C",
        play: "accept",
        @r"
North to move, 7 on the board, taken 17-24, 48 in all
    d   c   b   a
    0   1   2   0
    2   1   0   1
    A   B   C   D
offer waits: C

North accept
  accept C
  pay C 6

North to move, 13 on the board, taken 17-18, 48 in all
    d   c   b   a
    0   1   2   0
    2   1   6*  1
    A   B   C   D
2-1-6-1-0-2-1-0-17-18-N SSNSNNNN -
legal C b c, offer up to 2 of Cabcd
"
    }

    /// The same offer declined: nothing holds the game open any more, and the refusal has cost
    /// North his glory.
    g20_is_looked_at_after_a_refusal {
        clauses: [G20, G14, G18, G21],
        cite: "G20 (house: after every move, replies included) / Goré, End and winner: \
               every hole fewer than three",
        start: "2-1-0-1-0-2-1-0-17-24-N SSSSNNNN C",
        play: "decline",
        @r"
North to move, 7 on the board, taken 17-24, 48 in all
    d   c   b   a
    0   1   2   0
    2   1   0   1
    A   B   C   D
offer waits: C

North decline
  decline C
  sweep South 4
  sweep North 3

over 21-27, North wins without glory, 7 on the board, taken 17-24, 48 in all
    d   c   b   a
    0   1   2   0
    2   1   0   1
    A   B   C   D
2-1-0-1-0-2-1-0-17-24-N
legal none
"
    }

    /// The two seeds in D, in South's row, are North's, for the hole is North's; with them he
    /// wins.
    g21_what_is_left_goes_by_territory {
        clauses: [G21, G20],
        cite: "G21 / Goré, End and winner: the rest is gathered by the player who controls \
               the holes it lies in",
        start: "1-0-3-1-0-0-1-0-22-20-S SSSNNNNN -",
        play: "C",
        @r"
South to move, 6 on the board, taken 22-20, 48 in all
    d   c   b   a
    0   1   0   0
    1   0   3   1*
    A   B   C   D

South C
  lift C 3: D a b
  sweep South 1
  sweep North 5

over 23-25, North wins, 6 on the board, taken 22-20, 48 in all
    d   c   b   a
    0   1   1   1
    1   0   0   2*
    A   B   C   D
1-0-0-2-1-1-1-0-22-20-N SSSNNNNN -
legal none
"
    }

    /// Eight seeds in all, four for each: nobody has more.
    g22_equal_totals_draw {
        clauses: [G22, G20, G21],
        cite: "G22 (house: equal is a draw) / Goré, End and winner: whoever has gathered \
               the most stones wins",
        start: "3-0-0-0-0-0-1-0-1-3-S",
        play: "A",
        @r"
South to move, 4 on the board, taken 1-3, 8 in all
    d   c   b   a
    0   1   0   0
    3   0   0   0
    A   B   C   D

South A
  lift A 3: B C D
  sweep South 3
  sweep North 1

over 4-4, a draw, 4 on the board, taken 1-3, 8 in all
    d   c   b   a
    0   1   0   0
    0   1   1   1
    A   B   C   D
0-1-1-1-0-0-1-0-1-3-N
legal none
"
    }
}
