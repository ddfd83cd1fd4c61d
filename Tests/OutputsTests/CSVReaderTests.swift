import TestSupport
import Testing
import Text

@testable import Outputs

@Suite struct CSVReaderTests {
    private func rows(_ text: String) throws -> [[String]] {
        var reader = CSVReader(SourceText(path: "a.csv", text: text))
        var rows: [[String]] = []
        while let row = try reader.next() { rows.append(row.fields) }
        return rows
    }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        ("a,\n,b\n", [["a", ""], ["", "b"]]),
        ("\"a,\"\"b\"\"\",\"c\nd\"\n", [["a,\"b\"", "c\nd"]]),
        ("a\n\"\"\nb\n", [["a"], [""], ["b"]]),
        ("a\n\n\r\nb\n\n", [["a"], ["b"]]),
        ("\rx,y\n", [["\rx", "y"]]),
        ("a,\"b\"", [["a", "b"]]),
        ("a,", [["a", ""]]),
        ("", []),
    ])
    func readsRows(text: String, expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test(arguments: [
        ("a,b\n1,x\"y\n", 7), ("a,\"b\n", 2), ("\"a\"b,c\n", 3), ("\"a\" ,c\n", 3),
    ])
    func mistakesHaveTheirPlace(text: String, offset: Int) {
        let mistake = #expect(throws: CSVReader.Mistake.self) { try rows(text) }
        #expect(mistake?.offset == offset)
    }

    @Test func hostileTextIsReadAsItWasWritten() throws {
        let quoted = HostileText.all.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
        #expect(try rows(quoted + "\n").map { $0.map { Array($0.utf8) } } == [HostileText.all.map { Array($0.utf8) }])
    }

    @Test func fieldsKnowWhereTheyBegin() throws {
        var reader = CSVReader(SourceText(path: "a.csv", text: "ab,\"c\",\nd,e,f\n"))
        #expect(try reader.next()?.offsets == [0, 3, 7])
        #expect(try reader.next()?.offsets == [8, 10, 12])
    }

    @Test func anyBytesAreReadOrRefused() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("a,\"\n\r".utf8)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            var reader = CSVReader(SourceText(path: "a.csv", bytes: bytes))
            while let row = try? reader.next() { #expect(row.fields.count == row.offsets.count, "seed \(seed)") }
        }
    }
}
