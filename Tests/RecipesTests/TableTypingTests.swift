import Articles
import Books
import Foundation
import Numbers
import Records
import TestSupport
import Testing

@testable import Recipes

/// What `tables --typed` makes of cells. `column` has the cells of one column, parted by ` | `; the answer has a number as
/// JSON has it, with qualifier and unit, and what is written in parentheses; a text is in quotation marks.
@Suite struct TableTypingTests {
    static let columns: [(String, String)] = [
        // Plain numbers.
        ("5 | 12", "5 | 12"), ("-5 | −5 | ‐5 | +5", "-5 | -5 | -5 | 5"), ("１２８", "128"), (".5 | 0.25", "0.5 | 0.25"),
        ("0 | -0", "0 | 0"), ("1998 | 2024", "1998 | 2024"), ("9007199254740993", "9007199254740993"),
        ("12345678901234567890", "12345678901234567890"),
        ("0.12345678901234567890", "0.1234567890123456789 (0.12345678901234567890)"),
        // Digits that count.
        ("10.0 | 9.50 | 9", "10 (10.0) | 9.5 (9.50) | 9"), ("1.0–2.50 mm", "1–2.5 mm (1.0–2.50)"), ("0.00", "0 (0.00)"),
        ("1.0000000000000000001", "1.0000000000000000001 (1.0000000000000000001)"),
        ("1e-400 | 1.5e400", "\"1e-400\" | \"1.5e400\""),
        // Powers of ten and fractions.
        ("2.5e+06 | 1.5E-07", "2500000 (2.5e+06) | 0.00000015 (1.5E-07)"), ("3 1/2 | 10 3/4 in", "3.5 | 10.75 in"),
        ("2024 1/2 | 1 5/4", "\"2024 1/2\" | \"1 5/4\""),
        ("1e-3 | 2.5e6 | 1.5E+3", "0.001 (1e-3) | 2500000 (2.5e6) | 1500 (1.5E+3)"),
        ("10^3 | 10³ | 10⁻⁶", "1000 (10^3) | 1000 (10³) | 0.000001 (10⁻⁶)"),
        ("4.2×10^9 Hz | 4.2 × 10⁹ Hz", "4200000000 Hz (4.2×10^9) | 4200000000 Hz (4.2 × 10⁹)"),
        ("6.02e23", "6.02e23 (6.02e23)"), ("1·10⁻⁷ m", "0.0000001 m (1·10⁻⁷)"), ("1E5 | 2E10", "\"1E5\" | \"2E10\""),
        ("½ | 1½ | 2 ¼ | -½", "0.5 | 1.5 | 2.25 | -0.5"), ("5⁄32 | 11⁄16 | 5/32", "0.15625 | 0.6875 | \"5/32\""),
        ("⅓ | 3⅔", "0.3333333333333333 (⅓) | 3.6666666666666666 (3⅔)"), ("1/2 | 31/38", "\"1/2\" | \"31/38\""),
        ("2^8 | 2^8-1", "\"2^8\" | \"2^8-1\""), ("39² | 41³", "\"39²\" | \"41³\""), ("12[1]", "\"12[1]\""),
        // Thousands and decimal signs.
        ("1,024", "1024"), ("1 024 | 12 345 678", "1024 | 12345678"), ("1'024", "1024"), ("1.024", "1.024"),
        ("1,024 | 0,5", "1.024 | 0.5"), ("1.024 | 0,5", "1024 | 0.5"), ("1.024,50 | 7", "1024.5 (1.024,50) | 7"),
        ("1.024.000", "1024000"), ("1,024,000 | 1.5", "1024000 | 1.5"), ("0,5 | 1,25 | 3", "0.5 | 1.25 | 3"),
        ("1.5 | 2,5", "1.5 | \"2,5\""), ("1,2 | 1,2,3", "\"1,2\" | \"1,2,3\""), ("1,2,3", "\"1,2,3\""),
        ("12,34,567", "\"12,34,567\""),
        ("12,34,567.89 | 5,00,000", "1234567.89 | 500000"), ("₹1,00,000", "100000 ₹"),
        ("12,34,567 | 1,2", "\"12,34,567\" | \"1,2\""),
        ("1,23,45", "\"1,23,45\""), ("€ 1.024,50", "1024.5 € (1.024,50)"),
        // A bare point is decimal only behind as many digits as other cells have.
        ("92.3 | 312. | 3,441. | 0.5", "92.3 | 312 | 3441 | 0.5"), ("1. | 1.1 | 2.", "\"1.\" | 1.1 | \"2.\""),
        ("9.1 | 9.2 | 10.", "9.1 | 9.2 | \"10.\""), ("312. | 500", "\"312.\" | 500"),
        ("312. | 4. | 0.5", "\"312.\" | \"4.\" | 0.5"), ("312. | 0,5", "\"312.\" | 0.5"),
        ("101. | 101.10", "\"101.\" | 101.1 (101.10)"),
        // Money, percent, units.
        ("$1,024.50 | $5", "1024.5 $ (1,024.50) | 5 $"), ("-$5 | $-5 | US$ 5", "-5 $ | -5 $ | 5 US$"),
        ("5 € | 5 EUR | EUR 5", "5 € | 5 EUR | 5 EUR"), ("$5/kg", "5 $/kg"), ("$5–$7", "5–7 $"),
        ("$5 million | 5–7 million", "5000000 $ (5 million) | 5000000–7000000 (5–7 million)"),
        ("¥1,000 | 1,000円", "1000 ¥ | 1000 円"), ("12 % | 5%", "12 % | 5 %"), ("95pt | 95 pt", "95 pt | 95 pt"),
        ("5 V | 3.3V | 12 kΩ", "5 V | 3.3 V | 12 kΩ"), ("20 °C | 5°", "20 °C | 5 °"),
        ("5 m² | 5 m/s | 9.81 m/s²", "5 m² | 5 m/s | 9.81 m/s²"),
        ("3\" | 6'", "3 \" | 6 '"), ("3 GB | 512MiB", "3 GB | 512 MiB"), ("2x | 1.5×", "2 x | 1.5 ×"),
        ("5.2 million | 1.5万円 | 2 bn", "5200000 (5.2 million) | 15000 円 (1.5万) | \"2 bn\""),
        ("1.5k | 2k | 900", "\"1.5k\" | \"2k\" | 900"), ("10K | 25K", "\"10K\" | \"25K\""), ("1.5B", "\"1.5B\""),
        ("5 min | 2 h | 10ms", "5 min | 2 h | 10 ms"), ("3個 | 12人", "3 個 | 12 人"), ("6 pin | 8 pin", "6 pin | 8 pin"),
        ("6 pin", "\"6 pin\""), ("6 pin SH | 8 pin SH", "\"6 pin SH\" | \"8 pin SH\""),
        ("2 rooms | 3 baths", "\"2 rooms\" | \"3 baths\""),
        ("10A | 16A | 32A", "10 A | 16 A | 32 A"), ("1A", "\"1A\""), ("1A | 1B", "\"1A\" | \"1B\""), ("4K", "\"4K\""),
        ("2XL | 3XL", "\"2XL\" | \"3XL\""), ("3D | 12", "\"3D\" | 12"), ("5m | 10s", "5 m | 10 s"),
        // Qualifiers and ranges.
        ("±0.5", "-0.5–0.5"), ("~9 | ≈9 | ca. 9", "~9 | ~9 | ~9"), ("≤37 | >= 5 | < 5%", "≤37 | ≥5 | <5 %"),
        ("10–12 | 10 to 12 mm", "10–12 | 10–12 mm"), ("10-12 mm", "10–12 mm"), ("10-12 | 2-1", "\"10-12\" | \"2-1\""),
        ("37 max | max. 37", "≤37 | ≤37"), ("37以下", "≤37"), ("18+", "\"18+\""), ("(5)", "\"(5)\""),
        ("12–10", "\"12–10\""),
        ("39* | 40", "39 | 40"), ("5–7%", "5–7 %"),
        // Thousands with either sign.
        ("€ 2,199 | 1.299 € | 999 €", "2199 € | \"1.299 €\" | 999 €"), ("2,199 | 1.299 | 12.5", "2199 | 1.299 | 12.5"),
        ("1,024,000 | 1.299", "1024000 | \"1.299\""), ("1,024.125 | 1.299", "1024.125 | 1.299"),
        // Codes.
        ("001 | 002", "\"001\" | \"002\""), ("01234 | 12345 | 99", "\"01234\" | \"12345\" | 99"), ("00.5", "\"00.5\""),
        ("-01", "\"-01\""),
        ("0xFFFF | 0x10", "\"0xFFFF\" | \"0x10\""), ("0A | 1B | 10 | 100", "\"0A\" | \"1B\" | \"10\" | 100"),
        ("12A | 13 | 14B", "\"12A\" | \"13\" | \"14B\""), ("#5 | No. 5", "\"#5\" | \"No. 5\""),
        ("ISO 9001", "\"ISO 9001\""), ("1990s | 2000s", "\"1990s\" | \"2000s\""),
        ("ja | no | ja", "\"ja\" | \"no\" | \"ja\""), ("ja | nein", "true | false"),
        ("3.9 | 3.10 | 3.11", "\"3.9\" | \"3.10\" | \"3.11\""), ("1.2.3 | 1.3", "\"1.2.3\" | \"1.3\""),
        ("v2.0 | 1.5", "\"v2.0\" | \"1.5\""),
        ("192.168.0.1 | 10.0.0.1", "\"192.168.0.1\" | \"10.0.0.1\""), ("192.168.100.101", "\"192.168.100.101\""),
        ("::1", "\"::1\""),
        ("555-1234", "\"555-1234\""), ("+1 555 123 4567", "\"+1 555 123 4567\""),
        ("+49 30 1234 | +1 555", "\"+49 30 1234\" | \"+1 555\""), ("+1 024 | -2 048", "1024 | -2048"),

        ("440x956 | 440×956", "\"440x956\" | \"440×956\""),
        ("4:3 | 16:9", "\"4:3\" | \"16:9\""), ("1st | 2nd | 3rd | 4th", "\"1st\" | \"2nd\" | \"3rd\" | \"4th\""),
        ("1. | 2.", "\"1.\" | \"2.\""),
        ("1a | 1b | 2a", "\"1a\" | \"1b\" | \"2a\""), ("A1 | B2", "\"A1\" | \"B2\""),
        ("5つ | 2つの値 | 3つの値", "\"5つ\" | \"2つの値\" | \"3つの値\""),
        // Dates and times.
        ("2024-01-31 | 2024-02-01", "\"2024-01-31\" | \"2024-02-01\""),
        ("31.12.2024 | 1.1.2025", "\"31.12.2024\" | \"1.1.2025\""),
        ("01/02/2024", "\"01/02/2024\""), ("3 May | 4 May", "\"3 May\" | \"4 May\""),
        ("12 Jan 2024", "\"12 Jan 2024\""),
        ("12:30 | 7:05", "\"12:30\" | \"7:05\""), ("1:02:03.5", "\"1:02:03.5\""),
        ("10 am | 11 am", "\"10 am\" | \"11 am\""),
        ("1h30 | 2h15", "\"1h30\" | \"2h15\""), ("2024年 | 2025年", "\"2024年\" | \"2025年\""),
        ("5月 | 6月", "\"5月\" | \"6月\""),
        // Words, mixed columns, nothing.
        ("oak | fir", "\"oak\" | \"fir\""), ("12 | soft | 7", "12 | \"soft\" | 7"),
        ("12 | n/a | — | 7", "12 | null | null | 7"),
        ("A to B", "\"A to B\""), ("10 of 12", "\"10 of 12\""), ("yes | no", "true | false"),
        ("yes | 12", "\"yes\" | 12"),
        ("Infinity | NaN", "\"Infinity\" | \"NaN\""), ("١٢", "\"١٢\""), ("Ⅳ | 四", "\"Ⅳ\" | \"四\""),
        ("1,5 kg | 0,25 kg", "1.5 kg | 0.25 kg"), ("5 kg (dry)", "\"5 kg (dry)\""),
        ("1000000000000000000000 kg", "1000000000000000000000 kg"),
    ]

