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
    /// The files to write.
    let files: [OutputFile]
    private let checked: CheckedBook
    /// The book that the draft is added to; nil for a new one.
    private let target: ExtendedBook?

    /// Of a dataset; discover prints all.
    private static let mostRules = 20

    /// - Parameters:
    ///   - paths: of articles.
    ///   - folder: of the book that they are added to; nil for a new one.
    /// - Throws: an error if one cannot be opened, or if nothing can be drafted from them.
    package init(readingArticles paths: [String], into folder: String? = nil, jobs: Int) throws {
        let pipeline = Pipeline(jobs: jobs)
        target = try folder.map { try ExtendedBook($0, pipeline) }
        var ids = ArticleIDs(reserved: target?.names.articleNames ?? [])
        var (articles, inputs): ([DraftArticle], [(path: String, bytes: [UInt8])]) = ([], [])
        var flawed: [String: Finding] = [:]
        for path in paths {
            let bytes = try FileSystem.read(path)
            try target?.refuse(path, bytes)
            let (id, file) = ids.assign(to: FileSystem.split(path).name)
            let read = ArticleSource(path: file, bytes: bytes, encoding: nil).read()
            let article = read.value
            flawed[file] = Self.flaw(of: article, read.findings)
            // The heading of one of several tables is not that of the article.
            let headings = Set((article.tables + article.textTables).map { $0.headings.first?.text ?? "" })
            let heading = headings.count == 1 ? headings.first.map(LabelFolding.spaces) ?? "" : ""
            let own = [heading, LabelFolding.spaces(article.title)].first { !$0.isEmpty }
            let title = own ?? ids.stem(of: FileSystem.split(path).name)
            articles.append(DraftArticle(id: id, title: title, article: article))
            inputs.append((file, bytes))
        }
        var verification = DraftVerification(articles, inputs, flawed: flawed, into: target, pipeline)
        (draft, checked) = try verification.run()
        files = try Self.files(of: draft, inputs, target).map { OutputFile(path: $0.path, bytes: $0.bytes) }
    }

    /// Why the bytes of an article cannot be read, and what to do; nil if they can.
    private static func flaw(of article: Article, _ findings: [Finding]) -> Finding? {
        let rules = [RuleKind.undecodableBytes, .binaryFile, .unreadableFile].map(\.rawValue)
        let errors = findings.filter { $0.severity == .error && rules.contains($0.rule) }
        // Nothing was read of a file that is not text.
        guard let error = errors.first, error.rule != RuleKind.unreadableFile.rawValue, !article.text.bytes.isEmpty,
            !error.message.contains("UTF-8")
        else { return errors.first }
        return Finding(
            rule: error.rule, severity: .error, message: error.message + "; convert the file to UTF-8",
            place: error.place)
    }

    /// The relations that the records of each dataset obey, in comments.
    static func rules(of checked: CheckedBook, _ names: [String]) -> [String: String] {
        var rules: [String: String] = [:]
        let report = checked.discover(named: Set(names))
        let profiles = Dictionary(grouping: report.profiles, by: \.dataset)
        let proposals = Dictionary(grouping: report.proposals.filter { !$0.isImplied }, by: \.dataset)
        for name in names {
            let found = proposals[name] ?? []
            let strongest = DiscoveryReport(
                profiles: profiles[name] ?? [], proposals: Array(found.prefix(mostRules)), unsearched: [])
            guard !strongest.profiles.isEmpty || !strongest.proposals.isEmpty else { continue }
            let lines = RuleYAML.text(strongest).split(separator: "\n").dropFirst()
            let rest = found.count - strongest.proposals.count
            rules[name] =
                "\n# Relations that the data obey. Remove \"# \" before \"rules:\" and in the lines of those that must hold; delete the others.\n"
                + (lines.map { "# " + $0 } + (rest > 0 ? ["# \(rest) more: measurebook discover \(name)"] : []))
                .map { $0 + "\n" }.joined()
        }
        return rules
    }

    static func files(
        of draft: BookDraft, _ inputs: [(path: String, bytes: [UInt8])], _ target: ExtendedBook?
    ) throws(UsageError) -> [(path: String, bytes: [UInt8])] {
        if let target { return try target.files(adding: draft, inputs) }
        return draft.files.map { ($0.path, Array($0.text.utf8)) } + inputs
    }

    /// Writes the book into a new or empty folder, or what is added to a book: all of it, or nothing.
    package func write(to folder: String) throws(FileError) {
        if let target { return try target.write(files) }
        let writer = OutputWriter(folder: folder)
        for file in files { writer.take(file) }
        try writer.commit()
    }

    /// What was drafted, and what was not.
    package func summary(folder: String) -> String {
        let names = Set(draft.datasetNames)
        let drafted = checked.datasets.filter { names.contains($0.definition.name) }
        let existing = Dictionary(first: (target?.checked.datasets ?? []).map { ($0.definition.name, $0) })
        let datasets = drafted.map { dataset in
            let before = existing[dataset.definition.name]
            let rest =
                before.map { "\($0.records.count) before" }
                ?? "keys \(dataset.definition.keys.map(\.name).joined(separator: ", "))"
            return "\(dataset.definition.name): \(Plural.of(dataset.records.count, "record")); \(rest)\n"
        }
        let unread = draft.unread.map { "\($0.place): not drafted: \(FindingText.oneLine($0.reason))\n" }
        let name = drafted.first?.definition.name ?? ""
        let book = ShellWord.quoted(folder)
        let count = Plural.of(target == nil ? files.count : files.count - 1, target == nil ? "file" : "new file")
        return (datasets + unread).joined()
            + "\(TerminalText.name(folder)): \(count); next:\n  measurebook check --book \(book)\n"
            + (target == nil ? "  measurebook query --book \(book) \(name)\n" : "")
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
