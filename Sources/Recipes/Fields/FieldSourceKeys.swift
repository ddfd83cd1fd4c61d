import Books

/// The keys of a field's source in a recipe.
struct FieldSourceKeys: MapKeys {
    static let form = MapDeclaration(
        "sourceMap", "the source of a field", Self(),
        demands: [
            Demand(.one(origins.map { .has($0) }), "{subject} names one of \(origins.joined(separator: ", "))"),
            Demand(
                .no(.all([.has("default"), .has("assume")])),
                "write \"default\" if the source means the value, or \"assume\" if it leaves it open, but not both",
                at: "assume"),
        ])

    /// Where a text may come from.
    private static let origins = ["constant", "column", "heading", "caption", "lead_in", "header"]

    /// How a source is written: a constant, several of them, or a map.
    static let shape = Shape.either([.map(form.shape), Form.list(of: .textOrNothing, atLeastOne: "constant").shape])

    let constant = Key(
        "constant", list: .list(of: .textOrNothing, atLeastOne: "constant"),
        "The value itself; a list gives a record for each value. Optional fields may have an empty text.",
        example: "oak")
    let column = Key(
        "column", .columnName,
        """
        The text comes from the row's cell in this column. Of several columns called Size, Size#1 is the first and \
        Size#2 the second; an empty text is the column without a name.
        """, example: "Width")
    let heading = Key(
        "heading", .text,
        """
        A pattern: the text comes from the innermost heading above the table that it matches, or else from several \
        headings joined by " / ", such as "{wood} / Planks" from "Oak" above "Planks".
        """,
        example: "\"{wood} planks\"")
    let caption = Key(
        "caption", .text, "A pattern: the text comes from the table's caption.", example: "\"Planks of {wood}\"")
    let leadIn = Key(
        "lead_in", .text,
        """
        A pattern: the text comes from the last paragraph above the table, after its heading and after the previous \
        table.
        """, example: "\"Planks of {wood}:\"")
    let header = Key(
        "header", .text, "A pattern: the text comes from the one header that it matches, its tiers joined by \" / \".",
        example: "\"Width ({unit})\"")
    let pattern = Key(
        "pattern", .text, "Splits a composite text; the field takes the part with its own name.",
        example: "\"{wood}[({side})]\"")
    let part = Key(
        "part", .text, "The name of the field's part in the pattern, if it is not the field's name.",
        example: "width")
    let confirm = Key(
        "confirm", list: .entries(of: .number),
        """
        Other parts of the pattern that give the same number in another form, each with its factor, and beside them \
        "tolerance" if either number is rounded. A different result is a finding.
        """, example: "{inches: 2.54, tolerance: 0.05}")
    let sum = Key(
        "sum", list: .entries(of: .number),
        """
        The parts of the pattern that make the field's number together, each with its factor: 2:05:30 is 7530 seconds. \
        The first part of a cell may have a sign or a qualifier, and the last one decimals.
        """, example: "{hours: 3600, minutes: 60, seconds: 1}")
    let lastDigitsOf = Key(
        "last_digits_of", .text,
        """
        Another part of the pattern, in whose last digits the field's number counts, as for a deviation in brackets: \
        1.00783(2) may deviate by 0.00002.
        """, example: "mass")
    let list = Key(
        "list", list: .list(of: .text),
        """
        Separators that split one label into several, which gives a record for each. A label that is known as a whole \
        stays whole. The longest separator at a place wins, whatever their order; width is ignored.
        """, example: "[\", \", \" and \"]")
    let map = Key(
        "map", list: .entries(of: .textOrNothing),
        "The recipe's own names for words; an empty text for an optional key without a limit.",
        example: "{\"◎\": first, \"○\": second}")
    let none = Key(
        "none", list: .list(of: .word),
        """
        Further texts for "no value"; for an optional key field, texts that leave it empty.
        """, example: "[k.A., unbekannt]")
    let decimal = Key(
        "decimal", .choice(NumberForm.Decimal.self), default: .point,
        "The decimal separator: comma if the source writes 1.024,5.")
    let raised = Key(
        "raised", .choice(NumberForm.Raised.self),
        """
        The meaning of raised text at a number or a word, if the article does not show it: a footnote mark or a power.
        """,
        example: "footnote")
    let brackets = Key(
        "brackets", .choice(NumberForm.Brackets.self),
        "The meaning of brackets around a number, as accounts use them: (1,234) is -1234.", example: "negative")
    let fallback = Key(
        "default", .textOrNothing,
        "The value if the cell is empty or lacks the part, because the source means it.",
        example: "left")
    let assume = Key(
        "assume", .textOrNothing,
        "The same, but the source leaves it open: the field is then listed in the column \"assumed\".",
        example: "left")
}
