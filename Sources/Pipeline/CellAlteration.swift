import Audit
import Diagnostics
import Measures
import Normalize

/// Tells what a book's journey gives where one number in a table reads otherwise, without making the whole journey: the
/// article is not parsed again, and of its recipes only what they make of the cell's rows is.
///
/// That is the same as what ``BookExamination/altered(article:to:)`` gives, or nothing: where it cannot be known, it says so.
struct CellAlteration: Sendable {
    private let examination: BookExamination
    /// For each article, the cells of its tables by their place.
    private let cells: [[SourceLocation: CellIndex]]
    /// For each dataset, the claims that each cell has a part in.
    private let claims: [[CellPlace: [Claim]]]

    private struct CellIndex: Sendable {
        let table: Int
        let cell: Int
    }

    private struct CellPlace: Hashable, Sendable {
        let article: Int
        let location: SourceLocation
    }

    init(_ examination: BookExamination) {
        self.examination = examination
        cells = examination.read.map { Self.plainCells(of: $0.value) }
        claims = examination.normalized.claims.map { claims in
            var byCell: [CellPlace: [Claim]] = [:]
            for claim in claims {
                let origins = Set((claim.keyOrigins + claim.valueOrigins).compactMap { $0?.location })
                for location in origins {
                    byCell[CellPlace(article: claim.article, location: location), default: []].append(claim)
                }
            }
            return byCell
        }
    }

    /// The cells of table bodies whose text is what is written. Where an article has raised marks, a number may be one of
    /// a note, and none of its cells is plain.
    private static func plainCells(of article: Article) -> [SourceLocation: CellIndex] {
        let hasMarks = article.tables.contains { table in
            table.cells.contains { !$0.footnotes.isEmpty || $0.raised != nil || !$0.seams.isEmpty }
        }
        if hasMarks { return [:] }
        var cells: [SourceLocation: CellIndex] = [:]
        for (number, table) in article.tables.enumerated() where !table.headerRows.isEmpty {
            for (index, cell) in table.cells.enumerated() where !cell.isHeader && cell.text == cell.raw {
                cells[cell.location] = CellIndex(table: number, cell: index)
            }
        }
        return cells
    }

    enum Outcome {
        case altered(BookExamination)
        /// Nothing that is read differs.
        case unchanged
        /// The whole journey must be made.
        case unknown
    }

    /// - Parameter text: as long as what stands in the cell, and with digits at the same places.
    func outcome(of cell: AuditedCell, reading text: String) -> Outcome {
        guard let index = cells[cell.article][cell.location], Self.differInDigitsAlone(cell.raw, text) else {
            return .unknown
        }
        let article = examination.read[cell.article].value
        guard article.tables[index.table].cells[index.cell].raw == cell.raw else { return .unknown }
        var tables = article.tables
        tables[index.table] = tables[index.table].rewriting(cell: index.cell, as: text)
        let altered = Article(text: article.text, tables: tables, lists: article.lists)
        guard let others = replacements(in: altered, of: cell) else { return .unknown }
        guard others.contains(where: { $0.old.values != $0.new.values }) else { return .unchanged }
        return .altered(examination(with: others, article: altered, at: cell.article))
    }

    private static func differInDigitsAlone(_ left: String, _ right: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return left.utf8.count == right.utf8.count
            && zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || digits.contains($0) && digits.contains($1) }
    }

    private typealias Replacement = (dataset: Int, old: Claim, new: Claim)

    /// The claims of the cell's rows, old and new; nil where they differ in more than numbers.
    private func replacements(in article: Article, of cell: AuditedCell) -> [Replacement]? {
        guard
            let found = examination.normalizer.claims(
                from: article, at: cell.article, touching: [cell.location])
        else { return nil }
        let place = CellPlace(article: cell.article, location: cell.location)
        var result: [Replacement] = []
        for (dataset, definition) in examination.book.datasets.enumerated() {
            let old = claims[dataset][place] ?? []
            // Rows have other cells too, and some claims are of those alone.
            let new = found.filter { $0.dataset == definition.name }.flatMap(\.claims).filter { claim in
                (claim.keyOrigins + claim.valueOrigins).contains { $0?.location == cell.location }
            }
            guard old.count == new.count else { return nil }
            for (old, new) in zip(old, new) {
                guard Self.differInNumbersAlone(old, new, definition) else { return nil }
                result.append((dataset, old, new))
            }
        }
        return result
    }

    private static func differInNumbersAlone(_ old: Claim, _ new: Claim, _ definition: DatasetDefinition) -> Bool {
        old.key == new.key && old.unit == new.unit && old.status == new.status && old.table == new.table
            && definition.values.indices.allSatisfy { column in
                definition.values[column].type != .word || old.values[column] == new.values[column]
            }
    }

    private func examination(
        with others: [Replacement], article: Article, at index: Int
    ) -> BookExamination {
        let changed = examination.book.datasets.indices.map { dataset in others.contains { $0.dataset == dataset } }
        let claims = Dictionary(
            others.map { (ObjectIdentifier($0.old), $0.new) }, uniquingKeysWith: { first, _ in first })
        var read = examination.read
        read[index] = Diagnosed(article, findings: read[index].findings)
        let builder = RecordBuilder(examination.book)
        return examination.examination(
            read: read, parts: examination.parts,
            normalized: examination.normalized.replacing(claims, ofDatasets: changed), changed: changed
        ) { builder.dataset(examination.asRead[$0], replacing: claims) }
    }
}
