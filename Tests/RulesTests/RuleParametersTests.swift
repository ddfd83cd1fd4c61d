import Testing
import Text

/// What is wrong with a rule is said with its place and the nearest right word, several mistakes at once.
struct RuleParametersTests {
    private static let table = """
        dataset: board
        | wood | size  | form | weight | bound* |
        |------|-------|------|-------:|-------:|
        | fir  | small | flat |     10 | exact  |
        | oak  | large | flat |     20 | exact  |
        dataset: saw
        | tool | wood | step |
        |------|------|-----:|
        | hand | fir  |    5 |
        """

    private static func problems(_ rule: String) -> [String] {
        ExampleBook(table: table, rules: [rule]).problems.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    }

    @Test func severalMistakesAtOnce() {
        #expect(
            Self.problems(
                """
                id: order
                kind: ordered-pair
                field: siez
                upper: large
                strict: perhaps
                colum: weight
                where: {wod: fir, form: flatt}
                """) == [
                    "1:1 the rule \"order\" of the kind ordered-pair needs the key \"lower\"",
                    "6:1 the rule \"order\" of the kind ordered-pair has no key \"colum\"; did you mean \"column\"?",
                    "3:8 the dataset \"board\" has no key field \"siez\"; did you mean \"size\"?",
                    "5:9 \"strict\" is true or false, but found the text \"perhaps\"",
                    "7:9 \"where\" takes key fields, columns of words and columns set by recipes; \"wod\" is not one of them; did you mean \"wood\"?",
                    "7:25 the vocabulary \"form\" of form has no id \"flatt\"; did you mean \"flat\"?",
                ])
    }

    @Test func wordsOfTheFieldsVocabulary() {
        #expect(
            Self.problems("kind: ordered-pair\nfield: size\nlower: smal\nupper: large") == [
                "3:8 the vocabulary \"size\" of size has no id \"smal\"; did you mean \"small\"?"
            ])
    }

    @Test func whereTakesColumnsThatRecipesSet() {
        #expect(Self.problems("kind: range\nmaximum: 30\nwhere: {bound: exact}").isEmpty)
        #expect(
            Self.problems("kind: range\nmaximum: 30\nwhere: {weight: 3}").first?.hasPrefix(
                "3:9 \"where\" takes key fields, columns of words and columns set by recipes; \"weight\" is not one of them"
            ) == true)
    }

    @Test func operandsNameDatasetsColumnsAndTheFieldsThatAreNotShared() {
        #expect(
            Self.problems("kind: multiple-of\nof: {dataset: saws, column: step}") == [
                "2:15 unknown dataset \"saws\"; did you mean \"saw\"?"
            ])
        #expect(
            Self.problems("kind: multiple-of\nof: {dataset: saw, column: stepp, where: {tool: hnd}, time: 2}") == [
                "2:55 the operand \"of\" has no key \"time\"; did you mean \"times\"?",
                "2:28 the dataset \"saw\" has no value column \"stepp\"; did you mean \"step\"?",
                "2:49 the vocabulary \"tool\" of tool has no id \"hnd\"; did you mean \"hand\"?",
            ])
        #expect(
            Self.problems("kind: multiple-of\nof: {dataset: saw}") == [
                "2:5 \"board\" has no field \"tool\", which is a key field of \"saw\"; give its value in \"where\""
            ])
        #expect(
            Self.problems("kind: multiple-of\nof: half") == [
                "2:5 \"of\" is a number such as 12 or 0.4, or a map with dataset, column, where, times and plus, but found the text \"half\""
            ])
    }

    @Test func keyFieldsAreTermsByTheirNamesAlone() {
        #expect(
            Self.problems("kind: sum\nterms: [{column: wood, times: 2}]") == [
                "2:18 \"wood\" is a key field; \"terms\" takes it by its name alone, wood, without a map"
            ])
        #expect(
            Self.problems("kind: multiple-of\nof: {column: wood}") == [
                "2:14 \"wood\" is a key field of the dataset \"board\", but the name of a value column must be here"
            ])
    }

    @Test func gridsAskForPresentAllOrAList() {
        #expect(
            Self.problems("kind: complete-grid\nfields: {size: al, wood: [fir, okk], length: all}") == [
                "2:16 \"size\" takes present, all, or a list of words, but found the text \"al\"; did you mean \"all\"?",
                "2:32 the vocabulary \"wood\" of wood has no id \"okk\"; did you mean \"oak\"?",
                "2:38 the dataset \"board\" has no key field \"length\"; it has wood, size, form",
            ])
    }

    @Test func combinationsFromAnotherDataset() {
        #expect(
            Self.problems(
                "kind: allowed-combinations\nfields: [wood, size]\nfrom: {dataset: saw, match: {wood: woood}}") == [
                    "3:36 the dataset \"saw\" has no column \"woood\"; did you mean \"wood\"?"
                ])
        #expect(
            Self.problems(
                "kind: allowed-combinations\nfields: [wood, size]\nfrom: {dataset: saw, match: {wood: wood}}") == [
                    "3:7 \"from\" does not contain size; name it in match or between"
                ])
        #expect(
            Self.problems("id: pairs\nkind: allowed-combinations\nfields: [wood, size]") == [
                "1:1 the rule \"pairs\" of the kind allowed-combinations needs either the key \"allowed\" or the key \"from\""
            ])
        #expect(
            Self.problems("kind: allowed-combinations\nfields: [wood, size]\nallowed: [[fir], [fir, small]]") == [
                "3:11 a combination is a list of wood, size, but found a list"
            ])
    }

    @Test func fieldsAreNamedOnce() {
        #expect(
            Self.problems("kind: constant\nacross: [size, size]") == ["2:16 the field \"size\" is named twice"])
    }

    @Test func rangesNeedALimitAndLimitsAnOrder() {
        #expect(
            Self.problems("id: r\nkind: range") == [
                "1:1 the rule \"r\" of the kind range needs the key \"minimum\" or \"maximum\""
            ])
        #expect(
            Self.problems("kind: range\nminimum: 3\nmaximum: 2") == ["3:10 the maximum of 2 is below the minimum of 3"])
    }
}
