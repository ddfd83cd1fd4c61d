package import Text

/// Tables, lists or blocks of an article that no recipe reads on purpose. An additional table is a finding again.
package struct LeftOutTables: Sendable {
    package let selector: TableSelector
    package let reason: LocalizedText
    package let place: Place

    package init(selector: TableSelector, reason: LocalizedText, place: Place) {
        self.selector = selector
        self.reason = reason
        self.place = place
    }
}

/// An article's file that no recipe reads on purpose.
package struct LeftOutFile: Sendable {
    /// Relative to the book's folder.
    package let path: String
    package let reason: LocalizedText
    package let place: Place

    package init(path: String, reason: LocalizedText, place: Place) {
        self.path = path
        self.reason = reason
        self.place = place
    }
}
