import Books
import Recipes
import Rules
import Text

/// A book before its articles are read: its declarations, made ready to run, and its files.
struct BookSetup: Sendable {
    let book: Book
    let sources: [ArticleSource]
    /// The paths of articles that do not exist or that no question needs.
    let missing: Set<String>
    let rules: RuleBook
    let normalizer: RecordNormalizer
    /// The only datasets to read; nil for all.
    let scope: DatasetScope?
    let inputs: [BookFile]
    /// Findings about articles that nothing reads.
    let unreadArticles: [Finding]
    /// The day that the expiry dates of ledger entries are compared with; nil if nothing expires.
    let day: CalendarDate?
    /// The number of threads. Results do not depend on it.
    let jobs: Int
    /// The limits of commands on the book.
    let limits: BookLimits
    /// Receives how far the work is.
    let progress: WorkProgress
}
