/// A script of the site that hands data to its program: a call with values of JSON, `measurebook.dataset("size", {…});`.
///
/// Scripts take the place of JSON files since pages that are opened from a disk can load nothing else.
struct DataScript {
    /// In UTF-8. Contains no `<` at all, so that it can be part of a page, and no line separator of JavaScript.
    private(set) var bytes: [UInt8]

    /// - Parameter function: of the global object `measurebook`.
    /// - Complexity: linear in the size of the arguments.
    init(_ function: String, _ arguments: [JSON]) {
        bytes = Array("measurebook.\(function)(".utf8)
        for (index, argument) in arguments.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            let start = bytes.count
            argument.append(to: &bytes, isSpaced: false)
            escape(from: start)
        }
        bytes.append(contentsOf: ");\n".utf8)
    }

    /// Writes `<` as an escape, which only strings can hold in JSON.
    private mutating func escape(from start: Int) {
        let sign = UInt8(ascii: "<")
        guard bytes[start...].contains(sign) else { return }
        let plain = Array(bytes[start...])
        bytes.removeSubrange(start...)
        for byte in plain {
            if byte == sign { bytes.append(contentsOf: #"\u003c"#.utf8) } else { bytes.append(byte) }
        }
    }
}
