package import Text

/// Reads documents that are texts of JSON: one object a line, with the document in one field and its name in another.
///
///     {"id": "https://example.org/", "html": "<table>..."}
package final class NDJSONReader: DocumentReader {
    /// The fields of an object.
    package struct Fields: Sendable {
        let text: [UInt8]
        let id: [UInt8]

        package init(text: String, id: String) {
            (self.text, self.id) = (Array(text.utf8), Array(id.utf8))
        }
    }

    /// The largest allowed ratio of line to document length: an escape of six bytes is one character.
    private static let lineRatio = 8

    private let bytes: ByteReader
    private let path: String
    private let fields: Fields
    private let limits: IngestLimits
    private var line = 0
    private var hasEnded = false

    package init(_ bytes: ByteReader, path: String, fields: Fields, limits: IngestLimits) {
        (self.bytes, self.path, self.fields, self.limits) = (bytes, path, fields, limits)
    }

    package func next() throws(FileError) -> ArchiveItem? {
        let limit = limits[.unpackedBytes].multipliedReportingOverflow(by: Self.lineRatio)
        let isLimited = bytes.isPacked && !limit.overflow
        while let (line, isWhole) = try bytes.line(limit: isLimited ? limit.partialValue : .max) {
            self.line += 1
            guard isWhole else { return flaw(limits.documentFlaw.message) }
            var object = line
            if self.line == 1, object.starts(with: [0xEF, 0xBB, 0xBF]) { object.removeFirst(3) }
            if object.allSatisfy({ $0 <= 0x20 }) { continue }
            return item(of: object)
        }
        guard !hasEnded else { return nil }
        hasEnded = true
        return StreamDamage.flaw(bytes.damage, limits).map { .flaw($0, path: path) }
    }

    private func item(of object: [UInt8]) -> ArchiveItem {
        do {
            let values = try JSONLine.values(of: object, named: [fields.text, fields.id])
            let name = String(decoding: fields.text, as: UTF8.self)
            switch values[0] {
            case .scalar(.text(let text)):
                if let tooLong = limits.flaw(ofSize: text.count, isPacked: bytes.isPacked) {
                    return flaw(tooLong.message)
                }
                return .document(
                    ContainedDocument(
                        path: id(values[1]), isAddress: true, content: .plain(text), encoding: "utf-8"))
            case nil: return flaw("the object has no field “\(name)”")
            case .scalar(.null): return flaw("the field “\(name)” is null", isError: false)
            case .scalar, .nested: return flaw("the field “\(name)” is not a text")
            }
        } catch {
            let column = String(decoding: object[..<error.offset], as: UTF8.self).unicodeScalars.count + 1
            return flaw("the line is not JSON: \(error.message)", column: column)
        }
    }

    /// The document's own name; its line without one.
    private func id(_ value: JSONLine.Value?) -> String {
        switch value {
        case .scalar(.text(let text)) where !text.isEmpty: String(decoding: text, as: UTF8.self)
        case .scalar(.number(let digits)): String(decoding: digits, as: UTF8.self)
        default: "\(path)/\(line)"
        }
    }

    private func flaw(_ message: String, isError: Bool = true, column: Int = 1) -> ArchiveItem {
        .flaw(ArchiveFlaw(message, isError: isError, line: line, column: column), path: path)
    }
}
