import BookFiles
import Testing
import Text

@testable import Books

/// The keys of a plank, for tests.
private struct PlankKeys: MapKeys {
    static let form = MapDeclaration(
        "plank", "a plank", Self(),
        demands: [Demand(.when(.has("dry"), .has("size")), "a dry plank has a size, unlike {wood}", at: "dry")])

    let wood = Key("wood", .text, is: .required, "The wood.", example: "oak")
    let dry = Key("dry", .boolean, default: false, "Whether it is dry.")
    let size = Key("size", .number, "Its size.")
    let count = Key("count", .count("the number of planks"), default: 1, "How many.")
    let sides = Key("sides", list: .list(of: .text, atLeastOne: "side"), "Its sides.")
    let grade = Key("grade", .choice(Grade.self), default: .first, "Its grade.")
    let prices = Key("prices", list: .entries(of: .number), "What it costs, with \"tax\" beside the sorts.")
    let label = Key("label", .localized, "What it is called.")

    enum Grade: String, CaseIterable { case first, second }
}

@Suite struct KeyReaderTests {
    private let problems = BookProblems()

    private func reader(_ text: String) throws -> KeyReader<PlankKeys> {
        let source = SourceText(path: "b.yaml", bytes: Array(text.utf8))
        let node = try #require(BookFileParser(source, problems: problems).parse())
        return KeyReader(node, as: PlankKeys.form, problems: problems)
    }

    private var mistakes: [String] { problems.findings.map { "\($0.place.line): \($0.message)" } }

    @Test func readsWhatIsThere() throws {
        let map = try reader(
            "{wood: oak, dry: true, size: 2.5, count: 12, sides: [left, right], grade: second, prices: {a: 1}, label: Oak}"
        )
        #expect(map.wood == "oak" && map.dry && map.size == ExactNumber("2.5") && map.count == 12)
        #expect(map.sides == ["left", "right"] && map.grade == .second && map.label == LocalizedText("Oak"))
        #expect(map.prices.map(\.entry.key) == ["a"] && map.prices.map(\.value) == [ExactNumber("1")])
        #expect(map.place(of: \.dry) == Place("b.yaml", line: 1, column: 18))
        #expect(mistakes == [])
    }

    @Test func whatIsMissingHasItsStandard() throws {
        let map = try reader("wood: oak")
        #expect(!map.dry && map.size == nil && map.count == 1 && map.sides == [] && map.grade == .first)
        #expect(map.place(of: \.dry) == map.place && mistakes == [])
    }

    @Test func theDeclarationListsTheKeysInTheirOrder() {
        let keys = PlankKeys.form.shape.keys
        #expect(keys.map(\.name) == ["wood", "dry", "size", "count", "sides", "grade", "prices", "label"])
        #expect(keys.map(\.standard) == [nil, "false", nil, "1", nil, "first", nil, nil])
        #expect(keys.filter(\.isRequired).map(\.name) == ["wood"] && keys[0].example == "oak")
    }

    @Test func whatIsMissingOrUnknownNamesTheNearestWord() throws {
        let map = try reader("wod: oak\nprice: 1\nzzzzzz: 2")
        #expect(
            mistakes == [
                "1: a plank needs the key \"wood\"; is \"wod\" meant for it?",
                "2: a plank has no key \"price\"; did you mean \"prices\"?",
                "3: a plank has no key \"zzzzzz\"; it has wood, dry, size, count, sides, grade, prices, label",
            ])
        // What is written at a misspelt key is taken for the missing one.
        #expect(map.wood == "oak" && mistakes.count == 3)
    }

    @Test func aKeyBesideTheMapThatItBelongsIntoIsNamed() throws {
        _ = try reader("wood: oak\nprices: {a: 1}\ntax: 2")
        #expect(mistakes == ["3: a plank has no key \"tax\"; write it inside \"prices\""])
        _ = try reader("wood: oak\ntax: 2")
        #expect(mistakes.count == 2 && mistakes[1].hasSuffix("prices, label"))
    }

    @Test func aLostSpaceBehindAColonIsNamed() throws {
        _ = try reader("wood: oak\nprice:1: x")
        _ = try reader("wood:oak")
        #expect(mistakes.count == 2 && mistakes[0].hasSuffix("; a space is missing after \"price:\""))
        #expect(mistakes[1].hasSuffix("; a space is missing after \"wood:\""))
    }

    @Test func theWrongKindIsNamed() throws {
        let map = try reader("wood: []\ndry: yes\nsize: 2,5\ncount: 1.5\nsides: []\ngrade: frist\nprices: 1\nlabel: []")
        _ = (map.wood, map.dry, map.size, map.count, map.sides, map.grade, map.prices, map.label)
        #expect(
            mistakes == [
                "1: \"wood\" is a text, but found a list", "2: \"dry\" is true or false, but found the text \"yes\"",
                "3: \"size\" is a number such as 12 or 0.4, but found the text \"2,5\"",
                "4: \"count\" is the number of planks, 1 or more, but found the text \"1.5\"",
                "5: \"sides\" names at least one side",
                "6: \"grade\" is one of first, second, but found the text \"frist\"; did you mean \"first\"?",
                "7: \"prices\" is a map of keys and values, but found the text \"1\"",
                "8: \"label\" is a text, or a map from language to text, but found a list",
            ])
    }

    @Test func aDemandIsReportedAtItsKey() throws {
        _ = try reader("wood: oak\ndry: true")
        #expect(mistakes == ["2: a dry plank has a size, unlike oak"])
    }

    @Test func whatIsNoMapIsReportedOnceAndReadAsEmpty() throws {
        let map = try reader("oak")
        #expect(map.wood == nil)
        #expect(mistakes == ["1: expected a plank, a map of keys and values, but found the text \"oak\""])
    }
}
