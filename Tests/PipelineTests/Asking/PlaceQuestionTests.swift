import Foundation
import Measures
import Publish
import TestSupport
import Testing

@testable import Pipeline

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
        // A cell that names rows speaks of all their values.
        ("Articles/maker.md:16:3", ["light 27x60 dim", "light 27x60 normal", "light 27x60 bright"]),
        ("Articles/maker.md:1", []), ("Articles/maker.md:15:1", []), ("Articles/maker.md:999:1", []),
    ])
    func aPlaceOfAnArticleIsWhatWasReadThere(place: String, expected: [String]) throws {
        #expect(try keys(place, in: LampBook.checked(), folder: "Lamps") == expected)
    }

    @Test func whatIsReadFromALineIsTold() throws {
        let question = try Question(
            at: AskedPlace("Articles/maker.md:15:1"), folder: "Lamps", language: .en, in: LampBook.checked())
        #expect(
            question.remarks.first?.hasPrefix("nothing is read from Articles/maker.md:15:1; of this line are read 3 “")
                == true,
            "\(question.remarks)")
    }

    @Test(arguments: ["", "maker.md", "maker.md:x", ":3", "maker.md:0"])
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
        #expect(question.remarks.first?.contains("is not what a build writes now") == true)
    }
}
