extension HostileFile {
    /// Running text that a parser may read again and again, in a paragraph with a table behind it.
    static let inlines =
        [
            "brackets-open": "[", "brackets-closed": "]", "brackets-nested": "[a]", "brackets-of-images": "![",
            "links-open": "[a](",
            "links-open-with-angles": "[a](<b", "links-without-end": "[a](b \"", "stars": "*", "stars-and-text": "*a ",
            "stars-closing": "a* ",
            "stars-and-underscores": "*a_", "stars-open-two": "**a *b ", "underscores": "_",
            "underscores-and-text": "_a ",
            "tildes": "~~a ", "backticks": "`", "backticks-and-text": "`a", "angles": "<", "angles-and-letters": "<a",
            "angles-and-quotes": "<a b=\"", "angles-and-slashes": "</a", "addresses-open": "<http://a",
            "ampersands": "&", "entities": "&amp;",
            "entities-unknown": "&abcdefgh;", "entities-unfinished": "&#x1F6", "entities-of-numbers": "&#1114111;",
            "backslashes": "\\",
            "backslashes-at-line-ends": "a\\\n", "spaces-at-line-ends": "a  \n", "sites": "www.a.b ", "mails": "a@b.",
            "colons": "http://",
            "notes": "[^1]", "notes-open": "[^1", "parentheses": "(((", "quotation-marks": "\"a' ",
            "emphasis-nested": "*a **b ",
            "exclamations": "!", "links-nested": "[a [b](c) ", "tables-in-a-line": "<table ",
            "cells-in-a-line": "a <td>|",
            "superscripts-open": "<sup>", "tags-in-a-line": "a <b c='d' ",
        ].sorted { $0.key < $1.key }.map { HostileFile($0.key + ".md", filledWith: $0.value, tail: "\n\n" + table) } + [
            HostileFile("backticks-longer-and-longer.md", tail: "\n\n" + table) { times($0 + 1, "`") + " " },
            HostileFile("backticks-longer-in-html.md", head: "<table><td>x</table>\n\n", tail: "\n\n" + table) {
                times($0 + 1, "`") + " <i>"
            },
            HostileFile("backticks-in-many-paragraphs.md", tail: "\n" + table) {
                "a " + times($0 % 50 + 1, "`") + " <table\n\n"
            },
            HostileFile(
                "links-open-then-closed.md", head: times(300_000, "["), filledWith: "](a)", tail: "\n\n" + table),
            HostileFile(
                "brackets-open-then-closed.md", head: times(500_000, "["), filledWith: "]", tail: "\n\n" + table),
            HostileFile("links-in-emphasis.md", head: "# ", filledWith: "**[a](b)**", tail: "\n\n" + table),
            HostileFile("links-in-single-emphasis.md", filledWith: "*[a](b)*", tail: "\n\n" + table),
            HostileFile("images-in-emphasis.md", filledWith: "**![a](b)**", tail: "\n\n" + table),
            HostileFile("images-open-around-links.md", head: "# ", filledWith: "![[]()", tail: "\n\n" + table),
            HostileFile("links-in-emphasis-in-a-cell.md", head: "|a|\n|-|\n|", filledWith: "**[a](b)**", tail: "|\n"),
            HostileFile("images-open-in-a-cell.md", head: "|a|\n|-|\n|", filledWith: "![[]()", tail: "|\n"),
            HostileFile("brackets-in-a-cell.md", head: "|a|\n|-|\n|", filledWith: "[a]", tail: "|\n"),
            HostileFile("raised-digits-in-a-cell.md", head: "|a|\n|-|\n|", filledWith: "³ ", tail: "|\n"),
            HostileFile("attributes-of-a-heading.md", head: "# a ", filledWith: "{#b}", tail: "\n\n" + table),
            HostileFile("signs-of-a-heading.md", head: "# a ", filledWith: "¶", tail: "\n\n" + table),
            HostileFile("links-in-emphasis-in-lines.md", filledWith: "**[a](b)**\n", tail: "\n\n" + table),
            HostileFile(
                "links-in-emphasis-in-a-recovered-cell.md", head: "|a|b|\n|-|\n|", filledWith: "**[a](b)**", tail: "|\n"
            ),
            HostileFile("links-in-emphasis-in-rows.md", head: "|a|b|\n|-|-|\n", filledWith: "|**[a](b)**|_[c](d)_|\n"),
            HostileFile("quotes-of-links.md", head: "[a](", filledWith: "(", tail: "\n\n" + table),
        ]
}
