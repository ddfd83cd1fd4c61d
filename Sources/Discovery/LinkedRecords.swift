/// Groups of records whose values must be equal according to relations (a union-find forest).
struct LinkedRecords {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func areLinked(_ first: Int, _ second: Int) -> Bool { root(first) == root(second) }

    mutating func link(_ first: Int, _ second: Int) {
        let (left, right) = (root(first), root(second))
        if left != right { parents[max(left, right)] = min(left, right) }
    }

    private mutating func root(_ record: Int) -> Int {
        var root = record
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }
}
