extension Form where Value == BookNode {
    /// The value as it is written, which its reader judges itself.
    package static func node(_ shape: Shape) -> Form { Form(shape) { node, _ in node } }

    /// A text with its place, for what must report it later.
    package static var word: Form { located(.text) }

    /// The name of a column. A column whose header cell is empty is called nothing, so an empty text is a name, too.
    package static var columnName: Form { located(.textOrNothing) }

    private static func located(_ form: Form<String>) -> Form {
        Form(form.shape) { node, context in form.read(node, context).map { _ in node } }
    }
}

extension Form {
    /// A map that is read by its own keys.
    package static func map<Keys>(_ declaration: MapDeclaration<Keys>) -> Form where Value == KeyReader<Keys> {
        Form(.map(declaration.shape)) { node, context in KeyReader(node, as: declaration, problems: context.problems) }
    }

    /// The items of a list; an item that is written alone counts as a list of one.
    ///
    /// - Parameter least: what the list names at least one of, as messages say it; nil if it may be empty.
    package static func list<Item>(of item: Form<Item>, atLeastOne least: String? = nil, isUnique: Bool = false) -> Form
    where Value == [Item] {
        Form(.list(Shape.List(item: item.shape, least: least == nil ? 0 : 1, isUnique: isUnique))) { node, context in
            if let least, node.items.isEmpty {
                context.report("names at least one \(least)", at: node)
                return nil
            }
            return node.items.compactMap { item.read($0, context) }
        }
    }

    /// A map whose keys are free.
    package static func entries<Item>(of item: Form<Item>, atLeastOne least: String? = nil) -> Form
    where Value == [(entry: BookNode.Entry, value: Item)] {
        Form(.entries(of: item.shape, least: least == nil ? 0 : 1)) { node, context in
            guard case .map(let entries) = node.content else {
                context.report("is a map of keys and values, but found \(node.kind)", at: node)
                return nil
            }
            if let least, entries.isEmpty {
                context.report("names at least one \(least)", at: node)
                return nil
            }
            return entries.compactMap { entry in
                item.read(entry.value, KeyContext(key: entry.key, problems: context.problems)).map { (entry, $0) }
            }
        }
    }

    /// The same, or nothing, which is read as nil.
    package var orNothing: Form {
        Form(.either([shape, .scalar(.nothing)])) { node, context in node.text == "" ? nil : read(node, context) }
    }
}
