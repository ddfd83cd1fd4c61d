import Testing

/// Large texts of few kinds of lines, whose reading must end.
@Suite struct HostileAlignedTextTests {
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            String(repeating: " ", count: 1_000_000), String(repeating: "a  ", count: 330_000),
            String(repeating: "a  1\n", count: 100_000), String(repeating: "-- --\nab\n", count: 50_000),
            String(repeating: "+--+--+\n| a\n", count: 50_000),
        ])
    func hostileText(_ text: String) {
        _ = Reading.article("```\n\(text)\n```\n", readsAligned: true)
        _ = Reading.article("<pre>\(text)</pre>", path: "a.html", readsAligned: true)
    }
}
