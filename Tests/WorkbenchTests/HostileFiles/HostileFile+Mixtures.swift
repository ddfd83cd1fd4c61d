extension HostileFile {
    /// HTML inside Markdown, which two parsers read.
    static let mixtures = [
        HostileFile("html-tables-open.md", filledWith: "<table>\n"),
        HostileFile("html-tables-open-and-parted.md", filledWith: "<table>\n\n"),
        HostileFile("html-tables-open-in-lines.md", filledWith: "x <table> "),
        HostileFile("html-tables-unfinished.md", filledWith: "<table", tail: "\n\n" + table),
        HostileFile("html-tables-unfinished-with-spaces.md", filledWith: "<table \n\n", tail: table),
        HostileFile("html-tables.md", filledWith: "<table><td>x</table>\n"),
        HostileFile("html-tables-and-blank-lines.md", filledWith: "<table>\n\n<td>x\n\n</table>\n\n"),
        HostileFile("html-tables-in-quotes.md", filledWith: "> <table>\n> <td>x\n> </table>\n\n"),
        HostileFile("html-tables-in-deep-quotes.md", filledWith: times(300, ">") + "<table><td>x</table>\n\n"),
        HostileFile(
            "html-table-in-a-deep-quote-of-many-lines.md", head: ">>>> <table>\n", filledWith: ">>>> <tr><td>x\n"),
        HostileFile("html-tables-in-paragraphs.md", filledWith: "x <table><td>y</table>\n\n"),
        HostileFile("html-tables-closed-at-the-end.md", head: times(60_000, "<table>\n\n"), filledWith: "</table>\n\n"),
        HostileFile("html-table-ends.md", head: "<table>", filledWith: "</table>\n\n"),
        HostileFile("html-tables-in-code.md", filledWith: "`<table>` x\n\n", tail: table),
        HostileFile("html-tables-in-comments.md", filledWith: "<!-- <table> -->\n\n", tail: table),
        HostileFile(
            "html-tables-of-a-div-19000-deep.md", head: "<table><td>" + times(19_000, "<div>"), filledWith: "<p>x",
            tail: "</table>\n"),
        HostileFile(
            "html-tables-with-formatting.md", head: "<table><td>" + times(1_000, "<font a><font b>"),
            filledWith: "<p>x", tail: "</table>\n"),
        HostileFile("html-spans-in-many-tables.md", filledWith: "<table><tr><td rowspan=300 colspan=300>x</table>\n\n"),
        HostileFile("html-cells-in-pipe-tables.md", head: "|a|\n|-|\n", filledWith: "|<table><td>x</table>|\n"),
        HostileFile("html-headings-deep.md", filledWith: "<h1>" + times(300, "<div>") + "x</h1>\n\n", tail: table),
        HostileFile(
            "html-headings-with-formatting.md", filledWith: "<h1>" + times(30, "<b><p>") + "x</h1>\n\n", tail: table),
        HostileFile("html-headings-and-tables.md", filledWith: "<h1>x</h1>\n<table><td>y</table>\n\n"),
        HostileFile(
            "html-heading-long-and-tables.md", head: "<h1>" + times(500_000, "h") + "</h1>\n\n",
            filledWith: "|a|\n|-|\n\n"),
        HostileFile("pipe-tables-in-html.md", filledWith: "<div>\n|a|\n|-|\n</div>\n\n"),
        HostileFile("pipe-tables-in-one-html-block.md", head: "<div>\n", filledWith: "|a|\n|-|\n|1|\nx\n"),
        HostileFile("pipe-tables-and-html.md", filledWith: "|a|\n|-|\n\n<table><td>x</table>\n\n"),
    ]
}
