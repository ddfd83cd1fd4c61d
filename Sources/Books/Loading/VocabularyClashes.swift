import Text

/// Finds names that mean two things in one vocabulary.
struct VocabularyClashes {
    /// The vocabularies whose words only serve as units, in which case matters: mW is not MW.
    private let ofUnits: Set<String>
    private let problems: BookProblems

    /// - Parameter datasets: nil if some of them cannot be read; then any vocabulary may be one of units.
    init(_ vocabularies: [Vocabulary], datasets: [DatasetDefinition]?, problems: BookProblems) {
        let units = datasets.map { $0.compactMap { $0.units?.vocabulary } } ?? vocabularies.map(\.name)
        let fields = datasets?.flatMap { $0.fields.compactMap(\.vocabulary) } ?? []
        (ofUnits, self.problems) = (Set(units).subtracting(fields), problems)
    }

    func report(in vocabulary: Vocabulary) {
        let isOfUnits = ofUnits.contains(vocabulary.name)
        var owners: [String: (owner: String, name: String, place: Place)] = [:]
        func claim(_ name: String, for owner: String, at place: Place, isID: Bool) {
            let folded = isOfUnits ? LabelFolding.width(name) : LabelFolding.fold(name)
            guard let first = owners[folded] else {
                owners[folded] = (owner, name, place)
                return
            }
            guard first.owner != owner || isID else { return }
            let differsInCase = LabelFolding.width(name) != LabelFolding.width(first.name)
            let remedy = differsInCase ? "; names that differ only in case need a field of \"type: text\"" : ""
            problems.report(
                "\"\(name)\" is defined twice in the vocabulary \"\(vocabulary.name)\"\(remedy)", at: place,
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
