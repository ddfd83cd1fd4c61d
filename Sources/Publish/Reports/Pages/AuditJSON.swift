package import Audit
import Text

/// The result of an audit for programs: one object with `seed`, `counts` (one for each kind of corruption in each dataset)
/// and `cells`, those of which not every changed digit leads to a finding that names them.
package enum AuditJSON {
    package static func text(_ result: AuditResult) -> [UInt8] {
        var writer = JSONWriter(spaced: true)
        writer.beginObject()
        writer.newline(indent: 2)
        writer.key("seed")
        writer.string(String(result.seed))
        writer.newline(indent: 2)
        writer.key("counts")
        writer.beginArray()
        for dataset in result.datasets {
            for kind in CorruptionKind.allCases {
                guard let count = result.counts[dataset]?[kind] else { continue }
                writer.newline(indent: 4)
                write(count, of: kind, in: dataset, to: &writer)
            }
        }
        writer.endLine(indent: 2)
        writer.endArray()
        writer.newline(indent: 2)
        writer.key("cells")
        writer.beginArray()
        for cell in result.weakCells {
            writer.newline(indent: 4)
            write(cell, to: &writer)
        }
        writer.endLine(indent: 2)
        writer.endArray()
        writer.endLine()
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func write(
        _ count: AuditResult.Count, of kind: CorruptionKind, in dataset: String, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("dataset")
        writer.string(dataset)
        writer.key("kind")
        writer.string(kind.rawValue)
        for (name, number) in [
            ("changes", count.total), ("noticed", count.noticed), ("table", count.count(atLeast: .table)),
            ("row", count.count(atLeast: .row)), ("cell", count.count(atLeast: .cell)), ("apart", count.flagged),
        ] {
            writer.key(name)
            writer.number(number)
        }
        writer.endObject()
    }

    private static func write(_ cell: AuditResult.WeakCell, to writer: inout JSONWriter) {
        writer.beginObject()
        for (name, text) in [("dataset", cell.dataset), ("article", cell.place.file)] {
            writer.key(name)
            writer.string(text)
        }
        for (name, number) in [("line", cell.place.line), ("column", cell.place.column)] {
            writer.key(name)
            writer.number(number)
        }
        writer.key("raw")
        writer.string(cell.raw)
        for (name, number) in [("changes", cell.total), ("noticed", cell.noticed), ("cell", cell.exact)] {
            writer.key(name)
            writer.number(number)
        }
        writer.endObject()
    }
}
