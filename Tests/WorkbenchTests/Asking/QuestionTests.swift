import Books
import Records
import TestSupport
import Testing
import Text

@testable import Asking
@testable import Workbench

@Suite struct QuestionTests {
    /// The keys of the records that a question finds, dataset by dataset.
    private func keys(_ names: String, _ conditions: [String], in checked: CheckedBook) throws -> [String] {
        try Question(names, conditions: conditions, in: checked).selections.flatMap(\.records).map {
            $0.key.joined(separator: " ")
        }
    }

    /// Conditions on planks, and the values that they find.
    static let plankQuestions: [([String], [String])] = [
        ([], ["20", "40", "25", "45"]), (["wood=oak"], ["20", "40"]), (["wood=Quercus"], ["20", "40"]),
        (["WOOD=楢"], ["20", "40"]), (["wood=ＰＩＮＥ", "grade=grade 2"], ["45"]),
        (["grade=first", "grade=second"], ["20", "40", "25", "45"]),
        (["grade=first,second", "wood=oak"], ["20", "40"]),
        (["value=40"], ["40"]), (["value=４０.0"], ["40"]), (["value=40mm"], ["40"]), (["value=41"], []),
        (["value>=40"], ["40", "45"]), (["value>40"], ["45"]), (["value<25"], ["20"]), (["value<=25"], ["20", "25"]),
        (["value!=40"], ["20", "25", "45"]), (["value!=40,45"], ["20", "25"]), (["value=20..25"], ["20", "25"]),
        (["value=..24"], ["20"]), (["value=41.."], ["45"]), (["value=20,40..45"], ["20", "40", "45"]),
        (["value ≥ 40 "], ["40", "45"]), (["value~5"], ["25", "45"]), (["side="], []),
        (["side!="], ["20", "40", "25", "45"]),
        (["side=left", "wood=oak"], []), (["status=read", "wood!=oak"], ["25", "45"]), (["status!=read"], []),
        (["unit=MM", "value=20"], ["20"]), (["articles=mill", "value=20"], ["20"]), (["assumed=side"], ["20", "40"]),
        (["assumed="], ["25", "45"]), (["grade>first"], ["40", "45"]), (["wood~QUERC"], ["20", "40"]),
        (["flagged=no", "wood=oak"], ["20", "40"]), (["findings="], ["20", "40", "25", "45"]), (["flagged=yes"], []),
    ]

