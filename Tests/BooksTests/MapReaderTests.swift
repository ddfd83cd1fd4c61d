import Articles
import Books
import Records
import Testing
import Text

@Suite struct MapReaderTests {
    private let problems = BookProblems()

    private static func text(_ text: String, column: Int = 1) -> BookNode {
        BookNode(.text(text), at: Place("b.yaml", line: 1, column: column))
    }

    private func reader(_ entries: [(String, BookNode)]) -> MapReader {
        let map = entries.enumerated().map { index, entry in
            BookNode.Entry(
                key: entry.0, keyPlace: Place("b.yaml", line: index + 1, column: 1), value: entry.1)
        }
        return MapReader(BookNode(.map(map), at: Place("b.yaml")), subject: "a plank", problems: problems)
    }

    private var mistakes: [String] { problems.findings.map { "\($0.place.line): \($0.message)" } }

    @Test func readsWhatIsThere() {
        let map = reader([
            ("wood", Self.text("oak")), ("dry", Self.text("true")), ("size", Self.text("2.5")),
            ("count", Self.text("12")),
            ("sides", BookNode(.list([Self.text("left"), Self.text("right")]), at: Place("b.yaml"))),
        ])
        #expect(map.requiredText("wood") == "oak" && map.texts("wood") == ["oak"])
        #expect(map.boolean("dry") == true && map.number("size") == ExactNumber("2.5") && map.integer("count") == 12)
        #expect(map.texts("sides") == ["left", "right"] && map.nodes("sides")?.count == 2)
        #expect(map.text("colour") == nil && map.boolean("wet") == nil && map.entries("colour") == nil)
        map.rejectUnknownKeys()
        #expect(mistakes == [])
    }

    @Test func whatIsMissingOrUnknownNamesTheNearestWord() {
        let map = reader([("wod", Self.text("oak")), ("price", Self.text("1"))])
        _ = map.requiredText("wood")
        map.rejectUnknownKeys()
        #expect(
            mistakes == [
                "1: a plank needs the key \"wood\"; is \"wod\" meant for it?",
                "2: a plank has no key \"price\"; it has wood",
            ])
    }

    @Test func whatStandsUnderAMisspeltKeyIsTakenForTheMissingOne() {
        let map = reader([("wod", Self.text("oak"))])
        #expect(map.requiredText("wood") == "oak" && map.text("wood") == "oak")
        map.rejectUnknownKeys()
        #expect(mistakes.count == 1)
    }

    @Test func aLostSpaceBehindAColonIsNamed() {
        let map = reader([("wood", Self.text("oak")), ("price:1", Self.text(""))])
        _ = map.text("wood")
        map.rejectUnknownKeys()
        _ = MapReader(Self.text("wood:oak"), subject: "a plank", problems: problems)
        #expect(mistakes.count == 2 && mistakes[0].hasSuffix("; a space is missing after \"price:\""))
        #expect(mistakes[1].hasSuffix("; a space is missing after \"wood:\""))
    }

    @Test func theWrongKindIsNamed() {
        let list = BookNode(.list([]), at: Place("b.yaml", line: 1, column: 8))
        let map = reader([
            ("wood", list), ("dry", Self.text("yes")), ("size", Self.text("2,5")), ("count", Self.text("1.5")),
        ])
        _ = (map.text("wood"), map.boolean("dry"), map.number("size"), map.integer("count"), map.entries("dry"))
        _ = map.localized("wood")
        #expect(
            mistakes == [
                "1: \"wood\" is a text, but found a list", "1: \"dry\" is true or false, but found the text \"yes\"",
                "1: \"size\" is a number such as 12 or 0.4, but found the text \"2,5\"",
                "1: \"count\" is a whole number, but found 1.5",
                "1: \"dry\" is a map of keys and values, but found the text \"yes\"",
                "1: \"wood\" is a text, or a map from language to text, but found a list",
            ])
    }

    @Test func aChoiceIsOneOfItsWords() {
        let map = reader([("type", Self.text("nomber")), ("other", Self.text("number"))])
        #expect(map.choice("type", of: FieldType.self) == nil)
        #expect(map.choice("other", of: FieldType.self) == .number)
        #expect(mistakes.count == 1 && mistakes[0].hasSuffix("did you mean \"number\"?"))
    }

    @Test func whatIsNoMapIsReportedOnceAndReadAsEmpty() {
        let map = MapReader(Self.text("oak"), subject: "a plank", problems: problems)
        #expect(map.requiredText("wood") == nil)
        map.rejectUnknownKeys()
        #expect(mistakes == ["1: expected a plank, a map of keys and values, but found the text \"oak\""])
    }

    @Test func placesAreThoseOfTheValues() {
        let map = reader([("wood", Self.text("oak", column: 7))])
        #expect(map.place(of: "wood") == Place("b.yaml", line: 1, column: 7))
        #expect(map.place(of: "size") == map.place)
    }
}
