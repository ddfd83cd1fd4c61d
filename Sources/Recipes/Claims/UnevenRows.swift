import Articles
import Text

/// The rows of a table that do not fit its header: their cells may belong to other columns, because another header is
/// above them, because one cell spans all columns, or because there are more of them, in HTML also because there are
/// fewer. Readers of Markdown report rows of unequal length themselves, readers of plain text short ones.
struct UnevenRows {
    private struct Row {
        let finding: Finding
        /// Whether the row has no further cell: steps may copy it to the rows below, as the name of a section.
        let hasOneCell: Bool
        /// Whether its cell spans all columns, so that a record of it has one text for all fields.
        var isSpanned = false
    }

    private var byCell: [SourceLocation: Row] = [:]

    /// - Parameters:
    ///   - working: the table before any step.
    ///   - headers: the headers in its body, of the table after all steps.
    ///   - path: of the article.
    /// - Complexity: linear in the places of the table.
    init(_ working: WorkingTable, headers: RepeatedHeaders, path: String) {
        let (table, columns) = (working.source, working.columns)
        addSpannedRows(of: table, path)
        defer { doubtRows(below: headers, of: table, path) }
        guard table.syntax != .markdown, !table.headerRows.isEmpty else { return }
        let isHTML = table.syntax == .html
        let beyond = columns.indices.filter { columns[$0].header == nil && columns[$0].name.isEmpty }
        // Nearly all rows of nearly all tables fit.
        for (index, row) in table.bodyRows.enumerated() where !beyond.isEmpty || isHTML && row.contains(nil) {
            let all = row.compactMap { $0 }.uniqued().map { table.cells[$0] }
                .filter { $0.row == index + table.headerRows.count }
            // A cell of several rows tells nothing about the others.
            let own = all.contains { $0.rowSpan == 1 } ? all.filter { $0.rowSpan == 1 } : all
            guard let first = all.first,
                let finding = Self.finding(
                    about: row.map { $0.map { table.cells[$0] } }, under: columns, at: first, path),
                isHTML || finding.rule == RuleKind.surplusCells.rawValue
            else { continue }
            for cell in own { byCell[cell.location] = Row(finding: finding, hasOneCell: all.count == 1) }
        }
    }

    private mutating func addSpannedRows(of table: ArticleTable, _ path: String) {
        for row in table.bodyRows where row.count > 1 {
            guard let first = row[0], row.dropFirst().allSatisfy({ $0 == first }) else { continue }
            let cell = table.cells[first]
            byCell[cell.location] = Row(finding: .spanned(cell, path), hasOneCell: true, isSpanned: true)
        }
    }

    /// Doubts the rows below each row that is another header, up to the next header.
    private mutating func doubtRows(below headers: RepeatedHeaders, of table: ArticleTable, _ path: String) {
        guard headers.rows.values.contains(.other) else { return }
        var doubt: Row?
        for (index, row) in table.bodyRows.enumerated() {
            let own = row.compactMap { $0 }.uniqued().map { table.cells[$0] }
                .filter { $0.row == index + table.headerRows.count }
            if let kind = headers.rows[index] {
                let cell = kind == .other ? own.first { !$0.text.isEmpty } : nil
                doubt = cell.map {
                    Row(finding: .otherHeader(table.texts(of: row), at: Place(path, $0.location)), hasOneCell: false)
                }
            } else if let doubt {
                for cell in own { byCell[cell.location] = doubt }
            }
        }
    }

    private static func finding(
        about row: [ArticleCell?], under columns: [WorkingTable.Column], at first: ArticleCell, _ path: String
    ) -> Finding? {
        let surplus = zip(columns, row).lazy.filter { column, _ in column.header == nil && column.name.isEmpty }
            .compactMap(\.1)
            .first { !$0.text.isEmpty }
        if let surplus {
            return Finding(
                rule: .surplusCells, severity: .warning, message: "the cell “\(surplus.text)” is beyond the header",
                place: Place(path, surplus.location), value: surplus.text)
        }
        guard let missing = zip(columns, row).first(where: { $0.header != nil && $1 == nil })?.0 else { return nil }
        return Finding(
            rule: .missingCells, severity: .warning, message: "the row has no cell for “\(missing.name)”; add it",
            place: Place(path, first.location))
    }

    /// The finding about the row that a working row is made of.
    ///
    /// - Parameters:
    ///   - keys: the columns that the recipe reads as keys.
    ///   - values: the columns that it reads as values; it may know better about a cell without a header.
    func finding(about row: [WorkingCell?], keys: () -> [Int], values: () -> [Int]) -> Finding? {
        guard !byCell.isEmpty else { return nil }
        for case let cell? in row {
            guard let uneven = byCell[cell.origin.location] else { continue }
            let isOfAnother =
                uneven.hasOneCell && row.contains { $0.map { $0.origin.location > cell.origin.location } == true }
            func isRead(_ columns: [Int]) -> Bool {
                columns.contains { row[$0]?.origin.location == uneven.finding.place.location }
            }
            let isDoubtful =
                uneven.isSpanned
                ? isRead(keys()) : uneven.finding.rule == RuleKind.missingCells.rawValue || !isRead(keys() + values())
            if !isOfAnother, isDoubtful { return uneven.finding }
        }
        return nil
    }
}

extension Finding {
    fileprivate static func spanned(_ cell: ArticleCell, _ path: String) -> Finding {
        Finding(
            rule: .misalignedCells, severity: .warning,
            message:
                "“\(cell.text)” spans all columns and is read as a record; read it with the step \"section-rows\", or "
                + "leave it out with \"skip-rows: {full_width: true}\"",
            place: Place(path, cell.location), value: cell.text)
    }

    fileprivate static func otherHeader(_ texts: [String], at place: Place) -> Finding {
        let names = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        return Finding(
            rule: .misalignedCells, severity: .error,
            message:
                "this row looks like another header, “\(names)”, but the rows below it are read under the first one; "
                + "make them a table of their own in the article",
            place: place, value: names)
    }
}
