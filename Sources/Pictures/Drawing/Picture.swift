/// A rectangle in pixels.
struct Rectangle: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
}

/// The elements of an SVG picture, in drawing order.
struct Picture {
    enum Anchor {
        case start, middle, end
    }

    let width: Double
    /// Where texts are; for the choice of labels, and tests.
    private(set) var labels: [Rectangle] = []
    private var body = SVGText()

    init(width: Double) { self.width = width }

    mutating func rectangle(_ area: Rectangle, _ style: String, radius: Double = 0, title: String? = nil) {
        var attributes: [(name: String, value: Double)] = [
            ("x", area.x), ("y", area.y), ("width", area.width), ("height", area.height),
        ]
        if radius > 0 { attributes.append(("rx", radius)) }
        body.element("rect", style, attributes, title: title)
    }

    mutating func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ style: String) {
        body.element("line", style, [("x1", x), ("y1", y), ("x2", endX), ("y2", endY)])
    }

    /// The sign of a missing value: a line as wide as the area is high, of short dashes.
    mutating func hatching(_ area: Rectangle) {
        let y = area.y + area.height / 2
        body.element(
            "line", "k",
            [("x1", area.x + 2), ("y1", y), ("x2", area.right), ("y2", y), ("stroke-width", area.height)])
    }

    /// Joined points, not closed.
    mutating func path(_ points: [(x: Double, y: Double)], _ style: String) {
        body.begin("path", style)
        body.path(points, end: "\"")
        body.end("path", title: nil)
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String, title: String? = nil) {
        body.element("circle", style, [("cx", x), ("cy", y), ("r", radius)], title: title)
    }

    /// A closed shape.
    mutating func shape(_ points: [(x: Double, y: Double)], _ style: String, title: String? = nil) {
        body.begin("path", style)
        body.path(points, end: "Z\"")
        body.end("path", title: title)
    }

    mutating func text(
        _ text: String, _ x: Double, _ y: Double, size: Double = Style.size, anchor: Anchor = .start,
        _ style: String = "t", isBold: Bool = false, title: String? = nil
    ) {
        self.text(LinkedText(text).parts, x, y, size: size, anchor: anchor, style, isBold: isBold, title: title)
    }

    /// - Parameter y: of the baseline.
    mutating func text(
        _ parts: [LinkedText.Part], _ x: Double, _ y: Double, size: Double, anchor: Anchor = .start, _ style: String,
        isBold: Bool = false, title: String? = nil
    ) {
        let whole = parts.count == 1 ? parts[0].text : parts.map(\.text).joined()[...]
        let width = TextMetrics.width(whole, size: size, isBold: isBold)
        let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
        labels.append(Rectangle(x: left, y: y - size * 0.8, width: width, height: size))
        body.begin("text", style)
        body.attribute("x", x)
        body.attribute("y", y)
        if size != Style.size { body.attribute("font-size", size) }
        switch anchor {
        case .start: break
        case .middle: body.markup(" text-anchor=\"middle\"")
        case .end: body.markup(" text-anchor=\"end\"")
        }
        if isBold { body.markup(" font-weight=\"600\"") }
        body.markup(">")
        if let title {
            body.markup("<title>")
            body.text(title)
            body.markup("</title>")
        }
        for part in parts { body.text(String(part.text), linkedTo: part.address) }
        body.markup("</text>\n")
    }

    /// Lines of a text that may be cut; then the one that ends there has the whole text as its title.
    ///
    /// - Parameter y: of the first baseline.
    mutating func lines(
        _ lines: [String], of text: String, _ x: Double, _ y: Double, anchor: Anchor, _ style: String
    ) {
        for (index, line) in lines.enumerated() {
            let isCut = line.hasSuffix("…") && !text.contains(line)
            self.text(
                line, x, y + Double(index) * Style.lineHeight, anchor: anchor, style, title: isCut ? text : nil)
        }
    }

    /// The whole file.
    func document(height: Double, title: String, summary: String, language: String, style: String) -> [UInt8] {
        var file = SVGText()
        file.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        file.attribute("width", width)
        file.attribute("height", height)
        file.markup(" viewBox=\"0 0 ")
        file.number(width)
        file.markup(" ")
        file.number(height)
        // Not in the style sheet, where it would take precedence over the sizes of single texts.
        file.markup("\"")
        file.attribute("font-size", Style.size)
        file.markup(" role=\"img\" lang=\"")
        file.text(language)
        file.markup("\">\n<title>")
        file.text(title)
        file.markup("</title>\n<desc>")
        file.text(summary)
        file.markup("</desc>\n<style>\n")
        file.markup(style)
        file.markup("</style>\n<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n")
        file.append(body)
        file.markup("</svg>\n")
        return file.bytes
    }
}
