import Articles
import Books
import Records
package import Text

/// Writes JSON piece by piece into bytes, keys in the order in which they are written.
///
/// The writer places commas and colons; the caller opens and closes. ``spaced`` writes `{"a": 1, "b": 2}` for files
/// that people read, else `{"a":1,"b":2}`.
package struct JSONWriter {
    package private(set) var bytes: [UInt8]
    private let isSpaced: Bool
    /// Whether the next key or value follows another one.
    private var needsComma = false

    /// Continues `bytes`, which must end where a value may stand.
    package init(spaced: Bool = false, continuing bytes: consuming [UInt8] = []) {
        self.bytes = bytes
        isSpaced = spaced
    }

    package mutating func beginObject() { open(UInt8(ascii: "{")) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray() { open(UInt8(ascii: "[")) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    package mutating func key(_ name: String) {
        separate()
        JSONText.append(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if isSpaced { bytes.append(UInt8(ascii: " ")) }
        needsComma = false
    }

    package mutating func string(_ text: String) {
        separate()
        JSONText.append(text, to: &bytes)
    }

    /// A string, or null for nil.
    package mutating func string(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    package mutating func strings(_ texts: some Sequence<String>) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    package mutating func number(_ number: Int) { literal(String(number)) }
    /// An exact decimal, as written: never through a binary fraction.
    package mutating func number(_ number: ExactNumber) { literal(number.description) }
    package mutating func boolean(_ truth: Bool) { literal(truth ? "true" : "false") }
    package mutating func null() { literal("null") }

    /// Starts a new line before the next key or value, or before a closing bracket.
    package mutating func newline(indent: Int = 0) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        needsComma = false
    }

    /// Ends the array or object that was laid out with ``newline(indent:)``, its bracket on a line of its own.
    package mutating func endLine(indent: Int = 0) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        needsComma = false
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma {
            bytes.append(UInt8(ascii: ","))
            if isSpaced { bytes.append(UInt8(ascii: " ")) }
        }
        needsComma = true
    }
}

extension JSONWriter {
    /// One array, an element a line, so that a changed element is one changed line: `[`, the elements, `]`, LF.
    package static func lines<Element>(
        of elements: [Element], write: (Element, inout JSONWriter) -> Void
    ) -> [UInt8] {
        var writer = JSONWriter(spaced: true)
        writer.beginArray()
        for element in elements {
            writer.newline()
            write(element, &writer)
        }
        if !elements.isEmpty { writer.endLine() }
        writer.endArray()
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}
