import SQLite
import Text

/// Says what is wrong with a question in SQL, for people who do not know SQLite's messages.
struct SQLMistake {
    let sql: String
    let database: Database

    func error(_ error: DatabaseError) -> UsageError {
        switch error.kind {
        case .readOnly: return UsageError("a query does not change the database; use SELECT")
        case .damaged, .other: break
        }
        let location = error.offset.map { SourceText(path: "", text: sql).location(at: $0) }
        let place = location.map { "line \($0.line), column \($0.column) of the SQL: " } ?? ""
        return UsageError(place + (unknownName(error.message) ?? syntax(error) ?? error.message))
    }

    // MARK: - Names

    private func unknownName(_ message: String) -> String? {
        func name(after start: String) -> String? {
            message.hasPrefix(start) ? String(message.dropFirst(start.count)) : nil
        }
        if let table = name(after: "no such table: ") {
            return "the database has no table \"\(table)\"" + WordHint.of(table, among: tables, what: "its tables are")
        }
        if let column = name(after: "no such column: ") {
            let own = column.split(separator: ".").last.map(String.init) ?? column
            if let word = searchedWord(with: own) {
                return "a searched word with - needs double quotation marks within the single ones: '\"\(word)\"'"
            }
            if sql.contains("\"\(own)\""), NearestWord.of(own, among: columns) == nil {
                return "no table of the query has the column \"\(own)\"; a text needs single quotation marks: '\(own)'"
            }
            return "no table of the query has the column \"\(own)\""
                + WordHint.of(own, among: columns, what: "the columns are")
        }
        if message.hasPrefix("too many attached databases") {
            return "a query reads no other database and writes no file; use SELECT"
        }
        return nil
    }

    /// The word of a search that SQLite takes for a column and a sign: `a-b` in `MATCH 'a-b'`.
    private func searchedWord(with part: String) -> String? {
        guard sql.lowercased().contains("match"), let range = sql.firstRange(of: "-\(part)") else { return nil }
        func isPart(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "-_".contains(character)
        }
        let start = sql[..<range.lowerBound].reversed().prefix(while: isPart)
        return String(start.reversed()) + String(sql[range.lowerBound...].prefix(while: isPart))
    }

    private var tables: [String] {
        texts("SELECT name FROM pragma_table_list WHERE type <> 'shadow' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    }

    /// Those of the tables that the question names.
    private var columns: [String] {
        let folded = sql.lowercased()
        let named = tables.filter { folded.contains($0.lowercased()) }
        return (named.isEmpty ? tables : named).flatMap { table in
            texts("SELECT name FROM pragma_table_info('\(table.replacing("'", with: "''"))')")
        }.uniqued()
    }

    /// The texts of the first column of an answer; empty if the statement fails.
    private func texts(_ sql: String) -> [String] {
        var texts: [String] = []
        guard let statement = try? database.statement(sql) else { return [] }
        while let row = try? statement.next() {
            if case .text(let text)? = row.first { texts.append(text) }
        }
        return texts
    }

    // MARK: - Syntax

    private func syntax(_ error: DatabaseError) -> String? {
        if error.message == "incomplete input" { return "the SQL ends too early" }
        let end = ": syntax error"
        guard error.message.hasSuffix(end) else { return nil }
        return "syntax error \(error.message.dropLast(end.count))" + unquotedName(around: error.offset)
    }

    /// A hint if the mistake is in the name of a table that needs quotation marks, such as `font-size`.
    private func unquotedName(around offset: Int?) -> String {
        guard let offset else { return "" }
        let utf8 = sql.utf8
        for table in tables where table.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            for start in sql.ranges(of: table) {
                let bytes =
                    utf8.distance(
                        from: utf8.startIndex, to: start.lowerBound)..<utf8.distance(
                        from: utf8.startIndex, to: start.upperBound)
                if bytes.contains(offset) { return "; put the name in quotation marks: \"\(table)\"" }
            }
        }
        return ""
    }
}
