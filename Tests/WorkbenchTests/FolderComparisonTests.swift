import Foundation
import Outputs
import Publish
import TestSupport
import Testing

@testable import Workbench

@Suite struct FolderComparisonTests {
    private static let output = Shared.root.appending(path: "Output").path

    private func copyOfOutput(in folder: TemporaryFolder) throws -> URL {
        let copy = folder.url.appending(path: "Output")
        try FileManager.default.copyItem(atPath: Self.output, toPath: copy.path)
        return copy
    }

    @Test func aBookAndItsOutputAreTheSame() throws {
        let book = Shared.root.appending(path: "Input").path
        for (old, new) in [(book, Self.output), (Self.output, book), (Self.output, Self.output)] {
            let comparison = try FolderComparison(old: old, new: new, jobs: 2).run()
            #expect(comparison.isSame)
            #expect(comparison.matchedCount > 2000)
        }
    }

    /// Cells of the committed files are changed and rows taken away; the comparison tells just that.
    @Test func editsOfFilesAreFound() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let copy = try copyOfOutput(in: folder)
        let data = copy.appending(path: "data")
        let names = try FileManager.default.contentsOfDirectory(atPath: data.path).sorted().filter {
            $0.hasSuffix(".csv")
        }
        var (changed, removed) = (0, 0)
        for name in names {
            let file = data.appending(path: name)
            var rows = try CSVParser.rows(Array(Data(contentsOf: file)))
            let status = try #require(rows[0].firstIndex(of: "status"))
            var edited: [[String]] = [rows.removeFirst()]
            for var row in rows {
                switch Int.random(in: 0..<10, using: &generator) {
                case 0: removed += 1
                case 1:
                    row[status] = row[status] == "derived" ? "read" : "derived"
                    edited.append(row)
                    changed += 1
                default: edited.append(row)
                }
            }
            var bytes: [UInt8] = []
            for row in edited { CSVText.append(row: row, to: &bytes) }
            try Data(bytes).write(to: file)
        }
        let comparison = try FolderComparison(old: Self.output, new: copy.path).run()
        let records = comparison.datasets.flatMap(\.records)
        let kinds = records.map { record in
            switch record.change {
            case .added: "added"
            case .removed: "removed"
            case .changed(let cells): cells.map(\.column).joined(separator: " ")
            }
        }
        #expect(kinds.count { $0 == "removed" } == removed, "seed \(seed)")
        #expect(kinds.count { $0 == "status" } == changed, "seed \(seed)")
        #expect(kinds.count == removed + changed, "seed \(seed)")
    }

    @Test func aBookWithoutDatasetsHasNothingToCompare() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("title: x\narticles: []\ndatasets: []\n".utf8), to: "book.yaml")
        let comparison = try FolderComparison(old: folder.url.path, new: folder.url.path).run()
        #expect(comparison.isSame)
        #expect(comparison.datasetCount == 0)
    }
}
