import Books

/// The enum of a vocabulary, with a case for each word that the datasets of the file use: so a lookup is total if the
/// datasets have a record for every combination of their words.
struct SwiftEnum {
    let vocabulary: Vocabulary
    let name: String
    private let language: String
    private let entries: [(entry: VocabularyEntry, name: SwiftName)]

    private static let members: Set<String> = [
        "allCases", "description", "hash", "hashValue", "init", "label", "none", "positions", "rawValue", "self",
        "some", "words", "Type", "Protocol", "Self", "Any",
    ]

    /// - Parameter columns: of the datasets.
    init(_ vocabulary: Vocabulary, name: SwiftName, language: String, columns: [GeneratedColumn]) {
        let own = columns.filter { $0.vocabulary?.name == vocabulary.name }
        let used = Set(own.flatMap(\.texts))
        (self.vocabulary, self.name, self.language) = (vocabulary, name.plain, language)
        let parts = SwiftWords.parts(of: vocabulary.name)
        let prefix = SwiftWords.joined([parts.last ?? "word"], isType: false)
        let isWord = prefix.unicodeScalars.first?.properties.isXIDStart == true
        var names = SwiftNames(prefix: isWord ? prefix : "word", reserved: Self.members)
        let entries = vocabulary.entries.filter { used.contains($0.id) }
        self.entries = Array(zip(entries, names.names(entries.map(\.id))))
    }

    var count: Int { entries.count }

    /// - Parameter isCounted: whether a lookup needs the positions of words.
    func lines(isCounted: Bool) -> [String] {
        guard !entries.isEmpty else {
            return documentation + [
                "public enum \(name): Hashable, CaseIterable, Sendable {",
                "  fileprivate static let words: [String: \(name)] = [:]", "}",
            ]
        }
        var lines = documentation + ["public enum \(name): String, CaseIterable, Sendable {"]
        for (entry, name) in entries {
            lines += CodeText.comment(label(entry), mark: "  ///")
            lines += CodeText.fitted("  case \(name.code) =", CodeText.literal(entry.id))
        }
        lines += ["", "  /// The label for people.", "  public var label: String {", "    switch self {"]
        for (entry, name) in entries {
            lines += CodeText.fitted("    case .\(name.code):", CodeText.literal(label(entry)))
        }
        lines += ["    }", "  }", ""] + Self.index("words", "($0.rawValue, $0)")
        if isCounted { lines += [""] + Self.index("positions", "($1, $0)", of: "allCases.enumerated()") }
        return lines + ["}"]
    }

    /// A dictionary of the cases.
    private static func index(_ name: String, _ pair: String, of cases: String = "allCases") -> [String] {
        [
            "  fileprivate static let \(name) = Dictionary(",
            "    \(cases).map { \(pair) }, uniquingKeysWith: { first, _ in first })",
        ]
    }

    private var documentation: [String] {
        let rest = vocabulary.entries.count - entries.count
        return CodeText.comment(vocabulary.title[language], mark: "///")
            + (rest == 0
                ? []
                : ["///"]
                    + CodeText.comment(
                        "\(rest) of \(vocabulary.entries.count) words \(rest == 1 ? "has" : "have") no record here.",
                        mark: "///"))
    }

    private func label(_ entry: VocabularyEntry) -> String { vocabulary.label(of: entry.id, language: language) }
}
