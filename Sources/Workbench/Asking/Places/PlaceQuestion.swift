import Articles
import Asking
import Books
import Outputs
package import Publish
import Records
import Text

extension Question {
    /// The records at a place: a cell or line of an article, or a line of an output file.
    ///
    /// - Parameters:
    ///   - folder: the book's folder as named on the command line.
    ///   - language: of the reports.
    /// - Throws: ``UsageError`` for a file that is neither an article nor an output; ``FileError``.
    package init(at place: AskedPlace, folder: String, language: ReportLanguage, in checked: CheckedBook) throws {
        var question = PlaceQuestion(place: place, checked: checked)
        if let article = ArticleFile(place.file, folder: folder).index(in: checked.book) {
            try question.readArticle(article)
        } else {
            try question.readOutput(language: language)
        }
        self.init(selections: question.selections, remarks: question.remarks)
    }
}

/// Finds the records at a place.
private struct PlaceQuestion {
    let place: AskedPlace
    let checked: CheckedBook
    private(set) var selections: [RecordSelection] = []
    /// The remarks if there are no records, or if the file is out of date.
    private(set) var remarks: [String] = []

    private mutating func select(_ keys: [(dataset: String, key: [String])]) {
        selections = checked.datasets.compactMap { dataset in
            let wanted = Set(keys.filter { $0.dataset == dataset.name }.map(\.key))
            guard !wanted.isEmpty else { return nil }
            return RecordSelection(dataset, conditions: []).with(
                records: dataset.records.filter { wanted.contains($0.key) })
        }
    }
}

/// Articles.
extension PlaceQuestion {
    mutating func readArticle(_ article: Int) throws(UsageError) {
        try checkLine(in: checked.articles[article].text)
        let claimed = ClaimedCells(article: article, checked: checked)
        select(claimed.keys(line: place.line, column: place.column))
        guard selections.isEmpty else { return }
        let cells = claimed.cells(line: place.line)
        let path = checked.book.articles[article].path
        remarks.append(
            cells.isEmpty
                ? "nothing is read from line \(place.line) of \(path)"
                : "no value is read from \(place.description); this line has values at "
                    + (cells.count == 1 ? "column " : "columns ")
                    + cells.map { "\($0.location.column) “\(FindingText.oneLine($0.raw))”" }
                    .listing(first: 8) { _ in ", …" })
        remarks += findings(in: path)
    }

    /// The findings at the place, which may say why nothing is read from it.
    private func findings(in path: String) -> [String] {
        checked.findings.filter { finding in
            let found = finding.place
            return found.file == path && found.line == place.line && place.column.map { $0 == found.column } != false
        }.map { finding in
            let accepted = finding.accepted.map { "; accepted: " + FindingText.oneLine($0) } ?? ""
            return
                "\(finding.place): \(finding.severity.rawValue): \(FindingText.oneLine(finding.message)) [\(finding.rule)]"
                + accepted
        }
    }
}

/// The cells of an article that claims were read from.
private struct ClaimedCells {
    let article: Int
    let checked: CheckedBook

    /// Values first; keys only if no value is read from the place.
    func keys(line: Int, column: Int?) -> [(dataset: String, key: [String])] {
        func keys(_ origins: (Claim) -> [CellOrigin?]) -> [(dataset: String, key: [String])] {
            checked.datasets.flatMap { dataset in
                dataset.claims.filter { claim in
                    claim.article == article && origins(claim).contains { covers($0, line, column) }
                }.map { (dataset.name, $0.key) }
            }
        }
        let values = keys(\.valueOrigins)
        return values.isEmpty ? keys(\.keyOrigins) : values
    }

    /// The cells of a line that are read, from left to right.
    func cells(line: Int) -> [CellOrigin] {
        let origins = checked.datasets.flatMap(\.claims).filter { $0.article == article }
            .flatMap { $0.valueOrigins + $0.keyOrigins }.compactMap { $0 }
        return Set(origins.filter { $0.location.line == line && !$0.raw.isEmpty })
            .sorted { $0.location == $1.location ? $0.raw < $1.raw : $0.location < $1.location }
    }

