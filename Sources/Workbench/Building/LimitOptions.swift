import Articles
import Books
import Publish
package import Text

/// The values of `--limit NAME=NUMBER`.
package struct LimitOptions: Sendable {
    package let limits: IngestLimits
    let bookLimits: BookLimits

    /// - Parameters:
    ///   - options: of two options for one limit the later counts.
    ///   - ofBook: whether limits of books are allowed.
    package init(_ options: [String] = [], ofBook: Bool = false) throws(UsageError) {
        let names = IngestLimit.allCases.map(\.rawValue) + (ofBook ? BookLimit.allCases.map(\.rawValue) : [])
        var (numbers, bookNumbers): ([IngestLimit: Int], [BookLimit: Int]) = ([:], [:])
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let number = parts.count == 2 ? parts[1] : nil
            if let limit = IngestLimit(rawValue: parts[0]) {
                numbers[limit] = try Self.number(number, of: limit)
            } else if ofBook, let limit = BookLimit(rawValue: parts[0]) {
                bookNumbers[limit] = try Self.number(number, of: limit)
            } else {
                throw UsageError(
                    "unknown limit \"\(parts[0])\"\(WordHint.of(parts[0], among: names, what: "the limits are"))")
            }
        }
        limits = IngestLimits(numbers, areOptions: true)
        bookLimits = BookLimits(bookNumbers, areOptions: true)
    }

    /// So large that it limits nothing, and small enough to calculate with.
    private static let greatest = 1_000_000_000_000

    private static func number(_ text: String?, of limit: some LimitName) throws(UsageError) -> Int {
        if let number = text.flatMap({ Int($0) }), 1...greatest ~= number { return number }
        throw UsageError(
            "--limit \(limit.rawValue) takes a number from 1 to \(greatest), such as "
                + "\(limit.rawValue)=\(limit.standard)")
    }

    /// All limits with their defaults and meanings, as a text for people.
    package static var list: String {
        "Of articles (tables, and the commands on a book except init and diff):\n"
            + IngestLimit.allCases.map(text).joined()
            + "\nOf books (the commands on a book except init and diff):\n" + BookLimit.allCases.map(text).joined()
    }

    private static func text(_ limit: some LimitName) -> String {
        "  \(limit.rawValue)=\(limit.standard)\n" + WrappedText.text(limit.meaning, width: 80, indent: 6)
    }
}
