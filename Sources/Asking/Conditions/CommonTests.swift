import Books
import Records
import Text

/// Tests of the columns that every dataset has.
struct CommonTests {
    let column: CommonColumn
    let dataset: Dataset
    let checked: any AskedBook

    func test(_ text: ConditionText) throws(UsageError) -> @Sendable ([String]) -> Bool {
        if text.value.isEmpty {
            let wantsEmpty = text.op == .equal
            return { $0.isEmpty == wantsEmpty }
        }
        guard !text.op.isOrdering else {
            throw UsageError("\(column.rawValue) cannot be compared with < or >; use =, != or ~")
        }
        if text.op == .contains {
            let wanted = ListText.parts(of: text.value).map(TextSearch.fold)
            return { held in
                held.contains { item in wanted.contains { TextSearch.fold(item).contains($0) } }
            }
        }
        let asked = try asked(text.value)
        let (isEqual, fold, names) = (text.op == .equal, fold, names)
        return { held in
            let isOne = held.isEmpty ? asked.contains("") : names(held).contains { asked.contains(fold($0)) }
            return isOne == isEqual
        }
    }

    /// The texts that find a cell's items: for several implied values, each with its column or alone, and all together.
    private var names: @Sendable ([String]) -> [String] {
        guard column == .implied, dataset.definition.readValues.count > 1 else { return { $0 } }
        return { held in
            held + held.map { String($0.drop { $0 != "=" }.dropFirst()) } + [held.joined(separator: " ")]
        }
    }

    /// The requested texts, folded; the empty text matches records without one.
    private func asked(_ value: String) throws(UsageError) -> Set<String> {
        guard let known else { return Set(([value] + ListText.parts(of: value)).map(fold)) }
        guard !known.isEmpty else { throw UsageError("\(dataset.name) has no \(column.rawValue)") }
        // Some units differ only in case.
        func matches(_ name: String) -> [(names: [String], meant: [String])] {
            let exact = known.filter { $0.names.map(fold).contains(fold(name)) }
            return exact.isEmpty
                ? known.filter { $0.names.map(TextSearch.fold).contains(TextSearch.fold(name)) } : exact
        }
        let whole = matches(value)
        if !whole.isEmpty { return Set(whole.flatMap(\.meant)) }
        var asked: Set<String> = []
        for part in ListText.parts(of: value) {
            let found = matches(part)
            guard !found.isEmpty else {
                throw UsageError(
                    "\(column.rawValue) has no value \"\(part)\""
                        + WordHint.of(
                            part, among: known.flatMap(\.names), what: "it may be",
                            alternatives: known.compactMap(\.names.first)))
            }
            asked.formUnion(found.flatMap(\.meant))
        }
        return asked
    }

    /// The folding that decides whether two texts are equal.
    private var fold: @Sendable (String) -> String {
        if column == .unit { return { UnitSpelling.canonical($0) } }
        return { TextSearch.fold($0) }
    }

    /// The possible values with their names; nil if any text is possible.
    private var known: [(names: [String], meant: [String])]? {
        func itself(_ names: [String]) -> (names: [String], meant: [String]) { (names, [TextSearch.fold(names[0])]) }
        switch column {
        case .status:
            return ValueStatus.allCases.map { itself([$0.rawValue] + $0.title.all) }
        case .flagged:
            return [(["yes"], ["open", "accepted"]), (["no"], [""]), itself(["open"]), itself(["accepted"])]
        case .articles: return checked.book.articles.map { itself([$0.id, $0.path, $0.origin.title]) }
        case .findings:
            return checked.ruleIDs.map { itself([$0]) }
        case .assumed: return Set(checked.book.datasets.flatMap(\.fields).map(\.name)).sorted().map { itself([$0]) }
        case .unit: return units.map { ($0, [$0[0]]) }
        case .implied, .witnesses, .readers: return nil
        }
    }

    /// The possible units of the dataset's records, each with its other names.
    private var units: [[String]] {
        let definition = dataset.definition
        guard definition.unit == .perRecord else { return definition.declaredUnits(of: nil).map { [$0] } }
        let vocabulary = definition.units?.vocabulary.flatMap(checked.book.vocabulary)
        let declared = definition.units?.units ?? Set(dataset.records.compactMap(\.unit)).sorted()
        return declared.map { unit in
            let entry = definition.units?.word(for: unit).flatMap { vocabulary?.entry($0) }
            return [unit] + (entry?.names.dropFirst() ?? [])
        }
    }
}
