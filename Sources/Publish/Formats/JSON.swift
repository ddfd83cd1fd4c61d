package import Books
package import Text

/// A value of JSON (RFC 8259). Members of an object keep their order.
package enum JSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// An exact decimal, written digit by digit: never through a binary fraction.
    case number(ExactNumber)
    /// A finite number, with the digits that tell it from all others.
    case real(Double)
    case string(String)
    case array([JSON])
    case object([Member])
    /// An array or object with each of its elements on a line of its own.
    indirect case lines(JSON)

    package typealias Member = (key: String, value: JSON)

    /// A string, or null for nil.
    package init(_ text: String?) { self = text.map(JSON.string) ?? .null }

    /// A value: a number as a number, one with a qualifier as people write it, null for none.
    package init(_ value: CellValue?) {
        if case .qualified? = value { self.init(value?.display) } else { self = DataCell(value).json }
    }

    /// A word of a key, typed as its field is.
    package init(key text: String, of field: FieldDefinition) { self = DataCell(key: text, type: field.type).json }

    package static func strings(_ texts: some Sequence<String>) -> JSON { .array(texts.map(JSON.string)) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral text: String) { self = .string(text) }

    /// A member with nil is left out.
    package init(dictionaryLiteral members: (String, JSON?)...) {
        self = .object(members.compactMap { key, value in value.map { (key, $0) } })
    }
}

extension JSON {
    /// A document for people and for `diff`: `{"a": 1, "b": 2}`, with the lines that ``lines(_:)`` asks for, and a line
    /// end at the end.
    package var document: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes, isSpaced: true)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// The value on one line: `{"a": 1, "b": 2}`.
    var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes, isSpaced: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One array, an element a line, so that a changed element is one changed line: `[`, the elements, `]`, LF.
    package static func document<Element>(of elements: [Element], _ json: (Element) -> JSON) -> [UInt8] {
        document(count: elements.count) { json(elements[$0]).append(to: &$1, isSpaced: true) }
    }

    /// An object for each element, each on one line without spaces (NDJSON).
    static func ndjson<Element>(of elements: [Element], _ json: (Element) -> JSON) -> [UInt8] {
        elements.reduce(into: []) { bytes, element in
            json(element).append(to: &bytes, isSpaced: false)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// The same as ``document(of:_:)`` of elements that are written as bytes.
    ///
    /// - Parameter size: about how many bytes they have.
    static func document(count: Int, size: Int = 0, append: (Int, inout [UInt8]) -> Void) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 3 * count)
        for index in 0..<count {
            JSONArray.appendSeparator(isFirst: index == 0, to: &bytes)
            append(index, &bytes)
        }
        JSONArray.appendEnd(isEmpty: count == 0, to: &bytes)
        return bytes
    }

    /// Appends the value.
    ///
    /// - Parameters:
    ///   - isSpaced: whether a space follows each colon and comma, and ``lines(_:)`` has lines.
    ///   - depth: how many levels of lines are around the value.
    package func append(to bytes: inout [UInt8], isSpaced: Bool, depth: Int = 0) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .boolean(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
        case .integer(let integer): JSONText.append(integer, to: &bytes)
        case .number(let number): bytes.append(contentsOf: number.description.utf8)
        case .real(let real): bytes.append(contentsOf: real.description.utf8)
        case .string(let text): JSONText.append(text, to: &bytes)
        case .array, .object: append(elementsTo: &bytes, isSpaced, depth: depth)
        case .lines(let value):
            guard isSpaced, !value.isEmpty else { return value.append(to: &bytes, isSpaced: isSpaced, depth: depth) }
            value.append(elementsTo: &bytes, isSpaced, hasLines: true, depth: depth + 1)
        }
    }

    private var isEmpty: Bool {
        switch self {
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    /// - Parameter hasLines: whether each element begins a line.
    private func append(elementsTo bytes: inout [UInt8], _ isSpaced: Bool, hasLines: Bool = false, depth: Int) {
        func begin(_ index: Int) {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if hasLines { line(depth) } else if isSpaced, index > 0 { bytes.append(UInt8(ascii: " ")) }
        }
        func line(_ depth: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        }
        switch self {
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                begin(index)
                element.append(to: &bytes, isSpaced: isSpaced, depth: depth)
            }
            if hasLines { line(depth - 1) }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                begin(index)
                JSONText.append(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                if isSpaced { bytes.append(UInt8(ascii: " ")) }
                member.value.append(to: &bytes, isSpaced: isSpaced, depth: depth)
            }
            if hasLines { line(depth - 1) }
            bytes.append(UInt8(ascii: "}"))
        case .null, .boolean, .integer, .number, .real, .string, .lines: break
        }
    }
}
