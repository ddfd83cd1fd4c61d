import Foundation
import Testing
import Text

@testable import Publish

/// `data/load.sql`. Scripts/interop/duckdb.py runs it.
@Suite struct LoadScriptTests {
    private func resource(
        _ path: String, _ columns: [(SchemaField, [DataCell])], key: [String] = [], foreign: [ForeignKey] = []
    ) -> DataResource {
        let rows = Array(0..<(columns.first?.1.count ?? 0))
        let table = DataTable(
            columns.map { column in RowColumn(name: column.0.name) { column.1[$0] } }, rows: rows)
        return DataResource(
            name: path, path: path, title: "", description: "", table: table,
            fields: columns.map { $0.0.fitted(to: $0.1) }, primaryKey: key, foreignKeys: foreign)
    }

    private func type(_ numbers: [String], _ kind: SchemaField.FieldKind = .number) -> String? {
        let cells = numbers.map { ExactNumber($0).map(DataCell.number) ?? .empty }
        let text = LoadScript([resource("t", [(SchemaField("n", kind), cells)])]).text
        return text.split(separator: "\n").first { $0.hasPrefix("  \"n\" ") }.map { String($0.dropFirst(6)) }
    }

    @Test func numbersKeepAllOfTheirDigits() {
        #expect(type(["1", "-20"], .integer) == "BIGINT")
        #expect(type(["1", ""], .number) == "DECIMAL(18, 0)")
        #expect(type(["1.25", "-100.5"]) == "DECIMAL(18, 2)")
        #expect(type(["0.000000000000000001", "12"]) == "DECIMAL(38, 18)")
        #expect(type([]) == "DECIMAL(18, 0)")
    }

    @Test func namesAndWordsAreQuoted() {
        var field = SchemaField("a\"b")
        field.words = [SchemaField.Word(id: "it's")]
        let text = LoadScript([resource("x/y'z", [(field, [])])]).text
        #expect(text.contains("CREATE TABLE \"x/y'z\" (\n  \"a\"\"b\" ENUM ('it''s')\n);"))
        #expect(text.contains("COPY \"x/y'z\" FROM 'x/y''z.csv' ("))
    }

    @Test func aMarkWithAnAccentIsQuoted() {
        #expect(SQLText.literal("a'\u{301}b") == "'a''\u{301}b'")
        #expect(SQLText.name("a\"\u{301}") == "\"a\"\"\u{301}\"")
    }

    /// Of two tables that name each other, the first one made has no key to the other.
    @Test func aTableFollowsThoseThatItNames() {
        func key(_ other: String) -> ForeignKey {
            ForeignKey(columns: ["n"], resource: other, path: other, references: ["n"])
        }
        let column = [(SchemaField("n", .integer), [DataCell.integer(1)])]
        let text = LoadScript([
            resource("a", column, key: ["n"], foreign: [key("b")]),
            resource("b", column, key: ["n"], foreign: [key("a")]),
        ]).text
        let tables = text.split(separator: "\n").filter { $0.hasPrefix("CREATE TABLE") }
        #expect(tables == ["CREATE TABLE \"b\" (", "CREATE TABLE \"a\" ("])
        #expect(text.components(separatedBy: "REFERENCES").count == 2)
    }

    /// DuckDB refuses them.
    @Test func referencesBetweenDifferentTypesAreLeftOut() {
        func script(_ numbers: [String]) -> String {
            let cells = numbers.compactMap { ExactNumber($0).map(DataCell.number) }
            let key = ForeignKey(columns: ["n"], resource: "b", path: "b", references: ["n"])
            let other = resource("b", [(SchemaField("n", .number), cells)], key: ["n"])
            return LoadScript([
                resource("a", [(SchemaField("n", .number), Array(cells.prefix(1)))], foreign: [key]), other,
            ]).text
        }
        #expect(script(["0.5", "1.5"]).contains("REFERENCES \"b\""))
        #expect(!script(["0.5", "2.25"]).contains("REFERENCES"))
    }

    @Test func emptyTextsOfKeysAreValuesAndEmptyNumbersAreNone() {
        var open = SchemaField("until")
        (open.isEmptyAValue, open.words) = (true, [SchemaField.Word(id: "9"), SchemaField.Word(id: "")])
        let number = SchemaField("n", .integer)
        let text = LoadScript([
            resource("t", [(open, [.text("9"), .empty]), (number, [.integer(1), .empty])], key: ["until", "n"])
        ]).text
        #expect(text.contains("\"until\" VARCHAR CHECK (\"until\" IN ('9', ''))"))
        #expect(text.contains("UNIQUE (\"until\", \"n\")"))
        #expect(text.contains("FORCE_NOT_NULL (\"until\")"))
    }
}
