import Text

/// The keys of a file of `Datasets/`.
package struct DatasetKeys: MapKeys {
    package static let form = MapDeclaration(
        "dataset", "a dataset", meaning: "The columns of a dataset, how it is shown, and the rules that it obeys.",
        Self(),
        demands: [
            Demand(
                .when(.has("units"), .says("unit", [perRecord])),
                "\"units\" is for datasets with \"unit: \(perRecord)\"", at: "units")
        ])

    /// The unit of a dataset whose records bring their own.
    static let perRecord = "per-record"

    let dataset = Key(
        "dataset", .text(.datasetName), is: .required,
        "The name of the dataset, which is the file's name, too: a to z, 0 to 9 and -. Not the name of another file of the output.",
        example: "plank-size")
    let title = Key("title", .localized, is: .required, "What reports call the dataset.", example: "Sizes of planks")
    let description = Key("description", .localized, "What the dataset says, in a sentence or two.")
    let keys = Key(
        "keys", list: .list(of: .map(FieldKeys.form), atLeastOne: "key field"), is: .required,
        "The key fields. Together they name one record.", example: "[{field: wood, vocabulary: wood}]")
    let values = Key(
        "values", list: .list(of: .map(ColumnKeys.form)),
        "The value columns. A dataset without any is a list of keys.", example: "[{field: width, type: number}]")
    let unit = Key(
        "unit", .text,
        "The unit of the numbers; per-record if cells or recipes bring their own. Left out if the numbers have no unit.",
        example: "mm")
    let units = Key(
        "units", .node(.either([.list(Shape.List(item: .scalar(.text))), .map(UnitsKeys.form.shape)])),
        """
        With "unit: per-record": the units that records may have, as a list or as {vocabulary: NAME}, a vocabulary of \
        units whose labels and aliases are other names of them. Any other unit is a finding of the rule "unknown-unit", \
        and its record is left out.
        """, example: "[mm, cm]")
    let digits = Key(
        "digits", .choice(Digits.self),
        """
        kept: numbers are published with the zeros that the source writes behind them, 3.00 as 3.00; they are the same \
        numbers all the same. Left out: in shortest form, as 3.
        """, example: "kept")
    let tolerance = Key(
        "tolerance", .tolerance,
        """
        How far two numbers may differ and still count as the same, in the unit of the values: where several articles \
        give a value for one key, or one article gives two, and for "measurebook diff". It is for all value columns of \
        numbers that have none of their own; left out where numbers must be equal. Declared rules have a tolerance of \
        their own.
        """, example: "0.5")
    let layout = Key(
        "layout", .map(LayoutKeys.form),
        """
        How the report shows the dataset. There is one table for each combination of the key fields that are not named. \
        Where a table would be wider than a page, its heads are short labels, or row fields make tables or columns instead.
        """,
        example: "{rows: [wood], columns: grade}")
    let changesAlong = Key(
        "changes_along", fieldName, "The key field whose steps the report on changes compares.", example: "edition")
    let ranges = Key(
        "ranges", list: .list(of: .map(RangeKeys.form)),
        """
        Fields between which a record holds along an axis, such as another dataset's version; both limits included, an \
        empty one open. "query" then answers AXIS=VALUE with what holds there.
        """, example: "[{axis: edition, from: first, to: last}]")
    let standsFor = Key(
        "stands_for", list: .entries(of: .node(.scalar(.text))),
        "What every record is of, where the dataset has no key field that says so.", example: "{edition: \"2021\"}")
    let gaps = Key(
        "gaps", list: .list(of: .map(GapKeys.form)),
        "Words of other datasets that this one is expected to have; the index tells those that it lacks.")
    let unguarded = Key(
        "unguarded", .localized,
        "Why no rule can watch over some of the values; the report of the audit prints it beside them.")
    let charts = Key(
        "charts", list: .list(of: .map(ChartKeys.form)),
        "The pictures of the report, the first one also in the index; left out: one, inferred from the records.")
    let rules = Key(
        "rules", list: .list(of: .map(RuleKeys.form)),
        "What must hold for the records, besides what holds in every book.")

    /// How numbers are published; in shortest form where the dataset says nothing.
    enum Digits: String, CaseIterable {
        /// With the zeros that the source writes behind them.
        case kept
    }

    /// The name of a key field, which its reader judges.
    fileprivate static let fieldName = Form.node(.scalar(.text))
}

