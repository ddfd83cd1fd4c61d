import Articles
import Recipes
import Testing
import Text

@testable import Drafting

/// Units and powers of ten in the texts around a table.
@Suite struct UnitMentionTests {
    @Test(arguments: [
        ("Umsatz in Mio. EUR", "Mio. EUR", "Mio. EUR"), ("Values ×10⁶", "×10⁶", "millions"),
        ("Sales (£000)", "£000", "£000"), ("Costs, $ million", "$ million", "$ million"),
        ("Ventes en milliers d'euros", "milliers d'euros", "milliers d'euros"), ("매출 (단위: 천원)", "천원", "천원"),
        ("Boards (in Tsd.)", "Tsd.", "thousands"), ("Air quality, µg/m³", "µg/m³", "µg/m³"),
        ("Water quality, mg/L", "mg/L", "mg/L"), ("Planks, 2019", nil, nil), ("Lancaster, PA", nil, nil),
        ("Umsatz in Mio. Rubel", "Mio. Rubel", nil),
    ])
    func titlesMentionPowers(title: String, text: String?, unit: String?) {
        let mention = UnitMention.inTitle(title)
        #expect(mention?.text == text)
        #expect(mention?.unit == unit)
    }

    @Test(arguments: [
        ("Amounts in thousands of euros.", "thousands of euros"), ("triệu đồng", "triệu đồng"),
        ("Values ×10⁶", "×10⁶"),
    ])
    func paragraphsMentionPowers(paragraph: String, text: String) {
        #expect(UnitMention.power(inParagraph: paragraph)?.text == text)
    }

    @Test(arguments: [
        ("Valores em R$ mil", "R$ mil"), ("v mil. Kč", "mil Kč"), ("(₹ करोड़ में)", "₹ करोड़"),
        ("Bedragen x € 1.000", "x € 1.000"),
    ])
    func notesMentionPowers(note: String, text: String) {
        #expect(UnitMention.power(inParagraph: note)?.text == text)
    }

    @Test func clausesAreAboutTheirNouns() {
        func unit(_ clause: String, _ noun: String) -> String? {
            UnitMention.unit(inClause: clause[...], about: [noun], besides: NounWords(["Width"]))?.text
        }
        #expect(unit("here the heights are given in metres", "Height") == "metres")
        #expect(unit("here the heights are given in metres", "Length") == nil)
        #expect(unit("heights and widths are given in metres", "Height") == nil)
    }

    @Test(arguments: [
        "It is used in thousands of homes.", "The mill has 3 million boards.", "Millions of people live here.",
        "The mill was built in 1990 and paid for in millions.", "In May", "Widths in mm",
    ])
    func otherParagraphsDoNot(paragraph: String) {
        #expect(UnitMention.power(inParagraph: paragraph) == nil)
    }

    @Test(arguments: [
        ("£000", "£000"), ("(mm)", "mm"), ("kW", "kW"), ("Name (in thousands)", "thousands"), ("Wood", nil), ("A", nil),
        ("Jour", nil),
    ])
    func headersOfNamesMentionUnits(header: String, text: String?) {
        #expect(UnitMention.inHeaderOfNames(header)?.text == text)
    }

    /// A remark has the words of the page, and the unit without what follows it.
    @Test func pagesHaveWordsOfTheirOwn() {
        let mention = UnitMention("£/100, ex VAT")
        #expect(mention.words(in: "Prices are £ per 100, ex VAT.") == "£ per 100, ex VAT")
        #expect(mention.unit == "£/100")
        #expect(UnitMention("mm").words(in: "All sizes in mm.") == "mm")
    }

    @Test(arguments: [
        ("£/100, ex VAT", "Length", true), ("£/100, ex VAT", "Price", false), ("£/100, ex VAT", "Boards", false),
        ("EUR million", "Height", true), ("mm", "Price", true), ("mm", "Length", false), ("px", "Length", false),
        ("thousands", "Length", false),
    ])
    func moneyAndOtherQuantitiesAreApart(_ unit: String, _ header: String, _ isApart: Bool) {
        #expect(UnitMention(unit).contradicts(header) == isApart)
    }

    @Test func lengthsHaveNoUnitOfMoney() throws {
        let rows = "| A1 | 10 | 3.10 |\n| A2 | 20 | 3.25 |\n| A3 | 30 | 4.99 |\n"
        let text = "# Screws (£ per 100, ex VAT)\n\n| Code | Length | Price |\n|---|---|---|\n" + rows
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        let values = try #require(draft.datasets.first).values
        #expect(values.map(\.name) == ["length", "price"])
        #expect(values[0].unitRemark == nil)
        #expect(
            values[1].unitRemark
                == "without a unit, though the text around the table says “£ per 100, ex VAT”; give it the unit £/100 if it has it"
        )
    }
}
