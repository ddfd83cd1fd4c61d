internal import Measures

/// `data/claims/<dataset>.csv`: every claim with the place that it was read from.
package struct ClaimCSVEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        publication.datasets.map { dataset in
            let rows = ClaimRows(dataset, in: publication.book)
            return OutputFile(
                path: "data/claims/\(dataset.name).csv",
                bytes: DataText.csv(columns: rows.columns, rows: dataset.claims.flatMap(rows.rows)))
        }
    }
}
