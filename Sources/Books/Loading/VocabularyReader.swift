import Text

/// The keys of a file of `Vocabulary/`.
package struct VocabularyKeys: MapKeys {
    package static let form = MapDeclaration(
        "vocabulary", "a vocabulary", meaning: "The words that a field may contain, with all names of each.", Self(),
        demands: [
            Demand(
                .when(.no(.has("parts")), .items("entries", lack: "parts")),
                "entries have parts only where the vocabulary names them: parts: {vocabulary: NAME}", at: "entries")
        ])

    let vocabulary = Key(
        "vocabulary", .text, is: .required,
        "The name by which datasets refer to the vocabulary, and the name of its file.",
        example: "wood")
    let title = Key(
        "title", .localized, "The title of the vocabulary in reports and on the site.", example: "{en: Wood, ja: 木材}")
    let parts = Key(
        "parts", .map(PartsKeys.form), "Makes a separate vocabulary of the parts of the entries.",
        example: "{vocabulary: plank-model}")
    let entries = Key(
        "entries", list: .list(of: .idOrMap(EntryKeys.form)), is: .required,
        """
        The words, in the order of published rows and columns, which also decides "larger" and "smaller" in \
        comparisons. An entry is a map, or an id alone.
        """, example: "[oak, {id: pine, aliases: [Pinus]}]")
    let groups = Key(
        "groups", list: .list(of: .map(GroupKeys.form)),
        "Labels for several entries at once; a cell with such a label gives a record for each entry.")
}

/// The keys of the vocabulary that the parts of entries make.
struct PartsKeys: MapKeys {
    static let form = MapDeclaration("parts", "the parts of a vocabulary", Self())

    let vocabulary = Key(
        "vocabulary", .text, is: .required, "The name of the vocabulary that the parts make.", example: "plank-model")
    let title = Key("title", .localized, "The title of that vocabulary in reports and on the site.")
}

/// The keys of a vocabulary's entry.
struct EntryKeys: MapKeys {
    static let form = MapDeclaration("entry", "a vocabulary's entry", Self())

    let word = WordKeys()
    let parts = Key(
        "parts", list: .list(of: .idOrMap(WordKeys.form)),
        """
        The parts of the entry, each a map or an id alone. A part's name is accepted wherever its entry is; needs \
        "parts" at the top of the file.
        """, example: "[N-10, N-20]")
}

/// The keys of a part of an entry, and of an entry.
struct WordKeys: MapKeys {
    static let form = MapDeclaration("part", "a part of an entry", Self())

    let id = Key("id", .text, is: .required, "What is published.", example: "oak")
    let labels = Key(
        "labels", .localized,
        "The display name, in each language (default: the id). Labels are also recognized in articles.",
        example: "{en: Oak, ja: 楢}")
    let short = Key(
        "short", .localized,
        """
        The short form where the label is too wide: in the headers of wide tables and on the axes of charts, which \
        explain it. Articles and questions may also use it.
        """, example: "{en: OK, ja: 楢}")
    let aliases = Key(
        "aliases", list: .list(of: .text),
        """
        Other names, as articles write or people type them. Case, width and the amount of white \
        space are ignored.
        """, example: "[Quercus, oak wood]")
    let formerly = Key(
        "formerly", list: .list(of: .text),
        """
        Former ids of a renamed word. Articles and questions may also use them, and "diff" \
        and the rule "lost-record" treat them as its id.
        """, example: "[oak-wood]")
    let coversAll = Key(
        "covers_all", .boolean, default: false,
        "true: the entry covers all others, for sources that do not distinguish them; a statement about it applies to all."
    )
    let withoutRecords = Key(
        "without_records", .localized,
        "Why no record has the entry, such as a version that nobody measured. A record that has it is a finding.",
        example: "Nobody measured it.")
}

extension Form {
    /// A map, or an id alone, which is read as a map with nothing else.
    fileprivate static func idOrMap<Keys>(_ form: MapDeclaration<Keys>) -> Form where Value == KeyReader<Keys> {
        Form(.either([.scalar(.text), .map(form.shape)])) { node, context in
            let id = BookNode.Entry(key: "id", keyPlace: node.place, value: node)
            let isID = node.text?.isEmpty == false
            return KeyReader(
                isID ? BookNode(.map([id]), at: node.place) : node, as: form, problems: context.problems)
        }
    }
}

/// The keys of a group of entries.
struct GroupKeys: MapKeys {
    static let form = MapDeclaration("group", "a vocabulary's group", Self())

    let names = Key(
        "names", list: .list(of: .text, atLeastOne: "label"), is: .required, "The labels.",
        example: "[hardwoods, any hardwood]")
    let members = Key(
        "members", list: .list(of: .word, atLeastOne: "entry"), is: .required,
        "The ids of the entries that the labels mean.", example: "[oak, elm]")
}

/// Reads a file of `Vocabulary/`: one vocabulary, and a second one where its entries have parts.
struct VocabularyReader {
    let map: KeyReader<VocabularyKeys>
    let path: String

    private var problems: BookProblems { map.problems }

    /// Nil after reporting that the file does not name its vocabulary.
    func read() -> [Vocabulary]? {
        guard let name = map.vocabulary else { return nil }
        if name.contains("/") {
            problems.report(
                "a vocabulary is called like its file, without a folder, but found \"\(name)\"",
                at: map.place(of: \.vocabulary))
        } else if path != "Vocabulary/\(name).yaml" {
            problems.report(
                "the vocabulary is called \"\(name)\"; move this file to Vocabulary/\(name).yaml",
                at: map.place(of: \.vocabulary))
        }
        var parts: [VocabularyEntry] = []
        let entries = map.entries.compactMap { entry($0, parts: &parts) }
        let ids = KnownWords(entries.map(\.id))
        let groups = map.groups.map { group($0, ids: ids) }
        var vocabularies = [
            Vocabulary(
                name: name, title: map.title ?? LocalizedText(name), entries: entries, groups: groups, place: map.place)
        ]
        if let ofParts = map.parts {
            let name = ofParts.vocabulary ?? ""
            vocabularies.append(
                Vocabulary(
                    name: name, title: ofParts.title ?? LocalizedText(name), entries: parts, groups: [],
                    place: map.place))
        }
        return vocabularies
    }

    private func entry(_ reader: KeyReader<EntryKeys>, parts: inout [VocabularyEntry]) -> VocabularyEntry? {
        let own = reader.parts.compactMap { word($0) }
        parts += own
        return word(reader.word, parts: own)
    }

    private func word(_ reader: KeyReader<WordKeys>, parts: [VocabularyEntry] = []) -> VocabularyEntry? {
        guard let id = reader.id else { return nil }
        return VocabularyEntry(
            id: id, labels: reader.labels ?? LocalizedText(id), shortLabels: reader.short, aliases: reader.aliases,
            formerly: reader.formerly, parts: parts.flatMap(\.names), coversAll: reader.coversAll,
            withoutRecords: reader.withoutRecords,
            place: reader.place(of: \.id), withoutRecordsPlace: reader.place(of: \.withoutRecords))
    }

    private func group(_ reader: KeyReader<GroupKeys>, ids: KnownWords) -> VocabularyGroup {
        let known = reader.members.compactMap { member -> String? in
            guard let text = member.text else { return nil }
            if ids.contains(text) { return text }
            problems.report("the vocabulary has no entry \"\(text)\"\(ids.hint(for: text))", at: member.place)
            return nil
        }
        return VocabularyGroup(names: reader.names, members: known, place: reader.place)
    }
}
