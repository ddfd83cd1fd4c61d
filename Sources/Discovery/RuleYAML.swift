package import Measures

/// A rule as a book file writes it: one item of a dataset's list of rules.
package enum RuleYAML {
    /// Parameters whose numbers are meant as numbers; everywhere else digits are the name of a word.
    private static let numeric: Set<String> = [
        "times", "plus", "minimum", "maximum", "floor", "step", "of", "equals", "total", "row",
    ]

    /// - Parameter indent: the spaces before the item's dash.
    package static func item(_ rule: RuleDefinition, indent: Int = 2) -> String {
        guard case .map(let entries) = rule.node.content else { return "" }
        let space = String(repeating: " ", count: indent)
        return entries.enumerated().map { index, entry in
            "\(space)\(index == 0 ? "- " : "  ")\(entry.key): \(text(entry.value, key: entry.key))\n"
        }.joined()
    }

    private static func text(_ node: BookNode, key: String) -> String {
        switch node.content {
        case .text(let text): return scalar(text, isNumber: numeric.contains(key))
        case .list(let items): return "[\(items.map { self.text($0, key: key) }.joined(separator: ", "))]"
        case .map(let entries):
            return "{\(entries.map { "\($0.key): \(text($0.value, key: $0.key))" }.joined(separator: ", "))}"
        }
    }

    /// Plain where that can be read as nothing else, and in quotation marks otherwise.
    private static func scalar(_ text: String, isNumber: Bool) -> String {
        if isNumber, ExactNumber(text) != nil { return text }
        let isPlain =
            text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            } && text.utf8.first.map { UInt8(ascii: "A") <= $0 } == true
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
        if isPlain { return text }
        return "\"" + text.map(escaped).joined() + "\""
    }

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(character)
        }
    }
}
