package import Text

/// Reads the keys of a map of a book file and reports, with places, what is missing, of the wrong kind or unknown.
///
/// Ask for every key that the map may have, then call ``rejectUnknownKeys()``.
package final class MapReader {
    /// What the map describes, in a reader's words: `a vocabulary entry`.
    package let subject: String
    package let place: Place
    package let problems: BookProblems
    private let entries: [BookNode.Entry]
    /// The keys that were asked for, in that order, and by name.
    private var known: [String] = []
    private var knownSet: Set<String> = []
    /// For each key its first entry; nil for a map of few entries, which are looked through sooner.
    private let positions: [String: Int]?
    /// Keys that nobody asks for and that are taken for one that is missing, so that one slip is one mistake.
    private var misspelt: [String: BookNode.Entry] = [:]

    /// Reports a node that is not a map, and then reads as an empty one.
    package init(_ node: BookNode, subject: String, problems: BookProblems) {
        self.subject = subject
        self.problems = problems
        place = node.place
        if case .map(let entries) = node.content {
            self.entries = entries
            positions =
                entries.count > 16
                ? Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first }) : nil
        } else {
            entries = []
            positions = nil
            let hint = node.text.flatMap(KeyHint.missingSpace).map { "; \($0)" } ?? ""
            problems.report(
                "expected \(subject), a map of keys and values, but found \(node.kind)\(hint)", at: node.place)
        }
    }

    /// The node of a key, or nil.
    package func node(_ key: String) -> BookNode? {
        if knownSet.insert(key).inserted { known.append(key) }
        return entry(key)?.value
    }

    private func entry(_ key: String) -> BookNode.Entry? {
        let found = positions.map { $0[key].map { entries[$0] } } ?? entries.first { $0.key == key }
        return found ?? misspelt[key]
    }

    /// The node of a required key; the value of a misspelt key is used after a report.
    package func requiredNode(_ key: String) -> BookNode? {
        if let found = node(key) { return found }
        guard !entries.isEmpty || problems.isEmpty else { return nil }
        let free = entries.filter { !knownSet.contains($0.key) }
        guard let near = NearestWord.of(key, among: free.map(\.key)),
            let entry = free.first(where: { $0.key == near })
        else {
            problems.report("\(subject) needs the key \"\(key)\"", at: place)
            return nil
        }
        problems.report("\(subject) needs the key \"\(key)\"; is \"\(near)\" meant for it?", at: entry.keyPlace)
        misspelt[key] = entry
        return entry.value
    }

    package func text(_ key: String) -> String? {
        node(key).flatMap { text(of: $0, key: key) }
    }

    package func requiredText(_ key: String) -> String? {
        requiredNode(key).flatMap { text(of: $0, key: key) }
    }

    package func boolean(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        switch node.text {
        case "true": return true
        case "false": return false
        default:
            problems.report("\"\(key)\" is true or false, but found \(node.kind)", at: node.place)
            return nil
        }
    }

    package func number(_ key: String) -> ExactNumber? {
        guard let node = node(key) else { return nil }
        if let text = node.text, let number = ExactNumber(text) { return number }
        problems.report("\"\(key)\" is a number such as 12 or 0.4, but found \(node.kind)", at: node.place)
        return nil
    }

    package func integer(_ key: String) -> Int? {
        guard let number = number(key) else { return nil }
        if number.isInteger { return number.coefficient }
        problems.report("\"\(key)\" is a whole number, but found \(number)", at: node(key)?.place ?? place)
        return nil
    }

    /// A list of texts; a single text counts as a list of one.
    package func texts(_ key: String) -> [String]? {
        nodes(key)?.compactMap { text(of: $0, key: key) }
    }

    /// The items of a list; a single text or map counts as a list of one.
    package func nodes(_ key: String) -> [BookNode]? {
        guard let node = node(key) else { return nil }
        if case .list(let items) = node.content { return items }
        return [node]
    }

    /// The items of a list of texts, for what must report their places later; a single text counts as a list of one.
    package func textNodes(_ key: String) -> [BookNode]? {
        nodes(key)?.filter { text(of: $0, key: key) != nil }
    }

    /// The name of one column, see ``nameNodes(_:)``.
    package func nameNode(_ key: String) -> BookNode? {
        node(key).flatMap { $0.text == "" || text(of: $0, key: key) != nil ? $0 : nil }
    }

    /// The items of a list of names of columns, or a single name. A column whose header cell is empty is
    /// called nothing, so an empty text is a name, too.
    package func nameNodes(_ key: String) -> [BookNode]? {
        nodes(key)?.filter { $0.text == "" || text(of: $0, key: key) != nil }
    }

    /// The entries of a map whose keys are free.
    package func entries(_ key: String) -> [BookNode.Entry]? {
        guard let node = node(key) else { return nil }
        if case .map(let entries) = node.content { return entries }
        problems.report("\"\(key)\" is a map of keys and values, but found \(node.kind)", at: node.place)
        return nil
    }

    /// One of a closed set of words; reports any other with the nearest right one.
    package func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        guard let node = node(key) else { return nil }
        let words = Choice.allCases.map(\.rawValue)
        if let text = node.text, let choice = Choice(rawValue: text) { return choice }
        let hint = node.text.map { NearestWord.hint(for: $0, among: words) } ?? ""
        problems.report(
            "\"\(key)\" is one of \(words.joined(separator: ", ")), but found \(node.kind)\(hint)", at: node.place)
        return nil
    }

    /// The entries of a map whose keys are free and whose values are texts; an empty one is a text, too.
    package func textEntries(_ key: String) -> [(entry: BookNode.Entry, text: String)]? {
        entries(key)?.compactMap { entry in
            if let text = entry.value.text { return (entry, text) }
            problems.report("\"\(entry.key)\" is a text, but found \(entry.value.kind)", at: entry.value.place)
            return nil
        }
    }

    /// A text in several languages: a map from language to text, or one text for all of them.
    package func localized(_ key: String) -> LocalizedText? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .text(let text) where !text.isEmpty: return LocalizedText(text)
        case .map(let entries) where !entries.isEmpty:
            for entry in entries where !LanguageCode.isPlausible(entry.key) {
                problems.report(
                    "\"\(entry.key)\" is not a language code, such as en, ja or zh-Hant", at: entry.keyPlace)
            }
            return LocalizedText(
                entries.compactMap { entry in text(of: entry.value, key: entry.key).map { (entry.key, $0) } })
        case .text, .map, .list:
            let found = if case .map = node.content { "an empty map" } else { node.kind }
            problems.report("\"\(key)\" is a text, or a map from language to text, but found \(found)", at: node.place)
            return nil
        }
    }

    /// The place of a key's value, or of the map.
    package func place(of key: String) -> Place {
        entry(key)?.value.place ?? place
    }

    /// Reports every key that nobody asked for, with the nearest right word.
    package func rejectUnknownKeys() {
        let explained = Set(misspelt.values.map(\.key))
        for entry in entries where !knownSet.contains(entry.key) && !explained.contains(entry.key) {
            if let hint = KeyHint.missingSpace(in: entry.key) {
                problems.report("\(subject) has no key \"\(entry.key)\"; \(hint)", at: entry.keyPlace)
                continue
            }
            let hint = problems.hint(for: entry.key, among: known)
            let expected = hint.isEmpty ? "; it has \(known.joined(separator: ", "))" : hint
            problems.report("\(subject) has no key \"\(entry.key)\"\(expected)", at: entry.keyPlace)
        }
    }

    private func text(of node: BookNode, key: String) -> String? {
        if let text = node.text, !text.isEmpty { return text }
        problems.report("\"\(key)\" is a text, but found \(node.kind)", at: node.place)
        return nil
    }
}
