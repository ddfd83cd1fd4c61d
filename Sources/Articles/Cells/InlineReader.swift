/// Reads the inline content of a cell, heading, item or paragraph. Only this type decides how elements affect the
/// text around them, in pages and in Markdown.
struct InlineReader {
    private var builder: CellTextBuilder
    /// The open elements, outermost first.
    private var open: [OpenElement] = []

    private struct OpenElement {
        let tag: HTMLTag
        /// The offset of its text.
        var start = 0
        /// The number of elements in it so far.
        var children = 0
        /// True if a formula needs brackets when it is one of several parts.
        var isCompound = false
        /// True if its content is superscript.
        var isRaised = false
        var isLink = false
        /// True if its style makes it begin a new line.
        var isBlock = false
    }

    init(notes: NoteIndex, isHeading: Bool = false, isMarkdown: Bool = false) {
        builder = CellTextBuilder(notes: notes, isHeading: isHeading, isMarkdown: isMarkdown)
    }

    /// The current length of the text.
    var count: Int { builder.count }
    private var codeDepth = 0
    private var formulaDepth = 0
    /// The signs of the open `mfenced` elements.
    private var fences: [FormulaFence] = []
    /// The offset behind the last opening sign of these, where white space is ignored.
    private var fenceStart = -1

    /// True for an element whose content is skipped, such as a nested table, which is read separately.
    ///
    /// - Parameter isDataTable: evaluated only for tables; a table that only lays out the cell is read.
    static func isSkipped(_ tag: HTMLTag, isHeading: Bool, isDataTable: @autoclosure () -> Bool) -> Bool {
        switch tag {
        case .unread, .drawingTitle: true
        // Buttons beside a heading copy its address or collapse its section.
        case .button: isHeading
        case .table: isDataTable()
        // A heading inside a heading is read separately.
        case .h1, .h2, .h3, .h4, .h5, .h6: isHeading
        default: false
        }
    }

    /// Begins another text.
    mutating func clear() {
        builder.clear()
        open.clear()
        fences.clear()
        (codeDepth, formulaDepth, fenceStart) = (0, 0, -1)
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// - Parameter text: valid UTF-8.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        if fenceStart == builder.count { builder.appendSign("") }
        if codeDepth > 0 { appendCode(String(decoding: text, as: UTF8.self)) } else { builder.append(text) }
    }

    mutating func appendCode(_ text: String) { builder.appendCode(text) }
    mutating func appendSpace() { builder.appendSpace() }
    mutating func appendNewline() { builder.appendNewline() }
    mutating func appendSeam() { builder.appendSeam() }

    /// Appends an image without a text.
    mutating func appendPicture() {
        builder.appendSeam()
        builder.recordPicture()
    }

    /// - Parameters:
    ///   - isBlock: true if the element's style makes it begin a new line.
    ///   - attribute: returns the value of an attribute; nil if it is missing.
    mutating func begin(_ tag: HTMLTag, isBlock: Bool = false, attribute: (StaticString) -> String?) {
        var element = OpenElement(tag: tag, isBlock: isBlock)
        if isBlock { builder.appendSpace() }
        if let last = open.indices.last {
            open[last].children += 1
            element.isRaised = beginPart(open[last].children, of: open[last].tag)
        }
        if formulaDepth > 0 { builder.appendSeam() }
        switch tag {
        case .br: builder.appendNewline()
        case .img:
            builder.appendSeam()
            let text = Self.text(ofImage: attribute)
            // An empty alternative text marks a decorative picture.
            if text == nil, attribute("alt") == nil { builder.recordPicture() }
            builder.append(text ?? "")
        case .input:
            builder.appendSeam()
            builder.append(Self.text(ofInput: attribute) ?? "")
        case .sup: element.isRaised = true
        case .a:
            guard let address = attribute("href") else { break }
            element.isLink = true
            builder.openLink(address, isNoteReference: Self.isNoteReference(attribute("role")))
        case .code: codeDepth += 1
        case .pre:
            builder.appendSpace()
            codeDepth += 1
        case .apart, .struck: builder.appendSeam()
        case .sub: builder.beginLowered()
        case .mfrac: builder.beginFraction()
        case .msqrt: builder.append("√")
        case .button, .select: builder.appendSeam()
        case .math: formulaDepth += 1
        case .mfenced:
            let fence = FormulaFence(attribute)
            fences.append(fence)
            builder.append(fence.opening)
            if !fence.opening.isEmpty { fenceStart = builder.count }
        case .inline, .unread, .drawingTitle, .msup, .msubsup, .mroot: break
        case .table, .caption, .thead, .tbody, .tfoot, .tr, .td, .th, .h1, .h2, .h3, .h4, .h5, .h6, .p, .ul, .ol,
            .li, .dl, .dt, .dd, .figure, .figcaption, .block:
            builder.appendSpace()
        }
        if element.isRaised { builder.openSuperscript(joins: tag != .sup) }
        element.start = builder.count
        open.append(element)
    }