    @Test(arguments: columns)
    func readsWhatEveryReaderWould(column: String, expected: String) {
        #expect(Self.values(column) == expected)
    }

    /// Letters behind numbers that are another unit than the header has, or an unknown one beside numbers without.
    @Test(arguments: [
        ("Height (cm)", "45 a | 52 b | 59 cd", "\"45 a\" | \"52 b\" | \"59 cd\""),
        ("Height (cm)", "45 | 52 b", "45 | \"52 b\""), ("Depth (m)", "45 b | 52 b", "\"45 b\" | \"52 b\""),
        ("Height (cm)", "45 cm | 5 m", "45 cm | 5 m"), ("Width (A)", "45 cm | 5 m", "45 cm | 5 m"),
        ("Dose (mg/kg)", "5 mg | 6 mg", "5 mg | 6 mg"), ("Heat (°C)", "300 K | 20 C", "300 K | 20 C"),
        ("Sales (USD)", "2.5 B | 3 B", "\"2.5 B\" | \"3 B\""), ("Load (10³ kg)", "5 t", "5 t"),
        ("2018", "12,700 r | 7,460 | 1,500 r", "\"12,700 r\" | 7460 | \"1,500 r\""), ("2018", "5 r | 7 r", "5 r | 7 r"),
    ])
    func lettersMayBeMarks(header: String, column: String, expected: String) {
        #expect(Self.values(column, header: header) == expected)
    }

