import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// The values that compiled code gives are those of the data files.
@Suite struct GeneratedSwiftTests {
    @Test(.enabled(if: GeneratedSwift.compiler != nil, "there is no swiftc"))
    func everyValueIsThatOfTheDataFile() throws {
        let compiler = try #require(GeneratedSwift.compiler)
        for generated in [
            GeneratedSwift(datasets: PlankDatasets.datasets, publication: PlankPublication.publication),
            GeneratedSwift(datasets: [Self.names], publication: Self.publication(Self.names)),
            GeneratedSwift(datasets: [Self.close], publication: Self.publication(Self.close)),
            GeneratedSwift(datasets: [Self.truths], publication: Self.publication(Self.truths)),
        ] {
            let result = try generated.run(compiler: compiler)
            try #require(result.messages == "", "\(result.messages)")
            let expected = generated.datasets.flatMap { Self.texts(of: $0, in: generated.publication) }
            try #require(result.lines.count == expected.count)
            for (line, texts) in zip(result.lines, expected) {
                #expect(line.last == "found", "\(line)")
                #expect(line.count == texts.count + 1)
                for (text, other) in zip(line, texts) { #expect(Self.isSame(text, other), "\(text) for \(other)") }
            }
        }
    }

    /// The cells of a dataset, as the properties of its struct show them.
    private static func texts(of dataset: Dataset, in publication: Publication) -> [[String]] {
        let columns = GeneratedColumn.all(of: dataset, in: publication)
        return dataset.records.enumerated().map { row, record in
            let rules = publication.doubts.doubt(about: record, in: dataset)?.blames.map(\.rule) ?? []
            return columns.flatMap { column in
                [column.texts[row]] + (column.losesDigits ? [column.texts[row]] : [])
            } + [rules.joined(separator: " ")]
        }
    }

    private static func isSame(_ text: String, _ other: String) -> Bool {
        if text.utf8.elementsEqual(other.utf8) { return true }
        return Double(text) != nil && Double(text) == Double(other)
    }

    /// Words that Swift cannot use as names, and words with the same name.
    private static let words = [
        "default", "self", "init", "none", "label", "rawValue", "9", "9.7", "97", "10-12", "1012", "393x852", "a b",
        "a-b",
        "aB", "6+", "-5", "5", "+", "本文", "e\u{301}t\u{E9}", "iPhone 8 (2nd)", "🛠️", "\\", "\"quoted\"", "#\"", "x|y",
        "\u{301}mark", "line\nbreak", "*/", "Type", "words", "in", String(repeating: "long ", count: 60),
    ]

    private static let names: Dataset = {
        let place = Place("Datasets/type.yaml")
        func field(_ name: String, _ type: FieldType, _ vocabulary: String? = nil) -> FieldDefinition {
            FieldDefinition(
                name: name, title: LocalizedText("*/ A \(name)\nof lines"), type: type, vocabulary: vocabulary,
                place: place)
        }
        let definition = DatasetDefinition(
            name: "string", title: LocalizedText("Names"), description: LocalizedText(""),
            keys: [field("in", .word, "string"), field("0 position", .integer)],
            values: [
                field("self", .word, "string"), field("all", .text), field("a_b", .number), field("aB", .boolean),
                field("func", .number),
            ], unit: .none, layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [], place: place)
        let numbers = ["12345678901234567", "0.1", "48.50", "-7", "123456789012.345678"]
        let records = words.enumerated().map { index, word in
            Record(
                key: [word, String(index)],
                values: [
                    .text(words[words.count - 1 - index]), .text(HostileText.all[index]),
                    ExactNumber(numbers[index % numbers.count]).map { CellValue.number($0.written(withPlaces: 2)) },
                    .boolean(index.isMultiple(of: 2)), .number(ExactNumber(index)),
                ], unit: nil, status: .read, claims: [], assumed: [])
        }
        return Dataset(definition: definition, claims: [], records: records)
    }()

    /// Keys that are one binary number, and a vocabulary of which no record has a word.
    private static let close: Dataset = {
        let place = Place("Datasets/close.yaml")
        let definition = DatasetDefinition(
            name: "close", title: LocalizedText("Close"), description: LocalizedText(""),
            keys: [FieldDefinition(name: "at", title: LocalizedText("At"), type: .number, place: place)],
            values: [
                FieldDefinition(
                    name: "kind", title: LocalizedText("Kind"), type: .word, vocabulary: "string", isOptional: true,
                    place: place)
            ], unit: .none, layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [], place: place)
        let records = ["0.1", "0.100000000000000001", "9007199254740992", "9007199254740993"].map { key in
            Record(key: [key], values: [nil], unit: nil, status: .read, claims: [], assumed: [])
        }
        return Dataset(definition: definition, claims: [], records: records)
    }()

    /// A complete grid of words and truth values.
    private static let truths: Dataset = {
        let place = Place("Datasets/truths.yaml")
        func key(_ name: String, _ type: FieldType, _ vocabulary: String? = nil) -> FieldDefinition {
            FieldDefinition(name: name, title: LocalizedText(name), type: type, vocabulary: vocabulary, place: place)
        }
        let definition = DatasetDefinition(
            name: "truths", title: LocalizedText("Truths"), description: LocalizedText(""),
            keys: [key("all", .boolean), key("kind", .word, "string"), key("dry", .boolean)],
            values: [FieldDefinition(name: "n", title: LocalizedText("N"), type: .integer, place: place)],
            unit: .none, layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [], place: place)
        let records = (0..<12).map { index in
            Record(
                key: [String(index >= 6), words[index / 2 % 3], String(index % 2 == 1)],
                values: [.number(ExactNumber(index))], unit: nil, status: .read, claims: [], assumed: [])
        }
        return Dataset(definition: definition, claims: [], records: records)
    }()

    @Test func lookupsAreTotalWhereTheGridIsComplete() {
        let code = GeneratedSwift(datasets: [Self.truths], publication: Self.publication(Self.truths)).code
        #expect(code.contains("\n  ) -> Truths {\n"))
        let definition = Self.truths.definition
        let partial = Dataset(definition: definition, claims: [], records: Array(Self.truths.records.dropLast()))
        let other = GeneratedSwift(datasets: [partial], publication: Self.publication(partial)).code
        #expect(other.contains("\n  ) -> Truths? {\n"))
    }

    private static func publication(_ dataset: Dataset) -> Publication {
        let place = Place("Vocabulary/string.yaml")
        let vocabulary = Vocabulary(
            name: "string", title: LocalizedText("Strings"),
            entries: words.map { VocabularyEntry(id: $0, labels: LocalizedText($0), aliases: [], place: place) },
            groups: [], place: place)
        let book = Book(
            title: LocalizedText("Names"), description: LocalizedText(""), articles: [], vocabularies: [vocabulary],
            datasets: [dataset.definition], recipes: [], corrections: [], acceptedFindings: [])
        return Publication(
            book: book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []), inputs: [])
    }

