import Foundation
import TestSupport
import Testing

/// Every form of the data has the values of the CSV files: the JSON twins, the types and keys of the Data Package, what `query`
/// prints, the records of generated Swift code, and the tables of the reports. The database is compared by ``DatabaseFileTests``, and by Scripts/interop all of them
/// again with the programs that people have.
@Suite struct EveryFormTests {
    /// A table of the package with its cells as CSV has them.
    private struct Table {
        let resource: JSONValue
        let path: String
        let names: [String]
        let rows: [[String]]

        var fields: [JSONValue] { resource["schema"]?["fields"]?.items ?? [] }

        func column(_ name: String) -> Int? { names.firstIndex(of: name) }

        static let counts = ["witnesses", "readers"]

        var articlesAreIndependent: Bool {
            guard let articles = column("articles"), let witnesses = column("witnesses") else { return false }
            return rows.allSatisfy { Int($0[witnesses]) == $0[articles].split(separator: " ").count }
        }
    }

    private static let books = ["Output", "Tests/Books/amplifiers/Output"]

    private func bytes(_ path: String, of book: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Shared.root.appending(path: "\(book)/\(path)")))
    }

    private func json(_ path: String, of book: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(bytes(path, of: book)))
    }

    private func tables(of book: String) throws -> [Table] {
        let resources = try json("data/datapackage.json", of: book)["resources"]?.items ?? []
        return try resources.filter { $0["format"]?.string == "csv" }.map { resource in
            let path = try #require(resource["path"]?.string)
            let rows = try CSVParser.rows(bytes("data/\(path)", of: book))
            return Table(resource: resource, path: path, names: rows[0], rows: Array(rows.dropFirst()))
        }
    }

    /// A value of JSON as the cell of a CSV file. What `implied` has is compared by its numbers alone.
    private static func text(_ value: JSONValue, of cell: String) -> String {
        switch value {
        case .null: ""
        case .boolean(let truth): truth ? "true" : "false"
        case .number(let number): Double(cell) == number ? cell : String(number)
        case .string(let text): text
        case .array(let items) where cell.hasPrefix("["):
            (try? JSONDecoder().decode(JSONValue.self, from: Data(cell.utf8))) == .array(items) ? cell : "other texts"
        case .array(let items): items.map { $0["rule"]?.string ?? $0.string ?? "" }.joined(separator: " ")
        case .object(let members):
            members.values.allSatisfy { cell.contains(Self.plain($0)) } ? cell : "other values"
        }
    }

    private static func plain(_ value: JSONValue) -> String {
        guard let number = value.number else { return value.string ?? "" }
        return number == number.rounded() ? String(Int(number)) : String(number)
    }

    @Test(arguments: books) func jsonHasTheValuesOfTheCSVFiles(book: String) throws {
        let tables = try tables(of: book)
        #expect(tables.count > 4)
        for table in tables {
            let objects = try json("data/\(table.path.dropLast(3))json", of: book).items ?? []
            #expect(objects.count == table.rows.count, "\(table.path)")
            for (object, row) in zip(objects, table.rows) {
                for (name, cell) in zip(table.names, row) {
                    let value = try #require(object[name])
                    #expect(Self.text(value, of: cell) == cell, "\(table.path): \(name) is \(value), not \(cell)")
                }
            }
        }
    }

    @Test(arguments: books) func keysOfTheDataPackageHold(book: String) throws {
        let tables = try tables(of: book)
        let byName = Dictionary(uniqueKeysWithValues: tables.map { ($0.resource["name"]?.string ?? "", $0) })
        var references = 0
        for table in tables {
            let schema = try #require(table.resource["schema"])
            if let key = schema["primaryKey"]?.strings {
                let columns = try key.map { try #require(table.column($0)) }
                #expect(
                    Set(table.rows.map { row in columns.map { row[$0] } }).count == table.rows.count, "\(table.path)")
            }
            for foreign in schema["foreignKeys"]?.items ?? [] {
                let other = try #require(byName[foreign["reference"]?["resource"]?.string ?? ""])
                let columns = try (foreign["fields"]?.strings ?? []).map { try #require(table.column($0)) }
                let others = try (foreign["reference"]?["fields"]?.strings ?? []).map { try #require(other.column($0)) }
                let known = Set(other.rows.map { row in others.map { row[$0] } })
                // An empty cell that is not a value names nothing.
                let isOpen = columns.map { table.fields[$0]["missingValues"] != nil }
                for row in table.rows {
                    let cells = columns.map { row[$0] }
                    if zip(cells, isOpen).contains(where: { $0.isEmpty && !$1 }) { continue }
                    #expect(known.contains(cells), "\(table.path): \(cells)")
                    references += 1
                }
            }
        }
        #expect(references > 100)
    }

    /// The datasets of the book, not their claims and words.
    private func datasets(of book: String) throws -> [Table] {
        try tables(of: book).filter { $0.resource["claims"] != nil }
    }

    @Test(arguments: zip(["Input", "Tests/Books/amplifiers"], books))
    func queryPrintsTheFiles(input: String, book: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let path = Shared.root.appending(path: input).path
        func query(_ name: String, _ format: String) throws -> [UInt8] {
            let run = try program.run(["query", name, "--format", format, "--book", path], in: folder.url)
            #expect(run.exitCode == 0)
            return run.output
        }
        for table in try datasets(of: book) {
            let name = String(table.path.dropLast(".csv".count))
            #expect(try query(name, "csv") == bytes("data/\(table.path)", of: book), "\(name)")
            #expect(try query(name, "json") == bytes("data/\(name).json", of: book), "\(name)")
            let lines = try query(name, "ndjson").split(separator: UInt8(ascii: "\n")).map { line in
                try #require(
                    try? JSONDecoder().decode(JSONValue.self, from: Data(line)),
                    "\(name): \(String(decoding: line, as: UTF8.self))")
            }
            #expect(try .array(lines) == json("data/\(name).json", of: book), "\(name)")
            let markdown = String(decoding: try query(name, "markdown"), as: UTF8.self)
            try compare(MarkdownTableParser.rows(markdown), with: table)
        }
    }

    /// The rows of the literal in the code. That the code gives these values is for `GeneratedSwiftTests`.
    @Test(arguments: zip(["Input", "Tests/Books/amplifiers"], books))
    func generatedSwiftHasTheValuesOfTheCSVFiles(input: String, book: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let path = Shared.root.appending(path: input).path
        for table in try datasets(of: book) {
            let run = try program.run(
                ["generate", "swift", String(table.path.dropLast(".csv".count)), "--book", path], in: folder.url)
            let code = String(decoding: run.output, as: UTF8.self)
            let literal = try #require(code.components(separatedBy: "let table = #\"\"\"\n").dropFirst().first)
            let rows = literal.components(separatedBy: "\n    \"\"\"#")[0].components(separatedBy: "\n").map { line in
                line.dropFirst(4).components(separatedBy: "|").map(Self.unescaped)
            }
            // A unit that all records share is in the comments.
            let isShared = table.fields.contains { $0["unit"] != nil }
            let count = try #require(table.column(isShared && table.column("unit") != nil ? "unit" : "status"))
            let findings = try #require(table.column("findings"))
            #expect(rows == table.rows.map { $0.prefix(count) + [$0[findings]] }, "\(table.path)")
        }
    }

    private static func unescaped(_ cell: String) -> String {
        let text = cell.replacing("\\p", with: "|").replacing("\\h", with: "#")
        let parts = text.components(separatedBy: "\\b").map { part in
            part.replacing(#/\\([0-9A-F]+);/#) { match in
                UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
            }
        }
        return parts.joined(separator: "\\")
    }

    /// The columns of doubt are marks on the values, and notes below the table. A column's own unit is in the head. Counts of
    /// articles that are all independent are left out, because the column of the articles tells as much.
    private func compare(_ markdown: [[String]], with table: Table) throws {
        let hasUnit = table.column("unit") != nil
        let hidden = ["flagged", "findings", "implied"] + (table.articlesAreIndependent ? Table.counts : [])
        let shown = zip(table.names, table.fields).filter { !hidden.contains($0.0) }
        let header = shown.map(\.0)
        let heads = shown.map { name, field in
            field["unit"]?.string.flatMap { hasUnit ? nil : "\(name) (\($0))" } ?? name
        }
        #expect(try #require(markdown.first) == heads)
        let rows = markdown.dropFirst().prefix(table.rows.count)
        #expect(rows.count == table.rows.count)
        let marks = Set("⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾")
        for (row, expected) in zip(rows, table.rows) {
            for (name, cell) in zip(header, row) {
                let text = try expected[#require(table.column(name))]
                let shown = cell == text ? cell : String(cell.reversed().drop { marks.contains($0) }.reversed())
                let isSame = shown.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace)
                #expect(isSame, "\(table.path): \(name) is \(cell), not \(text)")
            }
        }
    }

    /// Each value of a dataset with one column of numbers is in the tables of its report, and their numbers are its values.
    /// Runs of equal columns are one column, so the tables have fewer cells.
    @Test(arguments: books) func reportsHaveTheValuesOfTheCSVFiles(book: String) throws {
        var compared = 0
        for table in try datasets(of: book) {
            let numbers = table.fields.filter {
                ["number", "integer"].contains($0["type"]?.string)
                    && !(Table.counts + ["implied"]).contains($0["name"]?.string ?? "")
            }
            guard numbers.count == 1, let name = numbers[0]["name"]?.string, table.column("qualifier") == nil,
                table.resource["schema"]?["primaryKey"]?.strings?.contains(name) == false,
                let column = table.column(name)
            else { continue }
            let report = String(decoding: try bytes("reports/\(table.path.dropLast(3))md", of: book), as: UTF8.self)
            let parts = report.components(separatedBy: "\n## Values\n")
            let lines = parts[1].components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("|") }
            let shown = Self.numbers(lines.map { MarkdownTableParser.cells(String($0)) })
            let values = Set(table.rows.map { $0[column] }).subtracting([""])
            #expect(shown == values, "\(table.path)")
            compared += values.count
        }
        #expect(book != "Output" || compared > 100)
    }

    /// The numbers that begin the cells of columns aligned to the right; notes and marks may follow them.
    private static func numbers(_ rows: [[String]]) -> Set<String> {
        var (numbers, isNumeric): (Set<String>, [Bool]) = ([], [])
        for (row, next) in zip(rows, rows.dropFirst() + [[]]) {
            let isDelimiter = row.allSatisfy { !$0.isEmpty && Set($0).isSubset(of: "-:") }
            if isDelimiter { isNumeric = row.map { $0.hasSuffix(":") } }
            let isHeader = !next.isEmpty && next.allSatisfy { !$0.isEmpty && Set($0).isSubset(of: "-:") }
            if isDelimiter || isHeader { continue }
            for (cell, _) in zip(row, isNumeric).filter(\.1) {
                let number = String(cell.prefix { $0.isNumber || "-.".contains($0) })
                if !number.isEmpty { numbers.insert(number) }
            }
        }
        return numbers
    }
}
