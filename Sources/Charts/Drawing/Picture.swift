/// A rectangle in pixels.
struct Rectangle: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }

    func intersects(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    func contains(_ other: Rectangle) -> Bool {
        x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
    }
}

/// The elements of an SVG picture, in drawing order. Every text and attribute is escaped here.
struct Picture {
    enum Anchor: String {
        case start, middle, end
    }

    let width: Double
    /// Where texts are; for the choice of labels, and tests.
    private(set) var labels: [Rectangle] = []
    private var body = ""

    init(width: Double) { self.width = width }

    mutating func rectangle(_ area: Rectangle, _ style: String, radius: Double = 0, title: String? = nil) {
        var tag = "<rect class=\"\(style)\" x=\"\(Self.number(area.x))\" y=\"\(Self.number(area.y))\""
        tag += " width=\"\(Self.number(area.width))\" height=\"\(Self.number(area.height))\""
        if radius > 0 { tag += " rx=\"\(Self.number(radius))\"" }
        add(tag, name: "rect", title: title)
    }

    mutating func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ style: String) {
        body += "<line class=\"\(style)\" x1=\"\(Self.number(x))\" y1=\"\(Self.number(y))\""
        body += " x2=\"\(Self.number(endX))\" y2=\"\(Self.number(endY))\"/>\n"
    }

    /// The sign of a missing value: a line as wide as the area is high, of short dashes.
    mutating func hatching(_ area: Rectangle) {
        let y = Self.number(area.y + area.height / 2)
        body += "<line class=\"k\" x1=\"\(Self.number(area.x + 2))\" y1=\"\(y)\" x2=\"\(Self.number(area.right))\""
        body += " y2=\"\(y)\" stroke-width=\"\(Self.number(area.height))\"/>\n"
    }

    /// Joined points, not closed.
    mutating func path(_ points: [(x: Double, y: Double)], _ style: String) {
        let steps = points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L")
        body += "<path class=\"\(style)\" d=\"M\(steps)\"/>\n"
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String, title: String? = nil) {
        let place = "cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(radius))\""
        add("<circle class=\"\(style)\" \(place)", name: "circle", title: title)
    }

    /// A closed shape.
    mutating func shape(_ points: [(x: Double, y: Double)], _ style: String, title: String? = nil) {
        let steps = points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L")
        add("<path class=\"\(style)\" d=\"M\(steps)Z\"", name: "path", title: title)
    }

    /// - Parameter y: of the baseline.
    mutating func text(
        _ text: String, _ x: Double, _ y: Double, size: Double = Style.size, anchor: Anchor = .start,
        _ style: String = "t",
        isBold: Bool = false
    ) {
        let width = TextMetrics.width(text, size: size, isBold: isBold)
        let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
        labels.append(Rectangle(x: left, y: y - size * 0.8, width: width, height: size))
        body += "<text class=\"\(style)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
        if size != Style.size { body += " font-size=\"\(Self.number(size))\"" }
        if anchor != .start { body += " text-anchor=\"\(anchor.rawValue)\"" }
        if isBold { body += " font-weight=\"600\"" }
        body += ">\(Self.escaped(text))</text>\n"
    }

    private mutating func add(_ tag: String, name: String, title: String?) {
        body += title.map { "\(tag)><title>\(Self.escaped($0))</title></\(name)>\n" } ?? "\(tag)/>\n"
    }

    /// The whole file.
    func document(height: Double, title: String, summary: String, language: String, style: String) -> String {
        let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
            role="img" lang="\(Self.escaped(language))">
            <title>\(Self.escaped(title))</title>
            <desc>\(Self.escaped(summary))</desc>
            <style>
            \(style)</style>
            <rect class="page" width="100%" height="100%"/>
            \(body)</svg>

            """
    }

    /// A coordinate with at most one decimal.
    static func number(_ value: Double) -> String {
        let tenths = value.isFinite ? Int((min(max(value, -1e6), 1e6) * 10).rounded()) : 0
        let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
        return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
    }

    /// Characters that XML does not allow become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{200E}"..."\u{200F}",
                "\u{2028}"..."\u{2029}", "\u{61C}",
                "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
