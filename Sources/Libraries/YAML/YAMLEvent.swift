/// One step through a YAML text, in the text's order.
package struct YAMLEvent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// - Parameter isPlain: whether it was written without quotation marks, `|` and `>`.
        case scalar(String, isPlain: Bool)
        /// Ends with its own `end`, after the events of its items.
        case listStart
        /// Ends with its own `end`, after the events of its keys and values in turn.
        case mapStart
        case end
        /// `*name`: the value that the anchor names, which is not followed here.
        case alias(String)
        case documentStart, documentEnd
    }

    package let kind: Kind
    /// The name in `&name`; nil without one.
    package let anchor: String?
    /// The tag as the author wrote it, its handle resolved: `!!int` is `tag:yaml.org,2002:int`. Nil without one.
    package let tag: String?
    /// The byte of the text at which it begins, its anchor and tag included.
    package let offset: Int
}

/// What is wrong with a text that is not YAML, in libyaml's words.
package struct YAMLError: Error, Equatable {
    package let problem: String
    /// The byte at which the parser gave up.
    package let offset: Int
    /// What it was reading, such as `while parsing a flow sequence`; empty where it does not say.
    package let context: String
    /// The byte at which that begins; nil where it does not say.
    package let contextOffset: Int?
}
