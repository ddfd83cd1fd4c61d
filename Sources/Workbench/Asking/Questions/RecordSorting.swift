import Articles
import Books
import Records
import Text

/// Sorts records by some of their fields: words in vocabulary order, numbers by size, other texts by their
/// characters; empty values last.
enum RecordSorting {
    /// - Parameter names: names of fields, separated by commas; a leading `-` means descending order.
    static func sorted(
        _ selections: [RecordSelection], by names: String, in checked: CheckedBook
    ) throws(UsageError) -> [RecordSelection] {
        var sorted: [RecordSelection] = []
        for selection in selections {
            let reader = ConditionReader(selection.dataset, in: checked)
            var keys: [SortingKey] = []
            for name in ListText.parts(of: names) {
                let isFalling = name.hasPrefix("-")
                let field = try reader.known(isFalling ? String(name.dropFirst()) : name)
                keys.append(SortingKey(field, isFalling: isFalling, of: selection.dataset, in: checked))
            }
            // Records with equal fields keep their order.
            let ranked = selection.records.map { record in keys.map { $0.rank(record) } }
            let order = ranked.indices.sorted { left, right in
                for (key, ranks) in zip(keys, zip(ranked[left], ranked[right])) where ranks.0 != ranks.1 {
                    return key.precedes(ranks.0, ranks.1)
                }
                return left < right
            }
            sorted.append(selection.with(records: order.map { selection.records[$0] }))
        }
        return sorted
    }
}

/// One field by which records are sorted.
private struct SortingKey {
    enum Rank: Equatable {
        case number(ExactNumber)
        case text(String)
        case empty
    }

    private let field: AskedField
    private let isFalling: Bool
    private let definition: DatasetDefinition
    private let vocabulary: Vocabulary?
    private let texts: CommonTexts?

    init(_ field: AskedField, isFalling: Bool, of dataset: Dataset, in checked: CheckedBook) {
        self.field = field
        self.isFalling = isFalling
        definition = dataset.definition
        vocabulary = field.definition(in: dataset.definition).flatMap { checked.book.vocabulary(of: $0) }
        if case .common(let column) = field {
            texts = CommonTexts(dataset, in: checked, column: column)
        } else {
            texts = nil
        }
    }

    func rank(_ record: Record) -> Rank {
        if let texts {
            let text = texts.of(record).joined(separator: " ")
            return text.isEmpty ? .empty : .text(text)
        }
        if case .axis(let index) = field {
            let from = definition.limits(of: record, along: definition.ranges[index]).from
            return ExactNumber(from).map(Rank.number) ?? (from.isEmpty ? .empty : .text(from))
        }
        guard let cell = record.cell(field, of: definition) else { return .empty }
        if let position = vocabulary?.position(of: cell.text) { return .number(ExactNumber(position)) }
        return cell.number.map(Rank.number) ?? .text(cell.text)
    }

    func precedes(_ left: Rank, _ right: Rank) -> Bool {
        switch (left, right) {
        case (.empty, _): return false
        case (_, .empty): return true
        case (.number(let left), .number(let right)): return isFalling ? right < left : left < right
        case (.number, .text): return true
        case (.text, .number): return false
        case (.text(let left), .text(let right)):
            let (first, second) = isFalling ? (right, left) : (left, right)
            return first.utf8.lexicographicallyPrecedes(second.utf8)
        }
    }
}
