import TestSupport
import Testing
import Text

@testable import Asking
@testable import Workbench

/// What is wrong with a question, and what the next try is.
@Suite struct MistakenQuestionTests {
    static let plankMistakes: [(String, String, String)] = [
        (
            "plank-size", "wood",
            "\"wood\" is a field without operator and value; write wood=VALUE, and quote the condition if it has < or >: 'wood>=VALUE'"
        ),
        (
            "plank-size", "Quercus",
            "a condition has the form FIELD=VALUE, but found \"Quercus\"; write wood=Quercus"
        ),
        (
            "plank-size", "hello",
            "a condition has the form FIELD=VALUE, but found \"hello\"; the fields are wood, side, grade, value, unit, status, articles, assumed, flagged, findings, implied; quote a condition with < or >: 'FIELD>=VALUE'"
        ),
        ("plank-size", "wod=oak", "plank-size has no field \"wod\"; did you mean \"wood\"?"),
        ("plank-size", "wo=elm", "plank-size has no field \"wo\"; did you mean \"wood\"?"),
        ("plank-size", "material=Oak", "plank-size has no field \"material\"; write wood=Oak"),
        (
            "plank-size", "material>oak",
            "plank-size has no field \"material\"; its fields are wood, side, grade, value, unit, status, articles, assumed, flagged, findings, implied"
        ),
        (
            "plank-size", "colour=red",
            "plank-size has no field \"colour\"; its fields are wood, side, grade, value, unit, status, articles, assumed, flagged, findings, implied"
        ),
        ("plank-size", "wood=okk", "wood has no value \"okk\"; did you mean \"oak\"?"),
        ("plank-size", "wood=mahogany", "wood has no value \"mahogany\"; it may be oak, pine"),
        ("plank-size", "wood=oak,mahogany", "wood has no value \"mahogany\"; it may be oak, pine"),
        ("plank-size", "value=many", "value is a number, but found \"many\""),
        (
            "plank-size", "value>=10 kg",
            "value is in mm, but found \"10 kg\"; write the number in mm: 'value>=NUMBER'"
        ),
        ("plank-size", "value>1..2", "> compares with one number, but found \"1..2\""),
        ("plank-size", "value>", "\"value>\" lacks a value after >"),
        ("plank-size", "status=raed", "status has no value \"raed\"; did you mean \"read\"?"),
        ("plank-size", "status>read", "status cannot be compared with < or >; use =, != or ~"),
        ("plank-size", "flagged=perhaps", "flagged has no value \"perhaps\"; it may be yes, no, open, accepted"),
        ("plank-sise", "wood=oak", "unknown dataset \"plank-sise\"; did you mean \"plank-size\"?"),
        ("planks", "wood=oak", "unknown dataset \"planks\"; did you mean \"plank-size\" (Sizes of planks)?"),
        ("boards", "wood=oak", "unknown dataset \"boards\"; the datasets are plank-size"),
        ("plank-size,", "wood=oak", "name a dataset; the datasets are plank-size"),
        ("", "wood=oak", "name a dataset; the datasets are plank-size"),
        ("wood=oak", "side=left", "unknown dataset \"wood=oak\"; write plank-size wood=oak"),
        ("value>=5", "side=left", "unknown dataset \"value>=5\"; write plank-size 'value>=5'"),
        ("Quercus", "side=left", "unknown dataset \"Quercus\"; write plank-size wood=Quercus"),
        ("wood=elm", "side=left", "unknown dataset \"wood=elm\"; the datasets are plank-size"),
        ("lank", "wood=oak", "unknown dataset \"lank\"; did you mean \"plank-size\"?"),
    ]

