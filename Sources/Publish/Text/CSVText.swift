/// Comma-separated values as RFC 4180 has them, with LF as the line ending.
struct CSVText {
    private(set) var bytes: [UInt8] = []

    /// Adds a line. A field is quoted where it holds a comma, a quote or a line ending, or begins or ends with a space,
    /// so that every reader gives it back as it was.
    mutating func add(_ fields: some Sequence<String>) {
        var isFirst = true
        for field in fields {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            add(field)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func add(_ field: String) {
        guard Self.needsQuotes(field) else {
            bytes += field.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsQuotes(_ field: String) -> Bool {
        let text = field.utf8
        if text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ") { return true }
        return text.contains { byte in
            byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
                || byte == UInt8(ascii: "\r")
        }
    }
}
