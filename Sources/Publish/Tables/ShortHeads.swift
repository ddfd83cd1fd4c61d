import Text

/// What the short labels in the heads of tables mean.
enum ShortHeads {
    /// `XS = extra small, S = small`, each once; nil if no head is short for anything.
    static func text(of tables: [WideTable], say: Wording) -> String? {
        let heads = tables.flatMap { $0.columns.filter { $0.meaning != nil } }.uniqued()
        let parts = heads.compactMap { head in head.meaning.map { "\(head.title) = \($0)" } }
        return parts.isEmpty ? nil : say.list(parts)
    }
}
