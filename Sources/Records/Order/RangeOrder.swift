package import Books
import Text

/// The order of the words of an axis and of the limits of ranges along it, which may be words of another vocabulary,
/// or numbers.
///
/// Two words are comparable in three cases. Both are words of the axis: in its order. Both are numbers, or differ
/// only in the number at their end: by that number. Both are limits that are neither on the axis nor numbered: in the
/// order of their vocabulary. If the axis has no vocabulary, that of the limits takes its place. A range with an
/// incomparable limit holds nowhere.
///
///     9, 10 and north-9 on an axis of numbers:   9 < 10,   north-9 is of another system
package struct RangeOrder: Sendable {
    package let axis: Vocabulary?
    package let limits: Vocabulary?
    /// Whether the limits may be any numbers, so that none is the next one.
    private let isContinuous: Bool

    /// The sign before a limit in the word for what is directly above it.
    private static let above: Character = ">"

    package init(_ range: RangeDefinition, of dataset: DatasetDefinition, in book: Book) {
        axis = book.wordField(range.axis).flatMap(book.vocabulary(of:))
        let limit = dataset.fields.first { $0.name == range.from }
        limits = limit.flatMap(book.vocabulary(of:))
        isContinuous = limit?.type == .number
    }

    /// The limit that a word of a chain is directly above: 10 of `>10`; nil for other words.
    package func limit(below word: String) -> String? {
        isContinuous && word.first == Self.above ? String(word.dropFirst()) : nil
    }

    /// Negative if the left word comes first, zero if they are equal, nil if they are not comparable.
    package func compare(_ left: String, _ right: String) -> Int? {
        if left == right { return 0 }
        let (first, second) = (axis?.position(of: left), axis?.position(of: right))
        if let first, let second { return first - second }
        let limit = (left: limits?.position(of: left), right: limits?.position(of: right))
        if axis == nil, let first = limit.left, let second = limit.right { return first - second }
        let below = (left: self.limit(below: left), right: self.limit(below: right))
        if let first = ExactNumber(below.left ?? left), let second = ExactNumber(below.right ?? right) {
            let order = Self.order(first, second)
            return order == 0 ? (below.left == nil ? 0 : 1) - (below.right == nil ? 0 : 1) : order
        }
        let (lower, upper) = (NumberedWord(left), NumberedWord(right))
        guard axis == nil || lower.stem == upper.stem else { return nil }
        if first == nil, second == nil, let lower = limit.left, let upper = limit.right { return lower - upper }
        guard let first = lower.number, let second = upper.number, lower.stem == upper.stem else { return nil }
        return Self.order(first, second)
    }

    private static func order(_ left: ExactNumber, _ right: ExactNumber) -> Int {
        left == right ? 0 : left < right ? -1 : 1
    }

    /// The words of the axis and the limits, in lists of comparable words, each in order.
    ///
    /// - Parameters:
    ///   - begins: the lower limits in the records.
    ///   - ends: the upper limits. A range that ends at a number ends before the next number that limits distinguish:
    ///     2011 after 2010, 1.6 after 1.5. If any number may be a limit, only another limit is that number, and `>10` is
    ///     what follows 10.
    /// - Complexity: that of sorting the words.
    package func chains(begins: Set<String>, ends: Set<String>) -> [[String]] {
        let used = begins.union(ends)
        var words = axis?.entries.map(\.id) ?? []
        words += limits?.entries.map(\.id).filter { axis?.position(of: $0) == nil } ?? []
        let others = used.union(successors(of: ends, among: used)).subtracting(words).subtracting([""])
        let stems = Set(axis?.entries.map { NumberedWord($0.id) }.filter { $0.number != nil }.map(\.stem) ?? [])
        var (systems, chains): ([String], [String: [String]]) = ([], [:])
        for word in words + others.sorted() {
            let system = system(of: word, stems)
            if chains[system] == nil { systems.append(system) }
            chains[system, default: []].append(word)
        }
        return systems.map { system in
            let chain = (chains[system] ?? []).sorted { (compare($0, $1) ?? 0) < 0 }
            // No record applies before the first limit.
            return Array(chain.drop { axis != nil && axis?.position(of: $0) == nil && !used.contains($0) })
        }
    }

    /// Identifies a chain: empty for the axis, else the stem of a numbered word; an incomparable word has a chain of
    /// its own.
    private func system(of word: String, _ stems: Set<Substring?>) -> String {
        if axis?.position(of: word) != nil { return "" }
        let (numbered, isLimit) = (NumberedWord(word), limits?.position(of: word) != nil)
        if axis == nil, isLimit || numbered.number != nil { return "" }
        if numbered.number != nil, stems.contains(numbered.stem) { return "" }
        guard isLimit || numbered.number != nil else { return "word \(word)" }
        return numbered.stem.map { "stem \($0)" } ?? "limits"
    }

    /// If neither the axis nor the limits have words, the numbers after the ends.
    private func successors(of ends: Set<String>, among limits: Set<String>) -> [String] {
        guard axis == nil, self.limits == nil,
            let step = ExactNumber(coefficient: 1, scale: limits.compactMap { ExactNumber($0)?.scale }.max() ?? 0)
        else { return [] }
        return ends.compactMap { end in
            guard let next = ExactNumber(end)?.adding(step)?.description else { return nil }
            return isContinuous && !limits.contains(next) ? "\(Self.above)\(end)" : next
        }
    }
}

/// A word with the number at its end: `north-9` is `north-` and 9.
private struct NumberedWord {
    /// The text before the digits; nil if the word does not end with digits.
    let stem: Substring?
    let number: ExactNumber?

    init(_ word: String) {
        let digits = word.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.count
        stem = digits == 0 ? nil : word.dropLast(digits)
        number = ExactNumber(word.suffix(digits))
    }
}

extension DatasetDefinition {
    /// The two limits of a record along a range; empty for an open limit.
    package func limits(of record: Record, along range: RangeDefinition) -> (from: String, to: String) {
        func text(_ name: String) -> String {
            if let key = keyIndex(name) { return record.key[key] }
            return valueIndex(name).flatMap { record.values[$0]?.text } ?? ""
        }
        return (text(range.from), text(range.to))
    }
}
