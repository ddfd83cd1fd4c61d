import Publish
import Records
import Testing
import Text

@testable import Asking
@testable import Workbench

/// Units and written numbers in conditions, mistyped operators, ranges of numbers and of words of two systems.
@Suite struct PartQuestionTests {
    private func keys(_ name: String, _ condition: String) throws -> [String] {
        try Question(name, conditions: [condition], in: PartBook.checked()).selections.flatMap(\.records).map {
            $0.key.joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("part", "size=1 210", ["rim"]), ("part", "size=1.21e3", ["rim"]), ("part", "size=12.1×10²", ["rim"]),
        ("speed", "way=.8", ["100"]), ("speed", "way=8e-1", ["100"]), ("speed", "way=⅘", ["100"]),
        ("speed", "way=.5..1 m", ["100"]), ("speed", "way<=1 m", ["100"]), ("speed", "speed=80,100", ["80", "100"]),
        // What is of another unit is not compared.
        ("part", "size>=4 cm", ["disc"]), ("part", "size=30 millimetre", ["pad"]), ("part", "size=4 mm", []),
        ("part", "size!=4 mm", ["pad", "rim"]), ("part", "size>=4", ["disc", "pad", "rim"]),
        ("part", "unit=millimetre", ["pad", "rim"]), ("part", "unit=Centimetre", ["disc"]), ("part", "unit=m", []),
        ("part", "unit!=mm", ["disc"]), ("note", "text=Turn < left", ["1"]),
        ("note", "text~< left", ["1"]), ("note", "text=TURNright", ["2"]),
        ("note", "text!=turn-right", ["1", "2", "3"]),
        // Where only the limits have the word, and where a limit is of another system.
        ("note", "release=1", ["2"]), ("note", "release=2", ["2"]), ("note", "release=3", ["2"]),
        ("note", "release=hand-2", ["1"]), ("note", "release=hand-3", []), ("note", "release=5", ["3"]),
    ])
    func conditionsFind(name: String, condition: String, found: [String]) throws {
        #expect(try keys(name, condition).sorted() == found.sorted())
    }

    @Test(arguments: [("release", ["2", "3", "1"]), ("-release", ["3", "2", "1"])])
    func recordsAreSortedByTheLowerLimit(names: String, order: [String]) throws {
        let checked = try PartBook.checked()
        let question = try Question("note", conditions: [], in: checked)
        let sorted = try RecordSorting.sorted(question.selections, by: names, in: checked)
        #expect(sorted.flatMap(\.records).map(\.key) == order.map { [$0] })
    }

