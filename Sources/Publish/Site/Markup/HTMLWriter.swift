/// Writes HTML (the HTML standard, section 13.1). Texts are escaped by construction: no text is taken for markup.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// Elements with an end tag that pages use.
    enum Element: String {
        case a, article, body, code, div, figure, footer, form, h1, h2, h3, h4, h5, h6, head, header, html, image,
            label, li, main, mark, nav, p, picture, pre, script, section, span, strong, style, svg, table, tbody, td,
            th, thead, title, tr, ul
    }

    /// Elements without content.
    enum VoidElement: String {
        case br, img, input, link, meta, source
    }

    mutating func doctype() { append("<!doctype html>\n") }

    // Attributes that are nil are left out. A list of them would cost memory for each element.
    mutating func element(
        _ element: Element, _ first: HTMLAttribute? = nil, _ second: HTMLAttribute? = nil,
        _ third: HTMLAttribute? = nil, _ fourth: HTMLAttribute? = nil,
        content: (inout HTMLWriter) -> Void
    ) {
        open(element.rawValue, first, second, third, fourth)
        content(&self)
        close(element)
    }

    mutating func element(
        _ element: Element, _ first: HTMLAttribute? = nil, _ second: HTMLAttribute? = nil,
        _ third: HTMLAttribute? = nil, _ fourth: HTMLAttribute? = nil, text: String
    ) {
        self.element(element, first, second, third, fourth) { $0.text(text) }
    }

    mutating func element(
        _ element: VoidElement, _ first: HTMLAttribute? = nil, _ second: HTMLAttribute? = nil,
        _ third: HTMLAttribute? = nil, _ fourth: HTMLAttribute? = nil
    ) {
        open(element.rawValue, first, second, third, fourth)
    }

    /// Line ends of the text become `<br>`.
    mutating func text(_ text: String) { HTMLText.append(text, lineEnd: "<br>", to: &bytes) }

    /// Ends the line of the source.
    mutating func lineEnd() { bytes.append(UInt8(ascii: "\n")) }

    /// A script or style sheet of the program itself, or JSON without `<`.
    mutating func raw(_ content: [UInt8]) { bytes += content }

    private mutating func open(
        _ tag: String, _ first: HTMLAttribute?, _ second: HTMLAttribute?, _ third: HTMLAttribute?,
        _ fourth: HTMLAttribute?
    ) {
        bytes.append(UInt8(ascii: "<"))
        append(tag)
        append(first)
        append(second)
        append(third)
        append(fourth)
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func close(_ element: Element) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(UInt8(ascii: "/"))
        append(element.rawValue)
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func append(_ attribute: HTMLAttribute?) {
        guard let attribute else { return }
        bytes.append(UInt8(ascii: " "))
        append(attribute.name)
        guard let value = attribute.value else { return }
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        HTMLText.append(value, lineEnd: " ", to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ text: String) {
        // The bytes of a view are copied one by one.
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }
}
