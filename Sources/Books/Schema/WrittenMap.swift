import Text

/// A map of a book file whose keys have been compared with those that it may have. ``KeyReader`` reads it by their types;
/// what is the same for all kinds of map is here, so that it is compiled once.
final class WrittenMap {
    let subject: String
    let node: BookNode
    let problems: BookProblems
    private let shape: MapShape
    private let entries: [BookNode.Entry]
    /// For each key its first entry; nil for a map of few entries, which are looked through sooner.
    private let positions: [String: Int]?
    /// By the name of a missing key, the entry that is taken for it, so that a misspelt key is reported once.
    private var misspelt: [String: BookNode.Entry] = [:]

    /// Reports a node that is not a map, and what a map lacks, has besides its keys, or has against a demand.
    init(_ node: BookNode, as shape: MapShape, subject: String?, problems: BookProblems) {
        (self.node, self.shape, self.problems) = (node, shape, problems)
        self.subject = subject ?? shape.subject
        guard case .map(let entries) = node.content else {
            (entries, positions) = ([], nil)
            let hint = node.text.flatMap(KeyHint.missingSpace).map { "; \($0)" } ?? ""
            problems.report(
                "expected \(self.subject), a map of keys and values, but found \(node.kind)\(hint)", at: node.place)
            return
        }
        self.entries = entries
        positions = entries.count > 16 ? Dictionary(first: entries.enumerated().map { ($1.key, $0) }) : nil
        let known = shape.keys
        var strange = entries.filter { entry in !known.contains { $0.name == entry.key } }
        if !entries.isEmpty || problems.isEmpty {
            for key in shape.own where key.isRequired && self[key.name] == nil { reportMissing(key.name, &strange) }
        }
        if !shape.isOpen { for entry in strange { reportUnknown(entry) } }
        for demand in shape.demands where !demand.fact.holds({ self[$0] }) { report(demand) }
    }

    /// What is written at a key.
    subscript(key: String) -> BookNode? {
        let position = positions.map { $0[key] } ?? entries.indices.first { entries[$0].key == key }
        return position.map { entries[$0].value } ?? misspelt[key]?.value
    }

    /// Where the value of each of these keys is that the map has.
    func places(of keys: [KeyDeclaration]) -> [String: Place] {
        Dictionary(first: keys.compactMap { key in self[key.name].map { (key.name, $0.place) } })
    }

    private func reportMissing(_ key: String, _ strange: inout [BookNode.Entry]) {
        let message = "\(subject) needs the key \"\(key)\""
        guard let near = NearestWord.of(key, among: strange.map(\.key)),
            let index = strange.firstIndex(where: { $0.key == near })
        else { return problems.report(message, at: node.place) }
        let entry = strange.remove(at: index)
        problems.report("\(message); is \"\(near)\" meant for it?", at: entry.keyPlace)
        misspelt[key] = entry
    }

    private func reportUnknown(_ entry: BookNode.Entry) {
        let message = "\(subject) has no key \"\(entry.key)\""
        if let hint = KeyHint.missingSpace(in: entry.key) {
            return problems.report("\(message); \(hint)", at: entry.keyPlace)
        }
        // A key that is written beside the map it belongs into.
        let owner = shape.keys.first { key in
            if case .map? = self[key.name]?.content { key.meaning.contains("\"\(entry.key)\"") } else { false }
        }
        if let owner {
            return problems.report("\(message); write it inside \"\(owner.name)\"", at: entry.keyPlace)
        }
        let known = shape.keys.map(\.name)
        let hint = problems.hint(for: entry.key, among: known)
        problems.report(
            message + (hint.isEmpty ? "; it has \(known.joined(separator: ", "))" : hint), at: entry.keyPlace)
    }

    private func report(_ demand: Demand) {
        let message = shape.keys.reduce(demand.message) { message, key in
            message.replacing("{\(key.name)}", with: self[key.name]?.text ?? "")
        }
        problems.report(
            message.replacing("{subject}", with: subject),
            at: demand.key.flatMap { self[$0] }?.place ?? node.place)
    }
}
