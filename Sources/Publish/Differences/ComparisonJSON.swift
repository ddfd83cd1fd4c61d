import Books
package import Outputs
import Text

/// A comparison for programs: one object, described in `Documentation/differences.md`, with a line for each record.
package enum ComparisonJSON {
    /// Linear in the differences.
    package static func bytes(_ comparison: Comparison) -> [UInt8] {
        let counts = DifferenceCounts(comparison.datasets)
        let document: JSON = .lines([
            "same": .boolean(comparison.isSame),
            "compared": [
                "datasets": .integer(comparison.datasetCount), "records": .integer(comparison.matchedCount),
            ],
            "differences": [
                "datasets": json(counts.datasets), "columns": json(counts.columns), "records": json(counts.records),
            ],
            "datasets": .lines(.array(comparison.datasets.map(json))),
        ])
        return document.document
    }

    private static func json(_ changes: DifferenceCounts.Changes) -> JSON {
        [
            "added": .integer(changes.added), "removed": .integer(changes.removed),
            "changed": .integer(changes.changed),
        ]
    }

    private static func json(_ dataset: DatasetDifference) -> JSON {
        func side(_ table: DatasetDifference.Side?) -> JSON {
            guard let table else { return .null }
            return ["key": .strings(table.shape.keys.map(\.name)), "records": .integer(table.recordCount)]
        }
        return [
            "dataset": .string(dataset.name), "change": change(dataset.old != nil, dataset.new != nil),
            "old": side(dataset.old), "new": side(dataset.new),
            "columns": .lines(.array(dataset.columns.map(json))),
            "records": .lines(.array(dataset.records.map { json($0, dataset) })),
        ]
    }

    private static func json(_ column: ColumnDifference) -> JSON {
        func side(_ column: ColumnDifference.Side?) -> JSON {
            guard let column else { return .null }
            return [
                "type": .string(column.type.rawValue), "unit": JSON(column.unit.unit(ofRecord: "per-record")),
                "isKey": .boolean(column.isKey),
            ]
        }
        return [
            "column": .string(column.name), "change": change(column.old != nil, column.new != nil),
            "old": side(column.old), "new": side(column.new),
        ]
    }

    private static func json(_ record: RecordDifference, _ dataset: DatasetDifference) -> JSON {
        let key = JSON.object(record.key.map { ($0.field, .string($0.value)) })
        switch record.change {
        case .added(let record): return json("added", key, record, dataset.new?.shape)
        case .removed(let record): return json("removed", key, record, dataset.old?.shape)
        case .changed(let cells): return ["change": "changed", "key": key, "cells": .array(cells.map(json))]
        }
    }

    private static func json(
        _ change: String, _ key: JSON, _ record: PublishedRecord, _ shape: PublishedShape?
    ) -> JSON {
        let values = zip(shape?.values ?? [], record.values).map { ($0.name, DataCell($1).json) }
        return [
            "change": .string(change), "key": key, "values": .object(values), "unit": JSON(record.unit),
            "status": JSON(record.status), "places": json(record.places(of: nil)),
        ]
    }

    private static func json(_ cell: CellDifference) -> JSON {
        func side(_ side: CellDifference.Side) -> JSON {
            ["value": DataCell(side.value).json, "unit": JSON(side.unit), "places": json(side.places)]
        }
        return ["column": .string(cell.column), "old": side(cell.old), "new": side(cell.new)]
    }

    private static func json(_ places: [Place]) -> JSON { .array(places.map { .object($0.members) }) }

    private static func change(_ isOld: Bool, _ isNew: Bool) -> JSON {
        isOld && isNew ? "changed" : isNew ? "added" : "removed"
    }
}