    @Test(arguments: [
        ("5 | 12", "integer"), ("5 | 12.5", "number"), ("10.0 | 12", "number"), ("1e+3", "integer"), ("5 | x", "mixed"),
        ("x | y", "text"), ("yes | no", "boolean"), ("n/a", "text"), ("12 mm | ~9", "integer"), ("10–12.5", "number"),
    ])
    func tellsTheTypeOfAColumn(column: String, type: String) {
        #expect(TableTyping.typed(Self.table("a", column)).types.first?.rawValue == type)
    }

    /// Under a header that says so, digits are versions.
    @Test(arguments: [
        ("OS version", "3.10 | 11", "\"3.10\" | \"11\""), ("Price", "3.10 | 11", "3.1 (3.10) | 11"),
        ("Since", "1.10", "\"1.10\""), ("Since", "1998 | 2001", "1998 | 2001"),
        ("Price", "3.10 | 3.9", "3.1 (3.10) | 3.9"), ("Length (mm)", "3.9 | 3.10", "3.9 | 3.1 (3.10)"),
        ("Phone", "+1 555", "\"+1 555\""), ("SOS", "9.50 | -2.38", "9.5 (9.50) | -2.38"),
        ("macOS", "3.10 | 11", "\"3.10\" | \"11\""), ("OS", "9 | 10", "\"9\" | \"10\""),
        ("Release (mg)", "3.10 | 11", "3.1 (3.10) | 11"), ("Release", "3.10 | 11", "\"3.10\" | \"11\""),
        ("Version", ">= 3.10 | < 2.0 | 1.10 – 1.20", "\">= 3.10\" | \"< 2.0\" | \"1.10 – 1.20\""),
        ("Case number", "94019534A | 94019535A", "\"94019534A\" | \"94019535A\""),
    ])
    func headersTell(header: String, column: String, expected: String) {
        #expect(Self.values(column, header: header) == expected)
    }

