import Books
import Text

/// The columns of a claims file that hold the key and the place.
struct ClaimLayout {
    private let keys: [Int]
    private let field: Int?
    private let article: Int
    private let line: Int
    private let column: Int

    /// Nil after reporting missing columns.
    init?(_ resource: PackageResource, key: [String], problems: BookProblems) {
        let names = resource.fields.map(\.name)
        func index(_ column: ClaimColumn) -> Int? { names.firstIndex(of: column.rawValue) }
        for name in key + [ClaimColumn.article, .line, .column].map(\.rawValue) where !names.contains(name) {
            problems.report("the claims \"\(resource.name)\" have no field \"\(name)\"", at: resource.namePlace)
            return nil
        }
        guard let article = index(.article), let line = index(.line), let column = index(.column) else { return nil }
        keys = key.compactMap { name in names.firstIndex(of: name) }
        field = index(.field)
        (self.article, self.line, self.column) = (article, line, column)
    }

    /// Nil for a row without a place.
    func place(_ cells: [CellValue?]) -> (key: [String], place: ClaimPlaces.Place)? {
        guard let article = cells[article]?.text, let line = cells[line].flatMap({ Int($0.text) }),
            let column = cells[column].flatMap({ Int($0.text) })
        else { return nil }
        let place = Text.Place(article, line: line, column: column)
        return (keys.map { cells[$0]?.shortest.text ?? "" }, (field.flatMap { cells[$0]?.text }, place))
    }
}

/// The places of each key's claims, in file order: the most trusted article's first.
///
/// The claims of a key are next to each other, and the keys in the order of the records.
struct ClaimPlaces {
    typealias Place = (column: String?, place: Text.Place)

    private var keys: [[String]] = []
    private var lists: [[Place]] = []
    private lazy var rows = KeyedRows(keys)

    mutating func add(_ place: Place, of key: [String]) {
        if keys.last != key {
            keys.append(key)
            lists.append([])
        }
        lists[lists.count - 1].append(place)
    }

    /// Asked after all places have been added.
    mutating func places(of key: [String]) -> [Place] { rows.position(of: key).map { lists[$0] } ?? [] }
}
