import BookFiles
import Books
import TestSupport
import Testing
import Text

@Suite struct BookLoaderTests {
    private func load(_ changes: [String: String?] = [:]) -> (Book?, [Finding]) {
        let problems = BookProblems()
        let files = PlankBook.files(replacing: changes).map { BookFile(path: $0.path, bytes: $0.bytes) }
        return (
            BookLoader(files: files, parsed: files.compactMap { ParsedBookFile($0) }, problems: problems).load(),
            problems.findings
        )
    }

    @Test func readsAWholeBook() throws {
        let (book, problems) = load()
        #expect(problems.isEmpty, "\(problems)")
        let dataset = try #require(book?.dataset("plank-size"))
        #expect(dataset.keys.map(\.name) == ["wood", "side", "grade"])
        #expect(dataset.values.first?.maximum == ExactNumber(500))
        #expect(dataset.unit == .fixed("mm"))
        #expect(book?.vocabulary("wood")?.ids(for: "楢") == ["oak"])
        #expect(book?.recipes.first?.tables.first?.feeds.first?.steps.map(\.name) == ["unpivot"])
    }

    @Test func aDatasetsToleranceIsForTheColumnsThatHaveNone() throws {
        let (book, problems) = load([
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            tolerance: 0.5
            keys: [{field: wood, vocabulary: wood}, {field: grade, type: integer}]
            values:
              - {field: width, type: number}
              - {field: height, type: integer, tolerance: 0}
              - {field: remark}
            """
        ])
        let dataset = try #require(book?.dataset("plank-size"), "\(problems)")
        #expect(dataset.keys.map(\.tolerance) == [.none, .none])
        #expect(dataset.values.map(\.tolerance) == [Tolerance(ExactNumber("0.5")), .none, .none])
    }

    /// Each mistake is reported at its line and column, and names the nearest right word.
    @Test(arguments: [
        Mistake(
            "book.yaml", "titel: x\narticles: []\ndatasets: [plank-size]", 1, 1,
            "needs the key \"title\"; is \"titel\" meant for it?"),
        Mistake(
            "book.yaml", "title: {english: x}\narticles: []\ndatasets: [plank-size]", 1, 9,
            "\"english\" is not a language code, such as en, ja or zh-Hant"),
        Mistake(
            "book.yaml",
            "title: x\narticles:\n  - {id: m, file: Articles/mil.md, origin: {title: t}}\ndatasets: [plank-size]", 3,
            19, "did you mean \"Articles/mill.md\"?"),
        Mistake(
            "book.yaml",
            "title: x\narticles:\n  - {id: m, file: ../../etc/passwd, origin: {title: t}}\ndatasets: [plank-size]", 3,
            19, "cannot name a file outside of its own folder"),
        Mistake("book.yaml", "title: x\narticles: []\ndatasets: [plank-sise]", 3, 12, "did you mean \"plank-size\"?"),
        Mistake(
            "book.yaml", "title: x\narticles: []\ndatasets: [plank-size, tide]", 3, 24,
            "unknown dataset \"tide\"; the book's folder has no file Datasets/tide.yaml"),
        Mistake(
            "book.yaml", "title: x\narticles: []\ndatasets: [plank-size, plank-size]", 3, 24, "is listed twice"),
        Mistake(
            "Vocabulary/side.yaml",
            "vocabulary: side\nentries: [left, right]\ngroups:\n  - {names: [all], members: []}", 4, 29,
            "names at least one entry"),
        Mistake(
            "book.yaml", "title: x\narticles: []\ndatasets: [plank-size]\ncoverage: {field: grad}", 4, 19,
            "unknown key field of words \"grad\"; did you mean \"grade\"?"),
        Mistake(
            "book.yaml", "title: x\narticles: []\ndatasets: [plank-size]\nsite: {style: Site/own.css}", 4, 15,
            "has no file \"Site/own.css\""),
        Mistake(
            "book.yaml",
            "title: x\narticles:\n  - {id: m, file: Articles/mill.md, origin: {title: t}}\n"
                + "  - {id: n, file: Articles/mill.md, replaces: m, origin: {title: t}}\ndatasets: [plank-size]", 4, 47,
            "\"n\" replaces \"m\", so list it above that article"),
        Mistake(
            "book.yaml",
            "title: x\narticles:\n  - {id: mill, file: Articles/mill.md, replaces: mil, origin: {title: t}}\n"
                + "datasets: [plank-size]", 3, 50, "unknown article \"mil\"; did you mean \"mill\"?"),
        Mistake(
            "book.yaml",
            "title: x\narticles:\n  - {id: n, file: Articles/mill.md, copies: m, origin: {title: t}}\n"
                + "  - {id: m, file: Articles/mill.md, origin: {title: t}}\ndatasets: [plank-size]", 3, 45,
            "\"n\" copies \"m\", so list it below that article"),
        coverage("stands_for: {wod: oak}", 5, 14, "unknown key field of words \"wod\"; did you mean \"wood\"?"),
        coverage("stands_for: {wood: oka}", 5, 20, "did you mean \"oak\"?"),
        coverage("stands_for: {wood: oak}", 5, 14, "\"wood\" is a key field of plank-size"),
        coverage("stands_for: {wood: [oak]}", 5, 20, "\"wood\" takes one word, but found a list"),
        coverage(
            "gaps: {field: wod, against: {dataset: plank-size, column: wood}, reason: r}", 5, 15,
            "unknown field \"wod\"; did you mean \"wood\"?"),
        coverage(
            "gaps: {field: wood, against: {dataset: plank-sise, column: wood}, reason: r}", 5, 40,
            "did you mean \"plank-size\"?"),
        coverage(
            "gaps: {field: wood, against: {dataset: plank-size, column: wod}, reason: r}", 5, 60,
            "unknown field \"wod\"; did you mean \"wood\"?"),
        coverage(
            "gaps: {field: wood, against: {dataset: plank-size, column: grade}, reason: r}", 5, 60,
            "\"wood\" of plank-size and \"grade\" of plank-size do not use the same vocabulary"),
        Mistake("Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\nkeys: []", 3, 7, "at least one key field"),
        Mistake(
            "Datasets/plank-size.yaml",
            "dataset: plank-size\ntitle: x\nkeys: [{field: wood}]\nvalues:\n"
                + "  - {field: a, type: number, qualified: true}\n  - {field: maximum, type: number}", 6, 13,
            "is a column name reserved for qualified values"),
        Mistake(
            "Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\ntolerance: -0.5\nkeys: [{field: wood}]", 3, 12,
            "takes a number of 0 or more, but found -0.5"),
        Mistake(
            "Vocabulary/side.yaml", "vocabulary: side\nentries: [left, right, left]", 2, 24, "\"left\" is defined twice"
        ),
        Mistake(
            "Vocabulary/side.yaml",
            "vocabulary: side\nentries:\n  - {id: left, aliases: [R]}\n  - {id: right, aliases: [r]}", 4, 10,
            "\"r\" is defined twice"),
        Mistake(
            "Vocabulary/xyz.yaml", "vocabulary: wood\nentries: [left]", 1, 1, "the vocabulary \"wood\" is defined twice"
        ),
        Mistake(
            "Vocabulary/side.yaml",
            "vocabulary: side\nentries: [left, right]\ngroups:\n  - {names: [all], members: [left, rihgt]}", 4, 36,
            "did you mean \"right\"?"),
        Mistake(
            "Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\nkeys:\n  - {field: wood, vocabulary: wod}", 4,
            31, "did you mean \"wood\"?"),
        Mistake(
            "Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\nkeys:\n  - {field: wood, type: nmber}", 4, 25,
            "did you mean \"number\"?"),
        Mistake(
            "Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\nkeys:\n  - {field: status}", 4, 13,
            "column that every data file has"),
        Mistake("Recipes/mill.yaml", "article: mlil\ntables: []", 1, 10, "did you mean \"mill\"?"),
        Mistake(
            "Recipes/mill.yaml",
            "article: mill\ntables:\n  - select: {}\n    feeds:\n      - dataset: plank-sze\n        fields: {}", 5, 18,
            "did you mean \"plank-size\"?"),
        Mistake(
            "Corrections.yaml",
            "corrections:\n  - {dataset: plank-size, field: valeu, article: mill, expect: \"1\", value: \"2\", reason: r}",
            2, 34, "did you mean \"value\"?"),
        Mistake(
            "AcceptedFindings.yaml", "accepted:\n  - {rule: r, dataset: plank-size, key: {wood: oka}, reason: r}", 2,
            48, "did you mean \"oak\"?"),
        Mistake(
            "AcceptedFindings.yaml", "accepted:\n  - {rule: r, dataset: plank-size, key: {wood: 楢}, reason: r}", 2,
            48, "has no id \"楢\"; it is a name of \"oak\"; write that id"),
        Mistake(
            "AcceptedFindings.yaml", "accepted:\n  - {rule: r, dataset: plank-size, key: {wood: yew}, reason: r}", 2,
            48, "has no id \"yew\"; it has oak, pine"),
        Mistake("Vocabluary/x.yaml", "vocabulary: x", 1, 1, "did you mean \"Vocabulary\"?"),
        Mistake("Vocabulary/x.yml", "vocabulary: x", 1, 1, "rename it to Vocabulary/x.yaml"),
        Mistake("Recipes/old/x.yaml", "article: mill\ntables: []", 1, 1, "move it to Recipes/x.yaml"),
        Mistake("Recipes/x.txt", "article: mill", 1, 1, "files of Recipes end with .yaml"),
    ])
    func mistakesHaveTheirPlaceAndTheNearestRightWord(mistake: Mistake) throws {
        let (_, problems) = load([mistake.file: mistake.text])
        let found = problems.filter {
            $0.place == Place(mistake.file, line: mistake.line, column: mistake.column)
                && $0.message.contains(mistake.message)
        }
        #expect(!found.isEmpty, "\(problems.map(FindingText.lines))")
    }

    /// What a dataset says of the book's coverage, in its fifth line.
    private static func coverage(_ text: String, _ line: Int, _ column: Int, _ message: String) -> Mistake {
        let keys = "[{field: wood, vocabulary: wood}, {field: grade, vocabulary: grade}]"
        return Mistake(
            "Datasets/plank-size.yaml", "dataset: plank-size\ntitle: x\nkeys: \(keys)\nvalues: []\n\(text)", line,
            column,
            message)
    }

    /// mW is not MW; a vocabulary that a field uses, too, tells no cases apart.
    @Test(arguments: [("wood", true), ("unit", false)])
    func unitsDifferInCase(vocabularyOfField: String, isFit: Bool) {
        let dataset = """
            dataset: plank-size
            title: x
            unit: per-record
            units: {vocabulary: unit}
            keys: [{field: wood, vocabulary: \(vocabularyOfField)}, {field: side, vocabulary: side}, {field: grade, vocabulary: grade}]
            values: [{field: value, type: number}]
            """
        let (_, problems) = load([
            "Vocabulary/unit.yaml": "vocabulary: unit\nentries: [mW, {id: MW, aliases: [Mw]}, ＭＷ]",
            "Datasets/plank-size.yaml": dataset,
        ])
        let twice = problems.map(\.message).filter { $0.contains("defined twice") }
        #expect(twice.count == (isFit ? 1 : 3), "\(twice)")
        #expect(twice.contains { $0.contains("ＭＷ") })
    }

    @Test func aFieldOfTheCoverageHasOneVocabulary() {
        let (_, problems) = load([
            "book.yaml": "title: x\narticles: []\ndatasets: [plank-size, nail]\ncoverage: {field: wood}",
            "Datasets/nail.yaml": "dataset: nail\ntitle: x\nkeys: [{field: wood, vocabulary: side}]",
        ])
        let found = problems.filter { $0.message.contains("must have the same vocabulary in every dataset") }
        #expect(found.map(\.place) == [Place("Datasets/nail.yaml", line: 3, column: 16)])
        #expect(found.first?.notes.map(\.place.file) == ["Datasets/plank-size.yaml"])
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let (file, text, line, column, message): (String, String, Int, Int, String)

        init(_ file: String, _ text: String, _ line: Int, _ column: Int, _ message: String) {
            (self.file, self.text, self.line, self.column, self.message) = (file, text, line, column, message)
        }

        var testDescription: String { "\(file): \(message)" }
    }

    @Test func severalMistakesAreReportedAtOnce() {
        let (_, problems) = load([
            "Vocabulary/side.yaml": "vocabulary: side\nentries: [left, left]\ncolour: red",
            "Recipes/mill.yaml": "article: mlil\ntables: []\nx: y",
        ])
        let files: Set = ["Vocabulary/side.yaml", "Recipes/mill.yaml"]
        #expect(files.isSubset(of: problems.map(\.place.file)))
        #expect(problems.count >= 4)
    }

    @Test func aWordIsCorrectedToAWord() {
        let (_, problems) = load([
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            keys: [{field: wood, vocabulary: wood}]
            values: [{field: best, vocabulary: side}]
            """,
            "Recipes/mill.yaml": nil,
            "Corrections.yaml": """
            corrections:
              - {dataset: plank-size, key: {wood: oak}, field: best, article: mill, expect: left, value: rihgt, reason: r}
            """,
        ])
        #expect(
            problems.contains { $0.message == "the vocabulary \"side\" has no id \"rihgt\"; did you mean \"right\"?" },
            "\(problems)")
    }

    /// One slip is one mistake: what other files say of a file that cannot be read is none.
    @Test(arguments: [
        ("Vocabulary/wood.yaml", "vocabulary: wood\nentries: [oak"), ("Vocabulary/wood.yaml", ""),
        ("Datasets/plank-size.yaml", "dataset: plank-size\n\ttitle: x"), ("Recipes/mill.yaml", "article: \"mill"),
        ("Vocabulary/wood.yaml", "vocabulary: wood\nentries: &all [oak]"),
        (
            "book.yaml",
            "title: x\narticles:\n  - {id: mill, file: Articles/mill.md}\ndatasets: [plank-size]"
        ),
        (
            "book.yaml",
            "title: x\narticles:\n  - {id: mill, file: Articles/mill.md, origin: {title: x}}\ndatset: [plank-size]"
        ),
    ])
    func nothingFollowsFromAMistake(file: String, text: String) {
        let (_, problems) = load([file: text])
        #expect(problems.map(\.place.file) == [file], "\(problems.map(FindingText.lines))")
    }

    /// Programs read `003` as the number 3.
    @Test(arguments: ["\"003\"", "1a", "-mill", "\".mill\""])
    func anArticlesIDBeginsWithALetter(id: String) {
        let book =
            "title: x\narticles:\n  - {id: \(id), file: Articles/mill.md, origin: {title: x}}\ndatasets: [plank-size]"
        let (_, problems) = load(["book.yaml": book])
        let messages = problems.map(\.message)
        #expect(messages.contains { $0.contains("begins with a letter") && $0.contains("name ") }, "\(messages)")
        #expect(problems.first?.place.line == 3)
    }

    /// Programs read them as no value, a truth value or a number.
    @Test(arguments: ["NaN", "NA", "true", "inf", "None", "T", "f", "yes", "No"])
    func anArticlesIDIsNotReadAsAValue(id: String) {
        let book =
            "title: x\narticles:\n  - {id: \(id), file: Articles/mill.md, origin: {title: x}}\ndatasets: [plank-size]"
        let messages = load(["book.yaml": book]).1.map(\.message)
        #expect(messages.contains { $0.contains("programs read \"\(id)\" as") }, "\(messages)")
    }

    @Test func licencesAndContributorsAreRead() throws {
        let header = try #require(PlankBook.files["book.yaml"])
        let credits = """
            name: planks
            licences: [{name: CC0-1.0, address: "https://planks.example/cc0"}]
            contributors: [{name: A. Sawyer, roles: [author]}, {name: B. Sawyer}]

            """
        let (book, problems) = load(["book.yaml": credits + header])
        #expect(problems.isEmpty)
        #expect(book?.credits.name == "planks")
        #expect(book?.credits.licences.map(\.address) == ["https://planks.example/cc0"])
        #expect(book?.credits.contributors.map(\.roles) == [["author"], []])
        let (_, others) = load(["book.yaml": "name: My Planks\n" + header])
        #expect(others.map(\.message) == ["the name of the data is made of a to z, 0 to 9, -, _ and ."])
    }

    /// A data package names a licence by an identifier, or leads to its text.
    @Test(arguments: ["MIT OR Apache-2.0", "GPL-2.0+", "My licence (v2)"])
    func anExpressionOfLicencesNeedsAnAddress(name: String) throws {
        let header = try #require(PlankBook.files["book.yaml"])
        func messages(_ licence: String) -> [String] {
            load(["book.yaml": "licences: [{name: \"\(name)\"\(licence)}]\n" + header]).1.map(\.message)
        }
        #expect(messages(", address: \"https://planks.example/licence\"").isEmpty)
        for licence in ["", ", address: \"javascript:alert(1)\""] {
            #expect(messages(licence).first?.hasPrefix("\"\(name)\" is not the identifier of a licence") == true)
        }
    }

    @Test func aDatasetThatIsNotThereOrNotListedIsReportedOnce() throws {
        let header = try #require(PlankBook.files["book.yaml"])
        let (_, problems) = load(["Datasets/plank-size.yaml": nil])
        #expect(problems.map(\.place.file) == ["book.yaml"], "\(problems.map(FindingText.lines))")
        let (_, others) = load(["book.yaml": header.replacing("datasets: [plank-size]", with: "datasets: []")])
        #expect(others.map(\.place.file) == ["Datasets/plank-size.yaml"], "\(others.map(FindingText.lines))")
    }

    @Test func aCellIsCorrectedOnce() {
        let entry = "{dataset: plank-size, field: value, article: mill, expect: \"1\", value: \"2\", reason: r, key: "
        let (_, problems) = load([
            "Corrections.yaml": """
            corrections:
              - \(entry){wood: oak, side: right, grade: first}}
              - \(entry){side: right, wood: oak, grade: first}}
              - \(entry){wood: oak, side: left, grade: first}}
            """
        ])
        #expect(problems.map(\.place) == [Place("Corrections.yaml", line: 3, column: 15)])
        #expect(problems.first?.message.contains("is corrected twice") == true)
    }

    /// The value at fault of an empty cell is empty, and is accepted as such.
    @Test func anEmptyValueCanBeAccepted() {
        let (book, problems) = load([
            "AcceptedFindings.yaml": "accepted:\n  - {rule: type, article: mill, values: [\"\", \"7\"], reason: r}"
        ])
        #expect(problems.isEmpty, "\(problems)")
        #expect(book?.acceptedFindings.map(\.values) == [["", "7"]])
    }

    @Test func bytesThatAreNoTextAreReportedWhereTheyStand() {
        let problems = BookProblems()
        let files = PlankBook.files(replacing: [:]).map { path, bytes in
            let broken = path == "Vocabulary/side.yaml" ? Array("vocabulary: side\nentries: [l".utf8) + [0xE9] : bytes
            return BookFile(path: path, bytes: broken)
        }
        _ = BookLoader(files: files, parsed: files.compactMap { ParsedBookFile($0) }, problems: problems).load()
        #expect(
            problems.findings.contains {
                $0.place == Place("Vocabulary/side.yaml", line: 2, column: 12) && $0.message.contains("not UTF-8")
            })
    }

    /// Aliases of aliases would be a tree of a billion nodes, and as many mistakes.
    @Test func aliasesAreNotFollowed() {
        var text = "a0: &a0 [x]\n"
        for level in 1...9 {
            let aliases = repeatElement("*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let (_, problems) = load(["Vocabulary/side.yaml": text])
        let found = problems.filter { $0.message.contains("anchors (&name) and aliases") }
        #expect((1...100).contains(found.count))
    }

    @Test func aBookWithoutItsFileIsNoBook() {
        let (book, problems) = load(["book.yaml": nil])
        #expect(book == nil)
        #expect(problems.map(\.message) == ["the book has no file book.yaml"])
    }

    @Test func duplicateKeysAreAMistake() {
        let (_, problems) = load(["Vocabulary/side.yaml": "vocabulary: side\nentries: [left]\nentries: [right]"])
        #expect(
            problems.contains { $0.place.file == "Vocabulary/side.yaml" && $0.message.contains("already in this map") })
    }
}
