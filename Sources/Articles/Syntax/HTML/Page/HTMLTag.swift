/// The elements that the reader of articles distinguishes.
enum HTMLTag: UInt8, CaseIterable {
    case table, caption, thead, tbody, tfoot, tr, td, th
    case h1, h2, h3, h4, h5, h6
    case p, pre, ul, ol, li, dl, dt, dd, br, sup, sub, a, figure, figcaption
    /// A control of the page with a text, such as a button.
    case button
    /// An image, or a field of a form: their text is in their attributes.
    case img, input
    /// A list of options, of which a page shows the chosen one.
    case select
    /// Program input or output: `code`, `kbd`, `samp`, `tt`.
    case code
    /// A formula, and its superscripts, fractions, roots and brackets.
    case math, msup, msubsup, mfrac, msqrt, mroot, mfenced
    /// The title of a drawing, used if it has no other text.
    case drawingTitle
    /// Elements whose content is not part of the page's text: `script`, `style`, `template`, `noscript`, `title`, and
    /// similar ones.
    case unread
    /// Elements that begin a new line, such as `div`.
    case block
    /// Elements whose text does not continue the text before it, such as small text, the reading of a ruby, or
    /// a drawing.
    case apart
    /// The same for text that is struck out: `del`, `s`, `strike`.
    case struck
    /// Any other element.
    case inline

    /// The same element with a style that raises it.
    var raised: HTMLTag { self == .inline || self == .apart || self == .struck || self == .sub ? .sup : self }

    /// Whether it is part of a line of text, without a meaning of its own.
    var isInLine: Bool { self == .sup || raised == .sup }

    /// Whether it is a part of a table that only shows cells.
    var isOfTable: Bool {
        switch self {
        case .thead, .tbody, .tfoot, .tr, .td, .th: true
        default: false
        }
    }

    /// Those whose items are read as rows.
    static let lists: [HTMLTag] = [.ul, .ol, .dl]

    /// The heading of a level, from 1 to 6; deeper levels count as 6.
    static func heading(_ level: Int) -> HTMLTag {
        HTMLTag(rawValue: h1.rawValue + UInt8(min(max(level, 1), 6) - 1)) ?? .h6
    }

    /// 1 to 6 for a heading.
    var headingLevel: Int? {
        (Self.h1.rawValue...Self.h6.rawValue).contains(rawValue) ? Int(rawValue - Self.h1.rawValue) + 1 : nil
    }

    /// The tag of an element of HTML, or of a drawing or formula in it, for which only hidden elements matter.
    init(_ element: ElementName, _ space: Namespace) {
        switch space {
        case .html: self.init(html: element)
        case .svg: self.init(drawing: element)
        case .mathML: self.init(formula: element)
        }
    }

    private init(drawing element: ElementName) {
        switch element {
        case .title: self = .drawingTitle
        case .desc, .style, .script, .metadata: self = .unread
        case .svg: self = .apart
        default: self = .inline
        }
    }

    private init(formula element: ElementName) {
        switch element {
        case .math, .msup, .msubsup, .mfrac, .msqrt, .mroot, .mfenced: self = Self.named(element) ?? .inline
        case .annotation, .annotationXML: self = .unread
        default: self = .inline
        }
    }

    private init(html element: ElementName) {
        switch element {
        case .image: self = .img
        case .kbd, .samp, .tt: self = .code
        case .script, .style, .template, .noscript, .title, .head, .iframe, .object, .noframes, .noembed, .audio,
            .video, .canvas, .datalist:
            self = .unread
        case .div, .section, .article, .aside, .header, .footer, .nav, .main, .blockquote, .address, .details,
            .summary, .hr, .form, .fieldset, .center, .body, .html, .menu, .hgroup, .option, .dir, .legend, .optgroup,
            .listing, .xmp, .plaintext:
            self = .block
        case .small, .rt, .rp: self = .apart
        case .del, .s, .strike: self = .struck
        case .msup, .msubsup, .mfrac, .msqrt, .mroot, .mfenced: self = .inline
        default: self = Self.named(element) ?? .inline
        }
    }

    /// The tag with the name of an element.
    private static func named(_ element: ElementName) -> HTMLTag? { ofElement[Int(element.rawValue)] }

    private static let ofElement: [HTMLTag?] = {
        var tags = [HTMLTag?](repeating: nil, count: ElementName.allCases.count)
        for (tag, name) in zip(allCases, names) { tags[Int(TagName(name).element.rawValue)] = tag }
        return tags
    }()

    /// Of the first cases, which are elements.
    static let names = [
        "table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre",
        "ul", "ol", "li", "dl", "dt", "dd", "br", "sup", "sub", "a", "figure", "figcaption", "button", "img", "input",
        "select", "code", "math", "msup", "msubsup", "mfrac", "msqrt", "mroot", "mfenced",
    ]
}
