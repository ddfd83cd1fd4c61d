import Books
import Records
import Text

/// A cell of a published row, before it is CSV or JSON.
enum DataCell: Hashable, Sendable {
    case empty
    case text(String)
    case integer(Int)
    case number(ExactNumber)
    /// A finite number that a question in SQL has computed.
    case real(Double)
    case boolean(Bool)
    /// Several ids: separated by spaces in text, an array in JSON.
    case ids([String])
    /// Several texts: an array of JSON in text, too, where none are an empty text.
    case texts([String])
    /// The rules that doubt a value: their ids in text, objects in JSON.
    case blames([Doubt.Blame])
    case implied(ImpliedValues)
    /// Several named cells: `old=20 new=30` in text, an object in JSON.
    case named([Named])

    struct Named: Hashable, Sendable {
        let name: String
        let cell: DataCell
    }

    init(_ value: CellValue?) {
        switch value {
        case nil, .notAvailable: self = .empty
        case .number(let number), .qualified(let number, _, _): self = .number(number)
        case .text(let text): self = .text(text)
        case .boolean(let truth): self = .boolean(truth)
        }
    }

    /// A value as text, such as a word of a key, with the type of its field.
    init(key text: String, type: FieldType?) {
        switch type {
        case _ where text.isEmpty: self = .empty
        case .number, .integer:
            // Text that is not in shortest form is kept.
            let number = ExactNumber(text).flatMap { $0.description == text ? $0 : nil }
            self = number.map(DataCell.number) ?? .text(text)
        case .boolean: self = Bool(text).map(DataCell.boolean) ?? .text(text)
        case .word, .text, nil: self = .text(text)
        }
    }

    init(_ text: String?) {
        self = text.map(DataCell.text) ?? .empty
    }

    /// The cell in CSV and in tables.
    var text: String {
        switch self {
        case .empty: ""
        case .text(let text): text
        case .integer(let integer): String(integer)
        case .number(let number): number.description
        case .real(let real): real.description
        case .boolean(let truth): truth ? "true" : "false"
        case .ids, .blames: texts.joined(separator: " ")
        case .texts(let texts): texts.isEmpty ? "" : json.text
        case .implied(let values): values.text
        case .named(let cells):
            cells.map { "\(Self.quoted($0.name))=\(Self.quoted($0.cell.text))" }.joined(separator: " ")
        }
    }

    /// The texts of several ids or values one by one, without names.
    var texts: [String] {
        switch self {
        case .empty: []
        case .text, .integer, .number, .real, .boolean: [text]
        case .ids(let texts), .texts(let texts): texts
        case .blames(let blames): blames.map(\.rule)
        case .implied(let values): values.texts
        case .named(let cells): cells.flatMap(\.cell.texts)
        }
    }

    var isNumber: Bool {
        switch self {
        case .integer, .number, .real: true
        case .empty, .text, .boolean, .ids, .texts, .blames, .implied, .named: false
        }
    }

    var exactNumber: ExactNumber? {
        switch self {
        case .integer(let integer): ExactNumber(integer)
        case .number(let number): number
        case .empty, .text, .real, .boolean, .ids, .texts, .blames, .implied, .named: nil
        }
    }

    /// For an implied value without a column name in its text, the value's own cell; else the cell.
    var single: DataCell {
        guard case .implied(let values) = self else { return self }
        return values.single ?? .text(text)
    }

    var json: JSON {
        switch self {
        case .empty: .null
        case .text(let text): .string(text)
        case .integer(let integer): .integer(integer)
        case .number(let number): .number(number)
        case .real(let real): .real(real)
        case .boolean(let truth): .boolean(truth)
        case .ids(let texts), .texts(let texts): .strings(texts)
        case .blames(let blames): .array(blames.map { JSON($0, Self.blame) })
        case .implied(let values): DataCell.named(values.cells).json
        case .named(let cells): .object(cells.map { ($0.name, $0.cell.json) })
        }
    }

    /// Quotation marks if white space would seem to end the value.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" }
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// A rule that doubts a value, in JSON.
    static var blame: [JSONMember<Doubt.Blame>] {
        [
            .text("rule", "The id of the rule.") { $0.rule },
            JSONMember("severity", "The severity.", JSONShape.severity) { .string($0.severity.rawValue) },
            .optionalText("accepted", "Why the book accepts the finding; null if it is open.") { $0.accepted },
        ]
    }
}

/// A cell that equals others only if it is written like them: 48 and 48.0 are one number, and two spellings of a letter in
/// Unicode one text, but a file keeps what its source has.
struct WrittenCell: Hashable {
    let cell: DataCell

    static func == (left: WrittenCell, right: WrittenCell) -> Bool {
        switch (left.cell, right.cell) {
        case (.text(let text), .text(let other)): isWritten(text, like: other)
        case (.number(let number), .number(let other)): number.isWritten(like: other)
        case (.empty, _), (.integer, _), (.boolean, _): left.cell == right.cell
        default: left.cell == right.cell && isWritten(left.cell.text, like: right.cell.text)
        }
    }

    private static func isWritten(_ text: String, like other: String) -> Bool {
        // Neighbours are often equal, and comparing views of UTF-8 byte by byte is slow.
        text.utf8.count == other.utf8.count
            && text.utf8.withContiguousStorageIfAvailable { bytes in
                other.utf8.withContiguousStorageIfAvailable {
                    EightBytes.commonPrefix(UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer($0)) == bytes.count
                } ?? bytes.elementsEqual(other.utf8)
            } ?? text.utf8.elementsEqual(other.utf8)
    }

    func hash(into hasher: inout Hasher) { cell.hash(into: &hasher) }
}
