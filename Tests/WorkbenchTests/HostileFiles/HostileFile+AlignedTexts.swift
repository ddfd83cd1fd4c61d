extension HostileFile {
    /// Plain text that is costly with `--aligned`.
    static let alignedTexts = [
        HostileFile("fence-of-spaces.md", head: "```\n", filledWith: " ", tail: "\n```\n" + table),
        HostileFile("line-of-a-megabyte.txt", filledWith: "ab  cd   "),
        HostileFile("aligned-rows-100000.txt", filledWith: "a   b   c\n"),
        HostileFile("aligned-lines-of-130-words.txt") { line in
            (0..<130).map { "w" + times((line + $0) % 3, " ") }.joined(separator: " ") + "\n"
        },
        HostileFile("drawn-grid-fragments.txt", filledWith: "+--+--+\n|a |\n"),
        HostileFile("drawn-grids.txt", filledWith: "+-+-+\n|a|b|\n+-+-+\n\n"),
        HostileFile("preformatted-45000.html", filledWith: "<pre>a  b\nc  d</pre>\n"),
        HostileFile("preformatted-45000.md", filledWith: "<pre>a  b\nc  d</pre>\n\n"),
    ]
}
