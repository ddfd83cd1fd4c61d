package import Books
package import Text

/// Reads a CSV file with the schema that describes it: typed cells, and each mistake with its place.
package struct TypedCells {
    /// A row with one cell for each field.
    package struct Row {
        package let cells: [CellValue?]
        /// As they are written.
        package let texts: [String]
        package let offsets: [Int]
    }

    /// A file that is broken in one way often has thousands of broken rows.
    private static let mostMistakes = 10

    package let source: SourceText
    package let fields: [PackageResource.Field]
    package let problems: BookProblems

    package init(source: SourceText, fields: [PackageResource.Field], problems: BookProblems) {
        (self.source, self.fields, self.problems) = (source, fields, problems)
    }

    /// Calls `body` with each valid row. Linear in the bytes.
    package func forEachRow(_ body: (Row) -> Void) {
        var reader = CSVReader(source)
        var mistakeCount = 0
        do throws(CSVReader.Mistake) {
            guard let header = try reader.next() else {
                return problems.report("the file is empty; its first row must name the columns", at: Place(source.path))
            }
            guard isRight(header) else { return }
            while let row = try reader.next() {
                if let typed = typed(row) {
                    body(typed)
                } else {
                    mistakeCount += 1
                    if mistakeCount == Self.mostMistakes { return }
                }
            }
        } catch {
            problems.report("this is not CSV: \(error.message)", at: source.place(at: error.offset))
        }
    }

    private func isRight(_ header: CSVReader.Row) -> Bool {
        let names = fields.map(\.name)
        if header.fields == names { return true }
        let differing = zip(header.fields, names).enumerated().first { $1.0 != $1.1 }
        let place = source.place(at: differing.map { header.offsets[$0.offset] } ?? 0)
        let found =
            differing.map {
                "column \($0.offset + 1) is \"\($0.element.0)\", but the schema calls it \"\($0.element.1)\""
            }
            ?? "the file has \(header.fields.count) columns, but the schema has \(names.count)"
        problems.report("\(found); build the output again", at: place)
        return false
    }

    private func typed(_ row: CSVReader.Row) -> Row? {
        guard row.fields.count == fields.count else {
            problems.report(
                "the row has \(row.fields.count) of \(fields.count) cells", at: source.place(at: row.offsets[0]))
            return nil
        }
        var cells: [CellValue?] = []
        for (index, field) in fields.enumerated() {
            let text = row.fields[index]
            if field.missing.contains(text) {
                cells.append(nil)
            } else if let value = Self.value(text, field.type) {
                cells.append(value)
            } else {
                let shown = FindingText.oneLine(text)
                problems.report(
                    "\(field.name) is \(Self.kind(field.type)), but found \"\(shown)\"",
                    at: source.place(at: row.offsets[index]))
                return nil
            }
        }
        return Row(cells: cells, texts: row.fields, offsets: row.offsets)
    }

    private static func value(_ text: String, _ type: FieldType) -> CellValue? {
        switch type {
        case .number: ExactNumber(text).map { .number($0.written(like: text)) }
        case .integer: ExactNumber(text).flatMap { $0.isInteger ? .number($0.written(like: text)) : nil }
        case .boolean: Bool(text).map(CellValue.boolean)
        case .text, .word: .text(text)
        }
    }

    private static func kind(_ type: FieldType) -> String {
        switch type {
        case .number: "a number such as 12 or 0.4"
        case .integer: "a whole number"
        case .boolean: "true or false"
        case .text, .word: "a text"
        }
    }
}

extension ExactNumber {
    /// The number with as many decimal places as a text has.
    fileprivate func written(like text: String) -> ExactNumber {
        guard let point = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return written(withPlaces: text.utf8.distance(from: point, to: text.utf8.endIndex) - 1)
    }
}
