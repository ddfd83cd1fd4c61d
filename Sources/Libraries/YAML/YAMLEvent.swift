/// An event of a YAML text, in the text's order.
package struct YAMLEvent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// - Parameter isPlain: whether it is written without quotation marks, `|` and `>`.
        case scalar(String, isPlain: Bool)
        /// Followed by the events of its items and an `end`.
        case listStart
        /// Followed by the events of its keys and values in turn and an `end`.
        case mapStart
        case end
        /// `*name`: a reference to an anchor, which is not resolved.
        case alias(String)
        case documentStart, documentEnd
    }

    package let kind: Kind
    /// The name in `&name`; nil without an anchor.
    package let anchor: String?
    /// The tag with its handle resolved: `!!int` is `tag:yaml.org,2002:int`. Nil without a tag.
    package let tag: String?
    /// The byte at which the event begins, including its anchor and tag.
    package let offset: Int
    /// The byte after the event.
    package let end: Int
}

/// The error in a text that is not YAML, in libyaml's words.
package struct YAMLError: Error, Equatable {
    package let problem: String
    /// The byte at which parsing stopped.
    package let offset: Int
    /// The context, such as `while parsing a flow sequence`; empty if unknown.
    package let context: String
    /// The byte at which the context begins; nil if unknown.
    package let contextOffset: Int?
}
