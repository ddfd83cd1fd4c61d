/// A node of a page, in a flat list in tree order. Offsets are bytes of the page.
struct HTMLNode {
    /// The element; nil for a text.
    let tag: HTMLTag?
    let element: ElementName
    /// The language of an element, or the one by whose rules a text is read.
    let space: Namespace
    /// How the bytes of a text are read.
    let form: HTMLTextToken.Form
    let hasAttributes: Bool
    /// What the element's attributes say about how it is shown.
    private(set) var display = HTMLDisplay()
    /// True for a text that was rewritten before it was parsed; ``source`` is what it was made from.
    private(set) var isRewritten = false
    private var parentNumber: Int32
    private var endNumber: Int32 = 0
    private var written: PageRange
    private var closing = PageRange.none

    /// A text.
    init(_ token: HTMLTextToken, parent: Int, by space: Namespace) {
        (tag, element, self.space, form, hasAttributes) = (nil, .other, space, token.form, false)
        parentNumber = Int32(parent)
        written = token.$range
    }

    /// An element, with its tag if its attributes do not change it; `tag` is nil if none begins it.
    init(
        _ element: ElementName, _ kind: HTMLTag, _ space: Namespace, display: HTMLDisplay, tag: HTMLTagToken?,
        parent: Int
    ) {
        self.tag = display.tag(kind)
        (self.element, self.space, form) = (element, space, .data)
        hasAttributes = tag.map { $0.nameEnd + 1 < $0.range.upperBound } ?? false
        self.display = display
        parentNumber = Int32(parent)
        written = tag?.$range ?? .none
    }

    /// The index of the parent node; -1 for the outermost.
    var parent: Int {
        get { Int(parentNumber) }
        set { parentNumber = Int32(newValue) }
    }

    /// The index after the last node inside this one.
    var end: Int {
        get { Int(endNumber) }
        set { endNumber = Int32(newValue) }
    }

    /// The start tag, or the text as written; nil if the parser added the element.
    var source: Range<Int>? { written.range }

    /// The end tag that closed the element, also one of an element around it; nil if there is none.
    var endTag: Range<Int>? { closing.range }

    mutating func close(by endTag: PageRange) { closing = endTag }

    /// True for an element that shows the text in it as any other text.
    var changesNoText: Bool {
        guard !display.text.isHidden, display.signs.isDisjoint(with: [.mayBeDuplicate, .struck]) else { return false }
        return tag == .inline || tag == .block || tag == .p || tag == .code || tag == .apart
    }

    /// What null characters in a text become.
    var null: HTMLCharacters.Null { space == .html ? .omitted : .replaced }

    var text: HTMLTextToken? {
        guard tag == nil, let source else { return nil }
        return HTMLTextToken(range: source, form: form)
    }

    /// The node with places in the text that the parsed one was made from.
    ///
    /// - Parameter hint: the stretch of the map to try first.
    func moved(by map: OffsetMap, hint: inout Int) -> HTMLNode {
        var node = self
        if let source {
            node.isRewritten = tag == nil && map.isRewritten(source.lowerBound, hint: &hint)
            node.written = PageRange(wrappedValue: map.page(source, hint: &hint))
        }
        var later = hint
        node.closing = endTag.map { PageRange(wrappedValue: map.page($0, hint: &later)) } ?? .none
        return node
    }

    /// Adds what the attributes of a further tag of the same element say.
    mutating func merge(_ further: HTMLDisplay) {
        display.text.formUnion(further.text)
    }

    /// Hides a text, or an element with all that is in it.
    mutating func hide() {
        if let source, tag == nil {
            written = PageRange(wrappedValue: source.lowerBound..<source.lowerBound)
        } else {
            display.text.insert(.always)
        }
    }

    mutating func show() { display.text = [] }
}

/// The effect of an element's attributes on how it is shown.
struct HTMLDisplay {
    struct Signs: OptionSet {
        let rawValue: UInt8

        /// Another element may have the same text: assistive technology ignores this one (`aria-hidden`), or MathJax
        /// replaces it by a formula.
        static let mayBeDuplicate = Self(rawValue: 1)
        /// Its style raises it.
        static let raised = Self(rawValue: 2)
        /// Its style makes it begin a new line.
        static let block = Self(rawValue: 4)
        /// Its role is that of a heading.
        static let heading = Self(rawValue: 8)
        /// It has a `rowspan`, or a `colspan`.
        static let rowSpan = Self(rawValue: 16)
        static let columnSpan = Self(rawValue: 32)
        /// It has a `scope` or `headers`.
        static let scope = Self(rawValue: 64)
        /// Its style strikes it out.
        static let struck = Self(rawValue: 128)
    }

    var text: TextHiding = []
    var signs: Signs = []
    /// The level of a heading by role, 6 at most; without it, user agents take 2.
    var headingLevel: UInt8 = 2

    /// The class of the text that MathJax replaces by a formula.
    private static let preview: StaticString = "MathJax_Preview"

