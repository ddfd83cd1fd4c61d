import Asking
import Books
import Records
package import Text

extension Question {
    /// The places of the records' values in articles; for a dataset without values, of their keys.
    package func places(in checked: CheckedBook) -> Set<Place> {
        let articles = checked.book.articles
        var places: Set<Place> = []
        for selection in selections {
            let hasValues = !selection.dataset.definition.readValues.isEmpty
            for claim in selection.records.flatMap(\.claims).map({ selection.dataset.claims[$0] }) {
                for origin in (hasValues ? claim.valueOrigins : claim.keyOrigins).compactMap({ $0 }) {
                    places.insert(Place(articles[claim.article].path, origin.location))
                }
            }
        }
        return places
    }
}
