import Diagnostics
import Measures

/// `data/claims/<dataset>.csv` and `.json`: what each article says, with the place and the very characters.
///
/// A claim of several columns that stand in the article has one row for each; `field` names the column whose place and
/// raw text the row gives.
///
///     wood,grade,value,unit,article,line,column,raw,status,assumed
///     oak,first,20,mm,Articles/mill.md,7,10,20,read,
enum ClaimTables: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        publication.datasets.flatMap { dataset in
            [
                OutputFile(path: "data/claims/\(dataset.name).csv", bytes: csv(dataset, in: publication.book)),
                OutputFile(path: "data/claims/\(dataset.name).json", bytes: json(dataset, in: publication.book)),
            ]
        }
    }

    private static func csv(_ dataset: Dataset, in book: Book) -> [UInt8] {
        let definition = dataset.definition
        let columns = RecordColumns(definition)
        let hasField = definition.readValues.count > 1
        var text = CSVText()
        text.add(
            definition.keys.map(\.name) + (hasField ? ["field"] : []) + columns.valueNames
                + ["article", "line", "column", "raw", "status", "assumed"])
        for claim in dataset.claims {
            let values = columns.valueTexts(claim.values, unit: claim.unit)
            for (field, origin, status) in rows(of: claim, definition) {
                text.add(
                    claim.key + (hasField ? [field] : []) + values + [
                        book.articles[claim.article].path, String(origin.location.line), String(origin.location.column),
                        origin.raw, status.rawValue, claim.assumed.joined(separator: " "),
                    ])
            }
        }
        return text.bytes
    }

    private static func json(_ dataset: Dataset, in book: Book) -> [UInt8] {
        let definition = dataset.definition
        let columns = RecordColumns(definition)
        let hasField = definition.readValues.count > 1
        return JSONText.lines(
            dataset.claims.flatMap { claim in
                rows(of: claim, definition).map { field, origin, status in
                    .object(
                        columns.keyMembers(claim.key) + (hasField ? [("field", .string(field))] : [])
                            + columns.valueMembers(claim.values, unit: claim.unit) + [
                                ("article", .string(book.articles[claim.article].path)),
                                ("line", .integer(origin.location.line)), ("column", .integer(origin.location.column)),
                                ("raw", .string(origin.raw)), ("status", .string(status.rawValue)),
                                ("assumed", .array(claim.assumed.map(JSONValue.string))),
                                ("places", .object(places(of: claim, definition))),
                            ])
                }
            })
    }

    /// A column that stands in the article, with its cell. A correction speaks of one column only.
    private typealias Row = (field: String, origin: CellOrigin, status: ValueStatus)

    /// The claim's own cell makes the row where no value column stands in the article.
    private static func rows(of claim: Claim, _ definition: DatasetDefinition) -> [Row] {
        let rows = definition.values.indices.compactMap { index -> Row? in
            let field = definition.values[index]
            guard !field.isSetByRecipe, let origin = claim.valueOrigins[index] else { return nil }
            let isCorrected = claim.corrections.contains { $0.column == index }
            return (field.name, origin, claim.status == .corrected && !isCorrected ? .read : claim.status)
        }
        return rows.isEmpty ? [("", claim.origin, claim.status)] : rows
    }

    private static func places(of claim: Claim, _ definition: DatasetDefinition) -> [(String, JSONValue)] {
        zip(definition.keys, claim.keyOrigins).map { field, origin in
            guard let origin else { return (field.name, .null) }
            return (
                field.name,
                .object([
                    ("line", .integer(origin.location.line)), ("column", .integer(origin.location.column)),
                    ("raw", .string(origin.raw)),
                ])
            )
        }
    }
}
