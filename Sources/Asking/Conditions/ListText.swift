import Numbers
import Text

/// The parts of `a, b`.
package enum ListText {
    /// The value of a condition, or the alternatives that it lists; taken as one value first.
    ///
    /// - Throws: the first mistake of `read`, and for an order comparison with a list.
    static func items<Item>(
        _ text: ConditionText, _ read: (String) throws(UsageError) -> Item
    ) throws(UsageError) -> [Item] {
        do throws(UsageError) {
            return [try read(text.value)]
        } catch {
            let parts = parts(of: text.value)
            guard parts.count > 1 else { throw error }
            let items = try parts.map(read)
            guard !text.op.isOrdering else { throw comparison(with: text) }
            return items
        }
    }

    private static func comparison(with text: ConditionText) -> UsageError {
        let grouped = number(from: text.value)
        let right = (grouped ?? decimal(from: text.value)).map { ShellWord.quoted(text.name + text.op.rawValue + $0) }
        let remedies = [
            right.map { "\($0) for the number" }, grouped == nil ? "one of its values" : nil,
        ]
        return UsageError(
            "\(text.op.rawValue) compares with one value, but \"\(text.value)\" is a list; write "
                + remedies.compactMap { $0 }.joined(separator: ", or "))
    }

    package static func parts(of text: String) -> [String] {
        text.split(whereSeparator: { $0 == "," || $0 == "，" || $0 == "、" }).map { LabelFolding.width(String($0)) }
            .filter { !$0.isEmpty }
    }

    /// `1200` of the list `1,200`, `1200..2000` of `1,200..2,000`; nil for a list that cannot be a number with thousands
    /// separators, or a range of such numbers.
    package static func number(from text: String) -> String? {
        guard let limits = AskedNumber.limits(of: text) else { return grouped(text) }
        let ends = [limits.low, limits.high].map { $0.isEmpty || parts(of: $0) == [$0] ? $0 : grouped($0) }
        guard parts(of: text).count > 1, let low = ends[0], let high = ends[1] else { return nil }
        return "\(low)..\(high)"
    }

    /// `1.5` of the list `1,5`; nil for a list that cannot be a number with a decimal comma and a fraction.
    static func decimal(from text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let digits = parts.enumerated().map { $0 == 0 ? $1.drop { "+-−".contains($0) } : $1 }
        guard parts.count == 2, digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
            digits[1].contains(where: { $0 != "0" })
        else { return nil }
        return parts.joined(separator: ".")
    }

    private static func grouped(_ text: String) -> String? {
        let parts = parts(of: text)
        func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
        func isGroup(_ part: Substring) -> Bool { part.count == 3 && part.allSatisfy(isDigit) }
        guard let first = parts.first?.drop(while: { "+-−".contains($0) }), let last = parts.dropFirst().last,
            (1...3).contains(first.count), first.allSatisfy(isDigit),
            parts.dropFirst().dropLast().allSatisfy({ isGroup($0[...]) }), isGroup(last.prefix(3)),
            last.dropFirst(3).first.map(isDigit) != true
        else { return nil }
        return parts.joined()
    }
}
