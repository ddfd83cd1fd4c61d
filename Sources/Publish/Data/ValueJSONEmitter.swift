import Articles
import Books
import Records
import Text

/// `data/<dataset>.json`: an array of objects, one for each key, one a line. Words are strings, numbers
/// numbers, in keys too, and what is empty is null.
package struct ValueJSONEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        publication.datasets.map { dataset in
            let object = RecordObject(dataset, in: publication)
            return OutputFile(
                path: "data/\(dataset.name).json", bytes: JSONWriter.lines(of: dataset.records, write: object.write))
        }
    }
}
