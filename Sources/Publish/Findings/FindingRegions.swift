import Articles
import BookFiles
import Books
import Records
import Text

/// Where the text ends that findings point at: a cell, a key or value of a book file, or else the rest of the line.
struct FindingRegions {
    private var lineCounts: [String: Int] = [:]
    /// The last column of a line's text plus one, by the place of the line's beginning.
    private var lineEnds: [Place: Int] = [:]
    /// The places after cells, keys and values, by those where they begin.
    private(set) var ends: [Place: SourceLocation] = [:]

    /// - Complexity: linear in the texts and cells of the articles that have findings, and in the claims.
    init(of findings: [Finding], in publication: Publication) {
        let places = Set(findings.flatMap { [$0.place] + $0.notes.map(\.place) })
        let byFile = Dictionary(grouping: places, by: \.file).mapValues { Set($0.map(\.location)) }
        let articles = Dictionary(publication.articles.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
        for file in publication.inputs {
            guard let locations = byFile[file.path] else { continue }
            let text =
                articles[file.path]
                ?? SourceText(path: file.path, bytes: file.bytes.withoutByteOrderMark)
            add(text, lines: Set(locations.map(\.line)))
            guard file.path.hasSuffix(".yaml") else { continue }
            for (start, end) in WrittenSpans.ends(of: locations, in: text) { ends[Place(file.path, start)] = end }
        }
        let wanted = publication.articles.map { byFile[$0.path, default: []] }
        guard wanted.contains(where: { !$0.isEmpty }) else { return }
        for (article, locations) in zip(publication.articles, wanted) where !locations.isEmpty {
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

    private mutating func add(_ text: SourceText, lines: Set<Int>) {
        lineCounts[text.path] = text.lineCount
        for line in lines where line <= text.lineCount {
            let scalars = text.lineText(line).unicodeScalars
            let blanks = scalars.reversed().prefix { $0 == " " || $0 == "\t" }.count
            lineEnds[Place(text.path, SourceLocation(line: line, column: 1))] = scalars.count - blanks + 1
        }
    }

    private mutating func add(_ origin: CellOrigin, of article: Article) {
        let place = Place(article.path, origin.location)
        guard !origin.raw.isEmpty, ends[place] == nil else { return }
        let raw = SourceText(path: "", text: origin.raw)
        let length = raw.lineText(raw.lineCount).unicodeScalars.count
        ends[place] = SourceLocation(
            line: place.line + raw.lineCount - 1, column: (raw.lineCount == 1 ? place.column : 1) + length)
    }

    /// Whether the book has the file.
    func has(_ file: String) -> Bool { lineCounts[file] != nil }

    /// The place after the last character; nil outside of the text.
    func end(of place: Place) -> SourceLocation? {
        let start = Place(place.file, SourceLocation(line: place.line, column: 1))
        guard let end = lineEnds[start] else { return nil }
        return ends[place] ?? SourceLocation(line: place.line, column: max(place.column, end))
    }
}
