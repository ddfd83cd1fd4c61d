package import Books

/// A value of JSON, as JSON Schema defines it (2020-12 Core, section 4.2.1).
package enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue {
    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    package var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    package var items: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The strings of an array; nil if it holds anything else.
    package var strings: [String]? {
        guard let items else { return nil }
        let strings = items.compactMap(\.string)
        return strings.count == items.count ? strings : nil
    }
}

/// How an editor may take the texts of a book file. The project's reader keeps the text and drops the quotes around
/// it, so what it accepts must hold for both.
package enum ScalarReading: CaseIterable, Sendable {
    /// As if every text stood in quotes.
    case quoted
    /// As if none did: `12` is a number and nothing is null (YAML 1.2.2, section 10.3.2, without its rarer forms).
    case plain

    private static let words: [String: JSONValue] = ["": .null, "true": .boolean(true), "false": .boolean(false)]

    fileprivate func value(of text: String) -> JSONValue {
        guard self == .plain else { return .string(text) }
        if let word = Self.words[text] { return word }
        let isNumber = text.wholeMatch(of: #/[-+]?[0-9]+(\.[0-9]*)?/#) != nil
        return isNumber ? Double(text).map(JSONValue.number) ?? .string(text) : .string(text)
    }
}

extension JSONValue {
    /// A node of a book file, as an editor hands it to a schema.
    package init(_ node: BookNode, reading: ScalarReading) {
        switch node.content {
        case .text(let text): self = reading.value(of: text)
        case .list(let items): self = .array(items.map { JSONValue($0, reading: reading) })
        case .map(let entries):
            let pairs = entries.map { ($0.key, JSONValue($0.value, reading: reading)) }
            self = .object(Dictionary(pairs) { first, _ in first })
        }
    }
}
