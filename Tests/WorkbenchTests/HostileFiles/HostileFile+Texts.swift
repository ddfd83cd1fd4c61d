extension HostileFile {
    /// Bytes that are not text, or text of an unusual kind.
    static let texts = [
        HostileFile("nul-bytes.md", head: table, filledWith: "\0"),
        HostileFile("nul-bytes.html", head: cell, filledWith: "\0"),
        HostileFile("invalid-utf8.md") {
            Array(table.utf8) + [UInt8](repeating: 0xFF, count: megabyte - table.utf8.count)
        },
        HostileFile("invalid-utf8.html") {
            Array(cell.utf8) + [UInt8](repeating: 0xC3, count: megabyte - cell.utf8.count)
        },
        HostileFile("invalid-utf8-in-cells.md") {
            var bytes = Array(table.utf8)
            while bytes.count < megabyte - 8 { bytes += [0x7C, 0xED, 0xA0, 0x80, 0x7C, 0xFE, 0x7C, 0x0A] }
            return bytes
        },
        HostileFile("utf16-halves.md") { [0xFF, 0xFE] + [UInt8](repeating: 0xD8, count: megabyte - 3) },
        HostileFile("utf16-halves.html") { [0xFE, 0xFF] + [UInt8](repeating: 0xDC, count: megabyte - 2) },
        HostileFile("utf16-without-a-mark.md") { table.utf8.flatMap { [$0, 0] } },
        HostileFile("utf16-of-tables.md") {
            [0xFF, 0xFE]
                + times(megabyte / 2 / table.utf8.count, table + "\n").utf8.prefix(megabyte / 2 - 1).flatMap {
                    [$0, 0]
                }
        },
        HostileFile("shift-jis-unfinished.html") {
            Array("<meta charset=shift_jis>".utf8) + [UInt8](repeating: 0x81, count: megabyte - 30)
        },
        HostileFile("iso2022-escapes.html") {
            Array("<meta charset=iso-2022-jp>".utf8) + Array(times(300_000, "\u{1B}$B").utf8)
        },
        HostileFile("metas.html", filledWith: "<meta charset=x>", tail: cell),
        HostileFile("metas-unfinished.html", filledWith: "<meta ", tail: cell),
        HostileFile("marks-of-byte-order.md", filledWith: "\u{FEFF}", tail: "\n\n" + table),
        HostileFile("combining-marks.md", head: "|a|\n|-|\n|e", filledWith: "\u{301}", tail: "|\n"),
        HostileFile("emoji-joined.md", head: "|a|\n|-|\n|", filledWith: "\u{1F469}\u{200D}", tail: "|\n"),
        HostileFile("wide-spaces.md", head: "|a|\n|-|\n|", filledWith: "\u{3000}", tail: "x|\n"),
        HostileFile("no-break-spaces.html", head: "<table><td>", filledWith: "\u{A0}", tail: "x"),
        HostileFile("superscript-digits.md", head: "|a|\n|-|\n|1", filledWith: "¹", tail: "|\n"),
        HostileFile("superscript-digits-on-lines.md", filledWith: "¹ x\n", tail: "\n" + table),
        HostileFile("daggers.md", head: "|a|\n|-|\n|1", filledWith: "†", tail: "|\n"),
        HostileFile("full-width-digits.md", head: "|a|\n|-|\n|", filledWith: "１", tail: "|\n"),
        HostileFile("control-characters.md", head: "|a|\n|-|\n|", filledWith: "\u{1}\u{7F}", tail: "|\n"),
        HostileFile("line-separators.md", head: "|a|\n|-|\n|", filledWith: "\u{2028}", tail: "x|\n"),
        HostileFile("aligned-text.txt", filledWith: "a    b    c\n1    2    3\n\n"),
        HostileFile("aligned-text-wide.txt", filledWith: times(5_000, "ab  ") + "\n"),
        HostileFile("empty.md", ""), HostileFile("empty.html", ""), HostileFile("empty", ""),
        HostileFile("no-ending", filledWith: "<table><td>x"),
    ]
}
