import Articles
import Testing
import Text

@testable import Drafting

/// Units and powers of ten in the texts around a table.
@Suite struct UnitMentionTests {
    @Test(arguments: [
        ("Umsatz in Mio. EUR", "Mio. EUR", "Mio. EUR"), ("Values ×10⁶", "×10⁶", "millions"),
        ("Sales (£000)", "£000", "£000"), ("Costs, $ million", "$ million", "$ million"),
        ("Ventes en milliers d'euros", "milliers d'euros", "milliers d'euros"), ("매출 (단위: 천원)", "천원", "천원"),
        ("Boards (in Tsd.)", "Tsd.", "thousands"), ("Umsatz in Mio. Rubel", "Mio. Rubel", nil),
    ])
    func titlesMentionPowers(title: String, text: String, unit: String?) {
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
            UnitMention.unit(inClause: clause[...], about: [noun], besides: ["Width"])?.text
        }
        #expect(unit("here the heights are given in metres", "Height") == "metres")
        #expect(unit("here the heights are given in metres", "Length") == nil)
        #expect(unit("heights and widths are given in metres", "Height") == nil)
        #expect(UnitMention.unit(atEndOf: "Все размеры указаны в миллиметрах.")?.text == "миллиметрах")
        #expect(UnitMention.unit(atEndOf: "The boards were dried in kg") == nil)
    }

    @Test(arguments: [
        "It is used in thousands of homes.", "The mill has 3 million boards.", "Millions of people live here.",
        "The mill was built in 1990 and paid for in millions.", "In May", "Widths in mm",
    ])
    func otherParagraphsDoNot(paragraph: String) {
        #expect(UnitMention.power(inParagraph: paragraph) == nil)
    }

    @Test(arguments: [
        ("£000", "£000"), ("(mm)", "mm"), ("Name (in thousands)", "thousands"), ("Wood", nil), ("A", nil),
    ])
    func headersOfNamesMentionUnits(header: String, text: String?) {
        #expect(UnitMention.inHeaderOfNames(header)?.text == text)
    }
}
