package import Text

/// A word of a vocabulary: its published id, and all of its names.
package final class VocabularyEntry: Sendable {
    package let id: String
    package let labels: LocalizedText
    /// What it is called where a label is too wide, such as in the heads of wide tables; nil for its label.
    package let shortLabels: LocalizedText?
    /// Other spellings: in articles, or as people type them.
    package let aliases: [String]
    /// Former ids of the word. Comparisons with older data replace them by this id.
    package let formerly: [String]
    /// The names of its parts, which can represent it (the models of a class).
    package let parts: [String]
    /// Whether the entry covers all others: a statement about it applies to all of them.
    package let coversAll: Bool
    /// Why no record has the word; nil if some should.
    package let withoutRecords: LocalizedText?
    package let place: Place
    /// The place of the declaration that no record has the word; otherwise the entry's own place.
    package let withoutRecordsPlace: Place

    package init(
        id: String, labels: LocalizedText, shortLabels: LocalizedText? = nil, aliases: [String],
        formerly: [String] = [], parts: [String] = [], coversAll: Bool = false,
        withoutRecords: LocalizedText? = nil, place: Place, withoutRecordsPlace: Place? = nil
    ) {
        self.id = id
        self.labels = labels
        self.shortLabels = shortLabels
        self.aliases = aliases
        self.formerly = formerly
        self.parts = parts
        self.coversAll = coversAll
        self.withoutRecords = withoutRecords
        self.place = place
        self.withoutRecordsPlace = withoutRecordsPlace ?? place
    }

    /// Every spelling of the entry, the id first.
    package var names: [String] { [id] + labels.all + otherNames + formerly }

    /// Its names beside the id and the labels: short labels, and aliases.
    package var otherNames: [String] { (shortLabels?.all ?? []) + aliases }
}

/// A label for several entries together.
package struct VocabularyGroup: Sendable {
    package let names: [String]
    package let members: [String]
    package let place: Place

    package init(names: [String], members: [String], place: Place) {
        (self.names, self.members, self.place) = (names, members, place)
    }
}

/// The words of a field, in their own order, with all their names.
///
/// A class, because it is handed on with every record: a copy is one reference.
package final class Vocabulary: Sendable {
    package let name: String
    package let title: LocalizedText
    package let entries: [VocabularyEntry]
    package let groups: [VocabularyGroup]
    package let place: Place
    private let positions: [String: Int]
    private let lookup: [String: [String]]
    private let knownNames: KnownWords
    private let knownIDs: KnownWords
    /// The names by their characters without white space.
    private let joinedNames: Lazy<[String: String]>

    /// - Complexity: linear in the number of names. The first of equal names wins; the book's loader reports them.
    package init(
        name: String, title: LocalizedText, entries: [VocabularyEntry], groups: [VocabularyGroup], place: Place
    ) {
        self.name = name
        self.title = title
        self.entries = entries
        self.groups = groups
        self.place = place
        positions = Dictionary(first: entries.enumerated().map { ($1.id, $0) })
        knownNames = KnownWords(Self.names(of: entries, groups))
        knownIDs = KnownWords(entries.map(\.id))
        joinedNames = Lazy { Dictionary(first: Self.names(of: entries, groups).map { (Self.joined($0), $0) }) }
        var lookup: [String: [String]] = [:]
        func add(_ names: [String], _ ids: [String]) {
            for name in names {
                let folded = LabelFolding.fold(name)
                if lookup[folded] == nil { lookup[folded] = ids }
            }
        }
        for entry in entries { add(entry.names, [entry.id]) }
        for group in groups { add(group.names, group.members) }
        // Parts come last: a name of an entry or a group is never a part's.
        for entry in entries { add(entry.parts, [entry.id]) }
        self.lookup = lookup
    }

    /// The ids of a label: one, several for a group, none for an unknown label.
    package func ids(for label: String) -> [String] {
        lookUp(folded: LabelFolding.fold(label))
    }

    /// The same for a folded label.
    package func lookUp(folded label: String) -> [String] { lookup[label] ?? [] }

    /// The current id for each former id.
    package var renames: [String: String] {
        Dictionary(first: entries.flatMap { entry in entry.formerly.map { ($0, entry.id) } })
    }

    /// The place of an id in the vocabulary's own order, from 0.
    package func position(of id: String) -> Int? { positions[id] }

    /// The id of the entry that covers all others; nil if there is none.
    package var coveringID: String? { entries.first(where: \.coversAll)?.id }

    package func entry(_ id: String) -> VocabularyEntry? {
        positions[id].map { entries[$0] }
    }

    /// An entry's label in a language; the id itself if it has no entry.
    package func label(of id: String, language: String) -> String {
        entry(id)?.labels[language] ?? id
    }

    /// The short label of an entry in a language, where it has one that is narrower than the label; else the label.
    package func shortLabel(of id: String, language: String) -> String {
        let label = label(of: id, language: language)
        guard let short = entry(id)?.shortLabels?[language], short.count < label.count else { return label }
        return short
    }

    /// Every written name, for suggestions: ids, labels, short labels, aliases, groups, parts.
    package var allNames: [String] { Self.names(of: entries, groups) }

    /// The nearest name to a mistyped one: one that differs only in white space or in × and x, or else by ``NearestWord``.
    package func nearestName(to label: String) -> String? {
        joinedNames.value[Self.joined(label)] ?? knownNames.nearest(to: label)
    }

    private static func joined(_ name: String) -> String {
        LabelFolding.fold(name).filter { !$0.isWhitespace }.replacing("×", with: "x")
    }

    private static func names(of entries: [VocabularyEntry], _ groups: [VocabularyGroup]) -> [String] {
        entries.flatMap(\.names) + groups.flatMap(\.names) + entries.flatMap(\.parts)
    }

    /// A suggestion for a word that is not an id: the id of a label or alias, the nearest id, or all ids if there are
    /// few.
    package func idHint(for word: String) -> String {
        let meant = ids(for: word)
        if meant.count == 1 { return "; it is a name of \"\(meant[0])\"; write that id" }
        if !meant.isEmpty { return "; it is a name of \(meant.joined(separator: ", ")); write one of these ids" }
        let near = knownIDs.hint(for: word)
        guard near.isEmpty, !entries.isEmpty else { return near }
        return "; it has \(entries.prefix(Self.mostNamed).map(\.id).joined(separator: ", "))"
            + (entries.count > Self.mostNamed ? ", …" : "")
    }

    private static let mostNamed = 12
}
