import Testing
import Text

/// Rules whose parameters are valid one by one but leave nothing to judge are mistakes, with what to do.
struct SenselessRuleTests {
    private static let table = """
        dataset: board
        | wood | size  | level | weight | length | name |
        |------|-------|-------|-------:|-------:|-----:|
        | fir  | small | 1     |     10 |      5 |  ann |
        | oak  | large | 2     |     20 |      6 |  bob |
        dataset: saw
        | wood | tool | step |
        |------|------|-----:|
        | fir  | hand |    5 |
        """

    private static func problems(_ rule: String) -> [String] {
        ExampleBook(table: table, rules: [rule]).problems.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    }

    private static let itself =
        " is the weight of the same record, which the rule judges; name another column, or another record with \"where\""

    static let mistakes: [(rule: String, mistake: String)] = [
        ("kind: linear\nequals: {}", "2:9 \"equals\"" + itself),
        ("kind: linear\nequals: {dataset: board, column: weight}", "2:9 \"equals\"" + itself),
        ("kind: linear\nequals: {where: {size: small}}\nwhere: {size: [small]}", "2:9 \"equals\"" + itself),
        ("kind: sum\nterms: [length, weight]", "2:17 \"terms\"" + itself),
        ("kind: slope\nwith: weight\nminimum: 2", "2:7 \"with\"" + itself),
        ("kind: multiple-of\nof: {}", "2:5 \"of\"" + itself),
        ("kind: multiple-of\nof: 0", "2:5 \"of\" is a number above 0, but found 0"),
        ("kind: multiple-of\nof: -3", "2:5 \"of\" is a number above 0, but found -3"),
        (
            "kind: floor-to-multiples\ntotal: 9\nrow: 0\nconstant_for: wood",
            "3:6 \"row\" is a number above 0, but found 0"
        ),
        (
            "kind: proportional\nof: 2",
            "2:5 \"of\" is a number, of which all values are one multiple where they are equal; name a column, or use constant"
        ),
        ("kind: slope\nwith: 2\nminimum: 2", "2:7 \"with\" is a number, which does not grow; name a column"),
        ("kind: slope\nwith: length\nminimum: 2\nmaximum: 1", "4:10 the maximum of 1 is below the minimum of 2"),
        ("kind: range\nminimum: 2\nmaximum: 1", "3:10 the maximum of 1 is below the minimum of 2"),
        (
            "kind: ordered-pair\nfield: size\nlower: small\nupper: small",
            "4:8 \"lower\" and \"upper\" are the same word; give one of them another"
        ),
        (
            "kind: ordered-pair\nfield: size\nlower: small\nupper: large\nwhere: {size: small}",
            "5:8 \"where\" leaves out the records with the size of \"upper\"; remove size from it"
        ),
        (
            "kind: equal-slices\nleft: {wood: fir}\nright: {wood: fir}",
            "3:8 \"left\" and \"right\" select the same records; give \"right\" another word"
        ),
        (
            "kind: equal-slices\nleft: {wood: fir}\nright: {wood: oak}\nwhere: {wood: fir}",
            "4:8 \"where\" leaves out the records with the wood of \"right\"; remove wood from it"
        ),
        (
            "kind: inside\nitems: {wood: fir}\nintervals: {wood: fir}\nalong: weight\ncolumn: name",
            "3:12 \"items\" and \"intervals\" select the same records; give \"intervals\" another word"
        ),
        (
            "kind: inside\nitems: {level: 1}\nintervals: {level: 2}\nalong: level\ncolumn: name",
            "4:8 \"along\" is a field of \"items\" or \"intervals\", which gives it one word; name another column"
        ),
        (
            "kind: same-order\nitems: name\nalong: level\nleft: {wood: fir}\nright: {wood: fir}",
            "5:8 \"left\" and \"right\" select the same records; give \"right\" another word"
        ),
        (
            "kind: clamped-copy\ncopy: {wood: fir}\nsource: {wood: oak}\nalong: size\nlower: large\nupper: small",
            "6:8 \"upper\" comes before \"lower\"; exchange the two"
        ),
        (
            "kind: clamped-copy\ncopy: {size: small}\nsource: {size: large}\nalong: size\nupper: small",
            "4:8 \"along\" is a field of \"copy\" or \"source\", which gives it one word; name another field"
        ),
        (
            "kind: monotonic\nalong: size\ndirection: rising\nwhere: {size: small}",
            "4:8 \"where\" leaves only one size, so that there is nothing to compare by \"along\"; remove it from \"where\""
        ),
        (
            "kind: constant\nacross: size\nwhere: {size: small}",
            "3:8 \"where\" leaves only one size, so that there is nothing to compare by \"across\"; remove it from \"where\""
        ),
        (
            "kind: determined-by\ncolumn: weight\nby: [wood, weight]",
            "3:5 \"by\" names weight, which the rule judges; name the columns that it depends on"
        ),
        (
            "kind: determined-by\ncolumn: weight\nby: [wood, size, level]",
            "3:5 \"by\" names all key fields, so that each record is a group of its own; leave one of them out"
        ),
        (
            "kind: proportional\nof: {column: length}\nconstant_for: [wood, size, level]",
            "3:15 \"constant_for\" names all key fields, so that each record is a group of its own; leave one of them out"
        ),
        (
            "kind: unique\ncolumns: [wood, name]\nwithin: wood",
            "3:9 \"within\" names a field of \"columns\", which is the same in all records that are compared; name it once"
        ),
        (
            "kind: complete-grid\nfields: {size: [small, large]}\nwhere: {size: small}",
            "3:8 \"where\" leaves out the records with the size large, which the grid requires; remove size from it, or list "
                + "the words that it requires"
        ),
        (
            "kind: same-order\nitems: name\nalong: level\nleft: {wood: fir}\nright: {wood: oak}\nwhere: {wood: fir}",
            "6:8 \"where\" leaves out the records with the wood of \"right\"; remove wood from it"
        ),
        ("kind: complete-grid\nfields: {wood: []}", "2:16 \"wood\" needs at least one word; write all for all of them"),
        (
            "kind: reference\nreference: {dataset: saw, column: step, match: {size: tool}}",
            "2:55 no size can be equal to a value of tool, for the two have no common words; name another column"
        ),
        (
            "kind: reference\nreference: {dataset: saw, column: step, match: {level: tool}}",
            "2:56 no level can be equal to a value of tool, for the two have no common words; name another column"
        ),
        (
            "kind: reference\nreference: {dataset: board, column: weight, match: {wood: wood}}",
            "2:37 the reference is the column that the rule judges, with the same record among others; name another one"
        ),
        (
            "kind: absent-from\nfrom: {dataset: board, match: {wood: wood, size: size, level: level}}",
            "2:31 \"match\" names all key fields, so that a record has no counterpart but itself; name another dataset or "
                + "fewer columns"
        ),
        (
            "kind: allowed-combinations\nfields: [wood, size]\nfrom: {dataset: board, match: {wood: wood, size: size}}",
            "3:17 \"from\" is the rule's own dataset, which has all of its combinations; name another one"
        ),
        (
            "kind: pattern\ncolumn: name\npattern: \"{digits 0}\"",
            "3:10 the pattern \"{digits 0}\" has the part {digits 0}; write a number as in {digits 4}, {digits 1-3} or {digits 2-}"
        ),
        ("kind: pattern\ncolumn: name\npattern: \"[]\"", "3:10 the pattern \"[]\" fits only an empty text"),
    ]

