import Articles
import Books
package import Records
import Text

/// A comparison for programs: one object, which `Documentation/differences.md` explains; a record a line.
package enum ComparisonJSON {
    /// Linear in what differs.
    package static func bytes(_ comparison: Comparison) -> [UInt8] {
        var writer = JSONWriter(spaced: true)
        writer.beginObject()
        writer.newline(indent: 2)
        writer.key("same")
        writer.boolean(comparison.isSame)
        writer.newline(indent: 2)
        writer.key("compared")
        writer.beginObject()
        writer.key("datasets")
        writer.number(comparison.datasetCount)
        writer.key("records")
        writer.number(comparison.matchedCount)
        writer.endObject()
        writer.newline(indent: 2)
        let counts = comparison.datasets.map(DifferenceCounts.init).reduce(DifferenceCounts(), +)
        write(counts, to: &writer)
        writer.newline(indent: 2)
        writer.key("datasets")
        writer.beginArray()
        for dataset in comparison.datasets {
            writer.newline(indent: 4)
            write(dataset, to: &writer)
        }
        if !comparison.isSame { writer.endLine(indent: 2) }
        writer.endArray()
        writer.endLine()
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func write(_ counts: DifferenceCounts, to writer: inout JSONWriter) {
        writer.key("differences")
        writer.beginObject()
        for (key, changes) in [("datasets", counts.datasets), ("columns", counts.columns), ("records", counts.records)]
        {
            writer.key(key)
            writer.beginObject()
            let parts = [("added", changes.added), ("removed", changes.removed), ("changed", changes.changed)]
            for (key, count) in parts {
                writer.key(key)
                writer.number(count)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    private static func write(_ dataset: DatasetDifference, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("dataset")
        writer.string(dataset.name)
        writer.key("change")
        writer.string(change(dataset.old != nil, dataset.new != nil))
        for (key, side) in [("old", dataset.old), ("new", dataset.new)] {
            writer.key(key)
            guard let side else {
                writer.null()
                continue
            }
            writer.beginObject()
            writer.key("key")
            writer.strings(side.shape.keys.map(\.name))
            writer.key("records")
            writer.number(side.recordCount)
            writer.endObject()
        }
        writer.key("columns")
        writer.beginArray()
        for column in dataset.columns {
            writer.newline(indent: 6)
            write(column, to: &writer)
        }
        if !dataset.columns.isEmpty { writer.endLine(indent: 4) }
        writer.endArray()
        writer.key("records")
        writer.beginArray()
        for record in dataset.records {
            writer.newline(indent: 6)
            write(record, dataset, to: &writer)
        }
        if !dataset.records.isEmpty { writer.endLine(indent: 4) }
        writer.endArray()
        writer.endObject()
    }

    private static func write(_ column: ColumnDifference, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("column")
        writer.string(column.name)
        writer.key("change")
        writer.string(change(column.old != nil, column.new != nil))
        for (key, side) in [("old", column.old), ("new", column.new)] {
            writer.key(key)
            guard let side else {
                writer.null()
                continue
            }
            writer.beginObject()
            writer.key("type")
            writer.string(side.type.rawValue)
            writer.key("unit")
            writer.string(text(of: side.unit))
            writer.key("isKey")
            writer.boolean(side.isKey)
            writer.endObject()
        }
        writer.endObject()
    }

    private static func text(of unit: DatasetDefinition.UnitSource) -> String? {
        switch unit {
        case .none: nil
        case .fixed(let unit): unit
        case .perRecord: "per-record"
        }
    }

    private static func write(
        _ record: RecordDifference, _ dataset: DatasetDifference, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("change")
        switch record.change {
        case .added: writer.string("added")
        case .removed: writer.string("removed")
        case .changed: writer.string("changed")
        }
        writer.key("key")
        writer.beginObject()
        for part in record.key {
            writer.key(part.field)
            writer.string(part.value)
        }
        writer.endObject()
        switch record.change {
        case .added(let record): write(record, dataset.new?.shape, to: &writer)
        case .removed(let record): write(record, dataset.old?.shape, to: &writer)
        case .changed(let cells):
            writer.key("cells")
            writer.beginArray()
            for cell in cells { write(cell, to: &writer) }
            writer.endArray()
        }
        writer.endObject()
    }

    private static func write(_ record: PublishedRecord, _ shape: PublishedShape?, to writer: inout JSONWriter) {
        writer.key("values")
        writer.beginObject()
        for (column, value) in zip(shape?.values ?? [], record.values) {
            writer.key(column.name)
            DataCell(value).write(to: &writer)
        }
        writer.endObject()
        writer.key("unit")
        writer.string(record.unit)
        writer.key("status")
        writer.string(record.status)
        write(record.places(of: nil), to: &writer)
    }

    private static func write(_ cell: CellDifference, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("column")
        writer.string(cell.column)
        for (key, side) in [("old", cell.old), ("new", cell.new)] {
            writer.key(key)
            writer.beginObject()
            writer.key("value")
            DataCell(side.value).write(to: &writer)
            writer.key("unit")
            writer.string(side.unit)
            write(side.places, to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }

    private static func write(_ places: [Place], to writer: inout JSONWriter) {
        writer.key("places")
        writer.beginArray()
        for place in places {
            writer.beginObject()
            writer.key("article")
            writer.string(place.file)
            writer.key("line")
            writer.number(place.line)
            writer.key("column")
            writer.number(place.column)
            writer.endObject()
        }
        writer.endArray()
    }

    private static func change(_ isOld: Bool, _ isNew: Bool) -> String {
        isOld && isNew ? "changed" : isNew ? "added" : "removed"
    }
}
