//! Ends of Goré that its own rules do not bring, and the glory that a refusal costs.
//!
//! The circle with captures and trades was found by search, and then counted out by hand.

scenarios! {
    game: Gore;

    /// Two refusals in turn bring the starting position back; once is allowed.
    a1_the_second_time_is_not_the_end {
        clauses: [A1, G14, G19],
        cite: "A1 (house): the third time and not the first, since two refusals in turn \
               repeat a position by themselves",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:A decline offer:a decline",
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

North offer:a
  offer a

South decline
  decline a

South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
3-1-0-5-2-6-1-0-12-18-S
legal A B D, offer up to 3 of ABCD
"
    }

    /// The start is its own first time; after eight moves it stands for the third, and each
    /// keeps what is on his side. North has declined, so he wins without glory.
    a1_two_refusals_in_turn_for_the_third_time {
        clauses: [A1, G18, G21],
        cite: "A1 (house), G18 / Goré, How it is played: a win after a refusal is one \
               without glory",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "(offer:A decline offer:a decline)x2 A",
        @r"
South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

... 7 moves ...

South decline
  decline a

South A refused by A1

over 21-27, North wins by repetition without glory, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
3-1-0-5-2-6-1-0-12-18-S
legal none
"
    }

    /// Three, two, one march round the board behind each other, sown from the rear: after
    /// eight turns all stands as it stood, after sixteen it is a draw.
    a1_two_marching_groups_come_round {
        clauses: [A1, G3, G10],
        cite: "A1 (house): the same seeds, territory and player to move for the third \
               time",
        start: "3-2-1-0-3-2-1-0-18-18-S",
        play: "(A a B b C c D d)x2",
        @r"
South to move, 12 on the board, taken 18-18, 48 in all
    d   c   b   a
    0   1   2   3
    3   2   1   0
    A   B   C   D

... 14 moves ...

South D
  lift D 3: a b c

North d
  lift d 3: A B C

over 24-24, a draw by repetition, 12 on the board, taken 18-18, 48 in all
    d   c   b   a
    0   1   2   3
    3   2   1   0
    A   B   C   D
3-2-1-0-3-2-1-0-18-18-S
legal none
"
    }

    /// A circle with two trades and three captures in it: what was captured pays for pits, and what
    /// was paid is captured again. Captures do not make a position new.
    a1_captures_and_trades_do_not_matter {
        clauses: [A1, G15, G21],
        cite: "A1 (house): when the same position stands for the third time, whatever happened \
               in between",
        start: "1-0-0-3-0-0-3-2-2-8-N SSSSNNNN A",
        play: "(accept d D offer:A decline B offer:A accept A b C a offer:A decline b offer:A)x2",
        @r"
North to move, 9 on the board, taken 2-8, 19 in all
    d   c   b   a
    2   3   0   0
    1   0   0   3
    A   B   C   D
offer waits: A

... 30 moves ...

North b
  lift b 2: c d

South offer:A
  offer A

over 6-13, North wins by repetition without glory, 9 on the board, taken 2-8, 19 in all
    d   c   b   a
    2   3   0   0
    1   0   0   3
    A   B   C   D
offer waits: A
1-0-0-3-0-0-3-2-2-8-N SSSSNNNN A
legal none
"
    }

    /// What stands for the third time here is a waiting offer; the game ends before it is
    /// answered.
    a1_a_position_with_an_offer_waiting_counts_too {
        clauses: [A1, G14, G18],
        cite: "A1 (house): looked at after every move, and a waiting offer is part of \
               the position",
        start: "3-1-0-5-2-6-1-0-12-18-N SSSSNNNN A",
        play: "(decline offer:a decline offer:A)x2 accept",
        @r"
North to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
offer waits: A

... 7 moves ...

South offer:A
  offer A

North accept refused by A1

over 21-27, North wins by repetition without glory, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
offer waits: A
3-1-0-5-2-6-1-0-12-18-N SSSSNNNN A
legal none
"
    }

    /// Every hole is South's, so nothing can be captured. He walks one seed after the other
    /// to d, never sowing d, so no position can return but by a refused offer: twenty-five
    /// times offer, pass, step, pass make a hundred turns.
    a2_a_hundred_quiet_turns {
        clauses: [A2, G6, G10],
        cite: "A2 (house): 100 turns in a row without a capture and without an accepted \
               offer; sowings, passes and offers are turns, replies are not",
        start: "1-1-1-1-1-1-1-3-14-24-S SSSSSSSS -",
        play: "offer:A decline pass c pass offer:A decline pass b pass offer:A decline pass c \
               pass offer:A decline pass a pass offer:A decline pass b pass offer:A decline \
               pass c pass offer:A decline pass D pass offer:A decline pass a pass offer:A \
               decline pass b pass offer:A decline pass c pass offer:A decline pass C pass \
               offer:A decline pass D pass offer:A decline pass a pass offer:A decline pass b \
               pass offer:A decline pass c pass offer:A decline pass B pass offer:A decline \
               pass C pass offer:A decline pass D pass offer:A decline pass a pass offer:A \
               decline pass b pass offer:A decline pass c pass offer:A decline pass A pass \
               offer:A decline pass B pass offer:A decline pass C pass offer:A decline pass D \
               pass a",
        @r"
South to move, 10 on the board, taken 14-24, 48 in all
    d   c   b   a
    3*  1*  1*  1*
    1   1   1   1
    A   B   C   D

... 124 moves ...

North pass
  pass

South a refused by A2

over 24-24, a draw for want of progress, 10 on the board, taken 14-24, 48 in all
    d   c   b   a
    9*  0*  0*  1*
    0   0   0   0
    A   B   C   D
0-0-0-0-1-0-0-9-14-24-S SSSSSSSS -
legal none
"
    }

    /// The same walk with North to move first: here the hundredth turn is an offer. It must
    /// be answered before anything is judged, and accepting it is progress.
    a2_not_while_an_offer_waits {
        clauses: [A2, G15],
        cite: "A2 (house): not while an offer waits; an accepted offer begins the count \
               anew",
        start: "1-1-1-1-1-1-1-3-14-24-N SSSSSSSS -",
        play: "pass c pass offer:A decline pass b pass offer:A decline pass c pass offer:A \
               decline pass a pass offer:A decline pass b pass offer:A decline pass c pass \
               offer:A decline pass D pass offer:A decline pass a pass offer:A decline pass b \
               pass offer:A decline pass c pass offer:A decline pass C pass offer:A decline \
               pass D pass offer:A decline pass a pass offer:A decline pass b pass offer:A \
               decline pass c pass offer:A decline pass B pass offer:A decline pass C pass \
               offer:A decline pass D pass offer:A decline pass a pass offer:A decline pass b \
               pass offer:A decline pass c pass offer:A decline pass A pass offer:A decline \
               pass B pass offer:A decline pass C pass offer:A decline pass D pass offer:A \
               accept",
        @r"
North to move, 10 on the board, taken 14-24, 48 in all
    d   c   b   a
    3*  1*  1*  1*
    1   1   1   1
    A   B   C   D

... 123 moves ...

South offer:A
  offer A

North accept
  accept A
  pay A 6

North to move, 16 on the board, taken 14-18, 48 in all
    d   c   b   a
    9*  0*  0*  1*
    6*  0   0   0
    A   B   C   D
6-0-0-0-1-0-0-9-14-18-N NSSSSSSS -
legal A
"
    }

    /// The offer of the hundredth turn is declined: that reply ends the game, and not to
    /// North's glory.
    a2_is_looked_at_after_the_refusal {
        clauses: [A2, G18],
        cite: "A2 (house), G18 / Goré, How it is played: a win after a refusal is one \
               without glory",
        start: "1-1-1-1-1-1-1-3-13-24-N SSSSSSSS -",
        play: "pass c pass offer:A decline pass b pass offer:A decline pass c pass offer:A \
               decline pass a pass offer:A decline pass b pass offer:A decline pass c pass \
               offer:A decline pass D pass offer:A decline pass a pass offer:A decline pass b \
               pass offer:A decline pass c pass offer:A decline pass C pass offer:A decline \
               pass D pass offer:A decline pass a pass offer:A decline pass b pass offer:A \
               decline pass c pass offer:A decline pass B pass offer:A decline pass C pass \
               offer:A decline pass D pass offer:A decline pass a pass offer:A decline pass b \
               pass offer:A decline pass c pass offer:A decline pass A pass offer:A decline \
               pass B pass offer:A decline pass C pass offer:A decline pass D pass offer:A \
               decline",
        @r"
North to move, 10 on the board, taken 13-24, 47 in all
    d   c   b   a
    3*  1*  1*  1*
    1   1   1   1
    A   B   C   D

... 123 moves ...

South offer:A
  offer A

North decline
  decline A

over 23-24, North wins for want of progress without glory, 10 on the board, taken 13-24, 47 in all
    d   c   b   a
    9*  0*  0*  1*
    0   0   0   0
    A   B   C   D
0-0-0-0-1-0-0-9-13-24-N SSSSSSSS -
legal none
"
    }

    /// North would have 27 to South's 21, but he resigns.
    a3_who_resigns_loses_whatever_the_seeds {
        clauses: [A3, G21],
        cite: "A3 (house): resignation gives the opponent the win; the score is what is \
               taken and what stands in the territories",
        start: "start",
        play: "A resign",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

South A
  lift A 6: B C D a b c

North resigns

over 21-27, South wins by resignation, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   7   7   7
    0   7   7   7
    A   B   C   D
0-7-7-7-7-7-7-6-0-0-N
legal none
"
    }

    /// North forfeits, and may not change his mind.
    a3_a_forfeit_ends_the_game {
        clauses: [A3],
        cite: "A3 (house): forfeit, at any time, gives the opponent the win",
        start: "3-0-2-5-1-3-6-0-16-12-S",
        play: "C forfeit b",
        @r"
South to move, 20 on the board, taken 16-12, 48 in all
    d   c   b   a
    0   6   3   1
    3   0   2   5
    A   B   C   D

South C+2
  lift C 2: D a
  take a 2

North forfeits

North b refused by A3

over 27-21, South wins by forfeit, 18 on the board, taken 18-12, 48 in all
    d   c   b   a
    0   6   3   0
    3   0   0   6
    A   B   C   D
3-0-0-6-0-3-6-0-18-12-N
legal none
"
    }

    /// They agree to stop; South has 37 with what stands on his side.
    a3_by_agreement_more_seeds_win {
        clauses: [A3, G22],
        cite: "A3 (house): agreement ends the game with the same score, and more seeds \
               win",
        start: "2-1-0-4-3-0-2-1-30-5-S",
        play: "agree",
        @r"
South to move, 13 on the board, taken 30-5, 48 in all
    d   c   b   a
    1   2   0   3
    2   1   0   4
    A   B   C   D

agreed

over 37-11, South wins by agreement, 13 on the board, taken 30-5, 48 in all
    d   c   b   a
    1   2   0   3
    2   1   0   4
    A   B   C   D
2-1-0-4-3-0-2-1-30-5-S
legal none
"
    }

    /// They agree before the first move, with 24 on either side.
    a3_an_agreed_draw {
        clauses: [A3, G22],
        cite: "A3 (house): agreement ends the game with the same score, and equal \
               totals draw",
        start: "start",
        play: "agree",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D

agreed

over 24-24, a draw by agreement, 48 on the board, taken 0-0, 48 in all
    d   c   b   a
    6   6   6   6
    6   6   6   6
    A   B   C   D
6-6-6-6-6-6-6-6-0-0-S
legal none
"
    }

    /// North resigns instead of answering: nothing is paid, and no hole changes hands in
    /// the score.
    a3_a_waiting_offer_lapses {
        clauses: [A3, G14],
        cite: "A3 (house): at any time; a waiting offer lapses",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:AD resign",
        @r"
South to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

South offer:AD
  offer AD

North resigns

over 21-27, South wins by resignation, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
offer waits: AD
3-1-0-5-2-6-1-0-12-18-N SSSSNNNN AD
legal none
"
    }

    /// North declines first and accepts the second time; South resigns, and the win is
    /// still without glory. The hole he bought counts for him, though it is empty now.
    g18_glory_once_lost_is_not_bought_back {
        clauses: [G18, A3, G15],
        cite: "G18: it holds for every kind of win / Goré, How it is played: a win \
               after a refusal is one without glory",
        start: "3-1-0-5-2-6-1-0-12-18-S",
        play: "offer:C decline b offer:C accept C resign",
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

South offer:C
  offer C

North accept
  accept C
  pay C 6

North C
  lift C 7: D a b c d A B

South resigns

over 27-21, North wins by resignation without glory, 24 on the board, taken 12-12, 48 in all
    d   c   b   a
    2   3   1   3
    5   3   0*  7
    A   B   C   D
5-3-0-7-3-1-3-2-12-12-S SSNSNNNN -
legal none
"
    }

    /// South declines, and then they agree to stop: North, who made the offer, has more and
    /// keeps his glory.
    g18_who_was_refused_wins_with_glory {
        clauses: [G18, A3],
        cite: "G18 / Goré, How it is played: it is the win of him who declined that is \
               branded",
        start: "3-1-0-5-2-6-1-0-12-18-N",
        play: "offer:b decline agree",
        @r"
North to move, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D

North offer:b
  offer b

South decline
  decline b

agreed

over 21-27, North wins by agreement, 18 on the board, taken 12-18, 48 in all
    d   c   b   a
    0   1   6   2
    3   1   0   5
    A   B   C   D
3-1-0-5-2-6-1-0-12-18-S
legal none
"
    }
}