    @Test func namesAreReadableAndDifferent() {
        var names = SwiftNames(prefix: "version", reserved: ["self"])
        let made = ["today-widget", "9", "9.7", "10-12", "6+", "AX3", "URLPath", "default", "self", "a b", "aB", "本文"]
            .map {
                names.name($0).code
            }
        #expect(
            made == [
                "todayWidget", "version9", "version9point7", "version10to12", "version6Plus", "ax3", "urlPath",
                "`default`",
                "versionSelf", "aB", "aBVariant2", "本文",
            ])
    }

    /// A word with a sign does not take the name of one without.
    @Test func wholeWordsHaveTheirNames() {
        var names = SwiftNames(prefix: "grade", reserved: [])
        let made = names.names(["B-", "B", "A+", "A", "S2\u{2212}", "S2", "x≠1", "x1", "O'", "O", "±5", "5"]).map(
            \.code)
        #expect(
            made == [
                "bMinus", "b", "aPlus", "a", "s2Minus", "s2", "xNot1", "x1", "oVariant2", "o", "plusMinus5", "grade5",
            ])
    }

    /// Formatters leave the code as it is, with their usual settings.
    @Test(.enabled(if: GeneratedSwift.compiler != nil, "there is no swift format"))
    func formattersLeaveTheCode() throws {
        let compiler = try #require(GeneratedSwift.compiler)
        let code = GeneratedSwift(datasets: PlankDatasets.datasets, publication: PlankPublication.publication).code
        let folder = try TemporaryFolder()
        // The mark at the beginning keeps formatters with other settings away.
        #expect(code.hasPrefix("// swift-format-ignore-file\n"))
        try folder.write(String(code.drop { $0 != "\n" }.dropFirst()), to: "Data.swift")
        for arguments in [["format", "lint", "--strict"], ["format", "--in-place"]] {
            let process = Process()
            process.executableURL = URL(filePath: compiler).deletingLastPathComponent().appending(path: "swift")
            process.arguments = arguments + [folder.path + "/Data.swift"]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(folder.text("Data.swift") == String(code.drop { $0 != "\n" }.dropFirst()))
    }
}
