import Testing
import Text

@Suite struct LabelFoldingTests {
    @Test(arguments: [
        ("Oak", "oak"), ("  oak \t wood ", "oak wood"), ("ＯＡＫ１２", "oak12"), ("オーク　材", "オーク 材"),
        ("a\u{A0}b", "a b"), ("", ""), (" ", ""), ("（縦）", "(縦)"), ("￥９８０", "¥980"),
        ("ﾊﾟｲﾝ材ｶﾞ", "パイン材ガ"), ("ｰﾟｱﾞ", "ー\u{309A}ア\u{3099}"), ("ﾎﾞｰﾄﾞ｡", "ボード。"),
        ("\u{200E}−5\u{200F} °C", "−5 °c"), ("\u{2067}אלון\u{2069}", "אלון"), ("\u{200E}", ""),
    ])
    func widthCaseAndSpaceDoNotMatter(label: String, folded: String) {
        #expect(LabelFolding.fold(label).unicodeScalars.elementsEqual(folded.unicodeScalars))
    }

    @Test func caseIsKeptWhereItIsAskedFor() {
        #expect(LabelFolding.width("Ｏak  Wﾊﾟ") == "Oak Wﾊﾟ")
    }
}
