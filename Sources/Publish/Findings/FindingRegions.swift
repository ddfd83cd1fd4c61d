import Articles
import Books
import Records
import Text

/// Where the text ends that findings point at: a cell, or else the rest of the line.
struct FindingRegions {
    private var sources: [String: SourceText] = [:]
    private var raws: [Place: String] = [:]

    /// - Complexity: linear in the cells of the articles that have findings, and in the claims.
    init(of findings: [Finding], in publication: Publication) {
        let places = Set(findings.flatMap { [$0.place] + $0.notes.map(\.place) })
        let byFile = Dictionary(grouping: places, by: \.file).mapValues { Set($0.map(\.location)) }
        for file in publication.inputs where byFile[file.path] != nil {
            sources[file.path] = SourceText(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
        }
        let wanted = publication.articles.map { byFile[$0.path, default: []] }
        guard wanted.contains(where: { !$0.isEmpty }) else { return }
        for (article, locations) in zip(publication.articles, wanted) where !locations.isEmpty {
            sources[article.path] = article.text
            for cell in article.tables.lazy.flatMap(\.cells) where locations.contains(cell.location) {
                add(cell.written.origin, of: article)
            }
        }
        for claim in publication.datasets.lazy.flatMap(\.claims) where !wanted[claim.article].isEmpty {
            for origins in [claim.keyOrigins, claim.valueOrigins] {
                for case let origin? in origins where wanted[claim.article].contains(origin.location) {
                    add(origin, of: publication.articles[claim.article])
                }
            }
        }
    }

    private mutating func add(_ origin: CellOrigin, of article: Article) {
        if !origin.raw.isEmpty { raws[Place(article.path, origin.location)] = origin.raw }
    }

    /// Whether the book has the file.
    func has(_ file: String) -> Bool { sources[file] != nil }

    /// The place after the last character; nil outside of the text.
    func end(of place: Place) -> SourceLocation? {
        guard let source = sources[place.file], place.line <= source.lineCount else { return nil }
        if let raw = raws[place] {
            let text = SourceText(path: "", text: raw)
            let length = text.lineText(text.lineCount).unicodeScalars.count
            return SourceLocation(
                line: place.line + text.lineCount - 1, column: (text.lineCount == 1 ? place.column : 1) + length)
        }
        let line = source.lineText(place.line).unicodeScalars
        let blanks = line.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return SourceLocation(line: place.line, column: max(place.column, line.count - blanks + 1))
    }
}
