import Books
import TestSupport
import Testing

@testable import Numbers

@Suite struct NumberReaderTests {
    /// Numbers with their reading: a value as people write it, with its unit behind it.
    @Test(arguments: [
        ("1'024", "1024"), ("1\u{202F}024 mm", "1024 mm"), ("12,345,678", "12345678"), ("0.50", "0.50"), ("-0", "0"),
        ("≈9", "~9"), ("約 9 mm", "~9 mm"), ("≦5", "≤5"), (">=5", "≥5"), ("<5%", "<5 %"), ("10~12", "10–12"),
        ("10 — 12 mm", "10–12 mm"), ("12-12", "12–12"), ("3\"", "3 \""), ("20 µm", "20 µm"),
        ("312.", "312"), ("-1,312.", "-1312"), (".5", "0.5"), ("-.5 mm", "-0.5 mm"), ("±50", "-50–50"), ("±0", "0"),
        ("±0.5 mm", "-0.5–0.5 mm"),
        ("10 to 12", "10–12"), ("from 3 to 5 mm", "3–5 mm"), ("Von 10 mm bis 12 mm", "10–12 mm"), ("de 4 à 6", "4–6"),
        ("3 a 5", "3–5"), ("от 7 до 9 кг", "7–9 кг"), ("bis 9", "≤9"), ("до 5 кг", "≤5 кг"), ("oltre 4", ">4"),
        ("10 To 12 mm", "10–12 mm"), ("10…12", "10–12"), ("10...12", "10–12"), ("10 mm–12 mm", "10–12 mm"),
        ("10mm - 12mm", "10–12 mm"), ("10から12", "10–12"), ("5%–7%", "5–7 %"), ("37 max", "≤37"),
        ("20–20,000 Hz", "20–20000 Hz"), ("1–10,000", "1–10000"), ("0–7,000", "0–7000"), ("500–2,000", "500–2000"),
        ("37max.", "≤37"), ("37 mm max", "≤37 mm"), ("max. 37 mm", "≤37 mm"), ("Max 37", "≤37"),
        ("37以下", "≤37"), ("37 mm以上", "≥37 mm"), ("37未満", "<37"), ("18 未满", "<18"), ("389 左右", "~389"),
        ("7.3 及以上", "≥7.3"),
        ("30 approx.", "~30"), ("5 and up", "≥5"), ("∼9", "~9"), ("ca. 9", "~9"),
        ("approx. 9 mm", "~9 mm"), ("5 m²", "5 m²"), ("5 cm2", "5 cm²"), ("5 m³/h", "5 m³/h"), ("5 min", "5 min"),
        ("about 50", "~50"), ("Around 1,200 km", "~1200 km"), ("at least 3", "≥3"), ("Less than $5", "<5 $"),
        ("more than 10 %", ">10 %"), ("18 and over", "≥18"), ("65+", "≥65"), ("50+ months", "≥50 months"),
        ("6 months+", "≥6 months"), ("5+ mm", "≥5 mm"), ("3 mm minimum", "≥3 mm"),
        ("c. 1850", "~1850"),
        ("etwa 9 kg", "~9 kg"), ("über 100", ">100"), ("Über 100", ">100"), ("100 oder mehr", "≥100"),
        ("jusqu’à 7", "≤7"),
        ("más de 4", ">4"), ("约5", "~5"), ("不超过5", "≤5"), ("최대 5", "≤5"), ("5 이상", "≥5"),
        ("1.2 million – 1.4 million", "1200000–1400000"), ("5万〜6万", "50000–60000"), ("5万円〜6万円", "50000–60000 円"),
        ("5 million USD to 6 million USD", "5000000–6000000 USD"), ("900 thousand – 1 million", "900000–1000000"),
        ("1 Hz – 2×10⁴ Hz", "1–20000 Hz"), ("1円〜5万円", "1–50000 円"), ("5–7 million", "5000000–7000000"),
        ("39*", "39"), ("39 †", "39"), ("39²,³", "39"), ("39[1]", "39"),
        ("39[1,2]", "39"), ("39※", "39"), ("39※1", "39"), ("39¹⁾", "39"), ("39[^1]", "39"), ("‐5", "-5"),
        ("37 or less", "≤37"),
        ("37 mm or more", "≥37 mm"), ("39 mm*", "39 mm"), ("39 mm¹", "39 mm"),
        ("39¹ mm", "39 mm"), ("39* mm", "39 mm"), ("39[1] mm", "39 mm"), ("10–12*", "10–12"), ("5 V*", "5 V"),
        ("3/8 in", "0.375 in"), ("1/2\"", "0.5 \""), ("1 1/4 in", "1.25 in"), ("10^-3", "0.001"), ("10³", "1000"),
        ("10⁽³⁾", "10"), ("5 mm⁽²⁾", "5 mm"),
        ("4.20×10^-2", "0.0420"), ("5–8×10^3 m", "5000–8000 m"),
        ("5×10^2–8×10^3", "500–8000"), ("5–10^3", "5–1000"), ("+5 – +8", "5–8"), ("5 –8", "5–8"), ("-5–8", "-5–8"),
        ("$5–$6", "5–6 $"), ("$5 – $6", "5–6 $"), ("$5 - $6", "5–6 $"), ("€ 5 – € 6", "5–6 €"),
        ("EUR 5 – EUR 6", "5–6 EUR"),
        ("$5 to $6", "5–6 $"), ("5 € – 6 €", "5–6 €"), ("≤ $5", "≤5 $"), ("< $5", "<5 $"), ("<$5", "<5 $"),
        ("~ € 5", "~5 €"),
        ("< -$5", "<-5 $"), ("CHF 449.–", "449 CHF"), ("449.– CHF", "449 CHF"), ("5,- €", "5 €"), ("€ 5,-", "5 €"),
        ("1'449.-- CHF", "1449 CHF"), ("5,– € – 6,– €", "5–6 €"), ("CHF 5.– – 6.–", "5–6 CHF"),
        ("5 1/s", "5 1/s"), ("5.2 l/100 km", "5.2 l/100 km"), ("3 mg/100g", "3 mg/100g"), ("50 lb-ft", "50 lb-ft"),
        ("5–7 l/100 km", "5–7 l/100 km"),
        ("-8 - -5", "-8–-5"), ("1 234 567", "1234567"), ("1 234\u{A0}567", "1234567"),
    ])
    func readsWhatPeopleWrite(text: String, reading: String) {
        guard case .value(let value, let unit) = NumberReader.read(text) else {
            Issue.record("\(text): \(NumberReader.read(text))")
            return
        }
        #expect(value.display + (unit.map { " " + $0 } ?? "") == reading)
    }

