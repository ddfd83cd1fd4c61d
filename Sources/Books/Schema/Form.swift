package import Text

/// How the value of a key is written, and what is read from it.
package struct Form<Value>: Sendable {
    package let shape: Shape
    /// Nil after a report.
    package let read: @Sendable (BookNode, KeyContext) -> Value?

    package init(_ shape: Shape, read: @escaping @Sendable (BookNode, KeyContext) -> Value?) {
        (self.shape, self.read) = (shape, read)
    }

    /// A scalar whose text is converted.
    ///
    /// - Parameter expected: what messages say of it: `a number such as 12 or 0.4`.
    package init(_ scalar: Scalar, _ expected: String, _ convert: @escaping @Sendable (String) -> Value?) {
        self.init(.scalar(scalar)) { node, context in
            if let value = node.text.flatMap(convert) { return value }
            context.report("is \(expected), but found \(node.kind)", at: node)
            return nil
        }
    }
}

extension KeyContext {
    /// Reports what is wrong with the key's value.
    package func report(_ message: String, at node: BookNode) {
        problems.report("\"\(key)\" \(message)", at: node.place)
    }
}

extension Form where Value == String {
    package static var text: Form { text(.text) }

    /// A text of which the schema knows more than the reader judges here.
    package static func text(_ scalar: Scalar) -> Form { Form(scalar, "a text") { $0.isEmpty ? nil : $0 } }

    /// A name that is published. To YAML, the quotation marks of word processors are letters of it.
    package static var name: Form {
        Form(text.shape) { node, context in
            guard let name = text.read(node, context) else { return nil }
            if let first = name.first, "“„".contains(first) {
                context.report(
                    "begins with \(first), which becomes a part of it; write straight quotation marks", at: node)
            }
            return name
        }
    }

    /// A text that may be empty.
    package static var textOrNothing: Form { Form(.textOrNothing, "a text") { $0 } }
}

extension Form where Value == Bool {
    package static var boolean: Form { Form(.boolean, "true or false") { Bool($0) } }
}

extension Form where Value == ExactNumber {
    package static var number: Form<ExactNumber> { Form(.number, "a number such as 12 or 0.4") { ExactNumber($0) } }

    package static var tolerance: Form {
        Form(.scalar(.tolerance)) { node, context in
            guard let number = number.read(node, context) else { return nil }
            if number >= .zero { return number }
            context.report("takes a number of 0 or more, but found \(number)", at: node)
            return nil
        }
    }
}

extension Form where Value == Int {
    /// A whole number from 1.
    ///
    /// - Parameter what: what it is, as messages say it: `the number of rows`.
    package static func count(_ what: String) -> Form {
        Form(.count, "\(what), 1 or more") { text in
            ExactNumber(text).flatMap { $0.isInteger && $0.coefficient >= 1 ? $0.coefficient : nil }
        }
    }

    /// A number of things that a program has counted. Sums of them stay far from the largest integer.
    package static var tally: Form {
        Form(.tally, "a whole number of at most 9 digits") { text in
            text.utf8.count <= 9 && text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
        }
    }
}

extension Form where Value == CalendarDate {
    package static var day: Form<CalendarDate> { Form(.day, "a day such as 2027-01-31") { CalendarDate($0) } }
}

extension Form where Value: RawRepresentable<String> & CaseIterable & Sendable {
    /// One of a closed set of words.
    package static func choice(_ type: Value.Type) -> Form {
        let words = Value.allCases.map(\.rawValue)
        return Form(.choice(words)) { node, context in
            if let choice = node.text.flatMap(Value.init) { return choice }
            let hint = node.text.map { NearestWord.hint(for: $0, among: words) } ?? ""
            context.report("is one of \(words.joined(separator: ", ")), but found \(node.kind)\(hint)", at: node)
            return nil
        }
    }
}

extension Form where Value == LocalizedText {
    /// A text in several languages: a map from language to text, or one text for all of them.
    package static var localized: Form {
        Form(.localized) { node, context in
            switch node.content {
            case .text(let text) where !text.isEmpty: return LocalizedText(text)
            case .map(let entries) where !entries.isEmpty:
                for (index, entry) in entries.enumerated() {
                    let other = entries[..<index].first {
                        $0.key != entry.key && $0.key.lowercased() == entry.key.lowercased()
                    }
                    guard let other else { continue }
                    context.problems.report(
                        "\"\(entry.key)\" and \"\(other.key)\" are one language; write one of them", at: entry.keyPlace)
                }
                for entry in entries where !LanguageCode.isPlausible(entry.key) {
                    context.problems.report(
                        "\"\(entry.key)\" is not a language code, such as en, ja or zh-Hant", at: entry.keyPlace)
                }
                return LocalizedText(
                    entries.compactMap { entry in
                        Form<String>.text.read(entry.value, KeyContext(key: entry.key, problems: context.problems))
                            .map { (LanguageCode.canonical(entry.key), $0) }
                    })
            case .text:
                context.report("is empty; write a text, or a map from language to text", at: node)
                return nil
            case .map, .list:
                let found = if case .map = node.content { "an empty map" } else { node.kind }
                context.report("is a text, or a map from language to text, but found \(found)", at: node)
                return nil
            }
        }
    }
}

extension Form where Value == BookNode {
    /// The value as it is written, which its reader judges itself.
    package static func node(_ shape: Shape) -> Form { Form(shape) { node, _ in node } }

    /// A text with its place, for what must report it later.
    package static var word: Form { located(.text) }

    /// The name of a column. A column whose header cell is empty is called nothing, so an empty text is a name, too.
    package static var columnName: Form { wordOrNothing }

    package static var wordOrNothing: Form { located(.textOrNothing) }

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
