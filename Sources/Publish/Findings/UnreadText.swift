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
        var order: [String] = []
        var members: [String: [String]] = [:]
        var known: Set<Remedy> = []
        for remedy in findings.filter({ $0.accepted == nil }).compactMap(\.remedy) where known.insert(remedy).inserted {
            let target = "to leave it out, below \(remedy.key) in \(remedy.file):"
            if members[target] == nil { order.append(target) }
            members[target, default: []].append(remedy.line)
        }
        return order.flatMap { target in
            let lines = members[target] ?? []
            return lines.count == 1
                ? ["\(target) \(lines[0])"]
                : [target.replacing("to leave it out", with: "to leave them out")] + lines.map { "  " + $0 }
        }
    }
}
