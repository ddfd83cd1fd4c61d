import Books

/// How often the cells of articles looked up the labels of vocabularies, and the words of rows that give no record.
///
/// Counts, so that the uses of a few rows can be taken away: another row may use the same label.
struct LabelUses: Sendable {
    /// By the vocabulary's name and the folded label; each at least 1.
    private var counts: [String: [String: Int]] = [:]

    mutating func add(_ label: Label, of vocabulary: Vocabulary) {
        counts[vocabulary.name, default: [:]][label.folded, default: 0] += 1
    }

    mutating func add(_ others: LabelUses) {
        for (vocabulary, labels) in others.counts {
            counts[vocabulary, default: [:]].merge(labels, uniquingKeysWith: +)
        }
    }

    /// Takes uses away that were added before.
    mutating func remove(_ others: LabelUses) {
        for (vocabulary, labels) in others.counts {
            for (label, count) in labels {
                let rest = (counts[vocabulary]?[label] ?? 0) - count
                counts[vocabulary]?[label] = rest > 0 ? rest : nil
            }
        }
    }

    func contains(_ label: Label, of vocabulary: Vocabulary) -> Bool {
        counts[vocabulary.name]?[label.folded] != nil
    }
}
