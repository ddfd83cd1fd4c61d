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

    /// The entries in YAML: a plain id with its label. A label is an id itself if it is a plain one or a code, if it has letters
    /// that a plain id lacks, or if several labels would have the same one.
    var entries: [String] {
        let folded = Set(labels.map(LabelFolding.fold))
        let ids = labels.map { PlainName.of($0, mark: "-") }
        let counts = Dictionary(zip(ids, repeatElement(1, count: ids.count)), uniquingKeysWith: +)
        return zip(labels, ids).map { label, id in
            let isCode = !label.contains(where: \.isWhitespace) && label == label.uppercased() || label == id
            let isItsOwn = id == LabelFolding.fold(label) || counts[id] == 1 && !folded.contains(id)
            guard !isCode, !id.isEmpty, isItsOwn, !PlainName.lacksLetters(of: label) else {
                return YAMLText.scalar(label)
            }
            return "{id: \(YAMLText.scalar(id)), labels: \(YAMLText.scalar(label))}"
        }
    }
}
