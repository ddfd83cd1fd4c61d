import Articles
import Books
import Discovery
import Drafting
import Publish
import Records
import Rules
package import Text

/// A book drafted from articles, which builds without errors.
package struct DraftedBook: Sendable {
    private let draft: BookDraft
    private let inputs: [(path: String, bytes: [UInt8])]
    private let checked: CheckedBook

    /// Builds of which the first ones show what is to be repaired.
    private static let mostRepairs = 3
    /// Of a dataset; discover prints all.
    private static let mostRules = 20

    /// - Parameter paths: of articles.
    /// - Throws: an error if one cannot be opened, or if nothing can be drafted from them.
    package init(readingArticles paths: [String], jobs: Int) throws {
        var ids = ArticleIDs()
        var (articles, inputs): ([DraftArticle], [(path: String, bytes: [UInt8])]) = ([], [])
        for path in paths {
            let bytes = try FileSystem.read(path)
            let (id, file) = ids.name(of: FileSystem.split(path).name)
            let article = ArticleSource(path: file, bytes: bytes, encoding: nil).read().value
            let heading = (article.tables + article.textTables).lazy.compactMap(\.headings.first?.text).first
            let title =
                heading.flatMap { $0.isEmpty ? nil : LabelFolding.spaces($0) }
                ?? ids.stem(of: FileSystem.split(path).name)
            articles.append(DraftArticle(id: id, title: title, article: article))
            inputs.append((file, bytes))
        }
        self.inputs = inputs
        (draft, checked) = try Self.verified(articles, inputs, Pipeline(jobs: jobs))
    }

    /// Builds the draft in memory until it has no errors.
    private static func verified(
        _ articles: [DraftArticle], _ inputs: [(path: String, bytes: [UInt8])], _ pipeline: Pipeline
    ) throws -> (BookDraft, CheckedBook) {
        // Articles with errors that no recipe settles, with the first of them.
        var flawed: [String: String] = [:]
        var draft = BookDraft(articles, flawed: flawed)
        func run(_ draft: BookDraft) throws(BookMistakes) -> CheckedBook {
            try pipeline.run(BookFolder(files: draft.files.map { ($0.path, Array($0.text.utf8)) } + inputs))
        }
        var repairs = 0
        while !draft.isEmpty {
            let checked: CheckedBook
            do throws(BookMistakes) { checked = try run(draft) } catch {
                let before = draft.datasetNames
                for name in before {
                    do throws(BookMistakes) { _ = try run(draft.only(name)) } catch {
                        draft.leaveOut(name, because: error.findings.first?.message ?? "its recipe cannot be run")
                    }
                }
                guard draft.datasetNames.count < before.count else { throw error }
                continue
            }
            let errors = checked.findings.filter(\.isUnacceptedError)
            guard errors.isEmpty else {
                repairs += 1
                let others = draft.repair(errors, isLast: repairs >= mostRepairs)
                let new = others.filter { flawed[$0.place.file] == nil }
                if let first = new.first, inputs.contains(where: { $0.path == first.place.file }) {
                    for error in new.reversed() { flawed[error.place.file] = error.message }
                    (draft, repairs) = (BookDraft(articles, flawed: flawed), 0)
                } else if others.count == errors.count {
                    throw BookMistakes(findings: errors)
                }
                continue
            }
            draft.leaveOut(unread: checked.findings)
            draft.rules = try rules(of: checked, draft.datasetNames)
            return (draft, try run(draft))
        }
        let reasons = draft.unread.map { "line \($0.place.line) of \($0.place.file), \($0.reason)" }
        throw UsageError(
            "no table of data was found that can be drafted"
                + (reasons.isEmpty ? "; name articles that have some" : ": " + reasons.listing(first: 5, by: "; ")))
    }

    /// The relations that the records of each dataset obey, in comments.
    private static func rules(of checked: CheckedBook, _ names: [String]) throws -> [String: String] {
        var rules: [String: String] = [:]
        for name in names {
            let report = try checked.discover(name)
            let strongest = DiscoveryReport(
                profiles: report.profiles, proposals: Array(report.proposals.prefix(mostRules)),
                unsearched: report.unsearched)
            guard !strongest.profiles.isEmpty || !strongest.proposals.isEmpty else { continue }
            let lines = RuleYAML.text(strongest).split(separator: "\n").dropFirst()
            let rest = report.proposals.count - strongest.proposals.count
            rules[name] =
                "\n# Relations that the data obey. Remove the # of \"rules:\" and of those that must hold; delete the others.\n"
                + (lines.map { "# " + $0 } + (rest > 0 ? ["# \(rest) more: measurebook discover \(name)"] : []))
                .map { $0 + "\n" }.joined()
        }
        return rules
    }

    var files: [OutputFile] {
        draft.files.map { OutputFile(path: $0.path, bytes: Array($0.text.utf8)) }
            + inputs.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    }

    /// Writes the book into a new or empty folder: all of it, or nothing.
    package func write(to folder: String) throws(FileError) {
        let writer = OutputWriter(folder: folder)
        for file in files { writer.take(file) }
        try writer.commit()
    }

    /// What was drafted, and what was not.
    package func summary(folder: String) -> String {
        let datasets = checked.datasets.map {
            "\($0.definition.name): \(Plural.of($0.records.count, "record")); keys \($0.definition.keys.map(\.name).joined(separator: ", "))\n"
        }
        let unread = draft.unread.map { "\($0.place): not drafted: \(FindingText.oneLine($0.reason))\n" }
        let name = checked.datasets.first?.definition.name ?? ""
        let book = ShellWord.quoted(folder)
        return (datasets + unread).joined()
            + "\(TerminalText.name(folder)): \(Plural.of(files.count, "file")); next:\n  measurebook check --book \(book)\n  measurebook query --book \(book) \(name)\n"
    }

    /// Refuses a folder that holds anything.
    package static func refuse(_ folder: String) throws(FileError) {
        guard !folder.isEmpty else { throw FileError(path: "--book", reason: "names no folder") }
        switch FileSystem.kind(folder) {
        case nil: return
        case .folder where try FileSystem.names(in: folder, includingHidden: true).isEmpty: return
        case .folder, .file, .other:
            throw FileError(path: folder, reason: "exists already; name a new or empty folder")
        }
    }
}
