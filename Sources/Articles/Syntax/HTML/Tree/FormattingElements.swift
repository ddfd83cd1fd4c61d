/// The list of active formatting elements (HTML standard, section 13.2.4.3).
struct FormattingElements {
    enum Entry {
        /// The begin of a cell, an object or similar: what is before it is not reopened in it.
        case marker
        case element(Element)
    }

    struct Element {
        var node: Int
        let tag: HTMLTagToken
        /// Equal for tags with equal names and attributes, in any order.
        let hash: UInt64
    }

    private(set) var entries: [Entry] = []
    /// The nodes of all elements in the list, which can be as long as the page: most searches find nothing.
    private var nodes: Set<Int> = []

    /// Appends an element; of four equal ones since the last marker the first is forgotten.
    mutating func push(_ element: Element) {
        var alike: [Int] = []
        for index in entries.indices.reversed() {
            guard case .element(let other) = entries[index] else { break }
            if other.hash == element.hash { alike.append(index) }
        }
        if alike.count >= 3, let first = alike.last { remove(at: first) }
        nodes.insert(element.node)
        entries.append(.element(element))
    }

    mutating func pushMarker() { entries.append(.marker) }

    mutating func clearToMarker() {
        while case .element(let element) = entries.popLast() { nodes.remove(element.node) }
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
        guard nodes.contains(node) else { return nil }
        return entries.lastIndex {
            if case .element(let found) = $0 { found.node == node } else { false }
        }
    }

    mutating func remove(at index: Int) {
        if case .element(let element) = entries.remove(at: index) { nodes.remove(element.node) }
    }

    mutating func insert(_ element: Element, at index: Int) {
        nodes.insert(element.node)
        entries.insert(.element(element), at: index)
    }

    mutating func replaceNode(at index: Int, with node: Int) {
        guard case .element(var element) = entries[index] else { return }
        nodes.remove(element.node)
        nodes.insert(node)
        element.node = node
        entries[index] = .element(element)
    }
}
