/// A line of text, parts of which lead to web addresses: the foot of a chart.
package struct LinkedText: Sendable {
    package struct Part: Sendable, Equatable {
        package var text: Substring
        package let address: String?
    }

    package private(set) var parts: [Part] = []

    package init(_ text: String) { append(text) }

    /// - Parameter address: of a web page; nil for a part without a link.
    package mutating func append(_ text: String, linkedTo address: String? = nil) {
        if !text.isEmpty { parts.append(Part(text: text[...], address: address)) }
    }

    package var text: String { parts.map(\.text).joined() }

    /// The parts of each of the lines into which the text was divided, without the spaces between lines.
    func parts(of lines: [String]) -> [[Part]] {
        var rest = parts[...]
        return lines.map { line in
            var found: [Part] = []
            var length = line.count
            while length > 0, var part = rest.popFirst() {
                if found.isEmpty { part.text = part.text.drop(while: \.isWhitespace) }
                guard !part.text.isEmpty else { continue }
                let end = part.text.index(part.text.startIndex, offsetBy: length, limitedBy: part.text.endIndex)
                let piece = part.text[..<(end ?? part.text.endIndex)]
                length -= piece.count
                found.append(Part(text: piece, address: part.address))
                part.text = part.text[piece.endIndex...]
                if !part.text.isEmpty { rest = [part] + rest }
            }
            return found
        }
    }
}
