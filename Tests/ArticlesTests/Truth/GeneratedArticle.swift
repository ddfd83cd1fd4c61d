import TestSupport

/// Markdown articles of everything that may surround a table, in any order, well-formed or not.
struct GeneratedArticle {
    private var generator: SeededGenerator
    /// The labels of link reference definitions, which cells and paragraphs use.
    private static let labels = ["one", "two", "three"]

    static func bytes(seed: UInt64) -> [UInt8] {
        var article = GeneratedArticle(generator: SeededGenerator(seed: seed))
        return article.article()
    }

    private mutating func article() -> [UInt8] {
        var lines: [String] = chance(12) ? ["\u{FEFF}"] : []
        for _ in 0..<number(2...8) { lines += block(depth: 0) + gap() }
        damage(&lines)
        let endings = pick([["\n"], ["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"]])
        var text = ""
        for line in lines { text += line + pick(endings) }
        if chance(4) { text = String(text.unicodeScalars.dropLast()) }
        return Array(text.utf8)
    }

    private mutating func block(depth: Int) -> [String] {
        let kinds = 14
        switch number(0...(depth < 3 ? kinds + 2 : kinds)) {
        case 0: return heading()
        case 1, 2: return paragraph()
        case 3: return fence(depth: depth)
        case 4: return ["    indented | code", "    --|--", "    | a |"]
        case 5: return htmlBlock(depth: depth)
        case 6: return definitions()
        case 7: return [pick(["---", "***", "- - -", "_ _ _ "])]
        case 8: return paragraph() + table()
        case 9: return table() + paragraph()
        case 10: return definitions() + table()
        case 11: return [pick(Self.oddLines), pick(Self.oddLines)]
        case 12...kinds: return table()
        case kinds + 1: return quote(depth: depth)
        default: return list(depth: depth)
        }
    }

    private mutating func gap() -> [String] {
        pick([[], [""], [""], [""], ["", ""], ["  "], ["\t"], [" \t ", ""]])
    }
}

/// Blocks of text.
extension GeneratedArticle {
    private mutating func heading() -> [String] {
        let text = words()
        switch number(0...6) {
        case 0: return [text, pick(["===", "=", "  ====  ", "---", "--", "   -"])]
        case 1: return [text, words(), pick(["===", "---"])]
        case 2: return ["#" + text]
        case 3: return [pick([" ", "  ", "   ", "    "]) + "## " + text + pick(["", " ##", " #", "#"])]
        default: return [String(repeating: "#", count: number(1...7)) + " " + text]
        }
    }

    private mutating func paragraph() -> [String] {
        var lines = [words()]
        for _ in 0..<number(0...5) {
            lines.append(pick(["", "", "  ", "    ", "\t"]) + (chance(5) ? pick(Self.oddLines) : words()))
        }
        return lines
    }

    private mutating func words() -> String {
        let count = number(1...6)
        return (0..<count).map { _ in pick(Self.fragments) }.joined(separator: " ")
            + pick(["", "", "", "  ", "\\", " \\\\"])
    }

    private static let fragments = [
        "plain", "words", "of", "text", "*soft*", "**loud**", "`code`", "`a|b`", "a|b", "a \\| b", "&amp;", "&copy;",
        "<b>",
        "</b>", "<br>", "<i title=\"|\">", "[one]", "[two]", "[x](y)", "![p](q)", "<http://x.y>", "板", "\u{A0}", "é",
        "_u_",
        "~~s~~", "`open", "``two ` two``", "\\`", "<!-- c -->", "[^1]", "|", "--", ":-", "1", "39*", "x<sup>2</sup>",
        "`",
        "<", ">", "#", "[", "]:", "\\", "\t", "\u{3000}", "*", "**", "\"quoted\"", "'q'", "(p)", "-", "+", "=",
    ]

    /// Lines that begin, end or interrupt blocks, or nearly do.
    private static let oddLines = [
        "1. one", "2) two", "- dash", "+ plus", "* star", "> quote", ">", "#", "# head", "#no head", "===", "---", "--",
        "***",
        "```", "~~~", "````", "    far", "\tfar", "<div>", "</div>", "<!-- a", "-->", "<pre>", "</pre>", "<?php", "?>",
        "<b>inline", "<custom a=\"b\">", "[one]: /a", "[two]:", "/b 'title'", "[three]: <c> \"t", "t\"", "|", "||",
        "|-|",
        "|-|-|", "-|-", ":-:", "|:-", "a|b", "| a | b |", "|a\\|b|", "\\|", "\\", "-|", "|  |", "[^1]: note", "&nbsp;",
        "<table>", "</table>", "<td>", "10. ten", "0. nought", "1.", "-", "*", "- ", "-\tx", "1.\tx", "  ", "<script>",
        "</script>", "<![CDATA[", "]]>", "<!X", ">|a|", "> |-|", "- |a|", "  |-|", "<a>", "<a", "b>", "==", "= =",
    ]

    private mutating func definitions() -> [String] {
        var lines: [String] = []
        for _ in 0..<number(1...3) {
            let label = pick(Self.labels)
            switch number(0...5) {
            case 0: lines += ["[\(label)]:", "  /address 'a title'"]
            case 1: lines += ["[\(label)]: /address \"a", "title | of two\""]
            case 2: lines += ["   [\(label.uppercased())]: <|>"]
            case 3: lines += ["[\(label)", "]: /x"]
            default: lines.append("[\(label)]: /address" + pick(["", " 'title'", " (t|u)", " x"]))
            }
        }
        return lines
    }

