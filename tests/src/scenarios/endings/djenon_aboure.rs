//! Ends of Djenon-aboure that its own rules do not bring.

scenarios! {
    game: DjenonAboure;

    /// South resigns before his first move: 24 to 24, and North has won.
    a3_who_resigns_loses_on_equal_seeds {
        clauses: [A3, D14],
        cite: "A3 (house): resignation gives the opponent the win, whatever the seeds",
        start: "start",
        play: "resign",
        @r"
South to move, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F

South resigns

over 24-24, North wins by resignation, 48 on the board, taken 0-0, 48 in all
    f   e   d   c   b   a
    4   4   4   4   4   4
    4   4   4   4   4   4
    A   B   C   D   E   F
4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
legal none
"
    }

    /// After South's opening they agree to stop; the two seeds it took decide.
    a3_by_agreement_more_seeds_win {
        clauses: [A3, D5, D14, D15],
        cite: "A3 (house): agreement ends the game with what is taken and what stands \
               in the rows, and more seeds win",
        start: "start",
        play: "A agree",
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

agreed

over 26-22, South wins by agreement, 46 on the board, taken 2-0, 48 in all
    f   e   d   c   b   a
    1   5   5   5   1   5
    2   6   6   0   5   5
    A   B   C   D   E   F
2-6-6-0-5-5-5-1-5-5-5-1-2-0-N
legal none
"
    }

    /// South forfeits with 25 to 23; the win is North's, and no move is left.
    a3_a_forfeit_ends_the_game {
        clauses: [A3],
        cite: "A3 (house): forfeit, at any time, gives the opponent the win whatever \
               the seeds",
        start: "2-0-0-0-0-1-0-3-0-0-1-0-22-19-S",
        play: "forfeit A",
        @r"
South to move, 7 on the board, taken 22-19, 48 in all
    f   e   d   c   b   a
    0   1   0   0   3   0
    2   0   0   0   0   1
    A   B   C   D   E   F

South forfeits

South A refused by A3

over 25-23, North wins by forfeit, 7 on the board, taken 22-19, 48 in all
    f   e   d   c   b   a
    0   1   0   0   3   0
    2   0   0   0   0   1
    A   B   C   D   E   F
2-0-0-0-0-1-0-3-0-0-1-0-22-19-S
legal none
"
    }
}
