import CommonMark

/// A block to which the next line may belong.
struct OpenBlock {
    enum Form {
        case document, quote, paragraph, indentedCode, table
        case list(mark: UInt8)
        /// The columns from the text of the parent to that of the item.
        case item(indent: Int)
        case fence(mark: UInt8, length: Int)
        case html(HTMLBlockForm)
    }

    /// Its index in the document.
    let block: Int
    let form: Form
    /// The columns of its text from that of the quote around it.
    let column: Int
    /// The number of blocks directly in it.
    var children = 0

    var isParagraph: Bool { if case .paragraph = form { true } else { false } }

    /// True for a table, whose lines are rows unless they begin a block.
    var isTable: Bool { if case .table = form { true } else { false } }

    func isList(of marker: ListMarker) -> Bool {
        if case .list(let mark) = form { mark == marker.mark } else { false }
    }

    func holds(_ kind: MarkdownBlock.Kind) -> Bool {
        let isItem = if case .item = kind { true } else { false }
        return
            switch form
        {
        case .document, .quote, .item: !isItem
        case .list: isItem
        case .paragraph, .indentedCode, .table, .fence, .html: false
        }
    }

    /// True if its lines begin no other block.
    var isVerbatim: Bool {
        switch form {
        case .indentedCode, .fence, .html: true
        case .document, .quote, .paragraph, .table, .list, .item: false
        }
    }
}
