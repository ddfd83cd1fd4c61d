package import Text

/// One item of a list: its own text, without that of its sub-lists.
package struct ArticleItem: Hashable, Sendable {
    /// As a reader of the page counts: `3`, and for the first item of a list in the third item `3.1`. Items of lists without
    /// numbers are counted, too.
    package let number: String
    package let content: ArticleText

    package init(number: String, content: ArticleText) {
        self.number = number
        self.content = content
    }

    package var text: String { content.text }
    package var raw: String { content.raw }
    package var location: SourceLocation { content.location }
}

/// An ordered or unordered list, flattened: one item a line, in reading order.
package struct ArticleList: Sendable {
    /// The headings above the list, outermost first.
    package let headings: [ArticleText]
    package let isOrdered: Bool
    package let items: [ArticleItem]

    package init(headings: [ArticleText], isOrdered: Bool, items: [ArticleItem]) {
        self.headings = headings
        self.isOrdered = isOrdered
        self.items = items
    }
}
