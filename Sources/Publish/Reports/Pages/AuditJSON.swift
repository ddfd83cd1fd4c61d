package import Books
import Text

/// The result of an audit for programs, and for the book: an object with the keys of ``AuditKeys``.
package enum AuditJSON {
    package static func text(_ result: AuditResult) -> [UInt8] {
        let counts = result.datasets.flatMap { dataset in
            CorruptionKind.allCases.compactMap { kind in
                result.counts[dataset]?[kind].map { json($0, of: kind, in: dataset) }
            }
        }
        let document: JSON = .lines([
            "book": .string(result.book), "seed": .string(String(result.seed)), "counts": .lines(.array(counts)),
            "cells": .lines(.array(result.weakCells.map(json))),
        ])
        return document.document
    }

    private static func json(_ count: AuditResult.Count, of kind: CorruptionKind, in dataset: String) -> JSON {
        [
            "dataset": .string(dataset), "kind": .string(kind.rawValue), "changes": .integer(count.total),
            "noticed": .integer(count.noticed), "table": .integer(count.count(atLeast: .table)),
            "row": .integer(count.count(atLeast: .row)), "cell": .integer(count.count(atLeast: .cell)),
            "apart": .integer(count.flagged),
        ]
    }

    private static func json(_ cell: AuditResult.WeakCell) -> JSON {
        [
            "dataset": .string(cell.dataset), "article": .string(cell.place.file), "line": .integer(cell.place.line),
            "column": .integer(cell.place.column), "raw": .string(cell.raw), "changes": .integer(cell.total),
            "noticed": .integer(cell.noticed), "cell": .integer(cell.exact),
        ]
    }
}
