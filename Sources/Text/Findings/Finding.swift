/// The severity of a finding. Only unaccepted errors change the exit code.
package enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
    case error, warning, note

    /// For the readers of data files.
    package var meaning: String {
        switch self {
        case .error: "Something is wrong."
        case .warning: "Something may be wrong."
        case .note: "A remark; nothing need be wrong."
        }
    }

    /// Worst first.
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}

/// Further information on a finding: the cell that it was compared with, or a consequence.
package struct Note: Hashable, Sendable {
    package let message: String
    package let place: Place

    package init(_ message: String, at place: Place) {
        self.message = message
        self.place = place
    }
}

/// A field of a key with the id of its value.
package struct KeyPart: Hashable, Sendable {
    package let field: String
    package let value: String

    package init(_ field: String, _ value: String) {
        self.field = field
        self.value = value
    }

    /// In messages: `size small`, `size empty`.
    package var text: String { "\(field) \(value.isEmpty ? "empty" : value)" }
}

/// The records of a dataset whose values are in doubt because of a finding on a row, a cell or a header.
package struct DoubtedRecords: Hashable, Sendable {
    package let dataset: String
    package let keys: [[String]]
    /// The value column; nil for the whole records.
    package let field: String?
    /// Whether values that the book publishes from other articles stay free of doubt.
    package let sparesOtherArticles: Bool

    package init(of dataset: String, _ keys: [[String]], field: String? = nil, sparesOtherArticles: Bool = false) {
        self.dataset = dataset
        self.keys = keys
        self.field = field
        self.sparesOtherArticles = sparesOtherArticles
    }
}

/// A value that a rule implies instead of the recorded one.
package struct ImpliedValue: Hashable, Sendable {
    /// The value column, or the key field.
    package let field: String
    /// The value as people write it, including a qualifier: `342`, `≤37`; the id of a word.
    package let value: String

    package init(_ field: String, _ value: String) {
        self.field = field
        self.value = value
    }
}

/// A problem or a remark about the data or a book's files. A finding is data: it is collected, sorted and reported,
/// never thrown.
package struct Finding: Hashable, Sendable {
    /// The id of the rule that reports the finding, in kebab-case; empty for problems outside of books.
    package let rule: String
    package let severity: Severity
    /// What is wrong, and what is expected if the rule knows it. One sentence without a final full stop.
    package let message: String
    /// The place of the cell at fault.
    package private(set) var place: Place
    /// The dataset, if the finding is about records or about what was read for them.
    package var dataset: String?
    /// The key of the record at fault, in the dataset's field order; a part of the key for several records.
    package let key: [KeyPart]
    /// The value column at fault; nil for a finding about a key or whole records.
    package var field: String?
    /// The value at fault, as published, which an acceptance of the finding refers to; nil if there is none.
    package let value: String?
    /// Where two values contradict each other, the other one, a number with the unit of its record: an acceptance refers to both.
    package var contradicted: String?
    /// What else an acceptance may name, so that it does not hold once this differs: where another cell than that of `value` may
    /// be the wrong one, its value, a number with the unit of its record; where lines are left out, their number.
    package var further: String?
    /// The values that the rule expects; empty if it cannot tell.
    package var implied: [ImpliedValue]
    /// What the rule concludes from cells that are in doubt themselves: only acceptances refer to it.
    package private(set) var withheld: [ImpliedValue] = []
    package private(set) var notes: [Note]
    /// The group of findings that are reported to people together; nil for none.
    package let family: FindingFamily?
    /// The known word that was probably meant by an unknown one.
    package let nearest: String?
    /// The keys of further records that the rule cannot distinguish from the one at fault: their values may be the
    /// wrong ones.
    package var suspects: [[String]] = []
    /// The further value columns of the record at fault that the rule cannot distinguish from `field`.
    package var suspectFields: [String] = []
    /// The records that its place casts doubt on: those which a row should have given, and those under a doubtful
    /// header.
    package var doubted: [DoubtedRecords] = []
    /// The line to write into the book to settle the finding; nil if unknown.
    package let remedy: Remedy?
    /// The reason for accepting the finding; nil if it is open.
    package var accepted: String?
    /// Whether the rule says only that it does not compare the value, which need not be wrong.
    package var isUncompared = false
    /// Whether the finding is about the value that was read, which the book no longer publishes.
    package var isSettled = false

    package init(
        rule: String, severity: Severity, message: String, place: Place, dataset: String? = nil, key: [KeyPart] = [],
        field: String? = nil, value: String? = nil, implied: [ImpliedValue] = [], notes: [Note] = [],
        family: FindingFamily? = nil, nearest: String? = nil, remedy: Remedy? = nil, accepted: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.place = place
        self.dataset = dataset
        self.key = key
        self.field = field
        self.value = value
        self.implied = implied
        self.notes = notes
        self.family = family
        self.nearest = nearest
        self.remedy = remedy
        self.accepted = accepted
    }

    /// A finding of a kind of rule that needs no declaration.
    package init(
        rule: RuleKind, severity: Severity, message: String, place: Place, dataset: String? = nil, key: [KeyPart] = [],
        field: String? = nil, value: String? = nil, implied: [ImpliedValue] = [], notes: [Note] = [],
        family: FindingFamily? = nil, nearest: String? = nil, remedy: Remedy? = nil, accepted: String? = nil
    ) {
        self.init(
            rule: rule.rawValue, severity: severity, message: message, place: place, dataset: dataset, key: key,
            field: field, value: value, implied: implied, notes: notes, family: family, nearest: nearest,
            remedy: remedy,
            accepted: accepted)
    }

    /// Hashes the properties that distinguish most findings; notes and suspects may number thousands and are only
    /// compared.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(place)
        hasher.combine(key)
        hasher.combine(field)
        hasher.combine(message)
    }

    /// Withdraws what the finding implies, because it does so from cells that are in doubt.
    package mutating func withhold() {
        withheld += implied
        implied = []
    }

    /// The finding with other names of its files.
    package func renamingFiles(_ name: (String) -> String) -> Finding {
        var finding = self
        finding.place = Place(name(place.file), place.location)
        finding.notes = notes.map { Note($0.message, at: Place(name($0.place.file), $0.place.location)) }
        return finding
    }

    /// The values that an acceptance of the finding names.
    package var pinned: [String] { [value, contradicted, further ?? lostKey].compactMap { $0 } }

    /// The key of the only record that the row of its cell should have given, without which an acceptance would hold for the same
    /// cell of another row.
    private var lostKey: String? {
        guard key.isEmpty, value != nil, doubted.count == 1, doubted[0].keys.count == 1 else { return nil }
        return doubted[0].keys[0].joined(separator: ", ")
    }

    package var isUnacceptedError: Bool { severity == .error && accepted == nil }

    /// Whether rows may be missing because of it: an open error about a cell or a table (errors of records have keys), or
    /// lines that look like rows of a table but are not read.
    package var mayHideRows: Bool {
        isUnacceptedError && key.isEmpty || accepted == nil && rule == RuleKind.unusedTable.rawValue && family == nil
    }
}

extension Finding {
    /// The canonical order of findings: article, line, column, rule, then all other properties.
    package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        if left.rule != right.rule { return left.rule.precedesByBytes(right.rule) }
        let leftKey = left.key.map(\.value).joined(separator: "\u{0}")
        let rightKey = right.key.map(\.value).joined(separator: "\u{0}")
        if leftKey != rightKey { return leftKey.precedesByBytes(rightKey) }
        if left.message != right.message { return left.message.precedesByBytes(right.message) }
        return (left.field ?? "").precedesByBytes(right.field ?? "")
    }
}
