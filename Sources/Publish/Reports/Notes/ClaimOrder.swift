import Records
import Text

/// The claims of a dataset in the order of their cells in the articles.
struct ClaimOrder {
    private let dataset: Dataset
    private let claims: [Int]
    private let places: [Int]

    /// - Complexity: that of sorting the claims.
    init(_ dataset: Dataset) {
        self.dataset = dataset
        claims = dataset.claims.indices.sorted { left, right in
            let (left, right) = (dataset.claims[left], dataset.claims[right])
            if left.article != right.article { return left.article < right.article }
            if left.table != right.table { return left.table < right.table }
            return left.origin.location < right.origin.location
        }
        var places = [Int](repeating: 0, count: claims.count)
        for (place, claim) in claims.enumerated() { places[claim] = place }
        self.places = places
    }

    /// The claim `step` cells after another claim of its table; nil beyond the end.
    func claim(beside claim: Int, step: Int) -> Int? {
        let place = places[claim] + step
        guard claims.indices.contains(place) else { return nil }
        let (own, other) = (dataset.claims[claim], dataset.claims[claims[place]])
        return own.article == other.article && own.table == other.table ? claims[place] : nil
    }
}
