package import Text

/// A node of a book file: text, list or map, each with its place. Nothing is interpreted: `no`, `012` and `1:30` are
/// the texts that were written.
package struct BookNode: Sendable {
    package enum Content: Sendable {
        case text(String)
        case list([BookNode])
        case map([Entry])
    }

    package struct Entry: Sendable {
        package let key: String
        package let keyPlace: Place
        package let value: BookNode

        package init(key: String, keyPlace: Place, value: BookNode) {
            self.key = key
            self.keyPlace = keyPlace
            self.value = value
        }
    }

    package let content: Content
    package let place: Place

    package init(_ content: Content, at place: Place) {
        self.content = content
        self.place = place
    }

    /// The text of a scalar; nil for lists and maps.
    package var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    /// The value of a map's first entry with a key; nil for texts and lists.
    package subscript(key: String) -> BookNode? {
        guard case .map(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The items of a list; what is written alone counts as a list of one.
    package var items: [BookNode] {
        if case .list(let items) = content { items } else { [self] }
    }

    /// The items of a list; none for other values.
    package var listItems: [BookNode] { if case .list(let items) = content { items } else { [] } }

    /// The texts of a map, by key; none for other values.
    package var texts: [String: String] {
        guard case .map(let entries) = content else { return [:] }
        return Dictionary(first: entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } })
    }

    /// The kind of node in words: `a list`.
    package var kind: String {
        switch content {
        case .text(""): "nothing"
        case .text(let text) where isLongNumber(text): "\(text), which has more digits than can be stored exactly"
        case .text(let text): "the text \"\(text)\""
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// Whether a text is written as a number that an ``ExactNumber`` cannot hold.
    private func isLongNumber(_ text: String) -> Bool {
        let positive = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = positive.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return ExactNumber(text) == nil && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }
    }
}

/// Collects the mistakes of a book's files, so that several are reported at once.
package final class BookProblems {
    /// How many are listed. The rest is reported once these are corrected.
    private static let most = 500
    private var listed: [Finding] = []
    private var known: Set<Finding> = []

    package init() {}

    package var isEmpty: Bool { known.isEmpty }
    /// How many have been reported, listed or not.
    package var count: Int { known.count }

    /// Those that are listed, in the order of their reports, and how many there are besides.
    package var findings: [Finding] {
        guard let last = listed.last, known.count > listed.count else { return listed }
        let rest = known.count - listed.count
        return listed + [
            Finding(
                rule: .bookFile, severity: .error,
                message: "\(Plural.of(rest, "more mistake", "is", "are")) not listed; correct these first",
                place: last.place)
        ]
    }

    /// Whether one more mistake would be listed.
    package var hasRoom: Bool { listed.count < Self.most }

    /// `; did you mean "x"?`, or an empty text: if no word is near, or no more mistakes are listed.
    package func hint(for word: String, among words: @autoclosure () -> [String]) -> String {
        hasRoom ? NearestWord.hint(for: word, among: words()) : ""
    }

    package func report(_ message: String, at place: Place, notes: [Note] = []) {
        report([Finding(rule: .bookFile, severity: .error, message: message, place: place, notes: notes)])
    }

    /// Takes over what was reported elsewhere.
    package func report(_ findings: [Finding]) {
        for finding in findings where known.insert(finding).inserted && listed.count < Self.most {
            listed.append(finding)
        }
    }
}
