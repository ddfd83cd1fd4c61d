internal import CGumbo

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension HTMLTag {
    /// The tag of an element of HTML, or of a drawing or formula in it, for which only hidden elements matter.
    init(_ element: GumboElement) {
        switch unsafe element.tag_namespace {
        case GUMBO_NAMESPACE_SVG:
            if unsafe element.tag == GUMBO_TAG_TITLE {
                self = .drawingTitle
                return
            }
            let isUnread =
                unsafe Self.unreadInDrawings.contains(element.tag) || Self.isNamed("metadata", element)
            self = isUnread ? .unread : .inline
        case GUMBO_NAMESPACE_MATHML:
            let isUnread = unsafe element.tag == GUMBO_TAG_ANNOTATION_XML || Self.isNamed("annotation", element)
            self = isUnread ? .unread : unsafe Self.formula(element)
        default: self = HTMLTag(unsafe element.tag)
        }
    }

    private static func formula(_ element: GumboElement) -> HTMLTag {
        if unsafe element.tag == GUMBO_TAG_MATH { return .math }
        let layouts: [(StaticString, HTMLTag)] = [
            ("msup", .msup), ("msubsup", .msubsup), ("mfrac", .mfrac), ("msqrt", .msqrt), ("mroot", .mroot),
        ]
        return layouts.first { unsafe isNamed($0.0, element) }?.1 ?? .inline
    }

    /// The tag for a name in any case.
    package init(named name: String) {
        self = HTMLTag(unsafe gumbo_tagn_enum(name, UInt32(clamping: name.utf8.count)))
    }

    private static var unreadInDrawings: [GumboTag] {
        [GUMBO_TAG_DESC, GUMBO_TAG_STYLE, GUMBO_TAG_SCRIPT]
    }

    /// True for an element with a name unknown to gumbo.
    static func isNamed(_ name: StaticString, _ element: GumboElement) -> Bool {
        guard unsafe element.tag == GUMBO_TAG_UNKNOWN else { return false }
        var written = unsafe element.original_tag
        unsafe gumbo_tag_from_original_text(&written)
        guard let data = unsafe written.data, unsafe written.length == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let base = characters.baseAddress else { return false }
                return unsafe strncasecmp(data, base, characters.count) == 0
            }
        }
    }

    /// The tag for gumbo's tag.
    private init(_ tag: GumboTag) {
        switch tag {
        case GUMBO_TAG_TABLE: self = .table
        case GUMBO_TAG_CAPTION: self = .caption
        case GUMBO_TAG_THEAD: self = .thead
        case GUMBO_TAG_TBODY: self = .tbody
        case GUMBO_TAG_TFOOT: self = .tfoot
        case GUMBO_TAG_TR: self = .tr
        case GUMBO_TAG_TD: self = .td
        case GUMBO_TAG_TH: self = .th
        case GUMBO_TAG_H1: self = .h1
        case GUMBO_TAG_H2: self = .h2
        case GUMBO_TAG_H3: self = .h3
        case GUMBO_TAG_H4: self = .h4
        case GUMBO_TAG_H5: self = .h5
        case GUMBO_TAG_H6: self = .h6
        case GUMBO_TAG_P: self = .p
        case GUMBO_TAG_PRE: self = .pre
        case GUMBO_TAG_UL: self = .ul
        case GUMBO_TAG_OL: self = .ol
        case GUMBO_TAG_LI: self = .li
        case GUMBO_TAG_DL: self = .dl
        case GUMBO_TAG_DT: self = .dt
        case GUMBO_TAG_DD: self = .dd
        case GUMBO_TAG_BR: self = .br
        case GUMBO_TAG_SUP: self = .sup
        case GUMBO_TAG_SUB: self = .sub
        case GUMBO_TAG_BUTTON: self = .button
        case GUMBO_TAG_A: self = .a
        case GUMBO_TAG_FIGURE: self = .figure
        case GUMBO_TAG_FIGCAPTION: self = .figcaption
        case GUMBO_TAG_IMG, GUMBO_TAG_IMAGE: self = .img
        case GUMBO_TAG_INPUT: self = .input
        case GUMBO_TAG_CODE, GUMBO_TAG_KBD, GUMBO_TAG_SAMP, GUMBO_TAG_TT: self = .code
        case GUMBO_TAG_MATH: self = .math
        default: self = Self.rest(tag)
        }
    }

    private static func rest(_ tag: GumboTag) -> HTMLTag {
        switch tag {
        case GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_TEMPLATE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_TITLE,
            GUMBO_TAG_HEAD, GUMBO_TAG_IFRAME, GUMBO_TAG_OBJECT, GUMBO_TAG_NOFRAMES, GUMBO_TAG_NOEMBED, GUMBO_TAG_AUDIO,
            GUMBO_TAG_VIDEO, GUMBO_TAG_CANVAS, GUMBO_TAG_DATALIST:
            .unread
        case GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE, GUMBO_TAG_HEADER, GUMBO_TAG_FOOTER,
            GUMBO_TAG_NAV, GUMBO_TAG_MAIN, GUMBO_TAG_BLOCKQUOTE, GUMBO_TAG_ADDRESS, GUMBO_TAG_DETAILS,
            GUMBO_TAG_SUMMARY,
            GUMBO_TAG_HR, GUMBO_TAG_FORM, GUMBO_TAG_FIELDSET, GUMBO_TAG_CENTER, GUMBO_TAG_BODY,
            GUMBO_TAG_HTML, GUMBO_TAG_MENU, GUMBO_TAG_HGROUP, GUMBO_TAG_OPTION, GUMBO_TAG_DIR, GUMBO_TAG_LEGEND,
            GUMBO_TAG_OPTGROUP, GUMBO_TAG_LISTING, GUMBO_TAG_XMP, GUMBO_TAG_PLAINTEXT:
            .block
        case GUMBO_TAG_SMALL, GUMBO_TAG_DEL, GUMBO_TAG_INS, GUMBO_TAG_S, GUMBO_TAG_STRIKE: .apart
        default: .inline
        }
    }
}
