/// The elements that the reader of articles distinguishes.
package enum HTMLTag: UInt8, Sendable {
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
    package var raised: HTMLTag { self == .inline || self == .apart || self == .sub ? .sup : self }

    /// The heading of a level, from 1 to 6; deeper levels count as 6.
    static func heading(_ level: Int) -> HTMLTag {
        let headings: [HTMLTag] = [.h1, .h2, .h3, .h4, .h5, .h6]
        return headings[min(max(level, 1), headings.count) - 1]
    }

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

/// A node of a page, in a flat list in tree order. Offsets are bytes of the source.
package struct HTMLNode: Sendable {
    package enum Kind: Hashable, Sendable {
        case element(HTMLTag)
        case text
    }

    package let kind: Kind
    /// The index of the parent node; -1 for the outermost.
    package let parent: Int
    /// The index after the last node inside this one.
    package internal(set) var end: Int
    /// The start tag, or the text as written; nil if the parser added the element.
    package let source: Range<Int>?
    /// The end tag; nil if there is none.
    package let endTag: Range<Int>?
    /// Whether the element's own attributes hide it.
    package let hiding: HTMLHiding
    /// True if another element may have the same text: assistive technology ignores this one (`aria-hidden`), or
    /// MathJax replaces it by a formula.
    package let mayBeDuplicate: Bool
    /// True if the element's style makes it begin a new line.
    package let isBlock: Bool
    /// The end of the node and its content in the source; 0 if nothing of it is in the source.
    package internal(set) var sourceEnd: Int
    /// True for text that differs from the source; `source` then covers everything that the text was made from.
    package let isRewritten: Bool

    package var tag: HTMLTag? {
        if case .element(let tag) = kind { tag } else { nil }
    }
}
