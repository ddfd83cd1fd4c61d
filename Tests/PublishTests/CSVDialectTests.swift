import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct CSVDialectTests {
    private func text(_ dialect: CSVDialect, _ rows: [[String]]) -> String {
        var bytes = dialect.byteOrderMark
        for row in rows { dialect.append(row: row, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        "=1+1", "=5", "@SUM(A1)", "+A1", "-A1", "-2+3", "--1", "+cmd|' /C calc'!A0", "\t=1", "\r=1", "＝1+1", "＠x",
        "-.x",
    ]) func formulasBeginWithAnApostrophe(cell: String) throws {
        let dialect = CSVDialect(isSafe: true)
        #expect(CSVDialect.isFormula(cell))
        #expect(try CSVParser.rows(Array(text(dialect, [["a", cell]]).utf8)) == [["a", "'" + cell]])
        #expect(dialect.changed?.value == 1)
    }

    @Test(arguments: [
        "", "-5", "+5", "-.5", "-1,234.5", "-5 %", "-1e3", "-", "+", "=", "a=1", " =1", "5-3", "'=1", "−5", "—",
    ]) func otherCellsStayAsTheyAre(cell: String) {
        let dialect = CSVDialect(isSafe: true)
        #expect(text(dialect, [["a", cell]]) == text(CSVDialect(), [["a", cell]]))
        #expect(dialect.remark == nil)
    }

    @Test func withoutTheOptionNoCellChanges() {
        #expect(text(CSVDialect(), [["=1", "a;b"]]) == "=1,a;b\n")
        #expect(text(CSVDialect(delimiter: UInt8(ascii: ";")), [["=1", "a;b", "a,b"]]) == "=1;\"a;b\";a,b\n")
        #expect(text(CSVDialect(hasByteOrderMark: true), [["a"]]) == "\u{FEFF}a\n")
    }

    @Test func formatsWithoutCellsRefuseTheOptions() {
        let all = CSVDialect(delimiter: CSVText.tab, hasByteOrderMark: true, isSafe: true)
        #expect(throws: Never.self) { try all.check("csv", isCSV: true) }
        #expect(throws: UsageError.self) { try all.check("tsv", isCSV: false, isTSV: true) }
        #expect(throws: Never.self) { try CSVDialect(isSafe: true).check("tsv", isCSV: false, isTSV: true) }
        #expect(throws: UsageError.self) { try CSVDialect(isSafe: true).check("json", isCSV: false) }
        #expect(throws: Never.self) { try CSVDialect().check("json", isCSV: false) }
    }
}