struct FieldKeys: MapKeys {
    static let form = MapDeclaration("keyField", "a key field", Self(), demands: demands)

    let field = Key(
        "field", .text(.fieldName), is: .required,
        "The name of the column: a to z, 0 to 9 and _. Not a column that every data file has.", example: "wood")
    let vocabulary = Key("vocabulary", .text, "The vocabulary of a word.", example: "wood")
    let type = Key(
        "type", .choice(FieldType.self),
        """
        number (kept exactly as a decimal), integer, text, boolean, or word. Left out: word where a vocabulary is named, \
        else text.
        """, example: "integer")
    let title = Key("title", .localized, "What reports call the column.", example: "{en: Width, ja: 幅}")
    let description = Key("description", .localized, "What the column says, for people.")
    let minimum = Key(
        "minimum", .number,
        "The smallest number that can be right; what is below is a finding of the rule \"range\".", example: "1")
    let maximum = Key(
        "maximum", .number,
        "The largest number that can be right; what is above is a finding of the rule \"range\".", example: "500")
    let optional = Key(
        "optional", .boolean, default: false,
        """
        true: the value may be missing. A missing value of a key field is an empty text in the data: an open limit, or \
        something that the record does not have.
        """)

    static let demands =
        [.all([.has("type"), .has("vocabulary")]), .says("type", [FieldType.word.rawValue])].map { (given: Fact) in
            Demand(
                .when(given, .all([.has("vocabulary"), .says("type", [FieldType.word.rawValue])])),
                "the type \"word\" and the key \"vocabulary\" go together; \"{field}\" has one of them")
        } + forNumbers(["minimum", "maximum"])

    static func forNumbers(_ keys: [String]) -> [Demand] {
        keys.map { key in
            Demand(
                .when(.has(key), .says("type", FieldType.allCases.filter(\.isNumeric).map(\.rawValue))),
                "\"\(key)\" is for numbers; say \"type: number\" of \"{field}\", or remove the key", at: key)
        }
    }
}

/// The keys of a value column.
struct ColumnKeys: MapKeys {
    static let form = MapDeclaration(
        "valueColumn", "a value column", Self(),
        demands: FieldKeys.demands + FieldKeys.forNumbers(["tolerance", "qualified"]))

    let field = FieldKeys()
    let tolerance = Key(
        "tolerance", .tolerance, "The same as the dataset's, for this column: 0 where its numbers must be equal.",
        example: "0.5")
    let qualified = Key(
        "qualified", .boolean, default: false,
        """
        true: numbers may be written ≤37, ~9 or 10–12. Adds the columns "qualifier" and "maximum", with the field's name \
        before them where several fields are so.
        """)
    let setByRecipe = Key(
        "set_by_recipe", .boolean, default: false,
        "true: the recipe gives the value, the article does not state it.")
}

/// The keys of `units` where a vocabulary lists them.
struct UnitsKeys: MapKeys {
    static let form = MapDeclaration("units", "the units of a dataset", Self())

    let vocabulary = Key("vocabulary", .text, is: .required, "The vocabulary that lists the units.", example: "unit")
}

struct LayoutKeys: MapKeys {
    static let form = MapDeclaration("layout", "a layout", Self())

    let rows = Key(
        "rows", list: .list(of: DatasetKeys.fieldName, isUnique: true),
        "The key fields that make the rows of the report's tables.", example: "[wood]")
    let columns = Key(
        "columns", DatasetKeys.fieldName,
        "The key field whose words make the columns; left out where the value columns make them.", example: "grade")
}

