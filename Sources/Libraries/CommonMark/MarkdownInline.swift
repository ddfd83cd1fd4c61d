/// A step of a walk over a block's inline content. Emphasis and similar markup is omitted, but its content is kept.
package enum MarkdownInline: Hashable, Sendable {
    /// Entities and escapes decoded.
    case text(String)
    /// The content of a code span.
    case code(String)
    /// One tag, comment or similar construct, as written.
    case html(String)
    case softBreak
    case lineBreak
    case linkStart(address: String)
    case linkEnd
    /// The label of an image follows, or its title if it has no label.
    case imageStart
    case imageEnd
    /// An image with neither.
    case picture
}
