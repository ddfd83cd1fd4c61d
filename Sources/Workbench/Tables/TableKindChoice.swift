import Articles

/// The tables that `tables --kind` asks for.
package enum TableKindChoice: String, CaseIterable, Sendable {
    case data, layout, all

    func includes(_ kind: TableKind) -> Bool { self == .all || rawValue == kind.rawValue }

    /// The beginning of a message that says that nothing was found.
    var noTables: String { self == .all ? "no tables" : "no \(rawValue) tables" }
}
