import Foundation
import Publish
import Records
import TestSupport
import Testing
import Text

@testable import Asking
@testable import Workbench

/// `explain --at`: places of articles, and lines of the committed output of the second book.
@Suite struct PlaceQuestionTests {
    private static let folder = Shared.root.appending(path: "Tests/Books/amplifiers").path

    private func keys(_ place: String, in checked: CheckedBook, folder: String) throws -> [String] {
        try Question(at: AskedPlace(place), folder: folder, language: .en, in: checked).selections
            .flatMap { selection in
                selection.records.map { ([selection.dataset.name] + $0.key).joined(separator: " ") }
            }
    }

    @Test(arguments: [
        ("Articles/maker.md:15:14", ["light 14x30 dim"]), ("Lamps/Articles/maker.md:15:14", ["light 14x30 dim"]),
        ("maker.md:15:14", ["light 14x30 dim"]), ("Articles/maker.md:16:19", ["light 27x60 normal"]),
        ("Articles/maker.md:16", ["light 27x60 dim", "light 27x60 normal", "light 27x60 bright"]),
        // A cell that names rows means all their values.
        ("Articles/maker.md:16:3", ["light 27x60 dim", "light 27x60 normal", "light 27x60 bright"]),
        ("Articles/maker.md:1", []), ("Articles/maker.md:15:1", []),
    ])
    func aPlaceOfAnArticleIsWhatWasReadThere(place: String, expected: [String]) throws {
        #expect(try keys(place, in: LampBook.checked(), folder: "Lamps") == expected)
    }

    @Test func whatIsReadFromALineIsTold() throws {
        let question = try Question(
            at: AskedPlace("Articles/maker.md:15:1"), folder: "Lamps", language: .en, in: LampBook.checked())
        #expect(
            question.remarks.first?.hasPrefix(
                "no value is read from Articles/maker.md:15:1; this line has values at columns 3 “")
                == true,
            "\(question.remarks)")
    }

    /// A place of a finding about a cell that cannot be read.
    @Test(arguments: [
        ("Articles/maker.md:15", true), ("Articles/maker.md:15:14", true), ("Articles/maker.md:15:3", false),
    ])
    func findingsAtAPlaceAreTold(place: String, isThere: Bool) throws {
        let article = LampBook.files["Articles/maker.md"]?.replacing("| 10 | 20 | 30.5 |", with: "| ten | no | nine |")
        let question = try Question(
            at: AskedPlace(place), folder: "Lamps", language: .en, in: LampBook.checked(["Articles/maker.md": article]))
        let told = question.remarks.filter {
            $0.hasPrefix("Articles/maker.md:15:14: error: “ten” cannot be read as value")
        }
        #expect(told.count == (isThere ? 1 : 0), "\(question.remarks)")
    }

    @Test func aFileThatHasNoValuesIsNamed() {
        let error = #expect(throws: UsageError.self) {
            try Question(
                at: AskedPlace("Datasets/light.yaml:3:1"), folder: "Lamps", language: .en, in: LampBook.checked())
        }
        #expect(error?.description.hasPrefix("Datasets/light.yaml is neither an article of the book") == true)
    }

    @Test(arguments: ["", "maker.md", "maker.md:x", ":3", "maker.md:0", "maker.md:0:1", "maker.md:1:0"])
    func whatIsNoPlaceIsAMistake(text: String) {
        #expect(throws: UsageError.self) { try AskedPlace(text) }
    }

    /// Every line of CSV and JSON, and every cell of a page with a value, leads back to its record.
    @Test func aLineOfAnOutputIsItsRecord() throws {
        let checked = try Pipeline().run(BookFolder(reading: Self.folder))
        let data = Self.folder + "/Output/data/"
        for dataset in checked.datasets {
            for (index, record) in dataset.records.enumerated().prefix(3) {
                let expected = [([dataset.name] + record.key).joined(separator: " ")]
                for name in ["\(data)\(dataset.name).csv", "\(data)\(dataset.name).json"] {
                    #expect(try keys("\(name):\(index + 2)", in: checked, folder: Self.folder) == expected, "\(name)")
                }
            }
            #expect(try keys("\(data)\(dataset.name).csv:1", in: checked, folder: Self.folder) == [])
            let page = Self.folder + "/Output/reports/\(dataset.name).md"
            let lines = try String(contentsOfFile: page, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let found = try lines.indices.flatMap { try keys("\(page):\($0 + 1)", in: checked, folder: Self.folder) }
            #expect(!found.isEmpty, "\(page)")
        }
    }

    @Test func aLineThatABuildWouldNotWriteSaysSo() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("# Light\n".utf8), to: "light.md")
        let question = try Question(
            at: AskedPlace(folder.url.appending(path: "light.md").path + ":1"), folder: "Lamps", language: .en,
            in: LampBook.checked([
                "Datasets/light.yaml": LampBook.files["Datasets/light.yaml"]?.replacing(
                    "title: Light", with: "title: Lights")
            ]))
        #expect(question.selections.isEmpty && question.remarks.count == 1)
        #expect(question.remarks.first?.contains("is out of date") == true)
    }

    /// Every line of a report and of the findings that names a value leads to it; any other line says so.
    @Test(arguments: [
        ("findings.json", "accepted"), ("findings.sarif", "\"key\": {"), ("reports/findings.md", "Accepted: "),
        ("reports/changes.md", " is flagged: "), ("reports/changes.md", "rises from"),
    ])
    func aLineOfAReportIsItsValues(name: String, sign: String) throws {
        let checked = try Pipeline().run(BookFolder(reading: Self.folder))
        let path = Self.folder + "/Output/" + name
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let named = lines.indices.filter { lines[$0].contains(sign) }
        var found = 0
        for index in named.prefix(8) {
            let question = try Question(
                at: AskedPlace("\(path):\(index + 1)"), folder: Self.folder, language: .en, in: checked)
            #expect(question.selections.isEmpty != question.remarks.isEmpty)
            found += question.selections.flatMap(\.records).count
        }
        #expect(named.isEmpty || found > 0, "\(name) \(sign)")
    }

    @Test(arguments: ["Articles/maker.md:999:1", "Articles/maker.md:999"])
    func aLineBehindTheEndIsAMistake(place: String) throws {
        let error = #expect(throws: UsageError.self) {
            try Question(at: AskedPlace(place), folder: "Lamps", language: .en, in: LampBook.checked())
        }
        #expect(error?.description.contains("has no line 999, only") == true)
    }

    @Test func conditionsNarrowAPlace() throws {
        let checked = try LampBook.checked()
        let place = try Question(at: AskedPlace("maker.md:16"), folder: "Lamps", language: .en, in: checked)
        func keys(_ conditions: [String]) throws -> [[String]] {
            try place.narrowed(by: conditions, in: checked).selections.flatMap(\.records).map(\.key)
        }
        #expect(try keys(["level=dim"]) == [["27x60", "dim"]])
        #expect(try keys(["light", "level=bright"]) == [["27x60", "bright"]])
        #expect(try keys([]).count == 3)
        #expect(try keys(["socket=14x30"]).isEmpty)
        #expect(try place.narrowed(by: ["socket=14x30"], in: checked).remarks.count == 1)
        #expect(throws: UsageError.self) { try keys(["levle=dim"]) }
    }
}
