/// Writes HTML (the HTML standard, section 13.1). Texts are escaped by construction: no text is taken for markup.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// Elements with an end tag that pages use.
    enum Element: String {
        case a, article, body, button, caption, code, dd, details, div, dl, dt, figure, figcaption, footer, form, h1,
            h2, h3, h4,
            h5, h6, head, header, html, label, li, main, mark, nav, ol, p, picture, pre, script, section, small, span,
            strong,
            style, summary, table, tbody, td, th, thead, title, tr, ul
    }

    /// Elements without content.
    enum VoidElement: String {
        case br, img, input, link, meta, source
    }

    mutating func doctype() { append("<!doctype html>\n") }

    mutating func element(
        _ element: Element, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void
    ) {
        open(element, attributes)
        content(&self)
        close(element)
    }

    mutating func element(_ element: Element, _ attributes: HTMLAttribute..., text: String) {
        open(element, attributes)
        self.text(text)
        close(element)
    }

    mutating func element(_ element: VoidElement, _ attributes: HTMLAttribute...) {
        append("<")
        append(element.rawValue)
        attributes.forEach { append($0) }
        append(">")
    }

    /// Line ends of the text become `<br>`.
    mutating func text(_ text: String) { HTMLText.append(text, lineEnd: "<br>", to: &bytes) }

    /// Ends the line of the source.
    mutating func lineEnd() { bytes.append(UInt8(ascii: "\n")) }

    /// A script or style sheet of the program itself, or JSON without `<`.
    mutating func raw(_ content: [UInt8]) { bytes += content }

    private mutating func open(_ element: Element, _ attributes: [HTMLAttribute]) {
        append("<")
        append(element.rawValue)
        attributes.forEach { append($0) }
        append(">")
    }

    private mutating func close(_ element: Element) {
        append("</")
        append(element.rawValue)
        append(">")
    }

    private mutating func append(_ attribute: HTMLAttribute) {
        append(" ")
        append(attribute.name)
        guard let value = attribute.value else { return }
        append("=\"")
        HTMLText.append(value, lineEnd: " ", to: &bytes)
        append("\"")
    }

    private mutating func append(_ text: String) {
        // The bytes of a view are copied one by one.
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }
}