    /// Dates and ratios have no unit.
    @Test(arguments: [
        ("3/8 mm", "0.375 mm"), ("1/2 cup", "0.5 cup"), ("1/2cup", "0.5 cup"), ("1/4000 s", "0.00025 s"),
        ("1 1/2 cup", "1.5 cup"),
        ("1⁄2", "0.5"), ("8+1⁄2", "8.5"), ("24⁄25", "0.96"), ("8+1⁄2 cup", "8.5 cup"),
        ("3/8–1/2 in", "0.375–0.5 in"), ("1/4 - 1/2 cup", "0.25–0.5 cup"), ("1/2 to 1 1/2 cup", "0.5–1.5 cup"),
        ("1/2 cup–3/4 cup", "0.5–0.75 cup"), ("~1/2 cup", "~0.5 cup"), ("1/2 cup max", "≤0.5 cup"),
        ("9/10 mm*", "0.9 mm"), ("1/250 s–1/125 s", "0.004–0.008 s"),
    ])
    func readsFractionsOfDeclaredUnits(text: String, reading: String) {
        let result = NumberReader.read(text) { ["mm", "cup", "s", "Hz"].contains($0) }
        guard case .value(let value, let unit) = result else {
            Issue.record("\(text): \(result)")
            return
        }
        #expect(value.display + (unit.map { " " + $0 } ?? "") == reading)
    }

    @Test(arguments: [
        ("50/60 Hz", "a fraction"), ("10/100 s", "a fraction"), ("24/25 Hz", "a fraction"), ("3/8", "a fraction"),
        ("3/8/20 mm", "fraction"), ("1/2 V", "a fraction"), ("1/3 cup", "\"map\" the text"),
        ("2/3 cup", "\"map\" the text"),
    ])
    func readsNoOtherFractions(text: String, reason: String) {
        let result = NumberReader.read(text) { ["mm", "cup", "s", "Hz"].contains($0) }
        guard case .unreadable(let found) = result else {
            Issue.record("\(text) is read as \(result)")
            return
        }
        #expect(found.contains(reason))
    }

    /// Only the recipe can say that a comma parts the fraction.
    @Test(arguments: [
        ("1,02", "1.02"), ("1.024,5", "1024.5"), ("1.024", "1024"), (",5", "0.5"), ("1 024,5", "1024.5"),
        ("≤0,5", "≤0.5"),
    ])
    func readsDecimalCommas(text: String, reading: String) {
        guard case .value(let value, _) = NumberReader.read(text, signs: .comma) else {
            Issue.record("\(text): \(NumberReader.read(text, signs: .comma))")
            return
        }
        #expect(value.display == reading)
    }

    @Test(arguments: ["1.02", "1,024.5", "1.2.3", "1,2,3", "0.625"])
    func neverGuessesAtDecimalCommas(text: String) {
        guard case .unreadable = NumberReader.read(text, signs: .comma) else {
            Issue.record("\(text) is read as \(NumberReader.read(text, signs: .comma))")
            return
        }
    }