    /// Numbers have one form in all files of a book.
    @Test(arguments: [
        ("kind: linear\nequals: .5", "\"equals\" is a number such as 12 or 0.4, or a map with"),
        ("kind: linear\nequals: {column: length, times: .5}", "\"times\" takes a number such as 12 or 0.4, but found"),
        ("kind: sum\nterms: [length, .5]", "\"terms\" takes a number such as 12 or 0.4, but found"),
        ("kind: linear\nequals: {column: length, plus: .5}", "\"plus\" is a number such as 12 or 0.4, but found"),
        ("kind: range\nmaximum: 12345678901234567890", "found 12345678901234567890, which has more digits than"),
        ("kind: linear\nequals: -1.1234567890123456789", "found -1.1234567890123456789, which has more digits"),
        ("kind: range\nmaximum: 1.2.3", "but found the text \"1.2.3\""),
        ("kind: range\nmaximum: .5", "\"maximum\" is a number such as 12 or 0.4, but found"),
        ("kind: range\nmaximum: 5\nwhere: {level: .5}", "level holds numbers such as 12 or 0.4, but found"),
    ])
    func aNumberInAnotherFormIsAMistake(_ rule: String, _ mistake: String) {
        let problems = Self.problems(rule)
        #expect(problems.count == 1)
        #expect(problems.first?.contains(mistake) == true, "\(problems)")
    }

    @Test(arguments: mistakes) func isAMistake(_ rule: String, _ mistake: String) {
        #expect(Self.problems(rule) == [mistake])
    }

    @Test(arguments: [
        "kind: allowed-combinations\nfields: [wood]\nallowed: []",
        "kind: inside\nitems: {wood: fir}\nintervals: {wood: oak}\nalong: weight\ncolumn: name\npairs: []",
    ])
    func anEmptyListIsAMistake(_ rule: String) {
        #expect(Self.problems(rule).count == 1)
    }

    @Test(arguments: [
        "kind: linear\nequals: {where: {size: small}}\nwhere: {size: [small, large]}",
        "kind: linear\nequals: {where: {size: small}}\nwhere: {size: large}", "kind: linear\nequals: {column: length}",
        "kind: equal-slices\nleft: {wood: fir}\nright: {wood: fir, size: small}",
        "kind: absent-from\nfrom: {dataset: saw, match: {name: tool}}",
        "kind: absent-from\nfrom: {dataset: board, match: {name: name}}",
        "kind: complete-grid\nfields: {size: [small]}\nwhere: {size: small}",
        "kind: pattern\ncolumn: name\npattern: \"{digits 0-2}\"",
        "kind: reference\nreference: {dataset: board, column: length, match: {wood: wood}}",
    ])
    func whatMakesSenseIsNone(_ rule: String) {
        #expect(Self.problems(rule).isEmpty)
    }
}
