import Books
import Records
import Text

/// `data/_search.js`: what the search knows before it has read any dataset: words with all their names, where they are used,
/// and the pages.
///
///     measurebook.search({"vocabularies":[{"name":"wood","title":"Wood","words":[["oak","Oak",["楢","Quercus"]],…]}],
///       "datasets":[{"name":"height","title":"Height","columns":[{"title":"Wood","isKey":true,"vocabulary":0,"words":[0,1]},…]}],
///       "pages":[["sources.html","Sources",[]]]});
///
/// A query picks the datasets that have all of its words; their ``ExplorerScript`` then gives the records.
struct SearchIndex {
    /// A page that has a name of its own, such as that of an article.
    struct Page {
        /// Relative to the root of the language.
        let path: String
        let title: String
        /// Other texts under which it is found.
        var names: [String] = []
    }

    let bytes: [UInt8]

    /// - Parameters:
    ///   - pages: all that are not about a dataset or a word.
    ///   - wordPages: the vocabularies whose words have pages.
    /// - Complexity: linear in the different cells of all columns and in the names of all words.
    init(_ material: ReportMaterial, pages: [Page], wordPages: Set<String>) {
        let publication = material.publication
        let words = SearchWords(publication.book, publication.datasets)
        let columns = SearchColumns(material)
        let vocabularies = publication.book.vocabularies.map { vocabulary -> JSON in
            [
                "name": .string(vocabulary.name), "title": .string(vocabulary.title[material.language]),
                "covering": vocabulary.coveringID.flatMap(vocabulary.position).map(JSON.integer),
                "hasPages": wordPages.contains(vocabulary.name) ? .boolean(true) : nil,
                "words": .array(vocabulary.entries.map { words.json($0, in: vocabulary, language: material.language) }),
            ]
        }
        let datasets = publication.datasets.enumerated().map { index, dataset -> JSON in
            [
                "name": .string(dataset.name), "title": .string(dataset.definition.title[material.language]),
                "names": .strings(dataset.definition.title.all.uniqued()),
                "columns": .array(columns.json(ofDataset: index)),
            ]
        }
        let others = pages.map { page -> JSON in
            .array([.string(page.path), .string(page.title), .strings(page.names)])
        }
        bytes =
            DataScript(
                "search",
                [["vocabularies": .array(vocabularies), "datasets": .array(datasets), "pages": .array(others)]]
            ).bytes
    }
}
