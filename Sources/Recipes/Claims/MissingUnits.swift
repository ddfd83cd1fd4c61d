import Books
import Records
import Text

/// Reports numbers without a unit beside numbers of the same feed that have one in their cells: the unit may be lost.
/// Numbers of which none has a unit are published as the recipe gives them, without one. Zero needs no unit.
struct MissingUnits {
    let definition: DatasetDefinition
    let context: NormalizeContext

    func report(in claims: [Claim]) {
        guard definition.unit == .perRecord, claims.contains(where: { $0.unit != nil }) else { return }
        for claim in claims where claim.unit == nil {
            guard let column = definition.values.indices.first(where: { isBare(claim.values[$0], $0) }),
                let value = claim.values[column], let origin = claim.valueOrigins[column]
            else { continue }
            context.report(
                Self.finding(value.display, at: context.place(origin.location)),
                doubting: DoubtedRecords(of: definition.name, [claim.key], sparesOtherArticles: true))
        }
    }

    private func isBare(_ value: CellValue?, _ column: Int) -> Bool {
        guard let number = value?.number, number != .zero else { return false }
        return definition.unit(of: definition.values[column]) == .perRecord
    }

    private static func finding(_ number: String, at place: Place) -> Finding {
        let advice =
            ", but other cells of the column have one; correct the cell, write \"unit: {constant: ''}\" among the fields "
            + "of the recipe if such numbers have no unit, or accept this finding"
        return Finding(
            rule: .unknownUnit, severity: .warning, message: "“\(number)” has no unit" + advice, place: place,
            value: number, family: .unreadable("have no unit" + advice, file: place.file))
    }
}
