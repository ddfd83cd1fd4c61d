/// The positions of rows by their keys. Rows that are asked for in their order are found without a search.
struct KeyedRows {
    private let keys: [[String]]
    /// The position after that of the last answer.
    private var next = 0
    private lazy var positions = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    /// - Parameter keys: of all rows; the first of several equal ones counts.
    init(_ keys: [[String]]) { self.keys = keys }

    mutating func position(of key: [String]) -> Int? {
        let position = next < keys.count && keys[next] == key ? next : positions[key]
        if let position { next = position + 1 }
        return position
    }
}
