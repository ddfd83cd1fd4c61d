import Books
import Outputs
import Text

/// Reads a vocabulary from its file in an output.
enum OutputVocabulary {
    /// Nil for a resource that is not a vocabulary, and after a report.
    static func read(_ resource: KeyReader<ResourceKeys>, in files: OutputFiles) -> Books.Vocabulary? {
        guard let name = resource.vocabulary, let path = resource.path, path.hasSuffix(".csv"),
            let rows = files.json("data/\(path.dropLast(4)).json", resource.problems)?.items
        else { return nil }
        // Words that lead to each other by their parts are declared in one file.
        let file = ([name] + (resource.asking?.together ?? [])).min() ?? name
        let groups = rows.flatMap { row in texts(row["groups"]).map { (group: $0, id: row["word"]?.text ?? "") } }
        return Books.Vocabulary(
            name: name, title: resource.asking?.titles ?? LocalizedText(resource.title ?? name),
            entries: rows.map(entry),
            groups: groups.groups(by: \.group).map { group, members in
                VocabularyGroup(names: [group], members: members.map(\.id), place: resource.place)
            },
            place: Text.Place(file))
    }

    private static func entry(_ row: BookNode) -> VocabularyEntry {
        VocabularyEntry(
            id: row["word"]?.text ?? "", labels: texts(row, "label_") ?? LocalizedText([]),
            shortLabels: texts(row, "short_label_"), aliases: texts(row["aliases"]), formerly: texts(row["formerly"]),
            parts: texts(row["parts"]), coversAll: row["covers_all"]?.text == "true",
            place: row.place)
    }

    /// `label_en`, `label_ja`: the text of each language; nil if there is none.
    private static func texts(_ row: BookNode, _ prefix: String) -> LocalizedText? {
        guard case .map(let entries) = row.content else { return nil }
        let texts = entries.compactMap { entry -> (String, String)? in
            guard entry.key.hasPrefix(prefix), let text = entry.value.text, !text.isEmpty else { return nil }
            return (String(entry.key.dropFirst(prefix.count)), text)
        }
        return texts.isEmpty ? nil : LocalizedText(texts)
    }

    private static func texts(_ node: BookNode?) -> [String] { node?.listItems.compactMap(\.text) ?? [] }
}
