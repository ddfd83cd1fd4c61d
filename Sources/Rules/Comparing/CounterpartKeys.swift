import Books
import Text

/// The keys of an operand that is the value of another record.
struct CounterpartKeys: MapKeys {
    static let form = MapDeclaration("counterpart", "a value of another record", Self())

    let dataset = Key("dataset", .word, "the dataset of the other record; default: the rule's own", example: "board")
    let column = Key(
        "column", .word,
        "the value column of the other record; default: the first of numbers that is read from articles",
        example: "depth")
    let `where` = Key(
        "where", list: .entries(of: .node(.scalar(.textOrNothing))),
        "the words of key fields that select the other record; its other key fields equal this record's",
        example: "{grade: first}")
    let times = Key(
        "times", .word,
        "the factor: a number other than 0, or the name of another value column of the other record",
        example: "0.4")
    let plus = Key("plus", .number, "the number that is then added", example: "-2")
}
