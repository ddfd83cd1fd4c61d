/// The stack of open elements (HTML standard, section 13.2.4.2).
struct OpenElements {
    struct Entry {
        let node: Int
        let name: TagName
        let space: Namespace
        let traits: ElementTraits

        func isHTML(_ element: ElementName) -> Bool { name.element == element && space == .html }
    }

    private(set) var entries: [Entry] = []

    /// The current node.
    var last: Entry? { entries.last }
    var count: Int { entries.count }
    /// True if the current node is of another language.
    var isForeign: Bool { !entries.isEmpty && entries[entries.count - 1].space != .html }

    mutating func push(_ entry: Entry) { entries.append(entry) }

    mutating func pop() { entries.removeLast() }

    mutating func remove(at index: Int) { entries.remove(at: index) }

    mutating func insert(_ entry: Entry, at index: Int) { entries.insert(entry, at: index) }

    mutating func replace(at index: Int, with entry: Entry) { entries[index] = entry }

    func isCurrent(_ element: ElementName) -> Bool { entries.last?.isHTML(element) ?? false }

    /// The place of the innermost element of HTML with a name; nil if there is none.
    func index(of element: ElementName) -> Int? { entries.lastIndex { $0.isHTML(element) } }

    func index(ofNode node: Int) -> Int? { entries.lastIndex { $0.node == node } }

    func holds(_ element: ElementName) -> Bool { index(of: element) != nil }

    /// Whether an element is in scope: no element that ends the scope is inside of it.
    func hasInScope(_ element: ElementName, endedBy end: ElementTraits = .scope) -> Bool {
        hasInScope(endedBy: end) { $0.isHTML(element) }
    }

    func hasInScope(endedBy end: ElementTraits = .scope, where isSought: (Entry) -> Bool) -> Bool {
        for index in entries.indices.reversed() {
            if isSought(entries[index]) { return true }
            if !entries[index].traits.isDisjoint(with: end) { return false }
        }
        return false
    }

    func hasInButtonScope(_ element: ElementName) -> Bool {
        hasInScope(element, endedBy: [.scope, .buttonScope])
    }

    func hasInTableScope(_ element: ElementName) -> Bool {
        hasInScope(element, endedBy: .tableScope)
    }
}
