import Articles
import Books
import Records
import Text

/// `data/claims/<dataset>.json`: the rows of the CSV as objects, and under `places` where each key field was read.
package struct ClaimJSONEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        publication.datasets.map { dataset in
            OutputFile(path: "data/claims/\(dataset.name).json", bytes: bytes(of: dataset, book: publication.book))
        }
    }

    private func bytes(of dataset: Dataset, book: Book) -> [UInt8] {
        let rows = ClaimRows(dataset, in: book)
        let elements = dataset.claims.flatMap { claim in rows.rows(claim).map { (claim: claim, cells: $0) } }
        return JSONWriter.lines(of: elements) { element, writer in
            writer.beginObject()
            DataText.write(columns: rows.columns, cells: element.cells, to: &writer)
            writer.key("places")
            rows.writePlaces(of: element.claim, to: &writer)
            writer.endObject()
        }
    }
}