    /// The unit of the dataset may be the currency.
    @Test(arguments: [("2.–", "2"), ("1'299.–", "1299"), ("-.79", nil), ("-0.79", "-0.79"), ("-.79 mm", "-0.79")])
    func dashesOfPricesInACurrencyColumn(text: String, reading: String?) {
        let result = NumberReader.read(text) { $0 == "CHF" }
        if case .value(let value, _) = result { #expect(value.display == reading) } else { #expect(reading == nil) }
    }

    /// The power of ten that a unit begins with does not belong to the number.
    @Test(arguments: [("12.0 10⁻⁶/K", "12"), ("8.5 × 10⁻⁶/K", "8.5"), ("1·10⁻⁶/K", "1"), ("3–4 ×10⁻⁶/K", "3–4")])
    func unitsMayBeginWithAPowerOfTen(text: String, reading: String) {
        let result = NumberReader.read(text, isScaled: true) { $0 == "10⁻⁶/K" }
        guard case .value(let value, let unit) = result else {
            Issue.record("\(text) is read as \(result)")
            return
        }
        #expect(value.shortest.display == reading && unit == "10⁻⁶/K")
    }

    /// The unit of the dataset multiplies as well.
    @Test(arguments: ["5 million", "$5 – $6 million", "5 USD – 6 million USD", "1.5 billion"])
    func countingWordsBesideScaledUnitsAreNotRead(text: String) {
        guard case .unreadable(let reason) = NumberReader.read(text, isScaled: true) else {
            Issue.record("\(text) is read as \(NumberReader.read(text, isScaled: true))")
            return
        }
        #expect(reason.contains("multiplies it"))
    }

    @Test(arguments: [
        ("45 [10, 90]", "is not a unit"), ("40 [9]", "is not a unit"),
        ("", "it is not a number"), ("some 9", "it is not a number"),
        ("–.50 €", "its dash may be a minus sign, or replace the digits"),
        ("1234,567", "its thousands are not in groups of three"),
        ("0,625", "begins with 0"), ("0 625", "begins with 0"), ("012,345", "begins with 0"),
        ("1,23", "its comma does not separate thousands"),
        ("1 234,567", "its comma"), ("1'234,567", "its comma"), ("1,234 567", "is not a unit"),
        ("5 −12", "second sign"), ("5 -12", "second sign"), ("+3 -4", "second sign"), ("+0.1−0.2", "second sign"),
        ("2-3e3", "both ends"), ("5/16", "a fraction"), ("50/60 Hz", "a fraction"),
        ("449.–", "needs a currency beside it"), ("5,-", "needs a currency beside it"), ("5.– 6", "is not a unit"),
        ("1/3 in", "no finite decimal form"),
        ("3/8/2020 in", "fraction"),
        ("12-10", "the range ends below its start"), ("500 mg–1 g", "the range begins in mg and ends in g"),
        ("500 mg–100 mg", "the range ends below its start"),
        ("5–7,000", "its start may lack its thousands; \"map\" the text to the full range"),
        ("1.5–2 000 m", "its start may lack its thousands; \"map\" the text to the full range"),
        ("12-x", "the range has no end"), ("from 5", "the range has no end"), ("de 5 mm", "the range has no end"),
        ("5 V2", "“V2” after the number is not a unit"),
        ("5 V/100 V", "is not a unit"), ("5 V/230 V", "is not a unit"), ("6.02e23", "more digits than can be stored"),
        ("6.02×10²³", "more digits than can be stored"),
        ("1.", "“.” after the number is not a unit"), ("24.", "is not a unit"), ("312. mm", "is not a unit"),
        ("312..", "is not a unit"), ("~", "it is not a number"),
        ("5 an endless name of a unit", "after the number is not a unit"),
        ("1000000000000000000000", "it has more digits than can be stored exactly"),
    ])
    func saysWhyItReadsNothing(text: String, reason: String) {
        guard case .unreadable(let found) = NumberReader.read(text) else {
            Issue.record("\(text) is read as \(NumberReader.read(text))")
            return
        }
        #expect(found.contains(reason))
    }

    /// Whatever is read as a number reads the same again when it is written as published.
    @Test func whatIsPublishedReadsTheSame() {
        var random = SeededGenerator(seed: 7)
        let pieces = ["1", "02", ",", ".", "-", " ", "345", "~", "≤", "mm", "–", "%", "x", "'", "+"]
        var readable = 0
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            guard case .value(let value, _) = NumberReader.read(text) else { continue }
            readable += 1
            guard case .value(let again, nil) = NumberReader.read(value.display) else {
                Issue.record("“\(text)” is read as \(value.display), which is not read")
                continue
            }
            #expect(again == value, "“\(text)” is read as \(value.display)")
        }
        #expect(readable > 200)
    }
}
