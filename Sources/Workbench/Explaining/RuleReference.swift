import Books
import Rules
package import Text

/// Descriptions of the kinds of rule, for `measurebook rules`.
package enum RuleReference {
    /// A line for each kind, or one kind in full.
    package static func text(id: String?) throws(UsageError) -> String {
        let kinds = RuleBook.kinds
        guard let id else { return list(kinds) }
        guard let kind = kinds.first(where: { $0.id == id }) else {
            let hint = NearestWord.hint(for: id, among: kinds.map(\.id))
            throw UsageError(
                "unknown kind of rule \"\(id)\"\(hint.isEmpty ? "; measurebook rules lists them" : hint)")
        }
        return text(kind)
    }

    private static func list(_ kinds: [RuleDescription]) -> String {
        let width = kinds.map(\.id.count).max() ?? 0
        return RuleScope.allCases.map { scope in
            let lines = kinds.filter { $0.scope == scope }.map { kind in
                "  \(kind.id)\(String(repeating: " ", count: width - kind.id.count))  \(kind.summary)\n"
            }
            return lines.isEmpty ? "" : "\(scope.rawValue) scope\n" + lines.joined()
        }.joined(separator: "\n")
    }

    private static func text(_ kind: RuleDescription) -> String {
        var text = "\(kind.id) (\(kind.scope.rawValue) scope)\n\n\(kind.summary)\n\n\(kind.explanation)\n"
        if let meaning = kind.boundedNumbers { text += "\n\(meaning)\n" }
        if !kind.parameters.isEmpty {
            text += "\nParameters\n"
            for parameter in kind.parameters {
                text += "  \(parameter.name)\(parameter.isRequired ? " (required)" : ""): \(parameter.meaning)\n"
            }
        }
        for example in kind.examples {
            text += "\n\(example.isPassing ? "Passes" : "Fails"): \(example.caption)\n"
            if !example.rule.isEmpty { text += "\n" + indented(example.rule) }
            text += "\n" + indented(example.table)
        }
        return text
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}
