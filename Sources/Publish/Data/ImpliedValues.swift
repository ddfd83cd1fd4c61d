internal import Diagnostics
internal import Measures

/// What rules imply in place of a record's values, as it is published: `342`, of a dataset with several columns
/// `height=480 width=320`, and in JSON an object.
struct ImpliedValues: Hashable {
    private struct Part: Hashable {
        let name: String
        let value: CellValue
    }

    private let parts: [Part]
    /// Whether the text names the columns, since it might be any of several.
    private let isNamed: Bool

    /// Nil where nothing is implied.
    private init?(_ parts: [Part], isNamed: Bool) {
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        self.isNamed = isNamed
    }

    /// What all rules together imply for a record; nil where they imply nothing, or contradict each other.
    ///
    /// - Parameter known: values that need not be said.
    init?(_ doubt: Doubt, in definition: DatasetDefinition, except known: [CellValue?]? = nil) {
        let parts = definition.values.indices.compactMap { column -> Part? in
            guard let value = doubt.implied[column], known.map({ $0[column] != value }) ?? true else { return nil }
            return Part(name: definition.values[column].name, value: value)
        }
        self.init(parts, isNamed: definition.readValues.count > 1)
    }

    /// What one finding implies, for key fields, too.
    ///
    /// - Parameter definition: of the finding's dataset.
    init?(_ finding: Finding, in definition: DatasetDefinition?) {
        let parts = finding.implied.map { implied in
            let type = definition?.fields.first { $0.name == implied.field }?.type ?? .text
            return Part(
                name: implied.field, value: CellValue(display: implied.value, type: type) ?? .text(implied.value))
        }
        let isOfOnlyColumn = definition?.readValues.count == 1 && definition?.valueIndex(parts.first?.name ?? "") != nil
        self.init(parts, isNamed: !isOfOnlyColumn)
    }

    var text: String {
        guard isNamed else { return parts.first?.value.display ?? "" }
        return parts.map { "\($0.name)=\(Self.quoted($0.value.display))" }.joined(separator: " ")
    }

    /// Quotation marks where white space would seem to end the value.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" }
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// Numbers as numbers; what has a qualifier as people write it.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for part in parts {
            writer.key(part.name)
            if case .qualified = part.value {
                writer.string(part.value.display)
            } else {
                DataCell(part.value).write(to: &writer)
            }
        }
        writer.endObject()
    }
}
