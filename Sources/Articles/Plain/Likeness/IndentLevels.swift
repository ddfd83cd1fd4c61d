/// The levels of names that are indented under their groups, as in bulletins of statistics.
///
///     All items     296.8
///       Food        317.2
///         Meat      304.6
///       Energy      274.9
enum IndentLevels {
    /// Whether each name is indented as far as one above it whose group is not at its end, or farther than the name before.
    static func areNested(_ indents: [Int]) -> Bool {
        var open: [Int] = []
        return indents.allSatisfy { indent in
            if open.last.map({ indent > $0 }) ?? true { open.append(indent) }
            while let last = open.last, last > indent { open.removeLast() }
            return open.last == indent
        }
    }
}
