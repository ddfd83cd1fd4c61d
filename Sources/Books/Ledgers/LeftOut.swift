package import Text

/// Tables, lists or blocks of an article that are there and that no recipe is to read. A table more is a finding again.
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

/// An article's file that no recipe is to read.
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
