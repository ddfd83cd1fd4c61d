/// The elements that an article's reader tells apart.
package enum HTMLTag: UInt8, Sendable {
    case table, caption, thead, tbody, tfoot, tr, td, th
    case h1, h2, h3, h4, h5, h6
    case p, pre, ul, ol, li, br, sup, sub, a, figure, figcaption
    /// A control of the page that says what it does.
    case button
    /// A picture, and a field of a form: what they show stands in their attributes.
    case img, input
    /// What a program reads or prints: `code`, `kbd`, `samp`, `tt`.
    case code
    /// A formula, and in it what is raised above a base, fractions and roots.
    case math, msup, msubsup, mfrac, msqrt, mroot
    /// The title of a drawing, which shows where nothing else is said.
    case drawingTitle
    /// Elements whose content is not text of the page: `script`, `style`, `template`, `noscript`, `title`, and the like.
    case unread
    /// Elements that begin a new line, such as `div`.
    case block
    /// Elements whose text is not read on from the text before it: lowered, small, taken out or put in.
    case apart
    /// Any other element.
    case inline

    /// The same element where its style puts it above the line.
    package var raised: HTMLTag { self == .inline || self == .apart || self == .sub ? .sup : self }

    /// 1 to 6 for a heading.
    package var headingLevel: Int? {
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
}

/// One node of a page, in a flat list in tree order. Offsets are bytes of the source.
package struct HTMLNode: Sendable {
    package enum Kind: Hashable, Sendable {
        case element(HTMLTag)
        case text
    }

    package let kind: Kind
    /// The index of the node that holds this one; -1 for the outermost.
    package let parent: Int
    /// The index after the last node inside this one.
    package internal(set) var end: Int
    /// The start tag, or the text as written; nil where the parser supplied the element.
    package let source: Range<Int>?
    /// The end tag; nil where there is none.
    package let endTag: Range<Int>?
    /// Whether the element's own attributes keep it from showing.
    package let hiding: HTMLHiding
    /// True where assistive technology passes over the element: another may say the same (`aria-hidden`).
    package let isAriaHidden: Bool
    /// Where the source of the node and all inside it ends; 0 where nothing of it stands in the source.
    package internal(set) var sourceEnd: Int
    /// True for a text that stands otherwise in the source, whose `source` is all that the text was made of.
    package let isRewritten: Bool

    package var tag: HTMLTag? {
        if case .element(let tag) = kind { tag } else { nil }
    }
}
