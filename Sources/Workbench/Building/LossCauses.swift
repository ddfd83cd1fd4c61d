import Books
import Outputs
import Text

/// Explains why records of the last output are missing, as far as the book and its findings show.
struct LossCauses {
    private let articles: Set<String>
    private let readArticles: Set<String>
    /// For each article file, the rules that may have excluded rows of it, with their numbers of findings.
    private let hiding: [String: [String: Int]]

    /// - Parameter known: the findings of the output, which have not excluded what it contains.
    init(_ checked: CheckedBook, known: [PublishedFinding]) {
        let read = Set(checked.book.recipes.map(\.article))
        articles = Set(checked.book.articles.map(\.path))
        readArticles = Set(checked.book.articles.filter { read.contains($0.id) }.map(\.path))
        let reading = checked.findings.filter(\.mayHideRows)
        var counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
        let new = reading.filter { finding in
            let known = PublishedFinding(rule: finding.rule, file: finding.place.file, message: finding.message)
            counts[known, default: 0] -= 1
            return counts[known, default: 0] < 0
        }
        hiding = Dictionary(grouping: new, by: \.place.file).mapValues { findings in
            Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        }
    }

    /// - Parameter file: the file that the record was read from; nil if the output does not name it.
    func cause(of extent: LossExtent, from file: String?) -> String {
        guard let file else { return "no article contains this any more" }
        if !articles.contains(file) { return "book.yaml no longer lists the article \(file), where this was read" }
        if !readArticles.contains(file) { return "no recipe reads \(file) any more, where this was" }
        if let rules = hiding[file] {
            let names = rules.keys.sorted { $0.precedesByBytes($1) }.joined(separator: ", ")
            let count = rules.values.reduce(0, +)
            let findings = count == 1 ? "a new finding (\(names))" : "\(count) new findings (\(names))"
            return "\(findings) in \(file) may be why rows are missing; correct that first"
        }
        switch extent {
        case .record:
            return
                "\(file) no longer contains this, or a recipe or a word has changed the key (a renamed word keeps its old id in "
                + "\"formerly\")"
        case .value: return "\(file) no longer contains a value there"
        }
    }
}
