import Books
import Records
import Text

/// The words of a vocabulary as a table, in their order: `data/vocabulary/<name>.csv` and `.json`.
///
///     word,position,label,label_en,label_ja,aliases,formerly,parts,groups,covers_all,used
///     oak,1,Oak,Oak,楢,"[""Quercus""]",,,"[""hardwood""]",false,size.species wall.wood
enum VocabularyResource {
    /// The column of the words.
    static let word = "word"

    /// The path of the files; also the name of the table in databases.
    ///
    /// A name may have any characters; those that paths should not have are written as their numbers.
    static func path(of vocabulary: String) -> String {
        let name = vocabulary.unicodeScalars.map { scalar -> String in
            let properties = scalar.properties
            let isPlain =
                scalar.isASCII
                ? ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
                : properties.isAlphabetic && !properties.changesWhenLowercased
            return isPlain ? String(scalar) : "~" + String(scalar.value, radix: 16)
        }
        return "vocabulary/" + name.joined()
    }

    static func name(of vocabulary: String) -> String {
        "\(path(of: vocabulary).dropFirst("vocabulary/".count)).vocabulary"
    }

    private typealias Row = (position: Int, entry: VocabularyEntry)

    /// - Parameters:
    ///   - tables: the values of all datasets, which say where the words are used.
    ///   - language: the first one of the book.
    static func resource(
        of vocabulary: Vocabulary, in datasets: [Dataset], tables: [DataTable], language: String
    ) -> DataResource {
        let used = uses(of: vocabulary, in: datasets, tables: tables)
        let rows = vocabulary.entries.enumerated().map { Row($0.offset + 1, $0.element) }
        let described = DescribedTable(columns(vocabulary, used: used, language), rows: rows)
        return DataResource(
            name: name(of: vocabulary.name), path: path(of: vocabulary.name), title: vocabulary.title["en"],
            description: "The words in their order, with all of their names.", table: described.table,
            fields: described.fields, primaryKey: [word], foreignKeys: [], vocabulary: vocabulary.name)
    }

    private static func columns(
        _ vocabulary: Vocabulary, used: [String: [String]], _ language: String
    ) -> [DescribedColumn<Row>] {
        func columns(
            _ name: String, _ meaning: String, _ labels: @escaping (VocabularyEntry) -> LocalizedText?
        ) -> [DescribedColumn<Row>] {
            vocabulary.entries.flatMap { labels($0)?.languages ?? [] }.uniqued().map { language in
                DescribedColumn("\(name)_\(language)", "\(meaning) in the language \(language).") { row in
                    labels(row.entry).flatMap { $0.languages.contains(language) ? .text($0[language]) : nil } ?? .empty
                }
            }
        }
        let labels = columns("label", "The label") { $0.labels }
        let shortLabels = columns("short_label", "The label for narrow places") { $0.shortLabels }
        let groups = Dictionary(
            vocabulary.groups.flatMap { group in group.members.map { ($0, group.names) } }, uniquingKeysWith: +)
        return [
            .init(word, "The word as the data have it.", isRequired: true) { .text($0.entry.id) },
            .init("position", "The word's place in the vocabulary, from 1.", .integer, isRequired: true) {
                .integer($0.position)
            },
            .init("label", "The word for people, in the first language of the book.") {
                DataCell($0.entry.labels.all.isEmpty ? nil : $0.entry.labels[language])
            },
        ] + labels + shortLabels + [
            .init("aliases", "Other names, as articles and people write them.", form: .texts) {
                .texts($0.entry.aliases)
            },
            .init("formerly", "Words under which it was published before.", form: .texts) { .texts($0.entry.formerly) },
            .init(
                "parts", "All names of its parts, which may represent it: of each part its id, labels and aliases.",
                form: .texts
            ) {
                .texts($0.entry.parts.uniqued())
            },
            .init("groups", "The names of groups of words that have it.", form: .texts) {
                .texts(groups[$0.entry.id, default: []])
            },
            .init("covers_all", "Whether a statement about the word is about all words.", .boolean, isRequired: true) {
                .boolean($0.entry.coversAll)
            },
            .init("used", "The columns that have the word in a row, each as DATASET.COLUMN.", form: .ids) {
                .ids(used[$0.entry.id, default: []])
            },
        ]
    }

    /// For each word the columns that have it, in the book's order.
    private static func uses(
        of vocabulary: Vocabulary, in datasets: [Dataset], tables: [DataTable]
    ) -> [String: [String]] {
        var used: [String: [String]] = [:]
        for (dataset, table) in zip(datasets, tables) {
            for field in dataset.definition.fields where field.vocabulary == vocabulary.name {
                for cell in table.column(field.name)?.cells ?? [] {
                    used[cell.text, default: []].append("\(dataset.name).\(field.name)")
                }
            }
            guard let units = dataset.definition.units, units.vocabulary == vocabulary.name else { continue }
            for cell in table.column(CommonColumn.unit.rawValue)?.cells ?? [] {
                guard let word = units.word(for: cell.text) else { continue }
                used[word, default: []].append("\(dataset.name).\(CommonColumn.unit.rawValue)")
            }
        }
        return used
    }
}
