import Text

/// The keys of `Audit.json`.
package struct AuditKeys: MapKeys {
    package static let form = MapDeclaration(
        "audit", "a result of the audit",
        meaning: """
            The result of the last `measurebook audit`, which writes this file; a build shows it in the reports. Never edit it: \
            run the audit again.
            """, Self())

    let book = Key(
        "book", .text, is: .required,
        """
        The SHA-256 of the list of the book's other files at that time, in the form that sha256sum prints: for each file a line \
        with its SHA-256, two spaces and its path, in the order of the paths' bytes.
        """)
    let seed = Key(
        "seed", Form(.text, "a whole number, 0 or more") { UInt64($0) }, is: .required, "The seed of the audit.")
    let counts = Key(
        "counts", list: .list(of: .map(AuditCountKeys.form)), is: .required,
        "The changes of each kind in each dataset.")
    let cells = Key(
        "cells", list: .list(of: .map(AuditCellKeys.form)), is: .required,
        "The numbers with a digit whose change gives no finding, or none that names the cell.")
}

struct AuditCountKeys: MapKeys {
    static let form = MapDeclaration("auditCount", "a count of the audit", Self())

    let dataset = Key("dataset", .text, is: .required, "The name of the dataset.", example: "plank-size")
    let kind = Key("kind", .choice(CorruptionKind.self), is: .required, "What was changed.", example: "digit")
    let changes = Key("changes", .tally, is: .required, "How many changes were made.")
    let noticed = Key("noticed", .tally, is: .required, "How many of the changes give a new finding.")
    let table = Key("table", .tally, is: .required, "How many give a finding that names the table, row or cell.")
    let row = Key("row", .tally, is: .required, "How many give a finding that names the row or cell.")
    let cell = Key("cell", .tally, is: .required, "How many give one that names the cell.")
    let apart = Key(
        "apart", .tally, is: .required,
        "How many further changes were made in cells that already had a finding; no other number includes them.")
}

struct AuditCellKeys: MapKeys {
    static let form = MapDeclaration("auditCell", "a cell of the audit", Self())

    let dataset = Key("dataset", .text, is: .required, "The name of the dataset.", example: "plank-size")
    let article = Key("article", .text, is: .required, "The article's file.", example: "Articles/mill.md")
    let line = Key("line", .count("the number of a line"), is: .required, "The line of the cell.")
    let column = Key("column", .count("the number of a column"), is: .required, "Its column in code points.")
    let raw = Key("raw", .text, is: .required, "The cell's text in the article.", example: "\"40\"")
    let changes = Key("changes", .tally, is: .required, "How many times a digit of it was changed.")
    let noticed = Key("noticed", .tally, is: .required, "How many of these changes give a new finding.")
    let cell = Key("cell", .tally, is: .required, "How many give one that names the cell.")
}

extension AuditResult {
    /// Nil after a report.
    init?(_ file: KeyReader<AuditKeys>) {
        let (book, seed) = (file.book, file.seed)
        var datasets: [String] = []
        var counts: [String: [CorruptionKind: Count]] = [:]
        for entry in file.counts {
            let (dataset, kind, count) = (entry.dataset, entry.kind, Count(entry))
            guard let dataset, let kind, let count else { continue }
            if counts[dataset] == nil { datasets.append(dataset) }
            counts[dataset, default: [:]][kind] = count
        }
        let cells = file.cells.compactMap { WeakCell($0) }
        guard let book, let seed else { return nil }
        self.init(book: book, seed: seed, datasets: datasets, counts: counts, weakCells: cells)
    }
}

extension AuditResult.Count {
    /// Nil after a report.
    fileprivate init?(_ entry: KeyReader<AuditCountKeys>) {
        let (changes, noticed, table, row) = (entry.changes, entry.noticed, entry.table, entry.row)
        let (cell, apart) = (entry.cell, entry.apart)
        guard let changes, let noticed, let table, let row, let cell, let apart else { return nil }
        let numbers = [changes, noticed, table, row, cell]
        guard entry.isFalling(numbers, "changes, noticed, table, row and cell") else { return nil }
        self.init()
        (total, flagged) = (changes, apart)
        for (verdict, (more, less)) in zip(AuditVerdict.allCases, zip(numbers, numbers.dropFirst() + [0])) {
            verdicts[verdict] = more == less ? nil : more - less
        }
    }
}

extension AuditResult.WeakCell {
    /// Nil after a report.
    fileprivate init?(_ entry: KeyReader<AuditCellKeys>) {
        let (dataset, article, line, column) = (entry.dataset, entry.article, entry.line, entry.column)
        let (raw, changes, noticed, cell) = (entry.raw, entry.changes, entry.noticed, entry.cell)
        guard let dataset, let article, let line, let column, let raw, let changes, let noticed, let cell,
            entry.isFalling([changes, noticed, cell], "changes, noticed and cell")
        else { return nil }
        self.init(
            place: Place(article, line: line, column: column), raw: raw, dataset: dataset, total: changes,
            noticed: noticed, exact: cell)
    }
}

extension KeyReader {
    /// Reports numbers of which one is above the one before it: it counts a part of them.
    fileprivate func isFalling(_ numbers: [Int], _ names: String) -> Bool {
        if zip(numbers, numbers.dropFirst()).allSatisfy(>=) { return true }
        problems.report(
            "\(names) never rise in this order, but found \(numbers.map(String.init).joined(separator: ", ")); "
                + "run measurebook audit", at: place)
        return false
    }
}
