extension Operand {
    /// Why a rule cannot judge a value, although it has all numbers.
    enum Obstacle: Error {
        /// The value and the operand have different units.
        case units(own: String, other: String)
        /// A result has more digits than an ``ExactNumber``.
        case digits

        var text: String {
            switch self {
            case .units(let own, let other): "one is in \(own) and the other in \(other); write both in one unit"
            case .digits: "the result has more digits than can be stored exactly; use a unit that gives shorter numbers"
            }
        }
    }
}

/// What keeps a rule from judging some records.
final class ObstacleList {
    private(set) var all: [(record: Int, obstacle: Operand.Obstacle)] = []

    func append(_ record: Int, _ obstacle: Operand.Obstacle) { all.append((record, obstacle)) }
}