    /// - Parameters:
    ///   - attributes: of the start tag.
    ///   - bytes: the page.
    ///   - known: the last style read, which the next one often repeats.
    ///   - sheet: of the page, the part read so far.
    mutating func record(
        _ attributes: [HTMLAttribute], of element: ElementName, in bytes: [UInt8], style known: inout HTMLStyle.Cached?,
        _ sheet: StyleSheet
    ) {
        var seen: ReadNames = []
        var classes: Range<Int>?
        for attribute in attributes {
            // Of two attributes with a name the first one counts.
            guard let name = ReadNames(attribute, in: bytes), seen.insert(name).inserted else { continue }
            switch name {
            case .role:
                if attribute.hasValue("heading", in: bytes) { signs.insert(.heading) }
                if attribute.hasValue("doc-noteref", in: bytes) { signs.insert(.raised) }
            case .style:
                if known?.isRepeated(by: attribute.value, in: bytes) != true {
                    let style = HTMLCharacters.withValue(attribute, in: bytes) { HTMLStyle($0.span) }
                    known = HTMLStyle.Cached(style: style, value: attribute.value)
                }
                if let style = known?.style { record(style) }
            case .class:
                if ByteSearch.isExactly(Self.preview, in: bytes, at: attribute.value.lowerBound) {
                    signs.insert(.mayBeDuplicate)
                }
                if !sheet.isEmpty { classes = attribute.value }
            case .hidden: text.insert(.takenOut)
            case .level:
                if let level = Int(HTMLCharacters.value(attribute, in: bytes)), level > 0 {
                    headingLevel = UInt8(min(level, 6))
                }
            case .ariaHidden: if attribute.hasValue("true", in: bytes) { signs.insert(.mayBeDuplicate) }
            case .rowSpan: signs.insert(.rowSpan)
            case .columnSpan: signs.insert(.columnSpan)
            case .scope: signs.insert(.scope)
            default: continue
            }
        }
        if let classes {
            let own = seen.contains(.style) ? known?.style : nil
            record(classes, of: element, in: bytes, own: own, sheet)
        }
        // A dialog is hidden until a script opens it.
        if element == .dialog, !seen.contains(.open) { text.insert(.takenOut) }
    }

    private mutating func record(
        _ classes: Range<Int>, of element: ElementName, in bytes: [UInt8], own: HTMLStyle?, _ sheet: StyleSheet
    ) {
        let styles = sheet.styles(of: classes, in: bytes)
        guard !styles.isEmpty else { return }
        // A script may show a hidden part of a page, but seldom a single row or word.
        let tag = HTMLTag(element, .html)
        if tag.isInLine || tag.isOfTable {
            text.formUnion(
                sheet.hiding(
                    styles, of: classes, in: bytes, own: own?.text ?? [], isDisplayed: own?.isDisplayed == true))
        }
        for style in styles { record(style, hides: false) }
    }

    private mutating func record(_ style: HTMLStyle, hides: Bool = true) {
        if hides { text.formUnion(style.text) }
        if style.isRaised { signs.insert(.raised) }
        if style.isStruck { signs.insert(.struck) }
        if style.isBlock { signs.insert(.block) }
    }

    /// The tag of an element that is shown so.
    func tag(_ tag: HTMLTag) -> HTMLTag {
        // Most tags.
        if signs.isEmpty { return tag }
        let isPlain = tag == .block || tag == .p || tag == .inline
        if isPlain, signs.contains(.heading) { return .heading(Int(headingLevel)) }
        if signs.contains(.raised) { return tag.raised }
        return signs.contains(.struck) && tag == .inline ? .struck : tag
    }
}

/// The names of the attributes that affect how an element is shown.
private struct ReadNames: OptionSet {
    let rawValue: UInt16

    static let role = Self(rawValue: 1)
    static let open = Self(rawValue: 2)
    static let style = Self(rawValue: 4)
    static let `class` = Self(rawValue: 8)
    static let hidden = Self(rawValue: 16)
    static let level = Self(rawValue: 32)
    static let ariaHidden = Self(rawValue: 64)
    static let rowSpan = Self(rawValue: 128)
    static let columnSpan = Self(rawValue: 256)
    static let scope = Self(rawValue: 512)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The name of an attribute; nil for any other one.
    init?(_ attribute: HTMLAttribute, in bytes: [UInt8]) {
        switch attribute.name.count {
        case 4 where attribute.isNamed("role", in: bytes): self = .role
        case 4 where attribute.isNamed("open", in: bytes): self = .open
        case 5 where attribute.isNamed("class", in: bytes): self = .class
        case 5 where attribute.isNamed("style", in: bytes): self = .style
        case 5 where attribute.isNamed("scope", in: bytes): self = .scope
        case 6 where attribute.isNamed("hidden", in: bytes): self = .hidden
        case 7 where attribute.isNamed("rowspan", in: bytes): self = .rowSpan
        case 7 where attribute.isNamed("colspan", in: bytes): self = .columnSpan
        case 7 where attribute.isNamed("headers", in: bytes): self = .scope
        case 10 where attribute.isNamed("aria-level", in: bytes): self = .level
        case 11 where attribute.isNamed("aria-hidden", in: bytes): self = .ariaHidden
        default: return nil
        }
    }
}
