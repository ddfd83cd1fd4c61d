import Text

/// The position of a parsed piece of HTML in its article: a whole file, or a table of a Markdown file.
struct HTMLSlice {
    let text: SourceText
    /// The offset of the piece's first byte.
    let base: Int

    func range(_ range: Range<Int>) -> Range<Int> {
        (range.lowerBound + base)..<(range.upperBound + base)
    }
}

extension ParsedPage {
    /// True if `hidden` or the style hides the element.
    func isHidden(_ node: Int) -> Bool { nodes[node].display.text.isHidden }

    /// The next element that is read, starting at `start`: hidden and unread elements, and the titles of drawings, are
    /// skipped with their contents.
    func readElement(from start: Int, to end: Int) -> (index: Int, tag: HTMLTag)? {
        var index = start
        while index < end {
            if let tag = nodes[index].tag {
                if tag != .unread, tag != .drawingTitle, !isHidden(index) { return (index, tag) }
                index = nodes[index].end
            } else {
                index += 1
            }
        }
        return nil
    }

    /// True for tables that only lay out the page.
    func isLayout(_ table: Int) -> Bool {
        guard let role = attribute("role", of: table) else { return false }
        return role.lowercased().split(separator: " ").contains { $0 == "presentation" || $0 == "none" }
    }

    /// The only option that a page shows of a closed list: the last one chosen, else the first that can be. Nil for a list
    /// that shows several, and for one without options.
    func shownOption(of select: Int) -> Int? {
        if attribute("multiple", of: select) != nil || (attribute("size", of: select).flatMap { Int($0) } ?? 1) > 1 {
            return nil
        }
        let options = (select + 1..<nodes[select].end).filter { nodes[$0].element == .option && !isHidden($0) }
        return options.last { attribute("selected", of: $0) != nil }
            ?? options.first { attribute("disabled", of: $0) == nil } ?? options.first
    }

    /// The end of a node and its content in the page; 0 if nothing of it is there.
    func sourceEnd(of node: Int) -> Int {
        nodes[node..<nodes[node].end].reduce(0) { max($0, $1.source?.upperBound ?? 0, $1.endTag?.upperBound ?? 0) }
    }

    /// The element's children, in order.
    func children(of node: Int) -> some Sequence<Int> {
        let end = nodes[node].end
        return sequence(state: node + 1) { [nodes] next in
            guard next < end else { return nil }
            defer { next = nodes[next].end }
            return next
        }
    }
}
