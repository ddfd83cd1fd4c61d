import Articles
import Books
import Records

extension TableObject {
    /// The schema of a table's object.
    static var schema: JSON {
        let (text, texts) = (JSONShape.text, JSONShape.array(of: JSONShape.text))
        let grid = JSONShape.array(of: texts)
        let members: [(name: String, description: String, schema: JSON)] = [
            ("article", "The file of the article.", text),
            ("table", "The number of the table in the article, from 1.", JSONShape.position),
            ("syntax", "How the table is written.", words(TableSyntax.self)),
            ("recovered", "Whether the strict grammar does not accept the table.", JSONShape.boolean),
            ("kind", "Whether the table shows data or lays out the page.", words(TableKind.self)),
            (
                "score", "How certain that is, from 0 to 1.",
                ["type": "number", "minimum": .integer(0), "maximum": .integer(1)]
            ),
            ("line", "The line of the first row, from 1.", JSONShape.position),
            ("endLine", "The last line of the last row.", JSONShape.position),
            ("headings", "The headings above the table, outermost first.", texts),
            ("caption", "The caption; null if there is none.", JSONShape.optional(text)),
            ("header", "The rows of the header. A cell that spans several places is in each of them.", grid),
            ("rows", "The other rows.", grid),
            ("findings", "What is wrong with the table.", JSONShape.array(of: finding)),
            ("cells", "With --cells: every cell as written.", JSONShape.array(of: cell)),
            ("types", "With --typed: the type of each column.", JSONShape.array(of: words(TypedTable.ColumnType.self))),
            ("values", "With --typed: the rows as values.", JSONShape.array(of: JSONShape.array(of: value))),
        ]
        return JSONShape.object(
            members.map { ($0.name, JSONShape.described($0.description, $0.schema)) },
            required: members.dropLast(3).map(\.name))
    }

    private static var finding: JSON {
        JSONShape.object([
            ("rule", JSONShape.text), ("severity", JSONShape.severity), ("line", JSONShape.position),
            ("column", JSONShape.position), ("message", JSONShape.text),
        ])
    }

    private static var cell: JSON {
        JSONShape.object([
            ("row", JSONShape.described("The first row of the grid that the cell covers, from 0.", JSONShape.count)),
            ("column", JSONShape.described("The first column of the grid that it covers, from 0.", JSONShape.count)),
            ("line", JSONShape.position),
            ("sourceColumn", JSONShape.described("The column in the source, from 1.", JSONShape.position)),
            ("raw", JSONShape.described("The characters of the source.", JSONShape.text)),
            ("text", JSONShape.text), ("rowspan", JSONShape.position), ("colspan", JSONShape.position),
            ("header", JSONShape.boolean), ("footnotes", JSONShape.array(of: JSONShape.text)),
            ("link", JSONShape.optional(JSONShape.text)),
        ])
    }

    /// A plain value, or an object with what else the cell says.
    private static var value: JSON {
        let qualifiers = JSONShape.words(
            Qualifier.allCases.map { SchemaField.Word(id: $0.rawValue, meaning: $0.meaning) })
        let object = JSONShape.object(
            [
                ("value", JSONShape.value), ("text", JSONShape.text), ("qualifier", qualifiers),
                ("maximum", JSONShape.number), ("unit", JSONShape.text),
            ], required: ["value"])
        return ["anyOf": .array([JSONShape.value, object])]
    }

    private static func words<Word: RawRepresentable<String> & CaseIterable>(_ words: Word.Type) -> JSON {
        ["type": "string", "enum": .strings(words.allCases.map(\.rawValue))]
    }
}