    /// Closes the innermost element.
    mutating func end() {
        guard let element = open.popLast() else { return }
        endPart(element)
        if element.isRaised { builder.closeSuperscript() }
        if element.isLink { builder.closeLink() }
        if element.isBlock { builder.appendSpace() }
        if formulaDepth > 0 { builder.appendSeam() }
        switch element.tag {
        case .code: codeDepth -= 1
        case .pre:
            codeDepth -= 1
            builder.appendSpace()
        case .math: formulaDepth -= 1
        case .mfenced: builder.appendSign(fences.popLast()?.closing ?? "")
        case .struck: builder.closeStruck(from: element.start)
        case .apart, .sub, .img, .button, .input, .select: builder.appendSeam()
        case .br, .sup, .a, .inline, .unread, .drawingTitle, .msup, .msubsup, .mfrac, .msqrt, .mroot: break
        case .table, .caption, .thead, .tbody, .tfoot, .tr, .td, .th, .h1, .h2, .h3, .h4, .h5, .h6, .p, .ul, .ol,
            .li, .dl, .dt, .dd, .figure, .figcaption, .block:
            builder.appendSpace()
        }
    }

    mutating func finished() -> (content: CellText, taken: [Range<Int>]) {
        while !open.isEmpty { end() }
        return builder.finished()
    }
}

/// Writes formulas as `1/2`, `√(x+1)` and `x^2`; pages show them by bars, roots and positions.
extension InlineReader {
    /// - Parameter number: 1 for the first part of the element `tag`.
    /// - Returns: true for superscript parts.
    private mutating func beginPart(_ number: Int, of tag: HTMLTag) -> Bool {
        if tag == .mfrac, number == 2 { builder.appendSign("/") }
        if tag == .mroot, number == 2 { builder.appendSign("^(1/") }
        if tag == .mfenced, let fence = fences.last { builder.appendSign(fence.separator(before: number)) }
        return tag == .msup && number == 2 || tag == .msubsup && number == 3
    }

    private mutating func endPart(_ element: OpenElement) {
        let isGroup = element.tag == .inline || element.tag == .mfenced && fences.last?.isEmpty == true
        let isCompound = element.tag == .mfrac || isGroup && (element.isCompound || element.children > 1)
        if element.tag == .msqrt, element.isCompound || element.children > 1 { builder.bracket(from: element.start) }
        guard let last = open.indices.last else { return }
        switch open[last].tag {
        case .mroot where open[last].children == 2: builder.appendSign(")")
        case .mfrac, .mroot: if isCompound { builder.bracket(from: element.start) }
        case .msup, .msubsup: if isCompound, open[last].children == 1 { builder.bracket(from: element.start) }
        default: if isCompound { open[last].isCompound = true }
        }
    }
}

extension InlineReader {
    /// The text of an image: its alternative text, or else its title.
    static func text(ofImage attribute: (StaticString) -> String?) -> String? {
        [attribute("alt"), attribute("title")].lazy.compactMap(\.self).first { $0.contains { !$0.isWhitespace } }
    }

    /// The visible text of a form field; nil if it has none.
    static func text(ofInput attribute: (StaticString) -> String?) -> String? {
        let type = attribute("type")?.lowercased() ?? ""
        if inputsWithoutText.contains(type) { return nil }
        return type == "image" ? text(ofImage: attribute) : attribute("value")
    }

    private static let inputsWithoutText: Set = ["hidden", "checkbox", "radio", "password", "file", "range", "color"]

    /// The label of an element without visible text, such as an icon; nil for a check box and the like.
    static func label(isInput: Bool, _ attribute: (StaticString) -> String?) -> String? {
        if isInput, inputsWithoutText.contains(attribute("type")?.lowercased() ?? "") { return nil }
        return [attribute("title"), attribute("aria-label")].lazy.compactMap(\.self).first {
            $0.contains { !$0.isWhitespace }
        }
    }

    static func isNoteReference(_ role: String?) -> Bool {
        role.map { $0.lowercased().split(separator: " ").contains("doc-noteref") } ?? false
    }
}
