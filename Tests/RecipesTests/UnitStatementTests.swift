import Testing

@testable import Recipes

@Suite struct UnitStatementTests {
    @Test(arguments: [
        ("Tension in kg, scale 648 mm", "kg"), ("Heights in metres.", "metres"),
        ("Все размеры указаны в миллиметрах.", "миллиметрах"), ("Loads in kg per tyre.", "kg"),
        ("Dimensions: mm", "mm"),
        ("Doses in ml (1 tsp = 5 ml)", "ml"), ("Table 4. Dimensions [mm unless noted]", "mm"),
        ("Depths in metres above chart datum.", "metres"), ("Sold in 5 kg bags", nil), ("Made in Japan", nil),
        ("Widths in cm", nil), ("Runtime in minutes.", "minutes"), ("Laufzeit in Stunden", "Stunden"),
        ("Distances in feet", "feet"), ("The runner in second place", nil),
        ("Load in €, general service.", "€"), ("Load in TEUR", "TEUR"), ("Load in Tsd. Euro", "Tsd. Euro"),
        ("Load in thousands of US dollars, net", "thousands of US dollars"), ("Load in A", nil),
    ])
    func sentencesMentionUnits(text: String, unit: String?) {
        #expect(UnitStatement.mention(in: text, about: ["load"], besides: NounWords(["Width"]))?.unit == unit)
    }

    /// Further above, a unit within a clause may be about anything.
    @Test(arguments: [
        ("Monthly load in USD, from 1 March.", "USD"), ("Load in kg (dry)", "kg"),
        ("Load in thousands of euros", "thousands of euros"),
        ("Loads in kg were common.", nil), ("Load in kg of the mill, in all", nil), ("Load in", nil),
    ])
    func unitsEndClauses(text: String, unit: String?) {
        #expect(UnitStatement.mention(in: text, about: ["load"], isWhole: true)?.unit == unit)
    }

    @Test(arguments: [
        ("Alle Breiten in cm.", "cm"), ("Toutes les largeurs en cm.", "cm"), ("Todos los anchos en cm.", "cm"),
        ("Beträge in CHF.", "CHF"), ("Die Beträge sind in CHF angegeben.", "CHF"),
        ("Tous les montants en centimes.", "centimes"), ("Beträge in Schweizer Franken.", "Schweizer Franken"),
        ("All dimensions in cm.", "cm"), ("Oak was cut. All values are given in centimetres.", "centimetres"),
        ("Unit: cm", "cm"), ("（単位：cm）", "cm"), ("(Values in the table are in kg)", "kg"),
        ("Figures are in millions of boards.", "millions of boards"), ("All widths in m.", "m"),
        ("Moistures, %", "%"), ("All heights (cm)", "cm"), ("Temperatures are given in °F.", "°F"),
        ("The moisture in %", "%"),
        ("(in thousands of US dollars, except per share data)", "thousands of US dollars"),
        ("(in thousands)", "thousands"),
        ("In millions, except per share data", "millions"), ("(USD in millions)", "USD in millions"),
        ("Figures are in thousands of USD unless otherwise stated.", "thousands of USD"),
        ("Alle Maße in Millimetern.", "Millimetern"), ("Medidas en centímetros.", "centímetros"),
        ("Medidas em centímetros (cm).", "centímetros"), ("Misure in millimetri.", "millimetri"),
        ("Units are mm.", "mm"),
        ("Maten in centimeter.", "centimeter"), ("Размеры указаны в сантиметрах.", "сантиметрах"),
        ("Alle Angaben in mg.", "mg"), ("Valeurs en mg", "mg"), ("Todos los valores están en cm", "cm"),
        ("Einheit: mg", "mg"), ("Unité : mg", "mg"), ("成分（単位：mg）", "mg"), ("（单位：mg）", "mg"), ("(単位 mg)", "mg"),
        ("Income of the mill, in millions of USD", "millions of USD"), ("Results in EUR", "EUR"),
        ("(cm)", "cm"), ("[cm]", "cm"), ("Alle Angaben in Tausend Euro.", "Tausend Euro"),
        ("Alle Angaben in cm, sofern nicht anders angegeben.", "cm"),
        ("Valeurs en cm, sauf indication contraire.", "cm"),
        ("Dimensions are given in cm unless noted.", "cm"), ("All heights in feet above chart datum.", "feet"),
        ("All dimensions in mm at 20 °C.", "mm"),
        ("Dimensions are given in millimetres (mm).", "millimetres"), ("Lengths in mm (nominal).", "mm"),
        ("단위: 천원", "천원"), ("(단위 : 억 원)", "억 원"), ("单位：亿元", "亿元"), ("單位：千元", "千元"), ("（単位：千円）", "千円"),
        ("Alle Werte in Mio. EUR. Ohne Gewähr.", "Mio. EUR"), ("En milliers d'euros", "milliers d'euros"),
        ("W tys. zł", "tys. zł"), ("в тыс. т", "тыс. т"), ("Единица измерения: мм", "мм"),
    ])
    func sentencesStateUnits(text: String, unit: String) {
        #expect(UnitStatement.units(ofSentences: text, about: ["moisture"]).map(\.unit) == [unit])
    }

