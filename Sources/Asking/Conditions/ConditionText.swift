import Text

/// The operator of a condition: the OP of `FIELD OP VALUE`.
package enum ConditionOperator: String, CaseIterable, Sendable {
    case equal = "="
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case contains = "~"

    /// Every spelling, longer ones before their prefixes.
    fileprivate static let spellings: [(text: String, value: Self)] = [
        ("!=", .notEqual), ("<=", .atMost), (">=", .atLeast), ("==", .equal), ("≠", .notEqual), ("≤", .atMost),
        ("≥", .atLeast), ("=", .equal), ("<", .less), (">", .greater), ("~", .contains),
    ]

    /// As people write it.
    var sign: String {
        switch self {
        case .notEqual: "≠"
        case .atMost: "≤"
        case .atLeast: "≥"
        case .equal, .less, .greater, .contains: rawValue
        }
    }

    /// True for `<`, `<=`, `>` and `>=`.
    var isOrdering: Bool {
        switch self {
        case .atMost, .atLeast, .less, .greater: true
        case .equal, .notEqual, .contains: false
        }
    }
}

/// A condition split into its parts: `FIELD OP VALUE` in one argument.
///
///     value>=50   ->   name "value", op >=, value "50"
package struct ConditionText: Sendable {
    let typed: String
    package let name: String
    package let op: ConditionOperator
    package let value: String
    /// Whether the operator is `==`, which may also be `=` before a value that begins with the sign.
    let isDoubleEquals: Bool

    /// The other meaning of `==`.
    var withSign: ConditionText {
        ConditionText(typed: typed, name: name, op: op, value: "=" + value, isDoubleEquals: false)
    }

    /// The operator signs at the start of the value: `!` in `wood=!oak`.
    var strayOperator: String { String(value.prefix { Self.signs.contains($0) }) }

    /// The operator and value that were probably meant: `!=oak` for `wood=!oak`; nil if nothing is similar.
    var intended: String? {
        let signs = op.rawValue + strayOperator
        let rest = value.dropFirst(strayOperator.count).drop(while: \.isWhitespace)
        let (isBelow, isAbove) = (signs.contains { "<≤".contains($0) }, signs.contains { ">≥".contains($0) })
        let isEqual = signs.contains { "=≤≥".contains($0) }
        let meant: ConditionOperator? =
            if rest.isEmpty || signs.contains("~") && signs.contains(where: { !"=~".contains($0) }) {
                nil
            } else if signs.contains("~") {
                .contains
            } else if signs.contains(where: { "!≠".contains($0) }) || isBelow && isAbove {
                .notEqual
            } else if isBelow {
                isEqual ? .atMost : .less
            } else if isAbove {
                isEqual ? .atLeast : .greater
            } else {
                .equal
            }
        return meant.map { $0.rawValue + rest }
    }

    private static let signs: Set<Character> = ["=", "!", "<", ">", "~", "≠", "≤", "≥"]
}

extension ConditionText {
    /// Nil if the text has no operator.
    ///
    /// - Parameter isField: whether a text names a field: a title may contain an operator. The operator after the
    ///   longest known name counts, else the first one.
    package init?(_ text: String, isField: (String) -> Bool) {
        let all = Self.candidates(text)
        guard let chosen = all.last(where: { isField($0.name) }) ?? all.first else { return nil }
        self = chosen
    }

    /// The number of operators in an argument that are tried.
    private static let most = 16

    private static func candidates(_ text: String) -> [ConditionText] {
        var found: [ConditionText] = []
        var index = text.startIndex
        while index < text.endIndex, found.count < most {
            guard let (spelling, op) = ConditionOperator.spellings.first(where: { text[index...].hasPrefix($0.text) })
            else {
                index = text.index(after: index)
                continue
            }
            let end = text.index(index, offsetBy: spelling.count)
            let parts = [text[..<index], text[end...]].map { String($0.trimming(while: \.isWhitespace)) }
            found.append(
                ConditionText(typed: text, name: parts[0], op: op, value: parts[1], isDoubleEquals: spelling == "=="))
            index = end
        }
        return found
    }
}
