import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// The files of the tutorial, put together, are a book without open findings, and so are those of the page about shapes.
/// `DocumentedRunsTests` runs the commands of both.
@Suite struct TutorialTests {
    /// The files of a page's book, as they are at the end.
    static func files(of page: String = "tutorial.md", in folder: String = "Threads/") throws -> [(
        path: String, bytes: [UInt8]
    )] {
        let file = Shared.root.appending(path: "Documentation/" + page)
        let fences = PageFences(try String(contentsOf: file, encoding: .utf8))
        var files: [String: String] = [:]
        for block in fences.blocks {
            guard let path = block.path, path.hasPrefix(folder) else { continue }
            let name = String(path.dropFirst(folder.count))
            files[name] = (block.isAddition ? files[name] ?? "" : "") + fences.text(of: block)
        }
        return files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    }

    @Test func theFilesAreAWholeBook() throws {
        let files = try Self.files()
        #expect(files.count == 10)
        let checked = try Pipeline().run(BookFolder(files: files))
        #expect(checked.findings.filter { $0.accepted == nil }.isEmpty)
        let corrected = checked.datasets[0].records.filter { $0.status == .corrected }
        #expect(corrected.map(\.key) == [["coarse", "M6"]])
    }

    @Test func everyShapeIsReadWhole() throws {
        let checked = try Pipeline().run(BookFolder(files: Self.files(of: "shapes.md", in: "Salts/")))
        #expect(checked.findings.isEmpty)
        #expect(checked.datasets[0].records.count == 18)
    }
}
