import Books
import Records
import Text

/// What the database finds by its text: words with their labels and aliases, titles, and the texts of the data.
///
/// `texts` has each text once for each place where it is used, and `search` is the full-text index (FTS5) over it. Its column
/// `parts` has what else finds the text: for languages without spaces the n-grams of the text as words, so that a search for
/// 文章 finds 短い文章です, and the same of the folded text, so that a search for 128 finds １２８, and カナ finds ｶﾅ. Signs such as ★ are
/// parts of words; apart from the others, they are found alone, and so are the words.
struct SearchTable {
    private struct Row: Hashable {
        let kind: String
        let table: String
        let column: String
        let word: String
        let text: String
    }

    let texts: DatabaseTable
    /// The statements that make the index.
    let closing: String

    init(_ publication: Publication) {
        let (name, search) = (
            OwnTable.texts.name(in: publication.book), SQLText.name(OwnTable.search.name(in: publication.book))
        )
        closing = """
            CREATE VIRTUAL TABLE \(search) USING fts5(text, parts, content=\(SQLText.literal(name)),
              tokenize="unicode61 categories 'L* N* Co So' separators '°'");
            INSERT INTO \(search) (\(search)) VALUES ('rebuild');

            """
        let words = publication.book.vocabularies.flatMap { vocabulary in
            vocabulary.entries.flatMap { entry in
                entry.names.map {
                    Row(
                        kind: "word", table: VocabularyResource.path(of: vocabulary.name),
                        column: VocabularyResource.word, word: entry.id, text: $0)
                }
            }
        }
        let titles = publication.datasets.flatMap { dataset in
            dataset.definition.title.all.map {
                Row(kind: "dataset", table: dataset.name, column: "", word: "", text: $0)
            }
                + dataset.definition.fields.flatMap { field in
                    field.title.all.map {
                        Row(kind: "field", table: dataset.name, column: field.name, word: "", text: $0)
                    }
                }
        }
        let values = zip(publication.datasets, publication.tables).flatMap { dataset, tables in
            dataset.definition.fields.filter { $0.type == .text }.flatMap { field in
                (tables.values.value.table.column(field.name)?.cells ?? []).filter { $0 != .empty }.map {
                    Row(kind: "value", table: dataset.name, column: field.name, word: "", text: $0.text)
                }
            }
        }
        let rows = Numbered(words + titles + values) { $0 }.elements
        let columns: [DescribedColumn<Row>] = [
            .init("kind", "word, dataset, field or value.") { .text($0.kind) },
            .init("table", "The table that has the text.") { .text($0.table) },
            .init("column", "Its column.") { .text($0.column) },
            .init("word", "The word that the text is a name of.") { .text($0.word) },
            .init("text", "The text.") { .text($0.text) },
            .init("parts", "The text's parts in languages without spaces, and its ordinary form, for searches.") {
                .text(Self.parts(of: $0.text))
            },
        ]
        texts = DatabaseTable(name, DescribedTable(columns, rows: rows))
    }

    /// The greatest length of an n-gram, in characters. A longer search finds only a whole run of characters.
    private static let longest = 8

    /// Words separated by spaces. The index folds case itself.
    private static func parts(of text: String) -> String {
        let folded = LabelFolding.fold(text)
        let isOrdinary = folded == text.lowercased()
        return (grams(of: text) + signs(of: text) + (isOrdinary ? [] : [folded] + grams(of: folded))).uniqued().joined(
            separator: " ")
    }

    /// The text with spaces around its signs; nothing for a text without signs.
    private static func signs(of text: String) -> [String] {
        let isSign = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .otherSymbol }
        guard text.unicodeScalars.contains(where: isSign) else { return [] }
        return [text.unicodeScalars.map { isSign($0) ? " \($0) " : String($0) }.joined()]
    }

    /// All n-grams of the runs of characters without spaces, from one to ``longest`` characters.
    private static func grams(of text: String) -> [String] {
        var parts: [String] = []
        var run: [Character] = []
        func end() {
            for start in run.indices {
                for length in 1...longest where start + length <= run.count {
                    parts.append(String(run[start..<start + length]))
                }
            }
            run = []
        }
        for character in text {
            if isWithoutSpaces(character) { run.append(character) } else { end() }
        }
        end()
        return parts
    }

    /// Han, kana and Hangul.
    private static func isWithoutSpaces(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0xFF66...0xFF9F, 0x20000...0x3FFFF:
            return true
        default: return false
        }
    }
}
