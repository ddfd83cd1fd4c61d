/// The list of active formatting elements (HTML standard, section 13.2.4.3).
struct FormattingElements {
    enum Entry {
        /// The start of a cell, an object or similar: what is before it is not reopened in it.
        case marker
        case element(Element)
    }

    struct Element {
        var node: Int
        let tag: HTMLTagToken
        /// Equal for tags with equal names and attributes, in any order; nil until it is asked for.
        fileprivate var hash: UInt64?

        init(node: Int, tag: HTMLTagToken) { (self.node, self.tag) = (node, tag) }
    }

    private(set) var entries: [Entry] = []
    /// Whether each node is in the list, which can be as long as the page: most searches find nothing.
    private var areListed: [Bool] = []

    /// Appends an element; of four equal ones since the last marker the first is forgotten.
    mutating func push(_ element: Element, in bytes: [UInt8]) {
        var (namesakes, start) = (0, entries.count)
        while start > 0, case .element(let other) = entries[start - 1] {
            if other.tag.name == element.tag.name { namesakes += 1 }
            start -= 1
        }
        if namesakes >= 3 { forgetFirst(of: element.tag, since: start, in: bytes) }
        list(element.node)
        entries.append(.element(element))
    }

    /// Removes the first of three elements or more that are equal to a tag.
    private mutating func forgetFirst(of tag: HTMLTagToken, since start: Int, in bytes: [UInt8]) {
        let hash = tag.hash(in: bytes)
        var (alike, first) = (0, 0)
        for index in (start..<entries.count).reversed() {
            guard case .element(var other) = entries[index], other.tag.name == tag.name else { continue }
            let known = other.hash ?? other.tag.hash(in: bytes)
            if known == hash { (alike, first) = (alike + 1, index) }
            guard other.hash == nil else { continue }
            other.hash = known
            entries[index] = .element(other)
        }
        if alike >= 3 { remove(at: first) }
    }

    private mutating func list(_ node: Int, _ isListed: Bool = true) {
        if areListed.count <= node { areListed += repeatElement(false, count: node + 64) }
        areListed[node] = isListed
    }

    mutating func pushMarker() { entries.append(.marker) }

    mutating func clearToMarker() {
        while case .element(let element) = entries.popLast() { list(element.node, false) }
    }

    /// The place of the last element with a name since the last marker.
    func index(of element: ElementName) -> Int? {
        for index in entries.indices.reversed() {
            guard case .element(let found) = entries[index] else { return nil }
            if found.tag.name.element == element { return index }
        }
        return nil
    }

    func index(ofNode node: Int) -> Int? {
        guard node < areListed.count, areListed[node] else { return nil }
        return entries.lastIndex {
            if case .element(let found) = $0 { found.node == node } else { false }
        }
    }

    /// Removes the last element if it is a node's; false if it is not.
    mutating func removeLast(ofNode node: Int) -> Bool {
        guard case .element(let element) = entries.last, element.node == node else { return false }
        entries.removeLast()
        list(node, false)
        return true
    }

    mutating func remove(at index: Int) {
        if case .element(let element) = entries.remove(at: index) { list(element.node, false) }
    }

    mutating func insert(_ element: Element, at index: Int) {
        list(element.node)
        entries.insert(.element(element), at: index)
    }

    mutating func replaceNode(at index: Int, with node: Int) {
        guard case .element(var element) = entries[index] else { return }
        list(element.node, false)
        list(node)
        element.node = node
        entries[index] = .element(element)
    }
}
