package import Books
package import Records
internal import Text

/// Collects claims in key order and makes the dataset that Normalize would make of them.
package struct DatasetBuilder {
    private let definition: DatasetDefinition
    private var claims: [Claim] = []

    package init(_ definition: DatasetDefinition) {
        self.definition = definition
    }

    /// A claim of which every value column that is not set by the recipe was read from one cell.
    package func claim(
        _ key: String..., values: CellValue?..., unit: String? = nil, article: Int = 0, table: Int = 1, at line: Int,
        _ column: Int, raw: String? = nil, status: ValueStatus = .read, correction: String? = nil,
        correctedColumn: Int = 0,
        assumed: [String] = []
    ) -> DatasetBuilder {
        let location = SourceLocation(line: line, column: column)
        let raw = raw ?? (values.first ?? nil)?.display ?? ""
        let origins = zip(definition.values, values).map { field, value in
            field.isSetByRecipe || value == nil ? nil : CellOrigin(location: location, raw: raw)
        }
        // The first key field is at the line's beginning, the others are set by the recipe.
        let keyOrigin = CellOrigin(location: SourceLocation(line: line, column: 1), raw: key.first ?? "")
        var builder = self
        builder.claims.append(
            Claim(
                key: key, values: values, unit: unit, article: article, table: table,
                keyOrigins: key.indices.map { $0 == 0 ? keyOrigin : nil }, valueOrigins: origins, assumed: assumed,
                status: status,
                corrections: correction.map {
                    [ClaimCorrection(column: correctedColumn, read: raw, reason: LocalizedText($0))]
                } ?? []
            ))
        return builder
    }

    /// Claims of one key make one record, that of the first of them.
    package var dataset: Dataset {
        var records: [Record] = []
        for (index, claim) in claims.enumerated() {
            let previous = records.last
            let isSame = previous?.key == claim.key
            let first = isSame ? previous?.claims ?? [] : []
            if isSame { records.removeLast() }
            let published = first.first.map { claims[$0] } ?? claim
            records.append(
                Record(
                    key: claim.key, values: published.values, unit: published.unit, status: published.status,
                    claims: first + [index], assumed: published.assumed))
        }
        return Dataset(definition: definition, claims: claims, records: records)
    }
}
