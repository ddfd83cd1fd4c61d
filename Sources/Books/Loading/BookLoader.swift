import Text

/// A file of a book's folder.
package struct BookFile: Sendable {
    /// Relative to the book's folder, with `/` between its parts.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Reads a book from the files of its folder and reports every mistake in them with its place.
///
///     book.yaml               title, articles in the order of trust, datasets in reading order
///     Vocabulary/<name>.yaml  the words of a field
///     Datasets/<name>.yaml    columns and rules
///     Recipes/<name>.yaml     which table feeds which dataset, and how
///     Corrections.yaml        known errors of the sources
///     AcceptedFindings.yaml   accepted findings, each with its reason
///     Audit.json              the result of the last audit
///
/// A book knows only the files of its own folder: a path that leads elsewhere names no file.
package struct BookLoader {
    private let files: [BookFile]
    private let byPath: [String: BookFile]
    private let parsed: [String: ParsedBookFile]
    private let problems: BookProblems
    private let unread: [String: String]

    /// - Parameters:
    ///   - unread: paths of the folder that are not read, with the reasons: predicates of a message.
    ///   - parsed: the content of every YAML file, and of the result of the audit.
    package init(
        files: [BookFile], unread: [String: String] = [:], parsed: [ParsedBookFile], problems: BookProblems
    ) {
        self.files = files
        self.unread = unread
        byPath = Dictionary(first: files.map { ($0.path, $0) })
        self.parsed = Dictionary(first: parsed.map { ($0.path, $0) })
        self.problems = problems
    }

    /// The book; nil if one of its files is not YAML or does not say what it is about: what the other files say of
    /// it could not be judged. The book is fit for use only where `problems` stays empty.
    package func load() -> Book? {
        reportUnread()
        guard let root = map(at: Self.bookFile, as: BookKeys.form) else {
            if byPath[Self.bookFile] != nil { reportUnknownFiles() }
            return nil
        }
        let header = BookHeaderReader(map: root, paths: files.map(\.path), unread: unread).read()
        let vocabularies = folder("Vocabulary", of: VocabularyKeys.form) { VocabularyReader(map: $0, path: $1).read() }?
            .flatMap { $0 }
        let knownVocabularies = vocabularies.map(KnownVocabularies.init)
        let datasets = folder("Datasets", of: DatasetKeys.form) {
            DatasetReader(map: $0, path: $1, vocabularies: knownVocabularies).read()
        }
        if let vocabularies {
            let clashes = VocabularyClashes(vocabularies, datasets: datasets, problems: problems)
            vocabularies.forEach(clashes.report)
        }
        let recipes = folder("Recipes", of: RecipeKeys.form) { map, _ in RecipeReader(map: map).read() }
        let corrections = ledger(Self.correctionsFile, CorrectionsKeys.form)?.corrections.compactMap { Correction($0) }
        let accepted = ledger(Self.acceptedFindingsFile, AcceptedFindingsKeys.form)?.accepted
            .compactMap { AcceptedFinding($0) }
        let audit = ledger(AuditResult.path, AuditKeys.form).flatMap { AuditResult($0) }
        defer { reportUnknownFiles() }
        guard let vocabularies, header.isWhole, let datasets, let recipes else { return nil }
        let book = Book(
            title: header.title, description: header.description, credits: header.credits, articles: header.articles,
            vocabularies: vocabularies, datasets: ordered(datasets, by: header.datasets),
            recipes: recipes, corrections: corrections ?? [], acceptedFindings: accepted ?? [],
            coverage: header.coverage, leftOut: header.leftOut, site: header.site,
            audit: audit)
        let names = header.datasets.compactMap(\.text) + datasets.map(\.name)
        let reported = Set(names).subtracting(book.datasets.map(\.name))
        let paths = files.map(\.path)
        BookConsistency(
            book, reportedDatasets: reported, files: KnownWords(paths), problems: problems
        ).check()
        return book
    }

    package static let bookFile = "book.yaml"
    private static let folders = ["Articles", "Datasets", "Recipes", "Vocabulary"]
    package static let acceptedFindingsFile = "AcceptedFindings.yaml"
    package static let correctionsFile = "Corrections.yaml"
    private static let ledgers = [acceptedFindingsFile, correctionsFile]

    private func map<Keys>(at path: String, as form: MapDeclaration<Keys>) -> KeyReader<Keys>? {
        guard byPath[path] != nil else {
            if unread[path] != nil { return nil }
            problems.report("the book has no file \(path)", at: Place(path))
            return nil
        }
        guard let content = parsed[path] else { return nil }
        problems.report(content.findings)
        return content.node.map { KeyReader($0, as: form, problems: problems) }
    }

    /// What the YAML files of a folder hold, in the order of their paths; nil if one cannot be read or is not there.
    private func folder<Keys, Content>(
        _ name: String, of form: MapDeclaration<Keys>, read: (KeyReader<Keys>, _ path: String) -> Content?
    ) -> [Content]? {
        guard !unread.keys.contains(where: { isPart($0) && ($0 + "/").hasPrefix(name + "/") }) else { return nil }
        return files.filter { $0.path.hasPrefix(name + "/") && $0.path.hasSuffix(".yaml") }
            .allOrNil { file in map(at: file.path, as: form).flatMap { read($0, file.path) } }
    }

    /// A file that may be missing.
    private func ledger<Keys>(_ path: String, _ form: MapDeclaration<Keys>) -> KeyReader<Keys>? {
        byPath[path] == nil ? nil : map(at: path, as: form)
    }

    /// The datasets in the book's reading order.
    private func ordered(
        _ datasets: [DatasetDefinition], by nodes: [BookNode]
    ) -> [DatasetDefinition] {
        let names = nodes.map { $0.text ?? "" }
        let byName = Dictionary(first: datasets.map { ($0.name, $0) })
        let known = KnownWords(datasets.map(\.name))
        for (name, node) in zip(names, nodes) {
            problems.expect(
                name, among: known, what: "dataset", at: node.place,
                otherwise: "; the book's folder has no file Datasets/\(name).yaml")
        }
        let named = Set(names)
        for dataset in datasets where !named.contains(dataset.name) {
            problems.report(
                "the dataset \"\(dataset.name)\" is not listed under \"datasets\" in \(Self.bookFile)",
                at: dataset.place)
        }
        problems.reportRepeated(nodes, by: \.text, at: \.place, note: "it is first listed here") {
            "the dataset \"\($0.text ?? "")\" is listed twice"
        }
        return names.uniqued().compactMap { byName[$0] }
    }

    /// A file that is not read must not be missed in silence. Of articles, `book.yaml` says which are needed.
    private func reportUnread() {
        for (path, reason) in unread.sorted(by: { $0.key < $1.key }) where isPart(path) {
            problems.report("this \(reason)", at: Place(path))
        }
    }

    /// Whether a path is that of a file or folder of declarations; links to folders have no extension.
    private func isPart(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        guard let first = parts.first, first != "Articles" else { return false }
        if parts.count == 1 {
            return (Self.folders + Self.ledgers + [Self.bookFile, AuditResult.path]).contains(first)
        }
        return Self.folders.contains(first) && (path.hasSuffix(".yaml") || parts.last?.contains(".") == false)
    }

    /// A misspelt file or folder must not be passed over in silence.
    private func reportUnknownFiles() {
        let strays = StrayFiles(folders: Self.folders, files: Self.ledgers + [Self.bookFile])
        for file in files {
            if let mistake = strays.mistake(about: file.path) { problems.report(mistake, at: Place(file.path)) }
        }
    }
}

extension [UInt8] {
    package var withoutByteOrderMark: [UInt8] {
        starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
    }
}
