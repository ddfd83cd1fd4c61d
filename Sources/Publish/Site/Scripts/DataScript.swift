/// A script of the site that hands data to its program: a call with values of JSON, `measurebook.dataset("size", {…});`.
///
/// Scripts instead of JSON files: a page opened from disk cannot load JSON.
struct DataScript {
    /// In UTF-8. Contains no `<` at all, so that it can be part of a page, and no line separator of JavaScript.
    private(set) var bytes: [UInt8]

    /// - Parameter function: of the global object `measurebook`.
    /// - Complexity: linear in the size of the arguments.
    init(_ function: String, _ arguments: [JSON]) {
        bytes = Array("measurebook.\(function)(".utf8)
        for (index, argument) in arguments.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += argument.scriptBytes(isSpaced: false)
        }
        bytes.append(contentsOf: ");\n".utf8)
    }
}

extension JSON {
    /// The value with `<` as an escape, so that nothing in it can end a script.
    func scriptBytes(isSpaced: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes, isSpaced: isSpaced)
        let sign = UInt8(ascii: "<")
        // Only strings can hold it in JSON.
        guard bytes.contains(sign) else { return bytes }
        var escaped: [UInt8] = []
        for byte in bytes {
            if byte == sign { escaped.append(contentsOf: #"\u003c"#.utf8) } else { escaped.append(byte) }
        }
        return escaped
    }
}