    @Test(arguments: [
        ("speed", "way<=3km", "way is in m, but found \"3km\"; write the number in m: 'way<=NUMBER'"),
        ("speed", "speed=80km/h", "speed has no unit, but found \"80km/h\"; write a number alone: speed=NUMBER"),
        ("speed", "speed=80 m", "speed has no unit, but found \"80 m\"; write a number alone: speed=NUMBER"),
        ("speed", "speed=0:30", "speed is a number, but found \"0:30\""),
        ("speed", "way=1 m..2 cm", "way is a number, but found \"1 m..2 cm\""),
        (
            "part", "size=3 inch",
            "size is in mm or cm or m, but found \"3 inch\"; write the number in mm or cm or m: size=NUMBER"
        ),
        ("part", "unit=centimeter", "unit has no value \"centimeter\"; did you mean \"centimetre\"?"),
        ("part", "unit=inch", "unit has no value \"inch\"; it may be mm, cm, m"),
        ("model", "unit=mm", "model has no unit"),
        ("part", "part=!pad", "\"part=!pad\" has no operator =!; write 'part!=pad'"),
        ("part", "part<>pad", "\"part<>pad\" has no operator <>; write 'part!=pad'"),
        ("part", "part!==pad", "\"part!==pad\" has no operator !==; write 'part!=pad'"),
        ("part", "part=~pad", "\"part=~pad\" has no operator =~; write 'part~pad'"),
        ("part", "size=>30", "\"size=>30\" has no operator =>; write 'size>=30'"),
        ("part", "size=<30,40", "\"size=<30,40\" has no operator =<; write 'size<=30,40'"),
        ("part", "size= > 30", "\"size= > 30\" has no operator =>; write 'size>=30'"),
        ("part", "size>~30", "\"size>~30\" has no operator >~; the operators are = != <= >= < > ~"),
        ("model", "year=>2000", "\"year=>2000\" has no operator =>; write 'year>=2000'"),
        ("note", "release=9", "release has no value \"9\"; it may be 3, 4, 5"),
        (
            "note", "since>=5",
            "since has no value \"5\"; it may be 1, 3, 4, hand-2, hand-3; 'release>=5' finds what holds there"
        ),
        ("note", "right", "a condition has the form FIELD=VALUE, but found \"right\"; write 'text~right'"),
    ])
    func whatIsWrongIsNamed(name: String, condition: String, message: String) throws {
        let checked = try PartBook.checked()
        let error = #expect(throws: UsageError.self) { try Question(name, conditions: [condition], in: checked) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (["size>4"], ["size is in cm or mm, and size>4 compares only the numbers; write the unit after the number"]),
        (["size>4 cm"], ["size>4 cm: numbers in mm are not compared with it"]),
        (["size>4 cm", "unit=cm"], []), (["size>4", "part=pad"], []), (["part~d"], []),
    ])
    func unlikeUnitsAreTold(conditions: [String], lines: [String]) throws {
        let checked = try PartBook.checked()
        #expect(checked.remarks(on: try Question("part", conditions: conditions, in: checked)) == lines)
    }

    /// The numbers that there are have their units, each of its own range if they are many.
    @Test func valuesHaveTheirUnits() throws {
        let checked = try PartBook.checked()
        let question = try Question("part", conditions: ["size=777"], in: checked)
        #expect(
            checked.remarks(on: question).last
                == "no record of part has size=777; size is 4.5 cm, 30 mm or 1210 mm")
        let dataset = try Question.dataset("part", in: checked)
        let records = (0..<5).flatMap { _ in dataset.records }
        let values = AskedValues(field: .value(0), dataset: dataset, checked: checked)
        #expect(values.list(records) == "4.5 cm, 30 mm or 1210 mm")
    }

    private func changes(_ name: String, _ change: (inout Query) -> Void = { _ in }) throws -> ([String], [String]) {
        var query = Query(datasets: name)
        (query.showsChanges, query.format) = (true, .csv)
        change(&query)
        let answer = try query.answer(in: PartBook.checked())
        let rows = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        return (rows.map { $0.split(separator: ",").prefix(4).joined(separator: " ") }, answer.remarks)
    }

    /// What ends at a number is told though nothing begins after it.
    @Test func rangesOfNumbersEnd() throws {
        #expect(
            try changes("model").0 == [
                "B 1972 1999 appeared", "C 1999 2000 appeared", "C 2005 2006 went", "A 2010 2011 went",
            ])
    }

    /// A limit of one system makes no step of the other.
    @Test func systemsAreNotMixed() throws {
        #expect(try changes("note").0 == ["3 3 4 appeared", "2 3 4 went", "1 hand-2 hand-3 went"])
    }

    @Test func theFirstChangesAreShown() throws {
        let (rows, remarks) = try changes("model") { $0.first = 2 }
        #expect(rows == ["B 1972 1999 appeared", "C 1999 2000 appeared"])
        #expect(remarks == ["the first 2 of 4 changes"])
        let (all, none) = try changes("model") { $0.first = 4 }
        #expect(all.count == 4 && none == [])
    }

    @Test func theNoteOnDifferingSourcesHasTheirUnits() throws {
        var query = Query(datasets: "part")
        query.conditions = ["part=pad"]
        let text = String(decoding: try query.answer(in: PartBook.checked()).bytes, as: UTF8.self)
        #expect(text.contains("the sources differ: 30 mm (The maker's list), 3 cm (The trade's list)"))
    }
}
