/// The source of a cell, heading, item or paragraph.
package struct CellOrigin: Hashable, Sendable {
    /// The start of `raw`; for an empty text, the place where it would be.
    package let location: SourceLocation
    /// The source from the first to the last character that contributes to the text. Empty for an empty text.
    package let raw: String

    package init(location: SourceLocation, raw: String) {
        self.location = location
        self.raw = raw
    }
}
