/// What the tree construction asks of an element (HTML standard, section 13.2.4.2).
struct ElementTraits: OptionSet {
    let rawValue: UInt16

    /// Ends the search for an element that an end tag without one of its own would close.
    static let special = Self(rawValue: 1)
    /// Ends every scope but that of tables.
    static let scope = Self(rawValue: 2)
    /// Ends the scope of list items, too.
    static let listScope = Self(rawValue: 4)
    /// Ends the scope of paragraphs, too.
    static let buttonScope = Self(rawValue: 8)
    /// Ends the scope of tables and their parts.
    static let tableScope = Self(rawValue: 16)
    /// Its end tag can be omitted.
    static let implied = Self(rawValue: 32)
    static let heading = Self(rawValue: 256)
    /// Has no content.
    static let void = Self(rawValue: 512)
    /// A table or a part of it that holds no text of its own: texts go before the table.
    static let tableContext = Self(rawValue: 1024)
    /// An element of a formula that holds text (a MathML text integration point).
    static let holdsText = Self(rawValue: 2048)
    /// An element of a drawing or formula that holds HTML (an HTML integration point).
    static let holdsHTML = Self(rawValue: 4096)
}

/// What an element is to the tree construction, and to the readers of articles.
typealias ElementKind = (traits: ElementTraits, tag: HTMLTag)

/// The language of an element.
enum Namespace: UInt8 {
    case html, svg, mathML
}

extension ElementName {
    /// The kinds of the elements of HTML, by raw value.
    static let kindsOfHTML: [ElementKind] = allCases.map { ($0.traits(in: .html), HTMLTag($0, .html)) }

    func traits(in space: Namespace) -> ElementTraits {
        switch (space, self) {
        case (.html, _): traits
        case (.mathML, .mi), (.mathML, .mo), (.mathML, .mn), (.mathML, .ms), (.mathML, .mtext):
            [.special, .scope, .holdsText]
        case (.mathML, .annotationXML): [.special, .scope]
        case (.svg, .foreignObject), (.svg, .desc), (.svg, .title): [.special, .scope, .holdsHTML]
        default: []
        }
    }

    /// The traits of an element of HTML.
    private var traits: ElementTraits {
        switch self {
        case .html: [.special, .scope, .tableScope]
        case .table: [.special, .scope, .tableScope, .tableContext]
        case .template: [.special, .scope, .tableScope]
        case .applet, .caption, .marquee, .object, .select, .td, .th: [.special, .scope]
        case .tbody, .tfoot, .thead, .tr: [.special, .tableContext]
        case .ol, .ul: [.special, .listScope]
        case .button: [.special, .buttonScope]
        case .dd, .dt, .li, .p: [.special, .implied]
        case .optgroup, .option, .rb, .rp, .rt, .rtc: .implied
        case .h1, .h2, .h3, .h4, .h5, .h6: [.special, .heading]
        case .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .img, .input, .keygen, .link, .meta,
            .param, .source, .track, .wbr:
            [.special, .void]
        case .address, .article, .aside, .blockquote, .body, .center, .colgroup, .details, .dir, .div, .dl,
            .fieldset, .figcaption, .figure, .footer, .form, .frameset, .head, .header, .hgroup, .iframe, .listing,
            .main, .menu, .nav, .noembed, .noframes, .noscript, .plaintext, .pre, .script, .search, .section, .style,
            .summary, .textarea, .title, .xmp:
            .special
        default: []
        }
    }
}
