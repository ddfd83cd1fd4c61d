package import Text

/// An item of a list: its own text, without nested lists.
package struct ArticleItem: Hashable, Sendable {
    /// The term of a description. Otherwise as the page shows it: `3`, and `3.1` for the first item of a list inside the third item. Items of unordered
    /// lists are numbered too.
    package let number: String
    package let content: ArticleText
    /// The number as the source writes it; nil if the page makes the number.
    package var label: ArticleText?

    package var location: SourceLocation { content.location }
}

/// An ordered, unordered or description list, flattened: one item for each line, in reading order.
package struct ArticleList: Hashable, Sendable {
    /// The headings above the list, outermost first.
    package internal(set) var headings: [ArticleText] = []
    /// The last paragraph above the list, below its heading.
    package internal(set) var leadIn: ArticleText?
    /// In the source, in bytes.
    var offset = 0
    package let isOrdered: Bool
    package let items: [ArticleItem]

    /// Whether another list is the same but for where it begins in the source.
    package func hasContent(of other: ArticleList) -> Bool {
        headings == other.headings && leadIn == other.leadIn && isOrdered == other.isOrdered && items == other.items
    }
}
