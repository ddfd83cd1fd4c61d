import Books
import Foundation
import Publish
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// Whatever the articles, a drafted book builds without errors, or nothing is drafted.
@Suite struct DraftedBookTests {
    /// - Returns: the number of records; nil if nothing can be drafted.
    private func records(of paths: [String]) throws -> Int? {
        let drafted: DraftedBook
        do { drafted = try DraftedBook(readingArticles: paths, jobs: 1) } catch is UsageError { return nil }
        let checked = try Pipeline().run(BookFolder(files: drafted.files.map { ($0.path, $0.bytes) }))
        #expect(!checked.hasUnacceptedErrors, "\(paths)")
        let claims = checked.datasets.flatMap(\.claims)
        // Every value has its cell.
        let isRead = claims.allSatisfy { claim in
            zip(claim.values, claim.valueOrigins).allSatisfy { $0 == nil || $0 == .notAvailable || $1 != nil }
        }
        #expect(isRead, "\(paths)")
        return checked.datasets.reduce(0) { $0 + $1.records.count }
    }

    private static let articles: [String] = {
        let root = Shared.root
        let books = ["Input", "Tests/Books/amplifiers", "Tests/Books/awkward", "Tests/Books/hostile"]
        return books.flatMap { book in
            let folder = root.appending(path: book + "/Articles").path
            return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map {
                folder + "/" + $0
            }
        }
    }()

