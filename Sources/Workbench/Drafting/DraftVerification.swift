import Drafting
import Text

/// Builds a draft in memory until it has no errors.
struct DraftVerification {
    private let articles: [DraftArticle]
    private let inputs: [(path: String, bytes: [UInt8])]
    private let target: ExtendedBook?
    private let pipeline: Pipeline
    private let existing: ExistingBook
    private var draft: BookDraft
    /// Articles with errors that no recipe settles, with the first of them.
    private var flawed: [String: Finding]
    private var repairs = 0

    /// Builds of which the first ones show what is to be repaired.
    private static let mostRepairs = 3

    /// - Parameter flawed: those known so far.
    init(
        _ articles: [DraftArticle], _ inputs: [(path: String, bytes: [UInt8])], flawed: [String: Finding],
        into target: ExtendedBook?, _ pipeline: Pipeline
    ) {
        (self.articles, self.inputs, self.target, self.pipeline) = (articles, inputs, target, pipeline)
        self.flawed = flawed
        existing = target?.names ?? .none
        draft = BookDraft(articles, flawed: flawed, into: existing)
    }

    mutating func run() throws -> (BookDraft, CheckedBook) {
        while !draft.isEmpty {
            let checked: CheckedBook
            let folder = try folder(of: draft)
            do throws(BookMistakes) { checked = try pipeline.run(folder) } catch {
                try leaveOutBroken(because: error)
                continue
            }
            let errors = checked.findings.filter {
                ($0.isUnacceptedError || $0.rule == RuleKind.type.rawValue) && draft.concerns($0)
            }
            guard errors.isEmpty else {
                try repair(errors)
                continue
            }
            draft.leaveOut(unread: checked.findings)
            draft.rules = DraftedBook.rules(of: checked, draft.newNames)
            return (draft, try pipeline.run(self.folder(of: draft)))
        }
        let reasons = draft.unread.map { "line \($0.place.line) of \($0.place.file), \($0.reason)" }
        throw UsageError(
            "no table of data was found that can be drafted"
                + (reasons.isEmpty ? "; name articles that have some" : ": " + reasons.listing(first: 5, by: "; ")))
    }

    private func folder(of draft: BookDraft) throws(UsageError) -> BookFolder {
        let files = try DraftedBook.files(of: draft, inputs, target)
        return target?.with(files) ?? BookFolder(files: files)
    }

    /// Leaves out the datasets that cannot be built alone.
    private mutating func leaveOutBroken(because mistakes: BookMistakes) throws {
        let broken = try broken(among: draft.datasetNames[...])
        guard !broken.isEmpty else { throw mistakes }
        // Without a feed, all is drafted anew.
        let feed = broken.first { !draft.newNames.contains($0.name) }
        for (name, reason) in feed.map({ [$0] }) ?? broken { draft.leaveOut(name, because: reason) }
    }

    /// - Complexity: for each broken dataset, about twice the logarithm of their number in builds of a part of the book.
    private func broken(among names: ArraySlice<String>) throws -> [(name: String, reason: String)] {
        let part = try folder(of: draft.only(names))
        do throws(BookMistakes) { _ = try pipeline.run(part) } catch {
            guard names.count > 1 else {
                return names.map { ($0, error.findings.first?.message ?? "its recipe cannot be run") }
            }
            let half = names.count / 2
            return try broken(among: names.prefix(half)) + broken(among: names.dropFirst(half))
        }
        return []
    }

    private mutating func repair(_ errors: [Finding]) throws {
        repairs += 1
        let others = draft.repair(errors, isLast: repairs >= Self.mostRepairs)
        let new = others.filter { flawed[$0.place.file] == nil }
        if let first = new.first, inputs.contains(where: { $0.path == first.place.file }) {
            for error in new.reversed() { flawed[error.place.file] = error }
            (draft, repairs) = (BookDraft(articles, flawed: flawed, into: existing), 0)
        } else if others.count == errors.count {
            throw BookMistakes(findings: errors)
        }
    }
}
