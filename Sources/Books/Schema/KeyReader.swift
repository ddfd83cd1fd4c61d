package import Text

/// What the reader of a value needs to report a mistake: the value's key, and where mistakes go.
package struct KeyContext {
    package let key: String
    package let problems: BookProblems

    package init(key: String, problems: BookProblems) {
        (self.key, self.problems) = (key, problems)
    }
}

/// Reads a map of a book file by the declaration of its keys: `entry.title` is what the key `title` says.
///
/// What is missing, unknown or against a demand is reported at once; what has a wrong form, where it is read.
@dynamicMemberLookup
package struct KeyReader<Keys: MapKeys> {
    /// What the map describes, as messages say it: `a vocabulary's entry`.
    package let subject: String
    /// The map as it is written.
    package let node: BookNode
    package let problems: BookProblems
    private let declaration: MapDeclaration<Keys>
    private let map: WrittenMap
    /// By the name of a missing key, the entry that is taken for it, so that one slip is one mistake.
    private var misspelt: [String: BookNode.Entry] = [:]

    /// Reports a node that is not a map, and then reads as an empty one.
    ///
    /// - Parameter subject: another one than that of the declaration.
    package init(
        _ node: BookNode, as declaration: MapDeclaration<Keys>, subject: String? = nil, problems: BookProblems
    ) {
        (self.declaration, self.problems, self.node) = (declaration, problems, node)
        self.subject = subject ?? declaration.shape.subject
        guard case .map(let entries) = node.content else {
            map = WrittenMap([])
            let hint = node.text.flatMap(KeyHint.missingSpace).map { "; \($0)" } ?? ""
            problems.report(
                "expected \(self.subject), a map of keys and values, but found \(node.kind)\(hint)", at: place)
            return
        }
        map = WrittenMap(entries)
        let known = declaration.shape.keys
        var strange = entries.filter { entry in !known.contains { $0.name == entry.key } }
        if !entries.isEmpty || problems.isEmpty {
            for key in declaration.shape.own where key.isRequired && map[key.name] == nil {
                reportMissing(key.name, &strange)
            }
        }
        if !declaration.shape.isOpen { for entry in strange { reportUnknown(entry) } }
        for demand in declaration.shape.demands where !demand.fact.holds(written) { report(demand) }
    }

    private init(_ other: KeyReader<some MapKeys>, as declaration: MapDeclaration<Keys>) {
        (subject, node, problems) = (other.subject, other.node, other.problems)
        (map, misspelt) = (other.map, other.misspelt)
        self.declaration = declaration
    }

    /// What a key says.
    package subscript<Value>(dynamicMember path: KeyPath<Keys, Key<Value>>) -> Value {
        let key = declaration.keys[keyPath: path]
        return key.read(written(key.declaration.name), KeyContext(key: key.declaration.name, problems: problems))
    }

    package var place: Place { node.place }

    /// The same map by keys that its own contain.
    package subscript<Part: MapKeys>(dynamicMember path: KeyPath<Keys, Part>) -> KeyReader<Part> {
        KeyReader<Part>(self, as: Part.form)
    }

    /// What is written at a key, read or not.
    package func node<Value>(_ path: KeyPath<Keys, Key<Value>>) -> BookNode? {
        written(declaration.keys[keyPath: path].declaration.name)
    }

    /// The place of a key's value, or of the map.
    package func place<Value>(of path: KeyPath<Keys, Key<Value>>) -> Place { node(path)?.place ?? place }

    /// Where the value of each key is that the map has.
    package var places: [String: Place] {
        let written = declaration.shape.keys.compactMap { key in self.written(key.name).map { (key.name, $0.place) } }
        return Dictionary(first: written)
    }

    private func written(_ key: String) -> BookNode? { (map[key] ?? misspelt[key])?.value }

    private mutating func reportMissing(_ key: String, _ strange: inout [BookNode.Entry]) {
        let message = "\(subject) needs the key \"\(key)\""
        guard let near = NearestWord.of(key, among: strange.map(\.key)),
            let index = strange.firstIndex(where: { $0.key == near })
        else { return problems.report(message, at: place) }
        let entry = strange.remove(at: index)
        problems.report("\(message); is \"\(near)\" meant for it?", at: entry.keyPlace)
        misspelt[key] = entry
    }

    private func reportUnknown(_ entry: BookNode.Entry) {
        let message = "\(subject) has no key \"\(entry.key)\""
        if let hint = KeyHint.missingSpace(in: entry.key) {
            return problems.report("\(message); \(hint)", at: entry.keyPlace)
        }
        let known = declaration.shape.keys.map(\.name)
        let hint = problems.hint(for: entry.key, among: known)
        problems.report(
            message + (hint.isEmpty ? "; it has \(known.joined(separator: ", "))" : hint), at: entry.keyPlace)
    }

    private func report(_ demand: Demand) {
        let message = declaration.shape.keys.reduce(demand.message) { message, key in
            message.replacing("{\(key.name)}", with: written(key.name)?.text ?? "")
        }
        problems.report(
            message.replacing("{subject}", with: subject),
            at: demand.key.flatMap(written)?.place ?? place)
    }
}

/// The entries of a map, by their keys.
private struct WrittenMap {
    private let entries: [BookNode.Entry]
    /// For each key its first entry; nil for a map of few entries, which are looked through sooner.
    private let positions: [String: Int]?

    init(_ entries: [BookNode.Entry]) {
        self.entries = entries
        positions =
            entries.count > 16
            ? Dictionary(first: entries.enumerated().map { ($1.key, $0) }) : nil
    }

    subscript(key: String) -> BookNode.Entry? {
        positions.map { $0[key].map { entries[$0] } } ?? entries.first { $0.key == key }
    }
}
