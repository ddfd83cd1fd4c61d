import Books
import Text

/// The words of all key fields with one name.
struct DraftVocabulary {
    private let labels: [String]

    /// More words that occur once are names without an order, which need no list.
    private static let mostSingleWords = 50
    private static let mostWords = 1000

    /// Nil for texts that are too many to be words, and for codes of which some differ only in case.
    ///
    /// - Parameter lists: the texts of each table, in the order of its rows.
    init?(_ lists: [[String]]) {
        let lists = lists.map { $0.filter { !$0.isEmpty } }
        labels = Self.merged(lists)
        let codes = lists.joined().filter(Self.isCode).uniqued()
        guard codes.uniqued(by: LabelFolding.fold).count == codes.count else { return nil }
        let isRepeated = labels.count < lists.reduce(0) { $0 + $1.count } && labels.count <= Self.mostWords
        guard isRepeated || labels.count <= Self.mostSingleWords else { return nil }
    }

    /// Whether case tells a name from others: `H7` is a hole and `h7` a shaft.
    private static func isCode(_ name: String) -> Bool {
        let letters = name.filter(\.isLetter)
        return letters.count == 1 || letters.count < 4 && name.contains(where: \.isNumber)
    }

    /// The different texts in an order that is that of each list, as far as one exists; those that no list orders come as they
    /// first appear.
    private static func merged(_ lists: [[String]]) -> [String] {
        let labels = lists.joined().uniqued(by: LabelFolding.fold)
        guard lists.count > 1, labels.count <= mostWords else { return labels }
        let places = Dictionary(first: zip(labels.map(LabelFolding.fold), 0...).map { ($0, $1) })
        var (after, before) = ([Set<Int>](repeating: [], count: labels.count), [Int](repeating: 0, count: labels.count))
        for list in lists {
            let order = list.compactMap { places[LabelFolding.fold($0)] }.uniqued()
            for (one, next) in zip(order, order.dropFirst()) where after[one].insert(next).inserted {
                before[next] += 1
            }
        }
        var (rest, order) = (Set(labels.indices), [Int]())
        while let next = rest.filter({ before[$0] == 0 }).min() ?? rest.min() {
            rest.remove(next)
            order.append(next)
            for later in after[next] { before[later] -= 1 }
        }
        return order.map { labels[$0] }
    }

    /// The entries in YAML: a plain id with its label. A label is an id itself if it is a plain one or a code, if it has letters
    /// or signs that a plain id lacks, or if several labels would have the same one.
    var entries: [String] {
        let folded = Set(labels.map(LabelFolding.fold))
        let ids = labels.map { PlainName.of($0, mark: "-") }
        let counts = Dictionary(zip(ids, repeatElement(1, count: ids.count)), uniquingKeysWith: +)
        return zip(labels, ids).map { label, id in
            let isCode = !label.contains(where: \.isWhitespace) && label == label.uppercased() || label == id
            let isItsOwn = id == LabelFolding.fold(label) || counts[id] == 1 && !folded.contains(id)
            guard !isCode, !id.isEmpty, isItsOwn, !PlainName.lacksLetters(of: label), !PlainName.lacksSigns(of: label)
            else {
                return YAMLText.scalar(label)
            }
            return "{id: \(YAMLText.scalar(id)), labels: \(YAMLText.scalar(label))}"
        }
    }
}