    private func covers(_ origin: CellOrigin?, _ line: Int, _ column: Int?) -> Bool {
        guard let origin, origin.location.line <= line else { return false }
        let (start, scalars) = (origin.location, origin.raw.unicodeScalars)
        guard scalars.contains(where: { $0 == "\n" || $0 == "\r" }) else {
            // The offset of a column takes time linear in it, and some pages have all of their cells in one line.
            let columns = start.column..<start.column + max(1, scalars.count)
            return start.line == line && column.map(columns.contains) ?? true
        }
        let text = checked.articles[article].text
        guard let first = text.offset(of: start) else { return false }
        let end = first + max(1, origin.raw.utf8.count)
        let range = text.lineRange(line)
        guard let column else { return first < max(range.upperBound, range.lowerBound + 1) && end > range.lowerBound }
        guard let offset = text.offset(of: SourceLocation(line: line, column: column)) else { return false }
        return first <= offset && offset < end
    }
}

/// A file name on the command line, compared with the articles of a book.
private struct ArticleFile {
    private let file: String
    private let folder: String

    init(_ file: String, folder: String) {
        self.file = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        self.folder = folder
    }

    /// Found by its path in the book, its path from here, or an unambiguous end of its path.
    func index(in book: Book) -> Int? {
        let paths = book.articles.map(\.path)
        if let exact = paths.firstIndex(where: { $0 == file || "\(folder)/\($0)" == file }) { return exact }
        if let resolved = FileSystem.resolved(file),
            let same = paths.firstIndex(where: { FileSystem.resolved("\(folder)/\($0)") == resolved })
        {
            return same
        }
        let ending = paths.indices.filter { paths[$0].hasSuffix("/" + file) }
        return ending.count == 1 ? ending[0] : nil
    }
}

/// Files of an output.
extension PlaceQuestion {
    mutating func readOutput(language: ReportLanguage) throws {
        let name = place.file.split(separator: "/").last.map(String.init) ?? ""
        let stem = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
        let form = name.split(separator: ".").last.map(String.init) ?? ""
        guard ["csv", "json", "sarif", "md"].contains(form) else {
            throw UsageError(
                "\(place.file) is neither an article of the book nor a file with its values; name a line of a CSV, JSON, "
                    + "SARIF or report file of the output")
        }
        let source = SourceText(path: place.file, bytes: try FileSystem.read(place.file))
        try checkLine(in: source)
        switch form {
        case "csv": select([PublishedRow.csv(source, line: place.line)].compactMap { $0 }, dataset: stem)
        case "md": readReport(source, page: stem, language: language)
        default: select(PublishedRow.json(source, line: place.line), dataset: stem)
        }
        if selections.isEmpty, remarks.isEmpty {
            remarks.append("line \(place.line) of \(place.file) refers to no value of the book")
        }
    }

    private func checkLine(in source: SourceText) throws(UsageError) {
        guard place.line > source.lineCount else { return }
        throw UsageError("\(place.file) has no line \(place.line), only \(Plural.of(source.lineCount, "line"))")
    }

    /// The records of the first row that has any, or the text of a finding without a record.
    private mutating func select(_ rows: [PublishedRow], dataset stem: String) {
        for row in rows {
            let name = row.columns["dataset"] ?? stem
            guard let dataset = checked.datasets.first(where: { $0.name == name }) else { continue }
            let records = dataset.records(
                with: row.key
                    ?? dataset.definition.keys.compactMap { field in
                        row.columns[field.name].map { KeyPart(field.name, $0) }
                    })
            guard !records.isEmpty else { continue }
            return select(records.map { (dataset.name, $0.key) })
        }
        guard let message = rows.lazy.compactMap({ $0.columns["message"] }).first else { return }
        remarks.append(
            "line \(place.line) of \(place.file) is a finding that refers to no value of the book: "
                + FindingText.oneLine(message))
    }

    private mutating func readReport(_ source: SourceText, page: String, language: ReportLanguage) {
        let line = source.lineText(place.line)
        if let places = ReportPlaces(page: page, in: checked.publication.with(language: language)) {
            guard places.text(line: place.line) == line else {
                remarks.append(
                    "line \(place.line) of \(place.file) is out of date; run measurebook build and try again"
                )
                return
            }
            select(places.records(line: place.line, column: place.column))
        }
        guard selections.isEmpty else { return }
        // Lines of other reports name places in articles.
        var keys: [(dataset: String, key: [String])] = []
        for (index, article) in checked.book.articles.enumerated() {
            for range in line.ranges(of: article.path + ":") {
                let numbers = line[range.upperBound...].prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
                    .compactMap { Int($0) }
                guard let first = numbers.first else { continue }
                keys += ClaimedCells(article: index, checked: checked).keys(
                    line: first, column: numbers.dropFirst().first)
            }
        }
        select(keys.filter { key in checked.datasets.allSatisfy { $0.name != page } || key.dataset == page })
    }
}
