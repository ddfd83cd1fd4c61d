import Foundation
import TestSupport
import Testing

/// A book whose words, names and numbers other programs tend to take for something else: `001`, `NaN`, `null`, texts with
/// quotation marks and line ends, columns called `rowid` and `let`, numbers of 18 digits. Scripts/interop shows its data to those
/// programs; here they are what its articles say.
@Suite struct AwkwardBookTests {
    private static let book = Shared.root.appending(path: "Tests/Books/awkward")
    private static let datasets = ["order", "limit", "select", "span", "flag", "metadata-of", "void"]

    @Test func itsValuesAreThoseOfTheArticles() throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let run = try program.run(["build", "--book", Self.book.path], in: folder.url)
        #expect(run.exitCode == 0)
        let golden = Golden(in: Self.book.appending(path: "Output"))
        for dataset in Self.datasets {
            let path = "data/\(dataset).csv"
            let bytes = Array(try Data(contentsOf: folder.url.appending(path: "Output/" + path)))
            if let mismatch = golden.mismatch(path, bytes) { Issue.record("\(mismatch)") }
        }
    }

    /// Readers of data packages find no table in an empty array of JSON.
    @Test func onlyTheCSVFileOfAnEmptyTableIsInThePackage() throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        #expect(try program.run(["build", "--book", Self.book.path], in: folder.url).exitCode == 0)
        let data = folder.url.appending(path: "Output/data")
        let package = try JSONSerialization.jsonObject(with: Data(contentsOf: data.appending(path: "datapackage.json")))
        let resources = try #require((package as? [String: Any])?["resources"] as? [[String: Any]])
        let paths = Set(resources.compactMap { $0["path"] as? String })
        #expect(paths.isSuperset(of: ["void.csv", "claims/void.csv", "flag.csv", "flag.json"]))
        #expect(paths.isDisjoint(with: ["void.json", "claims/void.json"]))
        let bytes = try Data(contentsOf: data.appending(path: "void.json"))
        #expect((try JSONSerialization.jsonObject(with: bytes) as? [Any])?.isEmpty == true)
    }

    /// Each word is found by itself, exactly and alone.
    @Test func eachWordIsFoundByItself() throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let rows = try CSVParser.rows(
            Array(try Data(contentsOf: Self.book.appending(path: "Output/data/order.csv")))
        ).dropFirst()
        #expect(rows.count > 20)
        for row in rows {
            let run = try program.run(
                ["query", "order", "class=\(row[0])", "--format", "csv", "--book", Self.book.path], in: folder.url)
            let found = try CSVParser.rows(run.output).dropFirst().map { $0[0] }
            #expect(run.exitCode == 0 && found == [row[0]], "\(row[0]): \(found)")
        }
    }
}