    /// A column that does not tell is read like the others of its table.
    @Test(arguments: [
        ("| a | b |\n|---|---|\n| 1.024 | 0,5 |\n| 2.048 | 0,25 |"),
        // Texts show nothing of numbers.
        ("| a | Day | b |\n|---|---|---|\n| 1.024 | 12.05. | 0,5 |\n| 2.048 | 13.06. | 0,25 |"),
        ("| a | Version | b |\n|---|---|---|\n| 1.024 | 1.10 | 0,5 |\n| 2.048 | 1.9 | 0,25 |"),
    ])
    func columnsTellOfEachOther(text: String) {
        let table = PipeTable.table(text)
        let first = TableTyping.typed(table).cells.compactMap { $0.first?.flatMap { $0.value.text } }
        #expect(first == ["1024", "2048"])
    }

    @Test(
        arguments: [
            (",", nil, "1.024,50 | 1,5 | 1.5", "1024.5 (1.024,50) | 1.5 | \"1.5\""),
            (".", nil, "1,024 | 0,5", "1024 | \"0,5\""),
            (nil, ".", "1.024 | 2.048", "1024 | 2048"), (nil, "none", "1,024 | 1024", "\"1,024\" | 1024"),
            (".", "'", "1'024 | 1 024", "1024 | \"1 024\""),
            ("comma", "space", "1 024,5 | 1.024", "1024.5 | \"1.024\""),
        ] as [(String?, String?, String, String)])
    func signsMayBeSaid(decimal: String?, thousands: String?, column: String, expected: String) throws {
        let signs = try #require(NumberSigns(decimal: decimal, thousands: thousands))
        #expect(Self.values(column, signs: signs) == expected)
    }

    @Test(arguments: [(".", "."), (";", nil), (nil, "x"), (",", "comma")] as [(String?, String?)])
    func signsThatCannotBe(decimal: String?, thousands: String?) {
        #expect(NumberSigns(decimal: decimal, thousands: thousands) == nil)
    }

    private static func table(_ header: String, _ column: String) -> ArticleTable {
        let rows = column.components(separatedBy: " | ").map { "| \($0) | . |\n" }
        return PipeTable.table("| \(header) | . |\n|---|---|\n" + rows.joined())
    }

    private static func values(_ column: String, header: String = "a", signs: NumberSigns? = nil) -> String {
        TableTyping.typed(table(header, column), signs: signs).cells.map { row in
            guard let cell = row.first ?? nil else { return "null" }
            let value =
                switch cell.value {
                case .text(let text): "\"\(text)\""
                default: cell.literal ?? cell.value.display
                }
            return value + (cell.unit.map { " \($0)" } ?? "") + (cell.written.map { " (\($0))" } ?? "")
        }.joined(separator: " | ")
    }
}
