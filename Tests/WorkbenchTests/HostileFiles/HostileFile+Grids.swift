extension HostileFile {
    /// Pipe tables whose grid is far larger than their source, or whose rows are.
    static let grids = [
        HostileFile("4000-columns-4000-rows.md", pipes(4_000) + dashes(4_000) + times(4_000, "|x\n")),
        HostileFile("2000-columns-2000-rows.md", pipes(2_000) + dashes(2_000) + times(2_000, "|x|\n")),
        HostileFile("1000-columns-in-a-quote.md", quoted(pipes(1_000) + dashes(1_000) + times(20_000, "|x|\n"))),
        HostileFile(
            "700-columns-700-rows-many-times.md", filledWith: pipes(700) + dashes(700) + times(700, "|x|\n") + "\n"),
        HostileFile("header-of-30000-cells.md", pipes(30_000) + dashes(30_000) + "|x|\n"),
        HostileFile("header-of-300000-cells.md", pipes(300_000) + dashes(300_000) + "|x|\n"),
        HostileFile("row-of-a-million-pipes.md", head: "|a|b|\n|-|-|\n", filledWith: "|"),
        HostileFile("rows-of-19000-cells.md", head: pipes(2) + dashes(2), filledWith: pipes(19_000)),
        HostileFile("wide-tables-of-19000-cells.md", filledWith: pipes(15_000) + dashes(15_000) + "\n"),
        HostileFile("delimiter-rows.md", filledWith: "|-|-|\n"),
        HostileFile("delimiter-rows-without-pipes.md", filledWith: "---\n:-:\n"),
        HostileFile("delimiter-rows-under-pipes.md", filledWith: "|a|b|\n|-|\n"),
        HostileFile("delimiter-rows-in-lists.md", filledWith: "- x\n|a|b|\n|-|-|\n|1|2|\n"),
        HostileFile("delimiter-rows-wider-and-wider.md", filledWith: { pipes($0 % 400 + 2) + dashes($0 % 400 + 1) }),
        HostileFile(
            "delimiter-rows-in-one-paragraph.md", head: "text\n",
            filledWith: { "a|b\n" + times($0 % 50 + 2, "-|") + "\n" }),
        HostileFile("recovered-1000-columns.md", head: pipes(1_000) + dashes(999), filledWith: "|x\n"),
        HostileFile("recovered-many.md", filledWith: "|a|b|c|\n|-|-|\n|1|2|3|\n\n"),
        HostileFile("recovered-with-lead-ins.md", filledWith: "- t\nx\n|a|b|c|\n|-|-|\n\n"),
        HostileFile("recovered-rows-after-a-lead-in.md", head: "t\n|a|b|c|\n|-|-|\n", filledWith: "|1|2|3|\n"),
        HostileFile("tables.md", filledWith: "|a|\n|-|\n\n"),
        HostileFile("tables-one-line-apart.md", filledWith: "|a|b|\n|-|-|\n\n"),
        HostileFile("tables-in-quotes-in-lists.md", filledWith: "- > |a|b|\n  > |-|-|\n  > |1|2|\n"),
        HostileFile("tables-in-deep-quotes.md", filledWith: times(60, ">") + "|a|\n" + times(60, ">") + "|-|\n\n"),
        HostileFile("table-in-1000-quotes.md", filledWith: times(1_000, ">") + "|a|\n" + times(1_000, ">") + "|-|\n\n"),
        HostileFile(
            "tables-below-a-long-heading.md", head: "# " + times(500_000, "h") + "\n\n", filledWith: "|a|\n|-|\n\n"),
        HostileFile(
            "tables-below-a-long-heading-and-more.md", head: "# " + times(10_000, "h") + "\n\n",
            filledWith: "|a|\n|-|\n\n"),
        HostileFile("rows.md", head: "|a|b|\n|-|-|\n", filledWith: "|1|2|\n"),
        HostileFile("rows-too-short.md", head: pipes(50) + dashes(50), filledWith: "|1|\n"),
        HostileFile("rows-too-long.md", head: "|a|b|\n|-|-|\n", filledWith: pipes(40)),
        HostileFile("rows-of-one-column.md", head: "|a|\n|-|\n", filledWith: "x\n"),
        HostileFile("rows-without-pipes.md", head: "|a|b|\n|-|-|\n", filledWith: "x\n"),
        HostileFile("paragraph-of-40000-lines-and-a-table.md", times(40_000, "line\n") + "|a|b|\n|-|-|\n|1|2|\n"),
        HostileFile(
            "paragraph-of-40000-lines-and-a-table-in-a-quote.md", quoted(times(40_000, "line\n") + "|a|b|\n|-|-|\n")),
        HostileFile("paragraphs-of-2900-lines-and-tables.md", filledWith: times(2_900, "x\n") + "|a|\n|-|\n\n"),
        HostileFile("paragraph-of-pipes-and-tables.md", filledWith: times(2_900, "|\n") + "|a|\n|-|\n\n"),
        HostileFile(
            "paragraph-of-long-lines-and-tables.md",
            filledWith: times(2_900, "xxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxx\n") + "|a|\n|-|\n\n"),
        HostileFile("escaped-pipes.md", head: "|a|b|\n|-|-|\n", filledWith: #"\|\|\|\|"#),
        HostileFile("cell-of-a-megabyte.md", head: "|a|b|\n|-|-|\n|", filledWith: "cell ", tail: "|x|\n"),
        HostileFile("cell-of-emphasis.md", head: "|a|b|\n|-|-|\n|", filledWith: "*a _b ", tail: "|x|\n"),
        HostileFile("cells-of-brackets.md", head: "|a|b|\n|-|-|\n|", filledWith: "[", tail: "|x|\n"),
        HostileFile("cells-of-notes.md", head: "|a|b|\n|-|-|\n", filledWith: "|1[^a] x[^b]|2<sup>1</sup>|\n"),
        HostileFile("cell-of-notes.md", head: "|a|b|\n|-|-|\n|", filledWith: "1[^a]", tail: "|x|\n"),
        HostileFile("cell-of-raised-digits.md", head: "|a|b|\n|-|-|\n|", filledWith: "1<sup>2</sup>", tail: "|x|\n"),
        HostileFile("cell-of-nested-superscripts.md", head: "|a|b|\n|-|-|\n|", filledWith: "<sup>1", tail: "|x|\n"),
        HostileFile("cell-of-links.md", head: "|a|b|\n|-|-|\n|", filledWith: "[^1](x)", tail: "|x|\n"),
        HostileFile("cell-of-code.md", head: "|a|b|\n|-|-|\n|", filledWith: "`a` [^1]", tail: "|x|\n"),
        HostileFile("cell-of-line-breaks.md", head: "|a|b|\n|-|-|\n|", filledWith: "1<br>", tail: "|x|\n"),
        HostileFile("cell-of-tags.md", head: "|a|b|\n|-|-|\n|", filledWith: "<b>", tail: "|x|\n"),
        HostileFile("cell-of-one-long-tag.md", head: "|a|b|\n|-|-|\n|<a ", filledWith: "x ", tail: ">x</a>|x|\n"),
    ]

    static func pipes(_ count: Int) -> String { times(count, "|a") + "|\n" }
    static func dashes(_ count: Int) -> String { times(count, "|-") + "|\n" }

    static func quoted(_ text: String) -> String {
        text.split(separator: "\n").map { "> " + $0 + "\n" }.joined()
    }
}
