package import Text

/// An item of a list: its own text, without nested lists.
package struct ArticleItem: Hashable, Sendable {
    /// As the page shows it: `3`, and `3.1` for the first item of a list inside the third item. Items of unordered
    /// lists are numbered too.
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

/// An ordered or unordered list, flattened: one item for each line, in reading order.
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
