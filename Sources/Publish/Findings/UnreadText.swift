import Text

/// The report on the tables or lists of an article that no recipe reads.
enum UnreadText {
    static func message(_ parts: UnreadParts, _ findings: [Finding]) -> String {
        "no recipe reads \(Plural.of(findings.count, parts.kind.rawValue)) of this article"
    }

    /// - Parameter isWhole: whether to list all places.
    static func lines(_ findings: [Finding], isWhole: Bool) -> [String] {
        let places = findings.count == 1 ? [] : ["at \(PlaceList.text(findings.map(\.place), isWhole: isWhole))"]
        return places + RemedyText.lines(findings)
    }
}

/// The lines to add to files of the book to settle open findings.
enum RemedyText {
    /// The file and key come first if there are several lines for them.
    static func lines(_ findings: [Finding]) -> [String] {
        let remedies = findings.filter { $0.accepted == nil }.compactMap(\.remedy).uniqued()
        return remedies.groups(by: \.file).flatMap { file, remedies in
            let place = "below \(Remedy.key) in \(file):"
            return remedies.count == 1
                ? ["to leave it out, \(place) \(remedies[0].line)"]
                : ["to leave them out, \(place)"] + remedies.map { "  " + $0.line }
        }
    }
}