    @Test(arguments: articles)
    func aBookOfOneArticleBuilds(_ path: String) throws {
        let count = try records(of: [path])
        if path.hasSuffix("/device-screens.md") { #expect(count == 57) }
    }

    @Test func aBookOfAllArticlesBuilds() throws {
        #expect(try #require(try records(of: Self.articles)) > 1000)
    }

    @Test(arguments: [("tutorial.md", "Threads/"), ("shapes.md", "Salts/")])
    func theArticlesOfThePagesMakeBooks(_ page: String, _ folder: String) throws {
        let files = try TutorialTests.files(of: page, in: folder).filter { $0.path.hasPrefix("Articles/") }
        let temporary = try TemporaryFolder()
        for file in files { try temporary.write(file.bytes, to: file.path) }
        #expect(try #require(try records(of: files.map { temporary.path + "/" + $0.path })) > 10)
    }

    @Test(.enabled(if: SharedCorpus.markdown.isPresent, "\(SharedCorpus.absence)"))
    func aBookOfAnyPageBuilds() throws {
        let pages = try SharedCorpus.markdown.files(sample: 60, seed: 7) + SharedCorpus.html.files(sample: 40, seed: 8)
        let drafted = try pages.filter { try records(of: [$0.path]) != nil }
        #expect(drafted.count > 60)
    }

    @Test func namesThatMeanSomethingInBookFilesAreQuoted() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            # null: "a" # b

            | null | True | ~ | Unit | {a} | - b | # |
            |---|---|---|---|---|---|---|
            | no | 1 | 2 | 3 | 4 | 5 | 6 |
            | null | 2 | 2 | 3 | 4 | 5 | 6 |

            """, to: "null.md")
        let drafted = try DraftedBook(readingArticles: [folder.path + "/null.md"], jobs: 1)
        #expect(drafted.summary(folder: "B").hasPrefix("null-a-b: 2 records; keys null\n"))
        #expect(try records(of: [folder.path + "/null.md"]) == 2)
    }

    /// A table of any form, with other numbers, feeds the dataset that was drafted from it.
    @Test(arguments: [
        "| Wood | Grade | Width (mm) |\n|---|---|---|\n| oak | first | 4~ |\n| oak | second | 5~ |\n",
        "| Town | 1990 | 2000 | 2010 |\n|---|---|---|---|\n| Aix | 1~ | 2~ | 3~ |\n| Bonn | 4~ | 5~ | 6~ |\n",
        "## Oak\n\n| 等級 | 幅 (mm) |\n|---|---|\n| a | 4~ |\n\n## Elm\n\n| 等級 | 幅 (mm) |\n|---|---|\n| a | 5~ |\n",
        "| Part | Amount | Unit |\n|---|---|---|\n| lid | 4~ | mm |\n| rod | 5~ | kg |\n",
    ])
    func anArticleOfTheSameFormFeedsTheDataset(_ table: String) throws {
        let folder = try TemporaryFolder()
        for (name, digit) in [("old", "1"), ("new", "2")] {
            try folder.write("# Planks\n\n" + table.replacing("~", with: digit), to: name + ".md")
        }
        let book = folder.path + "/Book"
        try DraftedBook(readingArticles: [folder.path + "/old.md"], jobs: 1).write(to: book)
        let added = try DraftedBook(readingArticles: [folder.path + "/new.md"], into: book, jobs: 1)
        #expect(added.files.map(\.path) == ["Articles/new.md", "Recipes/new.yaml", "book.yaml"])
        try added.write(to: book)
        let checked = try Pipeline().run(BookFolder(reading: book))
        #expect(checked.datasets.count == 1)
        #expect(Set(checked.datasets.flatMap(\.claims).map(\.article)) == [0, 1])
    }

    /// A key, a value and a text without the unit of the dataset's column, or with one that the column does not have.
    @Test(arguments: [
        ("Diameter (mm)|Wood|Load", "Diameter|Wood|Load"), ("Diameter|Wood|Load (kN)", "Diameter|Wood|Load"),
        ("Diameter|Wood|Load", "Diameter|Wood|Load (kN)"), ("Diameter|Wood|Load (kN)", "Diameter|Wood|Load (t)"),
        ("Diameter|Wood|Load|Rest (kN)", "Diameter|Wood|Load|Rest"),
    ])
    func aTableWithOtherUnitsIsADatasetOfItsOwn(_ old: String, _ new: String) throws {
        let folder = try TemporaryFolder()
        for (name, header) in [("old", old), ("new", new)] {
            let rows = "|---|---|---|---|\n| 8 | oak | 4 | none |\n| 10 | oak | 5 | 6 |\n| 8 | elm | 4 | 7 |\n"
            let columns = header.contains("Rest") ? header : header + "|Rest"
            try folder.write("# Planks\n\n| \(columns) |\n\(rows)", to: name + ".md")
        }
        let book = folder.path + "/Book"
        try DraftedBook(readingArticles: [folder.path + "/old.md"], jobs: 1).write(to: book)
        let added = try DraftedBook(readingArticles: [folder.path + "/new.md"], into: book, jobs: 1)
        #expect(added.files.contains { $0.path == "Datasets/planks-2.yaml" })
    }

    /// Nothing else says that the articles may be about different things.
    @Test(arguments: ["Elm", "Oak"])
    func articlesWithDifferentTitlesAreNoted(_ other: String) throws {
        let folder = try TemporaryFolder()
        for (name, wood, months) in [("a", "Oak", ["Jan", "Feb"]), ("b", other, ["Mar", "Apr"])] {
            let rows = months.map { "| \($0) | 4 |\n" }.joined()
            try folder.write(
                "# Growth of \(wood)\n\n| Month | Growth (mm) |\n|---|---|\n\(rows)", to: name + ".md")
        }
        let drafted = try DraftedBook(readingArticles: ["a", "b"].map { "\(folder.path)/\($0).md" }, jobs: 1)
        let file = try #require(drafted.files.first { $0.path == "Datasets/growth-of-oak.yaml" })
        let isNoted = String(decoding: file.bytes, as: UTF8.self).contains(
            "“Growth of Oak” and “Growth of Elm”; if these tell")
        #expect(isNoted == (other == "Elm"))
    }

    /// Without a remark nobody would know that values which differ are not compared.
    @Test func datasetsWithTheSameColumnsAreNoted() throws {
        let folder = try TemporaryFolder()
        func table(_ name: String, _ header: String, _ rows: String...) -> String {
            "# Planks \(name)\n\n" + ([header, "---|---|---"] + rows).map { "| \($0) |\n" }.joined() + "\n"
        }
        func remark(_ drafted: DraftedBook, _ dataset: String) -> Bool {
            let file = drafted.files.first { $0.path == "Datasets/\(dataset).yaml" }
            return file.map { String(decoding: $0.bytes, as: UTF8.self).contains("nothing compares their values") }
                == true
        }
        let one = table("a", "Wood|Width|Load", "oak|1|2", "elm|2|3")
        try folder.write(one + table("b", "Wood|Load|Width", "oak|2|1", "elm|3|2"), to: "both.md")
        try folder.write(table("c", "Wood|Width|Load", "oak|1|2", "ash|2|3"), to: "other.md")
        let drafted = try DraftedBook(readingArticles: [folder.path + "/both.md"], jobs: 1)
        #expect(remark(drafted, "planks-b") && !remark(drafted, "planks-a"))
        let book = folder.path + "/Book"
        try drafted.write(to: book)
        let other = try DraftedBook(readingArticles: [folder.path + "/other.md"], into: book, jobs: 1)
        #expect(remark(other, "planks-c"))
    }

    /// The unit is in the text around the table, whose dataset has numbers with another unit and numbers without one.
    @Test(arguments: [("t", true), ("mm", false)])
    func aTableWithAStatedUnitIsADatasetOfItsOwn(_ unit: String, _ isOwn: Bool) throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("old", "Loads in kN."), ("new", "Widths in \(unit).")] {
            let rows = "|---|---|---|\n| oak | 8 | 4 |\n| elm | 10 | 5 |\n"
            try folder.write("# Planks\n\n\(text)\n\n| Wood | Width (mm) | Load |\n\(rows)", to: name + ".md")
        }
        let book = folder.path + "/Book"
        try DraftedBook(readingArticles: [folder.path + "/old.md"], jobs: 1).write(to: book)
        let added = try DraftedBook(readingArticles: [folder.path + "/new.md"], into: book, jobs: 1)
        #expect(added.files.contains { $0.path == "Datasets/planks-2.yaml" } == isOwn)
    }

    @Test(arguments: articles)
    func anyArticleIsAddedToABook(_ path: String) throws {
        for book in ["Input", "Tests/Books/amplifiers"] where !path.contains(book + "/") {
            let folder = Shared.root.appending(path: book).path
            let before = try BookFolder(reading: folder)
            let added: DraftedBook
            do { added = try DraftedBook(readingArticles: [path], into: folder, jobs: 1) } catch is UsageError {
                continue
            }
            let known = Set(before.files.map(\.path))
            #expect(added.files.dropLast().allSatisfy { !known.contains($0.path) })
            #expect(added.files.last?.path == "book.yaml")
        }
    }

    @Test func aFolderThatHoldsAnythingIsRefused() throws {
        let folder = try TemporaryFolder()
        try DraftedBook.refuse(folder.path)
        try folder.write("", to: ".hidden")
        #expect(throws: FileError.self) { try DraftedBook.refuse(folder.path) }
    }
}
