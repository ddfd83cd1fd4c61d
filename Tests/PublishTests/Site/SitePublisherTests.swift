import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct SitePublisherTests {
    private static func files(_ publication: Publication, base: String? = nil) -> [String: String] {
        let site = SitePublisher(publication, base: base)
        var files: [OutputFile] = []
        for task in site.tasks { task.make { files.append($0) } }
        files += site.closing(made: files.map(\.facts))
        #expect(Set(files.map(\.path)).count == files.count)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static let files = files(PlankPublication.publication)

    private static func values(of attribute: String, in page: String) throws -> [String] {
        try page.matches(of: Regex(" \(attribute)=\"([^\"]*)\"")).compactMap { $0.output[1].substring.map(String.init) }
    }

    /// A doubt about one column does not mark the others of the record.
    @Test func columnsHaveDoubtsOfTheirOwn() {
        let facts = SiteIndex.Facts(anchor: "v", doubt: .open, ofColumns: [.accepted, .open, nil])
        #expect([0, 1, 2, nil].map(facts.doubt) == [.accepted, .open, nil, .open])
    }

    @Test func everyLinkLeadsSomewhere() throws {
        var ids: [String: Set<String>] = [:]
        for (path, page) in Self.files where path.hasSuffix(".html") {
            let all = try Self.values(of: "id", in: page)
            #expect(Set(all).count == all.count, "\(path) has an id twice")
            ids[path] = Set(all)
        }
        for (path, page) in Self.files where path.hasSuffix(".html") {
            let links = try ["href", "src", "srcset"].flatMap { try Self.values(of: $0, in: page) }
            for link in links where !link.hasPrefix("http") && !link.hasPrefix("data:") {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map { $0.removingPercents }
                let target = parts[0].isEmpty ? path : Self.resolve(parts[0], from: path)
                #expect(Self.files[target] != nil, "\(path): \(link)")
                if parts.count > 1 { #expect(ids[target]?.contains(parts[1]) == true, "\(path): \(link)") }
            }
        }
    }

    /// The part of a picture from its title to its sources.
    @Test func cardsHaveThePlotsOfPictures() throws {
        let home = try #require(Self.files["index.html"])
        let image = /viewBox="0 (\d+) (\d+) (\d+)" [^>]*><image href="(.*?)" width="(\d+)" height="(\d+)">/
        let cards = home.matches(of: image).map(\.output)
        #expect(!cards.isEmpty)
        for card in cards {
            let file = try #require(Self.files[String(card.4)])
            #expect(file.contains(" width=\"\(card.5)\" height=\"\(card.6)\"") && card.2 == card.5)
            let end = try #require(Int(card.1)) + #require(Int(card.3))
            let labels = file.matches(of: #/y="([\d.]+)"(?: text-anchor="\w+")?>([^<]*)/#)
            let foot = labels.filter { $0.output.2.hasPrefix("Source") }.compactMap { Double($0.output.1) }
            #expect(foot.allSatisfy { $0 > Double(end) } && foot.count == 1)
            #expect(labels.count { (Double($0.output.1) ?? 0) < Double(end) } > 1)
        }
    }

    private static func resolve(_ link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    @Test func everyValueHasItsAddress() throws {
        for dataset in PlankPublication.publication.datasets {
            let page = try #require(Self.files["datasets/\(dataset.name).html"])
            for record in dataset.records { #expect(page.contains("id=\"\(KeyAddress.anchor(record.key))\"")) }
        }
    }

    @Test func theSourceOfAValueIsItsOwnCell() throws {
        let link = try Regex("articles/([a-z]+\\.html)#(L[0-9]+-C[0-9]+)\">[^<]*</a>: <code>([^<]*)</code>")
        let page = try #require(Self.files["datasets/bending.html"])
        var cells: Set<String> = []
        for match in page.matches(of: link) {
            let parts = match.output.compactMap { $0.substring.map(String.init) }
            let article = try #require(Self.files["articles/\(parts[1])"])
            let cell = try #require(article.firstRange(of: "id=\"\(parts[2])\""), "\(parts[0])")
            let rest = article[cell.upperBound...].prefix { $0 != "\n" }
            let own = rest.firstRange(of: "</td>").map { rest[..<$0.lowerBound] } ?? rest
            #expect(own.contains(">\(parts[3])<"), "\(parts[0])")
            cells.insert(parts[2])
        }
        #expect(cells.count > Set(cells.map { $0.prefix { $0 != "-" } }).count)
    }

    @Test func theLineOfAValueHasItsCellMarked() throws {
        let page = try #require(Self.files["datasets/bending.html"])
        let entry = try #require(page.firstMatch(of: /<article class="value" id="v-2019.oak.flat.light">.*/)).output
        #expect(entry.contains("<pre class=\"line\"><code>| Oak      | <mark>4</mark> | 6 | 5 |</code></pre>"))
    }

    @Test func doubtsHaveTheirReasons() throws {
        let page = try #require(Self.files["doubts.html"])
        #expect(page.contains("<strong>Accepted</strong>: The plank | broke (<a href=\"rules.html"))
        #expect(page.contains(">5 mm</a>"))
        #expect(page.contains("<td>8.5 mm (Survey of *planks*)</td>"))
        #expect(!page.contains("(value)"))
    }

    @Test func datasetsBeginWithLinksToTheirSections() throws {
        let page = try #require(Self.files["datasets/bending.html"])
        let links = try #require(page.firstMatch(of: /<nav class="sections".*<\/nav>/)).output
        let found = try Self.values(of: "href", in: String(links))
        #expect(
            found == [
                "#explorer", "#values", "#notes", "#other-findings", "#columns", "#sources", "#values-one-by-one",
            ])
    }

    @Test(arguments: [("en", "en"), ("ja", "ja"), ("de", "en")]) func pagesNameTheLanguageOfTheirTexts(
        language: String, texts: String
    ) {
        #expect(Wording(language: language).textLanguage == texts)
    }

    @Test func theOrderOfTheInputsDoesNotMatter() {
        #expect(Self.files(PlankPublication.shuffled) == Self.files)
    }

    @Test(arguments: [60, 61]) func theCardsOfVeryManyDatasetsHaveNoPictures(count: Int) throws {
        let datasets = (0..<count).map { number in
            Dataset(
                definition: PlankDatasets.definition(
                    "d\(number)", "D\(number)", keys: [PlankDatasets.field("n", "Number", .integer)],
                    values: [PlankDatasets.field("value", "Value", .number)],
                    layout: TableLayout(rows: ["n"], columns: nil)),
                claims: [],
                records: ["1", "2"].map {
                    Record(
                        key: [$0], values: [ExactNumber($0).map(CellValue.number)], unit: nil, status: .derived,
                        claims: [], assumed: [])
                })
        }
        let publication = Publication(
            book: PlankDatasets.book, articles: [], datasets: datasets, findings: [], rules: RuleFacts(kinds: []),
            inputs: [])
        let home = try #require(Self.files(publication)["index.html"])
        #expect(home.split(separator: "<image").count - 1 == (count > 60 ? 0 : count))
        #expect(home.contains("datasets/d\(count - 1).html"))
    }

    @Test func onlyNumbersHaveTheUnitOfTheDataset() throws {
        let definition = PlankDatasets.definition(
            "d", "D", keys: [PlankDatasets.field("n", "Number", .integer)],
            values: [PlankDatasets.field("width", "Width", .number), PlankDatasets.field("colour", "Colour", .text)],
            unit: .fixed("mm"), layout: TableLayout(rows: ["n"], columns: nil))
        let dataset = Dataset(definition: definition, claims: [], records: [])
        let publication = Publication(
            book: PlankDatasets.book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []),
            inputs: [])
        let page = try #require(Self.files(publication)["datasets/d.html"])
        #expect(page.contains(#""name": "Width", "unitText": "mm"}"#))
        #expect(page.contains(#""name": "Colour"}"#))
    }

    @Test func anEmptyBookHasAHome() {
        #expect(Self.files(PlankPublication.empty)["index.html"]?.contains("<h1>Nothing</h1>") == true)
    }

    @Test func theBookAddsItsStyleAndTexts() throws {
        let book = PlankDatasets.book
        let site = SiteDefinition(
            style: "Site/own.css", header: LocalizedText("Top <b>"), footer: LocalizedText("Bottom"))
        let publication = Publication(
            book: Book(
                title: book.title, description: book.description, articles: book.articles,
                vocabularies: book.vocabularies, datasets: book.datasets, recipes: [], corrections: [],
                acceptedFindings: [], site: site),
            articles: PlankPublication.articles, datasets: PlankDatasets.datasets, findings: [],
            rules: RuleFacts(kinds: []),
            inputs: [BookFile(path: "Site/own.css", bytes: Array("a::after { content: '</style>' }".utf8))])
        let files = Self.files(publication)
        #expect(files["assets/book.css"] == "a::after { content: '</style>' }")
        let page = try #require(files["datasets/bending.html"])
        #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/book.css\">"))
        #expect(page.contains("<p>Top &lt;b&gt;</p>") && page.contains("<p>Bottom</p>"))
        let whole = try #require(files["book.html"])
        #expect(whole.contains("content: '<\\/style>'") && whole.split(separator: "</style>").count == 2)
    }

    @Test func placesLeadToTheirLinesOnTheWeb() throws {
        let links = try #require(LinkTemplate("https://a.b/{commit}/{path}#L{line}", commit: "c0"))
        let site = SitePublisher(PlankPublication.publication, location: BookLocation(folder: "in", links: links))
        var pages: [String: String] = [:]
        for task in site.tasks { task.make { pages[$0.path] = String(decoding: $0.bytes, as: UTF8.self) } }
        let address = "href=\"https://a.b/c0/in/\(PlankPublication.handbook)#L11\""
        #expect(pages["findings.html"]?.contains(address) == true)
        #expect(pages["datasets/bending.html"]?.contains(address) == true)
        #expect(Self.files.values.allSatisfy { !$0.contains("https://a.b/c0") })
    }

    @Test func publishedPagesHaveWholeAddresses() throws {
        let files = Self.files(PlankPublication.publication, base: "https://a.b/c")
        #expect(files["index.html"]?.contains("<link rel=\"canonical\" href=\"https://a.b/c/index.html\">") == true)
        let sitemap = try #require(files["sitemap.xml"])
        for path in files.keys where path.hasSuffix(".html") {
            #expect(sitemap.contains("<loc>https://a.b/c/\(path)</loc>"))
        }
    }
}

extension Substring {
    fileprivate var removingPercents: String {
        var bytes: [UInt8] = []
        var rest = self.utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
