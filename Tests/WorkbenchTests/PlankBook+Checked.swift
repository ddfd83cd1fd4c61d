import TestSupport

@testable import Workbench

extension PlankBook {
    /// The book with some of its files replaced, built in memory; nil takes a file away.
    static func checked(replacing changes: [String: String?]) throws(BookMistakes) -> CheckedBook {
        try Pipeline().run(BookFolder(files: files(replacing: changes)))
    }
}
