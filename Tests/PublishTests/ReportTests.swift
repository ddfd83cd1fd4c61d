import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct ReportTests {
    static let pages = ReportEmitter.tasks(for: PlankPublication.publication).flatMap(\.files)

    static let japanese = ReportEmitter.tasks(for: PlankPublication.japanese).flatMap(\.files)

    private func page(_ name: String) throws -> String {
        String(decoding: try #require(Self.pages.first { $0.path == "reports/\(name).md" }).bytes, as: UTF8.self)
    }

    /// Every link leads to a file of the output, and every anchor to a heading there.
    @Test(
        arguments: [(pages, PlankPublication.publication), (japanese, PlankPublication.japanese)].flatMap {
            pages, publication in
            pages.map { ($0, publication) }
        })
    func linksLead(file: OutputFile, publication: Publication) throws {
        let files = publication.files
        let text = String(decoding: file.bytes, as: UTF8.self)
        let links = text.matches(of: /\]\(([^<)\s][^)\s]*)\)/).map { String($0.output.1) }
            .filter { $0.contains(".") || $0.hasPrefix("#") }
        #expect(!links.isEmpty)
        for link in links {
            let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let path = parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : "reports/" + parts[0]
            let target = parts[0].isEmpty ? file : files.first { $0.path == path }
            #expect(target != nil, "\(file.path) links to \(link)")
            guard parts.count > 1, let target else { continue }
            let lines = String(decoding: target.bytes, as: UTF8.self).split(separator: "\n")
            let anchors = lines.filter { $0.hasPrefix("#") }.map {
                MarkdownAnchor.of(String($0.drop { $0 == "#" }.dropFirst()))
            }
            #expect(anchors.contains(parts[1]), "\(file.path) links to \(link)")
        }
    }

    @Test(arguments: pages) func noHeadingStandsTwice(file: OutputFile) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        let headings = lines.filter { $0.hasPrefix("#") }
        #expect(Set(headings).count == headings.count)
    }

    /// A dash beside a minus sign is ambiguous.
    @Test(arguments: [("10–12", "10–12", "10–12"), ("-25–-18", "-25 to -18", "-25〜-18"), ("-5–3", "-5 to 3", "-5〜3")])
    func rangesOfNegativeNumbersHaveAWord(value: String, english: String, japanese: String) {
        for (publication, expected) in [(PlankPublication.publication, english), (PlankPublication.japanese, japanese)]
        {
            let material = ReportMaterial(publication: publication, language: publication.language.rawValue)
            let field = PlankDatasets.field("load", "Load", .number)
            #expect(material.display(CellValue(display: value, type: .number), of: field) == expected)
        }
    }

    @Test func flaggedCorrectedAndContestedValuesAreMarkedAndExplained() throws {
        let text = try page("bending")
        #expect(text.contains("5\u{A0}[[1]](#note-1) (7?)"))
        #expect(text.contains("Implied value: **7**"))
        #expect(text.contains("Corrected: A zero too many: no plank bends by 80 mm. The source says `80`"))
        #expect(text.contains("**8.5 mm** — `Articles/survey.html:9:13`"))
        #expect(text.contains("Assumed because the source does not say: Face."))
    }

    @Test func hostileTextMakesNoElements() throws {
        for page in Self.pages {
            let text = String(decoding: page.bytes, as: UTF8.self).replacing("<br>", with: "")
                .replacing("<wbr>", with: "")
                .replacing(
                    /<picture><source media="[^"<>]*" srcset="[^"<>]*"><img src="[^"<>]*" alt="[^"<>]*"><\/picture>/,
                    with: "")
            let tags = text.matches(of: /<[^h]/).map { String($0.output) }
            // The index shows `<` as a qualifier, in code.
            #expect(tags.allSatisfy { $0 == "<`" }, "\(page.path)")
        }
    }

    @Test func changesAreSummedUpInRunsThatGapsPart() throws {
        let text = try page("changes")
        #expect(text.contains("- Pine, lying flat, Light and Medium: rises from 5, 7 to 6, 9 mm\n"))
        #expect(text.contains("- Pine, lying flat, Heavy: changes from — to 11 mm\n"))
        #expect(text.contains("- New: Face on edge; Load Extreme 1, Extreme 2\n"))
        #expect(text.contains("|      2 |       4 |   6 |    0 |"))
    }

    @Test func equalTablesAreShownOnceUnderAJointHeading() throws {
        let definition = PlankDatasets.definition(
            "joined", "Joined",
            keys: [
                PlankDatasets.field("edition", "Edition", vocabulary: "editions"),
                PlankDatasets.field("species", "Species", vocabulary: "species"),
                PlankDatasets.field("n", "Number", .integer),
            ],
            values: [
                PlankDatasets.field("value", "Value", .number),
                PlankDatasets.field("bound", "Bound", .text, isSetByRecipe: true),
            ], layout: TableLayout(rows: ["species"], columns: "n"))
        let one = CellValue.number(ExactNumber(1))
        let dataset = ["2019", "2021"].reduce(DatasetBuilder(definition)) { builder, edition in
            builder.claim(edition, "oak", "2", values: one, .text("exact"), at: 1, 1)
                .claim(edition, "oak", "10", values: one, .text("exact"), at: 1, 5)
                .claim(edition, "pine", "2", values: one, .text("maximum"), at: 2, 1)
        }.dataset
        let material = ReportMaterial(publication: PlankPublication.publication, language: "en")
        let text = MarkdownDocument(DatasetPage(dataset, material: material).document, language: "en").text
        #expect(text.contains("### Edition 2019, Edition 2021\n"))
        #expect(!text.contains("### Edition 2021\n"))
        // Numbers in their own order; what a whole row shares is printed once.
        #expect(text.contains("| Species | Bound   |   2 |  10 |"))
        #expect(text.contains("| Pine    | maximum |   1 |     |"))
    }

    /// The ledger tells which column it changed; a value of a rule has no claim and no cell at all.
    @Test func correctionsAndDerivedValuesOfSeveralColumns() {
        let definition = PlankDatasets.sizes.definition
        func number(_ integer: Int) -> CellValue { .number(ExactNumber(integer)) }
        let oak = DatasetBuilder(definition).claim(
            "oak", values: number(30), number(3), nil, .boolean(true), unit: "cm", at: 40, 3, raw: "30 x 2 cm",
            status: .corrected, correction: "Too thin", correctedColumn: 1
        ).dataset
        let derived = Record(
            key: ["pine"], values: [number(12), number(1), nil, nil], unit: "cm", status: .derived, claims: [],
            assumed: [])
        let dataset = Dataset(definition: definition, claims: oak.claims, records: oak.records + [derived])
        let finding = Finding(
            rule: "guess", severity: .warning, message: "odd", place: Place("Articles/handbook.md", line: 1, column: 1),
            dataset: "size", key: [KeyPart("species", "pine")], field: "height", value: "1")
        let book = PlankDatasets.book
        let publication = Publication(
            book: Book(
                title: book.title, description: book.description, articles: book.articles,
                vocabularies: book.vocabularies, datasets: [definition], recipes: [], corrections: [],
                acceptedFindings: []),
            articles: PlankPublication.articles, datasets: [dataset], findings: [finding], rules: RuleFacts(kinds: []),
            inputs: [])
        let page = DatasetPage(dataset, material: ReportMaterial(publication: publication, language: "en")).document
        let text = MarkdownDocument(page, language: "en").text
        #expect(text.contains("| Oak     |    30 | 3\u{A0}[[1]](#note-1) |"))
        #expect(text.contains("| Pine    |    12 | 1\u{A0}[[2]](#note-2) |"))
        #expect(
            text.contains("- Corrected Height: Too thin. The source says `30 x 2 cm` — `Articles/handbook.md:40:3`"))
        #expect(publication.files.contains { $0.path == "data/size.csv" })
    }

    @Test func labelsSpeakTheLanguageAskedFor() throws {
        let index = try #require(Self.japanese.first { $0.path == "reports/index.md" })
        #expect(String(decoding: index.bytes, as: UTF8.self).hasPrefix("# \u{677F}\n"))
    }

    /// What the program itself says is there in both languages: a page in Japanese has no line of the English one but
    /// tables, names and what the book and its rules say.
    @Test func fixedTextsSpeakTheLanguageAskedFor() throws {
        for name in ["index", "changes", "findings", "sources"] {
            let english = try page(name).split(separator: "\n").filter { $0.hasPrefix("#") }
            let japanese = try #require(Self.japanese.first { $0.path == "reports/\(name).md" })
            let lines = Set(String(decoding: japanese.bytes, as: UTF8.self).split(separator: "\n"))
            let titles = Set(PlankDatasets.datasets.map { "## " + $0.definition.title["en"] })
            for line in english where !titles.contains(String(line)) && line.hasPrefix("# ") {
                #expect(!lines.contains(line), "\(name): \(line)")
            }
        }
    }

    @Test(arguments: [
        (["light"], "light"), (["light", "medium"], "light, medium"), (["heavy", "light", "medium"], "light to heavy"),
        (["light", "heavy", "extreme1", "extreme2"], "light, heavy to extreme2"), ([], ""),
    ]) func runsOfWordsAreShortened(ids: [String], text: String) throws {
        let ranks = FieldRanks(PlankDatasets.bending, in: PlankDatasets.book)
        #expect(ranks.text(ids, field: 3, say: Wording(language: "en")) { $0 } == text)
    }
}
