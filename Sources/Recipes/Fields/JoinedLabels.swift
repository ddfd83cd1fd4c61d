import Books
import Text

/// A label that a vocabulary does not contain, although it contains all of its parts: `oak and ash`.
struct JoinedLabels {
    /// What separates the parts, as the recipe's `list` would have it.
    let separators: [String]

    /// Nil for another label.
    init?(_ label: String, of vocabulary: Vocabulary) {
        let parts = Self.list.labels(in: label)
        guard parts.count > 1, parts.allSatisfy({ !vocabulary.known(Label($0)).ids.isEmpty }) else { return nil }
        let text = LabelFolding.width(label)
        let found = Self.signs.filter(text.contains)
        separators = found.filter { sign in !found.contains { $0.count > sign.count && $0.contains(sign) } }
    }

    private static let signs = [
        ", ", "; ", " / ", "/", " & ", " + ", " and ", " und ", " et ", " y ", " e ", " och ", " og ", " i ", "、", "・",
    ]
    private static let list = LabelList(signs)
}

extension Finding {
    static func joinedLabels(
        _ label: String, _ joined: JoinedLabels, vocabulary: Vocabulary, at place: Place
    ) -> Finding {
        let remedy = "add \(YAMLText.list(joined.separators)) to the \"list\" of the field in the recipe"
        return Finding(
            rule: .vocabulary, severity: .error,
            message: "the vocabulary \(vocabulary.name) contains the parts of “\(label)”, but not the whole; \(remedy)",
            place: place, value: label,
            family: .unreadable("are lists of words of the vocabulary \(vocabulary.name); \(remedy)", file: place.file))
    }
}
