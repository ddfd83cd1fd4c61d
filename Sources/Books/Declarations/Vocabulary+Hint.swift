extension Vocabulary {
    /// A suggestion for a word that is not an id: the id of a label or alias, the nearest id, or all ids if there are
    /// few.
    package func idHint(for word: String) -> String {
        let meant = ids(for: word)
        if meant.count == 1 { return "; it is a name of \"\(meant[0])\"; write that id" }
        if !meant.isEmpty { return "; it is a name of \(meant.joined(separator: ", ")); write one of these ids" }
        let near = nearestIDHint(for: word)
        guard near.isEmpty, !entries.isEmpty else { return near }
        return "; it has \(entries.prefix(Self.mostNamed).map(\.id).joined(separator: ", "))"
            + (entries.count > Self.mostNamed ? ", …" : "")
    }

    private static let mostNamed = 12
}
