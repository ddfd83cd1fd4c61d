import Books
import Text

/// The words of all key fields with one name.
struct DraftVocabulary {
    private let labels: [String]

    /// More words that occur once are names without an order, which need no list.
    private static let mostSingleWords = 50
    private static let mostWords = 1000

    /// Nil for texts that are too many to be words.
    init?(_ texts: [String]) {
        let written = texts.filter { !$0.isEmpty }
        labels = written.uniqued(by: LabelFolding.fold)
        let isRepeated = labels.count < written.count && labels.count <= Self.mostWords
        guard isRepeated || labels.count <= Self.mostSingleWords else { return nil }
    }

    /// The entries in YAML: a plain id with its label, or a label that is a plain id itself, such as a code.
    var entries: [String] {
        var used = Set(labels.map(LabelFolding.fold))
        return labels.map { label in
            let plain = PlainName.of(label, mark: "-")
            let isCode = !label.contains(where: \.isWhitespace) && label == label.uppercased() || label == plain
            guard !isCode, !plain.isEmpty, plain == LabelFolding.fold(label) || used.insert(plain).inserted else {
                return YAMLText.scalar(label)
            }
            return "{id: \(YAMLText.scalar(plain)), labels: \(YAMLText.scalar(label))}"
        }
    }
}
