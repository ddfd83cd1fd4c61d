import Foundation
import TestSupport
import Testing

/// The first line of each YAML file of Input tells an editor which schema it is checked by.
@Suite struct SchemaModelineTests {
    private static let input = Shared.root.appending(path: "Input")

    private static let paths =
        ((try? FileManager.default.subpathsOfDirectory(atPath: input.path)) ?? []).sorted()
        .filter { BookSchema(path: $0) != nil }

    @Test func thereAreFilesOfEachKind() {
        #expect(Set(Self.paths.compactMap { BookSchema(path: $0) }) == Set(BookSchema.allCases))
    }

    @Test(arguments: paths.filter { $0.hasSuffix(".yaml") })
    func namesTheFilesSchema(path: String) throws {
        let schema = try #require(BookSchema(path: path))
        let way = String(repeating: "../", count: path.split(separator: "/").count)
        let line = "# yaml-language-server: $schema=\(way)Documentation/schemas/\(schema.fileName)"
        let text = try String(contentsOf: Self.input.appending(path: path), encoding: .utf8)
        #expect(text.hasPrefix(line + "\n"), "the first line is \(line)")
    }
}
