/// How bad a finding is. Only unaccepted errors change the exit code.
package enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
    case error, warning, note

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

/// The other side of a finding: what the odd cell was compared with, or what follows from it.
package struct Note: Hashable, Sendable {
    package let message: String
    package let place: Place

    package init(_ message: String, at place: Place) {
        self.message = message
        self.place = place
    }
}

/// One field of a key: which field, and its value's id.
package struct KeyPart: Hashable, Sendable {
    package let field: String
    package let value: String

    package init(_ field: String, _ value: String) {
        self.field = field
        self.value = value
    }
}

/// A value that a rule implies in place of what a record has.
package struct ImpliedValue: Hashable, Sendable {
    /// The value column, or the key field.
    package let field: String
    /// The value as a person writes it, a qualifier included: `342`, `≤37`; of a word its id.
    package let value: String

    package init(_ field: String, _ value: String) {
        self.field = field
        self.value = value
    }
}

/// Something that is wrong, or worth knowing, about the data or about a book's files. A finding is data: it is
/// collected, sorted and reported, never thrown.
package struct Finding: Hashable, Sendable {
    /// The id of the rule that found it, in kebab-case; empty where something else than a book is broken.
    package let rule: String
    package let severity: Severity
    /// What is wrong and, where the rule can tell, what is expected. One sentence without a final stop.
    package let message: String
    /// The odd cell.
    package let place: Place
    /// The dataset, where the finding speaks of records.
    package let dataset: String?
    /// The key of the odd record, in the dataset's field order; a part of it where the finding speaks of several records.
    package let key: [KeyPart]
    /// The value column at fault; nil where the finding speaks of a key or of whole records.
    package let field: String?
    /// The value at fault, as published: what an acceptance of this finding is pinned to. Nil where the finding has none.
    package let value: String?
    /// What the rule says should stand there instead; empty where it cannot tell.
    package var implied: [ImpliedValue]
    package let notes: [Note]
    /// What the finding has in common with others, which people are told of together with it; nil where it has nothing.
    package let family: FindingFamily?
    /// The word of the book that may be meant, where the finding's value is an unknown one.
    package let nearest: String?
    /// The keys of the further records that the rule cannot tell from the odd one: their values may be the wrong ones.
    package var suspects: [[String]] = []
    /// What a person may write into the book to settle the finding; nil where nothing is known.
    package let remedy: Remedy?
    /// Why the finding is accepted; nil where it is not.
    package var accepted: String?
    /// Whether the finding is about what was read, and not about what the book publishes instead.
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

    /// What tells most findings apart: notes and suspects, of which one finding may have thousands, are left to comparison.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(place)
        hasher.combine(key)
        hasher.combine(field)
        hasher.combine(message)
    }

    package var isUnacceptedError: Bool { severity == .error && accepted == nil }
}

extension Finding {
    /// The order of every list of findings: article, line, column, rule, and then whatever else tells two apart.
    package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        if left.rule != right.rule { return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8) }
        let leftKey = left.key.map(\.value).joined(separator: "\u{0}")
        let rightKey = right.key.map(\.value).joined(separator: "\u{0}")
        if leftKey != rightKey { return leftKey.utf8.lexicographicallyPrecedes(rightKey.utf8) }
        if left.message != right.message { return left.message.utf8.lexicographicallyPrecedes(right.message.utf8) }
        return (left.field ?? "").utf8.lexicographicallyPrecedes((right.field ?? "").utf8)
    }
}
