/// What an article says about one key, or about one field of it.
public struct Claim: Sendable, Hashable {
    /// Characters of an article.
    public struct Source: Sendable, Hashable {
        /// The first of the characters.
        public let place: Place
        /// The characters as they are written there.
        public let raw: String
    }

    /// The ids of the words of the key, in the order of ``Dataset/keys``.
    public let key: [String]
    /// The field that ``source`` belongs to; nil if the dataset has only one.
    public let field: String?
    /// The texts of the value fields in the order of ``Dataset/values``, with their qualifiers: `<3.50`, `10.00–12.50`.
    /// Empty for a missing value.
    public let values: [String]
    /// The unit of the numbers; nil if they have none.
    public let unit: String?
    /// Where the value was read.
    public let source: Source
    /// Where the words of the key were read, by field; a field that the article does not state is missing.
    public let keySources: [String: Source]
    /// Whether the value was read, corrected or computed.
    public let status: Record.Status
}
