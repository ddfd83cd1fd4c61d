package import Diagnostics

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

    /// What stands here, in a reader's words: `a list`.
    package var kind: String {
        switch content {
        case .text(let text): text.isEmpty ? "nothing" : "the text \"\(text)\""
        case .list: "a list"
        case .map: "a map"
        }
    }
}

/// Collects the mistakes of a book's files, so that several are reported at once.
package final class BookProblems {
    package private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []

    package init() {}

    package var isEmpty: Bool { findings.isEmpty }

    package func report(_ message: String, at place: Place, notes: [Note] = []) {
        report([Finding(rule: "book-file", severity: .error, message: message, place: place, notes: notes)])
    }

    /// Takes over what was reported elsewhere.
    package func report(_ findings: [Finding]) {
        for finding in findings where known.insert(finding).inserted { self.findings.append(finding) }
    }
}
