/// What must hold between the keys of one map.
package struct Demand: Sendable {
    package let fact: Fact
    /// What is wrong where it does not hold; the text of a key takes the place of `{key}`.
    let message: String
    /// The key at whose value the mistake is; nil for the map.
    let key: String?

    package init(_ fact: Fact, _ message: String, at key: String? = nil) {
        (self.fact, self.message, self.key) = (fact, message, key)
    }
}

/// Something that holds for a map, or does not.
package indirect enum Fact: Sendable {
    case has(String)
    /// The key has one of these texts.
    case says(String, [String])
    case no(Fact)
    case any([Fact])
    case all([Fact])
    case one([Fact])
    case when(Fact, Fact)
    /// Of the maps that a list holds, each lacks a key.
    case items(String, lack: String)

    /// - Parameter value: of a key; nil if the map does not have it.
    func holds(_ value: (String) -> BookNode?) -> Bool {
        switch self {
        case .has(let key): value(key) != nil
        case .says(let key, let words): value(key)?.text.map(words.contains) ?? false
        case .no(let fact): !fact.holds(value)
        case .any(let facts): facts.contains { $0.holds(value) }
        case .all(let facts): facts.allSatisfy { $0.holds(value) }
        case .one(let facts): facts.count { $0.holds(value) } == 1
        case .when(let condition, let fact): !condition.holds(value) || fact.holds(value)
        case .items(let key, lack: let lacking):
            value(key)?.items.allSatisfy { $0[lacking] == nil } ?? true
        }
    }
}
