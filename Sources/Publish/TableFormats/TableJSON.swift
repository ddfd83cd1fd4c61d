/// `tables --format json`: one array of the objects of ``TableObject``, one on each line.
///
/// Each object follows its separator; the end is written after the last table.
package enum TableJSON {
    package static func appendSeparator(isFirst: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (isFirst ? "[\n" : ",\n").utf8)
    }

    package static func appendEnd(isEmpty: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (isEmpty ? "[]\n" : "\n]\n").utf8)
    }
}
