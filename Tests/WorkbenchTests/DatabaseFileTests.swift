import Foundation
import SQLite
import TestSupport
import Testing

/// `build --sqlite` and `query --sql`, by the built program, read with SQLite.
@Suite struct DatabaseFileTests {
    /// A book in a folder of its own, built with its database.
    private struct Built {
        let program: Program
        let folder: TemporaryFolder

        init(_ book: String, _ arguments: [String] = []) throws {
            program = try #require(Program(), "build the product measurebook first")
            folder = try TemporaryFolder()
            let input = folder.url.appending(path: "Input")
            try FileManager.default.copyItem(at: Shared.root.appending(path: book), to: input)
            try? FileManager.default.removeItem(at: input.appending(path: "Output"))
            try build(["--sqlite"] + arguments)
        }

        init(_ files: [(path: String, text: String)]) throws {
            program = try #require(Program(), "build the product measurebook first")
            folder = try TemporaryFolder()
            for (path, text) in files { try folder.write(text, to: "Input/" + path) }
            try build(["--sqlite"])
        }

        /// The book about planks, whose dataset has a name.
        init(planksAs name: String) throws {
            try self.init(
                PlankBook.files.map { path, text in
                    (path.replacing("plank-size", with: name), text.replacing("plank-size", with: name))
                })
        }

        func build(_ arguments: [String]) throws {
            let run = try program.run(["build", "--quiet"] + arguments, in: folder.url)
            #expect(run.exitCode == 0, "\(String(decoding: run.errors, as: UTF8.self))")
        }

        var path: String { folder.path + "/Output/data/book.sqlite" }

        func rows(_ sql: String) throws -> (columns: [String], rows: [[SQLValue]]) {
            let statement = try Database(path, .read).statement(sql)
            var rows: [[SQLValue]] = []
            while let row = try statement.next() { rows.append(row) }
            return (statement.columns, rows)
        }
    }

    private static let books = ["Input", "Tests/Books/amplifiers"]

    @Test func answersOfAnOldDatabaseAreRemarkedOn() throws {
        let built = try Built(planksAs: "plank-size")
        let ask = { try built.program.run(["query", "--sql", "SELECT 1"], in: built.folder.url) }
        #expect(try ask().errors.isEmpty)
        try built.folder.write("# Another page", to: "Input/Articles/other.md")
        let run = try ask()
        #expect(String(decoding: run.errors, as: UTF8.self).contains("Articles/other.md has changed"))
        #expect(run.exitCode == 0)
    }

