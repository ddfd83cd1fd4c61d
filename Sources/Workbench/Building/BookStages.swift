import Articles
import Recipes
import Records
import Text

/// What the stages of a book's journey make before its rules judge it.
struct BookStages: Sendable {
    /// In the order of the book's articles.
    var read: [Diagnosed<Article>]
    var normalized: NormalizedClaims
    /// In the order of the book's datasets, from the claims as read.
    var uncorrected: [Dataset]
    /// The same after the book's corrections.
    var corrected: [Dataset]
    /// Errors of corrections that no longer fit their cells.
    var correctionFindings: [Finding]
}
