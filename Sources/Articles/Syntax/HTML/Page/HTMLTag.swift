/// The elements that the reader of articles distinguishes.
enum HTMLTag: UInt8 {
    case table, caption, thead, tbody, tfoot, tr, td, th
    case h1, h2, h3, h4, h5, h6
    case p, pre, ul, ol, li, dl, dt, dd, br, sup, sub, a, figure, figcaption
    /// A control of the page with a text, such as a button.
    case button
    /// An image, or a field of a form: their text is in their attributes.
    case img, input
    /// Program input or output: `code`, `kbd`, `samp`, `tt`.
    case code
    /// A formula, and its superscripts, fractions and roots.
    case math, msup, msubsup, mfrac, msqrt, mroot
    /// The title of a drawing, used if it has no other text.
    case drawingTitle
    /// Elements whose content is not part of the page's text: `script`, `style`, `template`, `noscript`, `title`, and
    /// similar ones.
    case unread
    /// Elements that begin a new line, such as `div`.
    case block
    /// Elements whose text does not continue the text before it: subscript, small, deleted or inserted text.
    case apart
    /// Any other element.
    case inline

    /// The same element with a style that raises it.
    var raised: HTMLTag { self == .inline || self == .apart || self == .sub ? .sup : self }

    /// The heading of a level, from 1 to 6; deeper levels count as 6.
    static func heading(_ level: Int) -> HTMLTag {
        let headings: [HTMLTag] = [.h1, .h2, .h3, .h4, .h5, .h6]
        return headings[min(max(level, 1), headings.count) - 1]
    }

    /// 1 to 6 for a heading.
    var headingLevel: Int? {
        switch self {
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        default: nil
        }
    }

    /// The tag for a name in any case.
    init(named name: String) { self.init(TagName(name).element, .html) }

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
        default: self = .inline
        }
    }

    private init(formula element: ElementName) {
        switch element {
        case .math: self = .math
        case .msup: self = .msup
        case .msubsup: self = .msubsup
        case .mfrac: self = .mfrac
        case .msqrt: self = .msqrt
        case .mroot: self = .mroot
        case .annotation, .annotationXML: self = .unread
        default: self = .inline
        }
    }

    private init(html element: ElementName) {
        switch element {
        case .table: self = .table
        case .caption: self = .caption
        case .thead: self = .thead
        case .tbody: self = .tbody
        case .tfoot: self = .tfoot
        case .tr: self = .tr
        case .td: self = .td
        case .th: self = .th
        case .h1: self = .h1
        case .h2: self = .h2
        case .h3: self = .h3
        case .h4: self = .h4
        case .h5: self = .h5
        case .h6: self = .h6
        case .p: self = .p
        case .pre: self = .pre
        case .ul: self = .ul
        case .ol: self = .ol
        case .li: self = .li
        case .dl: self = .dl
        case .dt: self = .dt
        case .dd: self = .dd
        case .br: self = .br
        case .sup: self = .sup
        case .sub: self = .sub
        case .a: self = .a
        case .figure: self = .figure
        case .figcaption: self = .figcaption
        case .button: self = .button
        case .img, .image: self = .img
        case .input: self = .input
        case .code, .kbd, .samp, .tt: self = .code
        case .math: self = .math
        case .script, .style, .template, .noscript, .title, .head, .iframe, .object, .noframes, .noembed, .audio,
            .video, .canvas, .datalist:
            self = .unread
        case .div, .section, .article, .aside, .header, .footer, .nav, .main, .blockquote, .address, .details,
            .summary, .hr, .form, .fieldset, .center, .body, .html, .menu, .hgroup, .option, .dir, .legend, .optgroup,
            .listing, .xmp, .plaintext:
            self = .block
        case .small, .del, .ins, .s, .strike: self = .apart
        default: self = .inline
        }
    }
}
