/// The characters of an SVG picture, written one after the other. Every text is escaped here.
struct SVGText {
    private(set) var bytes: [UInt8] = []

    /// Begins an element: `<rect class="a"`.
    mutating func begin(_ name: String, _ style: String) {
        bytes.append(UInt8(ascii: "<"))
        markup(name)
        markup(" class=\"")
        markup(style)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Ends an element without other content than a title, and its line.
    mutating func end(_ name: String, title: String?) {
        guard let title else { return markup("/>\n") }
        markup("><title>")
        text(title)
        markup("</title></")
        markup(name)
        markup(">\n")
    }

    /// An attribute of a begun element: ` x="12.5"`.
    mutating func attribute(_ name: String, _ value: Double) {
        bytes.append(UInt8(ascii: " "))
        markup(name)
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        number(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// An element without other content than a title, on a line of its own.
    mutating func element(
        _ name: String, _ style: String, _ attributes: [(name: String, value: Double)], title: String? = nil
    ) {
        begin(name, style)
        for (name, value) in attributes { attribute(name, value) }
        end(name, title: title)
    }

    /// Joined points.
    mutating func path(_ points: [(x: Double, y: Double)], end: String) {
        markup(" d=\"M")
        for (index, point) in points.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "L")) }
            number(point.x)
            bytes.append(UInt8(ascii: " "))
            number(point.y)
        }
        markup(end)
    }

    /// Characters that need no escape, or are markup.
    mutating func markup(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ other: SVGText) { bytes += other.bytes }

    /// A coordinate with at most one decimal.
    mutating func number(_ value: Double) {
        let tenths = value.isFinite ? Int((min(max(value, -1e6), 1e6) * 10).rounded()) : 0
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        digits(of: whole)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest))
    }

    private mutating func digits(of number: Int) {
        if number > 9 { digits(of: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// A text that is a link if it has an address.
    mutating func text(_ text: String, linkedTo address: String?) {
        guard let address else { return self.text(text) }
        markup("<a href=\"")
        self.text(address)
        markup("\">")
        self.text(text)
        markup("</a>")
    }

    /// Characters that XML does not allow become U+FFFD.
    mutating func text(_ text: String) {
        if text.utf8.allSatisfy(Self.isPlain) { return markup(text) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup("&amp;")
            case "<": markup("&lt;")
            case ">": markup("&gt;")
            case "\"": markup("&quot;")
            case "\t", "\n", "\r": markup(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{200E}"..."\u{200F}",
                "\u{2028}"..."\u{2029}", "\u{61C}",
                "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                markup("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// False for what may need an escape: ASCII, and the first bytes of other characters.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
        default: true
        }
    }
}
