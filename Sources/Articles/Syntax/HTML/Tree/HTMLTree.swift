/// The nodes of a page while they are made (the HTML standard, section 13.2.6): in the order of the page.
struct HTMLTree {
    private struct Links {
        var previous: Int32 = -1
        var next: Int32 = -1
        var first: Int32 = -1
        var last: Int32 = -1
    }

    private(set) var nodes: [HTMLNode] = []
    /// The neighbours of each node; empty until one is put before another one, or moved.
    private var links: [Links] = []

    /// - Parameter length: of the page, in bytes, from which the number of nodes is guessed.
    init(length: Int) { nodes.reserveCapacity(length / Self.bytesOfNode) }

    /// What a node of most pages takes at least.
    private static let bytesOfNode = 12

    /// Appends a node to its parent's children, or puts it before one of them; returns its index.
    @inline(__always)
    mutating func append(_ node: HTMLNode, before sibling: Int? = nil) -> Int {
        var node = node
        node.end = nodes.count + 1
        nodes.append(node)
        // Most pages need no links.
        if sibling != nil || !links.isEmpty { linkLast(before: sibling) }
        return nodes.count - 1
    }

    private mutating func linkLast(before sibling: Int?) {
        let index = nodes.count - 1
        linkAll(before: index)
        links.append(Links())
        link(index, before: sibling)
    }

    /// Links all nodes, so that they need not be made in the order of the tree from here on.
    mutating func linkAll() { linkAll(before: nodes.count) }

    /// Links the nodes before an index, if none is linked.
    private mutating func linkAll(before end: Int) {
        guard links.isEmpty else { return }
        links = Array(repeating: Links(), count: end)
        for index in 0..<end { link(index, before: nil) }
    }

    /// Moves a node with its content into another parent.
    mutating func move(_ node: Int, to parent: Int, before sibling: Int? = nil) {
        remove(node)
        nodes[node].parent = parent
        link(node, before: sibling)
    }

    /// Moves all children of a node to another one.
    mutating func moveChildren(of node: Int, to parent: Int) {
        linkAll()
        while links[node].first >= 0 { move(Int(links[node].first), to: parent) }
    }

    /// Takes a node and its content out of the tree.
    mutating func remove(_ node: Int) {
        linkAll()
        let (parent, own) = (nodes[node].parent, links[node])
        guard parent >= 0 else { return }
        if own.previous >= 0 { links[Int(own.previous)].next = own.next } else { links[parent].first = own.next }
        if own.next >= 0 { links[Int(own.next)].previous = own.previous } else { links[parent].last = own.previous }
        (links[node].previous, links[node].next) = (-1, -1)
        nodes[node].parent = -1
    }

    /// Closes an element after the last node in it.
    mutating func close(_ node: Int, by endTag: PageRange) {
        nodes[node].close(by: endTag)
        nodes[node].end = nodes.count
    }

    mutating func merge(_ display: HTMLDisplay, into node: Int) { nodes[node].merge(display) }

    private mutating func link(_ node: Int, before sibling: Int?) {
        let parent = nodes[node].parent
        guard parent >= 0 else { return }
        if let sibling {
            let previous = links[sibling].previous
            (links[node].previous, links[node].next) = (previous, Int32(sibling))
            links[sibling].previous = Int32(node)
            if previous >= 0 { links[Int(previous)].next = Int32(node) } else { links[parent].first = Int32(node) }
        } else {
            let last = links[parent].last
            links[node].previous = last
            if last >= 0 { links[Int(last)].next = Int32(node) } else { links[parent].first = Int32(node) }
            links[parent].last = Int32(node)
        }
    }
}

extension HTMLTree {
    /// The most elements around a formula that are looked into.
    private static let formulaDepth = 8

    /// Shows a formula that is hidden directly before its picture, for which it is read.
    mutating func showFormula(before picture: Int) {
        guard nodes[picture].display.signs.contains(.mayBeDuplicate) else { return }
        let parent = nodes[picture].parent
        var formula = picture - 1
        while formula > parent, nodes[formula].parent > parent { formula = nodes[formula].parent }
        guard formula > parent, nodes[formula].parent == parent, nodes[formula].display.text.isHidden else { return }
        let first = nodes[formula..<picture].prefix(Self.formulaDepth).firstIndex { $0.tag == .math || $0.tag == nil }
        if let first, nodes[first].tag == .math, nodes[first].end == picture { nodes[formula].show() }
    }

    /// Puts the nodes into tree order, with their ends. Linear in the nodes.
    mutating func finish() {
        if !links.isEmpty { nodes = reordered() }
    }

    /// Hides or shows a text by the style of its own element: one that is shown inside a hidden element stays. Linear in
    /// the nodes, which are in tree order.
    mutating func inheritHiding() {
        var hidden: [TextHiding] = []
        hidden.reserveCapacity(nodes.count)
        for node in nodes {
            let outer = node.parent < 0 ? [] : hidden[node.parent]
            var own = node.display.text.contains(.takenOut) ? .always : node.display.text.hidden(in: outer)
            // A picture has a size of its own.
            if node.tag == .img { own.remove(.bySize) }
            hidden.append(own)
        }
        var holdsShown = hidden.map { $0.isEmpty }
        for index in nodes.indices.reversed() where holdsShown[index] && nodes[index].parent >= 0 {
            holdsShown[nodes[index].parent] = true
        }
        for index in nodes.indices where !hidden[index].isEmpty && !nodes[index].display.text.contains(.takenOut) {
            if holdsShown[index] { nodes[index].show() } else { nodes[index].hide() }
        }
    }

    /// The descendants of the first node, in tree order.
    private func reordered() -> [HTMLNode] {
        guard !nodes.isEmpty else { return [] }
        var result: [HTMLNode] = []
        result.reserveCapacity(nodes.count)
        var places = [Int](repeating: -1, count: nodes.count)
        var node = 0
        while true {
            places[node] = result.count
            var found = nodes[node]
            found.parent = found.parent < 0 ? -1 : places[found.parent]
            result.append(found)
            if links[node].first >= 0 {
                node = Int(links[node].first)
                continue
            }
            result[places[node]].end = result.count
            while links[node].next < 0 {
                guard nodes[node].parent >= 0 else { return result }
                node = nodes[node].parent
                result[places[node]].end = result.count
            }
            node = Int(links[node].next)
        }
    }
}
