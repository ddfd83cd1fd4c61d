import Testing
import Text

@Suite struct LanguageCodeTests {
    @Test(arguments: ["en", "ja", "zh-Hant", "pt-BR", "nds", "de-1996"])
    func hasTheFormOfACode(text: String) { #expect(LanguageCode.isPlausible(text)) }

    @Test(arguments: ["english", "", "e", "en_US", "en-", "日本", "e1", "en-abcdefghi"])
    func hasNot(text: String) { #expect(!LanguageCode.isPlausible(text)) }

    @Test(arguments: [
        ("EN", "en"), ("pt-br", "pt-BR"), ("ZH-HANT-hk", "zh-Hant-HK"), ("de-1996", "de-1996"), ("en-X-us", "en-x-us"),
    ])
    func hasOneCase(text: String, expected: String) { #expect(LanguageCode.canonical(text) == expected) }
}
