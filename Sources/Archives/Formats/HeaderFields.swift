import Text

/// The lines before a record of a WARC file, or before the body of an HTTP response.
struct HeaderFields {
    private var fields: [(name: String, value: String)] = []

    /// - Parameter lines: without their ends; the first one, `WARC/1.1` or `HTTP/1.1 200 OK`, is not read.
    init(_ lines: [[UInt8]]) {
        for line in lines.dropFirst() {
            if let first = line.first, first == 0x20 || first == 0x09, !fields.isEmpty {
                // The value goes on.
                fields[fields.count - 1].value += " " + Self.trimmed(line[...])
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
                fields.append((Self.trimmed(line[..<colon]).lowercased(), Self.trimmed(line[(colon + 1)...])))
            }
        }
    }

    /// - Parameter name: in lower case.
    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// The type of what follows; nil without one.
    var mediaType: MediaType? {
        let values = fields.filter { $0.name == "content-type" }.map(\.value)
        return values.isEmpty ? nil : MediaType(values.joined(separator: ","))
    }

    /// All values of a field that is a list, in lower case.
    func list(_ name: String) -> [String] {
        fields.filter { $0.name == name }.flatMap { $0.value.split(separator: ",") }
            .map { Self.trimmed(Array($0.utf8)[...]).lowercased() }.filter { !$0.isEmpty }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.trimming { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}

/// The value of a `Content-Type` field: `text/html; charset="utf-8"`.
struct MediaType {
    /// In lower case, without parameters.
    let name: String
    let charset: String?

    /// Of several types, as of a field that is there twice, the last one counts, as in browsers.
    init(_ value: String) {
        let type = value.split(separator: ",").last { $0.contains("/") } ?? Substring(value)
        let parts = type.split(separator: ";", omittingEmptySubsequences: false)
        name = Self.trimmed(parts.first ?? "").lowercased()
        charset =
            parts.dropFirst().lazy.compactMap { part -> String? in
                let pair = part.split(separator: "=", maxSplits: 1)
                guard pair.count == 2, Self.trimmed(pair[0]).lowercased() == "charset" else { return nil }
                return Self.trimmed(pair[1])
            }.first
    }

    /// The syntax of documents of this type; nil in a result for text whose name or content tells it, and nil for types that
    /// are not read.
    var syntax: DocumentSyntax?? {
        switch name {
        case "text/html", "application/xhtml+xml": .some(.html)
        case "text/markdown", "text/x-markdown": .some(.markdown)
        case "text/plain": .some(nil)
        default: nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.trimming { $0.isWhitespace || $0 == "\"" || $0 == "'" })
    }
}