struct ChartKeys: MapKeys {
    static let form = MapDeclaration("chart", "a chart", Self())

    let name = Key(
        "name", .text(.chartName), is: .required, "Distinguishes the charts of the dataset; part of the file's name.",
        example: "by-grade")
    let title = Key("title", .localized, "What the chart shows; the dataset's title where it is left out.")
    let statement = Key(
        "statement", .map(ChartStatementKeys.form),
        "A title that says what is seen. It is printed as long as its rules hold for all records, and else the title.")
    let kind = Key("kind", .choice(ChartKind.self), "How the values are drawn.", example: "line")
    let axis = Key("axis", DatasetKeys.fieldName, "The key field along the axis.", example: "grade")
    let series = Key("series", DatasetKeys.fieldName, "The key field with a line for each word.", example: "wood")
    let facets = Key(
        "facets", .list(of: DatasetKeys.fieldName, isUnique: true),
        "The key fields with a picture for each combination of their words.", example: "[side]")
    let value = Key("value", DatasetKeys.fieldName, "The value column that is drawn.", example: "width")
    let `where` = Key(
        "where", list: .entries(of: .node(.either([.scalar(.text), .list(Shape.List(item: .scalar(.text)))]))),
        "The words that the records have, by key field.", example: "{side: left}")
}

struct ChartStatementKeys: MapKeys {
    static let form = MapDeclaration("chartStatement", "a statement", Self())

    let text = Key(
        "text", .localized, is: .required, "One sentence without a full stop.", example: "Better grades are wider")
    let rules = Key(
        "rules", list: .list(of: .word, atLeastOne: "rule"), is: .required,
        "The rules of the dataset that guarantee it.", example: "[better-grades-are-wider]")
}

struct RangeKeys: MapKeys {
    static let form = MapDeclaration("axisRange", "a range", Self())

    let axis = Key(
        "axis", .text, is: .required, "The axis along which the range lies; not a field of this dataset.",
        example: "edition")
    let from = Key(
        "from", .word, is: .required, "The field with the first word or number of the range; empty where it is open.",
        example: "first")
    let to = Key(
        "to", .word, is: .required, "The field with the last word or number of the range; empty where it is open.",
        example: "last")
}

/// The keys of an entry of `gaps`.
struct GapKeys: MapKeys {
    static let form = MapDeclaration("gap", "an entry of gaps", Self())

    let field = Key("field", .text, is: .required, "The column of this dataset that holds words.", example: "wood")
    let against = Key(
        "against", .map(OtherColumnKeys.form), is: .required,
        "The column of another dataset whose words are expected here.", example: "{dataset: tree, column: wood}")
    let reason = Key(
        "reason", .localized, is: .required, "Why words are missing; the index prints it.",
        example: "Only what the mill saws is measured.")
}

/// The keys that name a column of another dataset.
struct OtherColumnKeys: MapKeys {
    static let form = MapDeclaration("otherColumn", "the other column", Self())

    let dataset = Key("dataset", .text, is: .required, "The other dataset.", example: "tree")
    let column = Key(
        "column", .text, is: .required, "Its key field or value column, with words of the same vocabulary.",
        example: "wood")
}

/// The keys that every rule has, whatever its kind.
package struct RuleKeys: MapKeys {
    package static let form = MapDeclaration("rule", "a rule", Self(), isOpen: true)

    let id = Key(
        "id", .text(.ruleID), is: .required,
        "The rule's own id, unique in the book, without white space: the data list several with spaces between them.",
        example: "better-grades-are-wider")
    let kind = Key(
        "kind", .text, is: .required,
        "The kind of rule, which decides on the other keys: \"measurebook rules\" lists the kinds.",
        example: "monotonic")
    let reason = Key(
        "reason", .localized, is: .required, "Why it must hold; reports print it.", example: "The mills sort by width.")
    let severity = Key(
        "severity", .choice(Severity.self), default: .error, "How bad it is when the rule is broken.")
}
