/// An array with an element on each line. Each element follows its separator; the end is written after the last one.
package enum JSONArray {
    package static func appendSeparator(isFirst: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (isFirst ? "[\n" : ",\n").utf8)
    }

    package static func appendEnd(isEmpty: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (isEmpty ? "[]\n" : "\n]\n").utf8)
    }
}
