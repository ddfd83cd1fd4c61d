import Articles
import Recipes

/// The rows of a table that one text fills, and what they are.
struct TextRows {
    /// The step that reads or skips them.
    enum Sections {
        case none, column, skipped
    }

    let sections: Sections
    /// Whether they are sections of the table, or parts that recipes skip.
    let areSections: Bool
    /// The indices of those that are notes on the table.
    let notes: Set<Int>
    /// The indices of those above another one: groups of sections.
    let groups: Set<Int>
    /// The indices of those above rows of data that are read as records without values.
    let records: [Int]
    /// The indices of those below all rows of data that are read so, in a table of several values.
    let lastRecords: [Int]
    /// The indices of rows of data directly below others, in sections, with which another part of the table begins.
    let strays: [Int]
    /// The indices of those that recipes skip.
    let unread: [Int]

    init(of table: ReadTable) {
        let rows = table.rows
        func isFollowed(_ row: Int) -> Bool { row + 1 < rows.count && rows[row + 1].kind == .data }
        let all = rows.indices.filter { rows[$0].kind != .data }
        let areLast = all.allSatisfy { row in
            rows[row].kind == .spanned && rows[row...].allSatisfy { $0.kind != .data }
        }
        let notes = areLast ? [] : NoteRows.of(all, in: table)
        let fillers = all.filter { !notes.contains($0) }
        areSections = fillers.allSatisfy { rows[$0].kind == .spanned } || SectionRows.areSections(fillers, of: table)
        sections = fillers.isEmpty || !areSections ? .none : fillers.contains(where: isFollowed) ? .column : .skipped
        groups = areSections ? Set(fillers.filter { fillers.contains($0 + 1) }) : []
        records = areSections ? [] : fillers.filter(isFollowed)
        let lastData = rows.lastIndex { $0.kind == .data } ?? rows.count
        lastRecords = areSections || table.columns.count < 3 ? [] : fillers.filter { $0 > lastData }
        strays = sections == .column ? Self.strays(in: table, fillers) : []
        unread = sections == .skipped ? all : notes.sorted()
        self.notes = notes
    }

    /// The rows of the foot count, and others where each section begins a part.
    private static func strays(in table: ReadTable, _ sections: [Int]) -> [Int] {
        let (rows, starts) = (table.rows, table.source.partStarts)
        let haveParts = sections.allSatisfy { rows[$0].index == 0 || starts.contains(rows[$0].index) }
        return rows.indices.dropFirst(sections.first ?? 0).filter { row in
            row > 0 && rows[row].kind == .data && rows[row - 1].kind == .data
                && (haveParts && starts.contains(rows[row].index) || rows[row].index == table.source.footStart)
        }
    }
}
