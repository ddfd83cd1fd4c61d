import Books

/// The keys of a field's source in a recipe.
struct FieldSourceKeys: MapKeys {
    static let form = MapDeclaration(
        "sourceMap", "the source of a field", Self(),
        demands: [Demand(.one(origins.map { .has($0) }), "{subject} names one of \(origins.joined(separator: ", "))")])

    /// Where a text may come from.
    private static let origins = ["constant", "column", "heading", "caption", "lead_in", "header"]

    /// How a source is written: a constant, several of them, or a map.
    static let shape = Shape.either([.map(form.shape), Form.list(of: .textOrNothing, atLeastOne: "constant").shape])

    let constant = Key(
        "constant", list: .list(of: .textOrNothing, atLeastOne: "constant"),
        "The value itself; a list gives a record for each. An empty text is one where the field is optional.",
        example: "oak")
    let column = Key(
        "column", .columnName,
        """
        The text comes from the row's cell in this column. Of several columns called Size, Size#1 is the first and \
        Size#2 the second; an empty text is the column without a name.
        """, example: "Width")
    let heading = Key(
        "heading", .text, "A pattern: the text comes from the innermost heading above the table that it matches.",
        example: "\"{wood} planks\"")
    let caption = Key(
        "caption", .text, "A pattern: the text comes from the table's caption.", example: "\"Planks of {wood}\"")
    let leadIn = Key(
        "lead_in", .text,
        """
        A pattern: the text comes from the last paragraph above the table, behind its heading and behind the table before \
        it.
        """, example: "\"Planks of {wood}:\"")
    let header = Key(
        "header", .text, "A pattern: the text comes from the one header that it matches, its tiers joined by \" / \".",
        example: "\"Width ({unit})\"")
    let pattern = Key(
        "pattern", .text, "Takes a composite text apart; the part named like the field is the field's.",
        example: "\"{wood}[({side})]\"")
    let part = Key(
        "part", .text, "The name of the field's part in the pattern, where it is not the field's name.",
        example: "width")
    let confirm = Key(
        "confirm", list: .entries(of: .number),
        """
        Other parts of the pattern that say the same number in another form, each with what it is multiplied by; with \
        "tolerance" where either is rounded. Where they come to something else, that is a finding.
        """, example: "{minutes: 60, seconds: 1}")
    let list = Key(
        "list", list: .list(of: .text),
        """
        Texts at which one label is split into several, which gives a record for each. Of separators that begin at one \
        place the longest counts, whatever their order; width does not matter.
        """, example: "[\", \", \" and \"]")
    let map = Key(
        "map", list: .entries(of: .textOrNothing),
        "The recipe's own names for words; an empty text where an optional key is open.",
        example: "{\"◎\": first, \"○\": second}")
    let none = Key(
        "none", list: .list(of: .word),
        """
        Further texts that mean that the source gives no value; of an optional key field, that it is empty.
        """, example: "[k.A., unbekannt]")
    let decimal = Key(
        "decimal", .choice(NumberForm.Decimal.self), default: .point,
        "The sign between the whole units of a number and its fraction: comma where the source writes 1.024,5.")
    let raised = Key(
        "raised", .choice(NumberForm.Raised.self),
        """
        What raised text at a number or a word is, where the article does not tell: the mark of a footnote, or a power.
        """,
        example: "footnote")
    let fallback = Key(
        "default", .textOrNothing,
        "The value where the cell is empty or has no such part, because that is what the source means.",
        example: "left")
    let assume = Key(
        "assume", .textOrNothing,
        "The same, but the source leaves it open: the field is then listed in the column \"assumed\".",
        example: "left")
}
