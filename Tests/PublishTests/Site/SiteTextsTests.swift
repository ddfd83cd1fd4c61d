import SiteAssets
import Testing

@testable import Publish

@Suite struct SiteTextsTests {
    private let texts = SiteTexts.all(Wording(language: "en"))

    /// The names in `say("name"`; those that the script puts together begin with one of these.
    private var asked: Set<String> {
        let parts = String(decoding: SiteAssets.script, as: UTF8.self).split(separator: "say(\"").dropFirst()
        return Set(parts.compactMap { $0.split(separator: "\"", maxSplits: 1).first.map(String.init) })
    }

    @Test func scriptFindsItsTexts() {
        let names = Set(texts.map(\.name))
        #expect(asked.subtracting(names) == [])
    }

    @Test func translationsAskForTheSameValues() {
        for (english, japanese) in zip(texts, SiteTexts.all(Wording(language: "ja"))) {
            #expect(english.name == japanese.name)
            #expect(values(english.text) == values(japanese.text), "\(english.name)")
            #expect(english.text != japanese.text, "\(english.name)")
        }
    }

    private func values(_ text: String) -> Set<String> {
        Set(
            text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
                $0.split(separator: "}").first.map(String.init)
            })
    }
}
