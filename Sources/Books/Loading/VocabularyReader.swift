import Text

/// Reads a file of `Vocabulary/`: one vocabulary, and a second one where its entries have parts.
struct VocabularyReader {
    let map: MapReader
    let path: String

    private struct Parts {
        let name: String
        let title: LocalizedText
    }

    /// Nil after reporting that the file does not name its vocabulary.
    func read() -> [Vocabulary]? {
        guard let name = map.requiredText("vocabulary") else { return nil }
        if path != "Vocabulary/\(name).yaml" {
            map.problems.report(
                "the vocabulary \"\(name)\" belongs into Vocabulary/\(name).yaml", at: map.place(of: "vocabulary"))
        }
        let title = map.localized("title") ?? LocalizedText(name)
        let parts = map.node("parts").map(self.parts)
        _ = map.requiredNode("entries")
        var partEntries: [VocabularyEntry] = []
        let entries = (map.nodes("entries") ?? []).compactMap {
            entry($0, parts: &partEntries, allowsParts: parts != nil)
        }
        let ids = KnownWords(entries.map(\.id))
        let groups = (map.nodes("groups") ?? []).compactMap { group($0, ids: ids) }
        map.rejectUnknownKeys()
        var vocabularies = [Vocabulary(name: name, title: title, entries: entries, groups: groups, place: map.place)]
        if let parts {
            vocabularies.append(
                Vocabulary(name: parts.name, title: parts.title, entries: partEntries, groups: [], place: map.place))
        }
        for vocabulary in vocabularies { reportClashes(in: vocabulary) }
        return vocabularies
    }

    private func parts(_ node: BookNode) -> Parts {
        let entry = MapReader(node, subject: "the parts of a vocabulary", problems: map.problems)
        let name = entry.requiredText("vocabulary") ?? ""
        let title = entry.localized("title") ?? LocalizedText(name)
        entry.rejectUnknownKeys()
        return Parts(name: name, title: title)
    }

    private func entry(_ node: BookNode, parts: inout [VocabularyEntry], allowsParts: Bool) -> VocabularyEntry? {
        if let id = node.text, !id.isEmpty {
            return VocabularyEntry(id: id, labels: LocalizedText(id), aliases: [], place: node.place)
        }
        let reader = MapReader(node, subject: "a vocabulary's entry", problems: map.problems)
        guard let id = reader.requiredText("id") else { return nil }
        let labels = reader.localized("labels") ?? LocalizedText(id)
        let aliases = reader.texts("aliases") ?? []
        let formerly = reader.texts("formerly") ?? []
        var own: [VocabularyEntry] = []
        if allowsParts {
            var none: [VocabularyEntry] = []
            own = (reader.nodes("parts") ?? []).compactMap { entry($0, parts: &none, allowsParts: false) }
            parts += own
        }
        let coversAll = reader.boolean("covers_all") ?? false
        let withoutRecords = reader.localized("without_records")
        reader.rejectUnknownKeys()
        return VocabularyEntry(
            id: id, labels: labels, aliases: aliases, formerly: formerly, parts: own.flatMap(\.names),
            coversAll: coversAll, withoutRecords: withoutRecords, place: reader.place(of: "id"),
            withoutRecordsPlace: reader.place(of: "without_records"))
    }

    private func group(_ node: BookNode, ids: KnownWords) -> VocabularyGroup? {
        let reader = MapReader(node, subject: "a vocabulary's group", problems: map.problems)
        _ = reader.requiredNode("names")
        let names = reader.texts("names") ?? []
        _ = reader.requiredNode("members")
        let members = reader.textNodes("members") ?? []
        reader.rejectUnknownKeys()
        if names.isEmpty || members.isEmpty {
            map.problems.report("a group has at least one name and one member", at: node.place)
        }
        let known = members.compactMap { member -> String? in
            guard let text = member.text else { return nil }
            if ids.contains(text) { return text }
            map.problems.report("the vocabulary has no entry \"\(text)\"\(ids.hint(for: text))", at: member.place)
            return nil
        }
        return VocabularyGroup(names: names, members: known, place: node.place)
    }

    /// A name must mean one thing.
    private func reportClashes(in vocabulary: Vocabulary) {
        var owners: [String: (owner: String, place: Place)] = [:]
        func claim(_ name: String, for owner: String, at place: Place, isID: Bool) {
            let folded = LabelFolding.fold(name)
            guard let first = owners[folded] else {
                owners[folded] = (owner, place)
                return
            }
            guard first.owner != owner || isID else { return }
            map.problems.report(
                "\"\(name)\" is defined twice in the vocabulary \"\(vocabulary.name)\"", at: place,
                notes: [Note("it is first defined here, for \"\(first.owner)\"", at: first.place)])
        }
        for entry in vocabulary.entries {
            claim(entry.id, for: entry.id, at: entry.place, isID: true)
        }
        for entry in vocabulary.entries {
            for name in entry.names.dropFirst() { claim(name, for: entry.id, at: entry.place, isID: false) }
        }
        for group in vocabulary.groups {
            for name in group.names {
                claim(name, for: group.members.joined(separator: " "), at: group.place, isID: false)
            }
        }
    }
}
