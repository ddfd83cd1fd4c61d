import Books
import Text

/// The report on words that a list in the book does not contain: each word with its places, and the lines that add
/// it.
///
///     Articles/a.md:7:3: error: the vocabulary wood does not contain 2 words, in 5 cells [vocabulary]
///       “Oack” at Articles/a.md:7:3, 9:3, 12:3 and 1 more; did you mean "oak"?
///       “Elm” at Articles/a.md:8:3
///       for the entry oak of Vocabulary/wood.yaml: aliases: [Oack]
///       or, if it is a word of its own, for the entries of Vocabulary/wood.yaml:
///         - {id: oack, labels: Oack}
///       for the entries of Vocabulary/wood.yaml:
///         - {id: elm, labels: Elm}
struct UnknownWordText {
    let list: WordList
    let words: [UnknownWord]

    init(_ list: WordList, _ findings: [Finding]) {
        self.list = list
        words = UnknownWord.all(in: findings)
    }

    /// The sentence above the words.
    var message: String {
        let subject =
            switch list.kind {
            case .vocabulary, .parts, .unitVocabulary: "the vocabulary \(list.name)"
            case .units, .unit: "the dataset \(list.name)"
            }
        let cells = words.reduce(0) { $0 + $1.places.count }
        let verb = isOfDataset ? "does not declare" : "does not contain"
        let noun = list.isOfUnits ? "unit" : "word"
        let unknown = words.count == 1 ? "the \(noun) “\(words[0].text)”" : Plural.of(words.count, noun)
        return "\(subject) \(verb) \(unknown), in \(Plural.of(cells, "cell"))\(list.advice)"
    }

    /// - Parameter isWhole: whether to list all places, or only the first.
    func lines(isWhole: Bool) -> [String] {
        words.map { word in
            let nearest = word.nearest.map { "; did you mean \"\($0)\"?" } ?? ""
            return "“\(word.text)” at \(PlaceList.text(word.places, isWhole: isWhole))\(nearest)"
        }
    }

    /// The lines that add the words, ready to paste.
    var remedy: [String] {
        guard !isOfDataset else {
            let new = words.filter { $0.nearest == nil }.map(\.text)
            return list.kind == .unit || new.isEmpty ? [] : ["for the units of \(list.file): \(YAMLText.list(new))"]
        }
        // Undecodable text is not a word.
        let readable = words.filter { !$0.text.unicodeScalars.contains("\u{FFFD}") }
        // `Juli` resembles `Juni`.
        let others = readable.filter { word in
            word.nearest.map { !OtherSpelling.areEqual($0, word.text) } ?? false
        }
        let new = readable.filter { $0.nearest == nil }
        let (notes, names) = (new.filter { Self.isNote($0.text) }, new.filter { !Self.isNote($0.text) })
        let entries = newEntries(others + names)
        let own = others.count == 1 ? "it is a word of its own" : "they are words of their own"
        return aliases + listed(entries.prefix(others.count), "or, if \(own), for")
            + listed(entries.dropFirst(others.count), "for")
            + notes.map { "“\($0.text)” may be a note; leave its row out with the step \"skip-rows\"" }
    }

    private func listed(_ entries: ArraySlice<String>, _ head: String) -> [String] {
        entries.isEmpty ? [] : ["\(head) the \(kindOfEntries) of \(list.file):"] + entries.map { "  " + $0 }
    }

    /// Whether one of the lines of ``remedy`` adds a word. A misspelt unit must be corrected in the article, and
    /// undecodable text is not a word.
    func settles(_ word: String) -> Bool {
        if word.unicodeScalars.contains("\u{FFFD}") { return false }
        guard isOfDataset else { return true }
        return list.kind == .units
            && words.contains { $0.nearest == nil && LabelFolding.fold($0.text) == LabelFolding.fold(word) }
    }

    /// Whether the dataset lists the units itself.
    private var isOfDataset: Bool { list.kind == .units || list.kind == .unit }

    private var kindOfEntries: String { list.kind == .parts ? "parts of an entry" : "entries" }

    /// The words that resemble a name of an entry, by that entry.
    private var aliases: [String] {
        words.groups(by: \.nearest).compactMap { entry, words in
            entry.map { "for the entry \($0) of \(list.file): aliases: \(YAMLText.list(words.map(\.text)))" }
        }
    }

    /// Entries with ids made from the words; a person may choose others.
    private func newEntries(_ words: [UnknownWord]) -> [String] {
        var counts: [String: Int] = [:]
        return words.map { word in
            let base = list.isOfUnits ? word.text : Self.id(for: word.text)
            counts[base, default: 0] += 1
            let id = counts[base] == 1 ? base : "\(base)-\(counts[base] ?? 1)"
            let label = YAMLText.scalar(word.text)
            return id == word.text ? "- \(label)" : "- {id: \(YAMLText.scalar(id)), labels: \(label)}"
        }
    }

    /// In characters; the names of things are shorter.
    private static let longestName = 60
    /// In words; a shorter text that ends with a full stop may be abbreviated.
    private static let shortestSentence = 4

    /// Whether a text is too long for a name, or a sentence.
    private static func isNote(_ text: String) -> Bool {
        let isSentence = text.hasSuffix(".") && text.split(separator: " ").count >= shortestSentence
        return text.count > longestName || isSentence || text.hasSuffix("。")
    }

    /// `Grade A` -> `grade-a`; a word without Latin letters is its own id.
    private static func id(for word: String) -> String {
        let folded = LabelFolding.fold(word)
        guard folded.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
        let parts = folded.split { !($0.isLetter || $0.isNumber) }
        return parts.isEmpty ? word : parts.joined(separator: "-")
    }
}

/// A list of places: grouped by file, the first three and the number of others.
enum PlaceList {
    private static let shown = 3

    /// `a.md:7:3, 9:3, b.md:1:1 and 4 more`
    static func text(_ places: [Place], isWhole: Bool = false) -> String {
        var file: String?
        return places.map { place in
            defer { file = place.file }
            return place.file == file ? "\(place.line):\(place.column)" : place.description
        }.listing(first: isWhole ? .max : shown)
    }
}