    @Test(arguments: books) func holdsEveryCellOfTheCSVFiles(book: String) throws {
        let built = try Built(book)
        #expect(try built.rows("PRAGMA integrity_check").rows == [[.text("ok")]])
        #expect(try built.rows("PRAGMA foreign_key_check").rows == [])
        let data = built.folder.url.appending(path: "Output/data")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: data.path).filter { $0.hasSuffix(".csv") }
        #expect(!paths.isEmpty)
        for path in paths {
            let file = try CSVParser.rows(Array(Data(contentsOf: data.appending(path: path))))
            let table = try built.rows("SELECT * FROM \"\(path.dropLast(4))\" ORDER BY rowid")
            #expect(table.rows.count == file.count - 1, "\(path)")
            for (row, cells) in zip(table.rows, file.dropFirst()) {
                for (name, text) in zip(file[0], cells) {
                    let written = table.columns.firstIndex(of: name + "_text")
                    let index = try #require(written ?? table.columns.firstIndex(of: name))
                    #expect(Self.says(row[index], text), "\(path), \(name): \(row[index]) is not \(text)")
                }
            }
        }
    }

    /// Whether a cell of the database says what one of a CSV file says.
    private static func says(_ value: SQLValue, _ text: String) -> Bool {
        switch value {
        case .null: text.isEmpty
        case .integer(let integer): String(integer) == text || text == (integer == 1 ? "true" : "false")
        case .real(let real): Double(text) == real && text.count(where: \.isNumber) <= 15
        // Implied values of several columns; those of a qualified number are alone in the file.
        case .text(let stored) where stored.hasPrefix("{\""):
            (try? JSONDecoder().decode([String: JSONValue].self, from: Data(stored.utf8))).map { members in
                let values = members.mapValues {
                    $0.number.map { "\($0)".replacing(/\.0$/, with: "") } ?? $0.string ?? ""
                }
                return Array(values.values) == [text]
                    || Set(values.map { "\($0)=\($1)" }) == Set(text.split(separator: " ").map(String.init))
            } ?? false
        case .text(let stored): stored == text
        }
    }

    /// In SQL an implied value is compared as what it is: alone in a column of its type, or as a member of JSON.
    @Test func impliedValuesAreNumbers() throws {
        let built = try Built("Input")
        let types = "SELECT DISTINCT typeof(implied) FROM \"widget-height\" WHERE implied IS NOT NULL"
        #expect(try built.rows(types).rows == [[.text("real")]])
        let differing = "SELECT implied FROM \"widget-height\" WHERE implied BETWEEN 300 AND 1000 AND implied <> value"
        #expect(try built.rows(differing).rows == [[.real(342)], [.real(360)]])
        let member = "SELECT implied ->> 'height' FROM \"screen-size\" WHERE implied ->> 'height' = height"
        #expect(try built.rows(member).rows == [[.integer(480)]])
    }

    /// The value that a finding is about is a number if its field has numbers, and is there as written.
    @Test func valuesOfFindingsAreNumbers() throws {
        let built = try Built("Input")
        let heights = "SELECT count(*) FROM findings WHERE dataset = 'widget-height' AND field = 'value'"
        #expect(try built.rows(heights + " AND value > 1000").rows == [[.integer(0)]])
        #expect(try built.rows(heights + " AND value > 600").rows == [[.integer(1)]])
        let screens =
            "SELECT typeof(value), value_text FROM findings WHERE field IN ('screen', 'height')"
            + " AND value_text IN ('834x1194', '1194') ORDER BY value"
        #expect(
            try built.rows(screens).rows == [[.text("null"), .text("834x1194")], [.text("real"), .text("1194")]])
        let columns = "SELECT name FROM pragma_table_info('open_doubt') WHERE name LIKE 'value%'"
        #expect(try built.rows(columns).rows == [[.text("value")], [.text("value_text")]])
    }

    @Test func isTheSameForEveryNumberOfJobs() throws {
        let (one, two) = (try Built("Input", ["--jobs", "1"]), try Built("Input", ["--jobs", "2"]))
        let script = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"
        #expect(try one.rows(script).rows == two.rows(script).rows)
        for table in try one.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").rows {
            guard case .text(let name) = table[0] else { continue }
            let all = "SELECT * FROM \"\(name)\""
            #expect(try one.rows(all).rows == two.rows(all).rows, "\(name)")
        }
    }

    @Test func keysAreThoseOfTheDatasets() throws {
        let built = try Built("Input")
        let keys = try built.rows("SELECT name FROM pragma_table_info('widget-height') WHERE pk > 0 ORDER BY pk").rows
        #expect(
            keys.flatMap { $0 } == [
                .text("os_version"), .text("device_class"), .text("orientation"), .text("display_mode"),
                .text("content_size_category"),
            ])
        let loose = try built.rows(
            "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite%'")
        #expect(loose.rows == [])
    }

    /// A cell too many in a row puts its values in doubt, but the finding is about no dataset.
    @Test func everyOpenDoubtIsFoundByTheValue() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacing("| 40      |", with: "| 40 | 7 |")
        let built = try Built(PlankBook.files.merging(["Articles/mill.md": article]) { $1 }.map { ($0, $1) })
        let open = "SELECT wood, grade FROM \"plank-size\" v WHERE flagged = 'open'"
        let found =
            " AND EXISTS (SELECT 1 FROM open_doubt d WHERE d.dataset = 'plank-size' AND d.rule = 'surplus-cells'"
            + " AND json_extract(d.\"key\", '$.wood') = v.wood AND json_extract(d.\"key\", '$.grade') = v.grade)"
        let doubted: [[SQLValue]] = [[.text("oak"), .text("first")], [.text("oak"), .text("second")]]
        #expect(try built.rows(open).rows == doubted)
        #expect(try built.rows(open + found).rows == doubted)
    }

    @Test(arguments: books) func everyTableHasAKey(book: String) throws {
        let built = try Built(book)
        let keyless = try built.rows(
            "SELECT name FROM pragma_table_list l WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                + " AND name NOT IN ('metadata', 'texts')"
                + " AND NOT EXISTS (SELECT 1 FROM pragma_index_list(l.name) WHERE \"unique\")"
                + " AND NOT EXISTS (SELECT 1 FROM pragma_table_info(l.name) WHERE pk > 0)")
        #expect(keyless.rows == [])
    }

    @Test func everyDatasetHasAViewWithLabels() throws {
        let built = try Built("Input")
        let views = try built.rows("SELECT count(*) FROM sqlite_schema WHERE type = 'view' AND name LIKE 'labels/%'")
        let tables = try built.rows("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name LIKE 'claims/%'")
        #expect(views.rows == tables.rows)
        let untitled = try built.rows(
            "SELECT v.name FROM sqlite_schema v, metadata m WHERE v.type = 'view'"
                + " AND json_extract(m.json, '$.databases.book.tables.\"' || v.name || '\".title') IS NULL")
        #expect(untitled.rows == [])
        // The last version is open for what still exists.
        let labels = try built.rows("SELECT DISTINCT os_to_label FROM \"labels/api\" ORDER BY 1").rows
        #expect(labels.first == [.null] && labels.count > 1)
    }

    /// Datasette shows one text and one link for all licences or sources.
    @Test func metadataHaveAllAddressesAndOneLanguage() throws {
        let header = """
            title: {ja: 板, en: Planks}
            licences:
              - {name: CC-BY-4.0, title: Attribution, address: "https://a.example/by"}
              - {name: ODbL-1.0}
            articles:
              - id: mill
                file: Articles/mill.md
                origin: {title: Mill, address: "https://a.example/mill"}
              - id: shop
                file: Articles/shop.md
                origin: {title: Shop, address: "https://a.example/shop"}
            datasets: [plank-size]
            """
        let shop = PlankBook.files["Articles/mill.md"]?.replacing("Planks", with: "Shop")
        let recipe = PlankBook.files["Recipes/mill.yaml"]?.replacing("article: mill", with: "article: shop")
        let dataset = PlankBook.files["Datasets/plank-size.yaml"]?
            .replacing("title: Sizes of planks", with: "title: {en: Sizes, ja: 寸法}")
            .replacing("{field: wood,", with: "{field: wood, title: {en: Wood, ja: 木材},")
        let changed = [
            "book.yaml": header, "Articles/shop.md": shop, "Recipes/shop.yaml": recipe,
            "Datasets/plank-size.yaml": dataset,
        ]
        let built = try Built(PlankBook.files.merging(changed.compactMapValues(\.self)) { $1 }.map { ($0, $1) })
        func member(_ path: String) throws -> String {
            let rows = try built.rows("SELECT json ->> '$.\(path)' FROM metadata").rows
            guard case .text(let text)? = rows.first?.first else { return "" }
            return text
        }
        #expect(try member("license") == "Attribution (https://a.example/by); ODbL-1.0")
        #expect(try member("license_url") == "")
        #expect(try member("title") == "板")
        let table = "databases.book.tables.\"plank-size\"."
        #expect(try member(table + "source") == "Mill (https://a.example/mill); Shop (https://a.example/shop)")
        #expect(try member(table + "source_url") == "")
        #expect(try member(table + "title") == "寸法")
        #expect(try member(table + "columns.wood") == "木材")
    }

    @Test func findsTextsInLanguagesWithoutSpaces() throws {
        let built = try Built("Input")
        for (search, word) in [("本文", "body"), ("body", "body")] {
            let rows = try built.rows(
                "SELECT word FROM texts WHERE rowid IN (SELECT rowid FROM search WHERE search MATCH '\(search)')"
                    + " AND \"table\" = 'vocabulary/text-style'"
            ).rows
            #expect(rows.contains([.text(word)]), "\(search)")
        }
    }

    @Test(arguments: ["128", "１２８", "ガラス", "ｶﾞﾗｽ", "ガラ", "abc"])
    func findsTextsOfOtherWidth(search: String) throws {
        let wood = try #require(PlankBook.files["Vocabulary/wood.yaml"])
        let changed = ["Vocabulary/wood.yaml": wood.replacing("Quercus", with: "ｶﾞﾗｽ １２８ ＡＢＣ")]
        let built = try Built(PlankBook.files.merging(changed) { $1 }.map { ($0, $1) })
        let found = try built.rows("SELECT text FROM search WHERE search MATCH '\(search)'").rows
        #expect(found == [[.text("ｶﾞﾗｽ １２８ ＡＢＣ")]])
    }

    @Test(arguments: ["🚰", "🚰 tap", "tap", "★", "★★", "★★ left", "°C", "C", "25"])
    func findsSignsAndWordsBesideThem(search: String) throws {
        let wood = try #require(PlankBook.files["Vocabulary/wood.yaml"])
        let changed = ["Vocabulary/wood.yaml": wood.replacing("Quercus", with: "🚰 tap, ★★ left, 25 °C")]
        let built = try Built(PlankBook.files.merging(changed) { $1 }.map { ($0, $1) })
        let found = try built.rows("SELECT word FROM search JOIN texts USING (text) WHERE search MATCH '\"\(search)\"'")
        #expect(found.rows.contains([.text("oak")]))
    }

    @Test(arguments: ["articles", "aliases", "units", "texts", "search", "metadata"])
    func aDatasetMayHaveTheNameOfATableOfTheBook(name: String) throws {
        let built = try Built(planksAs: name)
        #expect(try built.rows("SELECT value FROM \"\(name)\" ORDER BY rowid LIMIT 1").rows == [[.real(20)]])
        #expect(try built.rows("SELECT count(*) > 0 FROM \"book/\(name)\"").rows == [[.integer(1)]])
        #expect(try built.rows("PRAGMA foreign_key_check").rows == [])
    }

    /// Two numbers with more than 15 digits may be the same binary number.
    @Test func keysOfManyDigitsDiffer() throws {
        let changed = [
            "Articles/mill.md":
                "# Planks\n\n| Key | Value |\n|---|---|\n| 1000000000000000001 | 1 |\n| 1000000000000000002 | 2 |\n",
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            keys: [{field: key, type: number}]
            values: [{field: value, type: number}]
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables: [{select: {header: [Key, Value]}, feeds: [{dataset: plank-size, fields: {key: {column: Key}, value: {column: Value}}}]}]
            """,
        ]
        let built = try Built(PlankBook.files.merging(changed) { $1 }.map { ($0, $1) })
        #expect(
            try built.rows("SELECT key_text FROM \"plank-size\" ORDER BY key, rowid").rows == [
                [.text("1000000000000000001")], [.text("1000000000000000002")],
            ])
        #expect(try built.rows("PRAGMA foreign_key_check").rows == [])
        let keys =
            "SELECT \"from\", \"to\" FROM pragma_foreign_key_list('claims/plank-size') WHERE \"table\" = 'plank-size'"
        #expect(try built.rows(keys).rows == [[.text("key_text"), .text("key_text")]])
    }

    @Test func aDatabaseNeverOutlivesItsData() throws {
        let built = try Built("Tests/Books/amplifiers")
        try built.build([])
        #expect(FileManager.default.fileExists(atPath: built.path))
        try built.build(["--language", "ja"])
        #expect(!FileManager.default.fileExists(atPath: built.path))
        try built.build(["--check", "--language", "ja"])
        try built.build(["--sqlite"])
        try built.build(["--check"])
    }

    @Test func questionsInSQLChangeNothing() throws {
        let built = try Built("Tests/Books/amplifiers")
        func ask(_ sql: String, _ options: String...) throws -> (String, String, Int32) {
            let run = try built.program.run(["query", "--sql", sql] + options, in: built.folder.url)
            return (
                String(decoding: run.output, as: UTF8.self), String(decoding: run.errors, as: UTF8.self), run.exitCode
            )
        }
        #expect(try ask("SELECT min(line) AS n FROM findings WHERE 0", "--format", "csv") == ("n\n\"\"\n", "", 0))
        #expect(
            try ask("SELECT 1.5 AS a, NULL AS b; -- done", "--format", "ndjson") == ("{\"a\":1.5,\"b\":null}\n", "", 0))
        #expect(try ask("SELECT 1.5e-7 AS a, 1e300 AS b", "--format", "ndjson").0 == "{\"a\":1.5e-07,\"b\":1e+300}\n")
        let answers = [
            "VACUUM INTO 'Copy.sqlite'": "a query reads no other database and writes no file; use SELECT",
            "ATTACH 'Copy.sqlite' AS copy": "a query reads no other database and writes no file; use SELECT",
            "CREATE TEMP TABLE planks (wood)": "the statement has no answer; use SELECT",
            "DELETE FROM rules": "a query does not change the database; use SELECT",
            "SELECT 1; SELECT 2": "there are several statements; give one",
            "": "the SQL text is empty; write one statement",
            "SELEC": "line 1, column 1 of the SQL: syntax error near \"SELEC\"",
            "SELECT '版',\n 1 FROM tube WHRE 1": "line 2, column 19 of the SQL: syntax error near \"1\"",
            "SELECT (1": "the SQL ends too early",
            "SELECT * FROM tubes": "the database has no table \"tubes\"; did you mean \"tube\"?",
            "SELECT pakage FROM tube":
                "line 1, column 8 of the SQL: no table of the query has the column \"pakage\"; did you mean \"package\"?",
            "SELECT 1 FROM tube t WHERE t.pakage = 1":
                "line 1, column 28 of the SQL: no table of the query has the column \"pakage\"; did you mean \"package\"?",
            "SELECT * FROM tube WHERE package = \"T1-A\"":
                "line 1, column 36 of the SQL: no table of the query has the column \"T1-A\"; a text needs single quotation marks: 'T1-A'",
            "SELECT * FROM labels/tube":
                "line 1, column 21 of the SQL: syntax error near \"/\"; put the name in quotation marks: \"labels/tube\"",
        ]
        for (sql, reason) in answers {
            #expect(try ask(sql) == ("", "error: \(reason)\n", 2), "\(sql)")
        }
        #expect(!FileManager.default.fileExists(atPath: built.folder.path + "/Copy.sqlite"))
        try Data("no database, but a text".utf8).write(to: URL(filePath: built.path))
        #expect(try ask("SELECT * FROM rules").1.contains("Output/data/book.sqlite: file is not a database; run"))
        try FileManager.default.removeItem(atPath: built.path)
        #expect(try ask("SELECT 1").1.contains("run measurebook build --sqlite first"))
    }

    /// A large answer is written in several parts.
    @Test(arguments: ["csv", "json", "ndjson"]) func largeAnswersAreWrittenRowByRow(format: String) throws {
        let built = try Built("Tests/Books/amplifiers")
        let run = try built.program.run(
            ["query", "--format", format, "--sql", Self.numbers(below: 20_000)], in: built.folder.url)
        let lines = run.output.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 20_000 + (format == "csv" ? 1 : format == "json" ? 2 : 0))
        if format == "json" {
            let rows = try JSONDecoder().decode([JSONValue].self, from: Data(run.output))
            #expect(rows.last?["n"]?.number == 19_999)
        }
    }

    private static func numbers(below count: Int) -> String {
        "WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count - 1))"
            + " SELECT n, 'a text of some length' AS text FROM numbers"
    }

    /// The questions of Documentation/database.md have answers.
    @Test func theDocumentedQuestionsHaveAnswers() throws {
        let text = try String(contentsOf: Shared.root.appending(path: "Documentation/database.md"), encoding: .utf8)
        let questions = text.split(separator: "\n").filter { $0.hasPrefix("    measurebook query ") }
        let built = try Built("Input")
        #expect(questions.count >= 3)
        for question in questions {
            let quote = try #require(question.first { $0 == "'" || $0 == "\"" })
            let parts = question.split(separator: quote).map(String.init)
            let options = parts[0].split(separator: " ").dropFirst().map(String.init)
            let run = try built.program.run(options + [try #require(parts.last)], in: built.folder.url)
            #expect(run.exitCode == 0 && run.output.count > 20, "\(question)")
        }
    }
}
