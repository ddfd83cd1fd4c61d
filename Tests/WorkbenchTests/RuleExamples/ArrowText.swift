import Text

/// A file of an example: its bytes, and the places before which an arrow stood.
///
/// `␀` means a NUL, `�` a byte that is not UTF-8, `(TEXT 20,000 times)` for that many of a text.
struct ArrowText {
    let bytes: [UInt8]
    let arrows: [Place]

    init(path: String, _ text: String) {
        var bytes: [UInt8] = []
        var arrows: [Place] = []
        var (line, column) = (1, 1)
        for scalar in Self.expanded(text).unicodeScalars {
            switch scalar {
            case "↓":
                arrows.append(Place(path, line: line, column: column))
                continue
            case "␀": bytes.append(0)
            case "\u{FFFD}": bytes.append(0xFF)
            default: bytes += Array(String(scalar).utf8)
            }
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        self.bytes = bytes
        self.arrows = arrows
    }

    private static func expanded(_ text: String) -> String {
        text.replacing(#/\((\S+) ([0-9,]+) times\)/#) { match in
            String(repeating: String(match.1), count: Int(match.2.replacing(",", with: "")) ?? 0)
        }
    }
}