    static let lampMistakes: [(String, String, String)] = [
        ("lamp", "lamp=Aurora", "lamp has no value \"Aurora\"; it may be \"Aurora 5\", \"Aurora 5 Pro\""),
        (
            "lamp", "lamp=14x30",
            "lamp=\"14x30\" may mean \"Aurora 5\" (small socket), \"Aurora 5 Pro\" (small socket); name one of them"
        ),
        ("light", "socket=Boreo", "socket has no value \"Boreo\"; did you mean \"Borea\"?"),
        ("light", "lamp=Borea", "light has no field \"lamp\"; write socket=Borea"),
        ("light", "Aurora 5", "a condition has the form FIELD=VALUE, but found \"Aurora 5\"; write socket='Aurora 5'"),
        ("lamp", "qualifier=abuot", "qualifier has no value \"abuot\"; did you mean \"about\"?"),
        ("lamp", "qualifier>about", "qualifier cannot be compared with < or >; use =, != or ~"),
        ("lamp", "maximum=many", "maximum is a number, but found \"many\""),
        ("lamp", "is_dimmable>no", "is_dimmable is true or false; ask it with = or !="),
        (
            "light", "value>=1,250",
            ">= compares with one value, but \"1,250\" is a list; write 'value>=1250' for the number"
        ),
        (
            "light", "value<10,20",
            "< compares with one value, but \"10,20\" is a list; write 'value<10.20' for the number, or one of its values"
        ),
        ("light", "value<10,20,30", "< compares with one value, but \"10,20,30\" is a list; write one of its values"),
        ("advice", "edition=2002", "edition has no value \"2002\"; it may be 2001, 2003, 2005, 2007"),
        (
            "advice", "colour=2001",
            "advice has no field \"colour\"; its fields are rule, first, last, text, edition, unit, status, articles, assumed, flagged, findings, implied"
        ),
        ("advice", "edition~200", "edition is asked with =, !=, <, <=, > or >=, not with ~"),
        (
            "lamp,light", "colour=red",
            "no dataset of lamp, light has a field \"colour\"; their fields are lamp, socket, is_dimmable, safety, power, qualifier, maximum, unit, status, articles, assumed, flagged and 4 more"
        ),
    ]

    @Test(arguments: Self.plankMistakes)
    func whatIsNotKnownIsNamed(dataset: String, condition: String, message: String) throws {
        let checked = try PlankBook.checked(replacing: [:])
        let error = #expect(throws: UsageError.self) {
            try Question(dataset, conditions: [condition], in: checked)
        }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (["Quercus", "left"], "\"Quercus\", \"left\"; write wood=Quercus side=left"),
        (["side=left", "Quercus"], "\"Quercus\"; write wood=Quercus"),
    ])
    func allBareValuesAreNamed(conditions: [String], end: String) throws {
        let checked = try PlankBook.checked(replacing: [:])
        let error = #expect(throws: UsageError.self) {
            try Question("plank-size", conditions: conditions, in: checked)
        }
        #expect(error?.description == "a condition has the form FIELD=VALUE, but found " + end)
    }

    @Test func theFirstRecordsAreCountedAndNarrowed() throws {
        let checked = try LampBook.checked()
        let question = try Question("light", conditions: [], in: checked)
        let first = RecordSelection.first(2, of: question.selections)
        #expect(first.flatMap(\.records).count == 2)
        let words = try #require(question.narrowing(first, in: checked))
        #expect(words.hasPrefix("the first 2 of 6 values, 4 more; add conditions on "), "\(words)")
        #expect(throws: UsageError.self) { try RecordSelection.checkFirst(0) }
        let single = RecordSelection.first(1, of: question.selections)
        let two = Question(selections: single + single, remarks: [])
        #expect(two.narrowing(single, in: checked) == "the first of 2 values, 1 more; name a dataset, or use --all")
    }

    @Test(arguments: Self.lampMistakes)
    func whatIsNotClearListsItsMeanings(dataset: String, condition: String, message: String) throws {
        let checked = try LampBook.checked()
        let error = #expect(throws: UsageError.self) {
            try Question(dataset, conditions: [condition], in: checked)
        }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (["socket=14x30", "value>100"], ["no record of light has value>100; value is 10, 20, 30.5, 50, 60 or 70"]),
        (
            ["value=1,200.5"],
            [
                "no record of light has value=1,200.5; value is 10, 20, 30.5, 50, 60 or 70",
                "1,200.5 is a list, write 1200.5 for the number",
            ]
        ),
        (
            ["value=1,000..1,200"],
            [
                "no record of light has value=1,000..1,200; value is 10, 20, 30.5, 50, 60 or 70",
                "1,000..1,200 is a list, write 1000..1200 for the range",
            ]
        ),
        (["value!=500..,700"], []),
        (["value=1,000.."], ["1,000.. is a list, write 1000.. for the range"]),
        (["value!=10,000"], ["10,000 is a list, write 10000 for the number"]),
        (["value!=10,20"], []),
        (
            ["value=5,12"],
            [
                "no record of light has value=5,12; value is 10, 20, 30.5, 50, 60 or 70",
                "5,12 is a list, write 5.12 for the number",
            ]
        ),
        (["value!=30,5"], ["30,5 is a list, write 30.5 for the number"]),
        (
            ["socket=14x30", "value>40"],
            [
                "no record of light has all of socket=14x30 value>40",
                "3 records match without socket=14x30; their socket is 27x60",
                "3 records match without value>40; their value is 10, 20 or 30.5",
            ]
        ),
    ])
    func anEmptyAnswerSaysWhy(conditions: [String], lines: [String]) throws {
        let checked = try LampBook.checked()
        let question = try Question("light", conditions: conditions, in: checked)
        #expect(checked.remarks(on: question) == lines)
    }
}