    private mutating func fence(depth: Int) -> [String] {
        let mark = pick(["```", "~~~", "````", "   ```"])
        let end = chance(5) ? [] : [mark + pick(["", "  ", "`"])]
        return [mark + pick(["", "swift", " a|b"])] + (depth < 3 ? block(depth: depth + 1) : ["x"]) + end
    }

    private mutating func htmlBlock(depth: Int) -> [String] {
        let pairs = [
            ("<div>", "</div>"), ("<!-- ", " -->"), ("<pre>", "</pre>"), ("<script>", "</script>"), ("<?x", "?>"),
            ("<!DOCTYPE", ">"), ("<![CDATA[", "]]>"), ("<custom-tag a='b'>", "</custom-tag>"), ("<b>", "</b>"),
            ("<details><summary>s</summary>", "</details>"), ("text <div>", "</div>"), ("<p>", ""), ("<a href=", "x>"),
        ]
        let (start, end) = pick(pairs)
        let inside = depth < 3 ? block(depth: depth + 1) : ["x | y"]
        return [start] + (chance(2) ? [""] : []) + inside + (chance(2) ? [""] : []) + (chance(6) ? [] : [end])
    }
}

/// Containers and tables.
extension GeneratedArticle {
    private mutating func inside(depth: Int) -> [String] {
        var lines: [String] = []
        for _ in 0..<number(1...3) { lines += block(depth: depth + 1) + (chance(2) ? gap() : []) }
        return lines
    }

    private mutating func quote(depth: Int) -> [String] {
        let lines = inside(depth: depth)
        let isLazy = chance(3)
        return lines.map { line in
            if isLazy, chance(3) { return line }
            return pick([">", "> ", "> ", ">  ", " > ", ">\t"]) + line
        }
    }

    private mutating func list(depth: Int) -> [String] {
        let marker = pick(["-", "*", "+", "1.", "7)", "10.", "003."])
        var lines: [String] = []
        for _ in 0..<number(1...3) {
            let space = pick([" ", " ", "  ", "    ", "\t"])
            let indent =
                chance(5) ? pick(["", " ", "  ", "\t"]) : String(repeating: " ", count: marker.count + space.count)
            for (number, line) in inside(depth: depth).enumerated() {
                lines.append(number == 0 ? marker + space + line : line.isEmpty ? "" : indent + line)
            }
            if chance(3) { lines.append("") }
        }
        return lines
    }

    private mutating func table() -> [String] {
        let width = number(1...4)
        var lines = [row(width)]
        let delimiters = (0..<(chance(12) ? width + 1 : width)).map { _ in
            pick(["-", "---", " :-- ", "--:", ":-:", "\t-"])
        }
        let isBare = width > 1 && chance(4)
        lines.append(isBare ? delimiters.joined(separator: "|") : "|" + delimiters.joined(separator: "|") + "|")
        for _ in 0..<number(0...5) {
            lines.append(chance(10) ? words() : row(max(1, width + pick([0, 0, 0, 0, 1, 2, -1]))))
        }
        let isUneven = chance(5)
        return lines.map {
            (isUneven ? pick(["", " ", "  ", "   ", "    ", "\t"]) : "") + $0 + pick(["", "", "", " ", "\t"])
        }
    }

    private mutating func row(_ count: Int) -> String {
        let cells = (0..<count).map { _ in
            pick(["", " ", "  "]) + (chance(6) ? "" : pick(Self.contents)) + pick(["", " ", "\t"])
        }
        return (chance(4) ? "" : "|") + cells.joined(separator: "|") + (chance(4) ? "" : "|")
    }

    private static let contents =
        fragments.filter { $0 != "|" && $0 != "a|b" && $0 != "\t" } + [
            "1,024", "two words", "`c` and `d`", "`d \\| e`", "``f \\| ` g``", "&lt;h&gt;", "*i* **j**", "a<br/>b",
            "\\\\",
            "\\\\|", "k\\", "- l", "1. m", "> n", "    o", "[^note]", "![alt *p*](q)", "[three][one]", "`\\|`", "---",
            ":-",
            "<i>q</i>", "**r", "r**", "&#124;", "&vert;", "\u{FEFF}", "𝒳", "e\u{301}",
        ]
}

/// Damage, and choices.
extension GeneratedArticle {
    /// Takes lines out, doubles, moves and indents them.
    private mutating func damage(_ lines: inout [String]) {
        guard chance(2) else { return }
        for _ in 0..<number(1...4) where !lines.isEmpty {
            let index = number(0...(lines.count - 1))
            switch number(0...5) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: index)
            case 2: lines.swapAt(index, number(0...(lines.count - 1)))
            case 3: lines[index] = pick([" ", "  ", "    ", "\t", "> ", "- ", ">"]) + lines[index]
            case 4: lines.insert(pick(Self.oddLines), at: index)
            default: lines.insert("", at: index)
            }
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// True once in so many times.
    private mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

    private mutating func pick<Element>(_ choices: [Element]) -> Element { choices[number(0...(choices.count - 1))] }
}
