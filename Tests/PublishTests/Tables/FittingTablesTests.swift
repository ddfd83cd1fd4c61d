import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// Tables of datasets that no page is wide enough for as they are declared.
@Suite struct FittingTablesTests {
    private static let place = Place("book.yaml")

    private static func vocabulary(_ name: String, _ ids: [String], short: Bool = false) -> Vocabulary {
        Vocabulary(
            name: name, title: LocalizedText(name),
            entries: ids.enumerated().map { number, id in
                VocabularyEntry(
                    id: id, labels: LocalizedText(id), shortLabels: short ? LocalizedText("s\(number)") : nil,
                    aliases: [], place: place)
            }, groups: [], place: place)
    }

    /// Every combination of some words, with values of three digits.
    ///
    /// - Parameters:
    ///   - values: the names of the value columns.
    ///   - contested: the index of a contested record.
    private static func groups(
        rows: [[String]], columns: [String], short: Bool = false, values: [String] = ["value"], contested: Int? = nil
    ) -> [WideTableGroups.Group] {
        let fields = rows.indices.map { "row\($0)" } + ["column"]
        let words = rows + [columns]
        let definition = PlankDatasets.definition(
            "wide", "Wide", keys: fields.map { PlankDatasets.field($0, $0, vocabulary: $0) },
            values: values.map { PlankDatasets.field($0, $0, .number) },
            layout: TableLayout(rows: Array(fields.dropLast()), columns: "column"))
        let keys = words.reduce([[]]) { keys, words in keys.flatMap { key in words.map { key + [$0] } } }
        let records = keys.enumerated().map { number, key in
            Record(
                key: key, values: values.map { _ in ExactNumber(String(number % 900 + 100)).map(CellValue.number) },
                unit: nil, status: number == contested ? .contested : .read, claims: [], assumed: [])
        }
        let vocabularies = zip(fields, words).map { vocabulary($0, $1, short: short && $0 == "column") }
        let book = Book(
            title: LocalizedText("Wide"), description: LocalizedText(""), articles: [], vocabularies: vocabularies,
            datasets: [definition], recipes: [], corrections: [], acceptedFindings: [])
        let dataset = Dataset(definition: definition, claims: [], records: records)
        let publication = Publication(
            book: book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []), inputs: [])
        let material = ReportMaterial(publication: publication, language: "en")
        let notes = contested == nil ? CellNotes(none: dataset) : CellNotes(dataset, doubts: publication.doubts)
        return WideTableSource(dataset, material: material, notes: notes).fittingGroups
    }

    private static func words(_ count: Int, length: Int) -> [String] {
        (0..<count).map { number in
            let digits = String(number)
            return String(repeating: "w", count: max(0, length - digits.count)) + digits
        }
    }

    @Test func aTableThatFitsIsAsDeclared() {
        let groups = Self.groups(rows: [["a", "b"], ["c", "d"]], columns: ["e", "f"], short: true)
        #expect(groups.map(\.heading) == [""])
        #expect(groups[0].table.columns.map(\.title) == ["row0", "row1", "e", "f"])
        #expect(ShortHeads.text(of: groups.map(\.table), say: Wording(language: "en")) == nil)
    }

    @Test func cellsOfSeveralValuesSayWhatTheyAre() {
        let groups = Self.groups(rows: [["a", "b"]], columns: ["e", "f"], values: ["size", "weight"])
        #expect(groups.map(\.table.remarks) == [["Cells: size / weight"]])
        #expect(Self.groups(rows: [["a", "b"]], columns: ["e", "f"]).map(\.table.remarks) == [[]])
    }

    @Test func aWideHeadIsShort() {
        let groups = Self.groups(rows: [["a", "b"]], columns: Self.words(12, length: 14), short: true)
        #expect(groups.count == 1)
        #expect(groups[0].table.columns.map(\.title).dropFirst() == (0..<12).map { "s\($0)" }[...])
        let meanings = ShortHeads.text(of: groups.map(\.table), say: Wording(language: "en"))
        #expect(meanings?.hasPrefix("s0 = wwwwwwwwwwwww0, s1 = ") == true)
    }

    @Test func labelsOfRowsThatLeaveNoRoomMakeTables() {
        let long = Self.words(2, length: 50)
        let groups = Self.groups(rows: [long, ["c", "d", "e"]], columns: Self.words(12, length: 2))
        #expect(groups.map(\.heading) == long)
        #expect(groups.allSatisfy { $0.table.columns.count == 13 && $0.table.rows.count == 3 })
    }

    @Test func manyColumnsAndFewRowsAreTurned() {
        let groups = Self.groups(rows: [["a", "b"]], columns: Self.words(40, length: 3))
        #expect(groups.count == 1)
        #expect(groups[0].table.columns.map(\.title) == ["column", "a", "b"])
        #expect(groups[0].table.rows.count == 40)
    }

    @Test func whatFitsInNoLayoutIsContinued() {
        let groups = Self.groups(rows: [Self.words(40, length: 3)], columns: Self.words(40, length: 3))
        #expect(groups.count > 1)
        #expect(groups.allSatisfy { $0.table.fits(.page) && $0.table.rows.count == 40 })
        #expect(groups.reduce(0) { $0 + $1.table.columns.count - 1 } == 40)
        #expect(groups.filter { !$0.records.isEmpty }.count == 1)
    }

    /// Without marks, a page marks all values of a doubtful record.
    @Test func aPartWithoutMarksKnowsOfThoseOfOthers() {
        let words = Self.words(40, length: 3)
        let groups = Self.groups(rows: [words], columns: words, contested: 1599)
        let marked = groups.map { $0.table.rows.joined().joined().contains { $0.mark != nil } }
        #expect(marked == Array(repeating: false, count: groups.count - 1) + [true])
        #expect(groups.map(\.table.hasMarks) == groups.map { _ in true })
        #expect(Self.groups(rows: [words], columns: words).allSatisfy { !$0.table.hasMarks })
    }

    @Test(arguments: [80, 60, 40]) func aTerminalHasShortHeadsWhereItMust(width: Int) {
        let table = Self.groups(rows: [["a", "b"]], columns: ["middling", "considerable"])[0].table
        #expect(table.fits(.terminal(columns: width)))
        #expect(!table.fits(.terminal(columns: 20)))
        #expect(table.fits(.terminal(columns: nil)))
    }
}
