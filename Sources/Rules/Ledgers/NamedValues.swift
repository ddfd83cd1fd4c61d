import Books
import Text

/// The values of findings by which an entry names them.
struct NamedValues {
    /// In the order of records, with the units of numbers in records that have their own.
    let values: [String]
    /// The same without units.
    private let bareValues: [String]
    /// For each value, whether an entry must name its unit: the own values of findings need it, the others do not.
    private let needsUnit: [Bool]
    /// Without units, in the order of places.
    let byPlace: [String]

    /// - Parameters:
    ///   - findings: in the order of places.
    ///   - order: their indices in the order of records.
    ///   - units: for each finding the unit of its record after a space; empty for none.
    ///   - pinned: the values of a finding, its own first and without a unit.
    init(_ findings: [Finding], order: [Int], units: [String], of pinned: (Finding) -> [String]) {
        let all = findings.map(pinned)
        let bare = zip(all, units).map { texts, unit in
            // The other value only lacks the unit that both have.
            texts.map { !unit.isEmpty && $0.hasSuffix(unit) ? String($0.dropLast(unit.count)) : $0 }
        }
        func isOwn(_ index: Int, _ position: Int) -> Bool { position == 0 && findings[index].value != nil }
        values = order.flatMap { index in
            all[index].enumerated().map { isOwn(index, $0) ? $1 + units[index] : $1 }
        }
        bareValues = order.flatMap { bare[$0] }
        needsUnit = order.flatMap { index in all[index].indices.map { isOwn(index, $0) } }
        byPlace = bare.flatMap { $0 }
    }

    func isInOrder(_ entry: AcceptedFinding) -> Bool {
        entry.values.count == values.count
            && entry.values.indices.allSatisfy { [values[$0], bareValues[$0]].contains(entry.values[$0]) }
    }

    /// Whether an entry whose values are in order could be that of the same numbers in other units.
    func lacksUnits(_ entry: AcceptedFinding) -> Bool {
        entry.values.indices.contains { needsUnit[$0] && entry.values[$0] != values[$0] }
    }
}
