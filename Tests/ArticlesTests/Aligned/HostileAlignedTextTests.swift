import Testing

/// Large texts of few kinds of lines, whose reading must end.
@Suite struct HostileAlignedTextTests {
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            String(repeating: " ", count: 1_000_000), String(repeating: "a  ", count: 330_000),
            String(repeating: "a  1\n", count: 100_000), String(repeating: "-- --\nab\n", count: 50_000),
            String(repeating: "+--+--+\n| a\n", count: 50_000),
            String(repeating: "a,1\n", count: 100_000), String(repeating: "a,\"1\n", count: 100_000),
            "|===\n" + String(repeating: ".999+|a 999+|b\n", count: 50_000) + "|===\n",
            "[cols=\"500*\"]\n|===\n" + String(repeating: ".999+500*|a\n", count: 2_000) + "|===\n",
            String(repeating: "|===\n|a |b\n", count: 50_000),
            "[cols=\"-9223372036854775808*,-9223372036854775808*\"]\n|===\n|a |b\n|===\n",
            "[cols=\"400*\"]\n|===\n400*|a\n" + String(repeating: "x\n", count: 64_000) + "400*|b\n|===\n",
            String(repeating: "N|V\na|1\nb|2\nxy\n", count: 16_000),
            // Broken drawings: a line that begins elsewhere, and rules that join rows in another order.
            "+--+--+\n| a| b|\n+--+--+\n| 1| 2|\n | 3| 4|\n+--+--+\n", " +-││\n├──┼┤\n",
            "┌───┬── B │ V │\n├───┬───┬───┤\n│ a │ b │ 1 │\n├───┴───┼───┤\n│ c     │ 2 │\n└───┴───────┘\n",
            "╭──────┬─────╮\n│ Name │ Val │\n├──────┼│１│\n│││l│\n├──────┼─│\n",
        ])
    func hostileText(_ text: String) {
        _ = Reading.article("```\n\(text)\n```\n", readsAligned: true)
        _ = Reading.article("<pre>\(text)</pre>", path: "a.html", readsAligned: true)
    }
}
