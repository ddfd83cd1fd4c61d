extension Vocabulary {
    /// What to write instead of a word that is no id, where only ids are understood: the id that a label or alias
    /// means, the nearest id, or all of them where they are few.
    package func idHint(for word: String) -> String {
        let meant = ids(for: word)
        if meant.count == 1 { return "; it is a name of \"\(meant[0])\", so write that" }
        if !meant.isEmpty { return "; it is a name of \(meant.joined(separator: ", ")), so write one of these" }
        let near = nearestIDHint(for: word)
        guard near.isEmpty, !entries.isEmpty else { return near }
        return "; it has \(entries.prefix(Self.mostNamed).map(\.id).joined(separator: ", "))"
            + (entries.count > Self.mostNamed ? ", …" : "")
    }

    private static let mostNamed = 12
}