    @Test(arguments: [
        ("所有尺寸均以毫米为单位。", "毫米"), ("金額の単位は千円。", "千円"), ("単位はMPaです。", "MPa"), ("모든 치수는 mm 단위입니다.", "mm"),
        ("単位はmmです。", "mm"), ("单位不明", nil), ("以毫米计", nil),
    ])
    func aUnitIsBesideItsWord(text: String, unit: String?) {
        #expect(UnitStatement.unit(besideItsWord: text)?.unit == unit)
    }

    /// A sentence about another column says nothing of this one; that about this one comes first.
    @Test func sentencesAreAboutTheirColumns() {
        func units(_ text: String) -> [String] {
            UnitStatement.units(ofSentences: text, about: ["Length"], besides: NounWords(["Width", "wood"])).map(\.unit)
        }
        #expect(units("Widths are in cm. Lengths in mm.") == ["mm"])
        #expect(units("Heights are in cm. Lengths in mm.") == ["mm", "cm"])
        #expect(units("All widths in cm.").isEmpty)
        #expect(units("All dimensions in mm, except lengths.").isEmpty)
        #expect(units("All dimensions in mm, except lengths in cm.").isEmpty)
        #expect(units("All dimensions in mm, except widths.") == ["mm"])
    }

    @Test(arguments: ["Density", "Densities"])
    func aPluralIsAboutItsNoun(word: String) {
        #expect(UnitStatement.units(ofSentences: "\(word) in g/cm³.", about: ["Density"]).map(\.unit) == ["g/cm³"])
    }

    @Test(arguments: [
        "The planks were cut in mm steps.", "Oak is sold in cm.", "All planks were cut in May.",
        "All values of the old mill were measured in 1920.", "The widths (cm) are those of dry planks.",
        "Unit: the mill", "The moisture of oak in %", "Beech, m", "This dries in minutes.", "Dries in minutes.",
        "Glass in lb.", "Class in feet.", "Boards, cm", "All walks in the park are in miles.",
        "The mill sold planks for more than its owner had hoped, in millions.", "In May", "In the mill",
        "It sold in millions.", "The parts are sold in thousands.", "Made in millions.", "From 5 to 7 in millions.",
        "Mn",
        "Thousands", "000", "In Mn", "Printed in USD", "Here it is in USD.",
        "All lengths in mm unless the column says cm.", "All widths in inches (converted to mm).",
        "Values (min over ten years).",
        "All widths in inches over 10 are rare.",
    ])
    func otherSentencesDoNot(text: String) {
        #expect(UnitStatement.units(ofSentences: text).isEmpty)
    }
}
