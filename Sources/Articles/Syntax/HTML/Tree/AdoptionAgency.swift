extension HTMLTreeBuilder {
    /// The adoption agency algorithm (the HTML standard, section 13.2.6.4.7): closes a formatting element around elements that
    /// are still open.
    mutating func runAdoptionAgency() {
        let name = tag.name
        if let current = open.last, current.space == .html, current.name == name,
            formatting.removeLast(ofNode: current.node) || formatting.index(ofNode: current.node) == nil
        {
            return pop()
        }
        for _ in 0..<8 where excess == nil {
            guard let entry = formatting.index(of: name.element),
                case .element(let element) = formatting.entries[entry]
            else { return closeAny(name) }
            guard let place = open.index(ofNode: element.node) else { return formatting.remove(at: entry) }
            guard open.hasInScope(where: { $0.node == element.node }) else { return }
            guard let block = open.entries[place...].firstIndex(where: { $0.traits.contains(.special) }) else {
                while open.count > place { pop() }
                return formatting.remove(at: entry)
            }
            move(block: block, outOf: element, at: place)
        }
    }

    /// Splits a formatting element at a block in it.
    ///
    /// - Parameters:
    ///   - block: the place of the outermost block in the stack (the furthest block).
    ///   - place: the place of the formatting element.
    private mutating func move(block: Int, outOf element: FormattingElements.Element, at place: Int) {
        let furthest = open.entries[block]
        let ancestor = open.entries[place - 1]
        // Where the new element goes in the list, by the element that it follows.
        var bookmark = element.node
        var isAfterBookmark = false
        var last = furthest.node
        var index = block
        var count = 0
        while index - 1 > place {
            index -= 1
            count += 1
            let node = open.entries[index]
            var entry = formatting.index(ofNode: node.node)
            if count > 3, let known = entry {
                formatting.remove(at: known)
                entry = nil
            }
            guard let entry, case .element(let inner) = formatting.entries[entry] else {
                open.remove(at: index)
                continue
            }
            let copy = self.copy(of: inner)
            formatting.replaceNode(at: entry, with: copy)
            open.replace(at: index, with: self.entry(of: copy, like: node))
            if last == furthest.node {
                bookmark = copy
                isAfterBookmark = true
            }
            tree.move(last, to: copy)
            last = copy
        }
        let (parent, sibling) = self.place(in: ancestor, isFostering: isFostering)
        tree.move(last, to: parent, before: sibling)
        let copy = self.copy(of: element)
        tree.moveChildren(of: furthest.node, to: copy)
        tree.move(copy, to: furthest.node)
        var renewed = element
        renewed.node = copy
        let list = formatting.index(ofNode: bookmark).map { isAfterBookmark ? $0 + 1 : $0 }
        formatting.insert(renewed, at: list ?? formatting.entries.count)
        if let old = formatting.index(ofNode: element.node) { formatting.remove(at: old) }
        if let old = open.index(ofNode: element.node) {
            let renewedEntry = self.entry(of: copy, like: open.entries[old])
            remove(at: old)
            if let block = open.index(ofNode: furthest.node) { open.insert(renewedEntry, at: block + 1) }
        }
    }

    private mutating func entry(of node: Int, like entry: OpenElements.Entry) -> OpenElements.Entry {
        OpenElements.Entry(node: node, name: entry.name, space: entry.space, traits: entry.traits)
    }

    /// A new element for a tag that was read before, without a place in the tree.
    private mutating func copy(of element: FormattingElements.Element) -> Int {
        let display = displayAgain(of: element)
        let (tag, name) = (element.tag, element.tag.name.element)
        return tree.append(HTMLNode(name, HTMLTag(name, .html), .html, display: display, tag: tag, parent: -1))
    }
}
