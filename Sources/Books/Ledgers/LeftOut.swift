package import Text

/// Tables, lists or blocks of an article that no recipe reads on purpose. An additional table is a finding again.
package struct LeftOutTables: Sendable {
    package let selector: TableSelector
    package let reason: LocalizedText
    package let place: Place
}

/// An article's file that no recipe reads on purpose.
package struct LeftOutFile: Sendable {
    /// Relative to the book's folder.
    package let path: String
    package let reason: LocalizedText
    package let place: Place
}