    /// A dataset, conditions, and the keys that they find.
    static let lampQuestions: [(String, [String], [String])] = [
        // A qualified value satisfies a comparison only if all that it allows does.
        ("lamp", ["power<=37"], ["Aurora 5", "Borea"]), ("lamp", ["power<37"], ["Borea"]),
        ("lamp", ["power>=10"], ["Aurora 5 Pro", "Borea"]),
        ("lamp", ["power=10..12"], ["Borea"]), ("lamp", ["power=11"], []), ("lamp", ["power=≤37"], ["Aurora 5"]),
        ("lamp", ["power=~9"], ["Cirrus"]), ("lamp", ["power=10–12"], ["Borea"]), ("lamp", ["power=9"], []),
        ("lamp", ["power!=11"], ["Aurora 5 Pro", "Cirrus", "elan"]), ("lamp", ["power="], ["elan"]),
        ("lamp", ["power!=", "power!=40"], ["Aurora 5", "Borea", "Cirrus"]),
        ("lamp", ["Power < 50 W=40"], ["Aurora 5 Pro"]),
        // Its qualifier and maximum have columns of their own.
        ("lamp", ["qualifier=about"], ["Cirrus"]), ("lamp", ["qualifier=~"], ["Cirrus"]),
        ("lamp", ["qualifier=At-most,range"], ["Aurora 5", "Borea"]),
        ("lamp", ["qualifier="], ["Aurora 5 Pro", "elan"]),
        ("lamp", ["qualifier!=about"], ["Aurora 5", "Aurora 5 Pro", "Borea", "elan"]),
        ("lamp", ["maximum>11"], ["Borea"]), ("lamp", ["maximum=12 W"], ["Borea"]), ("lamp", ["maximum>12"], []),
        // Yes and no, however the field spells them.
        ("lamp", ["dimmable=yes"], ["Aurora 5", "Borea"]), ("lamp", ["is_dimmable=はい"], ["Aurora 5", "Borea"]),
        ("lamp", ["dimmable!=true"], ["Aurora 5 Pro", "Cirrus", "elan"]),
        ("lamp", ["safety=no"], ["Aurora 5 Pro", "Cirrus"]),
        // Words by any name, of their own vocabulary or of one that leads to it.
        ("light", ["socket=14 x 30", "level=dim"], ["14x30 dim"]),
        ("light", ["socket=aurora-5", "level=dim"], ["14x30 dim"]),
        ("light", ["socket=Élan", "level<bright"], ["27x60 dim", "27x60 normal"]),
        ("light", ["socket=ELAN", "level=normal..bright"], ["27x60 normal", "27x60 bright"]),
        ("light", ["level=normal..", "socket=ELAN"], ["27x60 normal", "27x60 bright"]),
        ("light", ["level=..Normal", "socket=ELAN"], ["27x60 dim", "27x60 normal"]),
        ("light", ["level=..dim", "socket=Borea,Aurora 5"], ["14x30 dim", "27x60 dim"]),
        ("light", ["Luminous Flux>60"], ["27x60 bright"]), ("light", ["luminous-flux=30.5 lm"], ["14x30 bright"]),
        // A range is asked by its axis.
        ("advice", ["edition=2003"], ["1", "4"]), ("advice", ["edition=2005"], ["1", "2", "4"]),
        ("advice", ["edition=2001,2007"], ["1", "2", "3", "4"]), ("advice", ["edition>2005"], ["2", "4"]),
        ("advice", ["edition<2003"], ["1", "3", "4"]), ("advice", ["edition=2003..2005"], ["1", "2", "4"]),
        ("advice", ["edition!=2003"], ["2", "3"]), ("advice", ["edition="], ["4"]),
        ("advice", ["first=", "last=2001"], ["3"]),
        ("advice", ["first>=2003"], ["2"]),
        // A list is taken as one value first.
        ("advice", ["text=use wood, dry"], ["1"]), ("advice", ["text=use metal,use clay"], ["2", "3"]),
        ("advice", ["text~wood, dry"], ["1"]), ("advice", ["text~metal,clay"], ["2", "3"]),
        ("advice", ["text~DRY"], ["1"]),
        // Texts in the order of their characters.
        ("advice", ["text=Use c..Use n"], ["2", "3"]), ("advice", ["text=Use n.."], ["1"]),
        ("advice", ["text=Use c..Use d,Keep clean"], ["3", "4"]), ("advice", ["text!=Use c..Use n"], ["1", "4"]),
    ]

    @Test(arguments: Self.plankQuestions)
    func conditionsChooseRecords(conditions: [String], expected: [String]) throws {
        let checked = try PlankBook.checked(replacing: [:])
        let question = try Question("plank-size", conditions: conditions, in: checked)
        #expect(question.selections[0].records.map { $0.values[0]?.text } == expected)
    }

    @Test(arguments: Self.lampQuestions)
    func everyKindOfValueCompares(names: String, conditions: [String], expected: [String]) throws {
        #expect(try keys(names, conditions, in: LampBook.checked()) == expected)
    }

    @Test func aNumericAxisIsOrderedBySize() throws {
        let checked = try LampBook.checked([
            "Datasets/advice.yaml": """
            dataset: advice
            title: Advice
            keys: [{field: rule, type: integer}]
            values:
              - {field: first, type: integer, optional: true}
              - {field: last, type: integer, optional: true}
              - {field: text, type: text}
            ranges: [{axis: year, from: first, to: last}]
            """,
            "Vocabulary/edition.yaml": nil,
        ])
        #expect(try keys("advice", ["year=2002"], in: checked) == ["1", "4"])
        let error = #expect(throws: UsageError.self) { try keys("advice", ["year=soon"], in: checked) }
        #expect(error?.description == "year is a number, but found \"soon\"")
    }

    @Test func datasetsWithoutAFieldAreLeftOut() throws {
        let checked = try LampBook.checked()
        let question = try Question("lamp,Light, LIGHT", conditions: ["level=dim"], in: checked)
        #expect(question.selections.map(\.dataset.name) == ["light"])
        #expect(question.remarks == ["lamp is left out: it has no field \"level\""])
        #expect(try keys("lamp,light", ["socket=27x60", "status=read"], in: checked).count == 5)
        #expect(throws: UsageError.self) {
            try Question("lamp,light", conditions: ["level=dim", "lamp=Borea"], in: checked)
        }
    }

    @Test(arguments: ["plank-size", "PLANK-SIZE", "sizes of planks", "Plank Size", "plank-size, PLANK-SIZE"])
    func aDatasetIsFoundByItsNameOrTitle(name: String) throws {
        let checked = try PlankBook.checked(replacing: [:])
        #expect(try Question(name, conditions: ["wood=oak"], in: checked).selections.map(\.records.count) == [2])
    }
}
